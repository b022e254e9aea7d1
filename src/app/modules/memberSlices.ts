import publicationSlice from '../../features/catalogue/publicationSlice';
import invitationSlice from '../../features/members/invitationSlice';
import membersSlice from '../../features/members/membersSlice';
import memberWorkSlice from '../../features/members/memberWorkSlice';
import ownInvitationsSlice from '../../features/members/ownInvitationsSlice';
import presenceSlice from '../../features/members/presenceSlice';
import saleSettingsSlice from '../../features/sales/saleSettingsSlice';
import panelsSlice from '../../features/navigation/panelsSlice';

/** The state of the people of sales. Apart from its module, whose adapters no test can load. */
export const MEMBER_SLICES = [
  membersSlice,
  memberWorkSlice,
  presenceSlice,
  invitationSlice,
  ownInvitationsSlice,
  saleSettingsSlice,
  publicationSlice,
  panelsSlice,
] as const;
