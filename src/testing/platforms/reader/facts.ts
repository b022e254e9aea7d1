import type { ReadEncoding } from './decode';

/**
 * What a platform takes, written down a second time from the vendors' pages and apart from the profiles: a mistake in a
 * profile is not repeated here.
 */
export interface ReaderFacts {
  readonly extension: RegExp;
  /** It reads Excel workbooks, too; these columns hold numbers there. */
  readonly workbook?: readonly string[];
  readonly encoding: ReadEncoding;
  /** All columns, as they are spelled; in this order. */
  readonly header: readonly string[];
  /** Columns that may not be empty. */
  readonly filled: readonly string[];
  /** The most characters of a column. */
  readonly longest: Readonly<Record<string, number>>;
  /** What a cell must look like; an empty one passes. */
  readonly form: Readonly<Record<string, RegExp>>;
  /** The columns that together are the lot's number. */
  readonly number: readonly string[];
  /** Cells have one line. */
  readonly oneLine: boolean;
  readonly lots?: readonly [fewest: number, most: number];
  /** The reserve may not be above the low estimate: names of both columns. */
  readonly reserveUpToLow?: readonly [reserve: string, low: string];
  /** The low estimate may not be above the high one; the same amount twice is taken. */
  readonly lowUpToHigh?: readonly [low: string, high: string];
  readonly pictures: {
    /** Columns that name the pictures of a lot, in their order. */
    readonly columns?: readonly string[];
    /** Columns with the captions of these pictures, in the same order. */
    readonly captions?: readonly string[];
    /** Two groups: the number of the lot, and the place from 1. */
    readonly name: RegExp;
    readonly most?: number;
    readonly longestSide?: number;
    readonly leastBytes?: number;
    readonly mostBytes?: number;
  };
}

/** The number of a lot, as its columns say it together. */
export const numberIn = (lot: ReadonlyMap<string, string>, { number }: Pick<ReaderFacts, 'number'>): string =>
  number.map((header) => lot.get(header) ?? '').join('');

/** Digits, with a point and cents where there are some. */
export const AMOUNT = /^\d+(\.\d{1,3})?$/;
export const WHOLE = /^\d+$/;
/** A size or a weight: no exponent, no sign of thousands. */
export const MEASURE = /^-?\d+(\.\d+)?$/;
/** 12 or 12A. */
export const TAG = /^[1-9]\d{0,4}[A-Z]?$/;
export const COMMON_NAME = /^([1-9]\d{0,4}[A-Z]?)-([1-9]\d*)\.jpg$/;

/** The same form for several columns. */
export const forAll = (form: RegExp, ...headers: readonly string[]): Record<string, RegExp> =>
  Object.fromEntries(headers.map((header) => [header, form]));

export const COMMON = {
  extension: /\.csv$/,
  encoding: 'utf-8',
  longest: {},
  oneLine: true,
  pictures: { name: COMMON_NAME },
} as const;
