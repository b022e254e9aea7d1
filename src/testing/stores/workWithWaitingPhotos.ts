import { selectIntakePhoto, selectPhotoIdsOfLot } from '../../features/lots/model/photos/photosSlice';
import type { KeptPhoto } from '../../services/outbox/PhotoOutbox';
import type { Photo } from '../../domain/photos/photo';
import { settle } from './makeTestStore';
import { buildLot, buildPhoto, makeWorkspace, SALE, type Workspace } from './makeWorkspace';

/**
 * For tests of photos that are not sent yet: a workspace anew for each, with an empty lot (`lot1`) and one with a photo
 * (`lot2`, `s`). Nobody is signed in.
 */
export function workWithWaitingPhotos() {
  let space: Workspace;
  let chosen = 0;
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
    chosen = 0;
    space = makeWorkspace();
    const lots = [
      buildLot({ coverPhotoId: null }),
      buildLot({ id: 'lot2', number: 2, order: 'a1', coverPhotoId: 's' }),
    ];
    space.lots.seed(SALE, lots, [buildPhoto({ id: 's', lotId: 'lot2' })]);
  });
  afterEach(async () => {
    await space.store.stop();
    jest.useRealTimers();
  });

  return {
    get space() {
      return space;
    },
    /** Chooses photos that nobody has chosen before: the first three are being sent, the others wait for their turn. */
    async choose(count: number, lotId = 'lot1'): Promise<string[]> {
      const names = Array.from({ length: count }, () => `${String((chosen += 1))}.jpg`);
      const ids = space.choose(names, lotId);
      await settle();
      return ids;
    },
    async act(...actions: Parameters<Workspace['store']['dispatch']>[0][]): Promise<void> {
      for (const action of actions) {
        space.store.dispatch(action);
        await settle();
      }
    },
    /** Lets everything be sent. */
    async sendAll(): Promise<void> {
      space.files.automatic = true;
      for (const upload of space.files.open) upload.finish();
      await settle();
    },
    /** The page is opened again, with the same device and the same server. */
    async again(): Promise<void> {
      await space.store.stop();
      const { photoOutbox, outbox, lots, auth } = space;
      const next = makeWorkspace({ photoOutbox, outbox, lots, auth });
      await settle();
      space = { ...next, photoOutbox, outbox, lots };
    },
    status: (id: string | undefined): string | undefined => space.read(selectIntakePhoto, id ?? '')?.status,
    shown: (lotId = 'lot1'): readonly string[] => space.read(selectPhotoIdsOfLot, lotId),
    kept: (id: string | undefined): KeptPhoto | undefined => space.photoOutbox.kept.get(id ?? ''),
    onServer: (id: string | undefined): Photo | undefined => space.lots.documents(SALE).photos.get(id ?? ''),
    coverOnServer: (lotId = 'lot1'): string | null | undefined =>
      space.lots.documents(SALE).lots.get(lotId)?.coverPhotoId,
    sentKinds: (): string[] => space.lots.applied.map(({ kind }) => kind),
    uploadsOf: (id: string | undefined): number =>
      space.files.uploads.filter(({ path }) => path.includes(`/${String(id)}/`)).length,
  };
}
