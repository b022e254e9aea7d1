import { setLotNumbers, trashLots, editLots } from '../../../features/lots/model/operations/lotCommands';
import { addEmptyLot, editLot, markLotReady, selectLot, selectLots } from '../../../features/lots/model/lots/lotsSlice';
import { redoAsked, selectNextAct, undoAsked } from '../../../features/lots/model/history/undoSlice';
import type { Lot } from '../../../domain/lots/lot';
import { settle } from '../../../testing/stores/makeTestStore';
import { buildLot, makeWorkspace, SALE, type Workspace } from '../../../testing/stores/makeWorkspace';

let space: Workspace;
beforeEach(async () => {
  space = makeWorkspace();
  space.lots.seed(SALE, [buildLot(), buildLot({ id: 'lot2', number: 2, order: 'a1', title: 'A clock' })]);
  await space.signIn();
});
afterEach(async () => {
  jest.useRealTimers();
  await space.store.stop();
});

const lot = (id = 'lot1'): Lot | undefined => space.read(selectLot, id);
const onServer = (id = 'lot1'): Lot | undefined => space.lots.documents(SALE).lots.get(id);
const act = async (...actions: Parameters<Workspace['store']['dispatch']>[0][]): Promise<void> => {
  for (const action of actions) space.store.dispatch(action);
  await settle();
};
const theirs = (fields: Partial<Lot>): void => {
  const changed = buildLot({ ...onServer(fields.id), ...fields });
  space.lots.seed(SALE, [changed]);
  space.lots.emit(SALE, { type: 'lots', changed: [changed], removed: [], fromServer: true });
};
const said = (): string[] => space.state().notifications.list.map(({ message }) => message);

it('takes an edit back by a new operation, and does it again', async () => {
  await act(editLot({ lotId: 'lot1', changes: { title: 'A jug' } }));
  await act(undoAsked());
  expect([lot()?.title, onServer()?.title]).toEqual(['A vase', 'A vase']);
  expect(said()).toEqual(['Undone: Title, Lot 1.']);
  await act(redoAsked());
  expect(onServer()?.title).toBe('A jug');
  await act(undoAsked());
  expect(onServer()?.title).toBe('A vase');
  expect(space.lots.applied).toHaveLength(4);
});

it('takes a change of many lots back at once', async () => {
  const edits = ['lot1', 'lot2'].map((lotId) => ({ lotId, changes: { category: 'Delft' } }));
  await act(editLots({ edits }), undoAsked());
  expect(space.read(selectLots).map(({ category }) => category)).toEqual(['', '']);
  expect(space.read(selectNextAct, 'undo', SALE)).toBeUndefined();
});

it('takes a change of hundreds of lots back part by part, and leaves what somebody has changed meanwhile', async () => {
  jest.useFakeTimers();
  const all = Array.from({ length: 300 }, (_, i) =>
    buildLot({ id: `l${String(i)}`, order: `b${String(i).padStart(3, '0')}` }),
  );
  space.lots.seed(SALE, all);
  space.lots.emit(SALE, { type: 'lots', changed: all, removed: [], fromServer: true });
  await act(editLots({ edits: all.map(({ id }) => ({ lotId: id, changes: { category: 'Delft' } })) }));
  await jest.advanceTimersByTimeAsync(1_000);
  space.store.dispatch(undoAsked());
  expect([lot('l0')?.category, lot('l299')?.category]).toEqual(['', 'Delft']);
  // What is done meanwhile stays, and ends what could be done again.
  await act(editLot({ lotId: 'l299', changes: { category: 'Meissen' } }), redoAsked());
  await jest.advanceTimersByTimeAsync(1_000);
  expect(said()).toEqual([expect.stringMatching(/^Undone: .*300 lots.* has been changed since\.$/)]);
  expect([lot('l0')?.category, lot('l298')?.category, lot('l299')?.category]).toEqual(['', '', 'Meissen']);
  expect(space.read(selectNextAct, 'redo', SALE)).toBeUndefined();
  await act(undoAsked());
  expect(lot('l299')?.category).toBe('Delft');
});

it('takes the rest back, and again, when all that is in sight has been changed by a colleague', async () => {
  jest.useFakeTimers();
  const all = Array.from({ length: 60 }, (_, i) =>
    buildLot({ id: `l${String(i)}`, order: `b${String(i).padStart(3, '0')}` }),
  );
  const edits = all.flatMap(({ id }) => [
    { lotId: id, changes: { category: 'Delft' } },
    { lotId: id, changes: { condition: 'Fine.' } },
  ]);
  space.lots.seed(SALE, all);
  space.lots.emit(SALE, { type: 'lots', changed: all, removed: [], fromServer: true });
  await act(editLots({ edits }));
  await jest.advanceTimersByTimeAsync(1_000);
  for (const { id } of all.slice(0, 25)) theirs({ id, category: 'Meissen', condition: 'Cracked.' });
  await act(undoAsked());
  await jest.advanceTimersByTimeAsync(1_000);
  expect([lot('l24')?.category, lot('l25')?.category]).toEqual(['Meissen', '']);
  expect(said()).toEqual([expect.stringMatching(/^Undone: /)]);
  await act(redoAsked());
  await jest.advanceTimersByTimeAsync(1_000);
  expect([lot('l24')?.category, lot('l59')?.category]).toEqual(['Meissen', 'Delft']);
});

