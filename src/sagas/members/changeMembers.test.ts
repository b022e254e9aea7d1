import {
  changeRole,
  invitePerson,
  leaveSale,
  removeMember,
  renewInvitation,
  revokeInvitation,
  selectInvited,
  selectWork,
} from '../../features/members/model/memberWorkSlice';
import { membersEntered, selectCards } from '../../features/members/model/membersSlice';
import { navigate } from '../../features/navigation/model/navigationSlice';
import { type DataCode, GatewayFailure } from '../../services/failure';
import { makeMembers, ME, MY_EMAIL, type MembersSpace } from '../../testing/stores/makeMembers';
import { settle } from '../../testing/stores/makeTestStore';
import { SALE } from '../../testing/stores/makeWorkspace';

let space: MembersSpace;
beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  space = await makeMembers({ roles: { [ME]: 'owner', ben: 'editor', olga: 'owner' } });
});
afterEach(async () => {
  expect([space.failures, space.unknown]).toEqual([[], []]);
  await space.store.stop();
  jest.useRealTimers();
});
const say = async (action: Parameters<typeof space.store.dispatch>[0]): Promise<void> => {
  space.store.dispatch(action);
  await settle();
};
const roles = () => space.server.sales.get(SALE)?.roles;
const invitations = () => [...space.server.invitations.keys()];
const path = () => space.state().navigation.path;
/** Holds back the next invitation until it is answered. A refusal has a code, and so has an answer that was lost. */
function holdCreation(): (code?: DataCode, isLost?: boolean) => Promise<void> {
  let answer: ((code: DataCode | undefined, isLost: boolean) => void) | undefined;
  const { create } = space.invitations;
  jest.spyOn(space.invitations, 'create').mockImplementationOnce(async (...made) => {
    const [code, isLost] = await new Promise<[DataCode | undefined, boolean]>((resolve) => {
      answer = (...how) => resolve(how);
    });
    if (code === undefined || isLost) await create(...made);
    if (code !== undefined) throw new GatewayFailure(code);
  });
  return async (code, isLost = false) => {
    answer?.(code, isLost);
    await settle();
  };
}
const ida = { saleId: SALE, email: 'ida@example.com', role: 'viewer' } as const;

