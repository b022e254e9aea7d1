import publicationSlice from '../../features/catalogue/publicationSlice';
import invitationSlice from '../../features/members/model/invitationSlice';
import membersSlice from '../../features/members/model/membersSlice';
import memberWorkSlice from '../../features/members/model/memberWorkSlice';
import ownInvitationsSlice from '../../features/members/model/ownInvitationsSlice';
import presenceSlice from '../../features/members/model/presenceSlice';
import saleSettingsSlice from '../../features/sales/saleSettingsSlice';
import panelsSlice from '../../features/navigation/model/panelsSlice';

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
