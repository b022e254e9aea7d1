import { FirebaseError } from 'firebase/app';
import { getMultiFactorResolver, type MultiFactorError, type MultiFactorInfo } from 'firebase/auth';
import { keptOf } from './kept';
import type { SecondFactor, SecondFactorNeeded } from '../outcomes';
import type { SharedAuth } from './sharedAuth';

/** A plain description of an enrolled second step, or of the service's hint at one. */
export function toSecondFactor(info: MultiFactorInfo): SecondFactor {
  const phone = 'phoneNumber' in info && typeof info.phoneNumber === 'string' ? info.phoneNumber : null;
  return {
    uid: info.uid,
    kind: info.factorId === 'phone' ? 'phone' : 'totp',
    name: info.displayName ?? null,
    phoneNumber: phone,
    enrolledAt: info.enrollmentTime || null,
  };
}

const needsSecondFactor = (error: unknown): error is MultiFactorError =>
  error instanceof FirebaseError && error.code === 'auth/multi-factor-auth-required';

/** What a refusal asks for when the first step was right and a second one is needed; null for any other error. */
export function challengeOf({ auth }: SharedAuth, error: unknown): SecondFactorNeeded | null {
  if (!needsSecondFactor(error)) return null;
  const resolver = getMultiFactorResolver(auth, error);
  return {
    type: 'secondFactorNeeded',
    challengeId: keptOf(auth).keep('challenge', { resolver, sent: new Map() }),
    factors: resolver.hints.map((hint) => ({ ...toSecondFactor(hint), enrolledAt: null })),
  };
}
