/**
 * The floor: nothing but the fixed packages, each used the least that an app with this design can use it. No product
 * code. bench/size.ts builds it in the same run as the product and compares.
 */
import { combineSlices, configureStore, createSlice } from '@reduxjs/toolkit';
import { initializeApp } from 'firebase/app';
import {
  applyActionCode,
  browserLocalPersistence,
  checkActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  indexedDBLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  signOut,
  updateProfile,
  validatePassword,
} from 'firebase/auth';
import { enqueueSnackbar, SnackbarProvider } from 'notistack';
import { createRoot } from 'react-dom/client';
import { Provider, useDispatch, useSelector } from 'react-redux';
import createSagaMiddleware from 'redux-saga';
import { call, put, takeEvery } from 'typed-redux-saga';

const slice = createSlice({ name: 'floor', initialState: { count: 0 }, reducers: { counted: (s) => void s.count++ } });
const { counted } = slice.actions;
const reducer = combineSlices(slice);
const auth = initializeAuth(initializeApp({ apiKey: 'floor', projectId: 'floor' }), {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
});

function* saga() {
  yield* takeEvery('floor/start', function* start() {
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
    yield* call(() => signOut(auth));
    yield* put(counted());
  });
}

const middleware = createSagaMiddleware();
const store = configureStore({ reducer, middleware: (defaults) => defaults().concat(middleware) });
middleware.run(saga);
onIdTokenChanged(auth, () => store.dispatch(counted()));

function Page() {
  const count = useSelector((state: ReturnType<typeof reducer>) => state.floor.count);
  const dispatch = useDispatch();
  return (
    <button type="button" onClick={() => [dispatch({ type: 'floor/start' }), enqueueSnackbar('floor')]}>
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
