import {
  editLots,
  removePhotos,
  setLotNumbers,
  trashLots,
  turnPhotos,
} from '../../../features/lots/model/operations/lotCommands';
import { addEmptyLot, editLot, lotsFailed, selectLots } from '../../../features/lots/model/lots/lotsSlice';
import { redoAsked, selectNextAct, undoAsked } from '../../../features/lots/model/history/undoSlice';
import { placeChosen, selectUnplaced } from '../../../features/lots/model/photos/choicesSlice';
import { selectPhotoIdsOfLot } from '../../../features/lots/model/photos/photosSlice';
import { saleLost, salesReceived } from '../../../features/sales/salesSlice';
import type { Lot } from '../../../domain/lots/lot';
import type { Photo } from '../../../domain/photos/photo';
import type { Sale } from '../../../domain/sales/sale';
import { createFakeDeviceMemory } from '../../../testing/fakes/fakeDeviceMemory';
import { createFakeKeptActs, type FakeKeptActs } from '../../../testing/fakes/acts/fakeKeptActs';
import { settle } from '../../../testing/stores/makeTestStore';
import { buildLot, buildPhoto, makeWorkspace, SALE, type Workspace } from '../../../testing/stores/makeWorkspace';
import { OPEN_SALE } from '../../../testing/stores/saleDevices';

let memory: ReturnType<typeof createFakeDeviceMemory>;
let keptActs: FakeKeptActs;
let space: Workspace;
beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  memory = createFakeDeviceMemory();
  keptActs = createFakeKeptActs(memory);
  space = makeWorkspace({ keptActs, memory });
  const second = buildLot({ id: 'lot2', number: 2, order: 'a1', title: 'A clock', coverPhotoId: null });
  space.lots.seed(SALE, [buildLot(), second], [buildPhoto({ hash: 'cd', source: 'cd' })]);
  space.lots.documents(SALE).numbers.set('1', 'lot1').set('2', 'lot2');
  await space.signIn();
});
afterEach(async () => {
  await space.store.stop();
  jest.useRealTimers();
});

type Action = Parameters<Workspace['store']['dispatch']>[0];

async function act(...actions: Action[]): Promise<void> {
  for (const action of actions) {
    space.store.dispatch(action);
    await settle();
  }
}

/** The page is reloaded in its tab, with the same device and the same server. */
async function reload(): Promise<void> {
  keptActs.leave();
  await space.store.stop();
  const { photoOutbox, outbox, lots, auth, reservationStore } = space;
  keptActs = createFakeKeptActs(memory);
  const next = makeWorkspace({ keptActs, memory, photoOutbox, outbox, lots, auth, reservationStore });
  await settle();
  space = { ...next, photoOutbox, outbox, lots, auth, reservationStore };
}

const onServer = (id = 'lot1'): Lot | undefined => space.lots.documents(SALE).lots.get(id);
const photo = (): Photo | undefined => space.lots.documents(SALE).photos.get('cover');
const nextAct = (way: 'undo' | 'redo' = 'undo'): unknown => space.read(selectNextAct, way, SALE);

const numbers = [
  { lotId: 'lot1', number: { number: 2, suffix: '' as const } },
  { lotId: 'lot2', number: { number: 1, suffix: '' as const } },
];
const bulk = ['lot1', 'lot2'].map((lotId) => ({ lotId, changes: { category: 'Delft' } }));

describe('what was done before a reload is undone, done again and undone after it', () => {
  it.each<[string, Action, () => unknown]>([
    ['an edit', editLot({ lotId: 'lot1', changes: { title: 'A jug' } }), () => onServer()?.title],
    ['an edit of many lots', editLots({ edits: bulk }), () => [onServer()?.category, onServer('lot2')?.category]],
    ['a new lot', addEmptyLot(), () => space.read(selectLots).length],
    [
      'what went into the trash',
      trashLots({ lotIds: ['lot1'] }),
      () => [onServer()?.deletedAt === null, onServer()?.number],
    ],
    ['exchanged numbers', setLotNumbers({ numbers }), () => [onServer()?.number, onServer('lot2')?.number]],
    ['a turned photo', turnPhotos({ photoIds: ['cover'], way: 'right' }), () => photo()?.rotation],
    ['a removed photo', removePhotos({ photoIds: ['cover'] }), () => [photo()?.lotId, onServer()?.coverPhotoId]],
  ])('%s', async (_, made, look) => {
    const before = look();
    await act(made);
    const after = look();
    expect(after).not.toEqual(before);
    await reload();
    await act(undoAsked());
    expect(look()).toEqual(before);
    await reload();
    await act(redoAsked());
    expect(look()).toEqual(after);
    await act(undoAsked());
    expect(look()).toEqual(before);
    expect(space.failures).toEqual([]);
  });
});

