import { sessionSaga } from '../../sagas/auth/sessionSaga';
import { createBrowserWakeGateway } from '../../services/wake/browserWakeGateway';
import type { AppModule } from '../../store/appModule';

/** What the first page of a visitor can do without: the care for a session, and the life of toasts. See bringSession.ts. */
export const sessionModule: AppModule = {
  name: 'session',
  slices: [],
  saga: sessionSaga,
  createGateways: () => ({ wake: createBrowserWakeGateway() }),
};
