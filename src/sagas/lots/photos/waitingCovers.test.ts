import { editLot, selectLot } from '../../../features/lots/model/lots/lotsSlice';
import { movePhotos, setCover } from '../../../features/lots/model/operations/lotCommands';
import { selectCover } from '../../../features/lots/model/photos/selectCover';
import { redoAsked, undoAsked } from '../../../features/lots/model/history/undoSlice';
import { settle } from '../../../testing/stores/makeTestStore';
import { SALE } from '../../../testing/stores/makeWorkspace';
import { workWithWaitingPhotos } from '../../../testing/stores/workWithWaitingPhotos';

const desk = workWithWaitingPhotos();
const { choose, act, sendAll, shown, coverOnServer } = desk;

/** Of each photo that was added, in their order: whether it was to become the cover. */
const coversSent = (): (boolean | null)[] =>
  desk.space.lots.applied.map((operation) => (operation.kind === 'addPhoto' ? operation.cover : null));

/** Lets one photo be sent. */
async function store(id: string): Promise<void> {
  for (let size = 0; size < 3; size += 1) {
    desk.space.files.open.find(({ path }) => path.includes(`/${id}/`))?.finish();
    await settle();
  }
  await settle();
}

describe('the cover', () => {
  beforeEach(() => desk.space.signIn());

  it('may be a photo that waits: it is shown as that, and becomes it when it is added', async () => {
    const ids = await choose(4);
    await act(setCover({ lotId: 'lot1', photoId: ids[3] ?? '' }));
    expect([desk.space.read(selectCover, 'lot1'), desk.space.read(selectLot, 'lot1')?.coverPhotoId]).toEqual([
      ids[3],
      null,
    ]);
    expect(desk.space.lots.applied).toEqual([]);
    await sendAll();
    expect([coverOnServer(), desk.space.read(selectCover, 'lot1')]).toEqual([ids[3], ids[3]]);
  });

  it('stays the chosen one when photos in front of it are stored later', async () => {
    const [first = '', second = ''] = await choose(2);
    await act(setCover({ lotId: 'lot1', photoId: second }));
    for (const id of [second, first]) {
      await store(id);
      expect(coverOnServer()).toBe(second);
    }
    expect(coversSent()).toEqual([true, false]);
  });

  describe('that was chosen', () => {
    const moveInFront = (id: string, before: string, lotId = 'lot1') =>
      act(movePhotos({ photoIds: [id], lotId, before }));

    it('stays it when a photo is stored after it that was moved in front of it since', async () => {
      const [, chosen = '', moved = ''] = await choose(3);
      await act(setCover({ lotId: 'lot1', photoId: chosen }));
      await moveInFront(moved, chosen);
      await store(chosen);
      await store(moved);
      expect([shown().indexOf(moved) < shown().indexOf(chosen), coverOnServer()]).toEqual([true, chosen]);
      expect(coversSent()).toEqual([true, false]);
    });

    it('stays it in the next visit too', async () => {
      const [, chosen = '', moved = ''] = await choose(3);
      await act(setCover({ lotId: 'lot1', photoId: chosen }));
      await moveInFront(moved, chosen);
      await store(chosen);
      await desk.again();
      await sendAll();
      expect([desk.onServer(moved)?.id, coverOnServer()]).toEqual([moved, chosen]);
    });

    it('stays it when it was stored already, and the photo in front of it was chosen later', async () => {
      const [, chosen = ''] = await choose(2);
      desk.space.files.automatic = true;
      await sendAll();
      await act(setCover({ lotId: 'lot1', photoId: chosen }));
      desk.space.files.automatic = false;
      const [later = ''] = await choose(1);
      await moveInFront(later, chosen);
      await store(later);
      expect([desk.onServer(later)?.id, coverOnServer()]).toEqual([later, chosen]);
    });
  });

  it('is the photo that was moved to the front when nobody has chosen one', async () => {
    const [first = '', moved = ''] = await choose(2);
    await act(movePhotos({ photoIds: [moved], lotId: 'lot1', before: first }));
    for (const id of [first, moved]) await store(id);
    expect(coverOnServer()).toBe(moved);
  });

  it('is the first photo in the next visit too, when the one behind it was stored before', async () => {
    const [first = '', second = ''] = await choose(2);
    await store(second);
    expect(coverOnServer()).toBe(second);
    // The device lets go of what the server has: the next page does not know how it came.
    desk.space.photoOutbox.kept.delete(second);
    await desk.again();
    await sendAll();
    expect([desk.onServer(first)?.id, coverOnServer()]).toEqual([first, first]);
  });

  it('that waits and is chosen with other words leaves those to be sent at once', async () => {
    const [, , , id = ''] = await choose(4);
    await act(editLot({ lotId: 'lot1', changes: { title: 'A jug', coverPhotoId: id } }));
    expect([desk.space.lots.documents(SALE).lots.get('lot1')?.title, coverOnServer()]).toEqual(['A jug', null]);
    expect(desk.space.read(selectCover, 'lot1')).toBe(id);
    await sendAll();
    expect(coverOnServer()).toBe(id);
  });

  it('goes back and forth with Undo and Redo, before and after the photo is added', async () => {
    const [, , , id = ''] = await choose(4, 'lot2');
    await act(setCover({ lotId: 'lot2', photoId: id }), undoAsked());
    expect(desk.space.read(selectCover, 'lot2')).toBe('s');
    await act(redoAsked());
    expect(desk.space.read(selectCover, 'lot2')).toBe(id);
    await act(setCover({ lotId: 'lot2', photoId: 's' }), undoAsked());
    expect([desk.space.read(selectCover, 'lot2'), desk.space.lots.applied]).toEqual([id, []]);
    await sendAll();
    expect(coverOnServer('lot2')).toBe(id);
    await act(undoAsked());
    expect(coverOnServer('lot2')).toBe('s');
  });

  it('is a stored photo that takes the place of one that waits, and stays it when that comes', async () => {
    const [stored = ''] = await choose(1, 'lot2');
    await sendAll();
    desk.space.files.automatic = false;
    const [, , , waiting = ''] = await choose(4, 'lot2');
    await act(setCover({ lotId: 'lot2', photoId: waiting }));
    expect([desk.space.read(selectCover, 'lot2'), coverOnServer('lot2')]).toEqual([waiting, 's']);
    await act(setCover({ lotId: 'lot2', photoId: stored }));
    expect([desk.space.read(selectCover, 'lot2'), coverOnServer('lot2')]).toEqual([stored, stored]);
    await sendAll();
    expect([desk.onServer(waiting)?.id, coverOnServer('lot2')]).toEqual([waiting, stored]);
  });

  it('that waits and is moved away leaves the lot the one it had, and takes its place again with Undo', async () => {
    const [, , , id = ''] = await choose(4, 'lot2');
    await act(setCover({ lotId: 'lot2', photoId: id }), movePhotos({ photoIds: [id], lotId: 'lot1', before: null }));
    expect([desk.space.read(selectCover, 'lot2'), shown()]).toEqual(['s', [id]]);
    await act(undoAsked());
    expect([desk.space.read(selectCover, 'lot2'), shown()]).toEqual([id, []]);
    await act(redoAsked());
    await sendAll();
    expect([coverOnServer('lot1'), coverOnServer('lot2')]).toEqual([id, 's']);
  });

  it('is the photo in another sale too that was chosen to be it', async () => {
    const [first = '', second = ''] = await choose(2);
    await act(setCover({ lotId: 'lot1', photoId: second }));
    desk.space.history.push('/sales');
    await settle();
    await sendAll();
    expect([coverOnServer(), desk.space.lots.documents(SALE).photos.has(first)]).toEqual([second, true]);
  });
});
