import { LOT_TEXT_FIELDS, type Lot, type LotStatus, type PrivateLotFields } from '../../../domain/lot';
import { fold, holdsAll, searchTerms } from '../../../domain/lotSearch';
import { missingForReady } from '../../../domain/readiness';
import { hasMark } from './cellMarks';
import { fieldOf, type GridColumnId, isPrivateField } from './gridColumns';

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

/** Whether the view is anything else than all lots in sale order. */
export function isArranged({ sort, filter, query }: Arrangement): boolean {
  return (
    sort !== null ||
    filter.status !== null ||
    filter.category !== null ||
    filter.problem !== null ||
    query.trim() !== ''
  );
}

/** What only editors may read of a lot, by its id. */
export type PrivateOf = (lotId: string) => PrivateLotFields;

/** Whether something of a lot waits for a person's decision. */
export type AttentionOf = (lotId: string) => boolean;

/** The texts of each lot ready for searching. A lot never changes; an edited one is another object. */
const folded = new WeakMap<object, string>();

function foldedOnce<Of extends object>(of: Of, words: (of: Of) => string): string {
  let text = folded.get(of);
  if (text === undefined) {
    text = fold(words(of));
    folded.set(of, text);
  }
  return text;
}

const publicWords = (lot: Lot): string =>
  [lot.number === null ? '' : `${String(lot.number)}${lot.suffix}`, ...LOT_TEXT_FIELDS.map((field) => lot[field])].join(
    '\n',
  );

const privateWords = ({ consignor, notes }: PrivateLotFields): string => `${consignor}\n${notes}`;

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
  const holds = (lot: Lot): boolean =>
    holdsAll(`${foldedOnce(lot, publicWords)}\n${foldedOnce(privateOf(lot.id), privateWords)}`, terms);
  const passes = (lot: Lot): boolean =>
    (filter.status === null || lot.status === filter.status) &&
    (filter.category === null || lot.category.trim() === filter.category) &&
    (filter.problem !== 'needs' || missingForReady(lot).length > 0) &&
    (filter.problem !== 'wrong' || hasMark({ ...lot, ...privateOf(lot.id) })) &&
    (filter.problem !== 'attention' || needsAttention(lot.id)) &&
    (terms.length === 0 || holds(lot));
  const found = lots.filter((lot) => lot.id === kept || passes(lot));
  return (sort === null ? found : sorted(found, sort, privateOf)).map((lot) => lot.id);
}

type SortKey = number | string | null;

/** Empty values stay last in both directions: nobody sorts to look at nothing. */
function sorted(lots: readonly Lot[], { column, direction }: GridSort, privateOf: PrivateOf): readonly Lot[] {
  const { compare } = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });
  const sign = direction === 'ascending' ? 1 : -1;
  return lots
    .map((lot) => ({ lot, key: sortKey(lot, column, privateOf) }))
    .sort(({ key: a }, { key: b }) => {
      if (a === null || b === null) return Number(a === null) - Number(b === null);
      return sign * (typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b)));
    })
    .map(({ lot }) => lot);
}

function sortKey(lot: Lot, column: GridColumnId, privateOf: PrivateOf): SortKey {
  if (column === 'number') {
    return lot.number === null ? null : lot.number * 32 + (lot.suffix === '' ? 0 : lot.suffix.charCodeAt(0) - 64);
  }
  if (column === 'status') return lot.status;
  const field = fieldOf(column);
  if (field === null) return missingForReady(lot).length;
  const value = isPrivateField(field) ? privateOf(lot.id)[field] : lot[field];
  return value === '' ? null : value;
}
