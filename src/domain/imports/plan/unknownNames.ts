import { categoryKey } from '../../numbering/numberingChoices';
import type { CheckedRow } from './checkRow';

/** A category or a consignor that the sale does not have yet; perhaps only spelled in another way. */
export interface UnknownName {
  readonly name: string;
  /** Rows of the table, counted from 0. */
  readonly rows: readonly number[];
}

/** Names that the rows bring along, in the order in which they come. `known`: those of the sale. */
export function unknownNames(
  rows: readonly CheckedRow[],
  field: 'category' | 'consignor',
  known: readonly string[],
): readonly UnknownName[] {
  const keys = new Set(known.map(categoryKey));
  const found = new Map<string, { readonly name: string; readonly rows: number[] }>();
  // Few names stand in many rows: the key of each is made once.
  const keyOf = new Map<string, string>();
  for (const { row, values } of rows) {
    const name = values[field] ?? '';
    const key = keyOf.get(name) ?? categoryKey(name);
    keyOf.set(name, key);
    if (key === '' || keys.has(key)) continue;
    const unknown = found.get(key) ?? { name, rows: [] };
    unknown.rows.push(row);
    found.set(key, unknown);
  }
  return [...found.values()];
}
