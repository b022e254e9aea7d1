import { isWindows1252 } from '../text/windows1252';
import { LONGEST_OWN_PLATFORM, LONGEST_PLATFORM_NAME, type OwnPlatform } from './ownPlatform';
import { ownPlatformText } from './ownPlatformText';
import { isPicturePattern, namesAlike } from './picturePattern';

/** Why a platform of the house cannot be kept as it is. */
export type OwnPlatformProblem =
  | { readonly rule: 'nameMissing' | 'nameTaken' | 'pictureName' | 'picturesAlike' | 'noColumns' }
  | { readonly rule: 'nameTooLong'; readonly most: number }
  /** The encoding has no such characters. */
  | { readonly rule: 'headerOutside'; readonly header: string }
  | { readonly rule: 'tooLarge'; readonly most: number; readonly has: number };

/** The first problem; null when there is none. `others`: the names of all other platforms of the sale. */
export function ownPlatformProblem(platform: OwnPlatform, others: readonly string[]): OwnPlatformProblem | null {
  const { name, columns, file } = platform;
  const isName = (other: string): boolean => other.toLowerCase() === name.trim().toLowerCase();
  if (name.trim() === '') return { rule: 'nameMissing' };
  if (name.length > LONGEST_PLATFORM_NAME) return { rule: 'nameTooLong', most: LONGEST_PLATFORM_NAME };
  if (others.some(isName)) return { rule: 'nameTaken' };
  if (columns.every(({ from }) => from === '')) return { rule: 'noColumns' };
  if (!isPicturePattern(file.pictureName)) return { rule: 'pictureName' };
  if (namesAlike(file.pictureName, file.mostPictures)) return { rule: 'picturesAlike' };
  const isNarrow = file.extension !== 'xlsx' && file.encoding === 'windows-1252';
  const outside = isNarrow && columns.find(({ header }) => ![...header].every(isWindows1252));
  if (outside) return { rule: 'headerOutside', header: outside.header };
  const has = ownPlatformText(platform).length;
  return has > LONGEST_OWN_PLATFORM ? { rule: 'tooLarge', most: LONGEST_OWN_PLATFORM, has } : null;
}
