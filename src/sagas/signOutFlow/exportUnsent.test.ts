import { editLot } from '../../features/lots/model/lots/lotsSlice';
import { exportWork, selectSignOutNote, signOutAsked } from '../../features/signOutFlow/signOutFlowSlice';
import type { Operation } from '../../domain/operations/operations';
import { keptPhoto } from '../../testing/contracts/outbox/photoOutbox.contract';
import { settle } from '../../testing/stores/makeTestStore';
import { buildLot, makeWorkspace, SALE, type Workspace } from '../../testing/stores/makeWorkspace';

let space: Workspace;
/** A change, and a photo whose files have arrived and whose document has not: only the device has its bytes. */
beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  space = makeWorkspace();
  space.lots.seed(SALE, [buildLot()]);
  await space.signIn();
  space.files.automatic = true;
  for (let each = 0; each < 2; each += 1) space.lots.hang('apply');
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
