import challengeSlice from '../../features/auth/model/challengeSlice';
import { signInMethodsSaga } from '../../sagas/signInMethods/signInMethodsSaga';
import { createFirebaseSignInMethodsGateway } from '../../services/auth/signIn/firebaseSignInMethodsGateway';
import { openFirebaseApp } from '../../services/firebase/connection/firebaseApp';
import { createBrowserResumeGateway } from '../../services/resume/browserResumeGateway';
import type { AppModule } from '../../store/appModule';

/** Every way to sign in beside the password; it comes after the page is usable. It builds on the sign-in flow. */
export const signInMethodsModule = {
  name: 'signInMethods',
  slices: [challengeSlice],
  saga: signInMethodsSaga,
  createGateways: ({ firebase, mailApps }) => ({
    signInMethods: createFirebaseSignInMethodsGateway(openFirebaseApp(firebase), {
      origin: window.location.origin,
      apps: mailApps,
    }),
    resume: createBrowserResumeGateway(),
  }),
} as const satisfies AppModule;
