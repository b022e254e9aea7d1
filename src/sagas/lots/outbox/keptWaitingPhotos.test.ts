import { selectKeptPhotosCount, selectPhotosOnlyHere } from '../../../features/lots/model/photos/intakeSelectors';
import { movePhotos, removePhotos, setCover, turnPhotos } from '../../../features/lots/model/operations/lotCommands';
import { selectIntakePhoto, selectPhoto } from '../../../features/lots/model/photos/photosSlice';
import { selectCover } from '../../../features/lots/model/photos/selectCover';
import { selectSaveStatus } from '../../../features/lots/model/view/selectSaveStatus';
import { selectNeedsAttention } from '../../../features/lots/model/saves/savesSlice';
import { selectNextAct, undoAsked } from '../../../features/lots/model/history/undoSlice';
import { keptPhoto } from '../../../testing/contracts/outbox/photoOutbox.contract';
import { settle } from '../../../testing/stores/makeTestStore';
import { buildPhoto, SALE } from '../../../testing/stores/makeWorkspace';
import { workWithWaitingPhotos } from '../../../testing/stores/workWithWaitingPhotos';

const desk = workWithWaitingPhotos();
const { choose, act, sendAll, again, status, shown, kept, onServer, sentKinds } = desk;

describe('after the page was opened again', () => {
  it('photos are as they were left, those that were removed are gone, and all is sent once', async () => {
    await desk.space.signIn();
    const [id = '', removed = '', , waiting = ''] = await choose(4);
    await act(
      turnPhotos({ photoIds: [id], way: 'right' }),
      movePhotos({ photoIds: [waiting], lotId: 'lot2', before: null }),
      setCover({ lotId: 'lot2', photoId: waiting }),
      removePhotos({ photoIds: [removed] }),
    );
    await again();
    expect([shown().length, shown('lot2'), shown().includes(removed)]).toEqual([2, ['s', waiting], false]);
    expect([desk.space.read(selectPhoto, id)?.rotation, desk.space.read(selectCover, 'lot2')]).toEqual([90, waiting]);
    expect(desk.space.read(selectKeptPhotosCount)).toBe(3);
    await act(turnPhotos({ photoIds: [id], way: 'right' }));
    await sendAll();
    expect(onServer(id)?.rotation).toBe(180);
    expect(onServer(waiting)?.lotId).toBe('lot2');
    expect(desk.space.lots.documents(SALE).photos.size).toBe(4);
    expect(desk.space.read(selectNextAct, 'undo', SALE)?.operations).toMatchObject([
      { kind: 'editPhoto', photoId: id },
    ]);
  });

  it('one that was put back while its removal is still to be sent waits on, in every visit of its sale', async () => {
    await desk.space.signIn();
    const [id = ''] = await choose(1);
    desk.space.lots.hang('apply');
    await act(removePhotos({ photoIds: [id] }), undoAsked());
    expect([sentKinds(), desk.space.read(selectNeedsAttention), shown()]).toEqual([[], [], [id]]);
    desk.space.history.push('/sales');
    await settle();
    desk.space.history.push(`/sales/${SALE}`);
    await settle();
    expect(shown()).toEqual([id]);
    await again();
    expect([shown(), status(id)]).toEqual([[id], 'uploading']);
    await sendAll();
    expect([sentKinds(), onServer(id)?.lotId]).toEqual([['removePhoto', 'addPhoto'], 'lot1']);
  });

  it('what was said of one that the server had after all is not lost', async () => {
    const photo = buildPhoto({ id: 'photoA', lotId: 'lot1', order: 'a0' });
    desk.space.photoOutbox.kept.set('photoA', keptPhoto({ id: 'photoA', uid: 'user-1', saleId: SALE, lotId: 'lot1' }));
    await desk.space.signIn();
    await act(turnPhotos({ photoIds: ['photoA'], way: 'right' }));
    // The answer of the earlier visit was lost, and this page does not know it.
    const operation = { id: 'photoA', saleId: SALE, lotId: 'lot1', uid: 'user-1', kind: 'addPhoto' } as const;
    desk.space.lots.seed(SALE, [], [photo]);
    desk.space.lots.documents(SALE).ops.set('photoA', { ...operation, photo, cover: true });
    await sendAll();
    expect(onServer('photoA')).toMatchObject({ rotation: 90 });
  });

  it('one that the server shows already is turned, and made the cover, there at once', async () => {
    const photo = buildPhoto({ id: 'photoA', lotId: 'lot1', order: 'a0' });
    desk.space.photoOutbox.kept.set('photoA', keptPhoto({ id: 'photoA', uid: 'user-1', saleId: SALE, lotId: 'lot1' }));
    desk.space.lots.seed(SALE, [], [photo]);
    await desk.space.signIn();
    expect(status('photoA')).toBe('uploading');
    await act(turnPhotos({ photoIds: ['photoA'], way: 'right' }), setCover({ lotId: 'lot1', photoId: 'photoA' }));
    expect([onServer('photoA')?.rotation, desk.coverOnServer()]).toEqual([90, 'photoA']);
  });

  it('one that the server had and that was removed here goes there too', async () => {
    const kept = keptPhoto({ id: 'photoA', uid: 'user-1', saleId: SALE, lotId: 'lot1' });
    const size = new Blob(['size']);
    const prepared = { files: { full: size, view: size, thumb: size }, width: 4, height: 3, hash: 'ab' };
    desk.space.photoOutbox.kept.set('photoA', { ...kept, file: null, prepared });
    await desk.space.signIn();
    const photo = buildPhoto({ id: 'photoA' });
    const operation = { id: 'photoA', saleId: SALE, lotId: 'lot1', uid: 'user-1', kind: 'addPhoto' } as const;
    desk.space.lots.seed(SALE, [], [photo]);
    desk.space.lots.documents(SALE).ops.set('photoA', { ...operation, photo, cover: true });
    await act(removePhotos({ photoIds: ['photoA'] }));
    expect([onServer('photoA'), shown(), desk.space.photoOutbox.kept.size]).toEqual([undefined, [], 0]);
    await act(undoAsked());
    await sendAll();
    expect([onServer('photoA')?.lotId, shown()]).toEqual(['lot1', ['photoA']]);
  });
});