it('takes all of what was typed without a break back at once, and nothing else', async () => {
  await act(
    editLot({ lotId: 'lot1', changes: { title: 'A blue' } }),
    editLot({ lotId: 'lot1', changes: { title: 'A blue jug' } }),
    editLot({ lotId: 'lot1', changes: { title: 'Something else' } }),
  );
  await act(undoAsked());
  expect(lot()?.title).toBe('A blue jug');
  await act(undoAsked());
  expect(onServer()?.title).toBe('A vase');
});

it('leaves what a colleague has changed since, takes the rest back, and says why', async () => {
  await act(editLot({ lotId: 'lot1', changes: { title: 'A jug', condition: 'Fine.' } }));
  theirs({ title: 'Theirs' });
  await act(undoAsked());
  expect(onServer()).toMatchObject({ title: 'Theirs', condition: '' });
  expect(said()).toEqual(['Undone: 2 fields, Lot 1. This stays as it is: Lot 1 (Title) has been changed since.']);
});

it('says so when nothing of it can be taken back, and goes on to what was before', async () => {
  await act(
    editLot({ lotId: 'lot2', changes: { title: 'A watch' } }),
    editLot({ lotId: 'lot1', changes: { title: 'A jug' } }),
  );
  theirs({ title: 'Theirs' });
  await act(undoAsked());
  expect(said()).toEqual(['This stays as it is: Lot 1 (Title) has been changed since.']);
  await act(undoAsked());
  expect(onServer('lot2')?.title).toBe('A clock');
});

it('says nothing when a colleague has put the new lot into the trash already', async () => {
  await act(addEmptyLot());
  const made = space.read(selectLots).at(-1);
  const gone = buildLot({ ...made, deletedAt: 1 });
  space.lots.seed(SALE, [gone]);
  space.lots.emit(SALE, { type: 'lots', changed: [gone], removed: [], fromServer: true });
  await act(undoAsked());
  expect([space.read(selectLots).length, said()]).toEqual([2, []]);
  expect(space.read(selectNextAct, 'undo', SALE)).toBeUndefined();
});

it('forgets what was refused', async () => {
  space.lots.failNext('apply', 'permission-denied');
  await act(editLot({ lotId: 'lot1', changes: { title: 'A jug' } }));
  expect(space.read(selectNextAct, 'undo', SALE)).toBeUndefined();
});

it('forgets what could be done again as soon as something else is done', async () => {
  await act(editLot({ lotId: 'lot1', changes: { title: 'A jug' } }), undoAsked());
  await act(editLot({ lotId: 'lot1', changes: { title: 'A pot' } }), redoAsked());
  expect(lot()?.title).toBe('A pot');
});

it('makes a lot ready again that an edit had made a draft', async () => {
  await act(markLotReady({ lotId: 'lot1' }), editLot({ lotId: 'lot1', changes: { title: '' } }));
  expect(lot()?.status).toBe('draft');
  await act(undoAsked());
  expect(onServer()).toMatchObject({ title: 'A vase', status: 'ready' });
});

it('brings back from the trash, and puts a lot that was made there', async () => {
  await act(trashLots({ lotIds: ['lot1'] }), undoAsked());
  expect(onServer()).toMatchObject({ deletedAt: null, number: 1 });
  await act(addEmptyLot(), undoAsked());
  expect(space.read(selectLots)).toHaveLength(2);
  await act(redoAsked());
  expect(space.read(selectLots).map(({ number }) => number)).toEqual([1, 2, 3]);
});

it('gives lots that exchanged their numbers their own ones back', async () => {
  space.lots.documents(SALE).numbers.set('1', 'lot1').set('2', 'lot2');
  const numbers = [
    { lotId: 'lot1', number: { number: 2, suffix: '' as const } },
    { lotId: 'lot2', number: { number: 1, suffix: '' as const } },
  ];
  await act(setLotNumbers({ numbers }));
  expect(onServer()?.number).toBe(2);
  await act(undoAsked());
  expect([onServer()?.number, onServer('lot2')?.number]).toEqual([1, 2]);
});

it('is over with the session', async () => {
  await act(editLot({ lotId: 'lot1', changes: { title: 'A jug' } }));
  await space.auth.signOut();
  await settle();
  expect(space.read(selectNextAct, 'undo', SALE)).toBeUndefined();
});
