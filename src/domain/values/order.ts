import { generateNKeysBetween } from 'fractional-indexing';

interface Ordered {
  readonly id: string;
  readonly order: string;
}

/** Sale order: by key, ties by id, both as plain code units so that every device sorts alike. */
export function compareOrder(a: Ordered, b: Ordered): number {
  if (a.order !== b.order) return a.order < b.order ? -1 : 1;
  if (a.id === b.id) return 0;
  return a.id < b.id ? -1 : 1;
}

/**
 * `count` ascending keys strictly between two neighbours; null means the beginning or the end. Two neighbours that two
 * devices gave the same key leave no room between them: then the keys come after both.
 */
export function keysBetween(before: string | null, after: string | null, count: number): string[] {
  const open = before !== null && after !== null && before >= after;
  return generateNKeysBetween(before, open ? null : after, count);
}
