import type { Changes } from './collectionChanges';
import { type PartsListener, reopenUnheard } from './reopenUnheard';

interface Thing {
  readonly id: string;
}
const things = (...ids: readonly string[]): readonly Thing[] => ids.map((id) => ({ id }));
const whole = (...ids: readonly string[]): Changes<Thing> => ({
  changed: things(...ids),
  removed: [],
  fromServer: true,
});
const LOST: Changes<Thing> = { changed: [], removed: [], fromServer: false };

/** A listening whose server is the test. */
function start() {
  const begun: { readonly listener: PartsListener<Thing>; readonly isAgain: boolean; stopped: boolean }[] = [];
  const received: Changes<Thing>[] = [];
  const server = { answers: true, isClosed: false, asked: 0 };
  const stop = reopenUnheard<Thing>({
    follow: (listener, isAgain) => {
      const each = { listener, isAgain, stopped: false };
      begun.push(each);
      return () => (each.stopped = true);
    },
    isReached: () => {
      server.asked += 1;
      return server.isClosed
        ? Promise.reject(new Error('The client has been terminated.'))
        : Promise.resolve(server.answers);
    },
    emit: (changes) => received.push(changes),
  });
  return { begun, received, server, stop };
}
const pass = (seconds: number): Promise<void> => jest.advanceTimersByTimeAsync(seconds * 1000);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a collection that is not heard', () => {
  it('is opened anew after 45 s, once, and reports what is gone', async () => {
    const { begun, received } = start();
    begun[0]?.listener.emit(whole('a', 'b', 'c'));
    begun[0]?.listener.emit(LOST);
    await pass(44);
    expect(begun).toHaveLength(1);
    await pass(2);
    expect(begun.map(({ isAgain, stopped }) => [isAgain, stopped])).toEqual([
      [false, true],
      [true, false],
    ]);
    begun[1]?.listener.emit(LOST);
    begun[1]?.listener.emit({ ...whole('a', 'd'), unreadable: [{ id: 'c', number: null }] });
    expect(received.at(-1)?.removed).toEqual(['b']);
    await pass(500);
    expect(begun).toHaveLength(2);
    // From then on changes are what they are.
    begun[1]?.listener.emit(whole('e'));
    expect(received.at(-1)?.removed).toEqual([]);
  });

  it('is left to the SDK while the server cannot be reached, and opened anew when it can', async () => {
    const { begun, server } = start();
    begun[0]?.listener.emit(whole('a'));
    begun[0]?.listener.emit(LOST);
    server.answers = false;
    await pass(200);
    expect(begun).toHaveLength(1);
    server.answers = true;
    await pass(46);
    expect(begun).toHaveLength(2);
  });

  it('is not opened anew when it is heard again in time, or when nobody listens any more', async () => {
    const { begun, stop } = start();
    begun[0]?.listener.emit(whole('a'));
    begun[0]?.listener.emit(LOST);
    await pass(40);
    begun[0]?.listener.emit(whole());
    await pass(100);
    begun[0]?.listener.emit(LOST);
    stop();
    await pass(100);
    expect(begun.map(({ stopped }) => stopped)).toEqual([true]);
  });

  it('is opened anew when it stands still before all parts have come, and not while they come', async () => {
    const { begun } = start();
    for (let part = 0; part < 5; part += 1) {
      await pass(30);
      begun[0]?.listener.answered();
    }
    expect(begun).toHaveLength(1);
    await pass(46);
    expect(begun).toHaveLength(2);
  });

  it('is left alone after its end, and when the database was closed', async () => {
    const failed = start();
    failed.begun[0]?.listener.failed();
    failed.begun[0]?.listener.emit(LOST);
    await pass(200);
    expect(failed.server.asked).toBe(0);
    const closed = start();
    closed.begun[0]?.listener.emit(LOST);
    closed.server.isClosed = true;
    await pass(200);
    expect(closed.server.asked).toBe(1);
    expect([...failed.begun, ...closed.begun].map(({ isAgain }) => isAgain)).toEqual([false, false]);
  });
});
