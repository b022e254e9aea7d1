import { navigate } from '../../features/navigation/model/navigationSlice';
import {
  changeRole,
  invitePerson,
  leaveSale,
  removeMember,
  revokeInvitation,
  selectInvited,
  selectWork,
} from '../../features/members/model/memberWorkSlice';
import { selectCards, selectInvitations } from '../../features/members/model/membersSlice';
import { selectSale } from '../../features/sales/salesSlice';
import { anInvitation, makeMembers, ME, MY_EMAIL, type MembersSpace } from '../../testing/stores/makeMembers';
import { settle } from '../../testing/stores/makeTestStore';
import { SALE } from '../../testing/stores/makeWorkspace';

let space: MembersSpace;
afterEach(async () => {
  await space.store.stop();
  expect([space.failures, space.unknown]).toEqual([[], []]);
});

const roles = () => space.server.sales.get(SALE)?.roles;

describe('the cards of members', () => {
  it('are live, and the own one says what the account says', async () => {
    space = await makeMembers();
    space.server.setCard(SALE, 'ben', { name: 'Ben', email: null });
    await settle();
    expect(space.read(selectCards)).toEqual({
      ben: { name: 'Ben', email: null },
      [ME]: { name: 'Ada', email: MY_EMAIL },
    });
  });

  it('say no address that is not proved', async () => {
    space = await makeMembers({ proved: false });
    expect(space.read(selectCards)[ME]).toEqual({ name: 'Ada', email: null });
  });

  it('say it once it is, by a token that says so too', async () => {
    space = await makeMembers({ proved: false });
    space.prove();
    await settle();
    expect(space.read(selectCards)[ME]).toEqual({ name: 'Ada', email: MY_EMAIL });
    expect(space.invitations.reader.email).toBe(MY_EMAIL);
  });

  it('are asked for no more once one is elsewhere, and written once', async () => {
    space = await makeMembers();
    await space.members.setRole(SALE, 'ben', 'viewer');
    await settle();
    expect(space.members.calls.filter(({ op }) => op === 'writeCard').length).toBeLessThanOrEqual(2);
    space.store.dispatch(navigate('/sales'));
    await settle();
    expect(space.members.listenerCount).toBe(0);
    expect(space.read(selectCards)).toEqual({});
  });
});

describe('roles', () => {
  it('become what the owner says', async () => {
    space = await makeMembers();
    space.store.dispatch(changeRole({ saleId: SALE, uid: 'ben', role: 'viewer' }));
    expect(space.read(selectWork, 'role:ben')).toEqual({ status: 'working' });
    await settle();
    expect(roles()).toEqual({ [ME]: 'owner', ben: 'viewer' });
    expect(space.read(selectWork, 'role:ben')).toEqual({ status: 'done' });
    expect(space.read(selectSale, SALE)?.roles['ben']).toBe('viewer');
  });

  it('keep an owner in the sale', async () => {
    space = await makeMembers();
    space.store.dispatch(leaveSale({ saleId: SALE }));
    await settle();
    expect(space.read(selectWork, `leave:${SALE}`)).toEqual({ status: 'refused', code: 'failed-precondition' });
    expect(space.state().navigation.path).toBe(`/sales/${SALE}/settings`);
  });

  it('end with the removal', async () => {
    space = await makeMembers();
    space.store.dispatch(removeMember({ saleId: SALE, uid: 'ben' }));
    space.store.dispatch(removeMember({ saleId: SALE, uid: 'ben' }));
    await settle();
    expect(roles()).toEqual({ [ME]: 'owner' });
    expect(space.members.calls.filter(({ op }) => op === 'remove')).toHaveLength(1);
  });
});

