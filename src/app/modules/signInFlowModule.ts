import attemptSlice from '../../features/auth/model/attemptSlice';
import cooldownSlice from '../../features/auth/model/cooldownSlice';
import { signInFlowSaga } from '../../sagas/signInFlow/signInFlowSaga';
import { createFirebaseSignInGateway } from '../../services/auth/signIn/firebaseSignInGateway';
import { openFirebaseApp } from '../../services/firebase/connection/firebaseApp';
import type { AppModule } from '../../store/appModule';

/** Signing in and up with a password, and what all ways to sign in have in common. Small: the first page waits for it. */
export const signInFlowModule = {
  name: 'signInFlow',
  slices: [attemptSlice, cooldownSlice],
  saga: signInFlowSaga,
  createGateways: ({ firebase }) => ({ signInFlow: createFirebaseSignInGateway(openFirebaseApp(firebase)) }),
} as const satisfies AppModule;
