/**
 * Extras: named values of a lot for which the registry of fields has none, because only some platform or some house asks
 * for them. In a document they are one map, `extras`; in the program each is a field of its own, `extras.endDate`, so that
 * two people on different ones of a lot both keep their work. A platform's are named by its profile, a house's own by
 * `own<Kind>_<id>`. What two platforms ask for by the same name is said once.
 */
export const EXTRA_KINDS = ['text', 'number', 'money', 'choice', 'yesNo'] as const;
export type ExtraKind = (typeof EXTRA_KINDS)[number];

/** Money: whole minor units. The value itself shows its kind, so that an extra which this build does not know can be kept. */
export type ExtraValue = string | number | boolean;
export type Extras = Readonly<Record<string, ExtraValue>>;

export type ExtraField = `extras.${string}`;
/** Null or missing: the lot has none. */
export interface ExtraFields {
  readonly [field: ExtraField]: ExtraValue | null | undefined;
}

/** The same limits as the rules of the database. */
export const MOST_EXTRAS = 40;
/** Characters of a text. */
export const LONGEST_EXTRA = 500;
const ID = /^[A-Za-z][A-Za-z0-9_]{0,49}$/;

const PREFIX = 'extras.';

export const isExtraId = (id: string): boolean => ID.test(id) && !(id in {});
export const extraField = (id: string): ExtraField => `${PREFIX}${id}`;
export const extraId = (field: ExtraField): string => field.slice(PREFIX.length);
export const isExtraField = (field: string): field is ExtraField =>
  field.startsWith(PREFIX) && isExtraId(field.slice(PREFIX.length));

export const isExtraValue = (value: unknown): value is ExtraValue =>
  typeof value === 'string' || typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value));

/** What a lot has; an empty text is none. */
export const isGivenExtra = (value: unknown): value is ExtraValue => isExtraValue(value) && value !== '';

/** The extras that any of these says something of, each once. */
export function extraFieldsIn(...from: readonly (object | undefined)[]): readonly ExtraField[] {
  const found = new Set<ExtraField>();
  for (const each of from) for (const name in each) if (isExtraField(name)) found.add(name);
  return [...found];
}

/** The extras of a lot by their ids, in the order of these: what they are does not depend on who came first. */
export function extrasOf(lot: ExtraFields): Extras {
  const given = extraFieldsIn(lot).flatMap((field): [string, ExtraValue][] => {
    const value = lot[field];
    return isGivenExtra(value) ? [[extraId(field), value]] : [];
  });
  return Object.fromEntries(given.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The same as fields. What is no extra is left out. */
export function extraFieldsOf(extras: unknown): ExtraFields {
  if (typeof extras !== 'object' || extras === null) return {};
  const entries = Object.entries(extras).filter(([id, value]) => isExtraId(id) && isGivenExtra(value));
  return Object.fromEntries(entries.map(([id, value]) => [extraField(id), value as ExtraValue]));
}
