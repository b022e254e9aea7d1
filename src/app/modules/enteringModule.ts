import { attemptMachine } from '../../features/auth/model/attemptMachine';
import attemptSlice from '../../features/auth/model/attemptSlice';
import restsSlice from '../../features/auth/model/restsSlice';
import { enteringSaga } from '../../sagas/entering/enteringSaga';
import { createFirebaseEnteringGateway } from '../../services/auth/entering/firebaseEnteringGateway';
import { openFirebaseApp } from '../../services/firebase/connection/firebaseApp';
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