describe('a device without room', () => {
  beforeEach(async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await desk.space.signIn();
  });
  afterEach(() => jest.restoreAllMocks());

  it('does not say that it has what was changed, and sends it all the same', async () => {
    const [, , , id = ''] = await choose(4);
    desk.space.photoOutbox.failNext('change');
    await act(turnPhotos({ photoIds: [id], way: 'right' }));
    expect([desk.space.read(selectPhotosOnlyHere), kept(id)?.changes]).toEqual([1, {}]);
    expect(desk.space.read(selectSaveStatus)).toBe('saving');
    await act(turnPhotos({ photoIds: [id], way: 'right' }));
    expect([desk.space.read(selectPhotosOnlyHere), kept(id)?.changes?.rotation?.after]).toEqual([0, 180]);
    await sendAll();
    expect(onServer(id)?.rotation).toBe(180);
  });

  it('writes what was said while the photos themselves were being written, and keeps none that was removed', async () => {
    const { put } = desk.space.photoOutbox;
    const writes: (() => void)[] = [];
    desk.space.photoOutbox.put = async (photo) => {
      await new Promise<void>((resolve) => writes.push(resolve));
      await put(photo);
    };
    const [id = '', removed = ''] = await choose(2);
    await act(turnPhotos({ photoIds: [id], way: 'right' }), removePhotos({ photoIds: [removed] }));
    desk.space.photoOutbox.put = put;
    for (const write of writes) write();
    await settle();
    expect([kept(id)?.changes?.rotation?.after, kept(removed)]).toEqual([90, undefined]);
    expect(desk.space.read(selectIntakePhoto, id)?.kept).toBe(true);
  });
});
