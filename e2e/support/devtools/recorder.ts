import { ActionCreators, instrument, type EnhancedStore } from '@redux-devtools/instrument';
import { compose, type Action, type StoreEnhancer } from '@reduxjs/toolkit';

type Recorded = EnhancedStore<unknown, Action<string>, unknown>;

export interface TimeMachine {
  /** How many actions have been dispatched so far, the engine's own first one included. */
  length(): number;
  /** The types of all actions, in order. */
  types(): string[];
  /** Every action as it was dispatched, in order, the engine's own left out. */
  actions(): { readonly type: string; readonly payload?: unknown }[];
  /** Every state so far. */
  states(): unknown[];
  /** All actions and states as the developer tools would show them, after the application's sanitisers. */
  shown(): unknown[];
  /** Shows the state after action number `index`. */
  jump(index: number): void;
}

declare global {
  interface Window {
    timeMachine?: TimeMachine;
    __REDUX_DEVTOOLS_EXTENSION_COMPOSE__?: unknown;
  }
}

interface Sanitisers {
  readonly actionSanitizer?: (action: Action<string>) => unknown;
  readonly stateSanitizer?: (state: unknown) => unknown;
}

/** In place of the browser extension: the same engine, at the same door, with handles for the test. */
const recordWith =
  (options: Sanitisers): StoreEnhancer =>
  (createStore) =>
  (reducer, preloaded) => {
    const store = instrument(undefined, { maxAge: 5000 })(createStore)(reducer, preloaded) as unknown as Recorded;
    const dispatched = () => {
      const { stagedActionIds, actionsById } = store.liftedStore.getState();
      return stagedActionIds.slice(1).flatMap((id) => actionsById[id]?.action ?? []);
    };
    const states = () => store.liftedStore.getState().computedStates.map(({ state }) => state);
    window.timeMachine = {
      actions: dispatched,
      states,
      shown: () => [
        ...dispatched().map((action) => options.actionSanitizer?.(action) ?? action),
        ...states().map((state) => options.stateSanitizer?.(state) ?? state),
      ],
      length: () => store.liftedStore.getState().stagedActionIds.length,
      types: () => {
        const { stagedActionIds, actionsById } = store.liftedStore.getState();
        return stagedActionIds.map((id) => actionsById[id]?.action.type ?? '');
      },
      jump: (index) => void store.liftedStore.dispatch(ActionCreators.jumpToState(index)),
    };
    return store as never;
  };

window.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ =
  (options: Sanitisers = {}) =>
  (...enhancers: StoreEnhancer[]) =>
    compose(...enhancers, recordWith(options));
