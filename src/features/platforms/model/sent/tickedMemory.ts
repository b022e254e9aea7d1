import { parsedJson } from '../../../../shared/parsedJson';

/** Lines that were ticked off, by sale: the sale of the last tick is the last. */
type Kept = readonly (readonly [saleId: string, keys: readonly string[]])[];

/** Older ones are of sales that are over. */
const MOST_SALES = 5;
const MOST_LINES = 5_000;

function parse(kept: string | null): Kept {
  const value = parsedJson(kept);
  return Array.isArray(value) ? value.filter(isSale) : [];
}

const isSale = (each: unknown): each is Kept[number] =>
  Array.isArray(each) &&
  typeof each[0] === 'string' &&
  Array.isArray(each[1]) &&
  each[1].every((key) => typeof key === 'string');

/** The lines of a sale that this device knows to be typed. */
export const readTicked = (kept: string | null, saleId: string): readonly string[] =>
  parse(kept).find(([id]) => id === saleId)?.[1] ?? [];

/** What the device remembers once these lines of a sale are ticked off; null for nothing. */
export function withTicked(kept: string | null, saleId: string, keys: readonly string[]): string | null {
  const others = parse(kept).filter(([id]) => id !== saleId);
  const all: Kept = keys.length === 0 ? others : [...others, [saleId, keys.slice(-MOST_LINES)]];
  return all.length === 0 ? null : JSON.stringify(all.slice(-MOST_SALES));
}
