import type { UnknownAction } from '@reduxjs/toolkit';
import { sessionModule } from '../../../app/modules/sessionModule';
import type { workspaceModule } from '../../../app/modules/workspaceModule';
import { workspaceParts } from '../../../app/modules/workspaceParts';
import type { AuthEvent } from '../../../services/auth/AuthGateway';
import type { FakeAuthGateway } from '../../fakes/auth/fakeAuthGateway';
import { createFakeHistoryGateway } from '../../fakes/fakeHistoryGateway';
import { createFakeLanguages } from '../../fakes/fakeLanguages';
import { createCachingLotsGateway } from '../../../services/offlineCache/cachingLotsGateway';
import type { OtherPages } from '../../../services/offlineCache/otherPages';
import { createFakeKeptActs } from '../../fakes/acts/fakeKeptActs';
import { createFakeKeptWords } from '../../fakes/lots/fakeKeptWords';
import { createFakeLotHistoryGateway } from '../../fakes/lots/fakeLotHistoryGateway';
import { createFakeLotPurge } from '../../fakes/lots/fakeLotPurge';
import { createFakeSaleReader } from '../../fakes/lots/fakeSaleReader';
import { createFakeSample } from '../../fakes/lots/fakeSample';
import { createFakeDeviceMemory } from '../../fakes/fakeDeviceMemory';
import { createFakeOwnRecords } from '../../fakes/outbox/fakeOwnRecords';
import { createFakeDeviceStorage } from '../../fakes/outbox/fakeDeviceStorage';
import { createFakeWorkExport } from '../../fakes/outbox/fakeWorkExport';
import { createFakeWorkImport } from '../../fakes/outbox/fakeWorkImport';
import { createChosenFiles } from '../../../services/files/ChosenFiles';
import type { KeyGateway } from '../../../services/outbox/KeyGateway';
import { createFakePictures, type FakePictures } from '../../fakes/fakePictures';
import { createFakeSaleChecker } from '../../fakes/fakeSaleChecker';
import { createFakeAccountTabs } from '../../fakes/fakeAccountTabs';
import { createFakeTemplatesGateway } from '../../fakes/fakeTemplatesGateway';
import { createFakeAppUpdates } from '../../fakes/fakeAppUpdates';
import { createFakeResumeGateway } from '../../fakes/fakeResumeGateway';
import { createAppStore } from '../../../store/createAppStore';
import { APP_PARTS } from '../../../store/parts';
import type { FakesOf } from '../../stores/makeTestStore';
import { SALE, type WorkspaceState } from '../../stores/makeWorkspace';
import type { Disk, DiskEvents } from './disk';
import type { Network } from './network';
import { isKnownToOlder, lotsReadBy, lotsWrittenByOlder } from './olderBuild';
import { createSteadyPreparer } from './preparer';
import { remoteFiles, remoteLots, remoteNumbers, remoteSales, type RemoteEvents } from './remoteGateways';
import type { RuledServer } from './ruledServer';
import type { Owner, VirtualTime } from './virtualTime';

/** What a page shows to the one who watches over the simulation. */
export interface PageEvents extends DiskEvents, RemoteEvents {
  acts(action: UnknownAction): void;
  fails(where: string, error: unknown): void;
}

/** The application below its pages, in one tab of a browser. */
export interface Page extends Owner {
  readonly name: string;
  readonly uid: string;
  /** It is of a build that does not know the later field of lots. */
  readonly isOlder: boolean;
  readonly pictures: FakePictures;
  state(): WorkspaceState;
  read<Result, Args extends unknown[]>(
    selector: (state: WorkspaceState, ...args: Args) => Result,
    ...args: Args
  ): Result;
  /** In a moment, as a person would do it. */
  dispatch(action: UnknownAction): void;
  /** Somebody comes back to it. */
  resumeNow(): void;
  /** Without any warning; nothing of it happens any more. */
  kill(): void;
}

