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

describe('work that lies open on this device, on a page without the workspace', () => {
  it('is locked when the session ends, and only that of the person', async () => {
    await enter();
    expect([...made.leftWork.locked]).toEqual([]);
    await endElsewhere();
    expect([...made.leftWork.locked]).toEqual(['user-1']);
  });

  it('is locked with a key that came only when the network was back', async () => {
    made.leftWork.isOffline = true;
    await enter();
    made.leftWork.isOffline = false;
    made.resume.resume('online');
    await jest.advanceTimersByTimeAsync(0);
    made.leftWork.isOffline = true;
    await endElsewhere();
    expect([...made.leftWork.locked]).toEqual(['user-1']);
  });

  it('is the workspace’s own business once that is there', async () => {
    await enter();
    made.store.injectModule({ name: 'workspace', slices: [], saga: function* none() {}, createGateways: () => ({}) });
    await jest.advanceTimersByTimeAsync(0);
    await endElsewhere();
    expect([...made.leftWork.locked]).toEqual([]);
  });
});
