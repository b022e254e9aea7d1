import {
  configureStore,
  type DevToolsEnhancerOptions,
  isAction,
  type Middleware,
  type Slice,
  type StoreEnhancer,
  type UnknownAction,
} from '@reduxjs/toolkit';
import createSagaMiddleware, { type SagaMonitor } from 'redux-saga';
import type { Gateways } from '../services/gateways';
import type { Report } from '../sagas/base/report';
import type { Saga } from '../sagas/base/supervise';
import type { ServiceConfig } from '../services/serviceConfig';
import { entriesToCheck, frozen } from './invariants';
import { createModules } from './modules';
import type { Replay } from './replay';
import type { AppState, RootReducer } from './rootReducer';
import { createSagaRunner } from './sagaRunner';
import type { UnknownEvent } from '../shared/machineTypes';
import { reportUnknownEvents } from './unknownEvents';

/** What a store is made of (see parts.ts). */
export interface AppParts {
  readonly createRootReducer: () => RootReducer;
  readonly slices: readonly Slice[];
  readonly sagas: Readonly<Record<string, Saga>>;
  /** Whether the session's module has to come now. */
  readonly needsSession: (state: AppState) => boolean;
}

export interface StoreSpies {
  /** Sees every action on its way to the reducers. */
  readonly onAction?: (action: UnknownAction) => void;
  /** Sees what the sagas do and wait for. */
  readonly sagaMonitor?: SagaMonitor;
}

export interface AppStoreOptions {
  readonly parts: AppParts;
  /** What the sagas talk to. The lazy modules add theirs, unless `services` is null. */
  readonly gateways: Partial<Gateways>;
  /** For the adapters of lazy modules; null where the gateways above are already complete (tests). */
  readonly services: ServiceConfig | null;
  /** Development: reports of events that a machine does not know. */
  readonly development?: boolean;
  /** How Redux DevTools show the store (devtools.ts); handed in, so that production does not carry it. */
  readonly devTools?: DevToolsEnhancerOptions | false;
  /** Keeps what acts in the live state while the developer tools show another one (replay.ts); handed in likewise. */
  readonly replay?: Replay | false;
  readonly preloadedState?: Partial<AppState>;
  readonly report?: Report;
  readonly reportUnknown?: (event: UnknownEvent) => void;
  /** For tests. One option, because production keeps the name of each. */
  readonly spies?: StoreSpies;
  readonly enhancers?: readonly StoreEnhancer[];
}

const observe =
  (see: (action: UnknownAction) => void): Middleware =>
  () =>
  (next) =>
  (action) => {
    if (isAction(action)) see(action);
    return next(action);
  };

/** The store with its sagas. Nothing runs before `start()`, so that a test can look at the first state. */
export function createAppStore({
  parts,
  gateways,
  services,
  development = false,
  devTools = false,
  replay = false,
  preloadedState,
  report = () => undefined,
  reportUnknown = () => undefined,
  spies,
  enhancers = [],
}: AppStoreOptions) {
  const rootReducer = parts.createRootReducer();
  const context: Record<string, unknown> = { ...gateways, report, beforeSignOutHooks: new Set() };
  const sagaMiddleware = createSagaMiddleware<Record<string, unknown>>({
    context,
    onError: (error, { sagaStack }) => report(`saga ${sagaStack}`, error),
    ...(process.env.NODE_ENV !== 'production' && spies?.sagaMonitor ? { sagaMonitor: spies.sagaMonitor } : {}),
  });
  /** By their name, the newest version of each. */
  const slices = new Map(parts.slices.map((slice) => [slice.name, slice]));
  const bring = (slice: Slice, overrideExisting: boolean) => {
    slices.set(slice.name, slice);
    rootReducer.inject(slice, { overrideExisting });
  };

  const reducer = replay ? replay.watch(rootReducer) : rootReducer;
  const store = configureStore({
    reducer: process.env.NODE_ENV !== 'production' ? frozen(reducer) : reducer,
    ...(preloadedState ? { preloadedState } : {}),
    devTools,
    middleware: (getDefault) => {
      const standard = getDefault({
        thunk: false,
        ...(process.env.NODE_ENV !== 'production' && {
          serializableCheck: { getEntries: entriesToCheck, disableCache: true },
          immutableCheck: false,
        }),
      });
      const inLive = (middleware: Middleware) => (replay ? replay.live(middleware) : middleware);
      return standard
        .prepend(...(replay ? [replay.refuse] : []))
        .concat(
          ...(process.env.NODE_ENV !== 'production' && development
            ? [inLive(reportUnknownEvents(() => [...slices.values()], reportUnknown))]
            : []),
          ...(process.env.NODE_ENV !== 'production' && spies?.onAction ? [observe(spies.onAction)] : []),
          inLive(sagaMiddleware),
          ...(replay ? [replay.count] : []),
        );
    },
    enhancers: (getDefault) => getDefault().concat(...enhancers),
  });

  let { sagas } = parts;
  const runner = createSagaRunner((saga) => sagaMiddleware.run(saga));
  const isLive = () => !replay || replay.isLive();
  const modules = createModules({
    /** At once, or as soon as the live state is shown again. */
    whenLive: (work) => {
      if (isLive()) return work();
      const stop = store.subscribe(() => {
        if (!isLive()) return;
        stop();
        work();
      });
    },
    inject: bring,
    dispatch: store.dispatch,
    addGateways: (more) => sagaMiddleware.setContext({ ...more }),
    runner,
    services,
  });

  return Object.assign(store, {
    ...modules,
    start: () => {
      for (const [name, saga] of Object.entries(sagas)) runner.run(name, saga);
    },
    /** Hot reload: the next actions meet the new reducers, the new sagas take over; the state stays. */
    replaceParts: async (next: AppParts) => {
      if (process.env.NODE_ENV === 'production') return;
      for (const slice of next.slices) bring(slice, true);
      await Promise.all(Object.keys(sagas).map((name) => runner.stop(name)));
      sagas = next.sagas;
      for (const [name, saga] of Object.entries(sagas)) runner.run(name, saga);
    },
    /** Whether what is shown is what is the case, and not a moment that the developer tools have gone to. */
    isLive,
    /** Ends every saga and resolves when all of them have let go of their sources. */
    stop: () => runner.stopAll(),
    /** Names of the sagas that run now. */
    running: () => runner.names(),
  });
}

export type AppStore = ReturnType<typeof createAppStore>;
