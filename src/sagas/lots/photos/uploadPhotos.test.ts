import {
  selectIntakeSummary,
  selectPhotosNeedingAttention,
  selectRefusedPhotos,
} from '../../../features/lots/model/photos/intakeSelectors';
import { selectLot } from '../../../features/lots/model/lots/lotsSlice';
import {
  pausePhoto,
  pausePhotos,
  photoRetried,
  resumePhoto,
  resumePhotos,
  retryPhoto,
  selectIntakePhoto,
  selectPhotoIdsOfLot,
} from '../../../features/lots/model/photos/photosSlice';
import { selectVisibleNotifications } from '../../../features/notifications/notificationsSlice';
import { keptPhoto } from '../../../testing/contracts/outbox/photoOutbox.contract';
import type { FakeUpload } from '../../../testing/fakes/fakeFilesGateway';
import { settle } from '../../../testing/stores/makeTestStore';
import { buildLot, makeWorkspace, SALE, type Workspace } from '../../../testing/stores/makeWorkspace';

let space: Workspace;
beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  space = makeWorkspace();
  space.lots.seed(SALE, [buildLot({ id: 'lot9', number: 9, coverPhotoId: null })]);
  await space.signIn();
});
afterEach(async () => {
  await space.store.stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const status = (id = ''): string | undefined => space.read(selectIntakePhoto, id)?.status;
const openOf = (id: string | undefined): FakeUpload => {
  const found = space.files.open.find((upload) => upload.path.includes(`/${String(id)}/`));
  if (found === undefined) throw new Error(`No upload of ${String(id)} is open.`);
  return found;
};
const finish = async (id: string | undefined): Promise<void> => {
  for (let size = 0; size < 3; size += 1) {
    openOf(id).finish();
    await settle();
  }
};

describe('a chosen photo', () => {
  it('is prepared, sent small sizes first, and becomes a document with what was measured', async () => {
    const [id] = space.choose(['9-1.jpg']);
    await settle();
    expect(status(id)).toBe('uploading');
    await finish(id);
    const folder = `sales/${SALE}/photos/${String(id)}`;
    expect([...space.files.stored.keys()]).toEqual(['thumb', 'view', 'full'].map((size) => `${folder}/${size}.jpg`));
    await settle();
    expect(space.lots.applied).toMatchObject([
      { kind: 'addPhoto', cover: true, photo: { id, lotId: 'lot9', path: folder, width: 3840, height: 2880 } },
    ]);
    expect(status(id)).toBe('stored');
    expect(space.pictures.held.size).toBe(0);
  });

  it('is refused with its reason when it is no photo, and is in no lot then', async () => {
    space.preparer.failNext('prepare', 'tooSmall');
    const [id] = space.choose(['9-1.jpg']);
    await settle();
    expect(space.read(selectRefusedPhotos)).toMatchObject([{ id, refusal: 'tooSmall', fileName: '9-1.jpg' }]);
    expect(space.read(selectPhotoIdsOfLot, 'lot9')).toEqual([]);
    expect(space.files.uploads).toEqual([]);
  });

  it('reports its progress over all three sizes', async () => {
    const [id] = space.choose(['9-1.jpg']);
    await settle();
    const prepared = space.pictures.prepared(id ?? '');
    const sizes = Object.values(prepared?.files ?? {}).map((file) => file.size);
    const total = sizes.reduce((sum, size) => sum + size, 0);
    openOf(id).progress(5);
    await settle();
    expect(space.read(selectIntakePhoto, id ?? '')?.progress).toBeCloseTo(5 / total);
  });
});

describe('many photos', () => {
  it('are sent although the device takes none of them, and one warning names that', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    space.photoOutbox.put = () => Promise.reject(new DOMException('Full.', 'QuotaExceededError'));
    const ids = space.choose(['9-1.jpg', '9-2.jpg']);
    await settle();
    expect(ids.map(status)).toEqual(['uploading', 'uploading']);
    expect(space.state().notifications.list).toMatchObject([{ kind: 'warning' }]);
  });

  it('go three at once, and the next begins when one is stored', async () => {
    const ids = space.choose(['9-1.jpg', '9-2.jpg', '9-3.jpg', '9-4.jpg', '9-5.jpg']);
    await settle();
    expect(space.files.open).toHaveLength(3);
    await finish(ids[0]);
    await settle();
    expect(space.files.open).toHaveLength(3);
    expect(status(ids[3])).toBe('uploading');
    expect(status(ids[4])).toBe('prepared');
    expect(space.read(selectIntakeSummary)).toMatchObject({ total: 5, stored: 1, working: 4 });
  });

  it('pause together, which stops what runs, and go on together', async () => {
    const ids = space.choose(['9-1.jpg', '9-2.jpg', '9-3.jpg', '9-4.jpg']);
    await settle();
    space.store.dispatch(pausePhotos());
    await settle();
    expect(ids.map(status)).toEqual(['paused', 'paused', 'paused', 'paused']);
    expect(space.files.open).toEqual([]);
    expect(space.files.uploads.map(({ log }) => log)).toEqual([['cancel'], ['cancel'], ['cancel']]);
    space.store.dispatch(resumePhotos());
    await settle();
    expect(space.files.open).toHaveLength(3);
    for (const id of ids) await finish(id);
    expect(ids.map(status)).toEqual(['stored', 'stored', 'stored', 'stored']);
  });

  it('pause alone: the others go on and the place is free', async () => {
    const ids = space.choose(['9-1.jpg', '9-2.jpg', '9-3.jpg', '9-4.jpg']);
    await settle();
    space.store.dispatch(pausePhoto({ id: ids[0] ?? '' }));
    await settle();
    expect(ids.map(status)).toEqual(['paused', 'uploading', 'uploading', 'uploading']);
    space.store.dispatch(resumePhoto({ id: ids[0] ?? '' }));
    await settle();
    expect(status(ids[0])).toBe('prepared');
    await finish(ids[1]);
    await settle();
    expect(status(ids[0])).toBe('uploading');
  });

  it('paused before it was prepared goes on when both are done', async () => {
    const release = space.preparer.holdNext();
    const [id] = space.choose(['9-1.jpg']);
    await settle();
    space.store.dispatch(pausePhoto({ id: id ?? '' }));
    release();
    await settle();
    expect(status(id)).toBe('paused');
    expect(space.files.uploads).toEqual([]);
    space.store.dispatch(resumePhotos());
    await settle();
    expect(status(id)).toBe('uploading');
  });

  it('paused before it was prepared is not prepared twice when it goes on sooner', async () => {
    const release = space.preparer.holdNext();
    const [id = ''] = space.choose(['9-1.jpg']);
    await settle();
    space.store.dispatch(pausePhoto({ id }));
    space.store.dispatch(resumePhoto({ id }));
    await settle();
    release();
    await settle();
    expect(status(id)).toBe('uploading');
    expect(space.preparer.calls.filter(({ op }) => op === 'prepare')).toHaveLength(1);
  });
});

it('going on with all photos does nothing with those that are on their way already', async () => {
  const refuse = jest.spyOn(space.photoOutbox, 'refuse');
  const ids = space.choose(['9-1.jpg', '9-2.jpg', '9-3.jpg', '9-4.jpg']);
  await settle();
  space.store.dispatch(resumePhotos());
  await settle();
  expect(ids.map(status)).toEqual(['uploading', 'uploading', 'uploading', 'prepared']);
  expect(refuse.mock.calls).toEqual([]);
  expect(space.types()).not.toContain(photoRetried.type);
});

it('a device without room is said to be that once, however many photos it does not take', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(space.photoOutbox, 'put').mockRejectedValue(new DOMException('Full.', 'QuotaExceededError'));
  for (const name of ['9-1.jpg', '9-2.jpg']) {
    space.choose([name]);
    await settle();
  }
  expect(space.read(selectVisibleNotifications)).toMatchObject([
    { kind: 'warning', message: expect.stringMatching(/^This device has no room/) },
  ]);
});

