import type { UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';
import {
  confirmPhoneCode,
  giveUp,
  lookAround,
  requestSignInLink,
  sendPhoneCode,
  signIn,
  signInWithProvider,
  signUp,
} from '../../features/auth/model/attemptCommands';
import { selectAttempt } from '../../features/auth/model/attemptSlice';
import { selectAuth, sessionFailed, signedIn, signedOut, signOut } from '../../features/auth/model/authSlice';
import {
  answerChallenge,
  chooseFactor,
  leaveChallenge,
  selectChallenge,
  sendChallengeCode,
} from '../../features/auth/model/challengeSlice';
import { navigate } from '../../features/navigation/model/navigationSlice';
import { notificationRequested } from '../../features/notifications/notificationsSlice';
import type { AuthUser } from '../../services/auth/AuthGateway';
import { FAKE_TOTP_CODE } from '../../testing/fakes/auth/fakeAccountGateway';
import type { SecondFactor } from '../../services/auth/outcomes';
import { buildUser } from '../../testing/stores/builders';
import { makeSignInMethods } from '../../testing/stores/makeSignInMethods';
import { settle } from '../../testing/stores/makeTestStore';
import { microtasks } from '../../testing/waiting/microtasks';
import { REASON_MS } from '../notifications/tellWhySignedOut';

const PASSWORD = 'walnut-12';
const ada = { email: 'ada@example.com', password: PASSWORD, displayName: 'Ada' };
const bob = { email: 'bob@example.com', password: PASSWORD, displayName: 'Bob' };
const guest = buildUser({ uid: 'guest-elsewhere', email: 'guest@example.com' });
const phone: SecondFactor = { uid: 'p', kind: 'phone', name: null, phoneNumber: '+4930901820', enrolledAt: null };
const totp: SecondFactor = { uid: 't', kind: 'totp', name: null, phoneNumber: null, enrolledAt: null };

type Made = ReturnType<typeof makeSignInMethods>;
interface World {
  readonly made: Made;
  /** The person in the last event of the service. */
  received: AuthUser | null;
}
type Happening = (world: World) => void | Promise<void>;

const say =
  (action: UnknownAction): Happening =>
  ({ made }) =>
    void made.store.dispatch(action);
const inService =
  (happen: (made: Made) => unknown): Happening =>
  ({ made }) =>
    void happen(made);

/** What people, the service, providers and other tabs may do at any moment, by name for the report. */
const HAPPENINGS: Readonly<Record<string, Happening>> = {
  'ada signs in': say(signIn(ada)),
  'ada mistypes': say(signIn({ ...ada, password: 'beech-34' })),
  'bob signs in': say(signIn(bob)),
  'eve signs up': say(signUp({ ...bob, email: 'eve@example.com' })),
  'google popup': say(signInWithProvider({ providerId: 'google.com', way: 'popup' })),
  'github popup': say(signInWithProvider({ providerId: 'github.com', way: 'popup' })),
  'google redirect': say(signInWithProvider({ providerId: 'google.com', way: 'redirect' })),
  'looks around': say(lookAround()),
  'sends a code': say(sendPhoneCode({ phoneNumber: '+4930901820' })),
  'right code': say(confirmPhoneCode({ code: '123456' })),
  'wrong code': say(confirmPhoneCode({ code: '000000' })),
  'asks for a link': say(requestSignInLink({ email: ada.email })),
  'gives up': say(giveUp()),
  'chooses the phone': say(chooseFactor({ factorUid: 'p' })),
  'chooses the app': say(chooseFactor({ factorUid: 't' })),
  'another code': say(sendChallengeCode()),
  'right answer': say(answerChallenge({ code: FAKE_TOTP_CODE })),
  'wrong answer': say(answerChallenge({ code: 'wrong' })),
  'leaves the second step': say(leaveChallenge()),
  'signs out': say(signOut()),
  'goes elsewhere': say(navigate('/sign-up')),
  'comes back': say(navigate('/sign-in')),
  'visitor arrives': inService(({ signInMethods }) => signInMethods.arrive()),
  'unvouched visitor arrives': inService(({ signInMethods }) =>
    signInMethods.arrive({ uid: 'visitor-2', vouched: false }),
  ),
  'closes the popup': inService(({ signInMethods }) => signInMethods.fail('popup-closed-by-user')),
  'provider refuses': inService(({ signInMethods }) => signInMethods.fail('internal-error')),
  'popups are blocked': inService(({ signInMethods }) => signInMethods.failNext('signInWithProvider', 'popup-blocked')),
  'too many': inService(({ auth }) => auth.failNext('signIn', 'too-many-requests')),
  'ada needs two steps': inService(({ auth }) => auth.demandSecondFactor(ada.email, [phone, totp])),
  'bob needs the app': inService(({ auth }) => auth.demandSecondFactor(bob.email, [totp])),
  'other tab: guest': inService(({ auth }) => auth.emit({ type: 'changed', user: guest })),
  'other tab: nobody': inService(({ auth }) => auth.emit({ type: 'changed', user: null })),
  'disabled, reported by the service': ({ made, received }) =>
    made.auth.emit({ type: 'revoked', code: 'user-disabled', uid: received?.uid ?? null }),
  'expired, reported by a call': ({ made, received }) =>
    void made.store.dispatch(sessionFailed({ code: 'user-token-expired', uid: received?.uid ?? null })),
  'looks again': inService(({ resume }) => resume.resume('focus')),
  'ways arrive': inService(({ loadSignInMethods }) => loadSignInMethods()),
  'a moment passes': () => microtasks(2),
  'all answers come': () => settle(),
  'time passes': () => jest.advanceTimersByTimeAsync(REASON_MS + 100),
};

/** Half of the time the world is slow: otherwise few stories would come to their second step. */
const anything = fc.oneof(
  fc.constantFrom(...Object.keys(HAPPENINGS)),
  fc.constantFrom('a moment passes', 'all answers come'),
);
const isToastOfEnd = ({ type, payload }: { readonly type: string; readonly payload?: unknown }) =>
  type === notificationRequested.type && JSON.stringify(payload).includes('You are signed out');

/** One person after the other, and one toast for each that says why the session is over. */
function checkSessions({ actions, store }: Made): void {
  let isIn = false;
  let toasts = 0;
  for (const action of actions) {
    if (action.type === signedIn.type) {
      expect(isIn).toBe(false);
      isIn = true;
    } else if (action.type === signedOut.type) {
      isIn = false;
      toasts = 0;
    } else if (isToastOfEnd(action)) {
      expect(isIn).toBe(false);
      toasts += 1;
      expect(toasts).toBe(1);
    }
  }
  const auth = selectAuth(store.getState());
  if (auth.status !== 'signedOut') return;
  expect(toasts).toBe(auth.reason === 'none' || auth.reason === 'requested' ? 0 : 1);
}

/** When everything asked for has been answered, what is shown is what is so. */
function checkRest({ made, received }: World): void {
  const auth = selectAuth(made.store.getState());
  const attempt = made.read(selectAttempt);
  expect(auth.status === 'signedIn' ? auth.user.uid : null).toBe(received?.uid ?? null);
  if (auth.status === 'signedIn') expect(auth.leaving).toBe(false);
  if (attempt.status === 'working') expect(attempt.method).toBe(made.signInMethods.open);
  if (attempt.status === 'needsCode') expect(attempt.checking).toBe(false);
  const challenge = made.read(selectChallenge);
  const asked = attempt.status === 'needsSecondFactor' ? attempt.challengeId : null;
  expect(challenge.status === 'none' ? null : challenge.challengeId).toBe(asked);
  expect(JSON.stringify([made.store.getState(), made.memory.read('lastMethod')])).not.toContain(PASSWORD);
}

async function live(names: readonly string[], late: boolean): Promise<void> {
  const made = makeSignInMethods({ late });
  const world: World = { made, received: null };
  const stopListening = made.auth.subscribe((event) => {
    if (event.type === 'changed') world.received = event.user;
  });
  await settle();
  for (const person of [ada, bob]) await made.auth.signUp(person, 'kept');
  await made.auth.signOut();
  await jest.advanceTimersByTimeAsync(REASON_MS);
  for (const name of names) await HAPPENINGS[name]?.(world);
  made.loadSignInMethods();
  await settle();
  await jest.advanceTimersByTimeAsync(REASON_MS);
  checkRest(world);
  checkSessions(made);
  // Whatever has happened: signing out leaves nobody's data and nothing at work.
  made.store.dispatch(giveUp());
  made.store.dispatch(signOut());
  await settle();
  stopListening();
  expect(selectAuth(made.store.getState()).status).toBe('signedOut');
  expect([made.read(selectAttempt).status, made.read(selectChallenge).status]).toEqual(['idle', 'none']);
  // Of redirects, for as long as the module lives; the token's watch has gone with the session.
  expect(made.resume.listenerCount).toBe(1);
  expect(made.unknown).toEqual([]);
  expect(made.failures).toEqual([]);
  await made.store.stop();
  expect([made.auth.listenerCount, made.history.listenerCount, made.resume.listenerCount]).toEqual([0, 0, 0]);
  expect(made.store.running()).toEqual([]);
}

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

it('keeps sessions apart and ends everything, whatever happens in whatever order', async () => {
  await fc.assert(fc.asyncProperty(fc.array(anything, { maxLength: 25, size: 'max' }), fc.boolean(), live), {
    seed: 20261121,
    numRuns: 250,
  });
}, 60_000);
