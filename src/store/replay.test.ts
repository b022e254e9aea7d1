import { createSlice, type PayloadAction, type Slice } from '@reduxjs/toolkit';
import { delay, put, select, take } from 'typed-redux-saga';
import { makeTestStore, settle } from '../testing/stores/makeTestStore';
import { createTimeMachine, type TimeMachine } from '../testing/waiting/timeMachine';
import type { AppModule } from './appModule';

const words = createSlice({
  name: 'words',
  initialState: [] as string[],
  reducers: {
    said: (state, { payload }: PayloadAction<string>) => [...state, payload],
    notified: (state, { payload }: PayloadAction<string>) => [...state, payload],
    ignored: (state) => state,
  },
});
const { said, notified, ignored } = words.actions;

interface WithWords {
  readonly words: readonly string[];
}

/** Answers each word, and says once a second what it sees. */
function buildModule(seen: (readonly string[])[]): AppModule {
  return {
    name: 'words',
    slices: [words as unknown as Slice],
    *saga() {
      for (;;) {
        const { payload } = (yield* take(said)) as ReturnType<typeof said>;
        yield* put(notified(`${payload}!`));
        if (payload !== 'wait') continue;
        yield* delay(1_000);
        seen.push(yield* select((state) => (state as WithWords).words));
        yield* put(notified('late'));
      }
    },
    createGateways: () => ({}),
  };
}

let made: ReturnType<typeof makeTestStore>;
let timeMachine: TimeMachine;
let seen: (readonly string[])[];
/** The number of the last action before the first word. */
let start: number;
const shown = (): readonly string[] => (made.store.getState() as unknown as WithWords).words;

beforeEach(async () => {
  jest.useFakeTimers();
  seen = [];
  timeMachine = createTimeMachine();
  made = makeTestStore({ timeMachine });
  made.store.injectModule(buildModule(seen));
  await settle();
  start = timeMachine.last();
  made.store.dispatch(said('one'));
  made.store.dispatch(said('two'));
});
afterEach(async () => {
  await made.store.stop();
  expect(timeMachine.errors()).toEqual([]);
  jest.useRealTimers();
});

const LIVE = ['one', 'one!', 'two', 'two!'];

describe('while the developer tools show another moment', () => {
  it('does nothing of what is dispatched there, until the last action is shown again', () => {
    timeMachine.jump(start + 1);
    expect(shown()).toEqual(['one']);
    made.store.dispatch(said('past'));
    expect(timeMachine.last()).toBe(start + 4);
    expect(made.refused).toEqual(['words/said']);
    timeMachine.jump(start + 4);
    made.store.dispatch(said('three'));
    expect(shown()).toEqual([...LIVE, 'three', 'three!']);
    expect(made.refused).toHaveLength(1);
  });

  it('lets what is under way go on in the live state', async () => {
    made.store.dispatch(said('wait'));
    timeMachine.jump(start + 1);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(seen).toEqual([[...LIVE, 'wait', 'wait!']]);
    expect(shown()).toEqual(['one']);
    timeMachine.jump(timeMachine.last());
    expect(shown()).toEqual([...LIVE, 'wait', 'wait!', 'late']);
    expect(made.store.isLive()).toBe(true);
  });

  it('leaves actions out and takes them in again', async () => {
    made.store.dispatch(said('wait'));
    timeMachine.toggle(start + 1);
    expect(shown()).toEqual(['one!', 'two', 'two!', 'wait', 'wait!']);
    made.store.dispatch(said('nothing'));
    await jest.advanceTimersByTimeAsync(1_000);
    expect(seen).toEqual([[...LIVE, 'wait', 'wait!']]);
    expect(shown()).toEqual(['one!', 'two', 'two!', 'wait', 'wait!', 'late']);
    expect(made.store.isLive()).toBe(false);
    timeMachine.toggle(start + 1);
    expect(made.store.isLive()).toBe(true);
    made.store.dispatch(said('three'));
    expect(shown()).toEqual([...LIVE, 'wait', 'wait!', 'late', 'three', 'three!']);
    expect(made.refused).toEqual(['words/said']);
  });

  it('puts actions in another order and back', () => {
    timeMachine.reorder(start + 3, start + 1);
    expect(shown()).toEqual(['two', 'one', 'one!', 'two!']);
    made.store.dispatch(said('nothing'));
    expect(shown()).toEqual(['two', 'one', 'one!', 'two!']);
    timeMachine.reorder(start + 1, start + 4);
    expect(shown()).toEqual(LIVE);
    expect(made.store.isLive()).toBe(true);
  });

  it('begins nothing of a module that arrives, until the live state is shown again', () => {
    const begun = jest.fn();
    timeMachine.jump(start);
    made.store.injectModule({
      ...buildModule([]),
      name: 'late',
      slices: [],
      // oxlint-disable-next-line require-yield
      *saga() {
        begun();
      },
    });
    expect([begun.mock.calls.length, timeMachine.last()]).toEqual([0, start + 4]);
    timeMachine.jump(start + 4);
    expect(begun).toHaveBeenCalledTimes(1);
    expect(made.store.getState().modules.injected).toContain('late');
  });
});

it('knows moments apart at which nothing changed, and the same action twice', () => {
  const action = ignored();
  made.store.dispatch(action);
  made.store.dispatch(action);
  expect(made.store.isLive()).toBe(true);
  timeMachine.jump(start + 5);
  expect(made.store.isLive()).toBe(false);
  timeMachine.toggle(start + 1);
  timeMachine.toggle(start + 1);
  timeMachine.jump(start + 6);
  expect(made.store.isLive()).toBe(true);
});
