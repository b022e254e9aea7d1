import { passElsewhere, replaceProperty } from '../../waiting/elsewhere';
import { createTaskQueue } from './taskQueue';

/** Whose code runs: a page with its own clock. What it has planned does not happen any more once it is dead. */
export interface Owner {
  readonly isAlive: boolean;
  /** How far its clock is ahead of the true time, in ms. */
  readonly skew: number;
}

export interface VirtualTime {
  /** The true time, in ms since 1970. */
  now(): number;
  /** Plans something `delay` ms from now; `owner` null: the world outside of all pages. */
  after(delay: number, owner: Owner | null, task: () => void): void;
  /** Lets `ms` pass, with everything that happens in it. */
  run(ms: number): Promise<void>;
  /** Lets time pass until a promise is kept or broken. */
  until<Result>(promise: Promise<Result>): Promise<Result>;
}

const BEGIN = Date.UTC(2026, 10, 20, 9);

/**
 * Takes the place of timers, clock and chance of this process until the returned function is called: from then on nothing
 * happens but by `run` and `until`. What the machine itself does elsewhere (encryption, reading of blobs) is waited for
 * before time goes on, one after the other, so that a seed always gives the same run. `before` is called before anything
 * happens, with the page to which it happens.
 */
export function installVirtualTime(
  nextByte: () => number,
  before: (owner: Owner | null) => void = () => undefined,
): { time: VirtualTime; uninstall: () => void } {
  const realImmediate = globalThis.setImmediate;
  const queue = createTaskQueue<{ readonly owner: Owner | null; readonly task: () => void }>();
  let now = BEGIN;
  let current: Owner | null = null;
  let elsewhere = 0;
  let last: Promise<unknown> = Promise.resolve();

  const drained = (): Promise<void> => new Promise((resolve) => void realImmediate(() => resolve()));
  const untilStill = async (): Promise<void> => {
    do await drained();
    while (elsewhere > 0);
  };
  const plan = (delay: number, owner: Owner | null, task: () => void): number =>
    queue.add(now + Math.max(0, delay), { owner, task });

  const step = async (until: number): Promise<boolean> => {
    const next = queue.take(until);
    if (next === undefined) return false;
    now = Math.max(now, next.at);
    const { owner, task } = next.value;
    before(owner);
    if (owner !== null && !owner.isAlive) return true;
    // What follows at once belongs to the same page: microtasks run before anything else does.
    current = owner;
    task();
    await untilStill();
    current = null;
    return true;
  };

  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    elsewhere += 1;
    const result = last.then(work, work);
    last = result.then(
      () => void (elsewhere -= 1),
      () => void (elsewhere -= 1),
    );
    return result;
  };

  const undo: (() => void)[] = [];
  const replace = (target: object, name: string, value: unknown): void =>
    void undo.push(replaceProperty(target, name, value));
  const timer =
    (isExact: boolean) =>
    (task: (...args: unknown[]) => void, delay?: number, ...args: unknown[]): number =>
      plan(isExact ? (delay ?? 0) : 0, isExact ? current : null, () => task(...args));
  replace(globalThis, 'setTimeout', timer(true));
  replace(globalThis, 'clearTimeout', (id: number | undefined) => queue.drop(id));
  // Only the database asks for it, whose work goes on when the page has died.
  replace(globalThis, 'setImmediate', (task: (...args: unknown[]) => void) => timer(false)(task));
  replace(Date, 'now', () => Math.floor(now + (current?.skew ?? 0)));
  replace(performance, 'now', () => now - BEGIN);
  replace(crypto, 'getRandomValues', (array: Uint8Array) => {
    array.forEach((_, place) => (array[place] = nextByte()));
    return array;
  });
  undo.push(passElsewhere(inTurn));

  return {
    time: {
      now: () => now,
      after: (delay, owner, task) => void plan(delay, owner, task),
      async run(ms) {
        const until = now + ms;
        await untilStill();
        while (await step(until));
        now = until;
      },
      async until(promise) {
        let isSettled = false;
        const settled = promise.finally(() => (isSettled = true));
        settled.catch(() => undefined);
        await untilStill();
        while (!isSettled && (await step(now + 60_000)));
        return settled;
      },
    },
    uninstall: () => undo.reverse().forEach((each) => each()),
  };
}
