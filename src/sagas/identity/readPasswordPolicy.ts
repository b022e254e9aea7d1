import { call, delay, put, select, takeLeading } from 'typed-redux-saga';
import { attemptRefused } from '../../features/auth/attemptSlice';
import { passwordPolicyRead, selectIsPolicyKnown } from '../../features/auth/passwordPolicySlice';
import { linkRefused } from '../../features/identity/mailedActionSlice';
import { ACTION_PATH, SIGN_UP_PATH } from '../../features/navigation/access';
import { placeChanged, selectPath } from '../../features/navigation/navigationSlice';
import { gateway } from '../effects';
import { safely } from '../safely';

/** After it refused a password for its policy, the SDK asks for the new policy by itself; it gets this long, in ms. */
export const POLICY_CHANGE_MS = 1000;

function* read(): Generator<unknown, void, unknown> {
  const identity = yield* gateway('identity');
  const policy = yield* call(() => identity.passwordPolicy());
  // Without an answer the page goes on asking for six characters, and the service has the last word.
  if (policy !== null) yield* put(passwordPolicyRead(policy));
}

/** Reads the policy where a password may be chosen, once. */
function* readWhereNeeded(): Generator<unknown, void, unknown> {
  const path = yield* select(selectPath);
  if (path !== SIGN_UP_PATH && path !== ACTION_PATH) return;
  if (!(yield* select(selectIsPolicyKnown))) yield* read();
}

function* readAgain({ payload }: { readonly payload: { readonly code: string } }): Generator<unknown, void, unknown> {
  if (payload.code !== 'password-does-not-meet-requirements') return;
  yield* delay(POLICY_CHANGE_MS);
  yield* read();
}

export function* readPasswordPolicy(): Generator<unknown, void, unknown> {
  yield* takeLeading(placeChanged, safely('passwordPolicy', readWhereNeeded));
  yield* takeLeading([attemptRefused, linkRefused], safely('passwordPolicy', readAgain));
  yield* call(safely('passwordPolicy', readWhereNeeded));
}
