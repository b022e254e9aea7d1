import { sagaCrashed, workerFailed } from '../../features/navigation/model/modulesSlice';
import {
  notificationDismissed,
  notificationExpired,
  notificationHeld,
  notificationReleased,
  notificationRequested,
  notificationSeen,
  selectVisibleNotifications,
} from '../../features/notifications/notificationsSlice';
import { makeTestStore } from '../../testing/stores/makeTestStore';

let made: ReturnType<typeof makeTestStore>;
let began = 0;
/** Whether the page draws what is visible. */
let draws = true;

const see = () => {
  if (!draws) return;
  const unseen = selectVisibleNotifications(made.store.getState()).find(({ seen }) => !seen);
  if (unseen) made.store.dispatch(notificationSeen({ id: unseen.id }));
};

const ask = (message: string) => {
  const action = notificationRequested({ kind: 'info', message });
  made.store.dispatch(action);
  return action.payload.id;
};
const visible = () => selectVisibleNotifications(made.store.getState()).map(({ message }) => message);
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
  made = makeTestStore();
  draws = true;
  made.store.subscribe(see);
  began = Date.now();
});
afterEach(async () => {
  await made.store.stop();
  jest.useRealTimers();
  expect(made.failures).toEqual([]);
});

describe('the time of a toast', () => {
  it('is 3000 ms', async () => {
    ask('a');
    await pass(2999);
    expect(visible()).toEqual(['a']);
    await pass(1);
    expect(visible()).toEqual([]);
    expect(Date.now() - began).toBe(3000);
  });

  it('begins when it is seen, however late that is', async () => {
    draws = false;
    const id = ask('a');
    await pass(60_000);
    expect(visible()).toEqual(['a']);
    made.store.dispatch(notificationSeen({ id }));
    await pass(2999);
    expect(visible()).toEqual(['a']);
    // Seen again, as when one goes through time: the time that runs is not changed.
    made.store.dispatch(notificationSeen({ id }));
    await pass(1);
    expect(visible()).toEqual([]);
  });

  it('stands still for one that the pointer was on before it was seen', async () => {
    draws = false;
    const id = ask('a');
    made.store.dispatch(notificationHeld({ id }));
    made.store.dispatch(notificationSeen({ id }));
    await pass(60_000);
    made.store.dispatch(notificationReleased({ id }));
    await pass(2999);
    expect(visible()).toEqual(['a']);
    await pass(1);
    expect(visible()).toEqual([]);
  });

  it('begins when it becomes visible, not when it is asked for', async () => {
    ['a', 'b', 'c', 'd'].forEach(ask);
    await pass(3000);
    expect(visible()).toEqual(['d']);
    await pass(2999);
    expect(visible()).toEqual(['d']);
    await pass(1);
    expect(visible()).toEqual([]);
  });

  it('stands still while it is held, and goes on afterwards', async () => {
    const id = ask('a');
    await pass(1000);
    made.store.dispatch(notificationHeld({ id }));
    await pass(60_000);
    expect(visible()).toEqual(['a']);
    made.store.dispatch(notificationReleased({ id }));
    await pass(1999);
    expect(visible()).toEqual(['a']);
    await pass(1);
    expect(visible()).toEqual([]);
  });

  it('holds only the one that is held', async () => {
    ask('a');
    const id = ask('b');
    made.store.dispatch(notificationHeld({ id }));
    await pass(3000);
    expect(visible()).toEqual(['b']);
  });

  it('is over when the person closes it, also while it is held', async () => {
    const [first, second] = [ask('a'), ask('b')];
    made.store.dispatch(notificationHeld({ id: second }));
    made.store.dispatch(notificationDismissed({ id: first }));
    made.store.dispatch(notificationDismissed({ id: second }));
    expect(visible()).toEqual([]);
    await pass(10_000);
    expect(made.types()).not.toContain(notificationExpired.type);
  });

  it('gives the place of a closed one to the next, with its full time', async () => {
    const first = ask('a');
    ['b', 'c', 'd'].forEach(ask);
    await pass(1000);
    made.store.dispatch(notificationDismissed({ id: first }));
    expect(visible()).toEqual(['b', 'c', 'd']);
    await pass(2000);
    expect(visible()).toEqual(['d']);
    await pass(1000);
    expect(visible()).toEqual([]);
  });
});

describe('defects', () => {
  it('are shown to the person', () => {
    made.store.dispatch(workerFailed({ name: 'x' }));
    made.store.dispatch(sagaCrashed({ name: 'x' }));
    expect(made.store.getState().notifications.list.map(({ kind }) => kind)).toEqual(['error', 'error']);
  });
});
