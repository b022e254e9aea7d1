import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { DEFAULT_PASSWORD_POLICY, type PasswordPolicy } from '../../../domain/identity/passwordPolicy';

/** The service's policy for new passwords; null while it is not known, or cannot be. Comes with the identity module. */
export interface PasswordPolicyState {
  readonly policy: PasswordPolicy | null;
}

const passwordPolicySlice = createSlice({
  name: 'passwordPolicy',
  initialState: { policy: null } as PasswordPolicyState,
  reducers: {
    passwordPolicyRead: (_state, { payload }: PayloadAction<PasswordPolicy>): PasswordPolicyState => ({
      policy: payload,
    }),
  },
  selectors: {
    /** What a new password is measured by: six characters until the service has said more. */
    selectPasswordPolicy: (state) => state.policy ?? DEFAULT_PASSWORD_POLICY,
    selectIsPolicyKnown: (state) => state.policy !== null,
  },
});

/** A password was refused on the page of the account for a policy that the page cannot have known. */
export const policyMissed = createAction('passwordPolicy/missed');

export const { passwordPolicyRead } = passwordPolicySlice.actions;
export const { selectPasswordPolicy, selectIsPolicyKnown } = passwordPolicySlice.selectors;
export default passwordPolicySlice;
