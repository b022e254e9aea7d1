/**
 * What a sale keeps as flat maps of texts, so that two owners can change different entries at once and neither reads first,
 * and so that the rules can judge all of it. What the texts mean stands in the files that read them.
 */
export interface SaleMaps {
  /** By the id of a column of the house: its name. */
  readonly extraColumns?: Readonly<Record<string, string>>;
  /** By the same id: what can be chosen, one in a line. */
  readonly extraChoices?: Readonly<Record<string, string>>;
  /** By the same id: the column was removed, and its values stay. */
  readonly hiddenExtras?: Readonly<Record<string, true>>;
  /** By `<platform>/<category>`: what the platform calls the category. */
  readonly categoryNames?: Readonly<Record<string, string>>;
  /** By its id: a platform of the house, as one text that `ownPlatform.ts` reads. */
  readonly ownPlatforms?: Readonly<Record<string, string>>;
  /** How the sale goes out; a newer build may know more keys. */
  readonly exportSettings?: Readonly<Record<string, string>>;
}

/** Entries that come or are others from now on; null: they go. */
export type SaleMapsChange = {
  readonly [Name in keyof SaleMaps]: Readonly<Record<string, NonNullable<SaleMaps[Name]>[string] | null>>;
};

export const SALE_MAPS = [
  'extraColumns',
  'extraChoices',
  'hiddenExtras',
  'categoryNames',
  'ownPlatforms',
  'exportSettings',
] as const satisfies readonly (keyof SaleMaps)[];

/** The same limits as the rules of the database. */
export const MOST_OWN_COLUMNS = 20;
export const LONGEST_COLUMN_NAME = 100;
export const MOST_OWN_PLATFORMS = 10;
/** Characters of all of them together. */
export const LONGEST_OWN_PLATFORMS = 100_000;

/** The maps after a change. */
export function mapsAfter(maps: SaleMaps, change: SaleMapsChange): SaleMaps {
  const changed = SALE_MAPS.flatMap((name) => {
    const entries = Object.entries({ ...maps[name], ...change[name] }).filter(([, value]) => value !== null);
    return change[name] === undefined ? [] : [[name, Object.fromEntries(entries)] as const];
  });
  return { ...maps, ...Object.fromEntries(changed) };
}
