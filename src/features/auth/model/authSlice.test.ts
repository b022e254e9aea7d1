import { buildUser } from '../../../testing/stores/builders';
import { knows } from '../../../shared/machine';
import slice, {
  authMachine,
  connectingTookLong,
  reasonLearned,
  selectConnectingSlowly,
  selectIsLeaving,
  selectIsSignedIn,
  selectSignedOutReason,
  selectUid,
  selectUser,
  signedIn,
  signedOut,
  signOutRefused,
  signOutStarted,
  userChanged,
  type AuthMachineEvent,
  type AuthState,
} from './authSlice';

const ada = buildUser();
const bob = buildUser({ uid: 'user-bob', email: 'bob@example.com' });

const STATES: Record<AuthState['status'], AuthState> = {
  loading: { status: 'loading', slow: false },
  signedIn: { status: 'signedIn', user: ada, leaving: false },
  signedOut: { status: 'signedOut', reason: 'ended-elsewhere' },
};

/** Only a signing out that was begun can be refused. */
const LEAVING: AuthState = { status: 'signedIn', user: ada, leaving: true };
const stateFor = (status: AuthState['status'], event: AuthMachineEvent): AuthState =>
  status === 'signedIn' && event === 'signOutRefused' ? LEAVING : STATES[status];

const EVENTS = {
  signedIn: signedIn(bob),
  userChanged: userChanged({ ...ada, displayName: 'Ada L.' }),
  signOutStarted: signOutStarted(),
  signOutRefused: signOutRefused(),
  signedOut: signedOut({ reason: 'requested' }),
  reasonLearned: reasonLearned({ reason: 'user-disabled' }),
  connectingTookLong: connectingTookLong(),
} as const satisfies Record<AuthMachineEvent, unknown>;

const statuses = Object.keys(STATES) as AuthState['status'][];
const events = Object.keys(EVENTS) as AuthMachineEvent[];

describe('auth slice', () => {
  it('begins with loading', () => {
    expect(slice.reducer(undefined, { type: 'x' })).toEqual({ status: 'loading', slow: false });
  });

  it.each(statuses.flatMap((status) => events.map((event) => [status, event] as const)))(
    'in %s does with %s what its machine says',
    (status, event) => {
      const before = stateFor(status, event);
      const after = slice.reducer(before, EVENTS[event]);
      if (knows(authMachine, status, event)) {
        expect(after).not.toEqual(before);
        expect(authMachine.on[status][event]).toBe(after.status);
      } else {
        expect(after).toBe(before);
      }
    },
  );

  it('holds who it is, until what is asked for here has happened', () => {
    let state = slice.reducer(STATES.loading, EVENTS.connectingTookLong);
    expect(state).toEqual({ status: 'loading', slow: true });
    state = slice.reducer(state, signedIn(ada));
    expect(state).toEqual({ status: 'signedIn', user: ada, leaving: false });
    const changed = { ...ada, displayName: 'Ada L.' };
    state = slice.reducer(slice.reducer(state, signOutStarted()), userChanged(changed));
    expect(state).toEqual({ status: 'signedIn', user: changed, leaving: true });
    expect(slice.reducer(state, signOutRefused())).toEqual({ status: 'signedIn', user: changed, leaving: false });
    expect(slice.reducer(state, EVENTS.signedOut)).toEqual({ status: 'signedOut', reason: 'requested' });
  });

  it.each(['none', 'ended-elsewhere'] as const)('learns why a session has ended whose reason was "%s"', (reason) => {
    expect(slice.reducer({ status: 'signedOut', reason }, EVENTS.reasonLearned)).toEqual({
      status: 'signedOut',
      reason: 'user-disabled',
    });
  });

  it('keeps a requested end a requested one, whatever is learned later', () => {
    const requested: AuthState = { status: 'signedOut', reason: 'requested' };
    expect(slice.reducer(requested, reasonLearned({ reason: 'user-disabled' }))).toBe(requested);
  });

  it('ignores events about somebody else', () => {
    expect(slice.reducer(STATES.signedIn, userChanged(bob))).toBe(STATES.signedIn);
  });

  it('selects the person, the reason and the wait', () => {
    expect(selectUser({ auth: STATES.signedIn })).toEqual(ada);
    expect(selectUid({ auth: STATES.signedIn })).toBe('user-ada');
    expect(selectUser({ auth: STATES.loading })).toBeNull();
    expect(selectUid({ auth: STATES.signedOut })).toBeNull();
    expect(selectSignedOutReason({ auth: STATES.signedOut })).toBe('ended-elsewhere');
    expect(selectSignedOutReason({ auth: STATES.signedIn })).toBeNull();
    expect(selectConnectingSlowly({ auth: STATES.loading })).toBe(false);
    expect(selectConnectingSlowly({ auth: { status: 'loading', slow: true } })).toBe(true);
    const states = [STATES.loading, STATES.signedOut, STATES.signedIn, LEAVING];
    expect(states.map((auth) => selectIsSignedIn({ auth }))).toEqual([false, false, true, true]);
    expect(states.map((auth) => selectIsLeaving({ auth }))).toEqual([false, false, false, true]);
  });
});
