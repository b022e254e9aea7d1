import type { LotFieldName } from '../lots/lotFields';
import type { Fact, Stated } from './facts';
import type { PlatformLot, PlatformSale } from './platformLot';

export type Encoding = 'utf-8' | 'utf-8-bom' | 'utf-16be-bom' | 'utf-16le-bom' | 'windows-1252';

/** What becomes of line breaks inside a cell. */
export type LineBreaks = 'kept' | 'br' | 'space';

export interface MoneyForm {
  /** Bare digits with a point; `none`: an amount with cents is refused. */
  readonly decimals: 'none' | 'ifNeeded' | 'always';
  /** The largest amount in major units; null when nobody says one. */
  readonly most: number | null;
}

/** How the letter of 12A is written. `ownColumn`: number and letter are two cells. `refused`: only whole numbers. */
export type LotLetters = 'joined' | 'ownColumn' | 'refused';

/** What happens to a text that is longer than the platform takes. */
export type WhenLonger = 'refused' | 'cut' | 'advised';

export interface Limit {
  readonly most: number;
  /** `cut`: the platform cuts it off, so the export shortens it at a word and says so. */
  readonly whenLonger: WhenLonger;
  readonly fact: Fact;
}

/** Where the text of a cell comes from. */
export type ColumnSource =
  | { readonly kind: 'lotNumber'; readonly part: 'whole' | 'number' | 'letter' }
  /** `whenEmpty`: what stands for a value that is not given. */
  | { readonly kind: 'field'; readonly field: LotFieldName; readonly whenEmpty?: string }
  /** The description, behind it what has no column of its own. `titleFirst`: the platform has no title. */
  | { readonly kind: 'description'; readonly with: readonly LotFieldName[]; readonly titleFirst?: boolean }
  | { readonly kind: 'extra'; readonly name: string }
  | { readonly kind: 'constant'; readonly text: string }
  /** The name of the lot's picture at this place, counted from 1. */
  | { readonly kind: 'picture'; readonly place: number }
  /** The caption of that picture. */
  | { readonly kind: 'caption'; readonly place: number }
  | {
      readonly kind: 'computed';
      readonly of: (lot: PlatformLot, sale: PlatformSale) => string;
      /** What a person would change when the cell is not right. */
      readonly field: LotFieldName | null;
    }
  /** The lot's photos as text; only our own format has it. */
  | { readonly kind: 'photos' };

export interface Column {
  /** Exactly as the platform writes it. */
  readonly header: string;
  readonly from: ColumnSource;
  readonly required?: true;
  readonly limit?: Limit;
  readonly allowed?: Stated<readonly string[]>;
  /** The platform reads the cell as HTML: signs are escaped, line breaks become <br>. */
  readonly html?: true;
  /** HTML is not allowed here. */
  readonly noMarkup?: Fact;
  /** Characters that the platform does not take here. */
  readonly without?: Stated<readonly string[]>;
  readonly fact: Fact;
}

/** A column of a platform for which Lotsmith has no field: a named value on the lot. */
export interface Extra {
  readonly name: string;
  readonly kind: 'text' | 'number' | 'money' | 'choice' | 'yesNo';
  /** Texts: the most characters. */
  readonly longest?: number;
  readonly choices?: readonly string[];
  /** What is written where a lot has none. */
  readonly initial?: string;
  /** A lot without it has what the sale's category is called on this platform. */
  readonly fromCategory?: true;
  /** What the platform reads for yes and for no. */
  readonly yesNo?: readonly [yes: string, no: string];
  readonly fact: Fact;
}

export interface FileRules {
  /** Without the dot. `xlsx`: an Excel workbook, to which encoding, delimiter and quotes say nothing. */
  readonly extension: 'csv' | 'txt' | 'tsv' | 'xlsx';
  readonly extensionFact: Fact;
  /** Who says that the platform takes an Excel workbook as well; nobody does of most. */
  readonly workbook?: Fact;
  readonly encoding: Stated<Encoding>;
  readonly delimiter: Stated<',' | ';' | '\t' | '|'>;
  readonly quotes: 'needed' | 'always';
  readonly quotesFact: Fact;
  readonly lineBreaks: Stated<LineBreaks>;
  /** The reader takes the guard against formulas away again: nothing is changed by it. */
  readonly guardIsUndone?: true;
}

export interface PictureRules {
  /** `{lot}` is the lot's number, `{n}` the place from 1, `{nnn}` the place with three digits. */
  readonly name: Stated<string>;
  /** The endings of all formats that the platform takes, without the dot; null when nobody says. The export writes JPEG. */
  readonly formats: Stated<readonly string[] | null>;
  readonly most: Stated<number | null>;
  /** Pixels; larger pictures are made smaller. */
  readonly longestSide: Stated<number | null>;
  /** Bytes; a smaller file is refused. */
  readonly leastBytes: Stated<number | null>;
  /** Bytes; larger files are made smaller. */
  readonly mostBytes: Stated<number | null>;
}

/** `lowUpToHigh`: both may be the same. */
export const PRICE_RULES = ['lowUnderHigh', 'lowUpToHigh', 'startUpToLow', 'reserveUpToLow'] as const;
export type PriceRule = (typeof PRICE_RULES)[number];

/** What a person must know before the upload, and no file can say. */
export const CAUTIONS = [
  'closedTwoHoursBefore',
  'closedWhenOnline',
  'sentOnce',
  'unknownConsignorSkipsLot',
  'existingNumbersOverwritten',
  'existingNumbersSkipped',
  'lotsBeforePictures',
  'mapColumns',
  'compareTemplate',
] as const;
export type Caution = (typeof CAUTIONS)[number];

export interface SaleRules {
  readonly fewestLots: Stated<number | null>;
  readonly mostLots: Stated<number | null>;
  /** Characters of the sale's title. */
  readonly longestTitle: Stated<number | null>;
  readonly prices: readonly (Stated<PriceRule> & { readonly severity: 'refused' | 'advice' })[];
  readonly cautions: readonly Stated<Caution>[];
}

/** All that is known of a platform, as data. */
export interface Profile {
  /** Stable: it stands in what is remembered of an export. */
  readonly id: string;
  /** The platform's own name. */
  readonly name: string;
  /** What its data files are called after beside the sale; without it that is its id. */
  readonly fileWord?: string;
  /** Whether the columns are the platform's own, as it describes them. */
  readonly verified: boolean;
  readonly columns: readonly Column[];
  readonly extras: readonly Extra[];
  readonly letters: Stated<LotLetters>;
  /** Characters of a lot number. */
  readonly longestNumber: Stated<number | null>;
  readonly money: Stated<MoneyForm>;
  readonly file: FileRules;
  readonly pictures: PictureRules;
  readonly sale: SaleRules;
}
