import { current, isDraft, original, type Draft } from '@reduxjs/toolkit';
import {
  EDITABLE_LOT_FIELDS,
  type Lot,
  type LotPrivate,
  NEW_LOT,
  NO_PRIVATE_FIELDS,
  PRIVATE_LOT_FIELDS,
  type PrivateLotField,
} from '../../domain/lot';
import { compareOrder } from '../../domain/order';
import type { Operation } from '../../services/lots/LotsGateway';
import { allEntities, type Buckets, emptyBuckets, readEntity, writeEntity } from '../../shared/buckets';
import { theirsOf } from './operations/theirsOf';
import type { UnsentValue } from './unsentValue';

type LotField = Exclude<keyof Lot, 'id'>;
export type ShownField = LotField | PrivateLotField;
export type Value = (Lot & LotPrivate)[ShownField];

/** Fields of a lot that show this device's values while the server may still have others. */
export type UnsentFields = Partial<Record<ShownField, UnsentValue<Value>>>;

/** The lots of a sale as the screen shows them: what the server told, and over it what is still on its way there. */
export interface ShownLots {
  readonly saleId: string | null;
  readonly buckets: Buckets<Lot>;
  readonly privates: Buckets<LotPrivate>;
  /** Ids in sale order, without the trash. */
  readonly ids: string[];
  /** Ids of the lots in the trash, in sale order. */
  readonly trashedIds: string[];
  /** By the id of the lot. */
  readonly unsent: Buckets<UnsentFields>;
  /** Lots that this device made and the server is not known to have. */
  readonly onlyHere: Record<string, true>;
}

export type ShownDraft = Draft<ShownLots>;

/** From this many lots that move at once on, sorting all is cheaper than finding the place of each. */
const SORT_FROM = 50;

const isPrivate = (field: ShownField): field is PrivateLotField =>
  (PRIVATE_LOT_FIELDS as readonly string[]).includes(field);

const isPlace = (field: ShownField): boolean => field === 'order' || field === 'deletedAt';

/** Lists of ids are replaced, never changed, so that looking through ten thousand of them asks no proxy. */
function plain(ids: string[]): readonly string[] {
  return isDraft(ids) ? (original(ids) ?? ids) : ids;
}

function without(ids: string[], gone: ReadonlySet<string>): string[] {
  const list = plain(ids);
  return list.some((id) => gone.has(id)) ? list.filter((id) => !gone.has(id)) : ids;
}

function insert(state: ShownDraft, ids: string[], lot: Lot): string[] {
  const list = plain(ids);
  let [from, to] = [0, list.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const other = readEntity(state.buckets, list[middle] ?? '');
    if (other !== undefined && compareOrder(other, lot) < 0) from = middle + 1;
    else to = middle;
  }
  return list.toSpliced(from, 0, lot.id);
}

/** Puts these lots where their keys, and the trash, say; whatever did not move costs nothing. */
export function place(state: ShownDraft, moved: ReadonlySet<string>): void {
  if (moved.size === 0) return;
  if (moved.size >= SORT_FROM) {
    const lots = allEntities(current(state.buckets)).sort(compareOrder);
    state.ids = lots.filter((lot) => lot.deletedAt === null).map((lot) => lot.id);
    state.trashedIds = lots.filter((lot) => lot.deletedAt !== null).map((lot) => lot.id);
    return;
  }
  state.ids = without(state.ids, moved);
  state.trashedIds = without(state.trashedIds, moved);
  for (const id of moved) {
    const lot = readEntity(state.buckets, id);
    if (lot === undefined) continue;
    if (lot.deletedAt === null) state.ids = insert(state, state.ids, lot);
    else state.trashedIds = insert(state, state.trashedIds, lot);
  }
}

function readField(state: ShownDraft, lotId: string, field: ShownField): Value | undefined {
  if (isPrivate(field)) return (readEntity(state.privates, lotId) ?? NO_PRIVATE_FIELDS)[field];
  return readEntity(state.buckets, lotId)?.[field];
}

export function writeField(state: ShownDraft, lotId: string, field: ShownField, value: Value): void {
  if (isPrivate(field)) {
    const known = readEntity(state.privates, lotId) ?? NO_PRIVATE_FIELDS;
    writeEntity<LotPrivate>(state.privates, lotId, { ...known, id: lotId, [field]: value });
    return;
  }
  const lot = readEntity(state.buckets, lotId);
  if (lot === undefined || lot[field] === value) return;
  writeEntity<Lot>(state.buckets, lotId, { ...lot, [field]: value });
  if (isPlace(field)) place(state, new Set([lotId]));
}

