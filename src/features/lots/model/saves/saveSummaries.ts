import { createBucketFacts } from '../../../../shared/buckets/bucketFacts';
import type { Operation } from '../../../../domain/operations/operations';
import type { SaveStatus } from './saveMachine';

interface Save {
  readonly operation: Pick<Operation, 'lotId'>;
  readonly status: SaveStatus;
  readonly kept: boolean;
}

/** How many saves there are, how many of them this device has, and how many a person has to decide about. */
export interface SaveCounts {
  readonly all: number;
  readonly kept: number;
  readonly waiting: number;
}

/** What is said of one bucket of saves. */
export interface SaveSummary<S extends Save = Save> {
  readonly counts: SaveCounts;
  readonly byLot: ReadonlyMap<string, SaveCounts>;
  /** Those that a person has to decide about. */
  readonly waiting: readonly S[];
}

const NONE: SaveCounts = { all: 0, kept: 0, waiting: 0 };

const add = (a: SaveCounts, b: SaveCounts): SaveCounts => ({
  all: a.all + b.all,
  kept: a.kept + b.kept,
  waiting: a.waiting + b.waiting,
});

const countOf = ({ kept, status }: Save): SaveCounts => ({
  all: 1,
  kept: kept ? 1 : 0,
  waiting: status === 'needsAttention' ? 1 : 0,
});

function summarize<S extends Save>(saves: readonly S[]): SaveSummary<S> {
  let counts = NONE;
  const byLot = new Map<string, SaveCounts>();
  const waiting: S[] = [];
  for (const save of saves) {
    const count = countOf(save);
    const { lotId } = save.operation;
    counts = add(counts, count);
    byLot.set(lotId, add(byLot.get(lotId) ?? NONE, count));
    if (count.waiting > 0) waiting.push(save);
  }
  return { counts, byLot, waiting };
}

/**
 * Makes a reader of what is said of the buckets in which there are saves: an answer about one save of a thousand costs a
 * look at the few that share its bucket.
 */
export function createSummaries<S extends Save>(): (
  buckets: readonly Readonly<Record<string, S>>[],
) => readonly SaveSummary<S>[] {
  const read = createBucketFacts<S, SaveSummary<S>>(summarize);
  return (buckets) => read(buckets).filter(({ counts }) => counts.all > 0);
}

/** What the screen may say, the weakest of all that is under way: each word is true when it is shown. */
export function weakest({ all, kept, waiting }: SaveCounts): 'needsAttention' | 'saving' | 'onDevice' | 'sent' {
  if (waiting > 0) return 'needsAttention';
  if (kept < all) return 'saving';
  return all > 0 ? 'onDevice' : 'sent';
}

/** The counts of one lot, or of all lots without an id. */
export function countSaves(summaries: readonly SaveSummary[], lotId?: string): SaveCounts {
  let counts = NONE;
  for (const { counts: all, byLot } of summaries) {
    const some = lotId === undefined ? all : byLot.get(lotId);
    if (some !== undefined) counts = add(counts, some);
  }
  return counts;
}

/** In the order in which they were made. */
export const inOrder = <S extends { readonly place: number }>(saves: readonly S[]): readonly S[] =>
  saves.toSorted((a, b) => a.place - b.place);

export function isSameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((entry, place) => entry === b[place]);
}
