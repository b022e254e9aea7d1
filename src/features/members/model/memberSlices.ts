import invitationSlice from './invitationSlice';
import membersSlice from './membersSlice';
import memberWorkSlice from './memberWorkSlice';
import ownInvitationsSlice from './ownInvitationsSlice';
import presenceSlice from './presenceSlice';

/** The state of the people of sales. */
export const MEMBER_SLICES = [
  membersSlice,
  memberWorkSlice,
  presenceSlice,
  invitationSlice,
  ownInvitationsSlice,
] as const;
