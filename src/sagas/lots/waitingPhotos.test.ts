import { selectIntakeSummary, selectKeptPhotosCount, selectPhotosOnlyHere } from '../../features/lots/intakeSelectors';
import { selectLot } from '../../features/lots/lotsSlice';
import {
  captionPhoto,
  movePhotos,
  removePhotos,
  setCover,
  turnPhotos,
} from '../../features/lots/operations/lotCommands';
import {
  discardPhoto,
  pausePhoto,
  resumePhoto,
  selectIntakePhoto,
  selectPhoto,
  selectPhotoIdsOfLot,
} from '../../features/lots/photosSlice';
import { selectCover } from '../../features/lots/selectCover';
import { selectWord, selectWordOfLot } from '../../features/lots/selectWord';
import { redoAsked, selectNextAct, undoAsked } from '../../features/lots/undoSlice';
import { keptPhoto } from '../../services/outbox/photoOutbox.contract';
import { settle } from '../../testing/makeTestStore';
import { buildLot, buildPhoto, makeWorkspace, SALE, type Workspace } from '../../testing/makeWorkspace';

let space: Workspace;
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  space = makeWorkspace();
  space.lots.seed(SALE, [
    buildLot({ coverPhotoId: null, estimateLow: 100 }),
    buildLot({ id: 'lot2', number: 2, order: 'a1', coverPhotoId: 's' }),
  ]);
  space.lots.seed(SALE, [], [buildPhoto({ id: 's', lotId: 'lot2' })]);
});
afterEach(async () => {
  await space.store.stop();
  jest.useRealTimers();
});

/** Chooses photos: the first three are being sent, the others wait for their turn. */
async function choose(count: number, lotId = 'lot1'): Promise<string[]> {
  const names = Array.from({ length: count }, (_, place) => `${String(place + 1)}.jpg`);
  const ids = space.choose(names, lotId);
  await settle(150);
  return ids;
}
const act = async (...actions: Parameters<Workspace['store']['dispatch']>[0][]): Promise<void> => {
  for (const action of actions) {
    space.store.dispatch(action);
    await settle(60);
  }
};
/** Lets everything be sent. */
async function sendAll(): Promise<void> {
  space.files.automatic = true;
  for (const upload of space.files.open) upload.finish();
  await settle(600);
}
/** The page is opened again, with the same device and the same server. */
async function again(): Promise<void> {
  await space.store.stop();
  const { photoOutbox, outbox, lots, auth } = space;
  const next = makeWorkspace({ photoOutbox, outbox, lots, auth });
  await settle(150);
  space = { ...next, photoOutbox, outbox, lots };
}
const status = (id: string | undefined): string | undefined => space.read(selectIntakePhoto, id ?? '')?.status;
const shown = (lotId = 'lot1'): readonly string[] => space.read(selectPhotoIdsOfLot, lotId);
const kept = (id: string | undefined) => space.photoOutbox.kept.get(id ?? '');
const onServer = (id: string | undefined) => space.lots.documents(SALE).photos.get(id ?? '');
const sentKinds = (): string[] => space.lots.applied.map(({ kind }) => kind);
const uploadsOf = (id: string | undefined): number =>
  space.files.uploads.filter(({ path }) => path.includes(`/${String(id)}/`)).length;

