import type { Encoding, FileRules, LineBreaks, MoneyForm } from '../profile';

/** Where the cells of a column come from, as one word: see `ownSource.ts`. */
export type OwnSource = string;

/** A column of a platform of the house. */
export interface OwnPlatformColumn {
  /** Exactly as the template has it. */
  readonly header: string;
  readonly from: OwnSource;
  /** Characters of a text; null: as many as there are. */
  readonly longest: number | null;
  readonly isRequired: boolean;
}

export const OWN_EXTENSIONS = ['csv', 'txt', 'tsv', 'xlsx'] as const satisfies readonly FileRules['extension'][];
export const OWN_ENCODINGS = [
  'utf-8',
  'utf-8-bom',
  'windows-1252',
  'utf-16le-bom',
  'utf-16be-bom',
] as const satisfies readonly Encoding[];
export const OWN_DELIMITERS = [',', ';', '\t', '|'] as const satisfies readonly FileRules['delimiter']['is'][];
export const OWN_LINE_BREAKS = ['space', 'br', 'kept'] as const satisfies readonly LineBreaks[];
export const OWN_DECIMALS = ['ifNeeded', 'always', 'none'] as const satisfies readonly MoneyForm['decimals'][];
/** What stands for yes and for no. */
export const OWN_YES_NO = ['yes/no', 'Yes/No', 'Y/N', '1/0', 'true/false', 'TRUE/FALSE', 'ja/nein', 'Ja/Nein'] as const;

export interface OwnPlatformFile {
  readonly extension: (typeof OWN_EXTENSIONS)[number];
  readonly encoding: (typeof OWN_ENCODINGS)[number];
  readonly delimiter: (typeof OWN_DELIMITERS)[number];
  readonly lineBreaks: (typeof OWN_LINE_BREAKS)[number];
  readonly decimals: (typeof OWN_DECIMALS)[number];
  readonly yesNo: (typeof OWN_YES_NO)[number];
  /** As in `PictureRules`: `{lot}`, `{n}` and `{nnn}`. */
  readonly pictureName: string;
  readonly mostPictures: number | null;
  /** Pixels. */
  readonly longestSide: number | null;
}

export const PLAIN_FILE: OwnPlatformFile = {
  extension: 'csv',
  encoding: 'utf-8',
  delimiter: ',',
  lineBreaks: 'space',
  decimals: 'ifNeeded',
  yesNo: 'yes/no',
  pictureName: '{lot}-{n}.jpg',
  mostPictures: null,
  longestSide: null,
};

/** A platform that a house has made from the template of one that we do not know. */
export interface OwnPlatform {
  readonly id: string;
  readonly name: string;
  readonly file: OwnPlatformFile;
  readonly columns: readonly OwnPlatformColumn[];
  /** What a newer build has written besides; it goes along when this one writes. */
  readonly more?: Readonly<Record<string, unknown>>;
}

export const LONGEST_PLATFORM_NAME = 60;
export const LONGEST_HEADER = 200;
export const MOST_OWN_PLATFORM_COLUMNS = 150;
/** Characters of its text: ten of them fit into a sale. */
export const LONGEST_OWN_PLATFORM = 10_000;

const ID = /^own_[a-z0-9]{1,20}$/;
export const isOwnPlatformId = (id: string): boolean => ID.test(id);

/** `madeAt` (ms since 1970) puts them in the order in which they were made; `chance` tells apart those of one moment. */
export const ownPlatformId = (madeAt: number, chance: string): string =>
  `own_${madeAt.toString(36)}${chance.toLowerCase().slice(0, 6)}`;
