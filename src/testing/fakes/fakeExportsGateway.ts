import type { NewSentExport, SentExport } from '../../domain/platforms/sent/sentExport';
import type { ExportsEvent, ExportsGateway } from '../../services/exports/ExportsGateway';
import { GatewayFailure } from '../../services/failure';

type StoredExport = NewSentExport & Pick<SentExport, 'by' | 'at' | 'outcome'>;

/** What all people of a fake server share. */
export interface FakeExportsServer {
  readonly sales: Map<string, Map<string, StoredExport>>;
  readonly listeners: Map<string, Set<(event: ExportsEvent) => void>>;
}

export const createFakeExportsServer = (): FakeExportsServer => ({ sales: new Map(), listeners: new Map() });

type Kind = 'readContent' | 'readLots' | 'remember' | 'sayOutcome';

export interface FakeExportsGateway extends ExportsGateway {
  /** The next calls of this kind reject with `code`. */
  fail(kind: Kind, code: string, times?: number): void;
  /** The next call of this kind is answered only when the returned function is called. */
  hang(kind: Kind): () => void;
  /** How often each was called. */
  readonly calls: Readonly<Record<Kind, number>>;
}

/** The moment of the first export of a fake server; each further one is a minute later. */
const BEGINNING = Date.UTC(2026, 10, 24, 14, 2);

/** What was sent, in memory; `role` is what its person may do in every sale. */
export function createFakeExportsGateway(
  server = createFakeExportsServer(),
  role: 'editor' | 'viewer' | 'stranger' = 'editor',
): FakeExportsGateway {
  const failures = new Map<Kind, { readonly code: string; left: number }>();
  const held = new Map<Kind, Promise<void>>();
  const calls = { readContent: 0, readLots: 0, remember: 0, sayOutcome: 0 };

  const of = (saleId: string): Map<string, StoredExport> => {
    const sale = server.sales.get(saleId) ?? new Map<string, StoredExport>();
    server.sales.set(saleId, sale);
    return sale;
  };
  const present = (saleId: string): readonly SentExport[] =>
    [...of(saleId).values()].map(({ entries, lots: _lots, fieldNames: _names, ...header }) => ({
      ...header,
      lots: entries.length,
    }));

  async function begin(kind: Kind): Promise<void> {
    calls[kind] += 1;
    const failure = failures.get(kind);
    // A service never answers within the call.
    await Promise.resolve();
    const until = held.get(kind);
    held.delete(kind);
    await until;
    if (failure !== undefined && failure.left > 0) {
      failure.left -= 1;
      throw new GatewayFailure(failure.code);
    }
    if (role !== 'editor') throw new GatewayFailure('permission-denied');
  }
  function stored(saleId: string, exportId: string): StoredExport {
    const found = of(saleId).get(exportId);
    if (found === undefined) throw new GatewayFailure('not-found');
    return found;
  }

  const changed = (saleId: string): void => {
    for (const listener of server.listeners.get(saleId) ?? []) {
      listener({ type: 'exports', exports: present(saleId) });
    }
  };

  return {
    calls,
    hang(kind) {
      let answer = (): void => undefined;
      held.set(kind, new Promise((resolve) => (answer = resolve)));
      return () => answer();
    },
    fail: (kind, code, times = 1) => void failures.set(kind, { code, left: times }),
    listen(saleId, listener) {
      const listeners = server.listeners.get(saleId) ?? new Set();
      server.listeners.set(saleId, listeners);
      if (role !== 'stranger') listeners.add(listener);
      let isListening = true;
      queueMicrotask(() => {
        if (!isListening) return;
        if (role === 'stranger') listener({ type: 'failed', code: 'permission-denied' });
        else listener({ type: 'exports', exports: present(saleId) });
      });
      return () => {
        isListening = false;
        listeners.delete(listener);
      };
    },
    async readContent(saleId, exportId) {
      await begin('readContent');
      const { entries, fieldNames } = stored(saleId, exportId);
      return { entries, fieldNames };
    },
    async readLots(saleId, exportId, lotIds) {
      await begin('readLots');
      return stored(saleId, exportId).lots.filter(({ id }) => lotIds.includes(id));
    },
    async remember(saleId, exported, uid) {
      await begin('remember');
      const sale = of(saleId);
      if (sale.has(exported.id)) return;
      sale.set(exported.id, { ...exported, by: uid, at: BEGINNING + sale.size * 60_000 });
      changed(saleId);
    },
    async sayOutcome(saleId, exportId, outcome) {
      await begin('sayOutcome');
      of(saleId).set(exportId, { ...stored(saleId, exportId), outcome });
      changed(saleId);
    },
  };
}
