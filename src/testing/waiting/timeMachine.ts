import { ActionCreators, instrument, type EnhancedStore } from '@redux-devtools/instrument';
import type { Action, StoreEnhancer } from '@reduxjs/toolkit';

type Recorded = EnhancedStore<unknown, Action<string>, unknown>;
/** The number of an action: the engine's own first one is 0. */
type Index = number;

/** The engine of Redux DevTools without their window. The enhancer goes round one store. */
export function createTimeMachine() {
  let store: Recorded | null = null;
  const lifted = () => {
    if (store === null) throw new Error('Nothing is recorded: the store was made without the enhancer.');
    return store.liftedStore;
  };
  const enhancer: StoreEnhancer = (createStore) => (reducer, preloaded) => {
    store = instrument(undefined, { maxAge: 5000 })(createStore)(reducer, preloaded) as unknown as Recorded;
    return store as never;
  };
  return {
    enhancer,
    /** The number of the last action. */
    last: (): Index => lifted().getState().stagedActionIds.length - 1,
    /** The type of each action, in the order in which they are staged. */
    types: (): string[] => {
      const { stagedActionIds, actionsById } = lifted().getState();
      return stagedActionIds.map((id) => actionsById[id]?.action.type ?? '');
    },
    /** Every action as it was dispatched, in order, the engine's own left out. */
    actions: () => {
      const { stagedActionIds, actionsById } = lifted().getState();
      return stagedActionIds.slice(1).flatMap((id) => actionsById[id]?.action ?? []);
    },
    /** Every state so far. */
    states: (): unknown[] =>
      lifted()
        .getState()
        .computedStates.map(({ state }) => state),
    /** Shows the state after an action. */
    jump: (to: Index): void => void lifted().dispatch(ActionCreators.jumpToState(to)),
    /** Leaves an action out, or takes it in again, and shows what would have come of the others. */
    toggle: (at: Index): void => {
      const id = lifted().getState().stagedActionIds[at];
      if (id !== undefined) lifted().dispatch(ActionCreators.toggleAction(id));
    },
    /** Puts an action before another one. */
    reorder: (at: Index, before: Index): void => {
      const { stagedActionIds } = lifted().getState();
      const [id, beforeId] = [stagedActionIds[at], stagedActionIds[before]];
      if (id !== undefined && beforeId !== undefined) lifted().dispatch(ActionCreators.reorderAction(id, beforeId));
    },
    /** What was thrown while the states were computed. */
    errors: (): string[] =>
      lifted()
        .getState()
        .computedStates.flatMap(({ error }) => (error === undefined ? [] : [String(error)])),
  };
}

export type TimeMachine = ReturnType<typeof createTimeMachine>;
