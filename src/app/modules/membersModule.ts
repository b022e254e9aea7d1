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
import { ownDocuments } from './documents';
import { membersParts } from './membersParts';

/** The people of sales, their invitations and who is here. It builds on the workspace module. */
export const membersModule = {
  ...membersParts,
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
} satisfies AppModule;
