import type { WithSlice } from '@reduxjs/toolkit';
import { useAppSelector } from '../../store/hooks';
import type { AppState } from '../../store/rootReducer';
import type invitationSlice from './invitationSlice';
import type membersSlice from './membersSlice';
import type memberWorkSlice from './memberWorkSlice';
import type ownInvitationsSlice from './ownInvitationsSlice';
import type presenceSlice from './presenceSlice';

/** The selector hook of this lazy feature: the state with its own slices. */
export const useMembersSelector = useAppSelector.withTypes<
  AppState &
    WithSlice<typeof membersSlice> &
    WithSlice<typeof memberWorkSlice> &
    WithSlice<typeof presenceSlice> &
    WithSlice<typeof invitationSlice> &
    WithSlice<typeof ownInvitationsSlice>
>();
