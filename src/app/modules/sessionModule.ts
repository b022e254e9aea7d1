import confirmationSlice from '../../features/auth/model/confirmationSlice';
import { sessionSaga } from '../../sagas/auth/root/sessionSaga';
import { createLeftWork, type OpenWork } from '../../services/outbox/encrypted/lazyLeftWork';
import { createBrowserAccountTabs } from '../../services/tabs/browserAccountTabs';
import { createBrowserResumeGateway } from '../../services/resume/browserResumeGateway';
import type { AppModule } from '../../store/appModule';

let work: Promise<OpenWork> | null = null;

/** One connection for the whole page. */
const loadWork = (): Promise<OpenWork> => (work ??= import('./leftWorkParts').then(({ openWork }) => openWork()));

/** What the first page of a visitor can do without: the care for a session, and the life of toasts. See bringSession.ts. */
export const sessionModule: AppModule = {
  name: 'session',
  slices: [confirmationSlice],
  saga: sessionSaga,
  createGateways: (services) => ({
    resume: createBrowserResumeGateway(),
    tabs: createBrowserAccountTabs(),
    leftWork: createLeftWork(loadWork, async () => (await import('./leftWorkKeys')).createKeys(services)),
  }),
};
