import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { take } from 'typed-redux-saga';
import authSlice, { signedIn, signedOut } from '../../../features/auth/model/authSlice';
import { buildUser } from '../../../testing/stores/builders';
import { whileSignedIn } from './whileSignedIn';

const ada = buildUser();
const bob = buildUser({ uid: 'user-bob' });

function run() {
  const log: string[] = [];
  const middleware = createSagaMiddleware();
  const store = configureStore({
    reducer: { auth: authSlice.reducer },
    middleware: (defaults) => defaults().concat(middleware),
  });
  const start = () =>
    middleware.run(() =>
      whileSignedIn(function* session(uid) {
        log.push(`+${uid}`);
        try {
          yield* take('never');
        } finally {
          log.push(`-${uid}`);
        }
      }),
    );
  return { log, store, start };
}

describe('whileSignedIn', () => {
  it('runs for one person, ends before the next and begins anew', () => {
    const { log, store, start } = run();
    const task = start();
    store.dispatch(signedIn(ada));
    store.dispatch(signedOut({ reason: 'ended-elsewhere' }));
    store.dispatch(signedIn(bob));
    expect(log).toEqual(['+user-ada', '-user-ada', '+user-bob']);
    task.cancel();
    expect(log.at(-1)).toBe('-user-bob');
  });

  it('joins a session that has already begun', () => {
    const { log, store, start } = run();
    store.dispatch(signedIn(ada));
    const task = start();
    store.dispatch(signedOut({ reason: 'requested' }));
    expect(log).toEqual(['+user-ada', '-user-ada']);
    task.cancel();
  });
});
