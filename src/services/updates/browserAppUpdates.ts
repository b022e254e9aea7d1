import { ACTIVATE } from './activateMessage';
import type { AppUpdates } from './AppUpdates';

/** Under `require-trusted-types-for 'script'` the worker's address must come from a policy that the CSP names. */
const POLICY = 'lotsmith-offline';
const WORKER = '/sw.js';
/** A browser forgets the wish to take over when the present worker is busy at that moment, with a save for instance. */
const ASK_AGAIN_MS = 500;
/** Nobody waits longer than this for the newer worker. */
const ASK_LIMIT_MS = 5_000;

interface TrustedTypePolicies {
  /** The address is really a TrustedScriptURL, which `register` takes where it takes a text. */
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

function trustedWorker(): string {
  const policies = (globalThis as { trustedTypes?: TrustedTypePolicies }).trustedTypes;
  const policy = policies?.createPolicy(POLICY, {
    createScriptURL(asked) {
      if (asked !== WORKER) throw new TypeError('Only the worker of the application may be registered');
      return asked;
    },
  });
  return policy?.createScriptURL(WORKER) ?? WORKER;
}

/** By the browser's service workers; without them the application is not installed and never changes under the page. */
export function createBrowserAppUpdates(
  workers: ServiceWorkerContainer | undefined,
  reload: () => void = () => location.reload(),
): AppUpdates {
  let registration: ServiceWorkerRegistration | undefined;
  const listeners = new Set<() => void>();

  const hasWaiting = (): boolean => (registration?.waiting ?? null) !== null;
  const tell = (): void => {
    // Without a present worker the waiting one is the first: nothing changes for anybody.
    if (hasWaiting() && (workers?.controller ?? null) !== null) listeners.forEach((listener) => listener());
  };
  const install = async (container: ServiceWorkerContainer): Promise<void> => {
    registration = (await container.register(trustedWorker())) as ServiceWorkerRegistration | undefined;
    registration?.addEventListener('updatefound', () => {
      const fresh = registration?.installing;
      fresh?.addEventListener('statechange', () => {
        if (fresh.state === 'installed') tell();
      });
    });
    tell();
  };
  let installing: Promise<void> | undefined;

  return {
    follow(listener) {
      listeners.add(listener);
      if (workers !== undefined) {
        installing ??= install(workers);
        installing.then(tell, (error: unknown) => console.warn('The application could not be installed.', error));
      }
      return () => listeners.delete(listener);
    },
    check() {
      registration?.update().catch(() => undefined);
    },
    apply() {
      const waiting = registration?.waiting ?? null;
      if (waiting === null) return reload();
      const end = (): void => {
        clearInterval(timer);
        workers?.removeEventListener('controllerchange', end);
        reload();
      };
      const asked = Date.now();
      const ask = (): void => {
        // The page itself comes from the network first: even under the worker of before it is the newer one.
        if (Date.now() - asked >= ASK_LIMIT_MS) return end();
        waiting.postMessage(ACTIVATE);
      };
      const timer = setInterval(ask, ASK_AGAIN_MS);
      workers?.addEventListener('controllerchange', end);
      ask();
    },
  };
}
