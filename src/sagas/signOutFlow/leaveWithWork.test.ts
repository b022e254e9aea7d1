import {
  discardAndLeave,
  signOutAsked,
  encryptAndLeave,
  selectCanKeep,
  selectElsewhere,
  selectSignOutNote,
  selectSignOutStatus,
  sendAndLeave,
} from '../../features/signOutFlow/signOutFlowSlice';
import { selectIsSignedIn } from '../../features/auth/model/authSlice';
import { selectMissed } from '../../features/lots/model/photos/choicesSlice';
import { editLot } from '../../features/lots/model/lots/lotsSlice';
import { retryAllSaves, selectUnsentCount } from '../../features/lots/model/saves/savesSlice';
import { GatewayFailure } from '../../services/failure';
import { keptPhoto } from '../../testing/contracts/outbox/photoOutbox.contract';
import { settle } from '../../testing/stores/makeTestStore';
import type { Operation } from '../../domain/operations/operations';
import { buildLot, makeWorkspace, SALE, type Workspace } from '../../testing/stores/makeWorkspace';

let space: Workspace;
beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  space = makeWorkspace();
  space.lots.seed(SALE, [buildLot()]);
});
afterEach(async () => {
  await space.store.stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** One change and one photo that do not arrive. */
async function work(): Promise<void> {
  await space.signIn();
  space.lots.hang('apply');
  space.store.dispatch(editLot({ lotId: 'lot1', changes: { title: 'Unsent' } }));
  space.choose(['1-1.jpg']);
  await settle();
}
async function leave(choice: { type: string }): Promise<void> {
  space.store.dispatch(signOutAsked());
  await settle();
  space.store.dispatch(choice);
  await settle();
}
/** A change that another page of this browser works on. */
const ELSEWHERE: Operation = {
  id: 'op-elsewhere',
  saleId: SALE,
  lotId: 'lot1',
  uid: 'user-1',
  kind: 'editLot',
  changes: { description: { before: 'Blue.', after: 'Green.' } },
};
const locked = () => space.encryptedOutbox.locked.get('user-1');

it('locked work is opened at the next sign-in here, shown and sent', async () => {
  await work();
  await leave(encryptAndLeave());
  expect(space.read(selectIsSignedIn)).toBe(false);
  expect(space.outbox.entries.size + space.photoOutbox.kept.size).toBe(0);
  expect([locked()?.entries.length, locked()?.photos.length]).toEqual([1, 1]);
  space.files.automatic = true;
  await space.signIn();
  await settle();
  expect(space.lots.documents(SALE).lots.get('lot1')?.title).toBe('Unsent');
  expect(space.lots.documents(SALE).photos.size).toBe(1);
  expect(space.read(selectUnsentCount)).toBe(0);
});

it('names photos that never came, when the notes of them were locked too', async () => {
  const photo = { id: 'p', uid: 'user-1', saleId: SALE, lotId: null, fileName: '1.jpg', size: 1, lastModified: 1 };
  const { encryptedOutbox, photoOutbox } = space;
  encryptedOutbox.locked.set('user-1', { entries: [], photos: [] });
  jest
    .spyOn(photoOutbox, 'unkept')
    .mockImplementation(async () => (encryptedOutbox.locked.has('user-1') ? [] : [photo]));
  await space.signIn();
  await settle();
  expect(space.read(selectMissed, SALE)).toMatchObject([{ id: 'p', fileName: '1.jpg' }]);
});

it('without the key nothing is locked and nobody is signed out', async () => {
  space.keys.isOffline = true;
  await work();
  await leave(encryptAndLeave());
  expect(space.read(selectSignOutNote)).toBe('noKey');
  expect(space.read(selectIsSignedIn)).toBe(true);
  expect(space.outbox.entries.size).toBe(1);
});

it('has the key before there is any work: offline from then on, work is locked all the same', async () => {
  await space.signIn();
  await jest.advanceTimersByTimeAsync(3_000);
  space.keys.isOffline = true;
  await work();
  expect(space.read(selectCanKeep)).toBe(true);
  await leave(encryptAndLeave());
  expect(space.read(selectIsSignedIn)).toBe(false);
  expect(locked()?.entries).toHaveLength(1);
});

it('a session that began without a network says beforehand that work cannot be kept, until the network is back', async () => {
  space.keys.isOffline = true;
  await work();
  space.store.dispatch(signOutAsked());
  await settle();
  expect([space.read(selectSignOutStatus), space.read(selectCanKeep)]).toEqual(['asking', false]);
  space.keys.isOffline = false;
  space.store.dispatch(retryAllSaves());
  await settle();
  expect(space.read(selectCanKeep)).toBe(true);
});

it('a device that cannot lock says so', async () => {
  await work();
  space.encryptedOutbox.failNext();
  await leave(encryptAndLeave());
  expect(space.read(selectSignOutNote)).toBe('notEncrypted');
  expect(space.read(selectIsSignedIn)).toBe(true);
});

it('a session that others end leaves its work locked', async () => {
  await work();
  await settle();
  await space.auth.signOut();
  await settle();
  expect(space.outbox.entries.size + space.photoOutbox.kept.size).toBe(0);
  expect(locked()?.entries).toHaveLength(1);
});

it('sending is given up after 30 seconds, and nothing is lost by that', async () => {
  await work();
  space.store.dispatch(signOutAsked());
  await settle();
  space.store.dispatch(sendAndLeave());
  await jest.advanceTimersByTimeAsync(30_000);
  expect(space.read(selectSignOutNote)).toBe('notAllSent');
  expect(space.read(selectIsSignedIn)).toBe(true);
  expect(space.outbox.entries.size).toBe(1);
});

it('signs out at once when this device has nothing that is not sent', async () => {
  await space.signIn();
  space.store.dispatch(signOutAsked());
  await settle();
  expect(space.read(selectIsSignedIn)).toBe(false);
  expect(space.read(selectSignOutStatus)).toBe('closed');
});

it('asks about a change that the device keeps and one that only the page has', async () => {
  space.lots.seed(SALE, [buildLot({ id: 'lot2', number: 2, order: 'a1' })]);
  await space.signIn();
  for (let change = 0; change < 2; change += 1) space.lots.hang('apply');
  space.store.dispatch(editLot({ lotId: 'lot1', changes: { title: 'On the device' } }));
  await settle();
  jest.spyOn(space.outbox, 'put').mockRejectedValue(new DOMException('Full.', 'QuotaExceededError'));
  space.store.dispatch(editLot({ lotId: 'lot2', changes: { title: 'In the page alone' } }));
  space.store.dispatch(signOutAsked());
  await settle();
  expect(space.outbox.entries.size).toBe(1);
  expect([space.read(selectIsSignedIn), space.read(selectSignOutStatus)]).toEqual([true, 'asking']);
});

it('asks about work that only the device has, and waits until another page has sent it', async () => {
  await space.signIn();
  await space.outbox.put(ELSEWHERE);
  space.store.dispatch(signOutAsked());
  await settle();
  expect(space.read(selectIsSignedIn)).toBe(true);
  expect(space.read(selectSignOutStatus)).toBe('asking');
  expect(space.read(selectElsewhere)).toEqual({ changes: 1, photos: 0 });
  space.store.dispatch(sendAndLeave());
  await jest.advanceTimersByTimeAsync(2_000);
  expect(space.read(selectIsSignedIn)).toBe(true);
  await space.outbox.remove(ELSEWHERE.id);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(space.read(selectIsSignedIn)).toBe(false);
});

it('waits for a change and a photo of another page, when there is one of each', async () => {
  await space.signIn();
  await space.outbox.put(ELSEWHERE);
  const photo = keptPhoto({ id: 'p', uid: 'user-1', saleId: SALE, lotId: 'lot1' });
  jest.spyOn(space.photoOutbox, 'take').mockResolvedValue([]);
  space.photoOutbox.kept.set(photo.id, photo);
  await leave(sendAndLeave());
  await jest.advanceTimersByTimeAsync(2_000);
  expect([space.read(selectIsSignedIn), space.read(selectSignOutStatus)]).toEqual([true, 'sending']);
  await space.outbox.remove(ELSEWHERE.id);
  await space.photoOutbox.remove(photo.id);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(space.read(selectIsSignedIn)).toBe(false);
});

it('work that was found on the device at the start is locked too when others end the session', async () => {
  space.outbox.leave(ELSEWHERE, 'permission-denied');
  await space.signIn();
  await settle();
  await space.auth.signOut();
  await settle();
  expect(locked()?.entries).toHaveLength(1);
});

it('work of a session that others end stays open for its person when the key never came', async () => {
  space.keys.isOffline = true;
  await work();
  await space.auth.signOut();
  await settle();
  expect([space.outbox.entries.size, space.photoOutbox.kept.size, locked()]).toEqual([1, 1, undefined]);
});

it('is locked with a key that came only when the network was back', async () => {
  space.keys.isOffline = true;
  await work();
  jest.useRealTimers();
  space.keys.isOffline = false;
  space.store.dispatch(retryAllSaves());
  await settle();
  space.keys.isOffline = true;
  await space.auth.signOut();
  await settle();
  expect(locked()?.entries).toHaveLength(1);
});

describe('a device that gives no answer', () => {
  const SILENCE_MS = 20_000;
  const never = (): Promise<never> => new Promise<never>(() => undefined);
  const note = (): unknown => [space.read(selectSignOutStatus), space.read(selectSignOutNote)];

  it('keeps nobody waiting who has nothing in this page', async () => {
    await space.signIn();
    jest.spyOn(space.outbox, 'list').mockImplementation(never);
    space.store.dispatch(signOutAsked());
    await jest.advanceTimersByTimeAsync(1_999);
    expect(note()).toEqual(['looking', null]);
    await jest.advanceTimersByTimeAsync(1);
    expect([note(), space.read(selectIsSignedIn)]).toEqual([['closed', null], false]);
  });

  it('keeps nobody waiting who wants the work locked', async () => {
    await work();
    jest.spyOn(space.encryptedOutbox, 'encrypt').mockImplementation(never);
    await leave(encryptAndLeave());
    expect(note()).toEqual(['encrypting', null]);
    await jest.advanceTimersByTimeAsync(SILENCE_MS);
    expect(note()).toEqual(['asking', 'notEncrypted']);
    expect(space.read(selectIsSignedIn)).toBe(true);
  });

  it('keeps nobody waiting who wants the work discarded', async () => {
    await work();
    jest.spyOn(space.encryptedOutbox, 'discard').mockImplementation(never);
    await leave(discardAndLeave());
    expect(note()).toEqual(['discarding', null]);
    await jest.advanceTimersByTimeAsync(SILENCE_MS);
    expect(note()).toEqual(['asking', 'notDiscarded']);
    expect(space.read(selectIsSignedIn)).toBe(true);
  });

  it('is not taken for one that needs its time for many photos', async () => {
    await work();
    const slow = { itemDone: (): void => undefined, allDone: (_count: number): void => undefined };
    jest.spyOn(space.encryptedOutbox, 'encrypt').mockImplementation((_uid, _key, onItem = slow.itemDone) => {
      slow.itemDone = onItem;
      return new Promise((resolve) => (slow.allDone = resolve));
    });
    await leave(encryptAndLeave());
    for (let item = 0; item < 5; item += 1) {
      await jest.advanceTimersByTimeAsync(SILENCE_MS - 1_000);
      slow.itemDone();
    }
    expect(note()).toEqual(['encrypting', null]);
    slow.allDone(5);
    await settle();
    expect(space.read(selectIsSignedIn)).toBe(false);
  });

  it('a server that gives no key keeps nobody waiting either', async () => {
    jest.spyOn(space.keys, 'obtain').mockImplementation(never);
    await work();
    space.store.dispatch(signOutAsked());
    await jest.advanceTimersByTimeAsync(2_000);
    space.store.dispatch(encryptAndLeave());
    await jest.advanceTimersByTimeAsync(SILENCE_MS);
    expect(note()).toEqual(['asking', 'noKey']);
  });
});

it('opens also what an earlier session has locked only after its person had come back', async () => {
  space.lots.seed(SALE, [buildLot(), buildLot({ id: 'lot2', number: 2, order: 'a1' })]);
  await space.signIn();
  const apply = jest.spyOn(space.lots, 'apply').mockRejectedValue(new GatewayFailure('unavailable'));
  for (const lotId of ['lot1', 'lot2']) space.store.dispatch(editLot({ lotId, changes: { title: `New ${lotId}` } }));
  await settle();
  await jest.advanceTimersByTimeAsync(3_000);
  let lockOn = (): void => undefined;
  const held = new Promise<void>((resolve) => (lockOn = resolve));
  const encrypt = space.encryptedOutbox.encrypt.bind(space.encryptedOutbox);
  const [, second] = [...space.outbox.entries.values()];
  if (second === undefined) throw new Error('There are two changes.');
  jest.spyOn(space.encryptedOutbox, 'encrypt').mockImplementation(async (...args) => {
    space.outbox.entries.delete(second.operation.id);
    await encrypt(...args);
    await held;
    space.encryptedOutbox.locked.set('user-1', { entries: [...(locked()?.entries ?? []), second], photos: [] });
    return 2;
  });
  space.auth.emit({ type: 'changed', user: null });
  await settle();
  expect(locked()?.entries).toHaveLength(1);
  await space.signIn();
  await settle();
  apply.mockRestore();
  lockOn();
  await settle();
  space.store.dispatch(retryAllSaves());
  await settle();
  expect(locked()?.entries ?? []).toEqual([]);
  expect([...space.lots.documents(SALE).lots.values()].map(({ title }) => title)).toEqual(['New lot1', 'New lot2']);
});

it('can sign out later when the device did not end the session at first', async () => {
  await space.signIn();
  const end = jest.spyOn(space.auth, 'signOut').mockImplementationOnce(() => new Promise(() => undefined));
  for (const isOver of [false, true]) {
    space.store.dispatch(signOutAsked());
    await settle();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(space.read(selectIsSignedIn)).toBe(!isOver);
  }
  expect(end).toHaveBeenCalledTimes(2);
  expect(space.failures.splice(0)).toMatchObject([{ where: 'signOut' }]);
});
