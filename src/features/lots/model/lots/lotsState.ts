import type { PayloadAction } from '@reduxjs/toolkit';
import type { Lot, LotPrivate } from '../../../../domain/lots/lot';
import type { DataCode } from '../../../../services/failure';
import { emptyBuckets } from '../../../../shared/buckets';
import {
  closeLots,
  openLots,
  type OpenLots,
  overlay,
  overlayPrivate,
  place,
  sharesKey,
  type ShownLots,
  type PendingFields,
} from '../pending/optimisticLots';
import { bypassImmer } from '../pending/bypassImmer';

export interface LotsState extends ShownLots {
  readonly status: 'idle' | 'loading' | 'live' | 'failed';
  readonly code: DataCode | null;
  /** While a large sale comes in parts: so many of about so many lots are here (0: not known); null otherwise. */
  readonly progress: { readonly come: number; readonly total: number } | null;
  /** The same of its photos; they may come longer than the lots. */
  readonly photosProgress: { readonly come: number; readonly total: number } | null;
  /** The same of what only editors may read. */
  readonly privateProgress: { readonly come: number; readonly total: number } | null;
  /** The server has sent nothing for so long that the page says so. */
  readonly isSlow: boolean;
  /** The server has sent the fields that only editors may read. */
  readonly seesPrivate: boolean;
}

export const NO_LOTS: LotsState = {
  saleId: null,
  status: 'idle',
  code: null,
  progress: null,
  photosProgress: null,
  privateProgress: null,
  isSlow: false,
  seesPrivate: false,
  buckets: emptyBuckets<Lot>(),
  privates: emptyBuckets<LotPrivate>(),
  ids: [],
  trashedIds: [],
  unsent: emptyBuckets<PendingFields>(),
  unsentNew: {},
};

const PARTS = Object.keys(NO_LOTS) as (keyof LotsState)[];

export interface LotsUpdate {
  readonly saleId: string;
  readonly changed: readonly Lot[];
  readonly removed: readonly string[];
  readonly fromServer: boolean;
}

export interface PrivateUpdate {
  readonly saleId: string;
  readonly changed: readonly LotPrivate[];
  readonly removed: readonly string[];
}

/** A reducer that changes the lots that are shown; the state stays the very same when none of it becomes another. */
export const changeLots = <Action>(
  work: (open: OpenLots, action: Action, state: LotsState) => Partial<LotsState> | void,
) =>
  bypassImmer((state: LotsState, action: Action): LotsState => {
    const open = openLots(state);
    const more = work(open, action, state);
    const next: LotsState = { ...state, ...closeLots(open), ...more };
    return PARTS.every((part) => next[part] === state[part]) ? state : next;
  });

/** The same for events of a sale, which may not be the open one any more. */
export const changeOfSale = <Payload extends { readonly saleId: string }>(
  work: (open: OpenLots, payload: Payload, state: LotsState) => Partial<LotsState> | void,
) => {
  const reduce = changeLots<PayloadAction<Payload>>((open, { payload }, state) => work(open, payload, state));
  return (draft: Parameters<typeof reduce>[0], action: PayloadAction<Payload>) =>
    action.payload.saleId === draft.saleId ? reduce(draft, action) : undefined;
};

/** Takes an event about the lots of the open sale, from the server or from the copy on this device. */
export function receive(open: OpenLots, update: LotsUpdate, { status }: LotsState): Partial<LotsState> {
  // A lot whose creation was refused vanishes from the server's answers; here it stays until the person decides.
  const removed = update.removed.filter((id) => open.unsentNew.read(id) === undefined);
  for (const id of update.removed) noteTold(open, id, false);
  const moved = new Set(removed);
  const received: Lot[] = [];
  for (const each of update.changed) {
    noteTold(open, each.id, true);
    const known = open.buckets.read(each.id);
    const lot = overlay(open, each);
    // What this device has sent itself comes back as it is shown already.
    if (known !== undefined && isSame(known, lot)) continue;
    if (known === undefined || isMoved(open, known, lot)) moved.add(lot.id);
    received.push(lot);
  }
  for (const id of removed) open.buckets.remove(id);
  for (const lot of received) open.buckets.write(lot.id, lot);
  place(open, moved);
  // Nothing from the cache alone may be taken for "there are no lots".
  const isLive = update.fromServer || update.changed.length > 0;
  return isLive ? { status: 'live', code: null, progress: null, isSlow: false } : { status, code: null };
}

/** Looks at the lots as they were before the event: all of them in their places. */
function isMoved(open: OpenLots, before: Lot, lot: Lot): boolean {
  if (before.order !== lot.order || (before.deletedAt === null) !== (lot.deletedAt === null)) return true;
  return (before.number !== lot.number || before.suffix !== lot.suffix) && sharesKey(open, before);
}

/** Notes whether the server has shown a lot whose creation this device has still to send. */
function noteTold(open: OpenLots, id: string, isTold: boolean): void {
  const known = open.unsentNew.read(id);
  if (known !== undefined && known.isTold !== isTold) open.unsentNew.write(id, { isTold });
}

/** The same of what only editors may read. */
export function receivePrivate(open: OpenLots, { changed, removed }: PrivateUpdate): Partial<LotsState> {
  for (const id of removed) open.privates.remove(id);
  for (const received of changed) open.privates.write(received.id, overlayPrivate(open, received));
  return { seesPrivate: true };
}

function isSame(known: Lot, received: Lot): boolean {
  const fields = Object.keys(received) as (keyof Lot)[];
  return fields.length === Object.keys(known).length && fields.every((field) => received[field] === known[field]);
}
