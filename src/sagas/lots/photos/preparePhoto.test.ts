import {
  selectDelayedPhotos,
  selectKeptPhotosCount,
  selectRefusedPhotos,
} from '../../../features/lots/model/photos/intakeSelectors';
import {
  pausePhoto,
  resumePhoto,
  retryPhoto,
  selectIntakePhoto,
  selectPhotoIdsOfLot,
} from '../../../features/lots/model/photos/photosSlice';
import { retryAllSaves } from '../../../features/lots/model/saves/savesSlice';
import { settle } from '../../../testing/stores/makeTestStore';
import { microtasks } from '../../../testing/waiting/microtasks';
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
});

const status = (id = ''): string | undefined => space.read(selectIntakePhoto, id)?.status;

describe('a photo for which what prepares it cannot be fetched yet', () => {
  it('waits on the device, is tried when the person asks for it, and goes on when the server is back', async () => {
    space.preparer.failNext('prepare', 'notLoaded');
    space.preparer.failNext('prepare', 'notLoaded');
    const [id] = space.choose(['9-1.jpg']);
    await settle();
    expect(space.read(selectDelayedPhotos)).toMatchObject([{ id, status: 'failed', failure: 'retry-limit-exceeded' }]);
    expect(space.read(selectRefusedPhotos)).toEqual([]);
    expect(space.read(selectPhotoIdsOfLot, 'lot9')).toEqual([id]);
    expect(space.photoOutbox.kept.get(id ?? '')).toMatchObject({ file: expect.any(File), prepared: null });
    expect(space.read(selectKeptPhotosCount)).toBe(1);
    space.store.dispatch(retryPhoto({ id: id ?? '' }));
    await settle();
    expect(status(id)).toBe('failed');
    space.store.dispatch(retryAllSaves());
    await settle();
    expect(status(id)).toBe('uploading');
  });

  it('is shown as any other one while there is no network, and goes on by itself', async () => {
    space.preparer.failNext('prepare', 'notLoaded');
    space.network.isThere = false;
    const [id] = space.choose(['9-1.jpg']);
    await settle();
    expect(status(id)).toBe('captured');
    expect(space.read(selectKeptPhotosCount)).toBe(1);
    await jest.advanceTimersByTimeAsync(3_000);
    await settle();
    expect(status(id)).toBe('uploading');
  });

  it('is tried after 2, 8 and 30 seconds, then every 5 minutes', async () => {
    space.network.isThere = false;
    const tries = (): number => space.preparer.calls.filter(({ op }) => op === 'prepare').length;
    for (let nth = 0; nth < 6; nth += 1) space.preparer.failNext('prepare', 'notLoaded');
    const [id] = space.choose(['9-1.jpg']);
    await settle();
    for (const [nth, wait] of [2_000, 8_000, 30_000, 300_000, 300_000].entries()) {
      await jest.advanceTimersByTimeAsync(wait - 1);
      expect([tries(), status(id)]).toEqual([nth + 1, 'captured']);
      await jest.advanceTimersByTimeAsync(1);
      expect(tries()).toBe(nth + 2);
    }
  });

  it('is not tried because of another photo', async () => {
    space.preparer.failNext('prepare', 'notLoaded');
    space.preparer.failNext('prepare', 'notLoaded');
    const [first, second] = space.choose(['9-1.jpg', '9-2.jpg']);
    await settle();
    space.store.dispatch(retryPhoto({ id: second ?? '' }));
    await settle();
    expect([status(first), status(second)]).toEqual(['failed', 'uploading']);
  });

  it('is forgotten when it is no photo after all, with the reason for the next visit', async () => {
    space.preparer.failNext('prepare', 'heicNotSupported');
    const [id = ''] = space.choose(['9-1.jpg']);
    await settle();
    expect([space.photoOutbox.kept.has(id), space.pictures.held.has(id)]).toEqual([false, false]);
    expect(space.photoOutbox.chosen.get(id)).toMatchObject({ refusal: 'heicNotSupported', fileName: '9-1.jpg' });
  });

  it('goes on only when it is resumed', async () => {
    space.preparer.failNext('prepare', 'notLoaded');
    const [id] = space.choose(['9-1.jpg']);
    while (status(id) === undefined) await microtasks(1);
    space.store.dispatch(pausePhoto({ id: id ?? '' }));
    await settle();
    await jest.advanceTimersByTimeAsync(3_000);
    expect(status(id)).toBe('paused');
    space.store.dispatch(resumePhoto({ id: id ?? '' }));
    await settle();
    expect(status(id)).toBe('uploading');
  });
});
