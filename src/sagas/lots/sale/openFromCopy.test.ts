import 'fake-indexeddb/auto';
import { lotsFailed, retryLots, selectLotIds } from '../../../features/lots/model/lots/lotsSlice';
import { selectPhotoIdsOfLot } from '../../../features/lots/model/photos/photosSlice';
import { selectIsLotUnreadable } from '../../../features/lots/model/view/unreadableSlice';
import type { LotsEvent, LotsGateway } from '../../../services/lots/LotsGateway';
import { createCachingLotsGateway } from '../../../services/offlineCache/cachingLotsGateway';
import { createIdbOfflineCache } from '../../../services/offlineCache/idbOfflineCache';
import { createFakeLotsGateway } from '../../../testing/fakes/lots/fakeLotsGateway';
import { settle } from '../../../testing/stores/makeTestStore';
import { buildLot, buildPhoto, makeWorkspace, SALE, type Workspace } from '../../../testing/stores/makeWorkspace';

const ME = 'user-1';
const LOTS = ['lot1', 'lot2', 'lot3'].map((id, at) => buildLot({ id, number: at + 1, order: `a${String(at)}` }));
const PHOTOS = [buildPhoto(), buildPhoto({ id: 'other', order: 'a1' })];

let space: Workspace;
afterEach(() => space.store.stop());

const shown = (): readonly string[] => space.read(selectLotIds);

/** A page whose device has a copy of the sale, and whose server says what the test says. */
async function openWithCopy() {
  const copies = createIdbOfflineCache(`copies-${crypto.randomUUID()}`);
  const chunk = (kind: 'lots' | 'photos', id: string) => ({
    kind,
    name: id.at(-1) ?? '',
    entities: (kind === 'lots' ? LOTS : PHOTOS).filter((each) => each.id.at(-1) === id.at(-1)),
  });
  const chunks = [...LOTS.map(({ id }) => chunk('lots', id)), ...PHOTOS.map(({ id }) => chunk('photos', id))];
  await copies.save(ME, SALE, { chunks: chunks as never, noted: [], savedAt: 1_000, whole: true });
  let tell: (event: LotsEvent) => void = () => undefined;
  const server: LotsGateway = {
    ...createFakeLotsGateway(),
    listen(_saleId, listener) {
      tell = listener;
      return () => undefined;
    },
  };
  const others = { publish: () => undefined, subscribe: () => undefined };
  const lots = createCachingLotsGateway(
    server,
    copies,
    () => ME,
    others,
    Date.now,
    () => () => undefined,
  );
  space = makeWorkspace({ lots });
  await space.signIn();
  return async (event: Omit<LotsEvent & { type: 'lots' | 'photos' }, 'removed'>): Promise<void> => {
    tell({ removed: [], ...event } as LotsEvent);
    await settle();
  };
}

describe('a sale that is shown from its copy', () => {
  it('loses what the server does not have any more as soon as that has answered', async () => {
    const tell = await openWithCopy();
    expect([shown(), space.read(selectPhotoIdsOfLot, 'lot1')]).toEqual([
      ['lot1', 'lot2', 'lot3'],
      ['cover', 'other'],
    ]);
    await tell({ type: 'lots', changed: LOTS.slice(0, 1), fromServer: false });
    expect(shown()).toEqual(['lot1', 'lot2', 'lot3']);
    await tell({ type: 'lots', changed: LOTS.slice(2), fromServer: true });
    expect(shown()).toEqual(['lot1', 'lot3']);
    await tell({ type: 'photos', changed: PHOTOS.slice(1), fromServer: true });
    expect(space.read(selectPhotoIdsOfLot, 'lot1')).toEqual(['other']);
  });

  it('does not call gone what this build cannot read', async () => {
    const tell = await openWithCopy();
    const unreadable = [{ id: 'lot2', number: '2' }];
    await tell({ type: 'lots', changed: LOTS.slice(0, 1), unreadable, fromServer: true });
    expect([shown(), space.read(selectIsLotUnreadable, 'lot2')]).toEqual([['lot1'], true]);
    expect(space.read(selectIsLotUnreadable, 'lot3')).toBe(false);
  });

  it('is listened to again after a failure, and loses what went away meanwhile', async () => {
    const tell = await openWithCopy();
    await tell({ type: 'lots', changed: LOTS, fromServer: true });
    await tell({ type: 'failed', code: 'unavailable' } as never);
    expect(space.actions.some((action) => lotsFailed.match(action))).toBe(true);
    space.store.dispatch(retryLots());
    await settle();
    // The copy of the device is shown again, and still has all.
    expect(shown()).toEqual(['lot1', 'lot2', 'lot3']);
    await tell({ type: 'lots', changed: LOTS.slice(1), fromServer: true });
    expect(shown()).toEqual(['lot2', 'lot3']);
  });
});
