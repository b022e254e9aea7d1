import { deleteField, type DocumentData } from 'firebase/firestore';
import {
  type ExtraFields,
  extraId,
  extrasOf,
  type ExtraValue,
  isExtraField,
  isExtraValue,
  isGivenExtra,
} from '../../../domain/lots/extras';
import type { FieldChange, FieldValue, RecordedChanges } from '../../../domain/operations/changes';
import { changesOfEdit, type Edit } from '../../../domain/operations/fieldEdits';
import { own } from '../../../domain/values/own';

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

/** What the rules let an extra be. Of these, pages take an empty text and what is no finite number for none. */
const isValue = (value: unknown): value is ExtraValue => ['string', 'number', 'boolean'].includes(typeof value);

/**
 * An edit as its record has to tell it: where a script has stored an extra that no page can read, the rules ask for just that
 * as the value before.
 */
export function overUnread<Of extends Edit>(edit: Of, stored: DocumentData | undefined): Of {
  const extras = stored?.['extras'] as Readonly<Record<string, unknown>> | undefined;
  const changes = changesOfEdit(edit).map(([field, change]): [string, FieldChange] => {
    const stood = isExtraField(field) ? own(extras, extraId(field)) : undefined;
    return [field, isValue(stood) && !isGivenExtra(stood) ? { ...change, before: stood } : change];
  });
  return { ...edit, changes: Object.fromEntries(changes) };
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
      if (isValue(change.before)) before[extraId(field)] = change.before;
      if (isExtraValue(change.after)) after[extraId(field)] = change.after;
    }
  }
  const has = Object.keys(before).length + Object.keys(after).length > 0;
  return has ? { ...others, extras: { before, after } } : others;
}
