import type { Lot, LotStatus } from '../../../../domain/lots/lot';
import { searchTerms } from '../../../../domain/lots/lotSearch';
import { isToCheck, missingForReady } from '../../../../domain/lots/readiness';
import type { PlatformProblems } from '../../../../domain/platforms/validate/saleCheck';
import { needsPerson } from '../../../../domain/platforms/validate/weight';
import { countOn } from '../checks/checksSelectors';
import { hasMark } from './cellMarks';
import { hasNeed, type Need, NEEDS } from './needs';
import { fieldOf, type GridColumnId, isPrivateField, platformOf } from '../fields/gridColumns';
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
   * is not saved before somebody decides. `toCheck`: somebody was not sure of something. Or the one thing that is missing.
   */
  readonly problem: 'needs' | 'wrong' | 'attention' | 'toCheck' | Need | null;
  /** `refused`: this platform does not take the lot as it is. `lost`: it would lose something on the way. */
  readonly platform: PlatformFilter | null;
}

export interface PlatformFilter {
  readonly id: string;
  readonly kind: 'refused' | 'lost';
}

export const NO_FILTER: GridFilter = { status: null, category: null, problem: null, platform: null };

export interface Arrangement {
  readonly sort: GridSort | null;
  readonly filter: GridFilter;
  readonly query: string;
}

const isNeed = (problem: GridFilter['problem']): problem is Need => NEEDS.some((need) => need === problem);

const isFiltered = ({ status, category, problem, platform }: GridFilter): boolean =>
  status !== null || category !== null || problem !== null || platform !== null;

/** Whether the view is anything else than all lots in sale order. */
export function isArranged({ sort, filter, query }: Arrangement): boolean {
  return sort !== null || isFiltered(filter) || query.trim() !== '';
}

/** Whether something of a lot waits for a person's decision. */
export type AttentionOf = (lotId: string) => boolean;

/** What platforms say to a lot. */
export type ProblemsOf = (lotId: string) => PlatformProblems | undefined;

const isFoundBy = ({ id, kind }: PlatformFilter, problems: PlatformProblems | undefined): boolean =>
  problems?.[id]?.some(
    (problem) => needsPerson(problem) && (problem.severity === 'refused') === (kind === 'refused'),
  ) ?? false;

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
  problemsOf: ProblemsOf = () => undefined,
): string[] {
  const terms = searchTerms(query);
  const passes = (lot: Lot): boolean =>
    (filter.status === null || lot.status === filter.status) &&
    (filter.category === null || lot.category.trim() === filter.category) &&
    (filter.problem !== 'needs' || missingForReady(lot).length > 0) &&
    (filter.problem !== 'wrong' || hasMark({ ...lot, ...privateOf(lot.id) })) &&
    (filter.problem !== 'attention' || needsAttention(lot.id)) &&
    (filter.problem !== 'toCheck' || isToCheck(privateOf(lot.id))) &&
    (!isNeed(filter.problem) || hasNeed(lot, filter.problem)) &&
    (filter.platform === null || isFoundBy(filter.platform, problemsOf(lot.id)));
  const held = terms.length === 0 ? lots : lotsHolding(lots, privateOf, terms, kept);
  const found = isFiltered(filter) ? held.filter((lot) => lot.id === kept || passes(lot)) : held;
  return (sort === null ? found : sorted(found, sort, privateOf, problemsOf)).map((lot) => lot.id);
}

type SortKey = number | string | null;

/** Empty values stay last in both directions: nobody sorts to look at nothing. */
function sorted(
  lots: readonly Lot[],
  { column, direction }: GridSort,
  privateOf: PrivateOf,
  problemsOf: ProblemsOf,
): readonly Lot[] {
  const sign = direction === 'ascending' ? 1 : -1;
  const texts: { readonly lot: Lot; readonly key: string }[] = [];
  const numbers: { readonly lot: Lot; readonly key: number }[] = [];
  const empty: Lot[] = [];
  for (const lot of lots) {
    const key = sortKey(lot, column, privateOf, problemsOf);
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

function sortKey(lot: Lot, column: GridColumnId, privateOf: PrivateOf, problemsOf: ProblemsOf): SortKey {
  const platformId = platformOf(column);
  if (platformId !== null) return countOn(problemsOf(lot.id), platformId);
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
