import { makeTestStore } from '../../testing/stores/makeTestStore';

const ADA = { email: 'ada@example.com', password: 'secret-1', displayName: 'Ada' };
/** Longer than the page needs for itself, in ms. */
const A_WHILE_MS = 5_000;

let made: ReturnType<typeof makeTestStore>;
beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  made = makeTestStore({ at: '/' });
  made.leftWork.open.add('user-1').add('user-2');
});
afterEach(async () => {
  await made.store.stop();
  expect([made.failures, made.resume.listenerCount]).toEqual([[], 0]);
  jest.useRealTimers();
});

async function enter(): Promise<void> {
  await made.auth.signUp(ADA, 'kept');
  await jest.advanceTimersByTimeAsync(A_WHILE_MS);
}
async function endElsewhere(): Promise<void> {
  await made.auth.signOut();
  await jest.advanceTimersByTimeAsync(0);
}
async function bring(name: string): Promise<void> {
  made.store.injectModule({ name, slices: [], saga: function* none() {}, createGateways: () => ({}) });
  await jest.advanceTimersByTimeAsync(0);
}
const bringWorkspace = (): Promise<void> => bring('workspace');
const locked = () => [...made.leftWork.locked];

describe('work that lies open on this device, on a page without the workspace', () => {
  it('is locked when the session ends, and only that of the person', async () => {
    await enter();
    expect(locked()).toEqual([]);
    await endElsewhere();
    expect(locked()).toEqual(['user-1']);
  });

  it('is locked with a key that came only when the network was back', async () => {
    made.leftWork.isOffline = true;
    await enter();
    made.leftWork.isOffline = false;
    made.resume.resume('online');
    await jest.advanceTimersByTimeAsync(0);
    made.leftWork.isOffline = true;
    await endElsewhere();
    expect(locked()).toEqual(['user-1']);
  });

  it('is locked also when the page has brought another part of the application', async () => {
    await enter();
    await bring('account');
    await endElsewhere();
    expect(locked()).toEqual(['user-1']);
  });

  it('is the workspace’s own business once that is there', async () => {
    await enter();
    await bringWorkspace();
    await endElsewhere();
    expect(locked()).toEqual([]);
  });

  it('is the workspace’s own business from the start when the session begins there', async () => {
    await bringWorkspace();
    await enter();
    await endElsewhere();
    expect(locked()).toEqual([]);
  });

  it('is the workspace’s own business when that comes while the page waits for the network', async () => {
    made.leftWork.isOffline = true;
    await enter();
    await bringWorkspace();
    made.leftWork.isOffline = false;
    made.resume.resume('online');
    await jest.advanceTimersByTimeAsync(0);
    await endElsewhere();
    expect(locked()).toEqual([]);
  });

  it('is the workspace’s own business when that comes while the key is on its way', async () => {
    const prepare = made.leftWork.prepare.bind(made.leftWork);
    let giveKey = (): void => undefined;
    jest.spyOn(made.leftWork, 'prepare').mockImplementationOnce(async (uid) => {
      await new Promise<void>((resolve) => (giveKey = resolve));
      return prepare(uid);
    });
    await enter();
    await bringWorkspace();
    giveKey();
    await jest.advanceTimersByTimeAsync(0);
    await endElsewhere();
    expect(locked()).toEqual([]);
  });

  it('stays as it is when the session ends before the page has come to it', async () => {
    await made.auth.signUp(ADA, 'kept');
    await jest.advanceTimersByTimeAsync(0);
    await endElsewhere();
    expect(locked()).toEqual([]);
  });

  it('stays open when only the page is closed', async () => {
    await enter();
    await made.store.stop();
    expect(locked()).toEqual([]);
  });

  it('that the device does not lock is reported', async () => {
    const error = new DOMException('No room.', 'QuotaExceededError');
    jest.spyOn(made.leftWork, 'prepare').mockResolvedValue(() => Promise.reject(error));
    await enter();
    await endElsewhere();
    expect(made.failures.splice(0)).toEqual([{ where: 'lockLeftWork', error }]);
  });
});

it('without such work no key is fetched', async () => {
  made.leftWork.open.clear();
  const prepare = jest.spyOn(made.leftWork, 'prepare');
  await enter();
  await endElsewhere();
  expect(prepare).not.toHaveBeenCalled();
});
