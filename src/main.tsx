import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/shell/App';
import { bringAppCheck } from './app/start/bringAppCheck';
import { bringSession } from './app/start/bringSession';
import { CATALOGUES } from './app/languages/catalogues';
import { readEnv, type Env } from './app/start/env';
import { keepState, parts, session } from './app/start/hot';
import { AFTER_FIRST_PAGE_MS } from './app/lazy/whenIdle';
import { connectLocalAuth } from './services/auth/session/connectLocalAuth';
import { createFirebaseAuthGateway } from './services/auth/session/firebaseAuthGateway';
import { openFirebaseApp } from './services/firebase/connection/firebaseApp';
import { GatewayFailure } from './services/failure';
import { createBrowserHistoryGateway } from './services/history/browserHistoryGateway';
import { createLazyLanguages } from './services/languages/lazyLanguages';
import { createBrowserDeviceMemory } from './services/memory/browserDeviceMemory';
import { createAppStore, type AppStore } from './store/createAppStore';
import { DEVTOOLS } from './store/devtools';
import { createReplay } from './store/replay';
import type { UnknownEvent } from './shared/machineTypes';
import './shared/ui/style/base.css';

const languages = createLazyLanguages(CATALOGUES);

const report = (where: string, error: unknown) => console.error(`[${where}]`, error);

const reportUnknown = ({ machine, state, event }: UnknownEvent) =>
  console.warn(`${machine} does not know "${event}" in "${state}"; nothing changed.`);

const reportRefused = (type: string) =>
  console.info(`Another moment is shown: "${type}" was not done. Go to the last action to go on.`);

function createStore({ firebase, mailApps, methods }: Env) {
  const local = __LOCAL_SERVICES__;
  // Developer tools also in a build that runs on local services, so that tests can go through time in it.
  const development = import.meta.env.DEV || __LOCAL_SERVICES__ !== null;
  return createAppStore({
    parts,
    gateways: {
      auth: createFirebaseAuthGateway(
        openFirebaseApp(firebase),
        __LOCAL_SERVICES__ === null ? undefined : connectLocalAuth(__LOCAL_SERVICES__.auth),
        firebase.tenantId,
      ),
      history: createBrowserHistoryGateway(),
      memory: createBrowserDeviceMemory(),
      languages,
    },
    services: { firebase, mailApps, local },
    preloadedState: { settings: { methods } },
    development,
    devTools: development ? DEVTOOLS : false,
    replay: development ? createReplay(reportRefused) : false,
    report,
    ...(development && { reportUnknown }),
  });
}

/** Analytics come last of all: not even their loader competes with the first page. */
function bringInsights(path: string | null): void {
  if (path === null) return;
  const load = () => import('./app/start/loadInsights').then(({ loadInsights }) => loadInsights(path));
  setTimeout(() => void load().catch(() => undefined), AFTER_FIRST_PAGE_MS);
}

/** For sites whose own server wants to know who is signed in; all others never load it. */
function bringCookies(store: AppStore, path: string | null): void {
  if (path === null) return;
  const load = () => import('./app/modules/cookieModule').then(({ cookieModule }) => cookieModule(path));
  void load().then(store.injectModule, (error: unknown) => report('cookieModule', error));
}

/** Only in builds that are set up for it; all others do not even have the code. */
async function bringAppCheckOf({ firebase, appCheck }: Env): Promise<void> {
  if (!import.meta.env.VITE_APP_CHECK || __LOCAL_SERVICES__ !== null || appCheck === null) return;
  const load = async () => {
    const { openAppCheck } = await import('./services/firebase/connection/appCheck');
    openAppCheck(openFirebaseApp(firebase), appCheck);
  };
  await bringAppCheck(load, (error) => report('appCheck', error));
}

/** The store, or null when it cannot be made with these settings. */
async function open(): Promise<AppStore | null> {
  const env = readEnv(import.meta.env);
  if (env === null) return null;
  try {
    await bringAppCheckOf(env);
    const store = createStore(env);
    bringSession(store, session, report);
    bringInsights(env.insightsPath);
    bringCookies(store, env.authCookiePath);
    return store;
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error;
    return null;
  }
}

async function start(container: HTMLElement): Promise<void> {
  const root = createRoot(container);
  const opened = await open();
  if (opened === null) {
    const { ConfigurationPage } = await import('./app/start/ConfigurationPage');
    root.render(<ConfigurationPage source={import.meta.env} />);
    return;
  }
  keepState(opened);
  opened.start();
  root.render(
    <StrictMode>
      <App store={opened} report={report} languages={languages} />
    </StrictMode>,
  );
}

const container = document.getElementById('root');
if (container) void start(container);
