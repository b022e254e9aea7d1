import type { Sale } from './sale';
import { own } from '../values/own';
import type { SaleMaps, SaleMapsChange } from './saleMaps';

/** What platforms call the categories of a sale, by the platform's id. */
export type CategoryNames = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * No id of a platform has a slash, and a category may have many. Both are whatever an owner has stored, also what every
 * object has by itself (`__proto__`): as keys of a Map they are texts like all others.
 */
export function categoryNamesOf({ categoryNames = {} }: SaleMaps): CategoryNames {
  const names = new Map<string, [category: string, name: string][]>();
  for (const [key, name] of Object.entries(categoryNames)) {
    const slash = key.indexOf('/');
    if (slash < 1 || name === '') continue;
    const platform = key.slice(0, slash);
    const known = names.get(platform);
    if (known === undefined) names.set(platform, [[key.slice(slash + 1), name]]);
    else known.push([key.slice(slash + 1), name]);
  }
  return Object.fromEntries([...names].map(([platform, entries]) => [platform, Object.fromEntries(entries)]));
}

/** '' takes a name away: the category goes as it is. */
export const categoriesNamed = (platformId: string, names: Readonly<Record<string, string>>): SaleMapsChange => ({
  categoryNames: Object.fromEntries(
    Object.entries(names).map(([category, name]) => [`${platformId}/${category}`, name === '' ? null : name]),
  ),
});

/** The latest of a person's other sales that has names for a platform: what a new sale can begin with. */
export function latestNamesFor(
  platformId: string,
  sales: readonly Sale[],
  saleId: string,
): { readonly sale: Sale; readonly names: Readonly<Record<string, string>> } | null {
  const found = sales.flatMap((sale) => {
    const names = sale.id === saleId ? undefined : own(categoryNamesOf(sale), platformId);
    return names === undefined ? [] : [{ sale, names }];
  });
  return found.sort((a, b) => b.sale.date.localeCompare(a.sale.date))[0] ?? null;
}