describe('a photo that waits to be sent', () => {
  beforeEach(() => space.signIn());

  it('is turned, captioned, moved and put in order, shown so at once, kept so, and added so in one write', async () => {
    const [first = '', , , id = '', last = ''] = await choose(5);
    await act(
      turnPhotos({ photoIds: [id, first], way: 'right' }),
      captionPhoto({ photoId: id, caption: 'The mark' }),
      movePhotos({ photoIds: [id], lotId: 'lot2', before: null }),
      movePhotos({ photoIds: [last], lotId: 'lot1', before: first }),
    );
    expect([shown()[0], shown('lot2')]).toEqual([last, ['s', id]]);
    expect(space.read(selectPhoto, id)).toMatchObject({ lotId: 'lot2', caption: 'The mark', rotation: 90 });
    expect(kept(id)).toMatchObject({ lotId: 'lot2', changes: { rotation: { before: 0, after: 90 } } });
    expect(space.read(selectPhotosOnlyHere)).toBe(0);
    expect(['lot1', 'lot2'].map((lot) => space.read(selectWordOfLot, lot))).toEqual(['onDevice', 'onDevice']);
    expect([space.read(selectWord), space.lots.applied]).toEqual(['onDevice', []]);
    await sendAll();
    expect(sentKinds()).toEqual(['addPhoto', 'addPhoto', 'addPhoto', 'addPhoto', 'addPhoto']);
    expect(onServer(id)).toMatchObject({ lotId: 'lot2', caption: 'The mark', rotation: 90 });
    expect([onServer(first)?.rotation, space.read(selectWordOfLot, 'lot2')]).toEqual([90, 'sent']);
    expect(shown()[0]).toBe(last);
    expect(space.lots.documents(SALE).lots.get('lot1')?.coverPhotoId).toBe(last);
    expect(space.lots.documents(SALE).lots.get('lot2')?.coverPhotoId).toBe('s');
  });

  it('is never sent when it is removed before, and comes back with Undo', async () => {
    const [, , , id = ''] = await choose(4);
    await act(removePhotos({ photoIds: [id] }));
    expect([status(id), shown(), kept(id)]).toEqual(['removed', shown().slice(0, 3), undefined]);
    expect(space.read(selectIntakeSummary)).toMatchObject({ total: 3 });
    await act(undoAsked());
    expect([shown()[3], status(id)]).toEqual([id, 'prepared']);
    expect(kept(id)?.prepared).not.toBeNull();
    await act(redoAsked());
    await sendAll();
    expect([uploadsOf(id), onServer(id), space.lots.applied.length]).toEqual([0, undefined, 3]);
    await act(undoAsked());
    await settle(300);
    expect([onServer(id)?.lotId, status(id), shown()[3]]).toEqual(['lot1', 'stored', id]);
    expect(sentKinds()).toEqual(['addPhoto', 'addPhoto', 'addPhoto', 'addPhoto']);
    expect(space.read(selectNextAct, 'undo', SALE)).toBeUndefined();
  });

  it('stops on its way when it is removed, and the record says whose files may be there', async () => {
    const [id = ''] = await choose(1);
    space.files.open[0]?.finish();
    await settle(30);
    await act(captionPhoto({ photoId: id, caption: 'Mine' }), removePhotos({ photoIds: [id] }));
    expect([space.files.open.length, uploadsOf(id)]).toEqual([0, 2]);
    expect(space.lots.applied).toMatchObject([{ kind: 'removePhoto', photo: { id, width: 3840, caption: 'Mine' } }]);
    await act(undoAsked());
    await sendAll();
    expect(onServer(id)).toMatchObject({ lotId: 'lot1', caption: 'Mine' });
    expect(new Set(space.lots.applied.map((operation) => operation.id)).size).toBe(2);
  });

  it('that failed does not begin again once it is removed, also not when the network is back', async () => {
    const [id = ''] = await choose(1);
    space.files.open[0]?.fail('retry-limit-exceeded');
    await settle(40);
    await act(removePhotos({ photoIds: [id] }));
    space.wake.wake('online');
    await jest.advanceTimersByTimeAsync(400_000);
    expect([uploadsOf(id), status(id)]).toEqual([1, 'removed']);
  });

  it('that the server refused for good is changed, removed and put back as any other', async () => {
    const [id = ''] = await choose(1);
    space.files.open[0]?.fail('unauthorized');
    await settle(40);
    await act(turnPhotos({ photoIds: [id], way: 'left' }), removePhotos({ photoIds: [id] }), undoAsked());
    await sendAll();
    expect(onServer(id)?.rotation).toBe(270);
  });

  it('is gone with all that was said of it when it is given up', async () => {
    const [id = ''] = await choose(1);
    await act(turnPhotos({ photoIds: [id], way: 'left' }));
    space.files.open[0]?.fail('unauthorized');
    await settle(40);
    await act(discardPhoto({ id }), undoAsked());
    expect([shown(), kept(id), space.lots.applied]).toEqual([[], undefined, []]);
    expect(space.state().notifications.list.at(-1)?.message).toBe(
      'This stays as it is: Lot 1 does not have this photo any more.',
    );
  });

  it('that is removed before its sizes exist is prepared when it comes back', async () => {
    const release = space.preparer.holdNext();
    const [id = ''] = await choose(1);
    await act(removePhotos({ photoIds: [id] }));
    release();
    await settle(60);
    expect([status(id), kept(id)]).toEqual(['removed', undefined]);
    await act(undoAsked());
    await sendAll();
    expect(onServer(id)?.width).toBe(3840);
  });

  it('keeps its changes while it is paused and sent meanwhile', async () => {
    const [id = ''] = await choose(1);
    await act(pausePhoto({ id }), turnPhotos({ photoIds: [id], way: 'left' }), resumePhoto({ id }));
    await act(captionPhoto({ photoId: id, caption: 'While it is sent' }));
    await sendAll();
    expect(onServer(id)).toMatchObject({ rotation: 270, caption: 'While it is sent' });
    await act(undoAsked(), undoAsked());
    expect(onServer(id)).toMatchObject({ rotation: 0, caption: '' });
  });

  it('moved with a stored one makes one act, which leads back whole', async () => {
    const [id = ''] = await choose(1, 'lot2');
    await act(movePhotos({ photoIds: ['s', id], lotId: 'lot1', before: null }));
    expect([shown(), shown('lot2')]).toEqual([['s', id], []]);
    expect([space.read(selectCover, 'lot1'), space.read(selectCover, 'lot2')]).toEqual(['s', null]);
    await act(undoAsked());
    expect([shown(), shown('lot2')]).toEqual([[], ['s', id]]);
    expect([space.read(selectCover, 'lot1'), space.read(selectCover, 'lot2')]).toEqual([null, 's']);
    await sendAll();
    expect([onServer('s')?.lotId, onServer(id)?.lotId]).toEqual(['lot2', 'lot2']);
  });
});

