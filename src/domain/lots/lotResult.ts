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

/** Whether the day of the sale is still to come where the person is. `now` in ms since 1970. */
export function isBeforeSale(sale: Pick<Sale, 'date'>, now: number): boolean {
  return dayOf(now) < sale.date;
}
