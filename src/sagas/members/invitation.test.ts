import { navigate } from '../../features/navigation/model/navigationSlice';
import {
  acceptInvitation,
  declineInvitation,
  lookAgain,
  selectInvitation,
} from '../../features/members/model/invitationSlice';
import type { AuthUser } from '../../services/auth/AuthGateway';
import { GatewayFailure } from '../../services/failure';
import type { Invitation } from '../../domain/sales/invitation';
import { anInvitation, makeMembers, ME, MY_EMAIL, type MembersSpace } from '../../testing/stores/makeMembers';
import { settle } from '../../testing/stores/makeTestStore';
import { SALE } from '../../testing/stores/makeWorkspace';

let space: MembersSpace;
afterEach(() => space.store.stop());

/** Somebody opens the link of an invitation. */
async function open(
  invitation: Invitation | null,
  how: Parameters<typeof makeMembers>[0] = { roles: { olga: 'owner' } },
): Promise<void> {
  space = await makeMembers({ ...how, at: '/sales' });
  if (invitation !== null) space.server.invitations.set(invitation.id, invitation);
  space.store.dispatch(navigate('/invitations/invitationA000000000'));
  await settle();
}
const path = () => space.state().navigation.path;
const seen = () => space.read(selectInvitation);
/** The account of the person says something else from now on. */
function change(fields: Partial<AuthUser>): void {
  const { present } = space.auth;
  if (present === null) throw new Error('Nobody is signed in.');
  space.auth.change({ ...present, ...fields });
}

