import type { WithSlice } from '@reduxjs/toolkit';
import { enteringModule } from '../../app/modules/enteringModule';
import { waysModule } from '../../app/modules/waysModule';
import type attemptSlice from '../../features/auth/model/attemptSlice';
import type challengeSlice from '../../features/auth/model/challengeSlice';
import type restsSlice from '../../features/auth/model/restsSlice';
import { createFakeAuthGateway } from '../fakes/auth/fakeAuthGateway';
import { createFakeWaysGateway } from '../fakes/auth/fakeWaysGateway';
import { SIGN_IN_METHODS } from '../../services/auth/signInMethods';
import type { AppState } from '../../store/rootReducer';
import { makeTestStore, type TestStoreOptions } from './makeTestStore';

type WaysState = AppState &
  WithSlice<typeof attemptSlice> &
  WithSlice<typeof restsSlice> &
  WithSlice<typeof challengeSlice>;

/** The entering and the ways module in the real store, on one fake service. `late`: the ways are not there yet. */
export function makeWays({
  late = false,
  gateways = {},
  ...options
}: TestStoreOptions & { readonly late?: boolean } = {}) {
  const auth = createFakeAuthGateway();
  const ways = createFakeWaysGateway(auth);
  const made = makeTestStore({
    at: '/sign-in',
    methods: SIGN_IN_METHODS,
    gateways: { auth, entering: auth, ways, ...gateways },
    ...options,
  });
  made.store.injectModule(enteringModule);
  const bringWays = () => made.store.injectModule(waysModule);
  if (!late) bringWays();
  return {
    ...made,
    auth,
    ways,
    bringWays,
    /** Reads with one of the features' selectors. */
    read: <Result>(selector: (state: WaysState) => Result): Result => selector(made.store.getState() as WaysState),
  };
}
