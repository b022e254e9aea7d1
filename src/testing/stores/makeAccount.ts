import type { WithSlice } from '@reduxjs/toolkit';
import type { accountModule } from '../../app/modules/accountModule';
import { accountParts } from '../../app/modules/accountParts';
import { selectSection, type AccountSection } from '../../features/account/model/accountSlice';
import challengeSlice from '../../features/auth/model/challengeSlice';
import cooldownSlice from '../../features/auth/model/cooldownSlice';
import type { Gateways } from '../../services/gateways';
import type { AuthUser } from '../../services/auth/AuthGateway';
import { createFakeAccountGateway } from '../fakes/auth/fakeAccountGateway';
import { createFakeAuthGateway } from '../fakes/auth/fakeAuthGateway';
import { createFakeSignInMethodsGateway } from '../fakes/auth/fakeSignInMethodsGateway';
import { SIGN_IN_METHODS } from '../../services/auth/signInMethods';
import { createFakeCatalogues } from '../fakes/fakeCatalogues';
import { createChosenFiles } from '../../services/files/ChosenFiles';
import { createFakeFilesGateway } from '../fakes/fakeFilesGateway';
import { createFakePeopleGateway } from '../fakes/fakePeopleGateway';
import { createFakePhotoPreparer } from '../fakes/fakePhotoPreparer';
import { createFakePortraitGateway } from '../fakes/fakePortraitGateway';
import { createSaleServer } from '../../services/sales/saleServer';
import type { AppState, WithSlices } from '../../store/rootReducer';
import { type FakesOf, makeTestStore, onFakes, settle } from './makeTestStore';
import { createFakeAppUpdates } from '../fakes/fakeAppUpdates';
import { createUnsentFakes } from './unsentFakes';

type AccountAppState = AppState &
  WithSlices<typeof accountParts.slices> &
  WithSlice<typeof challengeSlice> &
  WithSlice<typeof cooldownSlice>;

/** The account module in the real store, with fakes outside. Somebody is signed in; `person` changes who. */
export async function makeAccount(person: Partial<AuthUser> = {}, gateways: Partial<Gateways> = {}) {
  const auth = createFakeAuthGateway();
  const account = createFakeAccountGateway(auth);
  if (account.present !== null) account.present = { ...account.present, ...person };
  const sales = createSaleServer();
  const catalogue = createFakeCatalogues('user-1', true, sales);
  const fakes = {
    auth,
    account,
    session: account,
    signInMethods: createFakeSignInMethodsGateway(auth),
    people: createFakePeopleGateway(),
    portraits: createFakePortraitGateway(),
    ...createUnsentFakes(),
    updates: createFakeAppUpdates(),
    chosenFiles: createChosenFiles(),
    portraitPreparer: createFakePhotoPreparer(),
    files: createFakeFilesGateway(),
    catalogue,
    catalogueReader: catalogue,
  } satisfies FakesOf<typeof accountModule>;
  const made = makeTestStore({
    at: '/account',
    gateways: { ...fakes, signInFlow: auth, ...gateways },
    methods: SIGN_IN_METHODS,
  });
  made.store.injectModule(
    onFakes({ ...accountParts, slices: [...accountParts.slices, challengeSlice, cooldownSlice] }),
  );
  const signIn = async () => {
    auth.emit({ type: 'changed', user: account.present });
    await settle();
  };
  await signIn();
  const state = (): AccountAppState => made.store.getState() as AccountAppState;
  return {
    ...made,
    ...fakes,
    sales,
    state,
    /** Reads with one of the features' selectors. */
    read: <Result, Args extends unknown[]>(
      selector: (state: AccountAppState, ...args: Args) => Result,
      ...args: Args
    ): Result => selector(state(), ...args),
    /** What a section says. */
    section: (section: AccountSection) => selectSection(state(), section),
    /** Gives a command and lets everything that is already decided happen. */
    ask: async (command: { readonly type: string }): Promise<void> => {
      made.store.dispatch(command);
      await settle();
    },
    /** Signs the present person of the fake in again, after the session was over. */
    signIn,
  };
}

export type Account = Awaited<ReturnType<typeof makeAccount>>;
