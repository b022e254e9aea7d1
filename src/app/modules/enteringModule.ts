import { attemptMachine } from '../../features/auth/attemptMachine';
import attemptSlice from '../../features/auth/attemptSlice';
import restsSlice from '../../features/auth/restsSlice';
import { enteringSaga } from '../../sagas/entering/enteringSaga';
import { createFirebaseEnteringGateway } from '../../services/auth/firebaseEnteringGateway';
import { openFirebaseApp } from '../../services/firebase/firebaseApp';
import type { AppModule } from '../../store/appModule';
import { sliceCheck } from '../../store/unknownEvents';

/** Signing in and up with a password, and what all ways to sign in have in common. Small: the first page waits for it. */
export const enteringModule: AppModule = {
  name: 'entering',
  slices: [attemptSlice, restsSlice],
  saga: enteringSaga,
  createGateways: ({ firebase }) => ({ entering: createFirebaseEnteringGateway(openFirebaseApp(firebase)) }),
  checks: process.env.NODE_ENV === 'production' ? [] : [sliceCheck('attempt', attemptMachine, 'attempt')],
};
