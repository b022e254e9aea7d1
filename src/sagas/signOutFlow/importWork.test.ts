import {
  importConfirmed,
  importWorkLeft,
  selectImportWork,
  workFileChosen,
} from '../../features/signOutFlow/importWorkSlice';
import { selectIntakePhoto, selectIntakePhotos } from '../../features/lots/model/photos/photosSlice';
import { selectNeedsAttention, selectUnsentCount } from '../../features/lots/model/saves/savesSlice';
import type { Operation } from '../../domain/operations/operations';
import type { KeptPhoto } from '../../services/outbox/PhotoOutbox';
import { keptPhoto } from '../../testing/contracts/outbox/photoOutbox.contract';
import type { WorkFile } from '../../services/outbox/WorkExport';
import { settle } from '../../testing/stores/makeTestStore';
import { buildLot, makeWorkspace, SALE, type Workspace } from '../../testing/stores/makeWorkspace';

let space: Workspace;
beforeEach(async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  space = makeWorkspace();
  space.lots.seed(SALE, [buildLot()]);
  space.files.automatic = true;
  await space.signIn();
});
afterEach(async () => {
  await space.store.stop();
  expect(space.unknown).toEqual([]);
  jest.restoreAllMocks();
});

const edit = (id: string, before = 'A vase', after = 'A bowl'): Operation => ({
  id,
  saleId: SALE,
  lotId: 'lot1',
  uid: 'user-1',
  kind: 'editLot',
  changes: { title: { before, after } },
});
const photo = (id: string): KeptPhoto => keptPhoto({ id, uid: 'user-1', saleId: SALE, lotId: 'lot1' });
const title = () => space.lots.documents(SALE).lots.get('lot1')?.title;
const state = () => space.read(selectImportWork);

/** Chooses a file that holds this. */
async function choose(work: Partial<WorkFile>): Promise<void> {
  const file = new File(['zip'], 'lotsmith-unsent.zip');
  space.workImport.files.set(file, { uid: 'user-1', operations: [], photos: [], ...work });
  space.store.dispatch(workFileChosen({ fileId: space.workFiles.hold(file) }));
  await settle();
}
async function confirm(): Promise<void> {
  space.store.dispatch(importConfirmed());
  await settle();
}

it('shows what is in the file, and brings it to the server when the person wants it', async () => {
  await choose({ operations: [{ operation: edit('op1'), refused: null }], photos: [photo('photo1')] });
  expect(state()).toMatchObject({ status: 'asking', sales: [{ saleId: SALE, changes: 1, photos: 1, lots: 1 }] });
  expect([title(), space.outbox.entries.size]).toEqual(['A vase', 0]);
  await confirm();
  expect(state().status).toBe('closed');
  expect(title()).toBe('A bowl');
  expect([...space.lots.documents(SALE).photos.keys()]).toEqual(['photo1']);
  expect(space.read(selectUnsentCount)).toBe(0);
  expect(space.state().notifications.list[0]?.message).toMatch(/back on this device/);
});

it('does nothing twice that the server has already', async () => {
  const work = { operations: [{ operation: edit('op1'), refused: null }] };
  await choose(work);
  await confirm();
  const done = space.lots.applied.length;
  await choose(work);
  await confirm();
  expect(title()).toBe('A bowl');
  expect(space.lots.applied).toHaveLength(done);
  expect(space.read(selectUnsentCount)).toBe(0);
});

it('lets what was refused wait for the person, with its reason', async () => {
  await choose({ operations: [{ operation: edit('op1'), refused: 'permission-denied' }] });
  await confirm();
  expect(title()).toBe('A vase');
  expect(space.read(selectNeedsAttention)).toMatchObject([{ operation: { id: 'op1' }, code: 'permission-denied' }]);
  expect(space.outbox.entries.get('op1')?.refused).toBe('permission-denied');
});

it('lets a photo that was refused wait for the person, with its reason', async () => {
  await choose({ photos: [{ ...photo('photo1'), refused: 'quota-exceeded' }, photo('photo2')] });
  await confirm();
  expect(space.read(selectIntakePhoto, 'photo1')).toMatchObject({ status: 'failed', failure: 'quota-exceeded' });
  expect(space.photoOutbox.kept.get('photo1')?.refused).toBe('quota-exceeded');
  expect([...space.lots.documents(SALE).photos.keys()]).toEqual(['photo2']);
});

it('shows what a colleague has changed meanwhile, and overwrites nothing', async () => {
  await choose({ operations: [{ operation: edit('op1', 'An older title'), refused: null }] });
  await confirm();
  expect(title()).toBe('A vase');
  expect(space.read(selectNeedsAttention)).toMatchObject([{ operation: { theirs: { title: { value: 'A vase' } } } }]);
});

it('takes only what is not here already, and says when that is nothing', async () => {
  space.lots.hang('apply');
  const work = { operations: [{ operation: edit('op1'), refused: null }] };
  await choose(work);
  await confirm();
  await choose({ operations: [...work.operations, { operation: edit('op2'), refused: null }] });
  expect(state().sales).toMatchObject([{ changes: 1 }]);
  space.store.dispatch(importWorkLeft());
  await choose(work);
  expect(state()).toMatchObject({ status: 'refused', problem: 'nothingNew' });
});

it('refuses another account’s work and files that are none of ours', async () => {
  await choose({ uid: 'user-2', operations: [{ operation: { ...edit('op1'), uid: 'user-2' }, refused: null }] });
  expect(state().problem).toBe('otherPerson');
  space.store.dispatch(importWorkLeft());
  space.store.dispatch(workFileChosen({ fileId: space.workFiles.hold(new File(['x'], 'x.zip')) }));
  await settle();
  expect(state().problem).toBe('notOurs');
  expect(space.outbox.entries.size).toBe(0);
});

it('says when the device has no room, and goes on when the file is chosen again', async () => {
  const work = { operations: [{ operation: edit('op1'), refused: null }], photos: [photo('photo1')] };
  await choose(work);
  space.photoOutbox.failNext('put');
  await confirm();
  expect(state()).toMatchObject({ status: 'refused', problem: 'notKept' });
  expect(title()).toBe('A vase');
  await choose(work);
  await confirm();
  expect([title(), space.lots.documents(SALE).photos.size]).toEqual(['A bowl', 1]);
});

it('leaves everything as it is when the person does not want it', async () => {
  await choose({ operations: [{ operation: edit('op1'), refused: null }], photos: [photo('photo1')] });
  space.store.dispatch(importWorkLeft());
  await confirm();
  expect(state().status).toBe('closed');
  expect([title(), space.outbox.entries.size, space.read(selectIntakePhotos).length]).toEqual(['A vase', 0, 0]);
});