function show(state: ShownDraft, operation: Operation, field: ShownField, value: Value): void {
  const { lotId, id: operationId } = operation;
  const unsent = readEntity(state.unsent, lotId);
  const known = unsent?.[field];
  const entry: UnsentValue<Value> = {
    operationId,
    value,
    server: known === undefined ? readField(state, lotId, field) : known.server,
    told: false,
    arrived: false,
  };
  writeEntity<UnsentFields>(state.unsent, lotId, { ...unsent, [field]: entry });
  writeField(state, lotId, field, value);
}

function showNumber(state: ShownDraft, operation: Operation, shown: Pick<Lot, 'number' | 'suffix'> | null): void {
  show(state, operation, 'number', shown?.number ?? null);
  show(state, operation, 'suffix', shown?.suffix ?? '');
}

/** Shows an operation before the server has it. */
export function foresee(state: ShownDraft, operation: Operation): void {
  // An edit in conflict waits beside the lot: there stands what the colleague has written.
  if (operation.saleId !== state.saleId || theirsOf(operation) !== undefined) return;
  switch (operation.kind) {
    case 'createLot': {
      const { lotId: id, number, suffix, order, fields } = operation;
      state.onlyHere[id] = true;
      if (readEntity(state.buckets, id) !== undefined) return;
      writeEntity<Lot>(state.buckets, id, { id, number, suffix, order, ...NEW_LOT, ...fields });
      place(state, new Set([id]));
      return;
    }
    case 'editLot':
      for (const field of EDITABLE_LOT_FIELDS) {
        const change = operation.changes[field];
        if (change !== undefined) show(state, operation, field, change.after);
      }
      return;
    case 'editPrivate':
      for (const field of PRIVATE_LOT_FIELDS) {
        const change = operation.changes[field];
        if (change !== undefined) show(state, operation, field, change.after);
      }
      return;
    case 'setLotStatus':
      return show(state, operation, 'status', operation.after);
    case 'setNumber':
      return showNumber(state, operation, operation.after);
    case 'moveLot':
      return show(state, operation, 'order', operation.after);
    case 'trashLot':
      return show(state, operation, 'deletedAt', operation.deletedAt);
    case 'restoreLot':
      show(state, operation, 'deletedAt', null);
      return showNumber(state, operation, operation.number);
    case 'addPhoto':
      if (operation.cover) show(state, operation, 'coverPhotoId', operation.photo.id);
      return;
    case 'removePhoto':
      if (operation.cover) show(state, operation, 'coverPhotoId', operation.coverAfter);
      return;
    case 'editPhoto':
      return;
  }
}

/** What the server tells, with the fields of this device that are still on their way. */
export function overlay(state: ShownDraft, server: Lot): Lot {
  const unsent = readEntity(state.unsent, server.id);
  return unsent === undefined ? server : { ...server, ...valuesOver(unsent, server, (field) => !isPrivate(field)) };
}

export function overlayPrivate(state: ShownDraft, server: LotPrivate): LotPrivate {
  const unsent = readEntity(state.unsent, server.id);
  return unsent === undefined ? server : { ...server, ...valuesOver(unsent, server, isPrivate) };
}

/** The person may not read any more what only editors may: nothing of it stays, also not to go back to. */
export function forgetPrivate(state: ShownDraft): void {
  state.privates = emptyBuckets<LotPrivate>();
  for (const unsent of allEntities(state.unsent)) {
    for (const field of PRIVATE_LOT_FIELDS) {
      const entry = unsent[field];
      if (entry !== undefined)
        unsent[field] = { ...entry, server: NO_PRIVATE_FIELDS[field], told: false, arrived: false };
    }
  }
}

/** The values of this device for those fields; what the server told of them is noted beside each. */
function valuesOver(
  unsent: Draft<UnsentFields>,
  told: Readonly<Partial<Record<ShownField, Value>>>,
  isOfEntity: (field: ShownField) => boolean,
): Partial<Lot & LotPrivate> {
  const values: Partial<Record<ShownField, Value>> = {};
  for (const [field, entry] of entriesOf(unsent)) {
    if (!isOfEntity(field)) continue;
    const arrived = entry.arrived || told[field] === entry.value;
    unsent[field] = { ...entry, server: told[field], told: true, arrived };
    values[field] = entry.value;
  }
  return values as Partial<Lot & LotPrivate>;
}

export function entriesOf(unsent: UnsentFields): [ShownField, UnsentValue<Value>][] {
  return Object.entries(unsent) as [ShownField, UnsentValue<Value>][];
}
