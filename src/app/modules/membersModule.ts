import { publicationMachine } from '../../features/catalogue/publicationSlice';
import { invitationMachine } from '../../features/members/model/invitationSlice';
import { saleSettingsMachine } from '../../features/sales/saleSettingsSlice';
import { membersSaga } from '../../sagas/members/membersSaga';
import { sharedAuth } from '../../services/auth/sdk/sharedAuth';
import { createDeleteInPassing } from '../../services/firebase/read/deleteInPassing';
import { openFirebaseApp } from '../../services/firebase/connection/firebaseApp';
import { originOfLocalDocuments } from '../../services/firebase/connection/firebaseLocal';
import { createFirebaseCatalogueGateway } from '../../services/catalogue/firebaseCatalogueGateway';
import { createRestCatalogueReader } from '../../services/catalogue/restCatalogueReader';
import { createFirebaseInvitationsGateway } from '../../services/invitations/firebaseInvitationsGateway';
import { createFirebaseMembersGateway } from '../../services/members/firebaseMembersGateway';
import { createCanvasPhotoTurner } from '../../services/photos/canvasPhotoTurner';
import { createFirebasePresenceGateway } from '../../services/presence/firebasePresenceGateway';
import type { AppModule } from '../../store/appModule';
import { sliceCheck } from '../../store/unknownEvents';
import { ownDocuments } from './documents';
import { MEMBER_SLICES } from './memberSlices';

/** The people of sales, their invitations and who is here. It builds on the workspace module. */
export const membersModule: AppModule = {
  name: 'members',
  slices: MEMBER_SLICES,
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
