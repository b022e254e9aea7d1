/**
 * The floor: nothing but the fixed packages, each used the least that an app with this design can use it. No product
 * code. bench/size.ts builds it in the same run as the product and compares.
 *
 * Of each package it uses what the first load of the application uses. Of what comes later it uses only what cannot come
 * later: firebase/auth is one module, and so is each of redux-saga's, so that every function which any page uses is in
 * the first chunk. notistack is one of the fixed packages; the application fetches it after the first page, and
 * bench/size.ts also says what the floor is without it.
 */
import {
  combineSlices,
  configureStore,
  createAction,
  createSlice,
  isAction,
  nanoid,
  type Slice,
} from '@reduxjs/toolkit';
import { FirebaseError, getApps, initializeApp } from 'firebase/app';
import {
  applyActionCode,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  browserSessionPersistence,
  checkActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  getMultiFactorResolver,
  getRedirectResult,
  GithubAuthProvider,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  initializeRecaptchaConfig,
  linkWithCredential,
  linkWithPopup,
  multiFactor,
  OAuthProvider,
  onIdTokenChanged,
  PhoneAuthProvider,
  PhoneMultiFactorGenerator,
  prodErrorMap,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  RecaptchaVerifier,
  revokeAccessToken,
  sendEmailVerification,
  sendPasswordResetEmail,
  sendSignInLinkToEmail,
  setPersistence,
  signInAnonymously,
  signInWithCredential,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  signInWithPopup,
  signInWithRedirect,
  signOut,
  TotpMultiFactorGenerator,
  type MultiFactorError,
  unlink,
  updatePassword,
  updatePhoneNumber,
  updateProfile,
  validatePassword,
  verifyBeforeUpdateEmail,
} from 'firebase/auth';
import { enqueueSnackbar, SnackbarProvider } from 'notistack';
import { createRoot } from 'react-dom/client';
import { Provider, useDispatch, useSelector } from 'react-redux';
import createSagaMiddleware, { buffers, eventChannel } from 'redux-saga';
import {
  all,
  call,
  cancel,
  cancelled,
  delay,
  fork,
  getContext,
  put,
  race,
  select,
  take,
  takeEvery,
  takeLatest,
  takeLeading,
} from 'typed-redux-saga';

const slice = createSlice({ name: 'floor', initialState: { count: 0 }, reducers: { counted: (s) => void s.count++ } });
const { counted } = slice.actions;
const reducer = combineSlices(slice);
const started = createAction('floor/start');
const auth = initializeAuth(getApps()[0] ?? initializeApp({ apiKey: 'floor', projectId: 'floor' }), {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence, browserSessionPersistence],
  errorMap: prodErrorMap,
});

const channel = () => eventChannel<number>((emit) => onIdTokenChanged(auth, () => emit(1)), buffers.expanding(4));

function* follow() {
  const events = yield* call(channel);
  try {
    const { late } = yield* race({ event: take(events), late: delay(1000) });
    if (late !== undefined && (yield* getContext('report')) === (yield* select())) yield* take(started);
  } catch (error) {
    if (error instanceof FirebaseError) throw error;
  } finally {
    if (yield* cancelled()) events.close();
  }
}

function* saga() {
  yield* cancel(yield* fork(follow));
  yield* takeLatest('floor/latest', follow);
  yield* takeLeading('floor/leading', follow);
  yield* all([call(follow)]);
  yield* takeEvery(started, function* start() {
    const { user } = yield* call(() => createUserWithEmailAndPassword(auth, 'a@example.com', 'secret'));
    yield* call(() => updateProfile(user, { displayName: 'Floor' }));
    yield* call(() => signInWithEmailAndPassword(auth, 'a@example.com', 'secret'));
    yield* call(() => sendEmailVerification(user, { url: 'https://floor.example' }));
    yield* call(() => sendPasswordResetEmail(auth, 'a@example.com', { url: 'https://floor.example' }));
    yield* call(() => checkActionCode(auth, 'code'));
    yield* call(() => applyActionCode(auth, 'code'));
    yield* call(() => confirmPasswordReset(auth, 'code', 'secret'));
    yield* call(() => signInWithEmailLink(auth, 'a@example.com', 'https://floor.example'));
    yield* call(() => validatePassword(auth, 'secret'));
    yield* call(() => setPersistence(auth, browserSessionPersistence));
    yield* call(() => initializeRecaptchaConfig(auth));
    yield* call(() => signInAnonymously(auth));
    yield* call(() => signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver));
    yield* call(() => signInWithRedirect(auth, new GithubAuthProvider(), browserPopupRedirectResolver));
    yield* call(() => getRedirectResult(auth, browserPopupRedirectResolver));
    yield* call(() => linkWithPopup(user, new OAuthProvider('apple.com'), browserPopupRedirectResolver));
    yield* call(() => reauthenticateWithPopup(user, new GoogleAuthProvider(), browserPopupRedirectResolver));
    yield* call(() => revokeAccessToken(auth, 'token'));
    yield* call(() => sendSignInLinkToEmail(auth, 'a@example.com', { url: 'https://floor.example' }));
    const verifier = new RecaptchaVerifier(auth, document.body, { size: 'invisible' });
    const ticket = yield* call(() => new PhoneAuthProvider(auth).verifyPhoneNumber('+4930901820', verifier));
    const phone = PhoneAuthProvider.credential(ticket, '123456');
    yield* call(() => signInWithCredential(auth, phone));
    yield* call(() => updatePhoneNumber(user, phone));
    const password = EmailAuthProvider.credential('a@example.com', 'secret');
    yield* call(() => linkWithCredential(user, password));
    yield* call(() => reauthenticateWithCredential(user, password));
    yield* call(() => unlink(user, 'password'));
    yield* call(() => updatePassword(user, 'secret'));
    yield* call(() => verifyBeforeUpdateEmail(user, 'b@example.com'));
    const resolver = getMultiFactorResolver(auth, new Error('floor') as MultiFactorError);
    yield* call(() => resolver.resolveSignIn(PhoneMultiFactorGenerator.assertion(phone)));
    const session = yield* call(() => multiFactor(user).getSession());
    const secret = yield* call(() => TotpMultiFactorGenerator.generateSecret(session));
    yield* call(() =>
      multiFactor(user).enroll(TotpMultiFactorGenerator.assertionForEnrollment(secret, '123456'), null),
    );
    yield* call(() => deleteUser(user));
    yield* call(() => signOut(auth));
    yield* put(counted());
  });
}

const middleware = createSagaMiddleware();
const store = configureStore({ reducer, middleware: (defaults) => defaults({ thunk: false }).concat(middleware) });
reducer.inject(slice as unknown as Slice, { overrideExisting: true });
middleware.run(saga);

function Page() {
  const count = useSelector((state: ReturnType<typeof reducer>) => state.floor.count);
  const dispatch = useDispatch();
  return (
    <button type="button" onClick={() => [dispatch(started()), enqueueSnackbar(isAction(slice) ? nanoid() : 'floor')]}>
      {count}
    </button>
  );
}

const container = document.getElementById('root');
if (container !== null) {
  createRoot(container).render(
    <Provider store={store}>
      <SnackbarProvider>
        <Page />
      </SnackbarProvider>
    </Provider>,
  );
}
