import { runSaga, stdChannel } from 'redux-saga';
import { NO_PRIVATE_FIELDS } from '../../../domain/lots/lot';
import { platformColumn } from '../../../features/lots/model/fields/gridColumns';
import {
  addEmptyLot,
  editLot,
  privateAwaited,
  privateCame,
  privateReceived,
} from '../../../features/lots/model/lots/lotsSlice';
import { trashLots } from '../../../features/lots/model/operations/lotCommands';
import { discardSave, selectNeedsAttention } from '../../../features/lots/model/saves/savesSlice';
import { resultsAsked } from '../../../features/lots/model/phase/phaseSlice';
import { selectGridIds } from '../../../features/lots/model/view/gridSelectors';
import {
  cellActivated,
  editBegan,
  editEnded,
  filterChosen,
  gridArranged,
  queryTyped,
  selectGrid,
  sortChosen,
  viewReset,
  viewRestored,
} from '../../../features/lots/model/view/gridSlice';
import { navigate } from '../../../features/navigation/model/navigationSlice';
import { createFakeDeviceMemory } from '../../../testing/fakes/fakeDeviceMemory';
import { settle } from '../../../testing/stores/makeTestStore';
import { buildLot, makeWorkspace, SALE, type Workspace } from '../../../testing/stores/makeWorkspace';
import { rememberViews } from './rememberViews';

const id = (number: number): string => `lot${String(number)}`.padEnd(20, '0');
const LOTS = ['Vase', 'Bowl', 'Cup'].map((title, at) =>
  buildLot({ id: id(at + 1), number: at + 1, order: `a${at}`, title, status: at === 2 ? 'published' : 'draft' }),
);
/** One frame, in which lots that came are put in order. */
const FRAME = 16;

