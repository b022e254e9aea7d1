import { selectPhotosOnlyHere } from '../../../features/lots/model/photos/intakeSelectors';
import { editLot, selectLots } from '../../../features/lots/model/lots/lotsSlice';
import { removePhotos, turnPhotos } from '../../../features/lots/model/operations/lotCommands';
import { selectIntakePhotos } from '../../../features/lots/model/photos/photosSlice';
import { undoAsked } from '../../../features/lots/model/history/undoSlice';
import { selectUnkeptCount } from '../../../features/lots/model/saves/savesSlice';
import { settle } from '../../../testing/stores/makeTestStore';
import { makeWorkspace, SALE, type Workspace } from '../../../testing/stores/makeWorkspace';

let space: Workspace;
beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  space = makeWorkspace();
  await space.signIn();
});
afterEach(async () => {
  await space.store.stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const never = <Value>(): Promise<Value> => new Promise(() => undefined);
const lotsOnServer = (): number => space.lots.documents(SALE).lots.size;
/** Photos of which each makes a lot. */
async function choose(...names: readonly string[]): Promise<void> {
  space.choose(names);
  await settle();
}
/** The device takes its time with lots and their photos; gives what lets it go on. */
function hold(): () => Promise<void> {
  let go = (): void => undefined;
  const until = new Promise<void>((resolve) => (go = resolve));
  const { putAll } = space.outbox;
  jest.spyOn(space.outbox, 'putAll').mockImplementationOnce(async (operations, photos) => {
    await until;
    return putAll(operations, photos);
  });
  return async () => {
    go();
    await settle();
  };
}

describe('a device that is busy with the bytes', () => {
  it('is waited for half a minute; then the lot is made without, and its photo is noted', async () => {
    hold();
    space.preparer.holdNext();
    jest.spyOn(space.photoOutbox, 'put').mockImplementation(never);
    await choose('IMG_1.jpg');
    await jest.advanceTimersByTimeAsync(29_900);
    expect([lotsOnServer(), space.read(selectUnkeptCount)]).toEqual([0, 1]);
    await jest.advanceTimersByTimeAsync(200);
    const [lot] = space.read(selectLots);
    expect([lotsOnServer(), space.read(selectPhotosOnlyHere)]).toEqual([1, 1]);
    expect([...space.photoOutbox.chosen.values()]).toMatchObject([{ lotId: lot?.id }]);
    // It has answered since: what is next has its time.
    hold();
    await choose('IMG_2.jpg');
    await jest.advanceTimersByTimeAsync(29_900);
    expect(lotsOnServer()).toBe(1);
  });

  it('is hardly waited for any more, once it has taken no words either', async () => {
    for (const method of ['put', 'putAll'] as const) jest.spyOn(space.outbox, method).mockImplementation(never);
    jest.spyOn(space.photoOutbox, 'put').mockImplementation(never);
    await choose('IMG_1.jpg');
    await jest.advanceTimersByTimeAsync(34_900);
    expect(lotsOnServer()).toBe(0);
    await jest.advanceTimersByTimeAsync(200);
    expect(lotsOnServer()).toBe(1);
    await jest.advanceTimersByTimeAsync(30_000);
    await choose('IMG_2.jpg');
    await jest.advanceTimersByTimeAsync(900);
    expect(lotsOnServer()).toBe(2);
  });

  it('does not keep a lot from the server by not noting what is missing', async () => {
    space.outbox.failNext('putAll');
    jest.spyOn(space.photoOutbox, 'put').mockRejectedValue(new DOMException('Full.', 'QuotaExceededError'));
    jest.spyOn(space.photoOutbox, 'noteLots').mockImplementation(never);
    await choose('IMG_1.jpg');
    await jest.advanceTimersByTimeAsync(5_100);
    jest.spyOn(space.photoOutbox, 'noteLots').mockRejectedValue(new DOMException('Full.', 'QuotaExceededError'));
    space.outbox.failNext('putAll');
    await choose('IMG_2.jpg');
    expect([lotsOnServer(), space.failures]).toEqual([2, []]);
  });
});

it('a photo that the device did not take with its lot is written alone, before its sizes exist', async () => {
  space.outbox.failNext('putAll');
  space.preparer.holdNext();
  await choose('IMG_1.jpg');
  const [photo] = space.read(selectIntakePhotos);
  expect(await space.photoOutbox.kept.get(photo?.id ?? '')?.file?.text()).toBe('bytes of IMG_1.jpg');
  expect([lotsOnServer(), space.read(selectPhotosOnlyHere)]).toEqual([1, 0]);
});

describe('what is said of a photo while it is written with its lot', () => {
  it('is on the device behind it', async () => {
    const write = hold();
    space.preparer.holdNext();
    await choose('IMG_1.jpg');
    const [photo] = space.read(selectIntakePhotos);
    space.store.dispatch(turnPhotos({ photoIds: [photo?.id ?? ''], way: 'right' }));
    await settle();
    expect(space.photoOutbox.kept.size).toBe(0);
    await write();
    expect(space.photoOutbox.kept.get(photo?.id ?? '')).toMatchObject({ changes: { rotation: { after: 90 } } });
    expect([space.read(selectPhotosOnlyHere), space.read(selectUnkeptCount)]).toEqual([0, 0]);
  });

  it('is that it goes: the lot is kept, and no photo', async () => {
    const write = hold();
    space.preparer.holdNext();
    await choose('IMG_1.jpg', 'IMG_2.jpg');
    const [photo, other] = space.read(selectIntakePhotos);
    space.store.dispatch(removePhotos({ photoIds: [photo?.id ?? ''] }));
    await settle();
    await write();
    expect([...space.photoOutbox.kept.keys()]).toEqual([other?.id]);
    expect(lotsOnServer()).toBe(2);
    // No device is said to have no room for a photo that nobody wants.
    expect(space.state().notifications.list).toEqual([]);
  });

  it('is that it goes and comes back: it is not said to be here before the device has it anew, behind its lot', async () => {
    const write = hold();
    space.preparer.holdNext();
    await choose('IMG_1.jpg');
    const [photo] = space.read(selectIntakePhotos);
    space.store.dispatch(removePhotos({ photoIds: [photo?.id ?? ''] }));
    space.store.dispatch(undoAsked());
    await settle();
    expect([space.photoOutbox.kept.size, space.read(selectPhotosOnlyHere)]).toEqual([0, 1]);
    await write();
    // The next visit adds it under the id with which it came back.
    const { addId } = space.read(selectIntakePhotos)[0] ?? {};
    expect(space.photoOutbox.kept.get(photo?.id ?? '')).toMatchObject({ addId });
    expect([typeof addId, lotsOnServer(), space.read(selectPhotosOnlyHere)]).toEqual(['string', 1, 0]);
  });
});

it('a lot and its photo are in one transaction, and another transaction has neither', async () => {
  const putAll = jest.spyOn(space.outbox, 'putAll');
  const put = jest.spyOn(space.photoOutbox, 'put');
  space.preparer.holdNext();
  await choose('IMG_1.jpg');
  const [photo] = space.read(selectIntakePhotos);
  expect(putAll.mock.calls).toMatchObject([
    [[{ kind: 'createLot', lotId: photo?.lotId }], [{ id: photo?.id, uid: 'user-1' }]],
  ]);
  expect(put).not.toHaveBeenCalled();
});

it('all photos of a lot are written with it', async () => {
  space.preparer.holdNext();
  await choose('7-1.jpg', '7-2.jpg');
  expect([...space.photoOutbox.kept.values()].map(({ fileName }) => fileName)).toEqual(['7-1.jpg', '7-2.jpg']);
  expect([lotsOnServer(), space.read(selectPhotosOnlyHere)]).toEqual([1, 0]);
});

it('lots whose photos are more than 16 MB together are written one after the other, all photos of each with it', async () => {
  jest.spyOn(Blob.prototype, 'size', 'get').mockReturnValue(5 * 1024 * 1024);
  const putAll = jest.spyOn(space.outbox, 'putAll');
  await choose('1-1.jpg', '1-2.jpg', '2-1.jpg', '2-2.jpg', '3-1.jpg');
  const written = putAll.mock.calls.map(([, photos = []]) => photos.map(({ fileName }) => fileName));
  expect(written).toEqual([
    ['1-1.jpg', '1-2.jpg'],
    ['2-1.jpg', '2-2.jpg', '3-1.jpg'],
  ]);
  expect([lotsOnServer(), space.read(selectPhotosOnlyHere)]).toEqual([3, 0]);
});

it('words about another lot go onto the device before a lot with its photo that was made before them', async () => {
  await choose('IMG_1.jpg');
  const [lot] = space.read(selectLots);
  const write = hold();
  await choose('IMG_2.jpg');
  const put = jest.spyOn(space.outbox, 'put');
  const putAll = jest.spyOn(space.outbox, 'putAll').mockClear();
  await choose('IMG_3.jpg');
  space.store.dispatch(editLot({ lotId: lot?.id ?? '', changes: { title: 'A vase' } }));
  await write();
  expect(put.mock.calls).toMatchObject([[{ kind: 'editLot', lotId: lot?.id }]]);
  expect(putAll.mock.calls).toMatchObject([[[{ kind: 'createLot' }], [{ fileName: 'IMG_3.jpg' }]]]);
  expect(put.mock.invocationCallOrder[0]).toBeLessThan(putAll.mock.invocationCallOrder[0] ?? 0);
});
