import { select, type SagaGenerator } from 'typed-redux-saga';
import type { ReauthMethod } from '../../../features/account/model/reauthSlice';
import { selectUser } from '../../../features/auth/model/authSlice';
import { selectSignInMethods } from '../../../features/auth/model/settingsSlice';
import type { AuthUser } from '../../../services/auth/AuthGateway';
import type { SignInMethod } from '../../../services/auth/signInMethods';

export interface ReauthQuestion {
  readonly methods: readonly ReauthMethod[];
  readonly email: string | null;
  readonly phoneNumber: string | null;
}

/**
 * The ways among those offered here by which this account can be signed in once more. Looking round without an account is
 * none: the service links nothing for it.
 */
export function reauthMethods(user: AuthUser, offered: readonly SignInMethod[]): readonly ReauthMethod[] {
  const linked = new Set(user.providerData.map(({ providerId }) => providerId));
  return offered.filter((method): method is ReauthMethod => {
    // The service keeps an account that is entered by mailed links as one with a password.
    if (method === 'link') return linked.has('password') && user.email !== null;
    return linked.has(method);
  });
}

/** What a dialog needs to know to ask the person to sign in once more. */
export function* reauthQuestion(): SagaGenerator<ReauthQuestion> {
  const user = yield* select(selectUser);
  const offered = yield* select(selectSignInMethods);
  return {
    methods: user === null ? [] : reauthMethods(user, offered),
    email: user?.email ?? null,
    phoneNumber: user?.phoneNumber ?? null,
  };
}
