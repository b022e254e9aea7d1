import { readEntity, removeEntity, writeEntity } from '../../shared/buckets';
import type { Lot } from '../../domain/lot';
import { numberFields } from '../../domain/lotNumber';
import type { ContestedField, FieldChange, Operation } from '../../services/lots/LotsGateway';
import {
  entriesOf,
  place,
  type ShownDraft,
  type ShownField,
  type UnsentFields,
  type Value,
  writeField,
} from './foresight';
import { theirsOf } from './operations/theirsOf';
import { endUnsent, type Ending, type UnsentValue, type ValueChange } from './unsentValue';

/** The operation is with the server, or will never be: then the screen shows what the server said. */
export function release(state: ShownDraft, operation: Operation, ending: Ending): void {
  if (operation.kind === 'createLot' && operation.saleId === state.saleId) {
    delete state.onlyHere[operation.lotId];
    if (ending === 'discarded') {
      removeEntity(state.buckets, operation.lotId);
      place(state, new Set([operation.lotId]));
    }
  }
  const unsent = readEntity(state.unsent, operation.lotId);
  if (unsent === undefined) return;
  for (const [field, entry] of entriesOf(unsent)) {
    const left = endUnsent<Value>(entry, operation.id, ending, endedChangeOf(operation, field));
    if ('waits' in left) {
      unsent[field] = left.waits;
      continue;
    }
    if (left.shows !== undefined) writeField(state, operation.lotId, field, left.shows);
    delete unsent[field];
  }
  if (Object.keys(unsent).length === 0) removeEntity(state.unsent, operation.lotId);
}

/** A colleague was faster: the fields of this edit show what the server has, or a later text of this person. */
export function contest(state: ShownDraft, operation: Operation): void {
  const unsent = readEntity(state.unsent, operation.lotId);
  const theirs = theirsOf(operation);
  if (theirs === undefined || unsent === undefined) return;
  for (const [field, entry] of entriesOf(unsent)) {
    const change = changeOf(operation, field);
    const value = theirs[field as ContestedField]?.value as Value | undefined;
    if (change === undefined || value === undefined) continue;
    const server = newest(entry, change.before, value);
    if (entry.operationId !== operation.id) {
      unsent[field] = { ...entry, server };
      continue;
    }
    writeField(state, operation.lotId, field, server);
    delete unsent[field];
  }
  if (Object.keys(unsent).length === 0) removeEntity(state.unsent, operation.lotId);
}

/** An earlier text of the same person stands there: what was made as `from` goes on from it as `operation`. */
export function goOn(state: ShownDraft, from: Operation, operation: Operation): void {
  const unsent = readEntity(state.unsent, operation.lotId);
  if (unsent === undefined) return;
  for (const [field, entry] of entriesOf(unsent)) {
    const now = changeOf(operation, field);
    if (now === undefined) continue;
    const operationId = entry.operationId === from.id ? operation.id : entry.operationId;
    const server = newest(entry, changeOf(from, field)?.before, now.before as Value);
    unsent[field] = { ...entry, operationId, server };
  }
}

/** What was told since an edit of `seen` was made is as new as what its sending has `read`. */
function newest(entry: UnsentValue<Value>, seen: Value | undefined, read: Value): Value {
  return entry.told && entry.server !== seen ? (entry.server ?? read) : read;
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
  state: ShownDraft,
  lotId: string,
  shown: Pick<Lot, 'number' | 'suffix'>,
  operationId: string,
): void {
  const lot = readEntity(state.buckets, lotId);
  if (lot === undefined) return;
  const unsent = readEntity(state.unsent, lotId);
  const [number, suffix] = [unsent?.number, unsent?.suffix];
  const fresh = { operationId, told: false, arrived: false };
  writeEntity<UnsentFields>(state.unsent, lotId, {
    ...unsent,
    number: { ...(number ?? { ...fresh, server: lot.number }), value: shown.number },
    suffix: { ...(suffix ?? { ...fresh, server: lot.suffix }), value: shown.suffix },
  });
  writeField(state, lotId, 'number', shown.number);
  writeField(state, lotId, 'suffix', shown.suffix);
}
