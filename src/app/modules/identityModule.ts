import passwordPolicySlice from '../../features/auth/model/passwordPolicySlice';
import mailedActionSlice, { mailedActionMachine } from '../../features/identity/mailedActionSlice';
import mailRequestSlice, { mailRequestMachine } from '../../features/identity/mailRequestSlice';
import { identitySaga } from '../../sagas/identity/identitySaga';
import { createFirebaseIdentityGateway } from '../../services/auth/account/firebaseIdentityGateway';
import { openFirebaseApp } from '../../services/firebase/connection/firebaseApp';
import type { AppModule } from '../../store/appModule';
import { sliceCheck } from '../../store/unknownEvents';
import panelsSlice from '../../features/navigation/model/panelsSlice';

/** New passwords and mailed links: what only few visits need, in a chunk of its own. */
export const identityModule: AppModule = {
  name: 'identity',
  slices: [passwordPolicySlice, mailRequestSlice, mailedActionSlice, panelsSlice],
  saga: identitySaga,
  createGateways: ({ firebase, mailApps }) => ({
    identity: createFirebaseIdentityGateway(openFirebaseApp(firebase), {
      origin: window.location.origin,
      apps: mailApps,
    }),
  }),
  checks:
    process.env.NODE_ENV === 'production'
      ? []
      : [sliceCheck('mailRequest', mailRequestMachine), sliceCheck('mailedAction', mailedActionMachine)],
};