let space: Workspace;
let memory = createFakeDeviceMemory();
beforeEach(() => {
  memory = createFakeDeviceMemory();
});
afterEach(async () => {
  await space.store.stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

async function open(lots = LOTS): Promise<void> {
  space = makeWorkspace({ memory });
  space.lots.seed(SALE, lots);
  await space.signIn();
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
}
/** The numbers of the lots in the view. */
const shown = (): string =>
  space
    .read(selectGridIds)
    .map((each) => each[3])
    .join(' ');
const pass = (ms: number): Promise<void> => jest.advanceTimersByTimeAsync(ms);
const arranged = () => space.actions.filter(gridArranged.match).length;

describe('the view', () => {
  it('keeps a lot in which somebody writes, and no other one that does not belong to it', async () => {
    await open();
    space.store.dispatch(cellActivated({ lotId: id(2), column: 'title' }));
    space.store.dispatch(filterChosen({ status: 'published' }));
    expect(shown()).toBe('3');
    space.store.dispatch(editBegan({ mode: 'amend' }));
    space.store.dispatch(filterChosen({ status: 'published' }));
    expect(shown()).toBe('2 3');
    space.store.dispatch(editEnded());
    expect(shown()).toBe('2 3');
    space.store.dispatch(filterChosen({ status: 'published' }));
    expect(shown()).toBe('3');
  });

  it('finds what only editors may read, once a frame has passed', async () => {
    await open();
    const changed = [{ ...NO_PRIVATE_FIELDS, id: id(2), notes: 'From house 7' }];
    space.store.dispatch(privateReceived({ saleId: SALE, changed, removed: [], fromServer: true }));
    space.store.dispatch(queryTyped('house'));
    await pass(FRAME - 1);
    expect([shown(), arranged()]).toEqual(['1 2 3', 0]);
    await pass(1);
    expect([shown(), arranged()]).toEqual(['2', 1]);
  });

  it('is arranged anew when a lot is made or goes, and not by an edit', async () => {
    await open();
    space.store.dispatch(filterChosen({ status: 'draft' }));
    expect([shown(), arranged()]).toEqual(['1 2', 1]);
    space.store.dispatch(editLot({ lotId: id(1), changes: { title: 'A cup' } }));
    await pass(2 * FRAME);
    expect(arranged()).toBe(1);
    space.store.dispatch(addEmptyLot());
    await pass(FRAME - 1);
    expect(arranged()).toBe(1);
    await pass(1);
    expect(space.read(selectGridIds)).toHaveLength(3);
    space.store.dispatch(trashLots({ lotIds: [id(1)] }));
    await pass(FRAME);
    expect(space.read(selectGridIds)).toHaveLength(2);
    const { length } = space.read(selectGridIds);
    space.lots.emit(SALE, { type: 'lots', changed: [], removed: [id(2)], fromServer: true });
    await pass(FRAME);
    expect(space.read(selectGridIds)).toHaveLength(length - 1);
  });

  it('is arranged anew by what only this device has yet, and by what is given up', async () => {
    await open();
    space.store.dispatch(filterChosen({ status: 'draft' }));
    space.lots.failNext('apply', 'permission-denied');
    space.store.dispatch(addEmptyLot());
    await pass(FRAME);
    expect(space.read(selectGridIds)).toHaveLength(3);
    await settle();
    await pass(FRAME);
    for (const { operation } of space.read(selectNeedsAttention)) {
      space.store.dispatch(discardSave({ id: operation.id }));
    }
    await settle();
    await pass(FRAME);
    expect(shown()).toBe('1 2');
    // The server does not answer.
    for (const _ of LOTS) space.lots.hang('apply');
    space.store.dispatch(trashLots({ lotIds: [id(1), id(2)] }));
    await pass(FRAME);
    expect(shown()).toBe('');
    space.store.dispatch(addEmptyLot());
    await pass(FRAME);
    expect(space.read(selectGridIds)).toHaveLength(1);
  });

  it('of what a platform says is arranged by no edit, also where no platform is asked', async () => {
    await open();
    space.store.dispatch(sortChosen({ column: platformColumn('hiBid'), direction: 'descending' }));
    const before = arranged();
    space.store.dispatch(editLot({ lotId: id(1), changes: { title: '' } }));
    await pass(2 * FRAME);
    expect(arranged() - before).toBe(0);
  });

  it('of all lots in their order is arranged by nothing that comes', async () => {
    await open();
    space.store.dispatch(viewReset());
    space.store.dispatch(addEmptyLot());
    await pass(2 * FRAME);
    expect(arranged()).toBe(0);
    space.store.dispatch(sortChosen({ column: 'title', direction: 'ascending' }));
    space.store.dispatch(viewReset());
    expect(space.actions.filter(gridArranged.match).at(-1)?.payload).toEqual({ lotIds: null });
    expect([arranged(), space.read(selectGrid).arranged]).toEqual([2, null]);
  });

  it('lets keys through while many lots are made ready for a search, and the next letter begins anew', async () => {
    await open(Array.from({ length: 150 }, (_, at) => buildLot({ id: id(at), number: at + 1, order: `b${at}` })));
    let now = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => (now += 8));
    space.store.dispatch(queryTyped('v'));
    jest.advanceTimersByTime(FRAME);
    expect(arranged()).toBe(0);
    space.store.dispatch(queryTyped('vx'));
    now = 0;
    await pass(2 * FRAME);
    expect([arranged(), shown()]).toEqual([1, '']);
  });

  it('makes many lots ready for a search without a pause, where that takes no longer than a few ms', async () => {
    await open(Array.from({ length: 150 }, (_, at) => buildLot({ id: id(at), number: at + 1, order: `b${at}` })));
    const waited = jest.spyOn(globalThis, 'setTimeout');
    space.store.dispatch(queryTyped('v'));
    await pass(FRAME);
    expect([arranged(), waited.mock.calls.filter(([, ms]) => ms === 0)]).toEqual([1, []]);
  });

  it('is arranged at once where nothing is searched for, however many lots there are', async () => {
    await open(Array.from({ length: 150 }, (_, at) => buildLot({ id: id(at), number: at + 1, order: `b${at}` })));
    let now = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => (now += 8));
    space.store.dispatch(queryTyped('  '));
    jest.advanceTimersByTime(FRAME);
    space.store.dispatch(sortChosen({ column: 'number', direction: 'descending' }));
    expect([arranged(), space.read(selectGridIds)[0]]).toEqual([1, id(149)]);
  });

  it('is arranged anew once all that only editors may read of many lots has come', async () => {
    await open();
    const changed = [{ ...NO_PRIVATE_FIELDS, id: id(2), toCheck: 'Signature?' }];
    space.store.dispatch(filterChosen({ problem: 'toCheck' }));
    space.store.dispatch(privateAwaited({ saleId: SALE, come: 1, total: 2 }));
    space.store.dispatch(privateReceived({ saleId: SALE, changed, removed: [], fromServer: true }));
    await pass(FRAME);
    const before = arranged();
    space.store.dispatch(privateCame({ saleId: SALE }));
    await pass(FRAME);
    expect([shown(), arranged() - before]).toEqual(['2', 1]);
  });

  it('is kept once a person has stopped typing for a moment, and at once else', async () => {
    await open();
    space.store.dispatch(queryTyped('c'));
    await pass(200);
    space.store.dispatch(queryTyped('cu'));
    await pass(299);
    expect(memory.read('gridViews')).toBeNull();
    await pass(1);
    expect(memory.read('gridViews')).toContain('"cu"');
    space.store.dispatch(viewReset());
    expect(memory.read('gridViews') ?? '').not.toContain('"cu"');
  });

  it('is there at once where the sale is open already', async () => {
    await open();
    space.store.dispatch(sortChosen({ column: 'title', direction: 'ascending' }));
    const restored: unknown[] = [];
    const io = { channel: stdChannel(), dispatch: (action: unknown) => restored.push(action), getState: space.state };
    const task = runSaga({ ...io, context: { memory } }, rememberViews);
    task.cancel();
    expect(restored).toMatchObject([{ type: viewRestored.type, payload: { sort: { column: 'title' } } }]);
  });

  it('of another sale is its own', async () => {
    await open();
    space.store.dispatch(filterChosen({ status: 'draft' }));
    space.store.dispatch(navigate('/sales/saleB000000000000000'));
    await pass(FRAME);
    expect(space.read(selectGrid).filter.status).toBeNull();
    expect(space.actions.filter(viewRestored.match)).toEqual([]);
    space.store.dispatch(sortChosen({ column: 'title', direction: 'ascending' }));
    space.store.dispatch(navigate('/sales'));
    await pass(FRAME);
    const kept = memory.read('gridViews');
    space.store.dispatch(filterChosen({ status: 'sold' }));
    expect(memory.read('gridViews')).toBe(kept);
    space.store.dispatch(navigate(`/sales/${SALE}`));
    await pass(FRAME);
    expect(space.read(selectGrid)).toMatchObject({ filter: { status: 'draft' }, sort: null });
  });
});

