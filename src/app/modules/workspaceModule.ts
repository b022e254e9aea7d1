import { createTabActs } from '../../services/acts/tabActs';
import { sharedAuth } from '../../services/auth/sdk/sharedAuth';
import { createChosenFiles } from '../../services/files/ChosenFiles';
import { createFirebaseFilesGateway } from '../../services/files/firebaseFilesGateway';
import { createCacheOwner } from '../../services/firebase/connection/cacheOwner';
import { openFirebaseApp } from '../../services/firebase/connection/firebaseApp';
import { connectLocalFiles, originOfLocalDocuments } from '../../services/firebase/connection/firebaseLocal';
import { createRunQuery } from '../../services/firebase/read/runQuery';
import { createFirebaseLotHistoryGateway } from '../../services/lots/firebase/firebaseLotHistoryGateway';
import { createFirebaseLotPurge } from '../../services/lots/firebase/firebaseLotPurge';
import { createFirebaseLotsGateway } from '../../services/lots/firebase/firebaseLotsGateway';
import { createFirebaseSaleReader } from '../../services/lots/firebase/firebaseSaleReader';
import { createBrowserDeviceStorage } from '../../services/outbox/device/browserDeviceStorage';
import { createIdbOfflineCache } from '../../services/offlineCache/idbOfflineCache';
import { createCachingLotsGateway } from '../../services/offlineCache/cachingLotsGateway';
import { createCachingSalesGateway } from '../../services/offlineCache/cachingSalesGateway';
import { createCachingTemplatesGateway } from '../../services/offlineCache/cachingTemplatesGateway';
import { createKeptThumbs } from '../../services/offlineCache/cachedThumbs';
import { createKeptWords } from '../../services/offlineCache/KeptWords';
import { createOtherPages } from '../../services/offlineCache/otherPages';
import { createBrowserDeviceMemory } from '../../services/memory/browserDeviceMemory';
import { createBrowserNetwork } from '../../services/network/browserNetwork';
import { createFirebaseNumbersGateway } from '../../services/numbers/firebaseNumbersGateway';
import { createIdbImportPlans } from '../../services/imports/idbImportPlans';
import { createIdbReservationStore } from '../../services/numbers/idbReservationStore';
import { createIdbOutbox } from '../../services/outbox/device/idbOutbox';
import { createFirebaseKeyGateway } from '../../services/outbox/encrypted/firebaseKeyGateway';
import { createIdbPhotoOutbox } from '../../services/outbox/device/idbPhotoOutbox';
import { createIdbEncryptedOutbox } from '../../services/outbox/encrypted/idbEncryptedOutbox';
import { createIdbOwnRecords } from '../../services/outbox/encrypted/idbOwnRecords';
import { createOutboxDatabase } from '../../services/outbox/device/outboxDatabase';
import { createZipExport } from '../../services/outbox/workFile/zipExport';
import { createPageLife } from '../../services/outbox/device/pageLife';
import { createPhotoClaims } from '../../services/outbox/device/pageClaims';
import { createWorkerSaleChecker } from '../../services/checks/workerSaleChecker';
import { createWorkerPhotoPreparer } from '../../services/photos/workerPhotoPreparer';
import { createPagePictures } from '../../services/pictures/pagePictures';
import { lazySample } from '../../services/sample/lazySample';
import { createFirebaseSalesGateway } from '../../services/sales/firebaseSalesGateway';
import { createFirebaseTemplatesGateway } from '../../services/templates/firebaseTemplatesGateway';
import { saveFile } from '../../shared/saveFile';
import { createBrowserAppUpdates } from '../../services/updates/browserAppUpdates';
import type { AppModule } from '../../store/appModule';
import { ownDocuments } from './documents';
import { workspaceParts } from './workspaceParts';

let loadPicture: ((path: string) => Promise<Blob>) | null = null;

/** Shared by the sagas, which fill it, and the pages, which show it. */
export const pictures = createPagePictures(
  async (path) => {
    if (loadPicture === null) throw new Error('The workspace module is not injected yet.');
    return loadPicture(path);
  },
  // Where there are developer tools, which keep every state of the page too.
  { keepsPast: process.env.NODE_ENV !== 'production' || __LOCAL_SERVICES__ !== null },
);

/** Shared by the page of the sales, where files are chosen, and the saga that reads them. */
export const workFiles = createChosenFiles();

/** Sales, lots, photos and saves: everything behind `/sales`, in a chunk of its own with its services. */
export const workspaceModule = {
  ...workspaceParts,
  createGateways(services) {
    const app = openFirebaseApp(services.firebase);
    // A build for production has null here, and the code that speaks to local services falls away.
    const local = __LOCAL_SERVICES__;
    const documents = ownDocuments(services);
    const unsent = createOutboxDatabase();
    const locks = navigator.locks as LockManager | undefined;
    const [life, claims] = [createPageLife(locks), createPhotoClaims(locks)];
    const copies = createIdbOfflineCache();
    const whoIs = () => sharedAuth(app).auth.currentUser?.uid ?? null;
    const files = createFirebaseFilesGateway(app, local === null ? undefined : connectLocalFiles(local));
    loadPicture = createKeptThumbs((path) => files.load(path), copies, whoIs);
    return {
      sales: createCachingSalesGateway(createFirebaseSalesGateway(documents), copies, whoIs),
      lotHistory: createFirebaseLotHistoryGateway(documents),
      saleReader: createFirebaseSaleReader(
        documents,
        createRunQuery(app, {
          token: async () => sharedAuth(app).auth.currentUser?.getIdToken(),
          origin: local === null ? undefined : originOfLocalDocuments(local),
        }),
      ),
      lotPurge: createFirebaseLotPurge(documents),
      lots: createCachingLotsGateway(
        createFirebaseLotsGateway(documents, createCacheOwner(app)),
        copies,
        whoIs,
        createOtherPages(),
      ),
      sample: lazySample,
      numbers: createFirebaseNumbersGateway(documents),
      reservationStore: createIdbReservationStore(),
      importPlans: createIdbImportPlans(locks),
      templates: createCachingTemplatesGateway(createFirebaseTemplatesGateway(documents), copies, whoIs),
      keptActs: createTabActs({
        memory: createBrowserDeviceMemory(),
        locks,
        read: async (text) => (await import('../../services/acts/readActs')).readActs(text),
      }),
      keptWords: createKeptWords(copies, whoIs),
      network: createBrowserNetwork(),
      files,
      preparer: createWorkerPhotoPreparer(),
      checker: createWorkerSaleChecker(),
      outbox: createIdbOutbox(unsent, life, undefined, claims),
      photoOutbox: createIdbPhotoOutbox(unsent, claims, life),
      deviceStorage: createBrowserDeviceStorage(unsent, navigator.storage as StorageManager | undefined),
      encryptedOutbox: createIdbEncryptedOutbox(unsent),
      ownRecords: createIdbOwnRecords(),
      keys: createFirebaseKeyGateway(documents),
      workExport: createZipExport(saveFile),
      workImport: {
        read: async (file) => (await import('../../services/outbox/workFile/zipImport')).zipImport.read(file),
      },
      workFiles,
      // In development the files change under the page anyway.
      updates: createBrowserAppUpdates(
        __HAS_WORKER__ ? (navigator.serviceWorker as ServiceWorkerContainer | undefined) : undefined,
      ),
      pictures,
    };
  },
} satisfies AppModule;
