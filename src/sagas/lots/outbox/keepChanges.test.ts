import { selectPhotosOnlyHere } from '../../../features/lots/model/photos/intakeSelectors';
import {
  captionPhoto,
  movePhotos,
  removePhotos,
  setCover,
  turnPhotos,
} from '../../../features/lots/model/operations/lotCommands';
import { selectIntakePhoto } from '../../../features/lots/model/photos/photosSlice';
import { undoAsked } from '../../../features/lots/model/history/undoSlice';
import { retryAllSaves } from '../../../features/lots/model/saves/savesSlice';
import type { KeptPhoto } from '../../../services/outbox/PhotoOutbox';
import { keptPhoto } from '../../../testing/contracts/outbox/photoOutbox.contract';
import { settle } from '../../../testing/stores/makeTestStore';
import { SALE } from '../../../testing/stores/makeWorkspace';
import { workWithWaitingPhotos } from '../../../testing/stores/workWithWaitingPhotos';

const desk = workWithWaitingPhotos();
const { choose, act, kept, onServer, sendAll } = desk;
beforeEach(async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await desk.space.signIn();
});
afterEach(() => jest.restoreAllMocks());

const onlyHere = (): number => desk.space.read(selectPhotosOnlyHere);
/** The device takes its time with what is asked of it next; gives what lets it go on. */
function hold(method: 'put' | 'change'): () => Promise<void> {
  let go = (): void => undefined;
  const until = new Promise<void>((resolve) => (go = resolve));
  const { photoOutbox } = desk.space;
  const work = photoOutbox[method] as (...args: readonly unknown[]) => Promise<never>;
  jest.spyOn(photoOutbox, method).mockImplementationOnce(async (...args: readonly unknown[]) => {
    await until;
    return work(...args);
  });
  return async () => {
    go();
    await settle();
  };
}

describe('what is said of a photo while the device still writes its bytes', () => {
  const rest = { lotId: 'lot1', changes: {}, cover: null };
  it.each<[string, (id: string) => Parameters<typeof act>[0], Partial<KeptPhoto>]>([
    [
      'a turn',
      (id) => turnPhotos({ photoIds: [id], way: 'right' }),
      { ...rest, changes: { rotation: { before: 0, after: 90 } } },
    ],
    [
      'words',
      (id) => captionPhoto({ photoId: id, caption: 'Mark' }),
      { ...rest, changes: { caption: { before: '', after: 'Mark' } } },
    ],
    ['that it is the cover', (id) => setCover({ lotId: 'lot1', photoId: id }), { ...rest, cover: true }],
    ['another lot', (id) => movePhotos({ photoIds: [id], lotId: 'lot2', before: null }), { ...rest, lotId: 'lot2' }],
  ])('is written behind them: %s', async (_name, said, expected) => {
    // The sizes come later, so that nothing else is written meanwhile.
    desk.space.preparer.holdNext();
    const write = hold('put');
    const [id = ''] = await choose(1);
    await act(said(id));
    expect([kept(id), onlyHere()]).toEqual([undefined, 1]);
    await write();
    expect(kept(id)).toMatchObject(expected);
    expect(onlyHere()).toBe(0);
  });

  it('its place, too', async () => {
    desk.space.preparer.holdNext();
    const [first = ''] = await choose(1);
    desk.space.preparer.holdNext();
    const write = hold('put');
    const [second = ''] = await choose(1);
    await act(movePhotos({ photoIds: [second], lotId: 'lot1', before: first }));
    await write();
    expect(String(kept(second)?.order) < String(kept(first)?.order)).toBe(true);
    expect(kept(second)?.order).toBe(desk.space.read(selectIntakePhoto, second)?.order);
  });

  it('is not written where it is that the photo goes: nothing of it stays here', async () => {
    desk.space.preparer.holdNext();
    const write = hold('put');
    const [id = ''] = await choose(1);
    await act(removePhotos({ photoIds: [id] }));
    await write();
    expect([kept(id), desk.space.photoOutbox.kept.size]).toEqual([undefined, 0]);
  });

  it('is that it goes and comes back: it is said to be here once the device has it anew', async () => {
    desk.space.preparer.holdNext();
    const write = hold('put');
    const [id = ''] = await choose(1);
    await act(removePhotos({ photoIds: [id] }));
    const writeAnew = hold('put');
    await act(undoAsked());
    await write();
    expect([desk.status(id), onlyHere()]).toEqual(['captured', 1]);
    await writeAnew();
    expect([typeof kept(id)?.addId, onlyHere()]).toEqual(['string', 0]);
  });
});

