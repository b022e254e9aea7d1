import challengeSlice, { challengeMachine } from '../../features/auth/model/challengeSlice';
import { waysSaga } from '../../sagas/ways/waysSaga';
import { createFirebaseWaysGateway } from '../../services/auth/entering/firebaseWaysGateway';
import { openFirebaseApp } from '../../services/firebase/connection/firebaseApp';
import { createBrowserWakeGateway } from '../../services/wake/browserWakeGateway';
import type { AppModule } from '../../store/appModule';
import { sliceCheck } from '../../store/unknownEvents';

/** Every way to sign in beside the password; it comes after the page is usable. It builds on the entering module. */
export const waysModule: AppModule = {
  name: 'ways',
  slices: [challengeSlice],
  saga: waysSaga,
  createGateways: ({ firebase, mailApps }) => ({
    ways: createFirebaseWaysGateway(openFirebaseApp(firebase), { origin: window.location.origin, apps: mailApps }),
    wake: createBrowserWakeGateway(),
  }),
  checks: process.env.NODE_ENV === 'production' ? [] : [sliceCheck('challenge', challengeMachine)],
};
