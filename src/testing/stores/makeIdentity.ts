import { signInFlowModule } from '../../app/modules/signInFlowModule';
import { identityModule } from '../../app/modules/identityModule';
import { signInMethodsModule } from '../../app/modules/signInMethodsModule';
import { createFakeAuthGateway } from '../fakes/auth/fakeAuthGateway';
import { createFakeIdentityGateway } from '../fakes/auth/fakeIdentityGateway';
import { createFakeSignInMethodsGateway } from '../fakes/auth/fakeSignInMethodsGateway';
import type { AppState, WithSlices } from '../../store/rootReducer';
import { makeTestStore } from './makeTestStore';

type IdentityState = AppState &
  WithSlices<typeof signInFlowModule.slices> &
  WithSlices<typeof signInMethodsModule.slices> &
  WithSlices<typeof identityModule.slices>;

/** The identity module and those it builds on in the real store, with fake services. `prepare` fills the service before the module runs. */
export function makeIdentity(
  at: string,
  prepare: (identity: ReturnType<typeof createFakeIdentityGateway>) => void = () => undefined,
) {
  const identity = createFakeIdentityGateway();
  prepare(identity);
  const auth = createFakeAuthGateway();
  const signInMethods = createFakeSignInMethodsGateway(auth);
  const made = makeTestStore({ at, gateways: { identity, auth, signInFlow: auth, signInMethods } });
  for (const module of [signInFlowModule, signInMethodsModule, identityModule]) made.store.injectModule(module);
  return {
    ...made,
    auth,
    identity,
    signInMethods,
    /** Reads with one of the features' selectors. */
    read: <Result>(selector: (state: IdentityState) => Result): Result =>
      selector(made.store.getState() as IdentityState),
  };
}
