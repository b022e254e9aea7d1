import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import type { PublishedPhoto } from '../../domain/catalogue/catalogue';
import type { Photo } from '../../domain/photos/photo';
import { GatewayFailure } from '../../services/failure';
import { createFakeFilesGateway } from '../../testing/fakes/fakeFilesGateway';
import { createFakePhotoTurner } from '../../testing/fakes/photos/fakePhotoTurner';
import { buildPhoto } from '../../testing/stores/makeWorkspace';
import { publishPhotos } from './publishPhotos';

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] }));
afterEach(() => jest.useRealTimers());

const SLUG = 'clocks';
const photoOf = (id: string, fields: Partial<Photo> = {}): Photo => buildPhoto({ id, bytes: 9, ...fields });
const publicPath = (id: string, size: string): string => `catalogues/${SLUG}/${id}/${size}.jpg`;

interface Already {
  /** What visitors have, by its turn. */
  readonly there?: Readonly<Record<string, PublishedPhoto['turn']>>;
  /** What a publishing that was broken off may have copied. */
  readonly begun?: readonly string[];
}

async function publish(photos: readonly Photo[], { there = {}, begun = [] }: Already = {}) {
  const stored = photos.flatMap(({ path }) =>
    ['full', 'view', 'thumb'].map((size) => [`${path}/${size}.jpg`, new Blob([`the ${size}.`.padEnd(9)])] as const),
  );
  const files = createFakeFilesGateway('editor', new Map(stored));
  files.automatic = true;
  const middleware = createSagaMiddleware({
    context: { files, turner: createFakePhotoTurner() },
    onError: () => undefined,
  });
  configureStore({ reducer: () => null, middleware: () => [middleware] as never });
  const counts: number[] = [];
  const visible = new Map(Object.entries(there).map(([id, turn]) => [id, { id, turn } as PublishedPhoto]));
  const run = () => {
    const task = middleware.run(() =>
      publishPhotos(SLUG, photos, visible, new Set(begun), function* (done: number) {
        counts.push(done);
      }),
    );
    const end = { is: 'none' as unknown };
    task.toPromise().then(
      () => (end.is = 'done'),
      (error: unknown) => (end.is = error),
    );
    return { task, end };
  };
  return { files, counts, run, uploads: () => files.uploads.map(({ path }) => path.split('/').slice(2).join('/')) };
}
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

it('copies the small sizes first, so that where the full one is the others are', async () => {
  const { run, uploads, files } = await publish([photoOf('a')]);
  files.automatic = false;
  const { end } = run();
  await pass(0);
  expect(uploads()).toEqual(['a/thumb.jpg', 'a/view.jpg']);
  for (const upload of files.open) upload.finish();
  await pass(0);
  expect(uploads()).toEqual(['a/thumb.jpg', 'a/view.jpg', 'a/full.jpg']);
  expect(end.is).toBe('none');
  for (const upload of files.open) upload.finish();
  await pass(0);
  expect(end.is).toBe('done');
  expect(await files.stored.get(publicPath('a', 'view'))?.text()).toBe('the view.');
});

it('copies three at once, and says how many are done', async () => {
  const { run, uploads, files, counts } = await publish(['a', 'b', 'c', 'd'].map((id) => photoOf(id)));
  files.automatic = false;
  const { end } = run();
  await pass(0);
  expect(new Set(uploads().map((path) => path[0]))).toEqual(new Set(['a', 'b', 'c']));
  for (let round = 0; round < 5; round += 1) {
    for (const upload of files.open) upload.finish();
    await pass(0);
  }
  expect(counts).toEqual([0, 1, 2, 3, 4]);
  expect(end.is).toBe('done');
});

it('copies nothing that visitors have in the same turn, and all that they have in another one', async () => {
  const photos = [photoOf('a'), photoOf('b', { rotation: 90 }), photoOf('c', { rotation: 180 }), photoOf('d')];
  const { run, uploads, counts } = await publish(photos, { there: { a: 0, b: 90, c: 90 } });
  run();
  await pass(0);
  expect(new Set(uploads().map((path) => path[0]))).toEqual(new Set(['c', 'd']));
  expect(counts).toEqual([2, 3, 4]);
});

it('copies of what was begun only what is not there whole; of a turned photo the size says nothing', async () => {
  const photos = [photoOf('a'), photoOf('b'), photoOf('c', { rotation: 90 }), photoOf('d')];
  const { run, uploads, files, counts } = await publish(photos, { begun: ['a', 'b', 'c'] });
  for (const id of ['a', 'c', 'd']) files.stored.set(publicPath(id, 'full'), new Blob(['nine byte']));
  files.stored.set(publicPath('b', 'full'), new Blob(['eight by']));
  run();
  await pass(0);
  expect(files.asked).toEqual([publicPath('a', 'full'), publicPath('b', 'full')]);
  expect(new Set(uploads().map((path) => path[0]))).toEqual(new Set(['b', 'c', 'd']));
  expect(counts).toEqual([0, 1, 2, 3, 4]);
});

describe('a photo that cannot be copied', () => {
  it('is tried again after 2 and 8 seconds', async () => {
    const { run, files } = await publish([photoOf('a')]);
    // Of both small sizes, at the first and the second try.
    for (let each = 0; each < 4; each += 1) files.failNext('load', 'retry-limit-exceeded');
    const load = jest.spyOn(files, 'load');
    const { end } = run();
    await pass(1_999);
    expect(load).toHaveBeenCalledTimes(2);
    await pass(1 + 7_999);
    expect(load).toHaveBeenCalledTimes(4);
    expect(end.is).toBe('none');
    await pass(1);
    expect(end.is).toBe('done');
  });

  it('is tried again when the browser itself gave up, and then stops the publishing', async () => {
    const { run, files } = await publish([photoOf('a')]);
    const load = jest.spyOn(files, 'load').mockRejectedValue(new Error('no canvas'));
    const { end } = run();
    await pass(9_999);
    expect(end.is).toBe('none');
    await pass(1);
    expect(load).toHaveBeenCalledTimes(6);
    expect(end.is).toMatchObject({ code: 'photos-not-copied' });
  });

  it('stops the publishing after the third try', async () => {
    const { run, files } = await publish([photoOf('a')]);
    for (let each = 0; each < 6; each += 1) files.failNext('load', 'retry-limit-exceeded');
    const { end } = run();
    await pass(9_999);
    expect(end.is).toBe('none');
    await pass(1);
    expect(end.is).toMatchObject({ code: 'photos-not-copied' });
  });

  it.each(['object-not-found', 'unauthorized', 'unauthenticated', 'damaged'])(
    'stops the publishing at once for %s',
    async (code) => {
      const { run, files } = await publish([photoOf('a')]);
      files.failNext('load', code);
      const { end } = run();
      await pass(0);
      expect(end.is).toMatchObject({ code: 'photos-not-copied' });
    },
  );

  it('is the session’s business when the session is over', async () => {
    const { run, files } = await publish([photoOf('a')]);
    const failure = new GatewayFailure('auth/user-token-expired');
    jest.spyOn(files, 'load').mockRejectedValue(failure);
    const { end } = run();
    await pass(0);
    expect(end.is).toBe(failure);
  });
});

it('stops what is on its way when it is given up', async () => {
  const { run, files } = await publish([photoOf('a')]);
  files.automatic = false;
  const { task } = run();
  await pass(0);
  expect(files.uploads.map(({ log }) => log)).toEqual([[], []]);
  task.cancel();
  await pass(0);
  expect(files.uploads.map(({ log }) => log)).toEqual([['cancel'], ['cancel']]);
  expect(files.stored.size).toBe(3);
});