describe('the cover', () => {
  beforeEach(() => space.signIn());
  const coverOnServer = (lotId = 'lot1') => space.lots.documents(SALE).lots.get(lotId)?.coverPhotoId;

  it('may be a photo that waits: it is shown as that, and becomes it when it is added', async () => {
    const ids = await choose(4);
    await act(setCover({ lotId: 'lot1', photoId: ids[3] ?? '' }));
    expect([space.read(selectCover, 'lot1'), space.read(selectLot, 'lot1')?.coverPhotoId]).toEqual([ids[3], null]);
    expect(space.lots.applied).toEqual([]);
    await sendAll();
    expect([coverOnServer(), space.read(selectCover, 'lot1')]).toEqual([ids[3], ids[3]]);
  });

  it('stays the chosen one when photos in front of it are stored later', async () => {
    const [first = '', second = ''] = await choose(2);
    await act(setCover({ lotId: 'lot1', photoId: second }));
    for (const id of [second, first]) {
      for (let size = 0; size < 3; size += 1) {
        space.files.open.find(({ path }) => path.includes(`/${id}/`))?.finish();
        await settle(40);
      }
      await settle(60);
      expect(coverOnServer()).toBe(second);
    }
  });

  it('goes back and forth with Undo and Redo, before and after the photo is added', async () => {
    const [, , , id = ''] = await choose(4, 'lot2');
    await act(setCover({ lotId: 'lot2', photoId: id }), undoAsked());
    expect(space.read(selectCover, 'lot2')).toBe('s');
    await act(redoAsked());
    expect(space.read(selectCover, 'lot2')).toBe(id);
    await act(setCover({ lotId: 'lot2', photoId: 's' }), undoAsked());
    expect([space.read(selectCover, 'lot2'), space.lots.applied]).toEqual([id, []]);
    await sendAll();
    expect(coverOnServer('lot2')).toBe(id);
    await act(undoAsked());
    expect(coverOnServer('lot2')).toBe('s');
  });

  it('that waits and is moved away leaves the lot the one it had, and takes its place again with Undo', async () => {
    const [, , , id = ''] = await choose(4, 'lot2');
    await act(setCover({ lotId: 'lot2', photoId: id }), movePhotos({ photoIds: [id], lotId: 'lot1', before: null }));
    expect([space.read(selectCover, 'lot2'), shown()]).toEqual(['s', [id]]);
    await act(undoAsked());
    expect([space.read(selectCover, 'lot2'), shown()]).toEqual([id, []]);
    await act(redoAsked());
    await sendAll();
    expect([coverOnServer('lot1'), coverOnServer('lot2')]).toEqual([id, 's']);
  });

  it('is the photo in another sale too that was chosen to be it', async () => {
    const [first = '', second = ''] = await choose(2);
    await act(setCover({ lotId: 'lot1', photoId: second }));
    space.history.push('/sales');
    await settle(40);
    await sendAll();
    expect([coverOnServer(), space.lots.documents(SALE).photos.has(first)]).toEqual([second, true]);
  });
});

