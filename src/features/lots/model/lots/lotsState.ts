import type { PayloadAction } from '@reduxjs/toolkit';
import { type Lot, type LotPrivate, NO_PRIVATE_FIELDS } from '../../../../domain/lots/lot';
import { theirsOf, type TheirValue } from '../../../../domain/operations/fieldEdits';
import { type Effect, effectsOf, type Operation } from '../../../../domain/operations/operations';
import type { DataCode } from '../../../../services/failure';
import { bypassImmer } from '../pending/bypassImmer';
import { noEntities, openEntities, type OpenEntities, type OptimisticEntities } from '../pending/optimisticEntities';
import type { Ending } from '../pending/pendingValue';
import { type LotPlaces, placeLots } from './lotPlaces';
import { markWaiting } from './waitingNumbers';

export interface LotsState extends LotPlaces {
  readonly saleId: string | null;
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
  /** Those fields have come: from the server, or some of them from this device's copy. */
  readonly isPrivateRead: boolean;
  /** Its photos have come: from the server, or some of them from this device's copy. */
  readonly arePhotosRead: boolean;
  readonly lots: OptimisticEntities<Lot>;
  readonly privates: OptimisticEntities<LotPrivate>;
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
  isPrivateRead: false,
  arePhotosRead: false,
  lots: noEntities(),
  privates: noEntities(),
  ids: [],
  trashedIds: [],
};

const PARTS = Object.keys(NO_LOTS) as (keyof LotsState)[];

/** What an action may change of them. */
export interface OpenLots {
  readonly saleId: string | null;
  readonly lots: OpenEntities<Lot>;
  readonly privates: OpenEntities<LotPrivate>;
}

const openLots = ({ saleId, lots, privates }: LotsState): OpenLots => ({
  saleId,
  // A lot that the server has had for long and has not shown is about to come: nobody but the owner of a sale can delete one.
  lots: openEntities(lots, { unseen: undefined }),
  privates: openEntities(privates, { unseen: undefined, blank: (id) => ({ id, ...NO_PRIVATE_FIELDS }) }),
});

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
  readonly fromServer: boolean;
}

/** A reducer that changes the lots that are shown; the state stays the very same when none of it becomes another. */
export const changeLots = <Action>(
  work: (open: OpenLots, action: Action, state: LotsState) => Partial<LotsState> | void,
) =>
  bypassImmer((state: LotsState, action: Action): LotsState => {
    const open = openLots(state);
    const more = work(open, action, state);
    const [lots, privates] = [open.lots.close(), open.privates.close()];
    const places = placeLots(state.lots.shown, state, lots.shown, open.lots.touched);
    const next: LotsState = { ...state, lots, privates, ...places, ...more };
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
export function receive({ lots }: OpenLots, update: LotsUpdate, { status }: LotsState): Partial<LotsState> {
  for (const id of update.removed) lots.receive(id, null);
  for (const lot of update.changed) lots.receive(lot.id, lot);
  // Nothing from the cache alone may be taken for "there are no lots".
  const isLive = update.fromServer || update.changed.length > 0;
  return isLive ? { status: 'live', code: null, progress: null, isSlow: false } : { status, code: null };
}

/** The same of what only editors may read. */
export function receivePrivate(
  { privates }: OpenLots,
  { changed, removed, fromServer }: PrivateUpdate,
  { isPrivateRead }: LotsState,
): Partial<LotsState> {
  for (const id of removed) privates.receive(id, null);
  for (const each of changed) privates.receive(each.id, each);
  // A silent server says only what the sale says already: that the person is an editor.
  return { seesPrivate: true, isPrivateRead: isPrivateRead || fromServer || changed.length > 0 };
}

type Work = <Entity extends { readonly id: string }>(entities: OpenEntities<Entity>, effect: Effect<Entity>) => void;

/** Does it for each lot, and for what is private of it, that the operation is about. */
function forEach(open: OpenLots, operation: Operation, work: Work): void {
  const { lots, privates } = effectsOf(operation);
  for (const effect of lots) work(open.lots, effect);
  for (const effect of privates) work(open.privates, effect);
}

/** Shows an operation before the server has it. */
export function applyOptimistic(open: OpenLots, operation: Operation): void {
  // An edit in conflict waits beside the lot: there stands what the colleague has written.
  if (operation.saleId !== open.saleId || theirsOf(operation) !== undefined) return;
  const before = open.lots.read(operation.lotId);
  forEach(open, operation, (entities, effect) => entities.apply(effect, operation.id));
  markWaiting(open.lots, operation, before);
}

/** The operation is with the server, or will never be: then the screen shows what the server said. */
export const acknowledge = (open: OpenLots, operation: Operation, ending: Ending): void =>
  forEach(open, operation, (entities, effect) => entities.acknowledge(effect, operation.id, ending));

/** A colleague was faster: the fields of this edit show what the server has, or a later text of this person. */
export function markConflict(open: OpenLots, operation: Operation): void {
  const theirs: Readonly<Partial<Record<string, TheirValue>>> = theirsOf(operation) ?? {};
  const values = Object.entries(theirs).flatMap(([field, their]) => (their ? [[field, their.value] as const] : []));
  forEach(open, operation, (entities, effect) =>
    entities.markConflict(effect, operation.id, Object.fromEntries(values)),
  );
}

/** An earlier text of the same person stands there: what was made as `from` goes on from it as `operation`. */
export function rebase(open: OpenLots, from: Operation, operation: Operation): void {
  const { lots, privates } = effectsOf(from);
  const [before] = [...lots, ...privates];
  forEach(open, operation, (entities, effect) => entities.rebase(effect, operation.id, before?.changes ?? {}, from.id));
}
