import type { Lot } from '../../domain/lot';

/** The photo that stands for a lot: its cover, else the first of its photos; null without any. */
export function coverOf({ coverPhotoId }: Pick<Lot, 'coverPhotoId'>, photoIds: readonly string[]): string | null {
  return coverPhotoId !== null && photoIds.includes(coverPhotoId) ? coverPhotoId : (photoIds[0] ?? null);
}