it('a photo that was stored, and its sale left, while the device notes that it is sent again hinders no other', async () => {
  const [id = ''] = space.choose(['9-1.jpg']);
  await settle();
  openOf(id).fail('unauthorized');
  await settle();
  let note = (): void => undefined;
  jest.spyOn(space.photoOutbox, 'refuse').mockReturnValueOnce(new Promise((resolve) => (note = resolve)));
  space.store.dispatch(retryPhoto({ id }));
  await settle();
  space.store.dispatch(pausePhoto({ id }));
  space.store.dispatch(resumePhoto({ id }));
  await settle();
  await finish(id);
  space.history.push('/sales');
  await settle();
  expect(status(id)).toBeUndefined();
  note();
  space.history.push(`/sales/${SALE}`);
  await settle();
  const [next] = space.choose(['9-2.jpg']);
  await settle();
  expect([status(next), space.failures]).toEqual(['uploading', []]);
});

describe('a photo of an earlier visit', () => {
  beforeEach(async () => {
    await space.store.stop();
    space = makeWorkspace();
    space.lots.seed(SALE, [buildLot({ id: 'lot9', number: 9, coverPhotoId: null })]);
    space.photoOutbox.kept.set('photoA', keptPhoto({ id: 'photoA', uid: 'user-1', saleId: SALE, lotId: 'lot9' }));
    await space.signIn();
  });

  it('about which nothing was said becomes a document with one write', async () => {
    await finish('photoA');
    expect(space.lots.applied).toMatchObject([{ kind: 'addPhoto', id: 'photoA' }]);
  });
});

describe('the cover', () => {
  it('is the first photo in order, whichever was stored first', async () => {
    const [first, second] = space.choose(['9-1.jpg', '9-2.jpg']);
    await settle();
    await finish(second);
    await settle();
    expect(space.read(selectLot, 'lot9')?.coverPhotoId).toBe(second);
    await finish(first);
    await settle();
    expect(space.lots.documents(SALE).lots.get('lot9')?.coverPhotoId).toBe(first);
  });

  it('is the first photo too when the sale was left meanwhile', async () => {
    const [first, second] = space.choose(['9-1.jpg', '9-2.jpg']);
    await settle();
    space.history.push('/sales');
    await settle();
    await finish(first);
    await finish(second);
    await settle();
    expect(space.lots.documents(SALE).lots.get('lot9')?.coverPhotoId).toBe(first);
    expect(space.lots.documents(SALE).photos.size).toBe(2);
  });
});

