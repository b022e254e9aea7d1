import {
  importConfirmed,
  importWorkLeft,
  selectImportWork,
  workFileChosen,
} from '../../features/signOutFlow/importWorkSlice';
import { selectIntakePhoto, selectIntakePhotos } from '../../features/lots/model/photos/photosSlice';
import { selectNeedsAttention, selectUnsent, selectUnsentCount } from '../../features/lots/model/saves/savesSlice';
import { editLot } from '../../features/lots/model/lots/lotsSlice';
import type { Operation } from '../../domain/operations/operations';
import type { KeptPhoto } from '../../services/outbox/PhotoOutbox';
import { keptPhoto } from '../../testing/contracts/outbox/photoOutbox.contract';
import type { WorkFile } from '../../services/outbox/WorkExport';
import { settle } from '../../testing/stores/makeTestStore';
import { buildLot, buildPhoto, makeWorkspace, SALE, type Workspace } from '../../testing/stores/makeWorkspace';

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
/** Adds a photo that was removed and put back: its id is not the photo's. */
const putBack: Operation = { ...edit('again'), kind: 'addPhoto', photo: buildPhoto({ id: 'photo1' }), cover: false };
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

it('says how much of each sale is in the file', async () => {
  const [here, there] = [edit('op1'), { ...edit('op2'), saleId: 'saleB' }];
  await choose({
    operations: [here, there, { ...there, id: 'op3', lotId: 'lot2' }].map((operation) => ({
      operation,
      refused: null,
    })),
    photos: [photo('photo1'), photo('photo2'), { ...photo('photo3'), saleId: 'saleB' }],
  });
  expect(state().sales).toEqual([
    { saleId: SALE, changes: 1, photos: 2, lots: 1 },
    { saleId: 'saleB', changes: 2, photos: 1, lots: 2 },
  ]);
});

it('counts a photo once that is about to be added, also after it was removed and put back', async () => {
  await choose({ operations: [{ operation: putBack, refused: null }], photos: [photo('photo1')] });
  expect(state().sales).toEqual([{ saleId: SALE, changes: 1, photos: 0, lots: 1 }]);
});

describe('there is nothing to bring back', () => {
  it('of what only this page has, because the device has no room', async () => {
    const full = new DOMException('Full.', 'QuotaExceededError');
    jest.spyOn(space.outbox, 'put').mockRejectedValue(full);
    jest.spyOn(space.outbox, 'putAll').mockRejectedValue(full);
    jest.spyOn(space.photoOutbox, 'put').mockRejectedValue(full);
    space.files.automatic = false;
    space.lots.hang('apply');
    space.store.dispatch(editLot({ lotId: 'lot1', changes: { title: 'A bowl' } }));
    const [id = ''] = space.choose(['1-1.jpg'], 'lot1');
    await settle();
    const operations = space.read(selectUnsent).map(({ operation }) => ({ operation, refused: null }));
    expect([operations.length, space.outbox.entries.size, space.photoOutbox.kept.size]).toEqual([1, 0, 0]);
    await choose({ operations, photos: [photo(id)] });
    expect(state().problem).toBe('nothingNew');
  });

  it('of what another page of this browser works on', async () => {
    await space.outbox.put(edit('op1'));
    space.photoOutbox.kept.set('photo1', photo('photo1'));
    await choose({ operations: [{ operation: edit('op1'), refused: null }], photos: [photo('photo1')] });
    expect(state().problem).toBe('nothingNew');
  });

  it('of a photo that another page is about to add, when the device has not kept its bytes', async () => {
    await space.outbox.put(putBack);
    await choose({ photos: [photo('photo1')] });
    expect(state().problem).toBe('nothingNew');
  });
});

it('takes a file for damaged that the page has no more', async () => {
  space.store.dispatch(workFileChosen({ fileId: 'gone' }));
  await settle();
  expect(state()).toMatchObject({ status: 'refused', problem: 'damaged' });
});

it('says when the device cannot be read', async () => {
  space.outbox.failNext('list');
  await choose({ operations: [{ operation: edit('op1'), refused: null }] });
  expect(state()).toMatchObject({ status: 'refused', problem: 'notKept' });
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
