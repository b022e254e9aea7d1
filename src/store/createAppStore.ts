import { configureStore, type StoreEnhancer } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import type { Gateways } from '../sagas/effects';
import type { Report } from '../sagas/report';
import { APP_SAGAS } from '../sagas/rootSaga';
import type { Saga } from '../sagas/supervise';
import type { ServiceConfig } from '../services/serviceConfig';
import { DEVTOOLS } from './devtools';
import { createModules } from './modules';
import { createRootReducer, type AppState } from './rootReducer';
import { createSagaRunner } from './sagaRunner';
import { APP_CHECKS, reportUnknownEvents, type UnknownEvent } from './unknownEvents';

export interface AppStoreOptions {
  /** What the sagas talk to. The lazy modules add theirs, unless `services` is null. */
  readonly gateways: Partial<Gateways>;
  /** For the adapters of lazy modules; null where the gateways above are already complete (tests). */
  readonly services: ServiceConfig | null;
  /** Development: developer tools, checks of every action, reports of unknown events. */
  readonly development?: boolean;
  readonly preloadedState?: Partial<AppState>;
  readonly report?: Report;
  readonly reportUnknown?: (event: UnknownEvent) => void;
  readonly sagas?: Readonly<Record<string, Saga>>;
  readonly enhancers?: readonly StoreEnhancer[];
}

/** Slices with thousands of entries: walking through them after every action would cost more than the action. */
const LARGE = ['lots', 'photos', 'saves'];

/** The store with its sagas. Nothing runs before `start()`, so that a test can look at the first state. */
export function createAppStore({
  gateways,
  services,
  development = false,
  preloadedState,
  report = () => undefined,
  reportUnknown = () => undefined,
  sagas = APP_SAGAS,
  enhancers = [],
}: AppStoreOptions) {
  const rootReducer = createRootReducer();
  const context: Record<string, unknown> = { ...gateways, report };
  const sagaMiddleware = createSagaMiddleware<Record<string, unknown>>({
    context,
    onError: (error, { sagaStack }) => report(`saga ${sagaStack}`, error),
  });
  const checks = [...APP_CHECKS];

  const store = configureStore({
    reducer: rootReducer,
    ...(preloadedState ? { preloadedState } : {}),
    devTools: development ? DEVTOOLS : false,
    middleware: (getDefault) => {
      const standard = getDefault({
        thunk: false,
        serializableCheck: { ignoredPaths: LARGE },
        immutableCheck: { ignoredPaths: LARGE },
      });
      return development
        ? standard.concat(
            reportUnknownEvents(() => checks, reportUnknown),
            sagaMiddleware,
          )
        : standard.concat(sagaMiddleware);
    },
    enhancers: (getDefault) => getDefault().concat(...enhancers),
  });

  let current = sagas;
  const runner = createSagaRunner((saga) => sagaMiddleware.run(saga));
  const modules = createModules({
    inject: (slice, overrideExisting) => rootReducer.inject(slice, { overrideExisting }),
    dispatch: store.dispatch,
    addGateways: (more) => sagaMiddleware.setContext({ ...more }),
    addChecks: (more) => checks.push(...more),
    runner,
    services,
  });

  return Object.assign(store, {
    ...modules,
    start: () => {
      for (const [name, saga] of Object.entries(current)) runner.run(name, saga);
    },
    /** Hot reload: the running sagas end, the new ones begin; the state stays. */
    replaceSagas: async (next: Readonly<Record<string, Saga>>) => {
      await Promise.all(Object.keys(current).map((name) => runner.stop(name)));
      current = next;
      for (const [name, saga] of Object.entries(next)) runner.run(name, saga);
    },
    /** Ends every saga and resolves when all of them have let go of their sources. */
    stop: () => runner.stopAll(),
    /** Names of the sagas that run now. */
    running: () => runner.names(),
  });
}

export type AppStore = ReturnType<typeof createAppStore>;
