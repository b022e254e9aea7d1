import { dayOf } from '../values/dayOf';
import type { Lot } from './lot';
import type { Sale } from '../sales/sale';

/** The states in which a lot that was offered ends: sold and passed are results, the others have none. */
export const RESULT_STATUSES = ['published', 'sold', 'passed', 'withdrawn'] as const;
export type ResultStatus = (typeof RESULT_STATUSES)[number];

/** What came of a lot in the sale. Only a lot that is sold can have a hammer price, and it may still lack one. */
export interface LotResult {
  readonly status: ResultStatus;
  /** Whole minor units of the sale's currency. */
  readonly hammer: number | null;
}

/** What a word in the place of a price says. */
export type ResultWord = Extract<ResultStatus, 'passed' | 'withdrawn'>;

/** What people write there, in English and in German, whole or by its first letter. */
const WORDS: Readonly<Record<ResultWord, readonly string[]>> = {
  passed: [
    ...['p', 'pass', 'passed', 'unsold', 'not sold', 'no sale', 'bi', 'bought in'],
    ...['u', 'unverkauft', 'nicht verkauft', 'rückgang'],
  ],
  withdrawn: ['w', 'wd', 'withdrawn', 'z', 'zurückgezogen'],
};

/** No word is longer. */
const LONGEST_WORD = 20;

/** The state that such a word stands for; null for any other text. */
export function readResultWord(text: string): ResultWord | null {
  if (text.length > LONGEST_WORD) return null;
  const word = text.trim().toLowerCase();
  return (['passed', 'withdrawn'] as const).find((status) => WORDS[status].includes(word)) ?? null;
}

/** Null for a lot that was never offered. */
export function resultOf({ status, hammer }: Pick<Lot, 'status' | 'hammer'>): LotResult | null {
  const known = RESULT_STATUSES.find((each) => each === status);
  return known === undefined ? null : { status: known, hammer };
}

export const isSameResult = (one: LotResult, other: LotResult): boolean =>
  one.status === other.status && one.hammer === other.hammer;

/** Whether the hammer has fallen: what people enter from the sale's day on. */
export const isEnded = ({ status }: LotResult): boolean => status === 'sold' || status === 'passed';

/** Results are entered while the sale is published: before it nothing is offered, and a closed sale stays as it is. */
export const mayHaveResults = (sale: Pick<Sale, 'status'>): boolean => sale.status === 'published';

/** Whether people look for results in this sale: while they are entered, and ever after. */
export const showsResults = ({ status }: Pick<Sale, 'status'>): boolean =>
  status === 'published' || status === 'closed';

/** Whether the day of the sale is still to come where the person is. `now` in ms since 1970. */
export function isBeforeSale(sale: Pick<Sale, 'date'>, now: number): boolean {
  return dayOf(now) < sale.date;
}
