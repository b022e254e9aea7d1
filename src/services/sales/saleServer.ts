import type { Invitation, UnreadInvitation } from '../../domain/sales/invitation';
import type { Role, Sale } from '../../domain/sales/sale';
import type { MemberCard } from '../members/MembersGateway';

/** What the fakes of sales, members and invitations have in common: one server in memory, shared by several people. */
export interface SaleServer {
  readonly sales: Map<string, Sale>;
  /** By sale and uid. */
  readonly cards: Map<string, ReadonlyMap<string, MemberCard>>;
  readonly invitations: Map<string, Invitation>;
  /** Of a newer build, by id. */
  readonly unreadInvitations: Map<string, UnreadInvitation & { readonly saleId: string }>;
  /** Who accepted which invitation. */
  readonly acceptances: Map<string, string>;
  /** By `sale/uid`: the invitations that were there when somebody left the sale or was removed. */
  readonly removals: Map<string, ReadonlySet<string>>;
  roleOf(saleId: string, uid: string): Role | null;
  setSale(id: string, changes: Partial<Sale>): void;
  setCard(saleId: string, uid: string, card: MemberCard | null): void;
  /** With these roles `uid` is out of the sale, and no invitation that is there now brings the person back. */
  takeOut(saleId: string, uid: string, roles: Sale['roles']): void;
  /** Tells everybody who listens that something is different. */
  changed(): void;
  onChange(listener: () => void): () => void;
}

export function createSaleServer(): SaleServer {
  const listeners = new Set<() => void>();
  const server: SaleServer = {
    sales: new Map(),
    cards: new Map(),
    invitations: new Map(),
    unreadInvitations: new Map(),
    acceptances: new Map(),
    removals: new Map(),
    roleOf: (saleId, uid) => server.sales.get(saleId)?.roles[uid] ?? null,
    setSale(id, changes) {
      const sale = server.sales.get(id);
      if (sale !== undefined) server.sales.set(id, { ...sale, ...changes });
      server.changed();
    },
    setCard(saleId, uid, card) {
      const cards = new Map(server.cards.get(saleId));
      if (card === null) cards.delete(uid);
      else cards.set(uid, card);
      server.cards.set(saleId, cards);
      server.changed();
    },
    takeOut(saleId, uid, roles) {
      server.removals.set(`${saleId}/${uid}`, new Set(server.invitations.keys()));
      server.setSale(saleId, { roles });
      server.setCard(saleId, uid, null);
    },
    changed: () => [...listeners].forEach((listener) => listener()),
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return server;
}
