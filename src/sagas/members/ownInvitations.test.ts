import { navigate } from '../../features/navigation/model/navigationSlice';
import { selectOwnInvitations } from '../../features/members/model/ownInvitationsSlice';
import { anInvitation, makeMembers, ME, MY_EMAIL, type MembersSpace } from '../../testing/stores/makeMembers';
import { settle } from '../../testing/stores/makeTestStore';
import { SALE } from '../../testing/stores/makeWorkspace';

let space: MembersSpace;
afterEach(() => space.store.stop());

const ids = (): readonly string[] => space.read(selectOwnInvitations).open.map(({ id }) => id);

async function atSales(proved: boolean): Promise<void> {
  space = await makeMembers({ at: '/sales', proved });
  for (const each of [
    anInvitation({ id: 'open' }),
    anInvitation({ id: 'declined', state: 'declined' }),
    anInvitation({ id: 'expired', state: 'expired' }),
    anInvitation({ id: 'other', email: 'ben@example.com' }),
  ]) {
    space.server.invitations.set(each.id, each);
  }
  space.server.changed();
  await settle();
}

it('are those to the own address that are open, live, on the page of all sales', async () => {
  await atSales(true);
  expect(ids()).toEqual(['open']);
  space.server.invitations.set('later', anInvitation({ id: 'later' }));
  space.server.changed();
  await settle();
  expect(ids()).toEqual(['open', 'later']);
  await space.invitations.decline('open');
  await settle();
  expect(ids()).toEqual(['later']);
});

it('are those, too, that only a newer build can read, of those to the own address that are good', async () => {
  await atSales(true);
  const newer = { id: 'newer', email: MY_EMAIL, saleTitle: 'Clocks', isExpired: false };
  space.server.unreadInvitations.set('newer', { ...newer, saleId: SALE });
  space.server.unreadInvitations.set('other', { ...newer, id: 'other', email: 'ben@example.com', saleId: SALE });
  space.server.unreadInvitations.set('old', { ...newer, id: 'old', isExpired: true, saleId: SALE });
  space.server.changed();
  await settle();
  expect([ids(), space.read(selectOwnInvitations).unread]).toEqual([['open'], [newer]]);
  space.store.dispatch(navigate('/account'));
  await settle();
  expect(space.read(selectOwnInvitations)).toEqual({ open: [], unread: [] });
});

it('are asked for no more once one is elsewhere', async () => {
  await atSales(true);
  space.store.dispatch(navigate('/account'));
  await settle();
  expect([ids(), space.invitations.listenerCount]).toEqual([[], 0]);
});

it('are never asked for again once one has left the page', async () => {
  jest.useFakeTimers();
  try {
    await atSales(true);
    space.store.dispatch(navigate('/account'));
    await settle();
    await jest.advanceTimersByTimeAsync(120_000);
    expect([ids(), space.invitations.listenerCount]).toEqual([[], 0]);
  } finally {
    jest.useRealTimers();
  }
});

it('are there once the account says that the address is confirmed: the token is made to say so first', async () => {
  await atSales(false);
  space.prove();
  await settle();
  expect(ids()).toEqual(['open']);
});

it('are asked for again when the list was refused', async () => {
  jest.useFakeTimers();
  try {
    await atSales(true);
    space.invitations.reader = { uid: ME, email: null };
    space.server.changed();
    await settle();
    expect([ids(), space.invitations.listenerCount]).toEqual([[], 0]);
    space.invitations.reader = { uid: ME, email: MY_EMAIL };
    await jest.advanceTimersByTimeAsync(29_999);
    expect(space.invitations.listenerCount).toBe(0);
    await jest.advanceTimersByTimeAsync(1);
    expect(ids()).toEqual(['open']);
  } finally {
    jest.useRealTimers();
  }
});

it('are not asked for while the address is not proved', async () => {
  await atSales(false);
  expect([ids(), space.invitations.listenerCount]).toEqual([[], 0]);
});

it.each([
  ['for the address as invitations keep it, however the account writes it', 'Ada@Example.com', [MY_EMAIL]],
  ['for no person without an address', null, []],
])('are read %s', async (_, email, asked) => {
  await atSales(false);
  const listenOwn = jest.spyOn(space.invitations, 'listenOwn');
  const { present } = space.auth;
  if (present !== null) space.auth.change({ ...present, email, emailVerified: true });
  await settle();
  expect(listenOwn.mock.calls.map(([address]) => address)).toEqual(asked);
  expect(space.failures).toEqual([]);
});
