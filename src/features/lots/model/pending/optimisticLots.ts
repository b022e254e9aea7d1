import {
  type Lot,
  type LotPrivate,
  NO_PRIVATE_FIELDS,
  PRIVATE_LOT_FIELDS,
  type PrivateLotField,
} from '../../../../domain/lots/lot';
import { formatLotNumber } from '../../../../domain/numbering/lotNumber';
import { compareLots } from '../../../../domain/numbering/lotOrder';
import { lotAfter, privateAfter } from '../../../../domain/operations/changes';
import { IGNORES_ALL } from '../../../../domain/operations/operationRules';
import { applyOperation, type Operation, touchesOf } from '../../../../domain/operations/operations';
import { waitsForNumber } from '../../../../domain/operations/operationNumbers';
import { allEntities, type Buckets, emptyBuckets } from '../../../../shared/buckets';
import { openBuckets, type OpenBuckets, openRecord, type OpenRecord } from '../../../../shared/openBuckets';
import { theirsOf } from './theirsOf';
import type { PendingValue } from './pendingValue';

type LotField = Exclude<keyof Lot, 'id'>;
export type ShownField = LotField | PrivateLotField;
export type Value = (Lot & LotPrivate)[ShownField];

/** Fields of a lot that show this device's values while the server may still have others. */
export type PendingFields = Partial<Record<ShownField, PendingValue<Value>>>;

/** A new lot on its way. `isTold`: the server shows it all the same, because the answer that it has it was lost. */
export interface UnsentNew {
  readonly isTold: boolean;
}

/** The lots of a sale as the screen shows them: what the server told, and over it what is still on its way there. */
export interface ShownLots {
  readonly saleId: string | null;
  readonly buckets: Buckets<Lot>;
  readonly privates: Buckets<LotPrivate>;
  /** Ids in sale order, without the trash. */
  readonly ids: readonly string[];
  /** Ids of the lots in the trash, in sale order. */
  readonly trashedIds: readonly string[];
  /** By the id of the lot. */
  readonly unsent: Buckets<PendingFields>;
  /** Lots of which this device has still to send that it made them. */
  readonly unsentNew: Record<string, UnsentNew>;
}

/** The same while one action changes it: what it does not touch stays the very same. */
export interface OpenLots {
  readonly saleId: string | null;
  readonly buckets: OpenBuckets<Lot>;
  privates: OpenBuckets<LotPrivate>;
  ids: readonly string[];
  trashedIds: readonly string[];
  readonly unsent: OpenBuckets<PendingFields>;
  readonly unsentNew: OpenRecord<UnsentNew>;
}

export const openLots = (state: ShownLots): OpenLots => ({
  saleId: state.saleId,
  buckets: openBuckets(state.buckets),
  privates: openBuckets(state.privates),
  ids: state.ids,
  trashedIds: state.trashedIds,
  unsent: openBuckets(state.unsent),
  unsentNew: openRecord(state.unsentNew),
});

/** What has become of the parts of the state. */
export const closeLots = (open: OpenLots): Omit<ShownLots, 'saleId'> => ({
  buckets: open.buckets.close(),
  privates: open.privates.close(),
  ids: open.ids,
  trashedIds: open.trashedIds,
  unsent: open.unsent.close(),
  unsentNew: open.unsentNew.close(),
});

/** From this many lots that move at once on, sorting all is cheaper than finding the place of each. */
const SORT_FROM = 50;

const isPrivate = (field: ShownField): field is PrivateLotField =>
  (PRIVATE_LOT_FIELDS as readonly string[]).includes(field);

const isPlace = (field: ShownField): boolean => field === 'order' || field === 'deletedAt';
const isNumber = (field: ShownField): boolean => field === 'number' || field === 'suffix';

function without(ids: readonly string[], gone: ReadonlySet<string>): readonly string[] {
  return ids.some((id) => gone.has(id)) ? ids.filter((id) => !gone.has(id)) : ids;
}

function insert(state: OpenLots, ids: readonly string[], lot: Lot): readonly string[] {
  let [from, to] = [0, ids.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const other = state.buckets.read(ids[middle] ?? '');
    if (other !== undefined && compareLots(other, lot) < 0) from = middle + 1;
    else to = middle;
  }
  return ids.toSpliced(from, 0, lot.id);
}

/** Whether another lot has the same key: then the numbers say which of them stands first. All lots are in their places. */
export function sharesKey(state: OpenLots, { order, deletedAt }: Lot): boolean {
  const ids = deletedAt === null ? state.ids : state.trashedIds;
  const keyAt = (place: number): string | undefined => state.buckets.read(ids[place] ?? '')?.order;
  let [from, to] = [0, ids.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((keyAt(middle) ?? '') < order) from = middle + 1;
    else to = middle;
  }
  return keyAt(from + 1) === order;
}

/** Puts these lots where their keys, and the trash, say; whatever did not move costs nothing. */
export function place(state: OpenLots, moved: ReadonlySet<string>): void {
  if (moved.size === 0) return;
  if (moved.size >= SORT_FROM) {
    const lots = allEntities(state.buckets.now()).sort(compareLots);
    state.ids = lots.filter((lot) => lot.deletedAt === null).map((lot) => lot.id);
    state.trashedIds = lots.filter((lot) => lot.deletedAt !== null).map((lot) => lot.id);
    return;
  }
  state.ids = without(state.ids, moved);
  state.trashedIds = without(state.trashedIds, moved);
  for (const id of moved) {
    const lot = state.buckets.read(id);
    if (lot === undefined) continue;
    if (lot.deletedAt === null) state.ids = insert(state, state.ids, lot);
    else state.trashedIds = insert(state, state.trashedIds, lot);
  }
}

