import {
  addEmptyLot,
  editLot,
  retryLots,
  selectLotIds,
  selectLotsCode,
  selectLotsStatus,
  selectOpenSaleId,
  selectTrashedLots,
} from '../../../features/lots/model/lots/lotsSlice';
import { selectIntakePhotos, selectPhotoIdsOfLot } from '../../../features/lots/model/photos/photosSlice';
import { selectUnsentCount } from '../../../features/lots/model/saves/savesSlice';
import { readEntity } from '../../../shared/buckets/buckets';
import { settle } from '../../../testing/stores/makeTestStore';
import { buildLot, buildPhoto, makeWorkspace, SALE, type Workspace } from '../../../testing/stores/makeWorkspace';
import { saleIdOf } from '../../../domain/sales/addresses';

let space: Workspace;
beforeEach(() => {
  space = makeWorkspace();
  space.lots.seed(SALE, [buildLot()], [buildPhoto()]);
  space.lots.seed('saleB000000000000000', [buildLot({ id: 'lotB', number: 5 })]);
});
afterEach(() => space.store.stop());

describe('the sale of a path', () => {
  it.each([
    [`/sales/${SALE}`, SALE],
    [`/sales/${SALE}/`, SALE],
    [`/sales/${SALE}/lots`, SALE],
    ['/sales/abc', null],
    ['/sales/propertyIsEnumerable', null],
    [`/c/${SALE}`, null],
    ['/sales', null],
    ['/sales/', null],
    ['/sales/a-b', null],
    ['/', null],
  ])('%s is %s', (path, id) => expect(saleIdOf(path)).toBe(id));
});

describe('the open sale', () => {
  it('is listened to from the address one came with', async () => {
    await space.signIn();
    expect(space.read(selectOpenSaleId)).toBe(SALE);
    expect(space.read(selectLotsStatus)).toBe('live');
    expect(space.read(selectLotIds)).toEqual(['lot1']);
    expect(space.read(selectPhotoIdsOfLot, 'lot1')).toEqual(['cover']);
  });

  it('follows the place, with one listener at a time', async () => {
    await space.signIn();
    space.history.push(`/sales/${SALE}?lot=lot10000000000000000`);
    await settle();
    expect(space.lots.calls.filter(({ op }) => op === 'listen')).toHaveLength(1);
    space.history.push('/sales/saleB000000000000000');
    await settle();
    expect(space.read(selectLotIds)).toEqual(['lotB']);
    expect(space.lots.listenerCount).toBe(1);
    space.history.push('/sales');
    await settle();
    expect(space.read(selectOpenSaleId)).toBeNull();
    expect(space.lots.listenerCount).toBe(0);
    space.history.back();
    await settle();
    expect(space.read(selectLotIds)).toEqual(['lotB']);
  });

  it('receives nothing of a sale that was left', async () => {
    await space.signIn();
    space.history.push('/sales/saleB000000000000000');
    await settle();
    const late = { type: 'lots', changed: [buildLot({ id: 'late' })], removed: [], fromServer: true } as const;
    space.lots.emit(SALE, late);
    await settle();
    expect(space.read(selectLotIds)).toEqual(['lotB']);
  });

  it('says why it cannot be read', async () => {
    space.lots.failNext('listen', 'permission-denied');
    await space.signIn();
    expect(space.read(selectLotsStatus)).toBe('failed');
    expect(space.read(selectLotsCode)).toBe('permission-denied');
  });

  it('is read again when the person asks for it', async () => {
    space.lots.failNext('listen', 'permission-denied');
    await space.signIn();
    space.store.dispatch(retryLots());
    await settle();
    expect(space.read(selectLotsStatus)).toBe('live');
    expect(space.read(selectLotsCode)).toBeNull();
    expect(space.read(selectLotIds)).toEqual(['lot1']);
    expect(space.lots.listenerCount).toBe(1);
  });

  it('loses what went while it could not be read', async () => {
    await space.signIn();
    const { lots, photos } = space.lots.documents(SALE);
    lots.set('lot2', buildLot({ id: 'lot2', order: 'a2' }));
    lots.set('lot3', buildLot({ id: 'lot3', order: 'a3', deletedAt: 1 }));
    space.lots.emit(SALE, { type: 'lots', changed: [...lots.values()], removed: [], fromServer: true });
    space.lots.emit(SALE, { type: 'photos', changed: [buildPhoto({ id: 'gone' })], removed: [], fromServer: true });
    expect(space.read(selectPhotoIdsOfLot, 'lot1')).toContain('gone');
    space.lots.emit(SALE, { type: 'failed', code: 'permission-denied' });
    await settle();
    expect(space.read(selectTrashedLots).map(({ id }) => id)).toEqual(['lot3']);
    lots.delete('lot2');
    lots.delete('lot3');
    space.store.dispatch(retryLots());
    await settle();
    expect([space.read(selectLotIds), space.read(selectTrashedLots)]).toEqual([['lot1'], []]);
    expect(space.read(selectPhotoIdsOfLot, 'lot1')).toEqual([...photos.keys()]);
  });

  it('shows unsent work again when one comes back to it', async () => {
    await space.signIn();
    space.lots.hang('apply');
    space.store.dispatch(editLot({ lotId: 'lot1', changes: { title: 'Unsent' } }));
    space.history.push('/sales/saleB000000000000000');
    await settle();
    space.history.back();
    await settle();
    expect(readEntity(space.state().lots.lots.unsent, 'lot1')).toHaveProperty('title.value', 'Unsent');
  });
});

describe('the end of a session', () => {
  it('leaves no listener, no upload, no picture and nothing of the person in the state', async () => {
    await space.signIn();
    expect(space.lots.listenerCount + space.sales.listenerCount).toBe(2);
    space.lots.hang('apply');
    space.store.dispatch(addEmptyLot());
    space.choose(['1-1.jpg', '1-2.jpg']);
    await settle();
    expect(space.files.open).toHaveLength(2);
    const letGo = jest.spyOn(space.photoOutbox, 'letGo');
    await space.auth.signOut();
    await settle();
    expect(space.lots.listenerCount + space.sales.listenerCount + space.resume.listenerCount).toBe(0);
    // Other pages may send the photos of the person from now on.
    expect(letGo).toHaveBeenCalledTimes(1);
    expect(space.files.open).toEqual([]);
    expect(space.files.uploads.map(({ log }) => log)).toEqual([['cancel'], ['cancel']]);
    expect(space.pictures.calls).toContain('clear');
    expect(space.preparer.calls).toContainEqual({ op: 'close' });
    expect(space.read(selectLotIds)).toEqual([]);
    expect(space.read(selectIntakePhotos)).toEqual([]);
    expect(space.read(selectUnsentCount)).toBe(0);
    expect(space.outbox.entries.size).toBe(0);
    expect(space.encryptedOutbox.locked.get('user-1')?.entries).toHaveLength(1);
    expect(space.failures).toEqual([]);
  });

  it('lets no answer that comes later change anything', async () => {
    await space.signIn();
    const answer = space.lots.hang('apply');
    space.store.dispatch(editLot({ lotId: 'lot1', changes: { title: 'Unsent' } }));
    await settle();
    await space.auth.signOut();
    await settle();
    const before = space.actions.length;
    answer();
    await settle();
    expect(space.actions).toHaveLength(before);
    expect(space.outbox.entries.size).toBe(0);
    expect(space.encryptedOutbox.locked.get('user-1')?.entries).toHaveLength(1);
  });
});