describe('what the server refuses', () => {
  it('of roles and removals stands at the person whom it is about, and may be tried again', async () => {
    space.members.failNext('setRole', 'unavailable');
    await say(changeRole({ saleId: SALE, uid: 'ben', role: 'viewer' }));
    expect(space.read(selectWork, 'role:ben')).toEqual({ status: 'refused', code: 'unavailable' });
    expect(space.read(selectWork, 'role:olga')).toEqual({ status: 'idle' });
    await say(changeRole({ saleId: SALE, uid: 'ben', role: 'viewer' }));
    space.members.failNext('remove', 'permission-denied');
    await say(removeMember({ saleId: SALE, uid: 'ben' }));
    expect(space.read(selectWork, 'role:ben')).toEqual({ status: 'done' });
    expect(space.read(selectWork, 'remove:ben')).toEqual({ status: 'refused', code: 'permission-denied' });
    expect(roles()).toEqual({ [ME]: 'owner', ben: 'viewer', olga: 'owner' });
  });

  it('of leaving leaves the person in the sale, also after two clicks', async () => {
    space.members.failNext('leave', 'failed-precondition');
    space.store.dispatch(leaveSale({ saleId: SALE }));
    await say(leaveSale({ saleId: SALE }));
    expect(space.read(selectWork, `leave:${SALE}`)).toEqual({ status: 'refused', code: 'failed-precondition' });
    expect([path(), space.received()]).toEqual([`/sales/${SALE}/settings`, []]);
  });

  it('of an invitation gives no link to hand out', async () => {
    space.invitations.failNext('create', 'resource-exhausted');
    await say(invitePerson(ida));
    expect(space.read(selectInvited)).toBeNull();
    await say(invitePerson(ida));
    expect(space.read(selectInvited)?.email).toBe('ida@example.com');
    space.invitations.failNext('revoke', 'unavailable');
    const [id = ''] = invitations();
    await say(revokeInvitation({ id }));
    expect(space.read(selectWork, `revoke:${id}`)).toEqual({ status: 'refused', code: 'unavailable' });
    expect(invitations()).toEqual([id]);
  });

  it.each([
    ['made', undefined],
    ['refused', 'unavailable'],
  ] as const)('of one sale, or was %s there, is not said in another one that is shown by then', async (_, code) => {
    const answer = holdCreation();
    await say(invitePerson(ida));
    await say(membersEntered({ saleId: 'another' }));
    await answer(code);
    expect([space.read(selectInvited), space.read(selectWork, 'invite')]).toEqual([null, { status: 'idle' }]);
    expect(invitations()).toHaveLength(code === undefined ? 1 : 0);
  });

  it('or grants of an invitation is not said in a sale that the person has gone to at once', async () => {
    space.store.dispatch(invitePerson(ida));
    expect(space.read(selectWork, 'invite')).toEqual({ status: 'working' });
    await say(membersEntered({ saleId: 'another' }));
    expect([space.read(selectInvited), space.read(selectWork, 'invite')]).toEqual([null, { status: 'idle' }]);
    expect(invitations()).toHaveLength(1);
  });

  it('before the person went away and came back is not said of what is asked for since', async () => {
    const ofIda = holdCreation();
    await say(invitePerson(ida));
    await say(navigate('/sales'));
    await say(navigate(`/sales/${SALE}/settings`));
    const ofEve = holdCreation();
    await say(invitePerson({ ...ida, email: 'eve@example.com' }));
    await ofIda('unavailable');
    expect(space.read(selectWork, 'invite')).toEqual({ status: 'working' });
    await ofEve();
    expect(space.read(selectWork, 'invite')).toEqual({ status: 'done' });
  });

  it('for a reason that nobody knows is said all the same, and developers learn of it', async () => {
    jest.spyOn(space.members, 'remove').mockRejectedValueOnce(new Error('What is this?'));
    await say(removeMember({ saleId: SALE, uid: 'ben' }));
    expect(space.read(selectWork, 'remove:ben')).toEqual({ status: 'refused', code: 'unknown' });
    expect(space.failures.splice(0)).toEqual([{ where: 'changeMembers', error: new Error('What is this?') }]);
  });

  it('is the session’s business when it is about the session', async () => {
    jest.spyOn(space.members, 'setRole').mockRejectedValueOnce(new GatewayFailure('auth/user-token-expired'));
    await say(changeRole({ saleId: SALE, uid: 'ben', role: 'viewer' }));
    expect(space.state().auth).toEqual({ status: 'signedOut', reason: 'user-token-expired' });
  });
});

describe('an invitation', () => {
  it('that has ended is replaced by another one', async () => {
    await say(invitePerson(ida));
    const [old = ''] = invitations();
    await say(renewInvitation({ id: old, ...ida }));
    const [renewed = '', ...others] = invitations();
    expect(others).toEqual([]);
    expect(renewed).not.toBe(old);
    expect(space.read(selectWork, `renew:${old}`)).toEqual({ status: 'done' });
    expect(space.read(selectInvited)).toEqual({ id: renewed, email: 'ida@example.com' });
  });

  it('is asked for once by two clicks, and anew for the same address later', async () => {
    space.store.dispatch(invitePerson(ida));
    await say(invitePerson(ida));
    const creations = () => space.invitations.calls.filter(({ op }) => op === 'create').map(({ args }) => args[0]);
    expect(creations()).toHaveLength(1);
    await say(revokeInvitation({ id: String(creations()[0]) }));
    await say(invitePerson(ida));
    expect(new Set(creations()).size).toBe(2);
  });

  it('keeps its id after a lost answer, whatever else went out meanwhile', async () => {
    const eve = { ...ida, email: 'eve@example.com' };
    await say(invitePerson(ida));
    await say(invitePerson(eve));
    const [first = '', second = ''] = invitations();
    const ofIda = holdCreation();
    const ofEve = holdCreation();
    await say(renewInvitation({ id: first, ...ida }));
    await say(renewInvitation({ id: second, ...eve }));
    await ofEve();
    await ofIda('unavailable', true);
    await say(renewInvitation({ id: first, ...ida }));
    const addresses = [...space.server.invitations.values()].map(({ email }) => email);
    expect(addresses.sort()).toEqual(['eve@example.com', 'ida@example.com']);
  });

  it('of a person without a name says the address alone', async () => {
    const { present } = space.auth;
    if (present !== null) space.auth.change({ ...present, displayName: null });
    await say(invitePerson(ida));
    expect([...space.server.invitations.values()]).toMatchObject([{ byName: '', byEmail: MY_EMAIL }]);
  });

  it('goes out for no sale that is not there', async () => {
    await say(invitePerson({ ...ida, saleId: 'otherA00000000000000' }));
    expect(space.invitations.calls.filter(({ op }) => op === 'create')).toEqual([]);
    expect(space.read(selectWork, 'invite')).toEqual({ status: 'idle' });
  });
});

