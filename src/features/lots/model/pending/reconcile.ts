import type { Lot } from '../../../../domain/lots/lot';
import type { AppliedChange, ContestedField } from '../../../../domain/operations/changes';
import { IGNORES_ALL } from '../../../../domain/operations/operationRules';
import { applyOperation, type Operation } from '../../../../domain/operations/operations';
import {
  entriesOf,
  type OpenLots,
  place,
  type ShownField,
  type PendingFields,
  type Value,
  writeFields,
} from './optimisticLots';
import { theirsOf } from './theirsOf';
import { settlePending, type Ending, type PendingValue, type ValueChange } from './pendingValue';

/** The operation is with the server, or will never be: then the screen shows what the server said. */
export function acknowledge(state: OpenLots, operation: Operation, ending: Ending): void {
  const changes = changesToFields(operation);
  if (operation.saleId === state.saleId) {
    applyOperation(operation, { ...IGNORES_ALL, makeLot: ({ id }) => acknowledgeNew(state, id, ending) });
  }
  const unsent = state.unsent.read(operation.lotId);
  if (unsent === undefined) return;
  const left: PendingFields = { ...unsent };
  const shows: Partial<Record<ShownField, Value>> = {};
  for (const [field, entry] of entriesOf(unsent)) {
    const ended = settlePending<Value>(entry, operation.id, ending, endedChangeOf(changes[field], field));
    if ('waits' in ended) left[field] = ended.waits;
    else {
      delete left[field];
      if (ended.shows !== undefined) shows[field] = ended.shows;
    }
  }
  settle(state, operation.lotId, left, shows);
}

function acknowledgeNew(state: OpenLots, lotId: string, ending: Ending): void {
  const isTold = state.unsentNew.read(lotId)?.isTold === true;
  state.unsentNew.remove(lotId);
  // The server may have it though it has refused the second sending: then it stays as the server shows it.
  if (ending !== 'discarded' || isTold) return;
  state.buckets.remove(lotId);
  place(state, new Set([lotId]));
}

/** A colleague was faster: the fields of this edit show what the server has, or a later text of this person. */
export function markConflict(state: OpenLots, operation: Operation): void {
  const unsent = state.unsent.read(operation.lotId);
  const theirs = theirsOf(operation);
  if (theirs === undefined || unsent === undefined) return;
  const left: PendingFields = { ...unsent };
  const shows: Partial<Record<ShownField, Value>> = {};
  const changes = changesToFields(operation);
  for (const [field, entry] of entriesOf(unsent)) {
    const change = changes[field];
    const value = theirs[field as ContestedField]?.value as Value | undefined;
    if (change === undefined || value === undefined) continue;
    const server = newest(entry, change.before as Value | undefined, value);
    if (entry.operationId !== operation.id) left[field] = { ...entry, server };
    else {
      delete left[field];
      shows[field] = server;
    }
  }
  settle(state, operation.lotId, left, shows);
}

/** `left`: what is still unsent of the lot; `shows`: what its other fields show by now. */
function settle(state: OpenLots, lotId: string, left: PendingFields, shows: Partial<Record<ShownField, Value>>): void {
  if (Object.keys(shows).length > 0) writeFields(state, lotId, shows);
  if (Object.keys(left).length === 0) state.unsent.remove(lotId);
  else state.unsent.write(lotId, left);
}

/** An earlier text of the same person stands there: what was made as `from` goes on from it as `operation`. */
export function rebase(state: OpenLots, from: Operation, operation: Operation): void {
  const unsent = state.unsent.read(operation.lotId);
  if (unsent === undefined) return;
  const next: PendingFields = { ...unsent };
  const [seen, changes] = [changesToFields(from), changesToFields(operation)];
  for (const [field, entry] of entriesOf(unsent)) {
    const now = changes[field];
    if (now === undefined) continue;
    const operationId = entry.operationId === from.id ? operation.id : entry.operationId;
    const server = newest(entry, seen[field]?.before as Value | undefined, now.before as Value);
    next[field] = { ...entry, operationId, server };
  }
  state.unsent.write(operation.lotId, next);
}

/** What was told since an edit of `seen` was made is as new as what its sending has `read`. */
function newest(entry: PendingValue<Value>, seen: Value | undefined, read: Value): Value {
  return entry.seenFromServer && entry.server !== seen ? (entry.server ?? read) : read;
}

function endedChangeOf(change: AppliedChange | undefined, field: ShownField): ValueChange<Value> | null {
  if (change?.before === undefined) return null;
  const { before, after } = change;
  // The server has a time of its own at which a lot was thrown away.
  const wasInTrash = field === 'deletedAt' && before !== null;
  return { isBefore: (value) => (wasInTrash ? typeof value === 'number' : value === before), after: after as Value };
}

type FieldChanges = Readonly<Partial<Record<ShownField, AppliedChange>>>;

/** What an operation changes of a lot that is there, and of what is private of it. */
function changesToFields(operation: Operation): FieldChanges {
  let all: FieldChanges = {};
  const add = (_id: string, changes: FieldChanges): void => void (all = { ...all, ...changes });
  applyOperation(operation, { ...IGNORES_ALL, changeLot: add, changePrivate: add });
  return all;
}

/**
 * The wanted number was taken while the lot was on its way; it has another one now. `operationId`: with which operation, so
 * that what the server says comes back if it had that before.
 */
export function renumber(
  state: OpenLots,
  lotId: string,
  shown: Pick<Lot, 'number' | 'suffix'>,
  operationId: string,
): void {
  const lot = state.buckets.read(lotId);
  if (lot === undefined) return;
  const unsent = state.unsent.read(lotId);
  const [number, suffix] = [unsent?.number, unsent?.suffix];
  const fresh = { operationId, seenFromServer: false, echoed: false };
  state.unsent.write(lotId, {
    ...unsent,
    number: { ...(number ?? { ...fresh, server: lot.number }), value: shown.number },
    suffix: { ...(suffix ?? { ...fresh, server: lot.suffix }), value: shown.suffix },
  });
  const { mark: _until, ...numbered } = lot;
  state.buckets.write(lotId, numbered);
  writeFields(state, lotId, { number: shown.number, suffix: shown.suffix });
}
