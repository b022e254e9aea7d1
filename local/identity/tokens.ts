import type { AuthUsers, EmulatorUser } from '../tools/firebaseTools';
import type { Fields } from './store/exchange';
import type { IdentityService } from './store/service';

/** The second step with which somebody is signed in. */
export interface PassedFactor {
  /** The factor's enrolment. */
  readonly identifier: string;
  /** `totp` or `phone`. */
  readonly provider: string;
}

/**
 * Tokens for somebody who has come in, by the provider of the first factor. The emulator gives them out only inside its
 * own operations: a refresh token that is exchanged at once is such a way.
 */
export function newTokens(
  { internals }: IdentityService,
  users: AuthUsers,
  user: EmulatorUser,
  provider: string,
  secondFactor: PassedFactor | null,
): Fields {
  const options = secondFactor === null ? {} : { secondFactor };
  const refreshToken = users.createRefreshTokenFor(user, provider, options);
  const granted = internals.grantToken(users, { grantType: 'refresh_token', refreshToken });
  return { idToken: granted.id_token, refreshToken: granted.refresh_token };
}
