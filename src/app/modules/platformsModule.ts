import { createBrowserBundleFiles } from '../../services/bundles/browserBundleFiles';
import { createFirebaseExportsGateway } from '../../services/exports/firebaseExportsGateway';
import { createChosenFiles } from '../../services/files/ChosenFiles';
import { createWorkerImportReader } from '../../services/imports/workerImportReader';
import { createIdbWaitingExports } from '../../services/exports/idbWaitingExports';
import type { AppModule } from '../../store/appModule';
import { ownDocuments } from './documents';
import { platformsParts } from './platformsParts';

/** Shared by the page, where a template is chosen, and the saga that has it read. */
export const templateFiles = createChosenFiles();

/** What goes out to bidding platforms: only its own page brings it, with the library for CSV. */
export const platformsModule = {
  ...platformsParts,
  createGateways: (services) => ({
    bundleFiles: createBrowserBundleFiles(window, navigator.storage as StorageManager | undefined),
    exports: createFirebaseExportsGateway(ownDocuments(services)),
    waitingExports: createIdbWaitingExports(),
    templateReader: createWorkerImportReader(),
    templateFiles,
  }),
} satisfies AppModule;
