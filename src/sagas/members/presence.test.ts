import { selectUid, sessionFailed } from '../../features/auth/model/authSlice';
import { cellActivated, editBegan, editEnded } from '../../features/lots/model/view/gridSlice';
import { navigate } from '../../features/navigation/model/navigationSlice';
import { selectUidsByLot, selectUidsHere } from '../../features/members/model/presenceSlice';
import { makeMembers, ME, type MembersSpace } from '../../testing/stores/makeMembers';
import { settle } from '../../testing/stores/makeTestStore';
import { SALE } from '../../testing/stores/makeWorkspace';

const LOT = 'lotA0000000000000000';
let space: MembersSpace;
beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  space = await makeMembers({ at: `/sales/${SALE}` });
});
afterEach(async () => {
  await space.store.stop();
  jest.useRealTimers();
});

const said = () => space.presence.calls.map(([op, , , lotId]) => (op === 'come' ? `at ${String(lotId)}` : 'gone'));
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

describe('saying where one is', () => {
  it('begins with the sale and goes on every 30 seconds', async () => {
    expect(said()).toEqual(['at null']);
    await pass(29_000);
    expect(said()).toHaveLength(1);
    await pass(1500);
    expect(said()).toEqual(['at null', 'at null']);
  });

  it('is silent behind a hidden window, and speaks when it is seen again', async () => {
    space.presence.show(false);
    await pass(300_000);
    expect(said()).toHaveLength(1);
    space.presence.show(true);
    space.resume.resume('focus');
    await settle();
    expect(said()).toHaveLength(2);
  });

  it('takes no leave that nobody expects: not behind a window that was hidden all the time', async () => {
    space.store.dispatch(navigate('/sales'));
    await settle();
    space.presence.show(false);
    space.store.dispatch(navigate(`/sales/${SALE}`));
    await settle();
    space.store.dispatch(navigate('/sales'));
    await settle();
    expect(said()).toEqual(['at null', 'gone']);
  });

  it('is late by no move that leads to no other lot', async () => {
    await pass(25_000);
    space.store.dispatch(cellActivated({ lotId: LOT, column: 'title' }));
    await pass(5_000);
    expect(said()).toEqual(['at null', 'at null']);
  });

  it('takes a timer that is half a second early for the right moment', async () => {
    const resumeAfter = async (ms: number): Promise<void> => {
      await pass(ms);
      space.resume.resume('focus');
      await settle();
    };
    await resumeAfter(29_499);
    expect(said()).toHaveLength(1);
    await resumeAfter(1);
    expect(said()).toHaveLength(2);
  });

  it('does not speak each time the window is looked at', async () => {
    for (let i = 0; i < 5; i += 1) {
      space.resume.resume('focus');
      await settle();
    }
    expect(said()).toHaveLength(1);
  });

  it('names a lot once one has stayed there', async () => {
    space.store.dispatch(navigate(`/sales/${SALE}?lot=other000000000000000`));
    await pass(500);
    space.store.dispatch(navigate(`/sales/${SALE}?lot=${LOT}`));
    await pass(900);
    expect(said()).toEqual(['at null']);
    await pass(200);
    expect(said()).toEqual(['at null', `at ${LOT}`]);
  });

  it('follows into the cells that one types in, and back to the editor', async () => {
    space.store.dispatch(navigate(`/sales/${SALE}?lot=other000000000000000`));
    await pass(1100);
    space.store.dispatch(cellActivated({ lotId: LOT, column: 'title' }));
    await pass(1100);
    expect(said()).toEqual(['at null', 'at other000000000000000']);
    space.store.dispatch(editBegan({ mode: 'replace' }));
    await pass(1100);
    expect(said().at(-1)).toBe(`at ${LOT}`);
    space.store.dispatch(editEnded());
    await pass(1100);
    expect(said().at(-1)).toBe('at other000000000000000');
  });

  it('ends with the sale', async () => {
    space.store.dispatch(navigate('/sales'));
    await settle();
    expect(said()).toEqual(['at null', 'gone']);
    expect(space.presence.listenerCount).toBe(0);
    expect(space.read(selectUidsHere)).toEqual([]);
  });

  it.each([
    ['out of the sale', () => space.server.setSale(SALE, { roles: { ben: 'owner' } })],
    ['without a session', () => space.store.dispatch(sessionFailed({ code: 'user-token-expired', uid: ME }))],
  ])('ends without a word for a person who is %s: the server would refuse it', async (_, end) => {
    end();
    await settle();
    expect([said(), space.presence.listenerCount]).toEqual([['at null'], 0]);
  });

  it('ends before the session does', async () => {
    space.store.dispatch({ type: 'auth/signOut' });
    await settle();
    expect(said()).toEqual(['at null', 'gone']);
  });

  it('begins again when the session does not end after all', async () => {
    space.auth.failNext('signOut', 'internal-error');
    space.store.dispatch({ type: 'auth/signOut' });
    await settle();
    expect(space.read(selectUid)).toBe(ME);
    expect(said()).toEqual(['at null', 'gone', 'at null']);
    await pass(30_000);
    expect(said()).toHaveLength(4);
  });

  it('says nothing more while the session is ending', async () => {
    jest.spyOn(space.auth, 'signOut').mockReturnValueOnce(new Promise(() => undefined));
    space.store.dispatch({ type: 'auth/signOut' });
    await settle();
    space.resume.resume('focus');
    await pass(4_000);
    expect(said()).toEqual(['at null', 'gone']);
    // A device that does not end it keeps the person here.
    await pass(1_000);
    expect([space.read(selectUid), said()]).toEqual([ME, ['at null', 'gone', 'at null']]);
  });

  it('has the session wait until the word is on its way, but not for ever', async () => {
    space.presence.go = () => new Promise(() => undefined);
    space.store.dispatch({ type: 'auth/signOut' });
    await pass(900);
    expect(space.read(selectUid)).toBe(ME);
    await pass(200);
    expect(space.read(selectUid)).toBeNull();
  });
});

describe('where the others are', () => {
  it('is by lot, and old words do not count', async () => {
    const now = Date.now();
    space.presence.put('ben', { lotId: LOT, at: now });
    space.presence.put('eve', { lotId: LOT, at: now - 91_000 });
    space.presence.put('ida', { lotId: null, at: now - 80_000 });
    await settle();
    expect(space.read(selectUidsHere)).toEqual(['ben', 'ida', ME]);
    expect([...space.read(selectUidsByLot)]).toEqual([[LOT, ['ben']]]);
    // A colleague's program may say anything.
    space.presence.put('eve', { lotId: '__proto__', at: now });
    await settle();
    expect(space.read(selectUidsByLot).get('__proto__')).toEqual(['eve']);
  });
});
