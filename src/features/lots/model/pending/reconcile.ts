import type { Lot } from '../../../../domain/lots/lot';
import { numberFields } from '../../../../domain/numbering/lotNumber';
import type { ContestedField, FieldChange, Operation } from '../../../../services/lots/LotsGateway';
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
  if (operation.kind === 'createLot' && operation.saleId === state.saleId) {
    const isTold = state.unsentNew.read(operation.lotId)?.isTold === true;
    state.unsentNew.remove(operation.lotId);
    // The server may have it though it has refused the second sending: then it stays as the server shows it.
    if (ending === 'discarded' && !isTold) {
      state.buckets.remove(operation.lotId);
      place(state, new Set([operation.lotId]));
    }
  }
  const unsent = state.unsent.read(operation.lotId);
  if (unsent === undefined) return;
  const left: PendingFields = { ...unsent };
  const shows: Partial<Record<ShownField, Value>> = {};
  for (const [field, entry] of entriesOf(unsent)) {
    const ended = settlePending<Value>(entry, operation.id, ending, endedChangeOf(operation, field));
    if ('waits' in ended) left[field] = ended.waits;
    else {
      delete left[field];
      if (ended.shows !== undefined) shows[field] = ended.shows;
    }
  }
  settle(state, operation.lotId, left, shows);
}

/** A colleague was faster: the fields of this edit show what the server has, or a later text of this person. */
export function markConflict(state: OpenLots, operation: Operation): void {
  const unsent = state.unsent.read(operation.lotId);
  const theirs = theirsOf(operation);
  if (theirs === undefined || unsent === undefined) return;
  const left: PendingFields = { ...unsent };
  const shows: Partial<Record<ShownField, Value>> = {};
  for (const [field, entry] of entriesOf(unsent)) {
    const change = changeOf(operation, field);
    const value = theirs[field as ContestedField]?.value as Value | undefined;
    if (change === undefined || value === undefined) continue;
    const server = newest(entry, change.before, value);
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
  for (const [field, entry] of entriesOf(unsent)) {
    const now = changeOf(operation, field);
    if (now === undefined) continue;
    const operationId = entry.operationId === from.id ? operation.id : entry.operationId;
    const server = newest(entry, changeOf(from, field)?.before, now.before as Value);
    next[field] = { ...entry, operationId, server };
  }
  state.unsent.write(operation.lotId, next);
}

/** What was told since an edit of `seen` was made is as new as what its sending has `read`. */
function newest(entry: PendingValue<Value>, seen: Value | undefined, read: Value): Value {
  return entry.seenFromServer && entry.server !== seen ? (entry.server ?? read) : read;
}

/** The server has a time of its own at which a lot was thrown away. */
function endedChangeOf(operation: Operation, field: ShownField): ValueChange<Value> | null {
  if (field === 'deletedAt') {
    if (operation.kind === 'trashLot') return { isBefore: (value) => value === null, after: operation.deletedAt };
    if (operation.kind === 'restoreLot') return { isBefore: (value) => typeof value === 'number', after: null };
  }
  const change = changeOf(operation, field);
  return change === undefined ? null : { isBefore: (value) => value === change.before, after: change.after };
}

function changeOf(operation: Operation, field: ShownField): FieldChange | undefined {
  if (operation.kind === 'setNumber' && (field === 'number' || field === 'suffix')) {
    return { before: numberFields(operation.before)[field], after: numberFields(operation.after)[field] };
  }
  if (operation.kind === 'setLotStatus' && field === 'status') return operation;
  if (operation.kind === 'setResult' && (field === 'status' || field === 'hammer')) {
    return { before: operation.before[field], after: operation.after[field] };
  }
  if (operation.kind === 'moveLot' && field === 'order') return operation;
  if (operation.kind !== 'editLot' && operation.kind !== 'editPrivate') return undefined;
  const changes: Readonly<Partial<Record<string, FieldChange>>> = operation.changes;
  return changes[field];
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
