import { compose, type Action, type StoreEnhancer } from '@reduxjs/toolkit';
import { createTimeMachine, type TimeMachine as Engine } from '../../../src/testing/waiting/timeMachine';

export interface TimeMachine extends Pick<
  Engine,
  'last' | 'types' | 'jump' | 'toggle' | 'reorder' | 'errors' | 'actions' | 'states'
> {
  /** All actions and states as the developer tools would show them, after the application's sanitisers. */
  shown(): unknown[];
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
    const engine = createTimeMachine();
    const store = engine.enhancer(createStore)(reducer, preloaded);
    window.timeMachine = {
      ...engine,
      shown: () => [
        ...engine.actions().map((action) => options.actionSanitizer?.(action) ?? action),
        ...engine.states().map((state) => options.stateSanitizer?.(state) ?? state),
      ],
    };
    return store as never;
  };

window.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ =
  (options: Sanitisers = {}) =>
  (...enhancers: StoreEnhancer[]) =>
    compose(...enhancers, recordWith(options));
