import type { AppModule } from '../../store/appModule';
import type { AppParts, AppStore } from '../../store/createAppStore';
import { APP_PARTS } from '../../store/parts';
import type { AppState } from '../../store/rootReducer';

let running: AppStore | null = null;
/** In their newest version. */
let newest: AppParts = APP_PARTS;

/** The parts of the store, and the only way to them: what changes behind this file is replaced without a reload. */
export const parts = APP_PARTS;

/** What looks after a session, as bringSession.ts brings it. */
export const session = {
  load: async () => (await import('../modules/sessionModule')).sessionModule,
  isNeeded: (state: AppState): boolean => newest.needsSession(state),
};

/** From now on, changed slices and sagas go into this store; its state stays. Does nothing in production. */
export function keepState(store: AppStore): void {
  running = store;
}

import.meta.hot?.accept('../../store/parts', (next) => {
  if (!next) return;
  newest = next['APP_PARTS'] as AppParts;
  void running?.replaceParts(newest);
});
import.meta.hot?.accept('../modules/sessionModule', (next) => {
  if (next) running?.injectModule(next['sessionModule'] as AppModule);
});