describe('the page of an invitation', () => {
  it.each([
    ['open', anInvitation(), undefined, 'open'],
    ['accepted before', anInvitation({ state: 'accepted' }), undefined, 'used'],
    ['declined before', anInvitation({ state: 'declined' }), undefined, 'used'],
    ['taken back', null, undefined, 'gone'],
    ['of a sale one is in', anInvitation(), { roles: { olga: 'owner', [ME]: 'viewer' } as const }, 'inside'],
    ['that one has made', anInvitation({ email: 'ida@example.com' }), { roles: { [ME]: 'owner' } as const }, 'own'],
  ])('%s', async (_name, invitation, how, status) => {
    await open(invitation, how);
    expect(seen()).toEqual(
      invitation === null || status === 'used' ? { status } : expect.objectContaining({ status, invitation }),
    );
  });

  it.each([
    ['sent by a former owner', { olga: 'editor', ida: 'owner' } as const, 'inviter'],
    ['sent by an owner who is gone', { ida: 'owner' } as const, 'inviter'],
  ])('%s says so before anybody tries', async (_name, roles, why) => {
    await open(anInvitation(), { roles });
    expect(seen()).toEqual({ status: 'ended', invitation: anInvitation(), why });
    space.store.dispatch(acceptInvitation());
    await settle();
    expect(space.invitations.calls.some(({ op }) => op === 'accept')).toBe(false);
  });

  it('says when it has ended after 30 days', async () => {
    await open(anInvitation({ state: 'expired' }));
    expect(seen()).toMatchObject({ status: 'ended', why: 'age' });
  });

  it('says when one has left the sale since', async () => {
    space = await makeMembers({ roles: { olga: 'owner', [ME]: 'viewer' }, at: '/sales' });
    space.server.invitations.set('invitationA000000000', anInvitation());
    space.server.takeOut(SALE, ME, { olga: 'owner' });
    space.store.dispatch(navigate('/invitations/invitationA000000000'));
    await settle();
    expect(seen()).toMatchObject({ status: 'ended', why: 'removal' });
  });

  it('lets the server decide when the clock of this device is wrong', async () => {
    const asOld = anInvitation({ state: 'expired' });
    space = await makeMembers({ roles: { olga: 'owner' }, at: '/sales' });
    space.server.invitations.set('invitationA000000000', anInvitation());
    jest.spyOn(space.invitations, 'find').mockResolvedValue({ kind: 'found', invitation: asOld });
    space.store.dispatch(navigate('/invitations/invitationA000000000'));
    await settle();
    expect(seen().status).toBe('open');
  });

  it('shows another account the hint and nothing more', async () => {
    await open(anInvitation({ email: 'ida@example.com' }));
    expect(seen()).toEqual({ status: 'otherAddress', hint: { first: 'i', domain: 'example.com' } });
  });

  it('asks for the proof of the own address first, and goes on with it', async () => {
    await open(anInvitation(), { roles: { olga: 'owner' }, proved: false });
    expect(seen()).toEqual({ status: 'unproved' });
    space.prove();
    space.store.dispatch(lookAgain());
    await settle();
    expect(seen().status).toBe('open');
    expect(space.auth.calls).toContain('reload');
    expect(space.invitations.reader.email).toBe(MY_EMAIL);
  });

  it.each([
    ['whose hint fits a proved address, which is written alike', 'ann@example.com', true],
    ['whose hint does not fit an address that is not proved', 'ida@example.com', false],
  ])('shows the hint alone of an invitation %s', async (_, email, proved) => {
    await open(anInvitation({ email }), { roles: { olga: 'owner' }, proved });
    expect(seen()).toEqual({ status: 'otherAddress', hint: { first: email[0], domain: 'example.com' } });
  });

  it.each([
    ['asks for no proof of one', { olga: 'owner' } as const, 'otherAddress'],
    ['shows an owner what was sent', { [ME]: 'owner' } as const, 'own'],
  ])('of a person without an address %s', async (_, roles, status) => {
    space = await makeMembers({ roles, at: '/sales', proved: false });
    space.server.invitations.set('invitationA000000000', anInvitation());
    change({ email: null });
    space.store.dispatch(navigate('/invitations/invitationA000000000'));
    await settle();
    expect(seen()).toMatchObject({ status });
  });

  it('knows the own address however the account writes it', async () => {
    space = await makeMembers({ roles: { olga: 'owner' }, at: '/sales', proved: false });
    space.server.invitations.set('invitationA000000000', anInvitation());
    change({ email: 'Ada@Example.com' });
    space.store.dispatch(navigate('/invitations/invitationA000000000'));
    await settle();
    expect(seen()).toEqual({ status: 'unproved' });
    // The server does not mind the case either.
    jest.spyOn(space.invitations, 'find').mockResolvedValueOnce({ kind: 'found', invitation: anInvitation() });
    jest.spyOn(space.invitations, 'whyEnded').mockResolvedValueOnce(null);
    space.prove();
    await settle();
    expect(seen().status).toBe('open');
  });

  it('goes on by itself once the account says that the address is confirmed', async () => {
    await open(anInvitation(), { roles: { olga: 'owner' }, proved: false });
    space.prove();
    await settle();
    expect(seen().status).toBe('open');
  });

  it('asks nothing anew for another change of the account', async () => {
    await open(anInvitation());
    change({ displayName: 'Ada Renamed' });
    await settle();
    expect(seen().status).toBe('open');
    expect(space.invitations.calls.filter(({ op }) => op === 'find')).toHaveLength(1);
  });

  it('says why it could not be read, and looks again', async () => {
    space = await makeMembers({ roles: { olga: 'owner' }, at: '/sales' });
    space.server.invitations.set('invitationA000000000', anInvitation());
    space.invitations.failNext('find', 'unavailable');
    space.store.dispatch(navigate('/invitations/invitationA000000000'));
    await settle();
    expect(seen()).toEqual({ status: 'failed', code: 'unavailable' });
    space.store.dispatch(lookAgain());
    await settle();
    expect(seen().status).toBe('open');
  });

  it('says that it could not be read also when nobody knows why', async () => {
    await open(anInvitation());
    jest.spyOn(space.invitations, 'find').mockRejectedValueOnce(new Error('What is this?'));
    space.store.dispatch(lookAgain());
    await settle();
    expect(seen()).toEqual({ status: 'failed', code: 'unknown' });
  });

  it('forgets everything when it is left', async () => {
    await open(anInvitation());
    space.store.dispatch(navigate('/sales'));
    await settle();
    expect(seen()).toEqual({ status: 'none' });
  });
});

