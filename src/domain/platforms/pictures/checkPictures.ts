import type { Photo } from '../../photos/photo';
import type { ProblemDetail } from '../problem';
import type { PictureRules } from '../profile';

/** What is wrong with the pictures of a lot; `photoId` null: with all of them together. */
export function checkPictures(
  photos: readonly Photo[],
  { most, longestSide, leastBytes, mostBytes }: PictureRules,
  report: (detail: ProblemDetail, photoId: string | null) => void,
): void {
  if (most.is !== null && photos.length > most.is) {
    report({ rule: 'tooManyPictures', most: most.is, count: photos.length }, null);
  }
  if (longestSide.is === null && leastBytes.is === null && mostBytes.is === null) return;
  for (const { id, width, height, bytes } of photos.slice(0, most.is ?? photos.length)) {
    const isTooLarge = longestSide.is !== null && Math.max(width, height) > longestSide.is;
    const isTooHeavy = mostBytes.is !== null && bytes > mostBytes.is;
    if (isTooLarge || isTooHeavy) {
      report({ rule: 'pictureMadeSmaller', longestSide: longestSide.is, mostBytes: mostBytes.is }, id);
    }
    if (leastBytes.is !== null && bytes < leastBytes.is) {
      report({ rule: 'pictureTooSmall', least: leastBytes.is, bytes }, id);
    }
  }
}
