import { isExtraField } from '../lots/extras';
import type { Lot, LotPrivate, PrivateLotField, SharedLotField } from '../lots/lot';
import type { Photo, PhotoEditField } from '../photos/photo';
import { cleanText } from '../values/cleanText';

/** One value before and after. */
export interface Change<Value> {
  readonly before: Value;
  readonly after: Value;
}

/** One field's old and new value, as the operation document keeps it. */
export type FieldChange = Change<string | number | boolean | null>;
export type FieldValue = FieldChange['after'];

/** The same where nobody can say what stood there before: then `before` is missing. */
export interface AppliedChange {
  readonly before?: FieldValue;
  readonly after: FieldValue;
}

/** What is changed of one entity, by field. */
export type EntityChanges = Readonly<Partial<Record<string, AppliedChange>>>;

type Changes<Field extends string> = Readonly<Partial<Record<Field, AppliedChange>>>;
export type LotChanges = Changes<Exclude<keyof Lot, 'id' | 'mark'>>;
export type PrivateChanges = Changes<PrivateLotField>;

/** What is changed of a photo: its key within its lot, which lot that is, its caption, and how it is turned. */
export type PhotoChanges = { readonly [Field in PhotoEditField]?: Change<Photo[Field]> };

/** A field of a lot that two people can change. */
export type ContestedField = SharedLotField | PrivateLotField;

/** Fields that were not written because the server holds a value that their person has not seen; with that value. */
export type FieldConflicts = Readonly<Partial<Record<ContestedField, FieldValue>>>;

/** What an operation's document keeps, by field. */
export type RecordedChanges = Readonly<Record<string, FieldChange>>;

/** The fields that are changed, with how. */
export const changedFields = (changes: EntityChanges): readonly (readonly [string, AppliedChange])[] =>
  Object.entries(changes).flatMap(([field, change]) => (change === undefined ? [] : [[field, change] as const]));

/** The values that changes leave, to put over the entity. */
export const lotAfter = (changes: LotChanges): Partial<Lot> => valuesAfter(changes);
export const privateAfter = (changes: PrivateChanges): Partial<LotPrivate> => valuesAfter(changes);
export const photoAfter = (changes: PhotoChanges): Partial<Photo> => valuesAfter(changes);

export const valuesAfter = (changes: EntityChanges): Record<string, FieldValue> =>
  Object.fromEntries(changedFields(changes).map(([field, { after }]) => [field, after]));

/**
 * Whether a field holds the same. Of two lots in the trash it does: the server puts its own time in the place of a device's.
 * An extra that is missing is as one that was taken away.
 */
export const isSameValue = (field: string, one: FieldValue | undefined, other: FieldValue | undefined): boolean =>
  one === other ||
  (field === 'deletedAt' && typeof one === 'number' && typeof other === 'number') ||
  (isExtraField(field) && (one ?? null) === (other ?? null));

export const swap = <Value>({ before, after }: Change<Value>): Change<Value> => ({ before: after, after: before });

/** What two changes of one value come to. */
export const joined = <Value>({ before }: Change<Value>, { after }: Change<Value>): Change<Value> => ({
  before,
  after,
});

type FieldChanges<Field extends string> = Readonly<Partial<Record<Field, FieldChange>>>;

/** What changes of one lot that follow each other come to. */
export function joinAll<Field extends string>(
  first: FieldChanges<Field>,
  next: FieldChanges<Field>,
): FieldChanges<Field> {
  const all: Partial<Record<Field, FieldChange>> = { ...first };
  for (const field of Object.keys(next) as Field[]) {
    const [earlier, change] = [first[field], next[field]];
    if (change !== undefined) all[field] = earlier === undefined ? change : joined(earlier, change);
  }
  return all;
}

/** The same changes the other way round. */
export function swapAll<Field extends string>(changes: FieldChanges<Field>): Partial<Record<Field, FieldChange>> {
  const swapped: Partial<Record<Field, FieldChange>> = {};
  for (const field of Object.keys(changes) as Field[]) {
    const change = changes[field];
    if (change !== undefined) swapped[field] = swap(change);
  }
  return swapped;
}

/**
 * With texts that may be stored. A text that cleaning turns into the one before is no change any more; null: nothing else
 * was changed. What was there before stays as it was: it is compared with the stored value.
 */
export function cleanEdit<Edit extends { readonly changes: object }>(edit: Edit): Edit | null {
  const all = Object.entries(edit.changes as Readonly<Record<string, FieldChange>>);
  const clean = all.flatMap(([field, { before, after }]): [string, FieldChange][] => {
    const stored = typeof after === 'string' ? cleanText(after) : after;
    return stored !== after && stored === before ? [] : [[field, { before, after: stored }]];
  });
  return clean.length === 0 && all.length > 0 ? null : { ...edit, changes: Object.fromEntries(clean) };
}
