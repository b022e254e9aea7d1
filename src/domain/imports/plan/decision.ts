import type { Lot } from '../../lots/lot';
import type { LotNumber } from '../../numbering/lotNumber';
import type { KnownNumbers } from '../../typedNumbers/typedNumber';
import type { CheckedRow } from './checkRow';

/** What happens to a row whose number another lot, or an earlier row, has. */
export const COLLISION_CHOICES = ['skip', 'overwrite', 'nextFree', 'letter'] as const;
export type CollisionChoice = (typeof COLLISION_CHOICES)[number];

/** Why a result of a row is not entered. */
export type ResultProblem = 'resultsNotPublished' | 'resultsClosed' | 'neverOffered';

/** What the rest of the file or the sale has against a row. `other`: the row that was faster. */
export type PlaceProblem =
  | { readonly rule: 'duplicateNumber' | 'duplicateLot'; readonly other: number }
  /** A result that cannot be entered; a row with one whose number no lot has. */
  | { readonly rule: ResultProblem | 'noSuchLot' }
  | { readonly rule: 'inTrash' | 'numberTaken' | 'numberHeld' | 'keepsNumber' }
  /** The lot is published, and would lose something that it needs there. */
  | { readonly rule: 'publishedNeedsAll' }
  /** None of its cells says anything of a lot, as in a last row with a sum. */
  | { readonly rule: 'saysNothing' }
  /** The numbers of the sale are locked: only one with a letter can be given. */
  | { readonly rule: 'lettersOnly' | 'numbersUsedUp' | 'lettersUsedUp' };

/** What becomes of a row, by the numbers and ids of all rows and lots. */
export type Decision =
  /** `instead`: of the number that it asked for; null: it has what it asked for. */
  | { readonly kind: 'create'; readonly number: LotNumber | null; readonly instead: LotNumber | null }
  /** `number`: the lot's new one; null: it keeps its own. `onlyResult`: nothing else of the row is taken over. */
  | {
      readonly kind: 'update';
      readonly by: 'id' | 'number';
      readonly lotId: string;
      readonly number: LotNumber | null;
      readonly onlyResult?: true;
    }
  /** `lotId`: that has its number. `other`: the earlier row that has it. */
  | { readonly kind: 'skip'; readonly lotId: string | null; readonly other: number | null }
  | { readonly kind: 'refused'; readonly problem: PlaceProblem | null };

export interface DecisionRules {
  readonly collision: CollisionChoice;
  /** Rows with problems of their own come in as drafts. */
  readonly drafts: boolean;
}

export interface KnownLots extends KnownNumbers {
  readonly lots: readonly Pick<Lot, 'id' | 'number' | 'suffix' | 'status' | 'deletedAt'>[];
}

/** Decisions as they are made, pass by pass: each pass leaves those of the passes before it. */
export interface Deciding {
  readonly rows: readonly CheckedRow[];
  readonly known: KnownLots;
  /** By the place of the row in `rows`; undefined while nobody has decided. */
  readonly decisions: (Decision | undefined)[];
  /** Rows by the lot that they change. */
  readonly writers: Map<string, number>;
}

export const refused = (problem: PlaceProblem | null): Decision => ({ kind: 'refused', problem });