describe('the answer', () => {
  it('yes: brings the person into the sale, in the role, with a card', async () => {
    await open(anInvitation());
    space.store.dispatch(acceptInvitation());
    space.store.dispatch(acceptInvitation());
    await settle();
    expect(space.server.roleOf(SALE, ME)).toBe('editor');
    expect(space.state().navigation.path).toBe(`/sales/${SALE}`);
    expect(space.invitations.calls.filter(({ op }) => op === 'accept')).toHaveLength(1);
  });

  it('no: is the end of it', async () => {
    await open(anInvitation());
    space.store.dispatch(declineInvitation());
    await settle();
    expect(seen().status).toBe('declined');
    expect(space.server.invitations.get('invitationA000000000')?.state).toBe('declined');
  });

  it('that does not arrive can be given again', async () => {
    await open(anInvitation());
    space.invitations.failNext('accept', 'unavailable');
    space.store.dispatch(acceptInvitation());
    await settle();
    expect(seen()).toMatchObject({ status: 'open', code: 'unavailable' });
    space.store.dispatch(acceptInvitation());
    await settle();
    expect(space.server.roleOf(SALE, ME)).toBe('editor');
  });

  it('to an invitation whose sender was removed meanwhile finds that it is no longer good', async () => {
    await open(anInvitation());
    space.server.setSale(SALE, { roles: { ida: 'owner' } });
    space.store.dispatch(acceptInvitation());
    await settle();
    expect(seen()).toMatchObject({ status: 'ended', why: 'inviter' });
    expect(space.server.roleOf(SALE, ME)).toBeNull();
  });

  it('to an invitation that was taken back meanwhile finds that there is none', async () => {
    await open(anInvitation());
    space.server.invitations.delete('invitationA000000000');
    space.store.dispatch(acceptInvitation());
    await settle();
    expect(seen()).toEqual({ status: 'gone' });
  });

  it('to one that was given already is not asked for again, and nothing is looked up', async () => {
    await open(anInvitation());
    space.store.dispatch(declineInvitation());
    await settle();
    space.store.dispatch(acceptInvitation());
    await settle();
    expect(seen().status).toBe('declined');
    expect(space.invitations.calls.map(({ op }) => op)).toEqual(['find', 'whyEnded', 'decline']);
  });

  it('that fails for a reason that nobody knows stands at the invitation', async () => {
    await open(anInvitation());
    jest.spyOn(space.invitations, 'decline').mockRejectedValueOnce(new Error('What is this?'));
    space.store.dispatch(declineInvitation());
    await settle();
    expect(seen()).toEqual({ status: 'open', invitation: anInvitation(), code: 'unknown' });
  });

  it.each(['find', 'accept'] as const)('ends the session when “%s” says that it is over', async (op) => {
    await open(anInvitation());
    jest.spyOn(space.invitations, op).mockRejectedValueOnce(new GatewayFailure('auth/user-token-expired'));
    space.store.dispatch(op === 'find' ? lookAgain() : acceptInvitation());
    await settle();
    expect(space.state().auth).toEqual({ status: 'signedOut', reason: 'user-token-expired' });
    expect([seen(), space.unknown]).toEqual([{ status: 'none' }, []]);
  });
});

describe('the way into the sale', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] }));
  afterEach(() => jest.useRealTimers());

  /** The person is in the sale, and the list of sales does not show it yet. */
  async function acceptUnlisted(): Promise<void> {
    await open(anInvitation());
    jest.spyOn(space.invitations, 'accept').mockImplementationOnce(async () => {
      const sale = space.server.sales.get(SALE);
      if (sale !== undefined) space.server.sales.set(SALE, { ...sale, roles: { olga: 'owner', [ME]: 'editor' } });
    });
    space.store.dispatch(acceptInvitation());
    await settle();
    expect([seen().status, path()]).toEqual(['accepted', '/invitations/invitationA000000000']);
  }

  it('is open once the list has the sale, and leads not back to the invitation', async () => {
    await acceptUnlisted();
    // A list that changes for another reason is not it.
    space.sales.emit({ type: 'sales', sales: [] });
    await settle();
    expect(path()).toBe('/invitations/invitationA000000000');
    space.server.changed();
    await settle();
    expect(path()).toBe(`/sales/${SALE}`);
    space.history.back();
    await settle();
    expect(path()).toBe('/sales');
  });

  it('is open after five seconds, however late the list is', async () => {
    await acceptUnlisted();
    await jest.advanceTimersByTimeAsync(4_999);
    expect(path()).toBe('/invitations/invitationA000000000');
    await jest.advanceTimersByTimeAsync(1);
    await settle();
    expect(path()).toBe(`/sales/${SALE}`);
  });

  it('is not gone by a person who has left the page meanwhile', async () => {
    await acceptUnlisted();
    space.store.dispatch(navigate('/account'));
    await settle();
    space.server.changed();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(path()).toBe('/account');
  });
});
