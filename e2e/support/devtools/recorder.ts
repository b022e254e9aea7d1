import { ActionCreators, instrument, type EnhancedStore } from '@redux-devtools/instrument';
import { compose, type Action, type StoreEnhancer } from '@reduxjs/toolkit';

type Recorded = EnhancedStore<unknown, Action<string>, unknown>;

export interface TimeMachine {
  /** How many actions have been dispatched so far, the engine's own first one included. */
  length(): number;
  /** The types of all actions, in order. */
  types(): string[];
  /** Shows the state after action number `index`. */
  jump(index: number): void;
}

declare global {
  interface Window {
    timeMachine?: TimeMachine;
    __REDUX_DEVTOOLS_EXTENSION_COMPOSE__?: unknown;
  }
}

/** In place of the browser extension: the same engine, at the same door, with handles for the test. */
const record: StoreEnhancer = (createStore) => (reducer, preloaded) => {
  const store = instrument(undefined, { maxAge: 5000 })(createStore)(reducer, preloaded) as unknown as Recorded;
  window.timeMachine = {
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
  () =>
  (...enhancers: StoreEnhancer[]) =>
    compose(...enhancers, record);