export interface PageParts {
  readonly name: string;
  readonly uid: string;
  readonly skew: number;
  readonly time: VirtualTime;
  readonly auth: FakeAuthGateway;
  readonly network: Network;
  readonly disk: Disk;
  readonly keys: KeyGateway;
  readonly server: RuledServer;
  readonly events: (page: Page) => PageEvents;
  /** How it is notified by the other pages of its browser, where copies of sales are kept. */
  readonly others: ((page: Page) => OtherPages) | null;
  readonly isOlder: boolean;
  /** It writes whole documents. */
  readonly overwrites: boolean;
}

/** The real store with all that runs in it for a signed-in person, and the simulated world in place of the outside. */
export function openPage({
  name,
  uid,
  skew,
  time,
  auth,
  network,
  disk,
  keys,
  server,
  events,
  others,
  isOlder,
  overwrites,
}: PageParts): Page {
  let isAlive = true;
  const resume = createFakeResumeGateway();
  const pictures = createFakePictures();
  const page: Page = {
    name,
    uid,
    skew,
    isOlder,
    pictures,
    get isAlive() {
      return isAlive;
    },
    state: () => store.getState() as WorkspaceState,
    read: (selector, ...args) => selector(page.state(), ...args),
    dispatch: (action) => time.after(0, page, () => store.dispatch(action)),
    resumeNow: () => time.after(0, page, () => resume.resume('online')),
    kill() {
      isAlive = false;
      disk.close(page);
    },
  };
  const notified = events(page);
  const { kept, ...onDisk } = disk.open(page, notified, isOlder ? isKnownToOlder : undefined);
  const theirs = server.lotsOf(uid);
  const written = isOlder ? lotsWrittenByOlder(theirs, server.documents(SALE), overwrites) : theirs;
  const lots = lotsReadBy(isOlder, remoteLots(network, page, written, notified));
  const whoIs = (): string | null => auth.present?.uid ?? null;
  // A page that is killed gets no event before.
  const never = () => () => undefined;
  const gateways = {
    auth: {
      ...auth,
      subscribe: (listener: (event: AuthEvent) => void) =>
        auth.subscribe((event) => time.after(1, page, () => listener(event))),
    },
    signInFlow: auth,
    history: createFakeHistoryGateway(`/sales/${SALE}`),
    resume,
    tabs: createFakeAccountTabs(),
    memory: createFakeDeviceMemory(),
    languages: createFakeLanguages(),
    sales: remoteSales(network, page, server.salesOf(uid)),
    lots: others === null ? lots : createCachingLotsGateway(lots, kept, whoIs, others(page), Date.now, never),
    numbers: remoteNumbers(network, page, server.numbersOf(uid)),
    network: { isOnline: () => network.isOnline },
    templates: createFakeTemplatesGateway(),
    keptActs: createFakeKeptActs(),
    keptWords: createFakeKeptWords({}, () => uid),
    lotHistory: createFakeLotHistoryGateway(() => server.written),
    // Nobody purges, moves lots to another sale or checks for platforms here.
    saleReader: createFakeSaleReader(server.documents),
    lotPurge: createFakeLotPurge(server.documents),
    checker: createFakeSaleChecker(),
    sample: createFakeSample(),
    files: remoteFiles(network, page, server.filesOf(uid, SALE)),
    preparer: createSteadyPreparer(),
    ...onDisk,
    deviceStorage: createFakeDeviceStorage(),
    ownRecords: createFakeOwnRecords(),
    keys: { obtain: (of: string) => network.request(page, () => keys.obtain(of)) },
    workExport: createFakeWorkExport(),
    workImport: createFakeWorkImport(),
    workFiles: createChosenFiles(),
    updates: createFakeAppUpdates(),
    pictures,
  } satisfies FakesOf<typeof workspaceModule>;
  const store = createAppStore({
    parts: APP_PARTS,
    gateways,
    services: null,
    preloadedState: { settings: { methods: ['password'] } },
    report: notified.fails,
    spies: { onAction: notified.acts },
  });
  time.after(0, page, () => {
    store.injectModule(sessionModule);
    store.start();
    store.injectModule({ ...workspaceParts, createGateways: () => ({}) });
  });
  return page;
}
