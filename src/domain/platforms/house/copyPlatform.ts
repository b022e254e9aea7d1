import type { Sale } from '../../sales/sale';
import type { SaleMapsChange } from '../../sales/saleMaps';
import { kindOfOwn } from './ownColumns';
import type { OwnPlatform } from './ownPlatform';
import { isReadable, storedPlatforms } from './ownPlatformText';

/** A platform of the house in another sale. */
export interface CopyablePlatform {
  readonly key: string;
  readonly platform: OwnPlatform;
  readonly from: Sale;
}

/** The platforms of a person's other sales that this one does not have, those of the latest sale first, each once. */
export function copyablePlatforms(sale: Sale, sales: readonly Sale[]): readonly CopyablePlatform[] {
  const known = new Set(Object.keys(sale.ownPlatforms ?? {}));
  const others = sales.filter(({ id }) => id !== sale.id).sort((one, other) => (one.date < other.date ? 1 : -1));
  return others.flatMap((from) =>
    storedPlatforms(from)
      .filter(isReadable)
      .flatMap((platform) => {
        if (known.has(platform.id)) return [];
        known.add(platform.id);
        return [{ key: platform.id, platform, from }];
      }),
  );
}

/**
 * The platform as it is there, under the same id: so what it calls categories is taken along with a sale as well. With it come
 * the columns of the house that it is filled with, which only an owner may make.
 */
export function platformCopied(id: string, from: Sale, to: Sale, isOwner: boolean): SaleMapsChange {
  const text = from.ownPlatforms?.[id];
  if (text === undefined) return {};
  const ids = Object.keys(from.extraColumns ?? {}).filter(
    (column) =>
      kindOfOwn(column) !== null && text.includes(`"extra:${column}"`) && to.extraColumns?.[column] === undefined,
  );
  const pick = (texts: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> =>
    Object.fromEntries(ids.flatMap((column) => (texts[column] === undefined ? [] : [[column, texts[column]]])));
  const choices = pick(from.extraChoices);
  return {
    ownPlatforms: { [id]: text },
    ...(isOwner && ids.length > 0 && { extraColumns: pick(from.extraColumns) }),
    ...(isOwner && Object.keys(choices).length > 0 && { extraChoices: choices }),
  };
}
