import { rolesAfterChange, rolesAfterLeaving } from '../../domain/sales/membership';
import type { Role } from '../../domain/sales/sale';
import { GatewayFailure, type DataCode } from '../../services/failure';
import { createSaleServer, type SaleServer } from '../../services/sales/saleServer';
import type { MembersEvent, MembersGateway } from '../../services/members/MembersGateway';

type Operation = Exclude<keyof MembersGateway, 'listen'>;

export interface FakeMembersGateway extends MembersGateway {
  readonly calls: readonly { readonly op: Operation; readonly args: readonly unknown[] }[];
  readonly listenerCount: number;
  /** An event as the server would send it by itself. */
  emit(event: MembersEvent): void;
  /** The next call of `op` rejects with `code`. */
  failNext(op: Operation, code: DataCode): void;
  /** The next call of `op` is never answered, and never reaches the server. */
  hang(op: Operation): void;
}

/** The people in sales on a server in memory. `reader` is whose credentials it is called with; null: everybody's. */
export function createFakeMembersGateway(
  reader: string | null = null,
  server: SaleServer = createSaleServer(),
): FakeMembersGateway {
  const listeners = new Map<(event: MembersEvent) => void, string>();
  const calls: { op: Operation; args: readonly unknown[] }[] = [];
  const failures = new Map<Operation, DataCode>();
  const hanging = new Set<Operation>();

  const mayRead = (saleId: string): boolean => reader === null || server.roleOf(saleId, reader) !== null;
  const owns = (saleId: string): boolean => reader === null || server.roleOf(saleId, reader) === 'owner';
  const tell = (listener: (event: MembersEvent) => void, saleId: string): void => {
    if (mayRead(saleId)) {
      listener({ type: 'cards', cards: Object.fromEntries(server.cards.get(saleId) ?? []) });
      return;
    }
    listeners.delete(listener);
    listener({ type: 'failed', code: 'permission-denied' });
  };
  server.onChange(() => listeners.forEach((saleId, listener) => tell(listener, saleId)));

  /** Every call: noted, answered later, refused when that was planned or when `allowed` says no. */
  async function begin(op: Operation, args: readonly unknown[], allowed: () => boolean): Promise<void> {
    calls.push({ op, args });
    await Promise.resolve();
    if (hanging.delete(op)) await new Promise<never>(() => undefined);
    const code = failures.get(op);
    failures.delete(op);
    if (code !== undefined) throw new GatewayFailure<DataCode>(code);
    if (!allowed()) throw new GatewayFailure<DataCode>('permission-denied');
  }
  function takeOut(saleId: string, uid: string): void {
    if (!(uid in rolesIn(saleId))) return;
    const roles = rolesAfterLeaving(rolesIn(saleId), uid);
    if (roles === null) throw new GatewayFailure<DataCode>('failed-precondition');
    server.takeOut(saleId, uid, roles);
  }
  function setRoles(saleId: string, roles: Readonly<Record<string, Role>> | null): void {
    if (roles === null) throw new GatewayFailure<DataCode>('failed-precondition');
    server.setSale(saleId, { roles });
  }
  const rolesIn = (saleId: string): Readonly<Record<string, Role>> => server.sales.get(saleId)?.roles ?? {};

  return {
    calls,
    get listenerCount() {
      return listeners.size;
    },
    emit: (event) => [...listeners.keys()].forEach((listener) => listener(event)),
    failNext: (op, code) => void failures.set(op, code),
    hang: (op) => void hanging.add(op),
    listen(saleId, listener) {
      listeners.set(listener, saleId);
      queueMicrotask(() => {
        if (listeners.has(listener)) tell(listener, saleId);
      });
      return () => listeners.delete(listener);
    },
    async isInside(saleId, uid) {
      await begin('isInside', [saleId, uid], () => true);
      return server.roleOf(saleId, uid) !== null;
    },
    async writeCard(saleId, uid, card) {
      await begin('writeCard', [saleId, uid, card], () => mayRead(saleId) && (reader === null || reader === uid));
      server.setCard(saleId, uid, card);
    },
    async setRole(saleId, uid, role) {
      await begin('setRole', [saleId, uid, role], () => owns(saleId));
      setRoles(saleId, rolesAfterChange(rolesIn(saleId), uid, role));
    },
    async remove(saleId, uid) {
      await begin('remove', [saleId, uid], () => owns(saleId));
      const known = new Set([server.cards.get(saleId)?.get(uid)?.email]);
      for (const [id, who] of server.acceptances) if (who === uid) known.add(server.invitations.get(id)?.email);
      takeOut(saleId, uid);
      for (const each of server.invitations.values()) {
        if (each.saleId === saleId && each.state === 'open' && known.has(each.email))
          server.invitations.delete(each.id);
      }
      server.changed();
    },
    async leave(saleId, uid) {
      await begin('leave', [saleId, uid], () => (reader === null || reader === uid) && mayRead(saleId));
      takeOut(saleId, uid);
    },
  };
}
