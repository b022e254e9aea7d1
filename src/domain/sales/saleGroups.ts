import { awayOf, keptUntil, isOwnedBy, type Sale } from './sale';

/** The parts of the list of sales, in the order in which they stand. */
export const SALE_GROUPS = ['current', 'past', 'archived', 'deleted'] as const;
export type SaleGroup = (typeof SALE_GROUPS)[number];

interface Viewer {
  /** `YYYY-MM-DD`. */
  readonly today: string;
  /** Ms since 1970. */
  readonly now: number;
  readonly uid: string | null;
}

const byTitle = (a: Sale, b: Sale): number => a.title.localeCompare(b.title);
const latestFirst = (a: Sale, b: Sale): number => b.date.localeCompare(a.date) || byTitle(a, b);

/** Where a sale stands in the list; null: nowhere. */
function groupOf(sale: Sale, { today, now, uid }: Viewer): SaleGroup | null {
  const away = awayOf(sale);
  if (away?.kind === 'archived') return 'archived';
  if (away !== null) {
    const mayRestore = isOwnedBy(sale, uid) && now < keptUntil(away, now);
    return mayRestore ? 'deleted' : null;
  }
  return sale.date !== '' && sale.date < today ? 'past' : 'current';
}

/** What has no day yet comes first, then the next sale; what is over begins with the latest. */
export function groupSales(sales: readonly Sale[], viewer: Viewer): Readonly<Record<SaleGroup, readonly Sale[]>> {
  const of = (group: SaleGroup): Sale[] => sales.filter((sale) => groupOf(sale, viewer) === group);
  return {
    current: of('current').sort((a, b) => a.date.localeCompare(b.date) || byTitle(a, b)),
    past: of('past').sort(latestFirst),
    archived: of('archived').sort(latestFirst),
    deleted: of('deleted').sort((a, b) => (b.away?.at ?? Infinity) - (a.away?.at ?? Infinity) || byTitle(a, b)),
  };
}

/** Folded away at first: what is over only while something stands above. */
export function isFoldedAtFirst(group: SaleGroup, groups: ReturnType<typeof groupSales>): boolean {
  return group === 'past' ? groups.current.length > 0 : group !== 'current';
}
