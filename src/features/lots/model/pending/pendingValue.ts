import { isExtraField } from '../../../../domain/lots/extras';
import { type EntityChanges, type FieldValue, isSameValue } from '../../../../domain/operations/changes';

/** What this device shows while the server may still have something else. */
export interface PendingValue<Value> {
  readonly operationId: string;
  readonly value: Value;
  /** What the server last said, to go back to when the person discards the change; undefined before it said anything. */
  readonly server: Value | undefined;
  /** The server has sent it since the operation was made. */
  readonly seenFromServer: boolean;
  /** It has sent this very value: what it sends from then on is newer. */
  readonly echoed: boolean;
}

/**
 * How an operation ends: the server has it now; it had it before already, so that what it sent may be much newer; or the
 * person gave it up.
 */
export type Ending = 'sent' | 'known' | 'discarded';

/** What an operation did to one value; null: it did not touch it, or nobody can say what was there before. */
interface ValueChange<Value> {
  isBefore(value: Value | undefined): boolean;
  readonly after: Value;
}

/** It waits on, or it is over and the screen shows this; undefined: what it shows already. */
export type Left<Value> = { readonly waits: PendingValue<Value> } | { readonly shows: Value | undefined };

/** What becomes of a pending value when an operation ends: it waits on when a later operation has it. */
export function settlePending<Value>(
  entry: PendingValue<Value>,
  operationId: string,
  ending: Ending,
  change: ValueChange<Value> | null,
): Left<Value> {
  // The server may have sent what stood there before the save and not yet what stands there now.
  const isOld = entry.seenFromServer && !entry.echoed && change?.isBefore(entry.server) === true;
  if (entry.operationId !== operationId) {
    const changesServer = ending === 'sent' && change !== null && (isOld || !entry.seenFromServer);
    // The later one is sent only now: what came so far was the same by chance, as before it was thrown away and put back.
    const waits = { ...entry, echoed: false };
    return { waits: changesServer ? { ...waits, server: change.after } : waits };
  }
  // Sent is not shown for ever: a colleague's later value may have come before the answer.
  const goesToServer = ending !== 'sent' || (entry.seenFromServer && !isOld);
  return { shows: goesToServer ? entry.server : undefined };
}

/** The server has sent `server`; `isEcho`: that is what waits here. */
export const received = <Value>(
  entry: PendingValue<Value>,
  server: Value | undefined,
  isEcho: boolean,
): PendingValue<Value> => ({ ...entry, server, seenFromServer: true, echoed: entry.echoed || isEcho });

type PendingField = PendingValue<FieldValue>;
/** Fields of an entity that show this device's values while the server may still have others. */
export type PendingFields = Readonly<Record<string, PendingField>>;

export const mapFields = <From, To>(
  fields: Readonly<Record<string, From>>,
  change: (field: string, value: From) => To,
): Record<string, To> =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, change(field, value)]));

/** All fields that can be pending hold such values. An extra that the entity does not have is known to be none. */
export function valueIn(entity: object | undefined, field: string): FieldValue | undefined {
  const value = (entity as Readonly<Record<string, FieldValue>> | undefined)?.[field];
  return value === undefined && entity !== undefined && isExtraField(field) ? null : value;
}

/** The server has sent the entity like this. */
export const receivedFields = (fields: PendingFields, server: object): PendingFields =>
  mapFields(fields, (field, entry) => {
    const value = valueIn(server, field);
    return received(entry, value, isSameValue(field, value, entry.value));
  });

/** The same without what the server said. */
export const forgottenFields = (fields: PendingFields, blank: object): PendingFields =>
  mapFields(fields, (field, entry) => {
    return { ...entry, server: valueIn(blank, field), seenFromServer: false, echoed: false };
  });

/** What an operation did to a field. */
export function changeOf(changes: EntityChanges, field: string): ValueChange<FieldValue> | null {
  const { before, after } = changes[field] ?? {};
  if (before === undefined || after === undefined) return null;
  return { isBefore: (value) => isSameValue(field, value, before), after };
}

/** What was received since an edit of `seen` was made is as new as what its sending has `read`. */
export const newest = (entry: PendingField, seen: FieldValue | undefined, read: FieldValue): FieldValue =>
  entry.seenFromServer && entry.server !== seen && entry.server !== undefined ? entry.server : read;