function readField(state: OpenLots, lotId: string, field: ShownField): Value | undefined {
  if (isPrivate(field)) return (state.privates.read(lotId) ?? NO_PRIVATE_FIELDS)[field];
  return state.buckets.read(lotId)?.[field];
}

type Values = Partial<Record<ShownField, Value>>;

/** Whatever other fields the lot has; of a lot that is not here only what only editors may read. */
export function writeFields(state: OpenLots, lotId: string, values: Values): void {
  const fields = Object.entries(values) as [ShownField, Value][];
  const own = fields.filter(([field]) => isPrivate(field));
  if (own.length > 0) {
    const known = state.privates.read(lotId) ?? NO_PRIVATE_FIELDS;
    state.privates.write(lotId, { ...known, id: lotId, ...Object.fromEntries(own) });
  }
  const lot = state.buckets.read(lotId);
  if (lot === undefined) return;
  const changed = fields.filter(([field, value]) => !isPrivate(field) && lot[field as LotField] !== value);
  if (changed.length === 0) return;
  state.buckets.write(lotId, { ...lot, ...Object.fromEntries(changed) });
  const isMoved = changed.some(([field]) => isPlace(field) || (isNumber(field) && sharesKey(state, lot)));
  if (isMoved) place(state, new Set([lotId]));
}

function show(state: OpenLots, { lotId, id: operationId }: Operation, values: Values): void {
  const known = state.unsent.read(lotId);
  const entries = (Object.entries(values) as [ShownField, Value][]).map(([field, value]) => {
    const before = known?.[field];
    const server = before === undefined ? readField(state, lotId, field) : before.server;
    return [field, { operationId, value, server, seenFromServer: false, echoed: false }] as const;
  });
  state.unsent.write(lotId, { ...known, ...Object.fromEntries(entries) });
  writeFields(state, lotId, values);
}

/** Nothing for a lot that does not wait for a number. The places go on behind those of the lots that wait already. */
function markOf(state: OpenLots, operation: Operation): Pick<Lot, 'mark'> {
  if (!waitsForNumber(operation)) return {};
  const { claims } = touchesOf(operation);
  if (claims !== null && claims !== undefined) return { mark: formatLotNumber(claims) };
  const places = Object.keys(state.unsentNew.now()).map((id) => state.buckets.read(id)?.mark);
  return { mark: Math.max(0, ...places.filter((mark) => typeof mark === 'number')) + 1 };
}

/** Shows an operation before the server has it. */
export function applyOptimistic(state: OpenLots, operation: Operation): void {
  // An edit in conflict waits beside the lot: there stands what the colleague has written.
  if (operation.saleId !== state.saleId || theirsOf(operation) !== undefined) return;
  applyOperation(operation, {
    ...IGNORES_ALL,
    makeLot: (lot) => showNew(state, { ...lot, ...markOf(state, operation) }),
    changeLot(_id, changes) {
      show(state, operation, lotAfter(changes));
      const lot = waitsForNumber(operation) ? state.buckets.read(operation.lotId) : undefined;
      if (lot !== undefined) state.buckets.write(lot.id, { ...lot, ...markOf(state, operation) });
    },
    changePrivate: (_id, changes) => show(state, operation, privateAfter(changes)),
  });
}

function showNew(state: OpenLots, lot: Lot): void {
  const isShown = state.buckets.read(lot.id) !== undefined;
  if (state.unsentNew.read(lot.id) === undefined) state.unsentNew.write(lot.id, { isTold: isShown });
  if (isShown) return;
  state.buckets.write(lot.id, lot);
  place(state, new Set([lot.id]));
}

/** What the server tells, with the fields of this device that are still on their way. */
export function overlay(state: OpenLots, server: Lot): Lot {
  return state.unsent.read(server.id) === undefined
    ? server
    : { ...server, ...valuesOver(state, server, (field) => !isPrivate(field)) };
}

export function overlayPrivate(state: OpenLots, server: LotPrivate): LotPrivate {
  return state.unsent.read(server.id) === undefined ? server : { ...server, ...valuesOver(state, server, isPrivate) };
}

/** The person may not read any more what only editors may: nothing of it stays, also not to go back to. */
export function forgetPrivate(state: OpenLots): void {
  state.privates = openBuckets(emptyBuckets<LotPrivate>());
  for (const [lotId, unsent] of state.unsent.now().flatMap((bucket) => Object.entries(bucket))) {
    const gone = PRIVATE_LOT_FIELDS.flatMap((field) => {
      const entry = unsent[field];
      const forgotten = { server: NO_PRIVATE_FIELDS[field], seenFromServer: false, echoed: false };
      return entry === undefined ? [] : [[field, { ...entry, ...forgotten }] as const];
    });
    if (gone.length > 0) state.unsent.write(lotId, { ...unsent, ...Object.fromEntries(gone) });
  }
}

/** The values of this device for those fields; what the server told of them is noted beside each. */
function valuesOver(
  state: OpenLots,
  received: { readonly id: string } & Readonly<Values>,
  isOfEntity: (field: ShownField) => boolean,
): Partial<Lot & LotPrivate> {
  const unsent = state.unsent.read(received.id) ?? {};
  const noted: PendingFields = { ...unsent };
  const values: Values = {};
  for (const [field, entry] of entriesOf(unsent)) {
    if (!isOfEntity(field)) continue;
    const echoed = entry.echoed || received[field] === entry.value;
    noted[field] = { ...entry, server: received[field], seenFromServer: true, echoed };
    values[field] = entry.value;
  }
  state.unsent.write(received.id, noted);
  return values as Partial<Lot & LotPrivate>;
}

export function entriesOf(unsent: PendingFields): [ShownField, PendingValue<Value>][] {
  return Object.entries(unsent) as [ShownField, PendingValue<Value>][];
}
