import type { WithSlice } from '@reduxjs/toolkit';
import { identityModule } from '../app/modules/identityModule';
import type passwordPolicySlice from '../features/auth/passwordPolicySlice';
import type mailedActionSlice from '../features/identity/mailedActionSlice';
import type mailRequestSlice from '../features/identity/mailRequestSlice';
import { createFakeIdentityGateway } from '../services/auth/fakeIdentityGateway';
import type { AppState } from '../store/rootReducer';
import { makeTestStore } from './makeTestStore';

type IdentityState = AppState &
  WithSlice<typeof passwordPolicySlice> &
  WithSlice<typeof mailRequestSlice> &
  WithSlice<typeof mailedActionSlice>;

/** The identity module in the real store, with a fake service. `prepare` fills the service before the module runs. */
export function makeIdentity(
  at: string,
  prepare: (identity: ReturnType<typeof createFakeIdentityGateway>) => void = () => undefined,
) {
  const identity = createFakeIdentityGateway();
  prepare(identity);
  const made = makeTestStore({ at, gateways: { identity } });
  made.store.injectModule(identityModule);
  return {
    ...made,
    identity,
    /** Reads with one of the features' selectors. */
    read: <Result>(selector: (state: IdentityState) => Result): Result =>
      selector(made.store.getState() as IdentityState),
  };
}
