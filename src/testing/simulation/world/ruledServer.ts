import { canEdit, type Role, type Sale, type SaleStatus } from '../../../domain/sales/sale';
import { GatewayFailure } from '../../../services/failure';
import { createFakeFilesGateway } from '../../fakes/fakeFilesGateway';
import type { FilesGateway } from '../../../services/files/FilesGateway';
import { createFakeLotsGateway, createFakeLotsServer } from '../../fakes/lots/fakeLotsGateway';
import type { FakeSale } from '../../fakes/lots/fakeSale';
import type { LotPrivateEvent, LotsEvent, LotsGateway } from '../../../services/lots/LotsGateway';
import { isPrivateOperation, type Operation } from '../../../domain/operations/operations';
import { createFakeSalesGateway } from '../../fakes/fakeSalesGateway';
import { createFakeNumbersGateway } from '../../fakes/fakeNumbersGateway';
import type { NumbersGateway, ReservedEvent } from '../../../services/numbers/NumbersGateway';
import type { SalesGateway } from '../../../services/sales/SalesGateway';
import { createSaleServer } from '../../../services/sales/saleServer';
import { checkOperation } from './lotRules';

/** One server for several people: the fakes' documents, guarded by what the rules say of each person's role. */
export interface RuledServer {
  documents(saleId: string): FakeSale;
  sale(saleId: string): Sale | undefined;
  /** Every change that was written, in order; one that was written twice stands here twice. */
  readonly written: readonly Operation[];
  readonly stored: ReadonlyMap<string, Blob>;
  putSale(sale: Sale): void;
  setRole(saleId: string, uid: string, role: Role | null): void;
  setStatus(saleId: string, status: SaleStatus): void;
  lotsOf(uid: string): LotsGateway;
  salesOf(uid: string): SalesGateway;
  numbersOf(uid: string): NumbersGateway;
  filesOf(uid: string, saleId: string): FilesGateway;
}

/** `forgetsOperations`: a server without the create-only record, to prove that the simulation would find it. */
export function createRuledServer({ forgetsOperations = false } = {}): RuledServer {
  const people = createSaleServer();
  const lots = createFakeLotsServer();
  const inner = createFakeLotsGateway('editor', lots);
  const numbers = createFakeNumbersGateway({ documents: inner.documents, listeners: new Map() });
  /** A listener of what was taken along gets each change of a number. */
  const tellNumbers = (saleId: string): Promise<void> => numbers.release(saleId, []);
  const stored = new Map<string, Blob>();
  const written: Operation[] = [];
  const denied = (): never => {
    throw new GatewayFailure('permission-denied');
  };
  const roleIn = (saleId: string, uid: string): Role | null => people.roleOf(saleId, uid);
  const edits = (saleId: string, uid: string): boolean => {
    const sale = people.sales.get(saleId);
    return sale !== undefined && canEdit(sale, uid);
  };
  const statusOf = (saleId: string): SaleStatus => people.sales.get(saleId)?.status ?? 'open';

  /** A stream is not cut when the right is lost, but at the next change after it. */
  function follow<Event extends { readonly type: string }>(
    subscribe: (listener: (event: Event) => void) => () => void,
    mayRead: () => boolean,
    listener: (event: Event | { readonly type: 'failed'; readonly code: 'permission-denied' }) => void,
  ): () => void {
    let ended = false;
    const stop = subscribe((event) => {
      if (ended) return;
      if (mayRead()) return listener(event);
      end();
      listener({ type: 'failed', code: 'permission-denied' });
    });
    const end = (): void => {
      ended = true;
      stop();
    };
    return end;
  }

  function lotsOf(uid: string): LotsGateway {
    return {
      ...inner,
      listen: (saleId, listener) =>
        follow<LotsEvent>(
          (each) => inner.listen(saleId, each),
          () => roleIn(saleId, uid) !== null,
          listener,
        ),
      listenPrivate: (saleId, listener) =>
        follow<LotPrivateEvent>(
          (each) => inner.listenPrivate(saleId, each),
          () => edits(saleId, uid),
          listener,
        ),
      async apply(operation, onKnown) {
        const documents = inner.documents(operation.saleId);
        if (forgetsOperations) documents.ops.delete(operation.id);
        const isPrivate = isPrivateOperation(operation);
        const mayRead = isPrivate ? edits(operation.saleId, uid) : roleIn(operation.saleId, uid) !== null;
        const isKnown = documents.ops.has(operation.id);
        // The batch is refused as a whole, and its record is found.
        if (isKnown && mayRead) return inner.apply(operation, onKnown);
        if (isKnown || operation.uid !== uid || !edits(operation.saleId, uid)) return denied();
        checkOperation(statusOf(operation.saleId), documents, operation);
        const result = await inner.apply(operation);
        await tellNumbers(operation.saleId);
        // Of an edit in conflict it is less than what was asked for, or nothing.
        const record = documents.ops.get(operation.id);
        if (record !== undefined) written.push(record);
        return result;
      },
    };
  }

  return {
    documents: inner.documents,
    sale: (saleId) => people.sales.get(saleId),
    written,
    stored,
    putSale(sale) {
      people.sales.set(sale.id, sale);
      people.changed();
    },
    setRole(saleId, uid, role) {
      const { [uid]: _before, ...others } = people.sales.get(saleId)?.roles ?? {};
      people.setSale(saleId, { roles: role === null ? others : { ...others, [uid]: role } });
    },
    setStatus: (saleId, status) => people.setSale(saleId, { status }),
    lotsOf,
    numbersOf: (uid) => ({
      async reserve(saleId, wanted, by) {
        if (!edits(saleId, uid) || by !== uid || statusOf(saleId) !== 'open') return denied();
        return numbers.reserve(saleId, wanted, by);
      },
      list: async (saleId) => (roleIn(saleId, uid) === null ? denied() : numbers.list(saleId)),
      listenReserved: (saleId, listener) =>
        follow<ReservedEvent>(
          (each) => numbers.listenReserved(saleId, each),
          () => roleIn(saleId, uid) !== null,
          listener,
        ),
      async release(saleId, wanted) {
        if (edits(saleId, uid)) await numbers.release(saleId, wanted);
      },
    }),
    salesOf: (uid) => createFakeSalesGateway(uid, people),
    filesOf(uid, saleId) {
      const files = {
        editor: createFakeFilesGateway('editor', stored),
        other: createFakeFilesGateway('stranger', stored),
      };
      files.editor.automatic = true;
      files.other.automatic = true;
      return new Proxy<FilesGateway>(files.other, {
        get: (_, name: keyof FilesGateway) => files[edits(saleId, uid) ? 'editor' : 'other'][name],
      });
    },
  };
}
