import { sessionModule } from '../../app/modules/sessionModule';
import type { AppModule, ModuleParts } from '../../store/appModule';
import { createAppStore, type AppParts } from '../../store/createAppStore';
import { APP_PARTS } from '../../store/parts';
import { createReplay } from '../../store/replay';
import type { Gateways } from '../../services/gateways';
import { createFakeAuthGateway, type FakeAuthGateway } from '../fakes/auth/fakeAuthGateway';
import type { SignInMethod } from '../../services/auth/signInMethods';
import { createFakeHistoryGateway, type FakeHistoryGateway } from '../fakes/fakeHistoryGateway';
import { createFakeLanguages, type FakeLanguages } from '../fakes/fakeLanguages';
import { createFakeDeviceMemory } from '../fakes/fakeDeviceMemory';
import type { DeviceMemory } from '../../services/memory/DeviceMemory';
import { createFakeLeftWork, type FakeLeftWork } from '../fakes/outbox/fakeLeftWork';
import { createFakeAccountTabs, type FakeAccountTabs } from '../fakes/fakeAccountTabs';
import { createFakeResumeGateway, type FakeResumeGateway } from '../fakes/fakeResumeGateway';
import { idle } from '../waiting/idle';
import { createSagaWatch } from '../waiting/sagaWatch';
import type { TimeMachine } from '../waiting/timeMachine';

/** Of all stores of a test file: devices of one test answer each other. */
const watch = createSagaWatch();

export interface CoreFakes {
  readonly auth: FakeAuthGateway;
  readonly history: FakeHistoryGateway;
  readonly resume: FakeResumeGateway;
  readonly tabs: FakeAccountTabs;
  readonly memory: DeviceMemory;
  readonly languages: FakeLanguages;
  readonly leftWork: FakeLeftWork;
}

export interface TestStoreOptions {
  /** The address the browser stands at when the application starts. */
  readonly at?: string;
  /** Fakes of lazy modules' gateways, or other fakes in place of the core's own. */
  readonly gateways?: Partial<Gateways>;
  readonly parts?: Partial<AppParts>;
  /** The ways to sign in that are offered. */
  readonly methods?: readonly SignInMethod[];
  /** Set it to look at the first state; otherwise the sagas run at once. */
  readonly stopped?: boolean;
  /** Whether what looks after sessions is there from the start; otherwise it is brought by the test. */
  readonly session?: boolean;
  /** The engine of Redux DevTools: goes through the time of this store. */
  readonly timeMachine?: TimeMachine;
}

/** The real store, its real sagas, and fakes in place of everything outside. Call `store.stop()` at the end. */
export function makeTestStore({
  at = '/',
  gateways = {},
  parts = {},
  methods = ['password'],
  stopped = false,
  session = true,
  timeMachine,
}: TestStoreOptions = {}) {
  const fakes: CoreFakes = {
    auth: createFakeAuthGateway(),
    history: createFakeHistoryGateway(at),
    resume: createFakeResumeGateway(),
    tabs: createFakeAccountTabs(),
    memory: createFakeDeviceMemory(),
    languages: createFakeLanguages(),
    leftWork: createFakeLeftWork(),
  };
  const failures: { readonly where: string; readonly error: unknown }[] = [];
  const unknown: string[] = [];
  const refused: string[] = [];
  const actions: { readonly type: string; readonly payload?: unknown }[] = [];
  const store = createAppStore({
    parts: {
      ...APP_PARTS,
      ...parts,
    },
    gateways: { ...fakes, signInFlow: fakes.auth, ...gateways },
    services: null,
    development: true,
    preloadedState: { settings: { methods } },
    report: (where, error) => failures.push({ where, error }),
    reportUnknown: ({ machine, state, event }) => unknown.push(`${machine}: ${event} in ${state}`),
    spies: { onAction: (action) => actions.push(action), sagaMonitor: watch.monitor },
    ...(timeMachine && { enhancers: [timeMachine.enhancer], replay: createReplay((type) => refused.push(type)) }),
  });
  if (session) store.injectModule(sessionModule);
  if (!stopped) store.start();
  return {
    store,
    ...fakes,
    memory: gateways.memory ?? fakes.memory,
    /** What was reported to developers. */
    failures,
    /** Events that a machine did not know, as `Auth: signedIn in signedIn`. */
    unknown,
    /** Types of actions that were not done, because another moment was shown. */
    refused,
    /** Every action that reached the reducers, in order. */
    actions,
    types: () => actions.map(({ type }) => type),
  };
}

/** Fakes of everything that a module of the product makes; what it makes beside that may be there, too. */
export type FakesOf<Module extends AppModule> = Partial<Gateways> &
  Pick<Gateways, keyof ReturnType<Module['createGateways']> & keyof Gateways>;

/** A module of the product without its adapters: the store has fakes of them. */
export const onFakes = (parts: ModuleParts): AppModule => ({ ...parts, createGateways: () => ({}) });

/** Lets everything that goes on by itself happen, until nothing is left of it (idle.ts). Fake time does not pass. */
export const settle = (): Promise<void> => idle(watch);

/**
 * What comes in many pieces is shown with the next frame, and what is sent waits for that; where time stands still, it
 * goes on by one.
 */
export async function nextFrame(): Promise<void> {
  if ('clock' in requestAnimationFrame) jest.advanceTimersByTime(17);
  else await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
