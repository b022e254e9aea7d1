import type { Lot, LotPrivate } from '../../../domain/lots/lot';
import type { Photo } from '../../../domain/photos/photo';
import { GatewayFailure } from '../../../services/failure';
import { applyToDocuments, editedDocument, emptySale, type FakeSale } from './fakeSale';
import type { LotPrivateEvent, LotsEvent, LotsGateway } from '../../../services/lots/LotsGateway';
import { type Operation, changesOf } from '../../../domain/operations/operations';
import { splitEdit } from '../../../domain/operations/fieldEdits';

type Op = 'listen' | 'listenPrivate' | 'apply';

export interface FakeLotsGateway extends LotsGateway {
  readonly calls: readonly { readonly op: Op; readonly args: readonly unknown[] }[];
  readonly listenerCount: number;
  /** The operations that reached the server, in order, each once. */
  readonly applied: readonly Operation[];
  /** The documents of a sale as the server has them. */
  documents(saleId: string): FakeSale;
  /** Puts lots and photos in, as if they had been there. */
  seed(saleId: string, lots: readonly Lot[], photos?: readonly Photo[]): void;
  /** Says what nobody but an editor may know. */
  seedPrivate(saleId: string, privates: readonly LotPrivate[]): void;
  emit(saleId: string, event: LotsEvent): void;
  /** The next call rejects with `code`, also an `auth/…` one; a failed listener gets it and ends. */
  failNext(op: Op, code: string): void;
  /** The next `op` is answered only when the returned function is called; until then nothing happens. */
  hang(op: 'apply'): () => void;
}

/** What several gateways of the same server share. */
export interface FakeLotsServer {
  readonly sales: Map<string, FakeSale>;
  readonly listeners: Map<(event: LotsEvent) => void, string>;
  readonly privateListeners: Map<(event: LotPrivateEvent) => void, string>;
}

export function createFakeLotsServer(): FakeLotsServer {
  return { sales: new Map(), listeners: new Map(), privateListeners: new Map() };
}

/** A server of lots in memory: documents, claimed numbers, operations. `role` is what its person may do everywhere. */
export function createFakeLotsGateway(
  role: 'editor' | 'viewer' | 'stranger' = 'editor',
  { sales: all, listeners, privateListeners }: FakeLotsServer = createFakeLotsServer(),
): FakeLotsGateway {
  const calls: { op: Op; args: readonly unknown[] }[] = [];
  const applied: Operation[] = [];
  const failures: { readonly op: Op; readonly code: string }[] = [];
  const held: { readonly op: Op; readonly until: Promise<void> }[] = [];

  const documents = (saleId: string): FakeSale => {
    const found = all.get(saleId) ?? emptySale();
    all.set(saleId, found);
    return found;
  };
  const take = <Plan extends { readonly op: Op }>(plans: Plan[], op: Op): Plan | undefined => {
    const place = plans.findIndex((plan) => plan.op === op);
    return place < 0 ? undefined : plans.splice(place, 1)[0];
  };
  const begin = async (op: 'apply', args: readonly unknown[]): Promise<void> => {
    calls.push({ op, args });
    const failure = take(failures, op);
    const wait = take(held, op);
    await Promise.resolve();
    await wait?.until;
    if (failure !== undefined) throw new GatewayFailure(failure.code);
    if (role !== 'editor') throw new GatewayFailure('permission-denied');
  };
  const emit = (saleId: string, event: LotsEvent): void =>
    listeners.forEach((of, listener) => {
      if (of === saleId) listener(event);
    });
  const emitPrivate = (saleId: string, event: LotPrivateEvent): void =>
    privateListeners.forEach((of, listener) => {
      if (of === saleId) listener(event);
    });

  return {
    calls,
    applied,
    documents,
    emit,
    get listenerCount() {
      return listeners.size;
    },
    seed(saleId, lots, photos = []) {
      for (const lot of lots) documents(saleId).lots.set(lot.id, lot);
      for (const photo of photos) documents(saleId).photos.set(photo.id, photo);
    },
    seedPrivate(saleId, privates) {
      for (const each of privates) documents(saleId).privates.set(each.id, each);
    },
    failNext: (op, code) => void failures.push({ op, code }),
    hang(op) {
      let go = (): void => undefined;
      held.push({ op, until: new Promise((resolve) => (go = resolve)) });
      return () => go();
    },
    listen(saleId, listener) {
      calls.push({ op: 'listen', args: [saleId] });
      const planned = take(failures, 'listen')?.code;
      const code = role === 'stranger' ? 'permission-denied' : planned;
      listeners.set(listener, saleId);
      queueMicrotask(() => {
        if (!listeners.has(listener)) return;
        if (code !== undefined) {
          listeners.delete(listener);
          listener({ type: 'failed', code: code === 'permission-denied' ? code : 'unavailable' });
          return;
        }
        const { lots, photos } = documents(saleId);
        listener({ type: 'lots', changed: [...lots.values()], removed: [], fromServer: true });
        listener({ type: 'photos', changed: [...photos.values()], removed: [], fromServer: true });
      });
      return () => listeners.delete(listener);
    },
    listenPrivate(saleId, listener) {
      calls.push({ op: 'listenPrivate', args: [saleId] });
      const planned = take(failures, 'listenPrivate')?.code;
      const code = role === 'editor' ? planned : 'permission-denied';
      privateListeners.set(listener, saleId);
      queueMicrotask(() => {
        if (!privateListeners.has(listener)) return;
        if (code !== undefined) {
          privateListeners.delete(listener);
          listener({ type: 'failed', code: code === 'permission-denied' ? code : 'unavailable' });
          return;
        }
        const changed = [...documents(saleId).privates.values()];
        listener({ type: 'lotPrivate', changed, removed: [], fromServer: true });
      });
      return () => privateListeners.delete(listener);
    },
    async apply(operation, onKnown) {
      await begin('apply', [operation]);
      const sale = documents(operation.saleId);
      const recorded = sale.ops.get(operation.id);
      const fields = recorded && Object.keys(changesOf(recorded));
      const { written, conflicts } = splitEdit(operation, editedDocument(sale, operation), fields);
      if (recorded !== undefined) onKnown?.();
      if (recorded !== undefined || written === null) return conflicts;
      const events = applyToDocuments(sale, written);
      sale.ops.set(operation.id, written);
      applied.push(written);
      for (const event of events) {
        if (event.type === 'lotPrivate') emitPrivate(operation.saleId, event);
        else if (event.type !== 'progress') emit(operation.saleId, event);
      }
      return conflicts;
    },
  };
}
