import type { WithSlice } from '@reduxjs/toolkit';
import { enteringModule } from '../../app/modules/enteringModule';
import type attemptSlice from '../../features/auth/model/attemptSlice';
import type restsSlice from '../../features/auth/model/restsSlice';
import type { AppState } from '../../store/rootReducer';
import { makeTestStore, type TestStoreOptions } from './makeTestStore';

type EnteringState = AppState & WithSlice<typeof attemptSlice> & WithSlice<typeof restsSlice>;

/** The entering module in the real store, with the fake service that the core has too. */
export function makeEntering(options: TestStoreOptions = {}) {
  const made = makeTestStore(options);
  made.store.injectModule(enteringModule);
  return {
    ...made,
    /** Reads with one of the features' selectors. */
    read: <Result>(selector: (state: EnteringState) => Result): Result =>
      selector(made.store.getState() as EnteringState),
  };
}