describe('a person who is out of a sale', () => {
  it('is led away with a sentence, and nothing of the sale is left', async () => {
    space = await makeMembers({ at: `/sales/${SALE}`, roles: { olga: 'owner', [ME]: 'editor' } });
    space.server.setSale(SALE, { roles: { olga: 'owner' } });
    await settle();
    expect(space.state().navigation.path).toBe('/sales');
    expect(space.received()).toEqual(['You are no longer in “Clocks”. Ask its owner if this is a surprise.']);
    expect(space.state().notifications.list[0]?.kind).toBe('warning');
    expect(space.read(selectSale, SALE)).toBeUndefined();
    space.history.back();
    await settle();
    expect(space.state().navigation.path).toBe('/sales');
  });

  it('is not one who only goes elsewhere', async () => {
    space = await makeMembers({ at: `/sales/${SALE}` });
    space.store.dispatch(navigate('/sales'));
    await settle();
    expect(space.received()).toEqual([]);
  });

  it('has left, also when the list of sales is slow to say so', async () => {
    space = await makeMembers({ roles: { olga: 'owner', [ME]: 'editor' } });
    jest.spyOn(space.members, 'leave').mockResolvedValueOnce();
    space.store.dispatch(leaveSale({ saleId: SALE }));
    await settle();
    expect(space.received()).toEqual(['You have left “Clocks”.']);
  });

  it.each<[string, () => void]>([
    ['the answer', () => undefined],
    ['the list of sales, with its answer,', () => space.server.setSale(SALE, { roles: { olga: 'owner' } })],
  ])('has left, also when %s comes only after they went elsewhere and came back', async (_name, first) => {
    space = await makeMembers({ roles: { olga: 'owner', [ME]: 'editor' } });
    let answer = (): void => undefined;
    jest.spyOn(space.members, 'leave').mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    space.store.dispatch(leaveSale({ saleId: SALE }));
    for (const path of ['/sales', `/sales/${SALE}/settings`]) {
      space.store.dispatch(navigate(path));
      await settle();
    }
    first();
    await settle();
    answer();
    await settle();
    expect(space.received()).toEqual(['You have left “Clocks”.']);
  });

  it('learns it from the end of a stream, when the list of sales is slow', async () => {
    space = await makeMembers({ at: `/sales/${SALE}`, roles: { olga: 'owner', [ME]: 'editor' } });
    const sale = space.server.sales.get(SALE);
    if (sale === undefined) throw new Error('The sale is not there.');
    space.server.sales.set(SALE, { ...sale, roles: { olga: 'owner' } });
    space.members.emit({ type: 'failed', code: 'permission-denied' });
    await settle();
    expect(space.state().navigation.path).toBe('/sales');
    expect(space.received()).toHaveLength(1);
  });

  it('stays when only the stream has ended', async () => {
    space = await makeMembers({ at: `/sales/${SALE}` });
    space.members.emit({ type: 'failed', code: 'unavailable' });
    await settle();
    expect(space.state().navigation.path).toBe(`/sales/${SALE}`);
  });

  it('reads something else after having left', async () => {
    space = await makeMembers({ roles: { olga: 'owner', [ME]: 'editor' } });
    space.store.dispatch(leaveSale({ saleId: SALE }));
    await settle();
    expect(space.state().navigation.path).toBe('/sales');
    expect(space.received()).toEqual(['You have left “Clocks”.']);
    expect(space.state().notifications.list[0]?.kind).toBe('info');
  });
});

describe('invitations of a sale', () => {
  it('are made with what the invited will read, and listed', async () => {
    space = await makeMembers();
    space.store.dispatch(invitePerson({ saleId: SALE, email: 'ida@example.com', role: 'viewer' }));
    await settle();
    const id = space.read(selectInvited)?.id ?? '';
    expect(space.read(selectInvitations)).toEqual([
      anInvitation({ id, email: 'ida@example.com', role: 'viewer', byName: 'Ada', byEmail: MY_EMAIL, createdBy: ME }),
    ]);
    space.store.dispatch(revokeInvitation({ id }));
    await settle();
    expect(space.read(selectInvitations)).toEqual([]);
  });

  it('are made with a token that proves the address which the account has confirmed', async () => {
    space = await makeMembers({ proved: false });
    space.prove();
    space.store.dispatch(invitePerson({ saleId: SALE, email: 'ida@example.com', role: 'viewer' }));
    await settle();
    expect(space.read(selectWork, 'invite')).toEqual({ status: 'done' });
  });

  it('are the same invitation after a lost answer, and another one for another address', async () => {
    space = await makeMembers();
    const ask = async (email: string) => {
      space.store.dispatch(invitePerson({ saleId: SALE, email, role: 'viewer' }));
      await settle();
    };
    space.invitations.failNext('create', 'unavailable');
    await ask('ida@example.com');
    expect(space.read(selectWork, 'invite')).toEqual({ status: 'refused', code: 'unavailable' });
    await ask('ida@example.com');
    await ask('eve@example.com');
    const ids = space.invitations.calls.filter(({ op }) => op === 'create').map(({ args }) => args[0]);
    expect(ids[0]).toBe(ids[1]);
    expect(ids[2]).not.toBe(ids[1]);
  });

  it('are read by owners on the page of settings only', async () => {
    space = await makeMembers({ at: `/sales/${SALE}` });
    expect(space.invitations.listenerCount).toBe(0);
    space.store.dispatch(navigate(`/sales/${SALE}/settings`));
    await settle();
    expect(space.invitations.listenerCount).toBe(1);
    space.store.dispatch(navigate(`/sales/${SALE}`));
    await settle();
    expect(space.invitations.listenerCount).toBe(0);
    await space.store.stop();
    space = await makeMembers({ roles: { olga: 'owner', [ME]: 'editor' } });
    expect(space.invitations.listenerCount).toBe(0);
  });
});
