import type { Sale } from './sale';

/** The parts of the list of sales, in the order in which they stand. */
export const SALE_GROUPS = ['current', 'past'] as const;
export type SaleGroup = (typeof SALE_GROUPS)[number];

const byTitle = (a: Sale, b: Sale): number => a.title.localeCompare(b.title);

/** What is to come begins with the next sale; what is over begins with the latest. `today`: `YYYY-MM-DD`. */
export function groupSales(sales: readonly Sale[], today: string): Readonly<Record<SaleGroup, readonly Sale[]>> {
  const isPast = ({ date }: Sale): boolean => date < today;
  return {
    current: sales.filter((sale) => !isPast(sale)).sort((a, b) => a.date.localeCompare(b.date) || byTitle(a, b)),
    past: sales.filter(isPast).sort((a, b) => b.date.localeCompare(a.date) || byTitle(a, b)),
  };
}

/** Folded away at first, unless nothing stands above. */
export function isFoldedAtFirst(group: SaleGroup, groups: ReturnType<typeof groupSales>): boolean {
  return group !== 'current' && groups.current.length > 0;
}
