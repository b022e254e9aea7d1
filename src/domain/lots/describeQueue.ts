import type { Lot } from './lot';

/** What a cataloguer gives a lot while looking at it, and an answer to what was to be checked (`toCheck`). */
export const LOT_NEEDS = ['title', 'description', 'estimate', 'category', 'photo', 'toCheck'] as const;
export type LotNeed = (typeof LOT_NEEDS)[number];

const REFUSED = 'refused:';

/** `undescribed`: the title, the description or an end of the estimate is missing. `refused:`: a platform refuses the lot. */
export type DescribeQueue = 'undescribed' | LotNeed | `${typeof REFUSED}${string}`;

export const FIRST_QUEUE = 'undescribed' satisfies DescribeQueue;

export const refusedBy = (platformId: string): DescribeQueue => `${REFUSED}${platformId}`;

/** The platform whose refusals make up the queue; null for all other queues. */
export const platformOfQueue = (queue: DescribeQueue): string | null =>
  queue.startsWith(REFUSED) ? queue.slice(REFUSED.length) : null;

/** A queue that was kept as text; the first one when it is none. */
export function readQueue(text: unknown): DescribeQueue {
  const known: readonly unknown[] = [FIRST_QUEUE, ...LOT_NEEDS];
  const isQueue = known.includes(text) || (typeof text === 'string' && text.startsWith(REFUSED));
  return isQueue ? (text as DescribeQueue) : FIRST_QUEUE;
}

/** What is known of a lot elsewhere. */
export interface QueueFacts {
  readonly hasPhoto: (lotId: string) => boolean;
  readonly isToCheck: (lotId: string) => boolean;
  readonly isRefused: (lotId: string, platformId: string) => boolean;
}

/** After these nobody describes a lot any more. */
const OVER: ReadonlySet<Lot['status']> = new Set(['sold', 'passed', 'withdrawn']);

/** Whether a lot still needs what the queue is about. */
export function isInQueue(lot: Lot, queue: DescribeQueue, facts: QueueFacts): boolean {
  if (OVER.has(lot.status) || lot.deletedAt !== null) return false;
  const platformId = platformOfQueue(queue);
  if (platformId !== null) return facts.isRefused(lot.id, platformId);
  if (queue === 'photo') return !facts.hasPhoto(lot.id);
  if (queue === 'toCheck') return facts.isToCheck(lot.id);
  return queue === 'undescribed' ? !isDescribed(lot) : lacks(lot, queue as WordNeed);
}

type WordNeed = Exclude<LotNeed, 'photo' | 'toCheck'>;

type Words = Pick<Lot, 'title' | 'description' | 'category' | 'estimateLow' | 'estimateHigh'>;

/** Title, description and both ends of the estimate are there. */
export const isDescribed = (lot: Words): boolean =>
  !(['title', 'description', 'estimate'] as const).some((need) => lacks(lot, need));

/** Whether one of its words or prices is missing. */
export function lacks(lot: Words, need: WordNeed): boolean {
  return need === 'estimate' ? lot.estimateLow === null || lot.estimateHigh === null : lot[need].trim() === '';
}

/** The next lot behind `from` that needs something, from the beginning again behind the last one; never `from` itself. */
export function nextInQueue(
  ids: readonly string[],
  from: string | null,
  needs: (lotId: string) => boolean,
): string | null {
  const place = from === null ? -1 : ids.indexOf(from);
  const found = (id: string): boolean => id !== from && needs(id);
  return ids.slice(place + 1).find(found) ?? ids.slice(0, Math.max(0, place)).find(found) ?? null;
}
