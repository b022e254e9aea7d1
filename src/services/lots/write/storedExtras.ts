import { deleteField, type DocumentData } from 'firebase/firestore';
import { type ExtraFields, extraId, extrasOf, isExtraField, isExtraValue } from '../../../domain/lots/extras';
import type { FieldChange, FieldValue, RecordedChanges } from '../../../domain/operations/changes';

/** Values for an update: the path of an extra is its name, and one that is taken away leaves nothing behind. */
export const updatesOf = (values: Readonly<Record<string, unknown>>): DocumentData =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => [
      field,
      isExtraField(field) && value === null ? deleteField() : value,
    ]),
  );

/** Values for a document that is made: its extras are one map, and none where it has none. */
export function nestedExtras(values: object): DocumentData {
  const extras = extrasOf(values as ExtraFields);
  const others = Object.entries(values).filter(([field]) => !isExtraField(field));
  return { ...Object.fromEntries(others), ...(Object.keys(extras).length > 0 && { extras }) };
}

/**
 * The changes of a record: those of extras are one, `extras`, with the values before and after of those that changed. The
 * rules compare it with the document, which they could not do with names that only a profile or a house knows.
 */
export function recordedChanges(changes: RecordedChanges): DocumentData {
  const before: Record<string, FieldValue> = {};
  const after: Record<string, FieldValue> = {};
  const others: Record<string, FieldChange> = {};
  for (const [field, change] of Object.entries(changes)) {
    if (!isExtraField(field)) others[field] = change;
    else if ((change.before ?? null) !== (change.after ?? null)) {
      if (isExtraValue(change.before)) before[extraId(field)] = change.before;
      if (isExtraValue(change.after)) after[extraId(field)] = change.after;
    }
  }
  const has = Object.keys(before).length + Object.keys(after).length > 0;
  return has ? { ...others, extras: { before, after } } : others;
}
