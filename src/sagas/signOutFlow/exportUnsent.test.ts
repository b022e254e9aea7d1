import { editLot } from '../../features/lots/model/lots/lotsSlice';
import { removePhotos } from '../../features/lots/model/operations/lotCommands';
import { exportWork, selectSignOutNote, signOutAsked } from '../../features/signOutFlow/signOutFlowSlice';
import type { Operation } from '../../domain/operations/operations';
import { keptPhoto } from '../../testing/contracts/outbox/photoOutbox.contract';
import { settle } from '../../testing/stores/makeTestStore';
import { buildLot, makeWorkspace, SALE, type Workspace } from '../../testing/stores/makeWorkspace';

let space: Workspace;
/** Let the server answer the calls that hang. */
let answers: readonly (() => void)[];
/** A change, and a photo whose files have arrived and whose document has not: only the device has its bytes. */
beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  space = makeWorkspace();
  space.lots.seed(SALE, [buildLot()]);
  await space.signIn();
  space.files.automatic = true;
  answers = [space.lots.hang('apply'), space.lots.hang('apply')];
  space.store.dispatch(editLot({ lotId: 'lot1', changes: { title: 'Unsent' } }));
  space.choose(['1-1.jpg'], 'lot1');
  await settle();
});
afterEach(async () => {
  await space.store.stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const exportAll = async (): Promise<void> => {
  space.store.dispatch(signOutAsked());
  await jest.advanceTimersByTimeAsync(4_000);
  space.store.dispatch(exportWork());
  await jest.advanceTimersByTimeAsync(60_000);
};
const operations = () => space.workExport.files.flatMap(({ operations: all }) => all.map(({ operation }) => operation));
const names = () => space.workExport.files.flatMap(({ photos }) => photos.map(({ fileName }) => fileName));
const never = (): Promise<never> => new Promise(() => undefined);
const mine = { lotId: 'lot1', changes: { title: { after: 'Unsent' } } };

it('one file has what this page holds, and what other pages left on this device', async () => {
  const changes = { description: { before: 'Blue.', after: 'Green.' } };
  const theirs: Operation = { id: 'other', saleId: SALE, lotId: 'lot1', uid: 'user-1', kind: 'editLot', changes };
  await space.outbox.put(theirs);
  const photo = keptPhoto({ id: 'other-photo', uid: 'user-1', saleId: SALE, lotId: 'lot1', fileName: 'other.jpg' });
  space.photoOutbox.kept.set(photo.id, photo);
  await exportAll();
  expect(operations()).toMatchObject([mine, { kind: 'addPhoto' }, { id: 'other' }]);
  expect(names()).toEqual(['1-1.jpg', 'other.jpg']);
  expect(space.read(selectSignOutNote)).toBe('exported');
});

it('says what the server has refused, and of nothing else that it was', async () => {
  const other = buildLot({ id: 'lot2', number: 2, order: 'a1' });
  space.lots.emit(SALE, { type: 'lots', changed: [other], removed: [], fromServer: true });
  space.lots.failNext('apply', 'permission-denied');
  space.store.dispatch(editLot({ lotId: 'lot2', changes: { title: 'Refused' } }));
  answers[1]?.();
  await settle();
  const delayed = buildLot({ id: 'lot3', number: 3, order: 'a2' });
  space.lots.emit(SALE, { type: 'lots', changed: [delayed], removed: [], fromServer: true });
  for (let each = 0; each < 50; each += 1) space.lots.failNext('apply', 'unavailable');
  space.store.dispatch(editLot({ lotId: 'lot3', changes: { title: 'Delayed' } }));
  const title = { title: { before: 'Unsent', after: 'Theirs' } };
  const theirs: Operation = {
    id: 'other',
    saleId: SALE,
    lotId: 'lot1',
    uid: 'user-1',
    kind: 'editLot',
    changes: title,
  };
  await space.outbox.put(theirs);
  await space.outbox.refuse('other', 'not-found');
  space.files.failNext('upload', 'quota-exceeded');
  space.choose(['refused.jpg'], 'lot1');
  await settle();
  for (let each = 0; each < 50; each += 1) space.files.failNext('upload', 'retry-limit-exceeded');
  space.choose(['delayed.jpg'], 'lot1');
  await settle();
  const photo = keptPhoto({
    id: 'p',
    uid: 'user-1',
    saleId: SALE,
    lotId: 'lot1',
    fileName: 'other.jpg',
    refused: 'no',
  });
  space.photoOutbox.kept.set(photo.id, photo);
  await exportAll();
  const [file] = space.workExport.files;
  expect(file?.uid).toBe('user-1');
  expect(file?.operations.map(({ operation, refused }) => [operation.kind, refused])).toEqual([
    ['editLot', null],
    ['addPhoto', null],
    ['editLot', 'permission-denied'],
    ['editLot', null],
    ['editLot', 'not-found'],
  ]);
  expect(file?.photos.map(({ fileName, refused }) => [fileName, refused])).toEqual([
    ['refused.jpg', 'quota-exceeded'],
    ['delayed.jpg', null],
    ['1-1.jpg', null],
    ['other.jpg', 'no'],
  ]);
});

it('has the bytes of a photo whose files the server has, and which the device lists no more', async () => {
  jest.spyOn(space.photoOutbox, 'list').mockResolvedValue([]);
  await exportAll();
  expect(names()).toEqual(['1-1.jpg']);
});

it('what was chosen and is no photo is left out', async () => {
  space.preparer.failNext('prepare', 'notAnImage');
  space.choose(['letter.pdf'], 'lot1');
  await exportAll();
  expect(names()).toEqual(['1-1.jpg']);
});

it('a photo that was removed before it was sent is left out, though the page can still put it back', async () => {
  space.files.automatic = false;
  const [id = ''] = space.choose(['removed.jpg'], 'lot1');
  await settle();
  space.store.dispatch(removePhotos({ photoIds: [id] }));
  await settle();
  expect(space.pictures.held).toContain(id);
  await exportAll();
  expect(names()).toEqual(['1-1.jpg']);
});

it.each([
  ['cannot be read', () => Promise.reject(new DOMException('No storage.', 'UnknownError'))],
  ['gives no answer', never],
])('a device that %s does not keep what this page holds from the person', async (_name, answer) => {
  jest.spyOn(space.outbox, 'list').mockImplementation(answer);
  jest.spyOn(space.photoOutbox, 'list').mockImplementation(answer);
  jest.spyOn(space.photoOutbox, 'find').mockImplementation(answer);
  await exportAll();
  expect(operations()).toMatchObject([mine, { kind: 'addPhoto' }]);
  expect(space.read(selectSignOutNote)).toBe('exported');
});
