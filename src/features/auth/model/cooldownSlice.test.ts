import { signedOut } from './authSlice';
import slice, {
  cooldownEnded,
  cooldownReset,
  cooldownStarted,
  selectCooldowns,
  selectCooldownUntil,
} from './cooldownSlice';

const first = slice.reducer(undefined, { type: 'x' });
const rests = slice.reducer(first, cooldownStarted({ lane: 'mail', until: 1_000 }));
const ended = slice.reducer(rests, cooldownEnded({ lane: 'mail' }));

describe('the rest after too many requests', () => {
  it('is for one kind of request, until its time', () => {
    expect(selectCooldowns({ rests: first })).toEqual({});
    expect(selectCooldownUntil({ rests }, 'mail')).toBe(1_000);
    expect(selectCooldownUntil({ rests }, 'password')).toBeNull();
  });

  it('is counted when it is over, so that the next one is longer', () => {
    expect(selectCooldownUntil({ rests: ended }, 'mail')).toBeNull();
    const again = slice.reducer(ended, cooldownStarted({ lane: 'mail', until: 9_000 }));
    expect(selectCooldowns({ rests: again })).toEqual({ mail: { until: 9_000, count: 2 } });
    expect(selectCooldowns({ rests })).toEqual({ mail: { until: 1_000, count: 1 } });
  });

  it('is forgotten once the service takes such a request again, and no other one is', () => {
    const two = slice.reducer(rests, cooldownStarted({ lane: 'phone', until: 2_000 }));
    expect(slice.reducer(two, cooldownReset({ lane: 'mail' }))).toEqual({ phone: { until: 2_000, count: 1 } });
  });

  it('that never began neither ends nor is forgotten', () => {
    expect(slice.reducer(rests, cooldownEnded({ lane: 'code' }))).toBe(rests);
    expect(slice.reducer(rests, cooldownReset({ lane: 'code' }))).toBe(rests);
  });

  it('ends with the session, and not with the first answer that nobody is signed in', () => {
    expect(slice.reducer(rests, signedOut({ reason: 'none' }))).toBe(rests);
    expect(slice.reducer(rests, signedOut({ reason: 'requested' }))).toEqual({});
  });
});
