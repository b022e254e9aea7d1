import { buildUser } from '../../testing/builders';
import slice, {
  attemptEnded,
  attemptRefused,
  attemptStarted,
  selectIsWorking,
  selectRefusal,
  type AttemptState,
} from './attemptSlice';
import { signedIn, signedOut } from './authSlice';

const idle: AttemptState = { status: 'idle' };
const working: AttemptState = { status: 'working', kind: 'signIn' };
const refused: AttemptState = { status: 'refused', kind: 'signIn', code: 'wrong-password' };

describe('attempt slice', () => {
  it.each([
    [idle, attemptStarted({ kind: 'signIn' }), working],
    [idle, attemptRefused({ code: 'wrong-password' }), idle],
    [working, attemptStarted({ kind: 'signUp' }), working],
    [working, attemptRefused({ code: 'wrong-password' }), refused],
    [working, attemptEnded(), idle],
    [refused, attemptStarted({ kind: 'signIn' }), working],
    [refused, attemptRefused({ code: 'unknown' }), refused],
    [refused, attemptEnded(), idle],
    [working, signedIn(buildUser()), idle],
    [refused, signedOut({ reason: 'requested' }), idle],
  ])('%j + %j = %j', (before, action, after) => {
    expect(slice.reducer(before, action)).toEqual(after);
  });

  it('shows a refusal only to the form that asked', () => {
    expect(selectRefusal({ attempt: refused }, 'signIn')).toBe('wrong-password');
    expect(selectRefusal({ attempt: refused }, 'signUp')).toBeNull();
    expect(selectRefusal({ attempt: working }, 'signIn')).toBeNull();
    expect(selectIsWorking({ attempt: working })).toBe(true);
    expect(selectIsWorking({ attempt: refused })).toBe(false);
  });
});
