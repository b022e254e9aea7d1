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

/** Characters; the rules of the database take no longer key. */
const LONGEST_ORDER = 100;

/** Whether new keys can be made beside it. The rules know only how long a key is: a script can store any text as one. */
export function isOrderKey(order: string): boolean {
  try {
    generateNKeysBetween(order, null, 1);
    return true;
  } catch {
    return false;
  }
}

/**
 * `count` ascending keys strictly between two neighbours; null means the beginning or the end. Two neighbours that two
 * devices gave the same key leave no room between them: then the keys come after both. Where no key fits, because one
 * of them is none or is too long, all get a neighbour's: lots with the same key are ordered by number or id.
 */
export function keysBetween(before: string | null, after: string | null, count: number): string[] {
  const open = before !== null && after !== null && before >= after;
  try {
    const keys = generateNKeysBetween(before, open ? null : after, count);
    if (keys.every((key) => key.length <= LONGEST_ORDER)) return keys;
  } catch {
    // A neighbour is no key.
  }
  return Array.from({ length: count }, () => before ?? after ?? '');
}