it('is kept a second after the last change, not at each', async () => {
  await act(editLot({ lotId: 'lot1', changes: { title: 'A jug' } }));
  expect(memory.read('acts')).toBeNull();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(memory.read('acts')).toContain('A jug');
});

it('takes lots of a choice of photos back', async () => {
  space.choose(['IMG_1.jpg', 'IMG_2.jpg']);
  await settle();
  expect(space.read(selectLots)).toHaveLength(4);
  await reload();
  await act(undoAsked());
  expect(space.read(selectLots)).toHaveLength(2);
  await act(redoAsked());
  expect(space.read(selectLots)).toHaveLength(4);
});

it('takes back what was not sent before the reload', async () => {
  space.lots.hang('apply');
  await act(editLot({ lotId: 'lot1', changes: { title: 'A jug' } }));
  await reload();
  expect(space.read(selectLots)[0]?.title).toBe('A jug');
  await act(undoAsked());
  expect(space.read(selectLots)[0]?.title).toBe('A vase');
});

it('leaves what a colleague has changed meanwhile', async () => {
  await act(editLot({ lotId: 'lot1', changes: { title: 'A jug', condition: 'Fine.' } }));
  space.lots.seed(SALE, [buildLot({ ...onServer(), title: 'Theirs' })]);
  await reload();
  await act(undoAsked());
  expect(onServer()).toMatchObject({ title: 'Theirs', condition: '' });
});

it('waits until the sale is there', async () => {
  await act(editLot({ lotId: 'lot1', changes: { title: 'A jug' } }));
  keptActs.leave();
  await space.store.stop();
  const { outbox, lots, auth } = space;
  keptActs = createFakeKeptActs(memory);
  let tell: (() => void) | undefined;
  const slow = {
    ...lots,
    listen: (...[saleId, listener]: Parameters<typeof lots.listen>) => {
      tell = () => void lots.listen(saleId, listener);
      return () => undefined;
    },
  };
  const next = makeWorkspace({ keptActs, memory, outbox, lots: slow, auth });
  await settle();
  space = { ...next, outbox, lots, auth };
  await act(undoAsked());
  expect(onServer()?.title).toBe('A jug');
  tell?.();
  await settle();
  expect(onServer()?.title).toBe('A vase');
});

it('does not offer the removal of a photo that was never sent: its bytes are gone with the page', async () => {
  space.choose(['1.jpg'], 'lot2');
  await settle();
  const [waiting = ''] = space.read(selectPhotoIdsOfLot, 'lot2');
  await act(removePhotos({ photoIds: [waiting] }));
  expect(nextAct()).toBeDefined();
  await reload();
  expect(nextAct()).toBeUndefined();
});

it('does not offer to bring a photo again that was taken back before it was sent, either', async () => {
  const [waiting] = space.choose(['IMG_1.jpg'], null, true);
  await settle();
  const [unplaced] = space.read(selectUnplaced, SALE);
  if (unplaced === undefined) throw new Error('Nobody asks.');
  await act(placeChosen({ unplaced, place: { to: 'lots', perLot: 1 } }));
  expect(space.read(selectPhotoIdsOfLot, 'lot2')).toEqual([waiting]);
  await act(undoAsked());
  expect([space.read(selectPhotoIdsOfLot, 'lot2'), nextAct('redo')]).toEqual([[], expect.anything()]);
  await reload();
  expect(nextAct('redo')).toBeUndefined();
});

it('offers the removal of a photo that was chosen and sent before', async () => {
  space.files.automatic = true;
  const [sent = ''] = space.choose(['1.jpg'], 'lot2');
  await settle();
  await act(removePhotos({ photoIds: [sent] }));
  // The device lets go of what the server has.
  space.photoOutbox.kept.delete(sent);
  await reload();
  expect(space.read(selectPhotoIdsOfLot, 'lot2')).toEqual([]);
  await act(undoAsked());
  expect(space.read(selectPhotoIdsOfLot, 'lot2')).toEqual([sent]);
});

