import type { Middleware, Reducer, UnknownAction } from '@reduxjs/toolkit';

type Api = Parameters<Middleware>[0];

/**
 * Tells the state in which the application lives from the one that Redux DevTools show. What that means exactly is
 * the decision "Replay is harmless" in docs/decisions.md.
 */
export interface Replay {
  /** Goes round the reducers: remembers how many actions led to a state, if they were ours and in our order. */
  watch<State extends object, Preloaded>(
    reducer: Reducer<State, UnknownAction, Preloaded>,
  ): Reducer<State, UnknownAction, Preloaded>;
  /** First of all: what a component dispatches while another moment is shown goes no further. */
  readonly refuse: Middleware;
  /** Last of all: counts what reaches the reducers. */
  readonly count: Middleware;
  /** Round those who act: they see the live state, and what they dispatch is never refused. */
  live(middleware: Middleware): Middleware;
  /** Whether the state that is shown is the live one. */
  isLive(): boolean;
}

/** The engine's own actions: they begin a history, or begin it again where it was cut off. */
const isOfEngine = ({ type }: UnknownAction): boolean => type.startsWith('@@');

/** `onRefused` gets the type of an action that was not done. */
export function createReplay(onRefused: (type: string) => void): Replay {
  /** After how many of our actions, in our order, a state is. Not there for a state that never was. */
  const places = new WeakMap<object, number>();
  /** An action may be dispatched more than once. */
  const numbers = new WeakMap<object, Set<number>>();
  const dispatchedBySagas = new WeakSet<object>();
  let count = 0;
  let live: { readonly state: object; readonly at: number } | null = null;
  let reduce: ((state: object, action: UnknownAction) => object) | null = null;
  let shown: (() => unknown) | null = null;

  const placeAfter = (before: unknown, action: UnknownAction): number | undefined => {
    const place = typeof before === 'object' && before !== null ? places.get(before) : undefined;
    if (isOfEngine(action)) return place ?? 0;
    return place !== undefined && numbers.get(action)?.has(place + 1) ? place + 1 : undefined;
  };
  const isLive = (): boolean => {
    const state = shown?.();
    return typeof state !== 'object' || state === null || places.get(state) === count;
  };

  return {
    isLive,
    watch: (reducer) => {
      const watched: typeof reducer = (before, action) => {
        const after = reducer(before, action);
        // A state is one place in the history, also when its action changed nothing.
        const state = after === before ? { ...after } : after;
        const place = placeAfter(before, action);
        if (place !== undefined) places.set(state, place);
        if (place === count) live = { state, at: count };
        return state;
      };
      reduce = watched as unknown as NonNullable<typeof reduce>;
      return watched;
    },
    refuse: (api) => {
      shown = api.getState;
      return (next) => (action) => {
        const { type } = action as UnknownAction;
        if (isLive() || dispatchedBySagas.has(action as object)) return next(action);
        onRefused(type);
        return action;
      };
    },
    count: () => (next) => (action) => {
      const mine = (count += 1);
      const known = numbers.get(action as object);
      if (known === undefined) numbers.set(action as object, new Set([mine]));
      else known.add(mine);
      const result = next(action);
      // The engine's last state is not ours when it leaves actions out or has them in another order.
      if (live !== null && live.at < mine) reduce?.(live.state, action as UnknownAction);
      return result;
    },
    live: (middleware) => (api) => {
      const within: Api = {
        getState: () => live?.state ?? api.getState(),
        dispatch: (action) => {
          dispatchedBySagas.add(action);
          try {
            return api.dispatch(action);
          } finally {
            dispatchedBySagas.delete(action);
          }
        },
      };
      return middleware(within);
    },
  };
}
