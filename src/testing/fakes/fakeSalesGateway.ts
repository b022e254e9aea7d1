import { mapsAfter } from '../../domain/sales/saleMaps';
import type { Sale } from '../../domain/sales/sale';
import { type DataCode, GatewayFailure } from '../../services/failure';
import { createSaleServer, type SaleServer } from '../../services/sales/saleServer';
import type { SalesEvent, SalesGateway } from '../../services/sales/SalesGateway';

type Operation = keyof SalesGateway;

export interface FakeSalesGateway extends SalesGateway {
  readonly calls: readonly { readonly op: Operation; readonly args: readonly unknown[] }[];
  readonly listenerCount: number;
  /** The sales the server has, by id. */
  readonly sales: Map<string, Sale>;
  /** An event as the server would send it by itself. */
  emit(event: SalesEvent): void;
  /** The next call rejects with `code`; a failed `listen` tells it as an event and ends. */
  failNext(op: Operation, code: DataCode): void;
  /** The next `create` is never answered; `reaches`: the server has the sale all the same. */
  hang(reaches?: boolean): void;
}

/**
 * A server of sales in memory. `reader` is whose credentials it is called with, null for the person who is named in the call;
 * `server` may be shared by the gateways of several people.
 */
export function createFakeSalesGateway(
  reader: string | null = null,
  server: SaleServer = createSaleServer(),
): FakeSalesGateway {
  const { sales } = server;
  const listeners = new Map<(event: SalesEvent) => void, string>();
  const calls: { op: Operation; args: readonly unknown[] }[] = [];
  const failures: { readonly op: string; readonly code: DataCode }[] = [];
  let hanging: { readonly reaches: boolean } | null = null;

  const planned = (op: string): DataCode | null => {
    const place = failures.findIndex((failure) => failure.op === op);
    return place < 0 ? null : (failures.splice(place, 1)[0]?.code ?? null);
  };
  const mayNot = (uid: string): boolean => reader !== null && reader !== uid;
  const tell = (listener: (event: SalesEvent) => void, uid: string): void =>
    listener({ type: 'sales', sales: [...sales.values()].filter((sale) => uid in sale.roles) });
  server.onChange(() => listeners.forEach((each, listener) => tell(listener, each)));

  async function begin(op: Operation, id: string, args: readonly unknown[]): Promise<void> {
    calls.push({ op, args: [id, ...args] });
    const code = planned(op);
    await Promise.resolve();
    if (code !== null) throw new GatewayFailure<DataCode>(code);
    const isEditors = op === 'changeMaps' && Object.keys(args[0] as object).every((name) => name === 'ownPlatforms');
    const mayChange: readonly unknown[] = isEditors ? ['owner', 'editor'] : ['owner'];
    if (reader !== null && !mayChange.includes(server.roleOf(id, reader)))
      throw new GatewayFailure<DataCode>('permission-denied');
  }

  return {
    calls,
    sales,
    get listenerCount() {
      return listeners.size;
    },
    emit: (event) => [...listeners.keys()].forEach((listener) => listener(event)),
    failNext: (op, code) => void failures.push({ op, code }),
    hang: (reaches = false) => void (hanging = { reaches }),
    listen(uid, listener) {
      calls.push({ op: 'listen', args: [uid] });
      const code = mayNot(uid) ? 'permission-denied' : planned('listen');
      listeners.set(listener, uid);
      queueMicrotask(() => {
        if (!listeners.has(listener)) return;
        if (code === null) tell(listener, uid);
        else listener({ type: 'failed', code });
      });
      return () => listeners.delete(listener);
    },
    async change(id, changes) {
      await begin('change', id, [changes]);
      server.setSale(id, changes);
    },
    async changePlatforms(id, { added, removed }) {
      await begin('changePlatforms', id, [{ added, removed }]);
      const chosen = new Set([...(sales.get(id)?.platforms ?? []), ...added]);
      server.setSale(id, { platforms: [...chosen].filter((each) => !removed.includes(each)).sort() });
    },
    async changeMaps(id, change) {
      await begin('changeMaps', id, [change]);
      const sale = sales.get(id);
      if (sale !== undefined) server.setSale(id, mapsAfter(sale, change));
    },
    async putAway(id, kind) {
      await begin('putAway', id, [kind]);
      server.setSale(id, { away: kind === null ? null : { kind, at: Date.now() } });
    },
    async move(id, from, to) {
      await begin('move', id, [from, to]);
      const status = sales.get(id)?.status;
      if (status !== from && status !== to) throw new GatewayFailure<DataCode>('failed-precondition');
      server.setSale(id, { status: to });
    },
    async create(id, sale, uid) {
      calls.push({ op: 'create', args: [id, sale, uid] });
      const code = planned('create');
      const hangs = hanging;
      hanging = null;
      await Promise.resolve();
      if (code !== null) throw new GatewayFailure<DataCode>(code);
      if (mayNot(uid)) throw new GatewayFailure<DataCode>('permission-denied');
      if ((hangs === null || hangs.reaches) && !sales.has(id)) {
        const { place = null } = sale;
        sales.set(id, { platforms: [], id, ...sale, place, status: 'open', roles: { [uid]: 'owner' }, createdBy: uid });
        server.changed();
      }
      if (hangs !== null) await new Promise<never>(() => undefined);
    },
  };
}
