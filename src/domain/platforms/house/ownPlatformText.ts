import type { SaleMaps, SaleMapsChange } from '../../sales/saleMaps';
import {
  isOwnPlatformId,
  OWN_DECIMALS,
  OWN_DELIMITERS,
  OWN_ENCODINGS,
  OWN_EXTENSIONS,
  OWN_LINE_BREAKS,
  OWN_YES_NO,
  type OwnPlatform,
  type OwnPlatformColumn,
  type OwnPlatformFile,
  PLAIN_FILE,
} from './ownPlatform';
import { isPicturePattern } from './picturePattern';

/** One that is stored and cannot be used. `newer`: only a newer build knows what is in it. */
export interface UnreadablePlatform {
  readonly id: string;
  readonly reason: 'damaged' | 'newer';
}

const VERSION = 1;

type Content = Readonly<Record<string, unknown>>;

/** A column is a list: header, source, and its limits where it has any. */
type StoredColumn = readonly [header: string, from: string, limits?: { longest?: number; required?: true }];

/** The text under which it is kept. */
export function ownPlatformText({ name, file, columns, more = {} }: OwnPlatform): string {
  const stored = columns.map(({ header, from, longest, isRequired }): StoredColumn => {
    const limits = { ...(longest !== null && { longest }), ...(isRequired && { required: true as const }) };
    return Object.keys(limits).length === 0 ? [header, from] : [header, from, limits];
  });
  return JSON.stringify({ ...more, v: VERSION, name, file, columns: stored });
}

/** Anything may stand in a document: a text that is none of ours is said to be damaged, and left as it is. */
export function readOwnPlatform(id: string, text: string): OwnPlatform | UnreadablePlatform {
  const content = contentOf(text);
  if (content === null) return { id, reason: 'damaged' };
  const { v, name, file = {}, columns, ...more } = content;
  if (typeof v !== 'number' || v > VERSION) return { id, reason: typeof v === 'number' ? 'newer' : 'damaged' };
  const read = Array.isArray(columns) ? columns.map(readColumn) : [null];
  if (typeof name !== 'string' || name === '' || !isContent(file) || read.length === 0 || read.includes(null)) {
    return { id, reason: 'damaged' };
  }
  const known = readFile(file);
  if (known === null) return { id, reason: 'newer' };
  const rest = Object.keys(more).length > 0 ? { more } : {};
  return { id, name, file: known, columns: read.filter((column) => column !== null), ...rest };
}

const isContent = (value: unknown): value is Content =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function contentOf(text: string): Content | null {
  try {
    const value: unknown = JSON.parse(text);
    return isContent(value) ? value : null;
  } catch {
    return null;
  }
}

function readColumn(stored: unknown): OwnPlatformColumn | null {
  if (!Array.isArray(stored)) return null;
  const [header, from, limits = {}] = stored as readonly unknown[];
  if (typeof header !== 'string' || header === '' || typeof from !== 'string' || !isContent(limits)) return null;
  const { longest, required } = limits;
  return { header, from, longest: isCount(longest) ? longest : null, isRequired: required === true };
}

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value > 0;

/** What is missing has its default; null when a value is none that this build can write. */
function readFile(stored: Content): OwnPlatformFile | null {
  const all: Content = { ...PLAIN_FILE, ...stored };
  const extension = OWN_EXTENSIONS.find((each) => each === all['extension']);
  const encoding = OWN_ENCODINGS.find((each) => each === all['encoding']);
  const delimiter = OWN_DELIMITERS.find((each) => each === all['delimiter']);
  const lineBreaks = OWN_LINE_BREAKS.find((each) => each === all['lineBreaks']);
  const decimals = OWN_DECIMALS.find((each) => each === all['decimals']);
  const yesNo = OWN_YES_NO.find((each) => each === all['yesNo']);
  const { pictureName, mostPictures, longestSide } = all;
  const isKnown = extension && encoding && delimiter && lineBreaks && decimals && yesNo;
  if (!isKnown || typeof pictureName !== 'string' || !isPicturePattern(pictureName)) return null;
  return {
    ...{ extension, encoding, delimiter, lineBreaks, decimals, yesNo, pictureName },
    mostPictures: isCount(mostPictures) ? mostPictures : null,
    longestSide: isCount(longestSide) ? longestSide : null,
  };
}

export const isReadable = (one: OwnPlatform | UnreadablePlatform): one is OwnPlatform => 'columns' in one;

/** What of a sale holds the platforms of its house. */
export interface HousePlatforms {
  readonly ownPlatforms?: SaleMaps['ownPlatforms'];
}

/** The platforms of a house as they are stored, the oldest first. */
export const platformTexts = ({
  ownPlatforms = {},
}: HousePlatforms): readonly (readonly [id: string, text: string])[] =>
  Object.entries(ownPlatforms)
    .filter(([id]) => isOwnPlatformId(id))
    .sort(([one], [other]) => (one < other ? -1 : 1));

/** The platforms of a house, the oldest first. */
export const storedPlatforms = (sale: HousePlatforms): readonly (OwnPlatform | UnreadablePlatform)[] =>
  platformTexts(sale).map(([id, text]) => readOwnPlatform(id, text));

export const platformSaved = (platform: OwnPlatform): SaleMapsChange => ({
  ownPlatforms: { [platform.id]: ownPlatformText(platform) },
});
export const platformRemoved = (id: string): SaleMapsChange => ({ ownPlatforms: { [id]: null } });
