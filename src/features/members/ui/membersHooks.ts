import type { WithSlice } from '@reduxjs/toolkit';
import { useAppSelector } from '../../../store/hooks';
import type { AppState } from '../../../store/rootReducer';
import type invitationSlice from '../model/invitationSlice';
import type membersSlice from '../model/membersSlice';
import type memberWorkSlice from '../model/memberWorkSlice';
import type ownInvitationsSlice from '../model/ownInvitationsSlice';
import type presenceSlice from '../model/presenceSlice';

/** The selector hook of this lazy feature: the state with its own slices. */
export const useMembersSelector = useAppSelector.withTypes<
  AppState &
    WithSlice<typeof membersSlice> &
    WithSlice<typeof memberWorkSlice> &
    WithSlice<typeof presenceSlice> &
    WithSlice<typeof invitationSlice> &
    WithSlice<typeof ownInvitationsSlice>
>();
