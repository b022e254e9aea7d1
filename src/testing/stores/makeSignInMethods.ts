import { signInFlowModule } from '../../app/modules/signInFlowModule';
import { signInMethodsModule } from '../../app/modules/signInMethodsModule';
import { createFakeAuthGateway } from '../fakes/auth/fakeAuthGateway';
import { createFakeSignInMethodsGateway } from '../fakes/auth/fakeSignInMethodsGateway';
import { SIGN_IN_METHODS } from '../../services/auth/signInMethods';
import type { AppState, WithSlices } from '../../store/rootReducer';
import { makeTestStore, type TestStoreOptions } from './makeTestStore';

type SignInMethodsState = AppState &
  WithSlices<typeof signInFlowModule.slices> &
  WithSlices<typeof signInMethodsModule.slices>;

/** The sign-in flow and the sign-in methods in the real store, on one fake service. `late`: the methods are not there yet. */
export function makeSignInMethods({
  late = false,
  gateways = {},
  ...options
}: TestStoreOptions & { readonly late?: boolean } = {}) {
  const auth = createFakeAuthGateway();
  const signInMethods = createFakeSignInMethodsGateway(auth);
  const made = makeTestStore({
    at: '/sign-in',
    methods: SIGN_IN_METHODS,
    gateways: { auth, signInFlow: auth, signInMethods, ...gateways },
    ...options,
  });
  made.store.injectModule(signInFlowModule);
  const loadSignInMethods = () => made.store.injectModule(signInMethodsModule);
  if (!late) loadSignInMethods();
  return {
    ...made,
    auth,
    signInMethods,
    loadSignInMethods,
    /** Reads with one of the features' selectors. */
    read: <Result>(selector: (state: SignInMethodsState) => Result): Result =>
      selector(made.store.getState() as SignInMethodsState),
  };
}
