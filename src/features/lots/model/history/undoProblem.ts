import type { OperationDraft } from '../../../../domain/operations/operations';

/** Why something cannot be taken back. */
export type UndoProblem =
  | 'changedSince'
  | 'gone'
  | 'photoGone'
  | 'inTrash'
  | 'published'
  | 'publishedNeedsAll'
  | 'numbersLocked'
  | 'numberTaken'
  | 'incomplete'
  | 'saleNotPublished'
  | 'saleClosed'
  | 'noWayBack';

export interface Blocked {
  readonly lotId: string;
  readonly problem: UndoProblem;
  /** The fields it is about, when it is about single ones. */
  readonly fields: readonly string[];
}

/** What taking back one operation comes to. */
export type Step = readonly OperationDraft[] | UndoProblem;
