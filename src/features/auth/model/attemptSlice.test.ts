import { knows } from '../../../shared/machine';
import { buildUser } from '../../../testing/stores/builders';
import { attemptMachine, type AttemptMachineEvent, type AttemptState, type Conflict } from './attemptMachine';
import slice, {
  attemptEnded,
  attemptRefused,
  attemptStarted,
  codeChecking,
  codeRefused,
  codeSent,
  conflictFound,
  conflictSettled,
  lastMethodRemembered,
  linkSent,
  methodTurnedTo,
  redirectStarted,
  secondFactorNeeded,
  selectIsWorking,
  selectRefusal,
  persistenceChosen,
  type AttemptSliceState,
} from './attemptSlice';
import { signedIn, signedOut } from './authSlice';

const conflict: Conflict = { conflictId: 'c1', email: 'ada@example.com', providerId: 'github.com' };
const code = { ticketId: 't1', phoneNumber: '+4930901820' };

const STATES: Record<AttemptState['status'], AttemptState> = {
  idle: { status: 'idle' },
  working: { status: 'working', method: 'google.com' },
  redirecting: { status: 'redirecting', method: 'google.com' },
  needsCode: { status: 'needsCode', ...code, checking: true, refusal: 'too-many-requests' },
  needsLink: { status: 'needsLink', email: 'ada@example.com' },
  needsSecondFactor: { status: 'needsSecondFactor', method: 'password', challengeId: 'x', factors: [] },
  needsKnownMethod: { status: 'needsKnownMethod', ...conflict },
  refused: { status: 'refused', method: 'password', code: 'wrong-password' },
};

const EVENTS = {
  attemptStarted: attemptStarted({ method: 'password' }),
  attemptRefused: attemptRefused({ code: 'internal-error' }),
  attemptEnded: attemptEnded(),
  redirectStarted: redirectStarted({ method: 'google.com' }),
  codeSent: codeSent({ ...code, ticketId: 't2' }),
  codeChecking: codeChecking(),
  codeRefused: codeRefused({ code: 'invalid-verification-code' }),
  linkSent: linkSent({ email: 'bob@example.com' }),
  secondFactorNeeded: secondFactorNeeded({ method: 'password', challengeId: 'x', factors: [] }),
  conflictFound: conflictFound(conflict),
} as const satisfies Record<AttemptMachineEvent, unknown>;

const first = slice.reducer(undefined, { type: 'x' });
const at = (attempt: AttemptState): AttemptSliceState => ({ ...first, attempt });
const statuses = Object.keys(STATES) as AttemptState['status'][];
const events = Object.keys(EVENTS) as AttemptMachineEvent[];

describe('attempt slice', () => {
  it.each(statuses.flatMap((status) => events.map((event) => [status, event] as const)))(
    'in %s does with %s what its machine says',
    (status, event) => {
      const before = at(STATES[status]);
      const after = slice.reducer(before, EVENTS[event]);
      if (knows(attemptMachine, status, event)) {
        expect(attemptMachine.on[status][event]).toBe(after.attempt.status);
        if (status !== 'idle') expect(after.attempt).not.toEqual(before.attempt);
      } else {
        expect(after).toBe(before);
      }
    },
  );

  it('refuses the method that was tried', () => {
    expect(slice.reducer(at(STATES.working), attemptRefused({ code: 'internal-error' })).attempt).toEqual({
      status: 'refused',
      method: 'google.com',
      code: 'internal-error',
    });
  });

  it('says what was begun, and where it stands', () => {
    const after = (event: AttemptMachineEvent): AttemptState =>
      slice.reducer(at(STATES.working), EVENTS[event]).attempt;
    expect(slice.reducer(first, EVENTS.attemptStarted).attempt).toEqual({ status: 'working', method: 'password' });
    expect(after('redirectStarted')).toEqual({ status: 'redirecting', method: 'google.com' });
    expect(after('linkSent')).toEqual({ status: 'needsLink', email: 'bob@example.com' });
    expect(after('codeSent')).toEqual({ status: 'needsCode', ...code, ticketId: 't2', checking: false, refusal: null });
    expect(after('conflictFound')).toEqual({ status: 'needsKnownMethod', ...conflict });
  });

  it('takes the notice of a known method away once that is settled, and leaves what is under way', () => {
    const waiting = { ...at(STATES.needsKnownMethod), conflict };
    const settled = conflictSettled({ conflictId: 'c1' });
    expect(slice.reducer(waiting, settled)).toEqual(first);
    expect(slice.reducer({ ...waiting, attempt: STATES.working }, settled)).toEqual(at(STATES.working));
    expect(slice.reducer(first, settled)).toBe(first);
  });

  it('keeps the number and the ticket while a code is checked', () => {
    let state = slice.reducer(at(STATES.needsCode), codeRefused({ code: 'invalid-verification-code' }));
    expect(state.attempt).toEqual({
      status: 'needsCode',
      ...code,
      checking: false,
      refusal: 'invalid-verification-code',
    });
    state = slice.reducer(state, codeChecking());
    expect(state.attempt).toEqual({ status: 'needsCode', ...code, checking: true, refusal: null });
  });

  it('keeps what waits through the known method, until it is settled', () => {
    let state = slice.reducer(at(STATES.working), EVENTS.conflictFound);
    for (const action of [EVENTS.attemptStarted, EVENTS.attemptRefused, EVENTS.attemptStarted, signedIn(buildUser())]) {
      state = slice.reducer(state, action);
      expect(state.conflict).toEqual(conflict);
    }
    expect(slice.reducer(state, conflictSettled({ conflictId: 'another' }))).toBe(state);
    expect(slice.reducer(state, conflictSettled({ conflictId: 'c1' })).conflict).toBeNull();
  });

  it('ends with the session, and not with the first answer that nobody is signed in', () => {
    const state = { ...at(STATES.working), conflict, stay: 'session', lastMethod: 'link' } as const;
    expect(slice.reducer(state, signedIn(buildUser())).attempt).toEqual({ status: 'idle' });
    expect(slice.reducer(state, signedOut({ reason: 'none' }))).toBe(state);
    expect(slice.reducer(state, signedOut({ reason: 'requested' }))).toEqual({ ...first, lastMethod: 'link' });
  });

  it('keeps what was chosen and what was used last', () => {
    const actions = [persistenceChosen('session'), lastMethodRemembered('phone'), methodTurnedTo('link')];
    const state = actions.reduce(slice.reducer, first);
    expect(state).toEqual({ ...first, stay: 'session', lastMethod: 'phone', turnedTo: 'link' });
  });

  it('shows a refusal only to the form that asked', () => {
    expect(selectRefusal({ attempt: at(STATES.refused) }, 'password')).toBe('wrong-password');
    expect(selectRefusal({ attempt: at(STATES.refused) }, 'signUp')).toBeNull();
    expect(selectRefusal({ attempt: at(STATES.working) }, 'password')).toBeNull();
    expect(selectIsWorking({ attempt: at(STATES.working) })).toBe(true);
    expect(selectIsWorking({ attempt: at(STATES.needsCode) })).toBe(true);
    expect(selectIsWorking({ attempt: at(STATES.refused) })).toBe(false);
    expect(selectIsWorking({ attempt: at({ ...STATES.needsCode, checking: false } as AttemptState) })).toBe(false);
    expect(
      selectRefusal({ attempt: at({ ...STATES.working, method: 'password' } as AttemptState) }, 'password'),
    ).toBeNull();
  });
});