describe('after the page was opened again', () => {
  it('photos are as they were left, those that were removed are gone, and all is sent once', async () => {
    await space.signIn();
    const [id = '', removed = '', , waiting = ''] = await choose(4);
    await act(
      turnPhotos({ photoIds: [id], way: 'right' }),
      movePhotos({ photoIds: [waiting], lotId: 'lot2', before: null }),
      setCover({ lotId: 'lot2', photoId: waiting }),
      removePhotos({ photoIds: [removed] }),
    );
    await again();
    expect([shown().length, shown('lot2'), shown().includes(removed)]).toEqual([2, ['s', waiting], false]);
    expect([space.read(selectPhoto, id)?.rotation, space.read(selectCover, 'lot2')]).toEqual([90, waiting]);
    expect(space.read(selectKeptPhotosCount)).toBe(3);
    await act(turnPhotos({ photoIds: [id], way: 'right' }));
    await sendAll();
    expect(onServer(id)?.rotation).toBe(180);
    expect(onServer(waiting)?.lotId).toBe('lot2');
    expect(space.lots.documents(SALE).photos.size).toBe(4);
    expect(space.read(selectNextAct, 'undo', SALE)?.operations).toMatchObject([{ kind: 'editPhoto', photoId: id }]);
  });

  it('what was said of one that the server had after all is not lost', async () => {
    const photo = buildPhoto({ id: 'photoA', lotId: 'lot1', order: 'a0' });
    space.photoOutbox.kept.set('photoA', keptPhoto({ id: 'photoA', uid: 'user-1', saleId: SALE, lotId: 'lot1' }));
    await space.signIn();
    await act(turnPhotos({ photoIds: ['photoA'], way: 'right' }));
    // The answer of the earlier visit was lost, and nobody has told this page.
    const operation = { id: 'photoA', saleId: SALE, lotId: 'lot1', uid: 'user-1', kind: 'addPhoto' } as const;
    space.lots.seed(SALE, [], [photo]);
    space.lots.documents(SALE).ops.set('photoA', { ...operation, photo, cover: true });
    await sendAll();
    expect(onServer('photoA')).toMatchObject({ rotation: 90 });
  });

  it('one that the server had and that was removed here goes there too', async () => {
    const kept = keptPhoto({ id: 'photoA', uid: 'user-1', saleId: SALE, lotId: 'lot1' });
    const size = new Blob(['size']);
    const prepared = { files: { full: size, view: size, thumb: size }, width: 4, height: 3, hash: 'ab' };
    space.photoOutbox.kept.set('photoA', { ...kept, file: null, prepared });
    await space.signIn();
    space.lots.seed(SALE, [], [buildPhoto({ id: 'photoA' })]);
    await act(removePhotos({ photoIds: ['photoA'] }));
    expect([onServer('photoA'), shown(), space.photoOutbox.kept.size]).toEqual([undefined, [], 0]);
    await act(undoAsked());
    await sendAll();
    expect([onServer('photoA')?.lotId, shown()]).toEqual(['lot1', ['photoA']]);
  });
});

describe('a device without room', () => {
  beforeEach(async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await space.signIn();
  });
  afterEach(() => jest.restoreAllMocks());

  it('does not say that it has what was changed, and sends it all the same', async () => {
    const [, , , id = ''] = await choose(4);
    space.photoOutbox.failNext('change');
    await act(turnPhotos({ photoIds: [id], way: 'right' }));
    expect([space.read(selectPhotosOnlyHere), kept(id)?.changes]).toEqual([1, {}]);
    expect(space.read(selectWord)).toBe('saving');
    await act(turnPhotos({ photoIds: [id], way: 'right' }));
    expect([space.read(selectPhotosOnlyHere), kept(id)?.changes?.rotation?.after]).toEqual([0, 180]);
    await sendAll();
    expect(onServer(id)?.rotation).toBe(180);
  });

  it('writes what was said while the photo itself was being written', async () => {
    const { put } = space.photoOutbox;
    let write = (): void => undefined;
    space.photoOutbox.put = async (photo) => {
      await new Promise<void>((resolve) => (write = resolve));
      await put(photo);
    };
    const [id = ''] = await choose(1);
    await act(turnPhotos({ photoIds: [id], way: 'right' }));
    space.photoOutbox.put = put;
    write();
    await settle(60);
    expect(kept(id)?.changes?.rotation?.after).toBe(90);
    expect(space.read(selectIntakePhoto, id)?.kept).toBe(true);
  });
});
