import invitationSlice, { invitationMachine } from '../../features/members/invitationSlice';
import membersSlice from '../../features/members/membersSlice';
import memberWorkSlice from '../../features/members/memberWorkSlice';
import presenceSlice from '../../features/members/presenceSlice';
import saleSettingsSlice, { saleSettingsMachine } from '../../features/sales/saleSettingsSlice';
import { membersSaga } from '../../sagas/members/membersSaga';
import { createFirebaseInvitationsGateway } from '../../services/invitations/firebaseInvitationsGateway';
import { createFirebaseMembersGateway } from '../../services/members/firebaseMembersGateway';
import { createFirebasePresenceGateway } from '../../services/presence/firebasePresenceGateway';
import type { AppModule } from '../../store/appModule';
import { sliceCheck } from '../../store/unknownEvents';
import { ownDocuments } from './documents';

/** The people of sales, their invitations and who is here. It builds on the workspace module. */
export const membersModule: AppModule = {
  name: 'members',
  slices: [membersSlice, memberWorkSlice, presenceSlice, invitationSlice, saleSettingsSlice],
  saga: membersSaga,
  createGateways(services) {
    const documents = ownDocuments(services);
    return {
      members: createFirebaseMembersGateway(documents),
      invitations: createFirebaseInvitationsGateway(documents),
      presence: createFirebasePresenceGateway(documents),
    };
  },
  checks:
    process.env.NODE_ENV === 'production'
      ? []
      : [sliceCheck('saleSettings', saleSettingsMachine), sliceCheck('invitation', invitationMachine)],
};
