import { call, put, select, takeLatest, takeLeading } from 'typed-redux-saga';
import { attemptRefused } from '../../features/auth/model/attemptSlice';
import { passwordPolicyRead, policyMissed, selectIsPolicyKnown } from '../../features/auth/model/passwordPolicySlice';
import { linkRefused } from '../../features/identity/mailedActionSlice';
import { ACCOUNT_PATH, ACTION_PATH, SIGN_UP_PATH } from '../../features/navigation/model/access';
import { locationChanged, selectPath } from '../../features/navigation/model/navigationSlice';
import { gateway } from '../base/effects';
import { safely } from '../base/safely';

/** The pages with a form for a new password. */
const PAGES: readonly string[] = [SIGN_UP_PATH, ACTION_PATH, ACCOUNT_PATH];

function* read(): Generator<unknown, void, unknown> {
  const identity = yield* gateway('identity');
  const policy = yield* call(() => identity.passwordPolicy());
  // Without an answer the page goes on asking for six characters, and the service has the last word.
  if (policy !== null) yield* put(passwordPolicyRead(policy));
}

/** Reads the policy where a password may be chosen, once. */
function* readWhereNeeded(): Generator<unknown, void, unknown> {
  if (!PAGES.includes(yield* select(selectPath))) return;
  if (!(yield* select(selectIsPolicyKnown))) yield* read();
}

/** A refusal says that the page knows another policy than the service, or none: the form must show what is missing. */
function* readAgain({ payload }: { readonly payload: { readonly code: string } }): Generator<unknown, void, unknown> {
  if (payload.code === 'password-does-not-meet-requirements') yield* read();
}

export function* readPasswordPolicy(): Generator<unknown, void, unknown> {
  yield* takeLeading(locationChanged, safely('passwordPolicy', readWhereNeeded));
  yield* takeLatest([attemptRefused, linkRefused], safely('passwordPolicy', readAgain));
  yield* takeLatest(policyMissed, safely('passwordPolicy', read));
  yield* call(safely('passwordPolicy', readWhereNeeded));
}
