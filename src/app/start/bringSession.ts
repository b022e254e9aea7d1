import type { Report } from '../../sagas/base/report';
import type { AppModule } from '../../store/appModule';
import type { AppStore } from '../../store/createAppStore';
import type { AppState } from '../../store/rootReducer';
import { whenPageStands } from '../lazy/whenIdle';

const AGAIN_MS = 3_000;

interface Session {
  readonly load: () => Promise<AppModule>;
  readonly isNeeded: (state: AppState) => boolean;
}

/**
 * Brings what looks after a session, once: when it is needed, and else when the first page stands, so that it is there
 * when somebody signs in. Nothing goes on without it for good: it is asked for until it has come.
 */
export function bringSession(store: AppStore, { load, isNeeded }: Session, report: Report): void {
  let asked = false;
  const bring = () => {
    if (asked) return;
    asked = true;
    load().then(
      (sessionModule) => {
        stopLooking();
        store.injectModule(sessionModule);
      },
      (error: unknown) => {
        report('sessionModule', error);
        setTimeout(() => {
          asked = false;
          bring();
        }, AGAIN_MS);
      },
    );
  };
  const stopLooking = store.subscribe(() => {
    if (isNeeded(store.getState())) bring();
  });
  whenPageStands(bring, AGAIN_MS);
}