describe('an upload that fails', () => {
  it('is tried again by itself after 2, 8 and 30 seconds, then every 5 minutes, and at once when the person asks', async () => {
    const [id] = space.choose(['9-1.jpg']);
    await settle();
    for (const wait of [2_000, 8_000, 30_000]) {
      openOf(id).fail('retry-limit-exceeded');
      await settle();
      expect(status(id)).toBe('failed');
      await jest.advanceTimersByTimeAsync(wait - 1);
      expect(status(id)).toBe('failed');
      await jest.advanceTimersByTimeAsync(1);
      expect(status(id)).toBe('uploading');
    }
    for (let day = 0; day < 2; day += 1) {
      openOf(id).fail('stalled');
      await jest.advanceTimersByTimeAsync(299_999);
      expect(status(id)).toBe('failed');
      await jest.advanceTimersByTimeAsync(1);
    }
    openOf(id).fail('stalled');
    await settle();
    expect(space.read(selectIntakePhoto, id ?? '')).toMatchObject({ status: 'failed', failure: 'stalled' });
    space.store.dispatch(retryPhoto({ id: id ?? '' }));
    await settle();
    await finish(id);
    expect(status(id)).toBe('stored');
  });

  it('is tried at once when the network is back', async () => {
    const [id] = space.choose(['9-1.jpg']);
    await settle();
    openOf(id).fail('unknown');
    await settle();
    space.resume.resume('online');
    await settle();
    expect(space.files.open).toHaveLength(1);
    // Nothing has arrived: no file is asked for by its name.
    expect(space.files.asked).toEqual([]);
  });

  it('sends only what has not arrived: the answer may have been lost, and not the file', async () => {
    const [id] = space.choose(['9-1.jpg']);
    await settle();
    const { path, blob } = openOf(id);
    space.files.stored.set(path, blob);
    openOf(id).fail('unknown');
    await settle();
    space.resume.resume('online');
    await settle();
    expect(space.files.asked).toEqual([path]);
    expect(space.files.open.map((upload) => upload.path)).toEqual([path.replace('thumb', 'view')]);
  });

  it('is sent whole when the server does not say what has arrived', async () => {
    const [id] = space.choose(['9-1.jpg']);
    await settle();
    const { path } = openOf(id);
    openOf(id).fail('unknown');
    await settle();
    space.files.failNext('list', 'retry-limit-exceeded');
    space.resume.resume('online');
    await settle();
    expect(space.files.open.map((upload) => upload.path)).toEqual([path]);
  });

  it('is tried at once when the person is faster, and only once', async () => {
    const [id] = space.choose(['9-1.jpg']);
    await settle();
    openOf(id).fail('unknown');
    await settle();
    space.store.dispatch(retryPhoto({ id: id ?? '' }));
    await jest.advanceTimersByTimeAsync(10_000);
    expect(space.files.uploads).toHaveLength(2);
    expect(space.files.open).toHaveLength(1);
  });

  it.each(['unauthorized', 'quota-exceeded'])('with %s is not tried again by itself', async (code) => {
    const [id] = space.choose(['9-1.jpg']);
    await settle();
    openOf(id).fail(code);
    await jest.advanceTimersByTimeAsync(600_000);
    expect(space.files.uploads).toHaveLength(1);
    expect(space.read(selectIntakePhoto, id ?? '')?.failure).toBe(code);
  });

  it.each([
    [7, false, 'address-not-proved'],
    [5, false, 'unauthorized'],
    [7, true, 'unauthorized'],
  ])('of a photo of %d MB, with the address proved: %s, is reported as %s', async (megabytes, proved, failure) => {
    const { present } = space.auth;
    if (proved && present !== null) space.auth.change({ ...present, emailVerified: true });
    const [id = ''] = space.choose(['9-1.jpg']);
    await settle();
    const prepared = space.pictures.prepared(id);
    if (prepared === undefined) throw new Error('The photo is not prepared.');
    const full = new Blob([new Uint8Array(megabytes * 1024 * 1024)]);
    space.pictures.holdPrepared(id, { ...prepared, files: { ...prepared.files, full } });
    openOf(id).fail('unauthorized');
    await jest.advanceTimersByTimeAsync(600_000);
    expect(space.files.uploads).toHaveLength(1);
    expect(space.read(selectIntakePhoto, id)?.failure).toBe(failure);
    expect(space.read(selectPhotosNeedingAttention)).toHaveLength(1);
  });

  it('because the session ended is reported to the session guard, and keeps the photo', async () => {
    const [id] = space.choose(['9-1.jpg']);
    await settle();
    openOf(id).fail('auth/network-request-failed');
    await settle();
    expect(space.types()).toContain('auth/sessionFailed');
    expect(space.read(selectIntakePhoto, id ?? '')).toMatchObject({ status: 'failed', failure: 'unauthenticated' });
  });
});
