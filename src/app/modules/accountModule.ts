import { createFirebaseAccountGateway } from '../../services/auth/account/firebaseAccountGateway';
import { createFirebaseCatalogueGateway } from '../../services/catalogue/firebaseCatalogueGateway';
import { createRestCatalogueReader } from '../../services/catalogue/restCatalogueReader';
import { createChosenFiles } from '../../services/files/ChosenFiles';
import { createFirebaseFilesGateway } from '../../services/files/firebaseFilesGateway';
import { openFirebaseApp } from '../../services/firebase/connection/firebaseApp';
import { connectLocalFiles } from '../../services/firebase/connection/firebaseLocal';
import { createWorkerPhotoPreparer } from '../../services/photos/workerPhotoPreparer';
import { createFirebasePortraitGateway } from '../../services/portraits/firebasePortraitGateway';
import type { AppModule } from '../../store/appModule';
import { accountParts } from './accountParts';
import { ownDocuments } from './documents';

/** Shared by the page, where files are chosen, and the sagas, which use them. */
export const chosenFiles = createChosenFiles();

/** What a signed-in person does with the own account, in a chunk of its own. The people module comes with it. */
export const accountModule = {
  ...accountParts,
  createGateways(services) {
    const app = openFirebaseApp(services.firebase);
    const local = __LOCAL_SERVICES__;
    const connect = local === null ? undefined : connectLocalFiles(local);
    return {
      account: createFirebaseAccountGateway(app, { origin: window.location.origin, apps: services.mailApps }),
      portraits: createFirebasePortraitGateway(app, connect),
      // What is public of the sales that go with an account.
      files: createFirebaseFilesGateway(app, connect),
      catalogue: createFirebaseCatalogueGateway(ownDocuments(services)),
      catalogueReader: createRestCatalogueReader({ ...services, local }),
      chosenFiles,
      portraitPreparer: createWorkerPhotoPreparer(),
    };
  },
} satisfies AppModule;
