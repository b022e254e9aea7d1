import type { workspaceModule } from '../../app/modules/workspaceModule';
import { workspaceParts } from '../../app/modules/workspaceParts';
import { addPhotos } from '../../features/lots/model/photos/photosSlice';
import { createFakeFilesGateway } from '../fakes/fakeFilesGateway';
import { createFakeLotHistoryGateway } from '../fakes/lots/fakeLotHistoryGateway';
import { createFakeLotPurge } from '../fakes/lots/fakeLotPurge';
import { createFakeLotsGateway, type FakeLotsGateway } from '../fakes/lots/fakeLotsGateway';
import { createFakeSaleReader } from '../fakes/lots/fakeSaleReader';
import { createFakeImportPlans } from '../fakes/imports/fakeImportPlans';
import { createFakeKeptActs } from '../fakes/acts/fakeKeptActs';
import { createFakeKeptWords } from '../fakes/lots/fakeKeptWords';
import { createFakeNetwork } from '../fakes/fakeNetwork';
import { createFakeReservationStore } from '../fakes/fakeReservationStore';
import { createFakeNumbersGateway } from '../fakes/fakeNumbersGateway';
import { createFakePhotoPreparer } from '../fakes/fakePhotoPreparer';
import { createFakePictures } from '../fakes/fakePictures';
import { createFakeSample } from '../fakes/lots/fakeSample';
import { createFakeSaleChecker } from '../fakes/fakeSaleChecker';
import { createFakeSalesGateway } from '../fakes/fakeSalesGateway';
import { createFakeTemplatesGateway } from '../fakes/fakeTemplatesGateway';
import type { Gateways } from '../../services/gateways';
import type { AppState, WithSlices } from '../../store/rootReducer';
import { type FakesOf, makeTestStore, onFakes, settle } from './makeTestStore';
import { createFakeAppUpdates } from '../fakes/fakeAppUpdates';
import { SALE } from './builders';
import { createUnsentFakes } from './unsentFakes';

export { buildLot, buildPhoto, SALE } from './builders';

export const ADA = { email: 'ada@example.com', password: 'secret-1', displayName: 'Ada' };

export type WorkspaceState = AppState & WithSlices<typeof workspaceParts.slices>;

/** The documents behind another fake that is handed in: numbers are claimed and held on the same server. */
function documentsOf(lots: object | undefined): FakeLotsGateway['documents'] | undefined {
  return lots !== undefined && 'documents' in lots ? (lots as FakeLotsGateway).documents : undefined;
}

/** The workspace's slices and sagas in the real store, with fakes outside. Nobody is signed in yet. */
export function makeWorkspace(gateways: Partial<Gateways> = {}, at = `/sales/${SALE}`) {
  const lots = createFakeLotsGateway();
  const fakes = {
    sales: createFakeSalesGateway(),
    lots,
    numbers: createFakeNumbersGateway({
      documents: documentsOf(gateways.lots) ?? lots.documents,
      listeners: new Map(),
    }),
    reservationStore: createFakeReservationStore(),
    importPlans: createFakeImportPlans(),
    network: createFakeNetwork(),
    lotHistory: createFakeLotHistoryGateway(() => lots.applied),
    saleReader: createFakeSaleReader(lots.documents),
    lotPurge: createFakeLotPurge(lots.documents, lots.emit),
    templates: createFakeTemplatesGateway(),
    keptActs: createFakeKeptActs(),
    keptWords: createFakeKeptWords(),
    sample: createFakeSample(),
    files: createFakeFilesGateway(),
    preparer: createFakePhotoPreparer(),
    checker: createFakeSaleChecker(),
    ...createUnsentFakes(),
    updates: createFakeAppUpdates(),
    pictures: createFakePictures(),
  } satisfies FakesOf<typeof workspaceModule>;
  const made = makeTestStore({ at, gateways: { ...fakes, ...gateways } });
  made.store.injectModule(onFakes(workspaceParts));
  const state = (): WorkspaceState => made.store.getState() as WorkspaceState;
  return {
    ...made,
    ...fakes,
    state,
    /** Reads with one of the features' selectors. */
    read: <Result, Args extends unknown[]>(
      selector: (state: WorkspaceState, ...args: Args) => Result,
      ...args: Args
    ): Result => selector(state(), ...args),
    /** Signs somebody in (the first one is `user-1`) and lets the session begin. */
    signIn: async (person = ADA) => {
      await made.auth.signUp(person, 'kept').catch(() => made.auth.signIn(person, 'kept'));
      await settle();
    },
    /** Chooses files as the page does, one per name. `asks`: somebody is there to say where they go. */
    choose: (names: readonly string[], lotId: string | null = null, asks?: true): string[] => {
      const files = names.map((name) => {
        const id = fakes.pictures.hold(new File([`bytes of ${name}`], name, { type: 'image/jpeg', lastModified: 1 }));
        return { id, name, lastModified: 1 };
      });
      made.store.dispatch(addPhotos({ files, lotId, ...(asks && { asks }) }));
      return files.map((file) => file.id);
    },
  };
}

export type Workspace = ReturnType<typeof makeWorkspace>;
