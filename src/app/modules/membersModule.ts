import publicationSlice, { publicationMachine } from '../../features/catalogue/publicationSlice';
import invitationSlice, { invitationMachine } from '../../features/members/invitationSlice';
import membersSlice from '../../features/members/membersSlice';
import memberWorkSlice from '../../features/members/memberWorkSlice';
import ownInvitationsSlice from '../../features/members/ownInvitationsSlice';
import presenceSlice from '../../features/members/presenceSlice';
import saleSettingsSlice, { saleSettingsMachine } from '../../features/sales/saleSettingsSlice';
import { membersSaga } from '../../sagas/members/membersSaga';
import { sharedAuth } from '../../services/auth/sharedAuth';
import { createDeleteInPassing } from '../../services/firebase/deleteInPassing';
import { openFirebaseApp } from '../../services/firebase/firebaseApp';
import { originOfLocalDocuments } from '../../services/firebase/firebaseLocal';
import { createFirebaseCatalogueGateway } from '../../services/catalogue/firebaseCatalogueGateway';
import { createRestCatalogueReader } from '../../services/catalogue/restCatalogueReader';
import { createFirebaseInvitationsGateway } from '../../services/invitations/firebaseInvitationsGateway';
import { createFirebaseMembersGateway } from '../../services/members/firebaseMembersGateway';
import { createCanvasPhotoTurner } from '../../services/photos/canvasPhotoTurner';
import { createFirebasePresenceGateway } from '../../services/presence/firebasePresenceGateway';
import type { AppModule } from '../../store/appModule';
import { sliceCheck } from '../../store/unknownEvents';
import { ownDocuments } from './documents';

/** The people of sales, their invitations and who is here. It builds on the workspace module. */
export const membersModule: AppModule = {
  name: 'members',
  slices: [
    membersSlice,
    memberWorkSlice,
    presenceSlice,
    invitationSlice,
    ownInvitationsSlice,
    saleSettingsSlice,
    publicationSlice,
  ],
  saga: membersSaga,
  createGateways(services) {
    const documents = ownDocuments(services);
    const app = openFirebaseApp(services.firebase);
    const deleteInPassing = createDeleteInPassing(app, {
      token: async () => sharedAuth(app).auth.currentUser?.getIdToken(),
      // A build for production has null here, and the code that speaks to local services falls away.
      origin: __LOCAL_SERVICES__ === null ? undefined : originOfLocalDocuments(__LOCAL_SERVICES__),
    });
    return {
      members: createFirebaseMembersGateway(documents),
      invitations: createFirebaseInvitationsGateway(documents),
      presence: createFirebasePresenceGateway(documents, deleteInPassing),
      catalogue: createFirebaseCatalogueGateway(documents),
      catalogueReader: createRestCatalogueReader({ ...services, local: __LOCAL_SERVICES__ }),
      turner: createCanvasPhotoTurner(),
    };
  },
  checks:
    process.env.NODE_ENV === 'production'
      ? []
      : [
          sliceCheck('saleSettings', saleSettingsMachine),
          sliceCheck('invitation', invitationMachine),
          sliceCheck('publication', publicationMachine, 'run'),
        ],
};
