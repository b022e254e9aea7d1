import { PHOTO_LIMITS } from '../../../domain/photos/photo';
import {
  discardPhoto,
  pausePhoto,
  photoProgressed,
  resumePhoto,
  retryPhoto,
  selectIntakePhoto,
} from '../../../features/lots/model/photos/photosSlice';
import { removePhotos } from '../../../features/lots/model/operations/lotCommands';
import { createFakeSessionGateway } from '../../../testing/fakes/auth/fakeSessionGateway';
import type { FakeUpload } from '../../../testing/fakes/fakeFilesGateway';
import { settle } from '../../../testing/stores/makeTestStore';
import { buildLot, makeWorkspace, SALE, type Workspace } from '../../../testing/stores/makeWorkspace';

let space: Workspace;
async function begin(gateways: Parameters<typeof makeWorkspace>[0] = {}): Promise<void> {
  space = makeWorkspace(gateways);
  space.lots.seed(SALE, [buildLot({ id: 'lot9', number: 9, coverPhotoId: null })]);
  await space.signIn();
}
beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await begin();
});
afterEach(async () => {
  await space.store.stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const photo = (id: string) => space.read(selectIntakePhoto, id);
const upload = (): FakeUpload => {
  const [open] = space.files.open;
  if (open === undefined) throw new Error('Nothing is sent.');
  return open;
};
const sizeOf = ({ path }: FakeUpload): string => path.split('/').at(-1) ?? '';
const choose = async (name = '9-1.jpg'): Promise<string> => {
  const [id = ''] = space.choose([name]);
  await settle();
  return id;
};
const finish = async (): Promise<void> => {
  upload().finish();
  await settle();
};

it('says how much of all three files has come, not oftener than seven times in a second', async () => {
  const id = await choose();
  const { thumb, view, full } = space.pictures.prepared(id)?.files ?? {};
  const sizes = [thumb?.size ?? 0, view?.size ?? 0, full?.size ?? 0];
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const said = (): number[] =>
    space.actions.flatMap((action) => (photoProgressed.match(action) ? [action.payload.progress * total] : []));
  for (const sent of [1, 2, 3, 4]) {
    upload().progress(sent);
    await settle();
  }
  expect(said()).toEqual([1]);
  await jest.advanceTimersByTimeAsync(149);
  expect(said()).toEqual([1]);
  await jest.advanceTimersByTimeAsync(1);
  expect(said()).toEqual([1, 4]);
  await finish();
  await jest.advanceTimersByTimeAsync(150);
  upload().progress(2);
  await jest.advanceTimersByTimeAsync(150);
  expect(said().at(-1)).toBeCloseTo((sizes[0] ?? 0) + 2);
  // A server that counts more than the file has.
  upload().progress(10 * total);
  await jest.advanceTimersByTimeAsync(150);
  expect(said().at(-1)).toBeCloseTo(total);
});

it('the server is asked what it has of a photo only after a try that failed', async () => {
  const list = jest.spyOn(space.files, 'list');
  const id = await choose();
  expect([space.files.open.length, list.mock.calls]).toEqual([1, []]);
  upload().fail('unknown');
  await jest.advanceTimersByTimeAsync(2_000);
  await settle();
  expect(list.mock.calls).toEqual([[`sales/${SALE}/photos/${id}`]]);
});

it.each([
  ['of the same size is passed over', (blob: Blob) => blob, 'view.jpg'],
  ['that is not whole is sent again', () => new Blob(['x']), 'thumb.jpg'],
])('a file there %s', async (_, stored, next) => {
  const id = await choose();
  const { path, blob } = upload();
  space.files.stored.set(path, stored(blob));
  // The thumb of another photo says nothing of this one.
  space.files.stored.set(path.replace(id, 'other').replace('thumb', 'view'), blob);
  upload().fail('unknown');
  await jest.advanceTimersByTimeAsync(2_000);
  await settle();
  expect(sizeOf(upload())).toBe(next);
});

it.each([
  ['is asked for before a photo is sent that is too large without one', 1, 1],
  ['is not asked for before any other one', 0, 0],
])('a proved address %s', async (_, more, times) => {
  const proveAddress = jest.fn(async () => undefined);
  await space.store.stop();
  await begin({ session: { ...createFakeSessionGateway(() => space.auth.present), proveAddress } });
  const full = new Blob([new Uint8Array(PHOTO_LIMITS.unprovedBytes + more)]);
  const { prepare } = space.preparer;
  space.preparer.prepare = async (file) => {
    const prepared = await prepare(file);
    return { ...prepared, files: { ...prepared.files, full } };
  };
  await choose();
  expect([proveAddress.mock.calls.length, sizeOf(upload())]).toEqual([times, 'thumb.jpg']);
});

describe('a photo that failed', () => {
  it('and is removed while it waits for its next try is not sent', async () => {
    const id = await choose();
    upload().fail('unknown');
    await settle();
    space.store.dispatch(removePhotos({ photoIds: [id] }));
    await jest.advanceTimersByTimeAsync(600_000);
    expect([space.files.uploads.length, photo(id)?.status]).toEqual([1, 'removed']);
  });

  it('for good is noted on the device, and its place is free for the next one', async () => {
    const ids = space.choose(['9-1.jpg', '9-2.jpg', '9-3.jpg', '9-4.jpg']);
    await settle();
    upload().fail('quota-exceeded');
    await settle();
    expect(space.photoOutbox.kept.get(ids[0] ?? '')?.refused).toBe('quota-exceeded');
    expect(photo(ids[3] ?? '')?.status).toBe('uploading');
  });

  it('for a reason that nobody knows says so, and is tried again', async () => {
    const id = await choose();
    upload().fail('reason-of-tomorrow');
    await settle();
    expect(photo(id)).toMatchObject({ status: 'failed', failure: 'unknown' });
    await jest.advanceTimersByTimeAsync(2_000);
    expect(space.files.uploads.length).toBe(2);
  });

  it('only for now is not noted', async () => {
    const id = await choose();
    upload().fail('unknown');
    await settle();
    expect(space.photoOutbox.kept.get(id)?.refused).toBeNull();
  });

  it('may be given up, one that is sent may not', async () => {
    const id = await choose();
    space.store.dispatch(discardPhoto({ id }));
    await settle();
    expect([photo(id)?.status, space.photoOutbox.kept.has(id)]).toEqual(['uploading', true]);
    upload().fail('unauthorized');
    await settle();
    space.store.dispatch(discardPhoto({ id }));
    await settle();
    expect([photo(id), space.photoOutbox.kept.has(id)]).toEqual([undefined, false]);
  });
});

it('nothing goes on of a photo that is gone', async () => {
  const id = await choose();
  upload().fail('unauthorized');
  await settle();
  space.store.dispatch(discardPhoto({ id }));
  const refuse = jest.spyOn(space.photoOutbox, 'refuse');
  space.store.dispatch(retryPhoto({ id }));
  space.store.dispatch(resumePhoto({ id }));
  await settle();
  expect([photo(id), space.files.uploads.length, space.failures]).toEqual([undefined, 1, []]);
  expect(refuse).not.toHaveBeenCalled();
});

it('does not stop files that have arrived or failed', async () => {
  const id = await choose();
  upload().fail('unknown');
  await settle();
  space.store.dispatch(retryPhoto({ id }));
  await settle();
  for (let size = 0; size < 3; size += 1) await finish();
  expect([photo(id)?.status, space.files.uploads.map(({ log }) => log)]).toEqual(['stored', [[], [], [], []]]);
});

it('stops the file that is on its way when the photo is paused, and no other', async () => {
  const [first = '', second = ''] = space.choose(['9-1.jpg', '9-2.jpg']);
  await settle();
  space.store.dispatch(pausePhoto({ id: second }));
  await settle();
  expect(space.files.uploads.map(({ log }) => log)).toEqual([[], ['cancel']]);
  expect([photo(first)?.status, photo(second)?.status]).toEqual(['uploading', 'paused']);
  // A file that has arrived is not stopped either.
  await finish();
  expect(space.files.uploads.map(({ log }) => log)).toEqual([[], ['cancel'], []]);
});
