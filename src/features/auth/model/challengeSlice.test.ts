import type { UnknownAction } from '@reduxjs/toolkit';
import type { SecondFactor } from '../../../services/auth/outcomes';
import { knows } from '../../../shared/machine';
import { buildUser } from '../../../testing/stores/builders';
import { signedIn, signedOut } from './authSlice';
import slice, {
  answerSent,
  challengeClosed,
  challengeCodeSent,
  type ChallengeEvent,
  challengeMachine,
  challengeOpened,
  challengeRefused,
  type ChallengeState,
  factorChosen,
  selectChallenge,
} from './challengeSlice';

const factor = (uid: string, kind: SecondFactor['kind']): SecondFactor => {
  return { uid, kind, name: null, phoneNumber: null, enrolledAt: null };
};
const asked = { challengeId: 'c1', factors: [factor('phone1', 'phone'), factor('app1', 'totp')] };
const chosen = { ...asked, factorUid: 'phone1' };
const NONE: ChallengeState = { status: 'none' };
const STATES: Record<ChallengeState['status'], ChallengeState> = {
  none: NONE,
  choosing: { status: 'choosing', ...asked, refusal: null },
  sending: { status: 'sending', ...chosen },
  waiting: { status: 'waiting', ...chosen, refusal: null },
  checking: { status: 'checking', ...chosen },
};
const EVENTS = {
  challengeOpened: challengeOpened({ ...asked, challengeId: 'c2' }),
  factorChosen: factorChosen({ factorUid: 'app1' }),
  challengeCodeSent: challengeCodeSent(),
  answerSent: answerSent(),
  challengeRefused: challengeRefused({ code: 'invalid-verification-code' }),
  challengeClosed: challengeClosed(),
} as const satisfies Record<ChallengeEvent, UnknownAction>;
const statuses = Object.keys(STATES) as ChallengeState['status'][];
const events = Object.keys(EVENTS) as ChallengeEvent[];
const run = (from: ChallengeState, ...actions: readonly UnknownAction[]): ChallengeState =>
  actions.reduce(slice.reducer, from);

describe('the second step', () => {
  it.each(statuses.flatMap((status) => events.map((event) => [status, event] as const)))(
    'in %s does with %s what its machine says',
    (status, event) => {
      const after = run(STATES[status], EVENTS[event]);
      if (knows(challengeMachine, status, event)) expect(challengeMachine.on[status][event]).toContain(after.status);
      else expect(after).toBe(STATES[status]);
    },
  );

  it('of a phone: a code is sent, typed, and typed again when it was not right', () => {
    let state = run(NONE, challengeOpened(asked));
    expect(selectChallenge({ challenge: state })).toEqual(STATES.choosing);
    state = run(state, factorChosen({ factorUid: 'phone1' }));
    expect(state).toEqual(STATES.sending);
    state = run(state, challengeCodeSent());
    expect(state).toEqual(STATES.waiting);
    state = run(state, answerSent());
    expect(state).toEqual(STATES.checking);
    state = run(state, EVENTS.challengeRefused);
    expect(state).toEqual({ ...STATES.waiting, refusal: 'invalid-verification-code' });
    expect(run(state, answerSent())).toEqual(STATES.checking);
    // Another code.
    expect(run(state, factorChosen({ factorUid: 'phone1' }))).toEqual(STATES.sending);
  });

  it('of an authenticator app: its code can be typed at once', () => {
    expect(run(STATES.choosing, factorChosen({ factorUid: 'app1' }))).toEqual({
      status: 'waiting',
      ...asked,
      factorUid: 'app1',
      refusal: null,
    });
  });

  it('can be chosen again when no code could be sent', () => {
    expect(run(STATES.sending, challengeRefused({ code: 'too-many-requests' }))).toEqual({
      ...STATES.choosing,
      refusal: 'too-many-requests',
    });
  });

  it('is none that the account does not have', () => {
    expect(run(STATES.choosing, factorChosen({ factorUid: 'of-somebody' }))).toBe(STATES.choosing);
  });

  it.each([signedIn(buildUser()), signedOut({ reason: 'requested' }), challengeClosed()])(
    'is over with %j',
    (event) => {
      expect(run(STATES.waiting, event)).toEqual(NONE);
    },
  );
});
