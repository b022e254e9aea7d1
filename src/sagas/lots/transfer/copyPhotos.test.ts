import {
  selectTransferOffer,
  selectTransferRuns,
  transferAsked,
  transferConfirmed,
  transferRetried,
  transferStepped,
} from '../../../features/lots/model/transfer/transferSlice';
import { PHOTO_SIZES } from '../../../domain/photos/photo';
import { AUTUMN, makeTransfers, seedTransfers } from '../../../testing/stores/makeTransfers';
import { settle } from '../../../testing/stores/makeTestStore';
import { buildPhoto, SALE, type Workspace } from '../../../testing/stores/makeWorkspace';

let space: Workspace;
/** The files that were read, by photo and size. */
let read: string[];
beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  read = [];
  space = makeTransfers();
  seedTransfers(space);
  const { load } = space.files;
  space.files.load = async (path) => {
    read.push(path.split('/').slice(-2).join('/'));
    return load(path);
  };
  await space.signIn();
});
afterEach(async () => {
  await space.store.stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

async function pass(ms: number): Promise<void> {
  await settle();
  await jest.advanceTimersByTimeAsync(ms);
  await settle();
}
async function move(lotIds: readonly string[] = ['lot1']): Promise<void> {
  space.store.dispatch(transferAsked({ lotIds }));
  const offer = space.read(selectTransferOffer);
  if (offer === null) throw new Error('Nothing was offered.');
  const choice = { to: AUTUMN, numbered: true, withPrices: true };
  space.store.dispatch(transferConfirmed({ offer, choice }));
  await settle();
}
const run = () => Object.values(space.read(selectTransferRuns))[0];
const there = () => [...space.lots.documents(AUTUMN).photos.values()];
const countOf = (file: string): number => read.filter((each) => each === file).length;

it('reads every size of every photo once, and stores the same files there', async () => {
  await move();
  await pass(0);
  expect(run()).toBeUndefined();
  expect(read).toEqual(['side', 'cover'].flatMap((id) => PHOTO_SIZES.map((size) => `${id}/${size}.jpg`)));
  const stored = there().map(({ path }) => PHOTO_SIZES.map((size) => space.files.stored.get(`${path}/${size}.jpg`)));
  const texts = await Promise.all(stored.flat().map(async (file) => file?.text()));
  expect(texts).toEqual(
    ['side', 'cover'].flatMap((id) => PHOTO_SIZES.map((size) => `sales/${SALE}/photos/${id} ${size}`)),
  );
  expect(there()).toMatchObject([
    { order: 'a0', width: 100, height: 80, hash: 'ab' },
    { order: 'a1', caption: 'Signed' },
  ]);
});

it('says how far it is', async () => {
  await move(['lot1', 'lot2']);
  await pass(0);
  const steps = space.actions.flatMap((action) => {
    if (!transferStepped.match(action)) return [];
    const { id: _id, ...step } = action.payload;
    return [step];
  });
  expect(steps).toEqual([
    { step: 'copying', photos: 2, photosCopied: 0 },
    { photosCopied: 1 },
    { photosCopied: 2 },
    { step: 'arriving' },
    { step: 'clearing' },
  ]);
});

describe('a file that cannot be read', () => {
  const FIRST = 'side/full.jpg';

  it('is asked for again after two seconds, and after eight more', async () => {
    space.files.failNext('load', 'unknown');
    space.files.failNext('load', 'retry-limit-exceeded');
    await move();
    expect(countOf(FIRST)).toBe(1);
    await pass(1_900);
    expect(countOf(FIRST)).toBe(1);
    await pass(200);
    expect(countOf(FIRST)).toBe(2);
    await pass(7_800);
    expect(countOf(FIRST)).toBe(2);
    await pass(200);
    expect([countOf(FIRST), run(), there().length]).toEqual([3, undefined, 2]);
  });

  it('is given up then: its lot stays, and the others go', async () => {
    for (let nth = 0; nth < 3; nth += 1) space.files.failNext('load', 'unknown');
    await move(['lot1', 'lot2']);
    await pass(10_100);
    expect(countOf(FIRST)).toBe(3);
    expect(run()).toMatchObject({ status: 'left', left: [{ lotId: 'lot1', reason: 'photoUnread' }] });
    expect(there()).toEqual([]);
  });

  it.each(['object-not-found', 'unauthorized', 'unauthenticated'])('is not asked for again after %s', async (code) => {
    space.files.failNext('load', code);
    await move();
    expect(run()).toMatchObject({ status: 'left', left: [{ lotId: 'lot1', reason: 'photoUnread' }] });
    expect(countOf(FIRST)).toBe(1);
  });

  it('stops all when the session is at its end', async () => {
    space.files.failNext('load', 'auth/network-request-failed');
    await move(['lot1', 'lot2']);
    expect(run()).toMatchObject({ status: 'stopped' });
    expect([read.length, space.lots.documents(SALE).lots.get('lot2')?.deletedAt]).toEqual([1, null]);
  });
});

describe('a device that does not take the copy', () => {
  const isLeft = () => expect(run()).toMatchObject({ status: 'left', left: [{ lotId: 'lot1', reason: 'noRoom' }] });

  it('keeps the lot where it is', async () => {
    space.photoOutbox.failNext('put');
    await move();
    isLeft();
    expect([there(), space.photoOutbox.kept.size, countOf('cover/full.jpg')]).toEqual([[], 0, 0]);
  });

  it('is waited for five seconds', async () => {
    space.photoOutbox.put = () => new Promise(() => undefined);
    await move();
    await pass(4_900);
    expect(run()?.status).toBe('running');
    await pass(200);
    isLeft();
  });
});

it('has at most four photos on the device at once', async () => {
  const more = ['p3', 'p4', 'p5', 'p6'].map((id, at) => buildPhoto({ id, order: `a${at + 2}` }));
  space.lots.seed(SALE, [], more);
  for (const { path } of more)
    for (const size of PHOTO_SIZES) space.files.stored.set(`${path}/${size}.jpg`, new Blob());
  space.files.automatic = false;
  await move();
  await pass(0);
  expect([...new Set(read.map((file) => file.split('/')[0]))]).toEqual(['side', 'cover', 'p3', 'p4']);
  const folder = space.files.open[0]?.path.replace(/[a-z]+\.jpg$/, '') ?? '';
  for (let nth = 0; nth < PHOTO_SIZES.length; nth += 1) {
    for (const upload of space.files.open.filter(({ path }) => path.startsWith(folder))) upload.finish();
    await pass(100);
  }
  expect([...new Set(read.map((file) => file.split('/')[0]))]).toEqual(['side', 'cover', 'p3', 'p4', 'p5']);
});

it('reads nothing again that is there, when it goes on', async () => {
  space.files.stored.delete(`sales/${SALE}/photos/cover/view.jpg`);
  await move();
  await pass(0);
  expect(there()).toHaveLength(1);
  space.files.stored.set(`sales/${SALE}/photos/cover/view.jpg`, new Blob(['again']));
  read = [];
  space.store.dispatch(transferRetried({ id: run()?.id ?? '' }));
  await pass(0);
  expect(run()).toBeUndefined();
  expect(read).toEqual(PHOTO_SIZES.map((size) => `cover/${size}.jpg`));
});
