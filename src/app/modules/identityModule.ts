import passwordPolicySlice from '../../features/auth/model/passwordPolicySlice';
import mailedActionSlice from '../../features/identity/mailedActionSlice';
import mailRequestSlice from '../../features/identity/mailRequestSlice';
import { identitySaga } from '../../sagas/identity/identitySaga';
import { createFirebaseIdentityGateway } from '../../services/auth/account/firebaseIdentityGateway';
import { openFirebaseApp } from '../../services/firebase/connection/firebaseApp';
import type { AppModule } from '../../store/appModule';
import panelsSlice from '../../features/navigation/model/panelsSlice';

/** New passwords and mailed links: what only few visits need, in a chunk of its own. */
export const identityModule = {
  name: 'identity',
  slices: [passwordPolicySlice, mailRequestSlice, mailedActionSlice, panelsSlice],
  saga: identitySaga,
  createGateways: ({ firebase, mailApps }) => ({
    identity: createFirebaseIdentityGateway(openFirebaseApp(firebase), {
      origin: window.location.origin,
      apps: mailApps,
    }),
  }),
} as const satisfies AppModule;