it('offers the removal of the others that were removed together with such a photo', async () => {
  const [waiting = ''] = space.choose(['1.jpg'], 'lot1');
  await settle();
  await act(removePhotos({ photoIds: ['cover', waiting] }));
  expect(space.read(selectPhotoIdsOfLot, 'lot1')).toEqual([]);
  await reload();
  await act(undoAsked());
  expect([photo()?.lotId, space.read(selectPhotoIdsOfLot, 'lot1')]).toEqual(['lot1', ['cover']]);
  expect(space.state().notifications.list.map(({ message }) => message)).toEqual(['Undone: Photo removed, Lot 1.']);
});

it('takes the rest back when the page ended in the middle', async () => {
  const all = Array.from({ length: 300 }, (_, i) =>
    buildLot({ id: `l${String(i)}`, order: `b${String(i).padStart(3, '0')}`, number: null }),
  );
  space.lots.seed(SALE, all);
  space.lots.emit(SALE, { type: 'lots', changed: all, removed: [], fromServer: true });
  await act(editLots({ edits: all.map(({ id }) => ({ lotId: id, changes: { category: 'Delft' } })) }));
  await jest.advanceTimersByTimeAsync(3_000);
  space.store.dispatch(undoAsked());
  await reload();
  await act(undoAsked());
  await jest.advanceTimersByTimeAsync(3_000);
  expect(space.read(selectLots).filter(({ category }) => category === 'Delft')).toEqual([]);
});

it('is forgotten with the session, and for another person', async () => {
  await act(editLot({ lotId: 'lot1', changes: { title: 'A jug' } }));
  keptActs.leave();
  const left = memory.read('acts');
  await space.auth.signOut();
  await settle();
  expect([memory.read('acts'), nextAct()]).toEqual([null, undefined]);
  memory.write('acts', (left ?? '').replaceAll('user-1', 'user-9'));
  await reload();
  await space.signIn();
  expect([memory.read('acts'), nextAct()]).toEqual([null, undefined]);
});

it('is forgotten at a start with nobody', async () => {
  memory.write('acts', '{}');
  await space.store.stop();
  space = makeWorkspace({ memory, keptActs: createFakeKeptActs(memory) });
  await settle();
  expect(memory.read('acts')).toBeNull();
});

it('is forgotten when the sale is closed to the person', async () => {
  await act(editLot({ lotId: 'lot1', changes: { title: 'A jug' } }));
  await jest.advanceTimersByTimeAsync(1_000);
  await act(saleLost({ saleId: SALE }));
  expect([memory.read('acts'), nextAct()]).toEqual([null, undefined]);
});

it('is forgotten when the server refuses the lots, and kept when it is away', async () => {
  await act(editLot({ lotId: 'lot1', changes: { title: 'A jug' } }));
  await jest.advanceTimersByTimeAsync(1_000);
  await act(lotsFailed({ saleId: SALE, code: 'unavailable' }));
  expect(nextAct()).toBeDefined();
  await act(lotsFailed({ saleId: SALE, code: 'permission-denied' }));
  expect([memory.read('acts'), nextAct()]).toEqual([null, undefined]);
});

describe('as the list of sales comes, an act', () => {
  const mine = { ...OPEN_SALE, roles: { 'user-1': 'editor' } } as const;
  const theirs = { ...OPEN_SALE, id: 'saleB000000000000000' };

  it.each<[string, readonly (readonly Sale[])[], boolean]>([
    ['is kept while the person may change the sale', [[mine, theirs]], true],
    ['is kept while the sale is too new to be in the list', [[theirs], []], true],
    ['is forgotten once the person may only read the sale', [[{ ...mine, roles: { 'user-1': 'viewer' } }]], false],
    ['is forgotten once the sale is gone from the list', [[mine], []], false],
  ])('%s', async (_, lists, isKept) => {
    await act(editLot({ lotId: 'lot1', changes: { title: 'A jug' } }));
    await jest.advanceTimersByTimeAsync(1_000);
    await act(...lists.map((sales) => salesReceived({ sales })));
    expect([nextAct() !== undefined, memory.read('acts') !== null]).toEqual([isKept, isKept]);
  });

  it('that can only be done again is forgotten too', async () => {
    await act(editLot({ lotId: 'lot1', changes: { title: 'A jug' } }), undoAsked());
    await act(salesReceived({ sales: [{ ...mine, roles: {} }] }));
    expect(nextAct('redo')).toBeUndefined();
  });
});
