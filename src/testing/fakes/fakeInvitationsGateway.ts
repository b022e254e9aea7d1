import { hintOf, type Invitation, type InvitationEnd, type UnreadInvitation } from '../../domain/sales/invitation';
import { GatewayFailure, type DataCode } from '../../services/failure';
import { createSaleServer, type SaleServer } from '../../services/sales/saleServer';
import type { InvitationsEvent, InvitationsGateway } from '../../services/invitations/InvitationsGateway';

type Operation = Exclude<keyof InvitationsGateway, 'listen' | 'listenOwn'>;
type Listener = (event: InvitationsEvent) => void;
/** What somebody may read now; null when it is nothing. */
type Readable = () => {
  readonly invitations: readonly Invitation[];
  readonly unread: readonly UnreadInvitation[];
} | null;

/** Who calls: the account, and the address that it has proved. */
export interface FakeReader {
  readonly uid: string;
  readonly email: string | null;
}

export interface FakeInvitationsGateway extends InvitationsGateway {
  readonly calls: readonly { readonly op: Operation; readonly args: readonly unknown[] }[];
  readonly listenerCount: number;
  /** The address of the account is proved now, or another one. */
  reader: FakeReader;
  /** The next call of `op` rejects with `code`. */
  failNext(op: Operation, code: DataCode): void;
}

export function createFakeInvitationsGateway(
  reader: FakeReader,
  server: SaleServer = createSaleServer(),
): FakeInvitationsGateway {
  const listeners = new Map<Listener, Readable>();
  const calls: { op: Operation; args: readonly unknown[] }[] = [];
  const failures = new Map<Operation, DataCode>();

  const unread = (has: (each: UnreadInvitation & { readonly saleId: string }) => boolean): UnreadInvitation[] =>
    [...server.unreadInvitations.values()].filter(has).map(({ saleId: _saleId, ...each }) => each);
  const owns = (saleId: string): boolean => server.roleOf(saleId, fake.reader.uid) === 'owner';
  const tell = (listener: Listener, readable: Readable): void => {
    const found = readable();
    if (found !== null) return listener({ type: 'invitations', ...found });
    listeners.delete(listener);
    listener({ type: 'failed', code: 'permission-denied' });
  };
  const follow = (listener: Listener, readable: Readable) => {
    listeners.set(listener, readable);
    queueMicrotask(() => {
      if (listeners.has(listener)) tell(listener, readable);
    });
    return () => listeners.delete(listener);
  };
  server.onChange(() => listeners.forEach((readable, listener) => tell(listener, readable)));

  async function begin(op: Operation, args: readonly unknown[], allowed: () => boolean): Promise<void> {
    calls.push({ op, args });
    await Promise.resolve();
    const code = failures.get(op);
    failures.delete(op);
    if (code !== undefined) throw new GatewayFailure<DataCode>(code);
    if (!allowed()) throw new GatewayFailure<DataCode>('permission-denied');
  }
  const isForReader = (id: string): boolean => server.invitations.get(id)?.email === fake.reader.email;
  const endOf = ({ id, saleId, createdBy, state }: Invitation): InvitationEnd | null => {
    if (server.roleOf(saleId, createdBy) !== 'owner') return 'inviter';
    if (state === 'expired') return 'age';
    return server.removals.get(`${saleId}/${fake.reader.uid}`)?.has(id) === true ? 'removal' : null;
  };
  const isOpen = (id: string): boolean => server.invitations.get(id)?.state === 'open';

  const fake: FakeInvitationsGateway = {
    calls,
    reader,
    get listenerCount() {
      return listeners.size;
    },
    failNext: (op, code) => void failures.set(op, code),
    listen: (saleId, listener) =>
      follow(listener, () =>
        owns(saleId)
          ? {
              invitations: [...server.invitations.values()].filter((each) => each.saleId === saleId),
              unread: unread((each) => each.saleId === saleId),
            }
          : null,
      ),
    listenOwn: (email, listener) =>
      follow(listener, () =>
        email === fake.reader.email
          ? {
              invitations: [...server.invitations.values()].filter(
                (each) => each.email === email && ['open', 'expired'].includes(each.state),
              ),
              unread: unread((each) => each.email === email),
            }
          : null,
      ),
    async create(id, draft, uid, replaced) {
      const mayInvite = (): boolean =>
        owns(draft.saleId) &&
        draft.byEmail === fake.reader.email &&
        server.sales.get(draft.saleId)?.title === draft.saleTitle;
      await begin('create', [id, draft, uid, ...(replaced === undefined ? [] : [replaced])], mayInvite);
      if (replaced !== undefined) server.invitations.delete(replaced);
      if (!server.invitations.has(id)) server.invitations.set(id, { id, ...draft, createdBy: uid, state: 'open' });
      server.changed();
    },
    async revoke(id) {
      const saleId = (server.invitations.get(id) ?? server.unreadInvitations.get(id))?.saleId;
      await begin('revoke', [id], () => saleId === undefined || owns(saleId));
      server.invitations.delete(id);
      server.unreadInvitations.delete(id);
      server.changed();
    },
    async find(id) {
      await begin('find', [id], () => true);
      const invitation = server.invitations.get(id);
      if (invitation === undefined) return { kind: 'gone' };
      if (isForReader(id) || owns(invitation.saleId)) return { kind: 'found', invitation };
      return { kind: 'otherAddress', hint: hintOf(invitation.email) };
    },
    async whyEnded(id) {
      await begin('whyEnded', [id], () => isForReader(id));
      const invitation = server.invitations.get(id);
      return invitation === undefined ? null : endOf(invitation);
    },
    async accept(invitation, uid, card) {
      const { id, saleId, role } = invitation;
      const isDone = (): boolean => server.acceptances.get(id) === uid && server.roleOf(saleId, uid) !== null;
      const isAsInvited = (): boolean => server.invitations.get(id)?.role === role && isForReader(id);
      const mayComeIn = (): boolean => isOpen(id) && endOf(invitation) === null;
      await begin('accept', [invitation, uid, card], () => isAsInvited() && (mayComeIn() || isDone()));
      if (isDone()) return;
      server.invitations.set(id, { ...invitation, state: 'accepted' });
      server.acceptances.set(id, uid);
      server.setCard(saleId, uid, card);
      server.setSale(saleId, { roles: { ...server.sales.get(saleId)?.roles, [uid]: role } });
    },
    async decline(id) {
      await begin('decline', [id], () => isForReader(id) && server.invitations.get(id)?.state !== 'accepted');
      const invitation = server.invitations.get(id);
      if (invitation !== undefined) server.invitations.set(id, { ...invitation, state: 'declined' });
      server.changed();
    },
  };
  return fake;
}