describe('the cards', () => {
  const written = () => space.members.calls.filter(({ op }) => op === 'writeCard').length;
  const rename = async (displayName: string): Promise<void> => {
    const { present } = space.auth;
    if (present !== null) space.auth.change({ ...present, displayName });
    await settle();
  };

  it('are listened to anew half a minute after their stream has ended', async () => {
    space.members.emit({ type: 'failed', code: 'unavailable' });
    await settle();
    expect(space.members.listenerCount).toBe(0);
    await jest.advanceTimersByTimeAsync(29_999);
    expect(space.members.listenerCount).toBe(0);
    await jest.advanceTimersByTimeAsync(1);
    await settle();
    expect(space.members.listenerCount).toBe(1);
  });

  it('of the person say something else only after the others’ are known', async () => {
    await say(navigate('/sales'));
    jest.spyOn(space.members, 'listen').mockReturnValueOnce(() => undefined);
    await say(navigate(`/sales/${SALE}`));
    const before = written();
    await rename('Ada L.');
    expect(written()).toBe(before);
    await say(navigate('/sales'));
    await say(navigate(`/sales/${SALE}`));
    expect(space.read(selectCards)[ME]?.name).toBe('Ada L.');
  });

  it('are not written again when they say already what the account says', async () => {
    const before = written();
    await say(navigate('/sales'));
    await say(navigate(`/sales/${SALE}`));
    expect([space.read(selectCards)[ME]?.name, written()]).toEqual(['Ada', before]);
  });

  it('are not tried again for each change of the others’', async () => {
    space.members.failNext('writeCard', 'unavailable');
    await rename('Ada L.');
    const before = written();
    space.server.setCard(SALE, 'ben', { name: 'Ben', email: null });
    await settle();
    expect([Object.keys(space.read(selectCards)), written()]).toEqual([expect.arrayContaining(['ben', ME]), before]);
  });

  it.each(['writeCard', 'isInside'] as const)('end with the session when “%s” says that it is over', async (op) => {
    jest.spyOn(space.members, op).mockRejectedValueOnce(new GatewayFailure('auth/user-token-expired'));
    if (op === 'writeCard') await rename('Ada L.');
    else space.members.emit({ type: 'failed', code: 'permission-denied' });
    await settle();
    expect(space.state().auth).toEqual({ status: 'signedOut', reason: 'user-token-expired' });
  });

  it('say another name once the account has one; one that could not be written is written with the next', async () => {
    await rename('Ada L.');
    expect(space.read(selectCards)[ME]).toEqual({ name: 'Ada L.', email: MY_EMAIL });
    space.members.failNext('writeCard', 'unavailable');
    await rename('Ada M.');
    expect(space.read(selectCards)[ME]).toEqual({ name: 'Ada L.', email: MY_EMAIL });
    await rename('Ada\u202e N.');
    expect(space.read(selectCards)[ME]).toEqual({ name: 'Ada N.', email: MY_EMAIL });
  });

  it('stay when nobody can say whether one is still in the sale', async () => {
    space.members.failNext('isInside', 'unavailable');
    space.members.emit({ type: 'failed', code: 'permission-denied' });
    await settle();
    expect(path()).toBe(`/sales/${SALE}/settings`);
  });
});
