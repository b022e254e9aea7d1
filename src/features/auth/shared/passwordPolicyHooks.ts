import type { WithSlice } from '@reduxjs/toolkit';
import { useAppSelector } from '../../../store/hooks';
import type { AppState } from '../../../store/rootReducer';
import type passwordPolicySlice from '../model/passwordPolicySlice';

/** The selector hook of pages on which a new password is chosen: the identity module brings the policy. */
export const usePolicySelector = useAppSelector.withTypes<AppState & WithSlice<typeof passwordPolicySlice>>();
