import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';
import { DEFAULT_PASSWORD_POLICY } from '../../../domain/identity/passwordPolicy';
import updatesSlice, { selectIsUpdateReady, updateFound } from '../../updates/updatesSlice';
import { signedOut } from './authSlice';
import confirmationSlice, { confirmationMissed, confirmed, selectIsConfirmationAwaited } from './confirmationSlice';
import passwordPolicySlice, {
  passwordPolicyRead,
  selectIsPolicyKnown,
  selectPasswordPolicy,
} from './passwordPolicySlice';
import settingsSlice, { selectSignInMethods } from './settingsSlice';

const reducer = combineReducers({
  confirmation: confirmationSlice.reducer,
  passwordPolicy: passwordPolicySlice.reducer,
  settings: settingsSlice.reducer,
  updates: updatesSlice.reducer,
});
const run = (...actions: readonly UnknownAction[]) => actions.reduce(reducer, reducer(undefined, { type: 'start' }));
const out = signedOut({ reason: 'requested' });

it('waits for the confirmation of a session until it comes, or the session ends', () => {
  const isAwaited = (...actions: readonly UnknownAction[]) => selectIsConfirmationAwaited(run(...actions));
  expect([isAwaited(), isAwaited(confirmationMissed())]).toEqual([false, true]);
  expect([isAwaited(confirmationMissed(), confirmed()), isAwaited(confirmationMissed(), out)]).toEqual([false, false]);
});

it('measures a new password by six characters until the service has said more', () => {
  expect([selectPasswordPolicy(run()), selectIsPolicyKnown(run())]).toEqual([DEFAULT_PASSWORD_POLICY, false]);
  const policy = { ...DEFAULT_PASSWORD_POLICY, minLength: 12, enforced: true };
  const read = run(passwordPolicyRead(policy));
  expect([selectPasswordPolicy(read), selectIsPolicyKnown(read)]).toEqual([policy, true]);
});

it('offers a password where the operator has set nothing', () => {
  expect(selectSignInMethods(run())).toEqual(['password']);
});

it('knows whether a newer build waits', () => {
  expect([selectIsUpdateReady({}), selectIsUpdateReady(run()), selectIsUpdateReady(run(updateFound()))]).toEqual([
    false,
    false,
    true,
  ]);
});
