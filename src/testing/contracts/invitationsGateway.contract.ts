import { newId } from '../../shared/id';
import { bringIn, draftFor, firstOf, invite as inviteTo, openSale, type Parties } from './membersGateway.contract';
import type { InvitationsEvent } from '../../services/invitations/InvitationsGateway';

const DENIED = { code: 'permission-denied' };

/** What every gateway of invitations keeps. */
export function invitationsGatewayContract(name: string, parties: () => Parties): void {
  describe(`invitations gateway: ${name}`, () => {
    const invite = async () => {
      const { owner, guest } = parties();
      const saleId = await openSale(owner);
      const invitation = await inviteTo(owner, saleId, guest.email);
      return { id: invitation.id, saleId, draft: draftFor(owner, saleId, guest.email), invitation };
    };
    const card = { name: 'Ben', email: null };

    it('shows an invitation to whom it is for and to the owner, and to others a hint only', async () => {
      const { owner, guest, stranger } = parties();
      const { id, invitation } = await invite();
      await expect(guest.invitations.find(id)).resolves.toEqual({ kind: 'found', invitation });
      await expect(owner.invitations.find(id)).resolves.toEqual({ kind: 'found', invitation });
      const [name = '', domain = ''] = guest.email.split('@');
      await expect(stranger.invitations.find(id)).resolves.toEqual({
        kind: 'otherAddress',
        hint: { first: name.slice(0, 1), domain },
      });
      await expect(stranger.invitations.find(newId())).resolves.toEqual({ kind: 'gone' });
    });

    it('writes the same invitation twice as one', async () => {
      const { owner } = parties();
      const { id, draft } = await invite();
      await expect(owner.invitations.create(id, draft, owner.uid)).resolves.toBeUndefined();
    });

    it('brings the invited in, once, also when the answer was lost', async () => {
      const { guest } = parties();
      const { id, saleId, invitation } = await invite();
      await guest.invitations.accept(invitation, guest.uid, card);
      await guest.invitations.accept(invitation, guest.uid, card);
      await expect(guest.invitations.find(id)).resolves.toMatchObject({ invitation: { state: 'accepted' } });
      const received = await firstOf<Parameters<Parameters<typeof guest.sales.listen>[1]>[0]>(
        (listener) => guest.sales.listen(guest.uid, listener),
        (event) => event.type === 'sales' && event.sales.some((sale) => sale.id === saleId),
      );
      expect(received).toMatchObject({ type: 'sales' });
    });

    it('brings nobody else in', async () => {
      const { stranger } = parties();
      const { invitation } = await invite();
      await expect(stranger.invitations.accept(invitation, stranger.uid, card)).rejects.toMatchObject({
        code: 'permission-denied',
      });
    });

    it('brings nobody in with another role', async () => {
      const { guest } = parties();
      const { invitation } = await invite();
      const other = { ...invitation, role: 'viewer' } as const;
      await expect(guest.invitations.accept(other, guest.uid, card)).rejects.toMatchObject({
        code: 'permission-denied',
      });
    });

    it('is over once declined', async () => {
      const { guest } = parties();
      const { id, invitation } = await invite();
      await guest.invitations.decline(id);
      await guest.invitations.decline(id);
      await expect(guest.invitations.find(id)).resolves.toMatchObject({ invitation: { state: 'declined' } });
      await expect(guest.invitations.accept(invitation, guest.uid, card)).rejects.toMatchObject({
        code: 'permission-denied',
      });
    });

    it('is over once taken back, also a second time', async () => {
      const { owner, guest } = parties();
      const { id, invitation } = await invite();
      await owner.invitations.revoke(id);
      await owner.invitations.revoke(id);
      await expect(guest.invitations.find(id)).resolves.toEqual({ kind: 'gone' });
      await expect(guest.invitations.accept(invitation, guest.uid, card)).rejects.toMatchObject({
        code: 'permission-denied',
      });
    });

    it('is listed for the owner of its sale, and taken back by nobody else', async () => {
      const { owner, stranger } = parties();
      const { id, saleId, invitation } = await invite();
      const listenAs = (who: typeof owner) => (listener: (event: InvitationsEvent) => void) =>
        who.invitations.listen(saleId, listener);
      await expect(firstOf(listenAs(owner), () => true)).resolves.toEqual({
        type: 'invitations',
        invitations: [invitation],
        unread: [],
      });
      await expect(firstOf(listenAs(stranger), () => true)).resolves.toMatchObject({ type: 'failed' });
      await expect(stranger.invitations.revoke(id)).rejects.toMatchObject({ code: 'permission-denied' });
    });

    it('is listed for the invited while it is open, and to nobody by the address of another', async () => {
      const { owner, guest, stranger } = parties();
      const first = await invite();
      const second = await invite();
      const listen = (who: typeof owner, isAwaited: (event: InvitationsEvent) => boolean) =>
        firstOf<InvitationsEvent>((listener) => who.invitations.listenOwn(guest.email, listener), isAwaited);
      const idsOf = (event: InvitationsEvent): readonly string[] =>
        event.type === 'invitations' ? event.invitations.map(({ id }) => id) : [];
      const both = await listen(guest, (event) => idsOf(event).includes(first.id) && idsOf(event).includes(second.id));
      expect(both).toMatchObject({
        invitations: expect.arrayContaining([first.invitation, second.invitation]) as unknown,
      });
      await guest.invitations.decline(first.id);
      await listen(guest, (event) => idsOf(event).includes(second.id) && !idsOf(event).includes(first.id));
      await guest.invitations.accept(second.invitation, guest.uid, card);
      await listen(guest, (event) => event.type === 'invitations' && !idsOf(event).includes(second.id));
      await expect(listen(stranger, () => true)).resolves.toEqual({ type: 'failed', code: 'permission-denied' });
    });

    it('brings in whom it is for until the end of 30 days', async () => {
      const { owner, guest, age } = parties();
      const { id, saleId, invitation } = await invite();
      await expect(guest.invitations.whyEnded(id)).resolves.toBeNull();
      await age(id);
      await expect(guest.invitations.whyEnded(id)).resolves.toBe('age');
      await expect(guest.invitations.find(id)).resolves.toMatchObject({ invitation: { state: 'expired' } });
      await expect(guest.invitations.accept(invitation, guest.uid, card)).rejects.toMatchObject(DENIED);
      await bringIn(owner, saleId, guest);
    });

    it('is over once who sent it owns the sale no more', async () => {
      const { owner, guest, stranger } = parties();
      const saleId = await openSale(owner);
      await bringIn(owner, saleId, guest);
      await owner.members.setRole(saleId, guest.uid, 'owner');
      const invitation = await inviteTo(guest, saleId, stranger.email);
      await owner.members.remove(saleId, guest.uid);
      await expect(stranger.invitations.whyEnded(invitation.id)).resolves.toBe('inviter');
      await expect(stranger.invitations.accept(invitation, stranger.uid, card)).rejects.toMatchObject(DENIED);
      await bringIn(owner, saleId, stranger);
    });

    it('is taken back with the removal of the member whom it is for', async () => {
      const { owner, guest } = parties();
      const { id, saleId, invitation } = await invite();
      const toAnother = await inviteTo(owner, saleId, 'ida@example.com');
      await bringIn(owner, saleId, guest);
      // What the card says does not hide the address by which the person came in.
      await guest.members.writeCard(saleId, guest.uid, { name: '', email: null });
      await owner.members.remove(saleId, guest.uid);
      await expect(guest.invitations.find(id)).resolves.toEqual({ kind: 'gone' });
      await expect(guest.invitations.accept(invitation, guest.uid, card)).rejects.toMatchObject(DENIED);
      await expect(owner.invitations.find(toAnother.id)).resolves.toMatchObject({ kind: 'found' });
      await bringIn(owner, saleId, guest);
    });

    it('brings nobody back who has left since it was sent', async () => {
      const { owner, guest } = parties();
      const { id, saleId, invitation } = await invite();
      await bringIn(owner, saleId, guest);
      await guest.members.leave(saleId, guest.uid);
      await expect(guest.invitations.whyEnded(id)).resolves.toBe('removal');
      await expect(guest.invitations.accept(invitation, guest.uid, card)).rejects.toMatchObject(DENIED);
      await bringIn(owner, saleId, guest);
      await expect(guest.members.isInside(saleId, guest.uid)).resolves.toBe(true);
    });

    it('is replaced by a new one', async () => {
      const { owner, guest } = parties();
      const { id, saleId, draft } = await invite();
      const next = newId();
      await owner.invitations.create(next, draft, owner.uid, id);
      await owner.invitations.create(next, draft, owner.uid, id);
      await expect(guest.invitations.find(id)).resolves.toEqual({ kind: 'gone' });
      await expect(guest.invitations.find(next)).resolves.toMatchObject({ invitation: { saleId, state: 'open' } });
    });

    it('is sent by owners only', async () => {
      const { owner, guest } = parties();
      const saleId = await openSale(owner);
      await bringIn(owner, saleId, guest);
      const draft = { ...draftFor(owner, saleId, 'ida@example.com'), byEmail: guest.email };
      await expect(guest.invitations.create(newId(), draft, guest.uid)).rejects.toMatchObject({
        code: 'permission-denied',
      });
    });
  });
}