describe('what is said of a photo while the device writes what was said before', () => {
  it('is written last, whichever the device is done with first', async () => {
    const [, , , id = ''] = await choose(4);
    const write = hold('change');
    await act(turnPhotos({ photoIds: [id], way: 'right' }), turnPhotos({ photoIds: [id], way: 'right' }));
    expect(kept(id)?.changes?.rotation?.after).toBe(180);
    await write();
    expect(kept(id)?.changes?.rotation?.after).toBe(180);
    expect(onlyHere()).toBe(0);
  });

  it('is that it goes: then it does not come back, and is not said to be here', async () => {
    const [, , , id = ''] = await choose(4);
    const write = hold('change');
    await act(turnPhotos({ photoIds: [id], way: 'right' }), removePhotos({ photoIds: [id] }));
    const before = desk.space.types().length;
    await write();
    expect(desk.space.types().slice(before)).not.toContain('photos/photoKept');
    expect(kept(id)).toBeUndefined();
  });
});

it('what a device that stops answering was to write is only here after five seconds, and sent all the same', async () => {
  const [, , , id = ''] = await choose(4);
  jest.spyOn(desk.space.photoOutbox, 'change').mockReturnValue(new Promise(() => undefined));
  await act(turnPhotos({ photoIds: [id], way: 'right' }));
  await jest.advanceTimersByTimeAsync(4_900);
  expect(desk.space.read(selectIntakePhoto, id)).toMatchObject({ writing: true });
  await jest.advanceTimersByTimeAsync(200);
  expect(desk.space.read(selectIntakePhoto, id)).toMatchObject({ writing: false, kept: false });
  expect(onlyHere()).toBe(1);
  await sendAll();
  expect(onServer(id)?.rotation).toBe(90);
});

describe('a photo that this device has', () => {
  it('goes on with its sizes in the next visit, and is not made smaller again', async () => {
    const size = new Blob(['size']);
    const prepared = { files: { full: size, view: size, thumb: size }, width: 4, height: 3, hash: 'ab' };
    const photo = keptPhoto({ id: 'photoA', uid: 'user-1', saleId: SALE, lotId: 'lot1' });
    desk.space.photoOutbox.kept.set('photoA', { ...photo, file: null, prepared });
    desk.space.photoOutbox.kept.set('photoB', { ...photo, id: 'photoB', order: 'a9' });
    desk.space.store.dispatch(retryAllSaves());
    await settle();
    expect(desk.space.preparer.calls.filter(({ op }) => op === 'prepare')).toHaveLength(1);
    const restored = desk.space.actions.flatMap(({ type, payload }) =>
      type === 'photos/photosRestored' ? [payload] : [],
    );
    expect(restored).toMatchObject([
      {
        photos: [
          { id: 'photoA', ready: true },
          { id: 'photoB', ready: false },
        ],
      },
    ]);
    // Bytes stay outside the store.
    expect(JSON.stringify(restored)).not.toMatch(/"(?:file|prepared|uid)"/);
  });

  it('is left alone by a look for those of other pages while this one sends it', async () => {
    const [id = ''] = await choose(1);
    const uploads = desk.space.files.uploads.length;
    await act(retryAllSaves());
    expect(desk.space.types()).not.toContain('photos/photosRestored');
    expect([desk.status(id), desk.space.files.uploads.length]).toEqual(['uploading', uploads]);
  });
});
