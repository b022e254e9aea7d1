import { signInFlowModule } from '../../app/modules/signInFlowModule';
import type { AppState, WithSlices } from '../../store/rootReducer';
import { makeTestStore, type TestStoreOptions } from './makeTestStore';

type SignInFlowState = AppState & WithSlices<typeof signInFlowModule.slices>;

/** The sign-in flow in the real store, with the fake service that the core has too. */
export function makeSignInFlow(options: TestStoreOptions = {}) {
  const made = makeTestStore(options);
  made.store.injectModule(signInFlowModule);
  return {
    ...made,
    /** Reads with one of the features' selectors. */
    read: <Result>(selector: (state: SignInFlowState) => Result): Result =>
      selector(made.store.getState() as SignInFlowState),
  };
}
