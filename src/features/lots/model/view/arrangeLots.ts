import type { Lot, LotStatus } from '../../../../domain/lots/lot';
import { searchTerms } from '../../../../domain/lots/lotSearch';
import { missingForReady } from '../../../../domain/lots/readiness';
import { hasMark } from './cellMarks';
import { fieldOf, type GridColumnId, isPrivateField } from '../fields/gridColumns';
import { lotsHolding, type PrivateOf } from './lotTextIndex';

export interface GridSort {
  readonly column: GridColumnId;
  readonly direction: 'ascending' | 'descending';
}

/** Null lets all lots through. */
export interface GridFilter {
  readonly status: LotStatus | null;
  readonly category: string | null;
  /**
   * `needs`: something is missing for the catalogue. `wrong`: values contradict each other. `attention`: something of it
   * is not saved before somebody decides.
   */
  readonly problem: 'needs' | 'wrong' | 'attention' | null;
}

export const NO_FILTER: GridFilter = { status: null, category: null, problem: null };

export interface Arrangement {
  readonly sort: GridSort | null;
  readonly filter: GridFilter;
  readonly query: string;
}

const isFiltered = ({ status, category, problem }: GridFilter): boolean =>
  status !== null || category !== null || problem !== null;

/** Whether the view is anything else than all lots in sale order. */
export function isArranged({ sort, filter, query }: Arrangement): boolean {
  return sort !== null || isFiltered(filter) || query.trim() !== '';
}

/** Whether something of a lot waits for a person's decision. */
export type AttentionOf = (lotId: string) => boolean;

/**
 * The ids of the lots that the view shows, in its order. `lots` come in sale order, which also decides between equals.
 * `kept`: a lot that stays whatever the filter says, because somebody is writing in it.
 */
export function arrangeLots(
  lots: readonly Lot[],
  { sort, filter, query }: Arrangement,
  privateOf: PrivateOf,
  kept: string | null,
  needsAttention: AttentionOf = () => false,
): string[] {
  const terms = searchTerms(query);
  const passes = (lot: Lot): boolean =>
    (filter.status === null || lot.status === filter.status) &&
    (filter.category === null || lot.category.trim() === filter.category) &&
    (filter.problem !== 'needs' || missingForReady(lot).length > 0) &&
    (filter.problem !== 'wrong' || hasMark({ ...lot, ...privateOf(lot.id) })) &&
    (filter.problem !== 'attention' || needsAttention(lot.id));
  const held = terms.length === 0 ? lots : lotsHolding(lots, privateOf, terms, kept);
  const found = isFiltered(filter) ? held.filter((lot) => lot.id === kept || passes(lot)) : held;
  return (sort === null ? found : sorted(found, sort, privateOf)).map((lot) => lot.id);
}

type SortKey = number | string | null;

/** Empty values stay last in both directions: nobody sorts to look at nothing. */
function sorted(lots: readonly Lot[], { column, direction }: GridSort, privateOf: PrivateOf): readonly Lot[] {
  const sign = direction === 'ascending' ? 1 : -1;
  const texts: { readonly lot: Lot; readonly key: string }[] = [];
  const numbers: { readonly lot: Lot; readonly key: number }[] = [];
  const empty: Lot[] = [];
  for (const lot of lots) {
    const key = sortKey(lot, column, privateOf);
    if (key === null) empty.push(lot);
    else if (typeof key === 'string') texts.push({ lot, key });
    else numbers.push({ lot, key });
  }
  // A column holds either texts or numbers. Thousands of comparisons: none of them asks which.
  const { compare } = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });
  texts.sort((a, b) => sign * compare(a.key, b.key));
  numbers.sort((a, b) => sign * (a.key - b.key));
  return [...[...numbers, ...texts].map(({ lot }) => lot), ...empty];
}

function sortKey(lot: Lot, column: GridColumnId, privateOf: PrivateOf): SortKey {
  if (column === 'number') {
    return lot.number === null ? null : lot.number * 32 + (lot.suffix === '' ? 0 : lot.suffix.charCodeAt(0) - 64);
  }
  if (column === 'status') return lot.status;
  const field = fieldOf(column);
  if (field === null) return missingForReady(lot).length;
  const value = isPrivateField(field) ? privateOf(lot.id)[field] : lot[field];
  if (typeof value === 'boolean') return Number(value);
  return value === '' || value === undefined ? null : value;
}
