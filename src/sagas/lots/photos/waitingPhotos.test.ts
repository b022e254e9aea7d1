import { selectIntakeSummary, selectPhotosOnlyHere } from '../../../features/lots/model/photos/intakeSelectors';
import {
  captionPhoto,
  movePhotos,
  removePhotos,
  turnPhotos,
} from '../../../features/lots/model/operations/lotCommands';
import {
  discardPhoto,
  pausePhoto,
  resumePhoto,
  selectIntakePhoto,
  selectPhoto,
} from '../../../features/lots/model/photos/photosSlice';
import { selectCover } from '../../../features/lots/model/photos/selectCover';
import { selectSaveStatus, selectSaveStatusOfLot } from '../../../features/lots/model/view/selectSaveStatus';
import { redoAsked, selectNextAct, undoAsked } from '../../../features/lots/model/history/undoSlice';
import { settle } from '../../../testing/stores/makeTestStore';
import { SALE } from '../../../testing/stores/makeWorkspace';
import { workWithWaitingPhotos } from '../../../testing/stores/workWithWaitingPhotos';

const desk = workWithWaitingPhotos();
const { choose, act, sendAll, status, shown, kept, onServer, sentKinds, uploadsOf } = desk;

describe('a photo that waits to be sent', () => {
  beforeEach(() => desk.space.signIn());
  afterEach(() => jest.restoreAllMocks());

  it('is turned, captioned, moved and put in order, shown so at once, kept so, and added so in one write', async () => {
    const [first = '', , , id = '', last = ''] = await choose(5);
    await act(
      turnPhotos({ photoIds: [id, first], way: 'right' }),
      captionPhoto({ photoId: id, caption: 'The mark' }),
      movePhotos({ photoIds: [id], lotId: 'lot2', before: null }),
      movePhotos({ photoIds: [last], lotId: 'lot1', before: first }),
    );
    expect([shown()[0], shown('lot2')]).toEqual([last, ['s', id]]);
    expect(desk.space.read(selectPhoto, id)).toMatchObject({ lotId: 'lot2', caption: 'The mark', rotation: 90 });
    expect(kept(id)).toMatchObject({ lotId: 'lot2', changes: { rotation: { before: 0, after: 90 } } });
    expect(desk.space.read(selectPhotosOnlyHere)).toBe(0);
    expect(['lot1', 'lot2'].map((lot) => desk.space.read(selectSaveStatusOfLot, lot))).toEqual([
      'onDevice',
      'onDevice',
    ]);
    expect([desk.space.read(selectSaveStatus), desk.space.lots.applied]).toEqual(['onDevice', []]);
    await sendAll();
    expect(sentKinds()).toEqual(['addPhoto', 'addPhoto', 'addPhoto', 'addPhoto', 'addPhoto']);
    expect(onServer(id)).toMatchObject({ lotId: 'lot2', caption: 'The mark', rotation: 90 });
    expect([onServer(first)?.rotation, desk.space.read(selectSaveStatusOfLot, 'lot2')]).toEqual([90, 'sent']);
    expect(shown()[0]).toBe(last);
    expect(desk.space.lots.documents(SALE).lots.get('lot1')?.coverPhotoId).toBe(last);
    expect(desk.space.lots.documents(SALE).lots.get('lot2')?.coverPhotoId).toBe('s');
  });

  it('is never sent when it is removed before, and comes back with Undo', async () => {
    const [, , , id = ''] = await choose(4);
    await act(removePhotos({ photoIds: [id] }));
    expect([status(id), shown(), kept(id)]).toEqual(['removed', shown().slice(0, 3), undefined]);
    expect(desk.space.read(selectIntakeSummary)).toMatchObject({ total: 3 });
    await act(undoAsked());
    expect([shown()[3], status(id)]).toEqual([id, 'prepared']);
    expect(kept(id)?.prepared).not.toBeNull();
    await act(redoAsked());
    await sendAll();
    expect([uploadsOf(id), onServer(id), desk.space.lots.applied.length]).toEqual([0, undefined, 3]);
    await act(undoAsked());
    await settle();
    expect([onServer(id)?.lotId, status(id), shown()[3]]).toEqual(['lot1', 'stored', id]);
    expect(sentKinds()).toEqual(['addPhoto', 'addPhoto', 'addPhoto', 'addPhoto']);
    expect(desk.space.read(selectNextAct, 'undo', SALE)).toBeUndefined();
  });

  it('comes back to the server with Undo when it was sent before it was removed', async () => {
    const [id = ''] = await choose(1);
    await sendAll();
    await act(removePhotos({ photoIds: [id] }));
    expect([onServer(id), shown()]).toEqual([undefined, []]);
    await act(undoAsked());
    expect([onServer(id)?.lotId, shown(), uploadsOf(id)]).toEqual(['lot1', [id], 3]);
  });

  it('takes no more words once it is removed, and the server gets none', async () => {
    const [, , , id = ''] = await choose(4);
    await act(removePhotos({ photoIds: [id] }), captionPhoto({ photoId: id, caption: 'Late' }));
    expect([desk.space.lots.applied, status(id)]).toEqual([[], 'removed']);
  });

  it('stops on its way when it is removed, and the record says whose files may be there', async () => {
    const [id = ''] = await choose(1);
    desk.space.files.open[0]?.finish();
    await settle();
    await act(captionPhoto({ photoId: id, caption: 'Mine' }), removePhotos({ photoIds: [id] }));
    expect([desk.space.files.open.length, uploadsOf(id)]).toEqual([0, 2]);
    expect(desk.space.lots.applied).toMatchObject([
      { kind: 'removePhoto', photo: { id, width: 3840, caption: 'Mine' } },
    ]);
    await act(undoAsked());
    await sendAll();
    expect(onServer(id)).toMatchObject({ lotId: 'lot1', caption: 'Mine' });
    expect(new Set(desk.space.lots.applied.map((operation) => operation.id)).size).toBe(2);
  });

  it('that failed does not begin again once it is removed, also not when the network is back', async () => {
    const [id = ''] = await choose(1);
    desk.space.files.open[0]?.fail('retry-limit-exceeded');
    await settle();
    await act(removePhotos({ photoIds: [id] }));
    desk.space.resume.resume('online');
    await jest.advanceTimersByTimeAsync(400_000);
    expect([uploadsOf(id), status(id)]).toEqual([1, 'removed']);
  });

  it('that the server refused for good is changed, removed and put back as any other', async () => {
    const [id = ''] = await choose(1);
    desk.space.files.open[0]?.fail('unauthorized');
    await settle();
    await act(turnPhotos({ photoIds: [id], way: 'left' }), removePhotos({ photoIds: [id] }), undoAsked());
    await sendAll();
    expect(onServer(id)?.rotation).toBe(270);
  });

  it('is gone with all that was said of it when it is given up', async () => {
    const [id = ''] = await choose(1);
    await act(turnPhotos({ photoIds: [id], way: 'left' }));
    desk.space.files.open[0]?.fail('unauthorized');
    await settle();
    await act(discardPhoto({ id }), undoAsked());
    expect([shown(), kept(id), desk.space.lots.applied]).toEqual([[], undefined, []]);
    expect(desk.space.state().notifications.list.at(-1)?.message).toBe(
      'This stays as it is: Lot 1 does not have this photo any more.',
    );
  });

  it('that is removed before its sizes exist is prepared when it comes back', async () => {
    const release = desk.space.preparer.holdNext();
    const [id = ''] = await choose(1);
    await act(removePhotos({ photoIds: [id] }));
    release();
    await settle();
    expect([status(id), kept(id)]).toEqual(['removed', undefined]);
    await act(undoAsked());
    await sendAll();
    expect(onServer(id)?.width).toBe(3840);
  });

  it('does not count as missing on this device because another photo could not be written there', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const ids = await choose(4);
    desk.space.photoOutbox.failNext('change');
    await act(turnPhotos({ photoIds: ids.slice(3), way: 'left' }));
    expect(ids.map((id) => desk.space.read(selectIntakePhoto, id)?.kept)).toEqual([true, true, true, false]);
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

  it('goes on in the next visit, and is added there with one save', async () => {
    const [id = ''] = await choose(1);
    await desk.again();
    await sendAll();
    expect([onServer(id)?.lotId, sentKinds()]).toEqual(['lot1', ['addPhoto']]);
  });

  it('moved with a stored one makes one act, which leads back whole', async () => {
    const [id = ''] = await choose(1, 'lot2');
    await act(movePhotos({ photoIds: ['s', id], lotId: 'lot1', before: null }));
    expect([shown(), shown('lot2')]).toEqual([['s', id], []]);
    expect([desk.space.read(selectCover, 'lot1'), desk.space.read(selectCover, 'lot2')]).toEqual(['s', null]);
    await act(undoAsked());
    expect([shown(), shown('lot2')]).toEqual([[], ['s', id]]);
    expect([desk.space.read(selectCover, 'lot1'), desk.space.read(selectCover, 'lot2')]).toEqual([null, 's']);
    await sendAll();
    expect([onServer('s')?.lotId, onServer(id)?.lotId]).toEqual(['lot2', 'lot2']);
  });
});
