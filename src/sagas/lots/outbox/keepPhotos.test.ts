import {
  selectDelayedPhotos,
  selectKeptPhotosCount,
  selectPhotosNeedingAttention,
  selectPhotosOnlyHere,
} from '../../../features/lots/model/photos/intakeSelectors';
import { undoAsked } from '../../../features/lots/model/history/undoSlice';
import { removePhotos, turnPhotos } from '../../../features/lots/model/operations/lotCommands';
import {
  discardPhoto,
  resumePhotos,
  retryPhoto,
  selectIntakePhoto,
  selectIntakePhotos,
  selectPhotoIdsOfLot,
} from '../../../features/lots/model/photos/photosSlice';
import { retryAllSaves } from '../../../features/lots/model/saves/savesSlice';
import { selectVisibleNotifications } from '../../../features/notifications/notificationsSlice';
import { keptPhoto } from '../../../testing/contracts/outbox/photoOutbox.contract';
import type { FakeLotsGateway } from '../../../testing/fakes/lots/fakeLotsGateway';
import { settle } from '../../../testing/stores/makeTestStore';
import { buildLot, makeWorkspace, SALE, type Workspace } from '../../../testing/stores/makeWorkspace';

let space: Workspace;
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  space = makeWorkspace();
  space.lots.seed(SALE, [buildLot({ id: 'lot9', number: 9, coverPhotoId: null })]);
});
afterEach(async () => {
  await space.store.stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** What the store has when the page is opened again, with the same device and the same server. */
async function again(before: Workspace): Promise<Workspace> {
  await before.store.stop();
  const { photoOutbox, outbox, files, lots } = before;
  const next = makeWorkspace({ photoOutbox, outbox, files, lots, auth: before.auth });
  await settle();
  return { ...next, photoOutbox, outbox, files, lots };
}
const noRoomSaid = () =>
  space.read(selectVisibleNotifications).filter(({ message }) => message.startsWith('This device has no room'));
const status = (id = ''): string | undefined => space.read(selectIntakePhoto, id)?.status;
const applied = (lots: FakeLotsGateway): unknown[] => lots.applied.map(({ kind, id }) => [kind, id]);
const kept = (id: string) => keptPhoto({ id, uid: 'user-1', saleId: SALE, lotId: 'lot9' });

describe('a chosen photo', () => {
  it('is on this device before its sizes exist, and only then the page says so', async () => {
    await space.signIn();
    const release = space.preparer.holdNext();
    const [id = ''] = space.choose(['9-1.jpg']);
    await settle();
    expect(await space.photoOutbox.kept.get(id)?.file?.text()).toBe('bytes of 9-1.jpg');
    expect(space.read(selectPhotosOnlyHere)).toBe(0);
    expect(space.read(selectKeptPhotosCount)).toBe(1);
    release();
    await settle();
    expect(space.photoOutbox.kept.get(id)).toMatchObject({ file: null, prepared: { width: 3840 } });
  });

  it('is written as it is, and once more with its sizes, where nothing is said of it meanwhile', async () => {
    await space.signIn();
    const put = jest.spyOn(space.photoOutbox, 'put');
    const change = jest.spyOn(space.photoOutbox, 'change');
    space.choose(['9-1.jpg']);
    await settle();
    expect([put.mock.calls.length, change.mock.calls]).toEqual([2, []]);
  });

  it('is not written again when it was removed before its sizes exist', async () => {
    await space.signIn();
    const release = space.preparer.holdNext();
    const [id = ''] = space.choose(['9-1.jpg']);
    await settle();
    const put = jest.spyOn(space.photoOutbox, 'put');
    space.store.dispatch(removePhotos({ photoIds: [id] }));
    release();
    await settle();
    expect([put.mock.calls, space.photoOutbox.kept.size]).toEqual([[], 0]);
  });

  it('is nowhere on this device when it is no photo after all', async () => {
    await space.signIn();
    space.preparer.failNext('prepare', 'damaged');
    space.choose(['9-1.jpg']);
    await settle();
    expect(space.photoOutbox.kept.size).toBe(0);
  });

  it('goes on from memory when the device has no room, and that is said, once', async () => {
    await space.signIn();
    space.photoOutbox.put = () => Promise.reject(new DOMException('Full.', 'QuotaExceededError'));
    space.files.automatic = true;
    const release = space.preparer.holdNext();
    space.choose(['9-1.jpg', '9-2.jpg']);
    await settle();
    expect(space.read(selectPhotosOnlyHere)).toBeGreaterThan(0);
    expect(noRoomSaid()).toMatchObject([{ kind: 'warning' }]);
    release();
    await settle();
    expect(space.lots.documents(SALE).photos.size).toBe(2);
  });

  it('that was removed and is put back where the device has no room for it any more goes on, and that is said', async () => {
    await space.signIn();
    space.preparer.holdNext();
    const [id = ''] = space.choose(['9-1.jpg']);
    await settle();
    space.store.dispatch(removePhotos({ photoIds: [id] }));
    await settle();
    space.photoOutbox.put = () => Promise.reject(new DOMException('Full.', 'QuotaExceededError'));
    space.store.dispatch(undoAsked());
    await settle();
    expect([status(id), space.read(selectPhotosOnlyHere)]).toEqual(['captured', 1]);
    expect(noRoomSaid()).toHaveLength(1);
  });
});

/** The device takes each photo only when it is let; gives what lets it take the last one. */
function holdPut(): () => void {
  const { put } = space.photoOutbox;
  let write = (): void => undefined;
  space.photoOutbox.put = async (photo) => {
    await new Promise<void>((resolve) => (write = resolve));
    await put(photo);
  };
  return () => write();
}

it('a photo that is removed while it is written does not stay on this device', async () => {
  await space.signIn();
  const write = holdPut();
  space.preparer.holdNext();
  const [id = ''] = space.choose(['9-1.jpg']);
  await settle();
  space.store.dispatch(removePhotos({ photoIds: [id] }));
  await settle();
  expect(status(id)).toBe('removed');
  write();
  await settle();
  expect([space.photoOutbox.kept.size, space.read(selectKeptPhotosCount)]).toEqual([0, 0]);
});

it('a photo that proves to be damaged while it is written does not stay on this device, only the reason', async () => {
  await space.signIn();
  const write = holdPut();
  space.preparer.failNext('prepare', 'damaged');
  const [id = ''] = space.choose(['9-1.jpg']);
  await settle();
  expect(status(id)).toBe('refused');
  write();
  await settle();
  expect([space.photoOutbox.kept.size, space.photoOutbox.chosen.get(id)?.refusal]).toEqual([0, 'damaged']);
});

describe('a device whose storage hangs', () => {
  it('is not said to have a photo, which goes on from the memory of the page', async () => {
    await space.signIn();
    const hung = jest.spyOn(space.photoOutbox, 'put').mockReturnValue(new Promise(() => undefined));
    space.files.automatic = true;
    const release = space.preparer.holdNext();
    space.choose(['9-1.jpg']);
    await settle();
    expect(hung).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(space.read(selectPhotosOnlyHere)).toBe(1);
    expect(space.read(selectKeptPhotosCount)).toBe(0);
    const messages = space.read(selectVisibleNotifications).map(({ message }) => message);
    expect(messages.filter((message) => message.startsWith('This device has no room'))).toHaveLength(1);
    release();
    hung.mockRestore();
    await settle();
    expect(space.lots.documents(SALE).photos.size).toBe(1);
  });
});

describe('a device that stops answering', () => {
  it('does not hold back a refused photo that its person sends again', async () => {
    await space.signIn();
    const [id = ''] = space.choose(['9-1.jpg']);
    await settle();
    jest.spyOn(space.photoOutbox, 'refuse').mockReturnValue(new Promise(() => undefined));
    space.files.open[0]?.fail('unauthorized');
    await jest.advanceTimersByTimeAsync(5_000);
    space.store.dispatch(retryPhoto({ id }));
    await jest.advanceTimersByTimeAsync(5_000);
    expect(status(id)).toBe('uploading');
  });

  it('does not hold back others behind three that the server has refused', async () => {
    await space.signIn();
    const ids = space.choose(['9-1.jpg', '9-2.jpg', '9-3.jpg', '9-4.jpg']);
    await settle();
    jest.spyOn(space.photoOutbox, 'refuse').mockReturnValue(new Promise(() => undefined));
    for (const upload of [...space.files.open]) upload.fail('unauthorized');
    await jest.advanceTimersByTimeAsync(5_000);
    expect(status(ids[3])).toBe('uploading');
  });

  it('does not hold back a photo that was changed while it was written', async () => {
    await space.signIn();
    const { put } = space.photoOutbox;
    let write = (): void => undefined;
    space.photoOutbox.put = async (photo) => {
      await new Promise<void>((resolve) => (write = resolve));
      await put(photo);
    };
    jest.spyOn(space.photoOutbox, 'change').mockReturnValue(new Promise(() => undefined));
    const release = space.preparer.holdNext();
    const [id = ''] = space.choose(['9-1.jpg']);
    await settle();
    release();
    await settle();
    space.store.dispatch(turnPhotos({ photoIds: [id], way: 'right' }));
    write();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(status(id)).toBe('uploading');
    expect(space.read(selectPhotosOnlyHere)).toBe(1);
  });
});

it('a device that notes no refusal does not hold back others', async () => {
  await space.signIn();
  const ids = space.choose(['9-1.jpg', '9-2.jpg', '9-3.jpg', '9-4.jpg']);
  await settle();
  const error = new DOMException('Full.', 'QuotaExceededError');
  jest.spyOn(space.photoOutbox, 'refuse').mockRejectedValue(error);
  for (const upload of [...space.files.open]) upload.fail('unauthorized');
  await settle();
  expect(ids.map(status)).toEqual(['failed', 'failed', 'failed', 'uploading']);
  const said = jest.mocked(console.warn).mock.calls;
  expect(said).toEqual(Array(3).fill(['The device did not note what became of a photo.', error]));
  expect(space.failures).toEqual([]);
});

describe('photos of an earlier visit', () => {
  it('are prepared and sent by themselves, each once, and appear in their lot', async () => {
    space.photoOutbox.kept.set('photoA', kept('photoA'));
    await space.signIn();
    expect(space.read(selectPhotoIdsOfLot, 'lot9')).toEqual(['photoA']);
    space.files.automatic = true;
    for (const upload of space.files.open) upload.finish();
    await settle();
    expect(space.lots.documents(SALE).photos.has('photoA')).toBe(true);
    expect(applied(space.lots)).toEqual([['addPhoto', 'photoA']]);
    space = await again(space);
    expect(applied(space.lots)).toEqual([['addPhoto', 'photoA']]);
  });

  it('are sent also when the device says only after a minute which it has', async () => {
    const { take } = space.photoOutbox;
    await space.photoOutbox.put(kept('photo1'));
    let answer: (() => void) | undefined;
    space.photoOutbox.take = async (uid) => {
      await new Promise<void>((resolve) => (answer ??= resolve));
      return take(uid);
    };
    await space.signIn();
    await jest.advanceTimersByTimeAsync(60_000);
    await settle();
    expect(status('photo1')).toBeUndefined();
    answer?.();
    await settle();
    expect(status('photo1')).toBe('uploading');
  });

  it('are taken over when the page that had them ends only after this one has begun', async () => {
    await space.signIn();
    // Nobody could take it until now: the page that was reloaded held it.
    space.photoOutbox.kept.set('photoA', kept('photoA'));
    space.outbox.endOtherPage();
    await settle();
    expect(space.read(selectPhotoIdsOfLot, 'lot9')).toEqual(['photoA']);
    expect(space.files.open).toHaveLength(1);
  });

  it('are not sent again where the server has the files already', async () => {
    await space.signIn();
    const [id = ''] = space.choose(['9-1.jpg']);
    await settle();
    space.files.open[0]?.finish();
    await settle();
    const uploads = space.files.uploads.map(({ path }) => path);
    space = await again(space);
    space.files.automatic = true;
    for (const upload of space.files.open) upload.finish();
    await settle();
    const sent = space.files.uploads.slice(uploads.length).map(({ path }) => path.split('/').at(-1));
    expect(sent).toEqual(['view.jpg', 'full.jpg']);
    expect(applied(space.lots)).toEqual([['addPhoto', id]]);
  });

  it.each([
    ['cannot read them', () => space.photoOutbox.failNext('take')],
    [
      'gives no answer',
      () => void jest.spyOn(space.photoOutbox, 'take').mockImplementationOnce(() => new Promise(() => undefined)),
    ],
  ])('are looked for again after a device that %s, and new ones are taken meanwhile', async (_name, fail) => {
    space.photoOutbox.kept.set('photoA', kept('photoA'));
    fail();
    await space.signIn();
    await jest.advanceTimersByTimeAsync(5_000);
    expect(space.read(selectIntakePhotos)).toEqual([]);
    const [id = ''] = space.choose(['9-1.jpg']);
    await settle();
    expect(space.photoOutbox.kept.has(id)).toBe(true);
    space.store.dispatch(retryAllSaves());
    await settle();
    expect(space.read(selectIntakePhotos).map((photo) => photo.id)).toEqual([id, 'photoA']);
    expect(space.failures).toEqual([]);
  });

  it('wait with a reason, too, when another build noted one that this one does not know', async () => {
    space.photoOutbox.kept.set('photoA', { ...kept('photoA'), refused: 'reason-of-tomorrow' });
    await space.signIn();
    expect(space.read(selectDelayedPhotos)).toMatchObject([{ id: 'photoA', failure: 'unknown' }]);
  });

  describe('refused by the server, without their sizes on this device,', () => {
    beforeEach(async () => {
      space.photoOutbox.kept.set('photoA', { ...kept('photoA'), refused: 'quota-exceeded' });
      await space.signIn();
    });

    it.each([
      ['alone', retryPhoto({ id: 'photoA' })],
      ['with all others', resumePhotos()],
    ])('are prepared and sent when the person says so: %s', async (_name, action) => {
      expect(status('photoA')).toBe('failed');
      space.store.dispatch(action);
      await settle();
      expect(status('photoA')).toBe('uploading');
      expect(space.preparer.calls.filter(({ op }) => op === 'prepare')).toHaveLength(1);
    });

    it('are prepared and sent when the person has removed them and takes that back', async () => {
      space.store.dispatch(removePhotos({ photoIds: ['photoA'] }));
      await settle();
      space.store.dispatch(undoAsked());
      await settle();
      expect([status('photoA'), space.photoOutbox.kept.get('photoA')?.prepared?.width]).toEqual(['uploading', 3840]);
    });
  });

  it('belong to their person: another one gets nothing of them', async () => {
    space.photoOutbox.kept.set('photoA', { ...kept('photoA'), uid: 'somebody' });
    await space.signIn();
    expect(space.files.uploads).toEqual([]);
    expect(space.photoOutbox.kept.size).toBe(1);
  });
});

describe('a photo that the server refused', () => {
  beforeEach(async () => {
    await space.signIn();
    space.choose(['9-1.jpg']);
    await settle();
    space.files.open[0]?.fail('unauthorized');
    await settle();
  });

  it('needs attention, also after the page was opened again, with its bytes', async () => {
    const [photo] = space.read(selectPhotosNeedingAttention);
    expect(photo).toMatchObject({ fileName: '9-1.jpg', failure: 'unauthorized' });
    space = await again(space);
    expect(space.read(selectPhotosNeedingAttention)).toMatchObject([{ fileName: '9-1.jpg', failure: 'unauthorized' }]);
    expect(space.pictures.prepared(photo?.id ?? '')).toBeDefined();
    expect(space.files.open).toEqual([]);
  });

  it('is sent again when the person says so', async () => {
    const [photo] = space.read(selectPhotosNeedingAttention);
    space.store.dispatch(retryPhoto({ id: photo?.id ?? '' }));
    await settle();
    expect(status(photo?.id)).toBe('uploading');
    expect(space.photoOutbox.kept.get(photo?.id ?? '')?.refused).toBeNull();
  });

  it('is gone when the person gives it up', async () => {
    const [photo] = space.read(selectPhotosNeedingAttention);
    space.store.dispatch(discardPhoto({ id: photo?.id ?? '' }));
    await settle();
    expect(status(photo?.id)).toBeUndefined();
    expect(space.read(selectPhotoIdsOfLot, 'lot9')).toEqual([]);
    expect(space.photoOutbox.kept.size).toBe(0);
    expect(space.pictures.held.size).toBe(0);
  });

  it('does not come back when the device is read in the moment in which it is given up', async () => {
    const [photo] = space.read(selectPhotosNeedingAttention);
    space.store.dispatch(retryAllSaves());
    space.store.dispatch(discardPhoto({ id: photo?.id ?? '' }));
    await settle();
    expect(space.read(selectPhotosNeedingAttention)).toEqual([]);
  });
});
