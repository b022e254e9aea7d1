import { LOT_STATUSES } from '../../../../domain/lots/lot';
import { parsedJson } from '../../../../shared/parsedJson';
import { isColumn } from '../fields/gridColumns';
import { NEEDS } from './needs';
import { type Arrangement, type GridFilter, type GridSort, isArranged } from './arrangeLots';

/** Views of so many sales are kept, those that were changed last. */
const MOST = 30;

type Plain = Readonly<Record<string, unknown>>;
const asRecord = (value: unknown): Plain => (typeof value === 'object' && value !== null ? (value as Plain) : {});
const oneOf = <Value extends string>(values: readonly Value[], value: unknown): Value | null =>
  values.find((each) => each === value) ?? null;

function readSort(value: unknown): GridSort | null {
  const { column, direction } = asRecord(value);
  const way = oneOf(['ascending', 'descending'], direction);
  // The number is no column that moves or hides, and lots are sorted by it all the same.
  const sorts = column === 'number' || isColumn(column);
  return sorts && way !== null ? { column, direction: way } : null;
}

function readFilter(value: unknown): GridFilter {
  const { status, category, problem, platform } = asRecord(value);
  const { id, kind } = asRecord(platform);
  const weight = oneOf(['refused', 'lost'], kind);
  return {
    status: oneOf(LOT_STATUSES, status),
    category: typeof category === 'string' ? category : null,
    problem: oneOf(['needs', 'wrong', 'attention', 'toCheck', ...NEEDS], problem),
    platform: typeof id === 'string' && weight !== null ? { id, kind: weight } : null,
  };
}

type KeptView = Arrangement & { readonly id: string };

function parse(kept: string | null): readonly unknown[] {
  const value = parsedJson(kept);
  return Array.isArray(value) ? value : [];
}

/** What is kept, latest first; of what this build does not know a part is left out. */
function readViews(kept: string | null): readonly KeptView[] {
  return parse(kept).flatMap((each) => {
    const { id, sort, filter, query } = asRecord(each);
    if (typeof id !== 'string') return [];
    return [{ id, sort: readSort(sort), filter: readFilter(filter), query: typeof query === 'string' ? query : '' }];
  });
}

/** How the person looked at a sale last; null: at all of it, in its order. */
export function viewKept(kept: string | null, saleId: string): Arrangement | null {
  const found = readViews(kept).find(({ id }) => id === saleId);
  return found === undefined ? null : { sort: found.sort, filter: found.filter, query: found.query };
}

/** What is kept once a sale is looked at in this way. */
export function withView(kept: string | null, saleId: string, { sort, filter, query }: Arrangement): string {
  const others = readViews(kept).filter(({ id }) => id !== saleId);
  const now = isArranged({ sort, filter, query }) ? [{ id: saleId, sort, filter, query }] : [];
  return JSON.stringify([...now, ...others].slice(0, MOST));
}