describe('the active lot', () => {
  it('stays where it is when the address names no lot of the sale', async () => {
    await open();
    space.store.dispatch(cellActivated({ lotId: id(2), column: 'title' }));
    space.store.dispatch(navigate(`/sales/${SALE}?lot=${id(9)}`));
    expect(space.read(selectGrid).active).toEqual({ lotId: id(2), column: 'title' });
    space.store.dispatch(navigate(`/sales/${SALE}?lot=${id(1)}`));
    expect(space.read(selectGrid).active).toEqual({ lotId: id(1), column: 'title' });
  });
});

describe('results that are entered', () => {
  const typesAfter = async (): Promise<string[]> => {
    const { length } = space.actions;
    space.store.dispatch(resultsAsked({ opens: false }));
    await settle();
    return space.actions.slice(length + 1).map(({ type }) => type);
  };

  it('close a lot that is open beside the table', async () => {
    await open();
    space.store.dispatch(navigate(`/sales/${SALE}?lot=${id(1)}`));
    await typesAfter();
    expect(space.state().navigation).toMatchObject({ path: `/sales/${SALE}`, search: '' });
    expect(space.read(selectGrid).active).toEqual({ lotId: id(3), column: 'hammer' });
  });

  it('change nothing else of the view where all is there already', async () => {
    await open();
    await typesAfter();
    expect(await typesAfter()).toEqual([cellActivated.type]);
  });

  it('need a sale', async () => {
    await open();
    space.store.dispatch(navigate('/sales'));
    await settle();
    expect([await typesAfter(), space.failures]).toEqual([[], []]);
  });
});
