import {
  cellActivated,
  type CellEdit,
  columnPreferencesRestored,
  columnsPlanned,
  densityChosen,
  groupFolded,
  editCells,
  filterChosen,
  layoutChosen,
  queryTyped,
  selectGrid,
  sortChosen,
  viewReset,
} from '../../../features/lots/model/view/gridSlice';
import { FIRST_PLAN, platformColumn } from '../../../features/lots/model/fields/gridColumns';
import { selectGridIds } from '../../../features/lots/model/view/gridSelectors';
import { type Lot, NO_PRIVATE_FIELDS } from '../../../domain/lots/lot';
import { editLotPrivate } from '../../../features/lots/model/operations/lotCommands';
import { editLot, privateReceived, selectLot, selectLotPrivate } from '../../../features/lots/model/lots/lotsSlice';
import {
  amountNotRead,
  selectNeedsAttention,
  selectUnreadableAmounts,
} from '../../../features/lots/model/saves/savesSlice';
import { selectLotProblems } from '../../../features/lots/model/checks/checksSelectors';
import { signOut } from '../../../features/auth/model/authSlice';
import { navigate } from '../../../features/navigation/model/navigationSlice';
import { createSaleServer } from '../../../services/sales/saleServer';
import { createFakeDeviceMemory } from '../../../testing/fakes/fakeDeviceMemory';
import { createFakeLotsGateway } from '../../../testing/fakes/lots/fakeLotsGateway';
import { createFakeSalesGateway } from '../../../testing/fakes/fakeSalesGateway';
import { settle } from '../../../testing/stores/makeTestStore';
import { IN_SIGHT } from '../shared/inParts';
import { buildLot, makeWorkspace, SALE } from '../../../testing/stores/makeWorkspace';
import { OPEN_SALE } from '../../../testing/stores/saleDevices';

const LOTS = ['Vase', 'Bowl', 'Cup'].map((title, i) =>
  buildLot({ id: `lot${i + 1}`, number: i + 1, order: `a${i}`, title }),
);

async function open(gateways: Parameters<typeof makeWorkspace>[0] = {}, lots = LOTS) {
  const space = makeWorkspace(gateways);
  space.lots.seed(SALE, lots);
  await space.signIn();
  return { ...space, ids: () => space.read(selectGridIds).join(' ') };
}

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'requestAnimationFrame');
});

describe('the order of the view', () => {
  it('follows what is asked for, and no edit moves a row', async () => {
    const { store, ids, lots } = await open();
    store.dispatch(sortChosen({ column: 'title', direction: 'ascending' }));
    expect(ids()).toBe('lot2 lot3 lot1');
    store.dispatch(editLot({ lotId: 'lot2', changes: { title: 'Zebra' } }));
    await settle();
    expect(ids()).toBe('lot2 lot3 lot1');
    expect(lots.applied).toHaveLength(1);
    store.dispatch(viewReset());
    expect(ids()).toBe('lot1 lot2 lot3');
    await store.stop();
  });

  it('waits a frame while a person types on, and takes in lots that come', async () => {
    const { store, ids, lots, types } = await open();
    jest.useFakeTimers();
    for (const text of ['v', 'va', 'vas']) store.dispatch(queryTyped(text));
    expect(types().filter((type) => type === 'grid/gridArranged')).toHaveLength(0);
    await jest.advanceTimersByTimeAsync(20);
    expect(types().filter((type) => type === 'grid/gridArranged')).toHaveLength(1);
    expect(ids()).toBe('lot1');
    const more = buildLot({ id: 'lot4', number: 4, order: 'a4', title: 'Another vase' });
    lots.emit(SALE, { type: 'lots', changed: [more], removed: [], fromServer: true });
    await jest.advanceTimersByTimeAsync(20);
    expect(ids()).toBe('lot1 lot4');
    await store.stop();
  });

  it('lets keys through while the words of many lots are made ready for the first search', async () => {
    const many = Array.from({ length: 250 }, (_, at) => buildLot({ id: `many${at}`, number: at + 1, order: `b${at}` }));
    const { store, read } = await open({}, many);
    jest.useFakeTimers();
    // Each look at the clock is a slice later.
    let now = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => (now += 100));
    store.dispatch(queryTyped('no lot'));
    await jest.advanceTimersByTimeAsync(16);
    // A hundred lots are ready: the next letter begins anew.
    store.dispatch(queryTyped('no lots'));
    await jest.advanceTimersByTimeAsync(15);
    const before = read(selectGrid).arranged;
    await jest.advanceTimersByTimeAsync(5);
    const after = read(selectGrid).arranged;
    await store.stop();
    expect([before, after]).toEqual([null, []]);
  });
});

it('shows the lots that are to be checked once the notes have come, which is after the lots', async () => {
  const { store, ids } = await open();
  store.dispatch(filterChosen({ problem: 'toCheck' }));
  expect(ids()).toBe('');
  jest.useFakeTimers();
  const note = { ...NO_PRIVATE_FIELDS, id: 'lot2', toCheck: 'Signature? Ask Jane' };
  store.dispatch(privateReceived({ saleId: SALE, changed: [note], removed: [], fromServer: true }));
  await jest.advanceTimersByTimeAsync(20);
  expect(ids()).toBe('lot2');
  // The answer hides no row under the hands.
  store.dispatch(editLotPrivate({ lotId: 'lot2', changes: { toCheck: '' } }));
  await jest.advanceTimersByTimeAsync(20);
  expect(ids()).toBe('lot2');
  await store.stop();
});

it('finds the lots that need attention: refused changes and what could not be read', async () => {
  const { store, ids, lots } = await open();
  lots.failNext('apply', 'permission-denied');
  store.dispatch(editLot({ lotId: 'lot2', changes: { title: 'Another bowl' } }));
  store.dispatch(amountNotRead({ lotId: 'lot3', field: 'estimateLow', text: 'much' }));
  await settle();
  store.dispatch(filterChosen({ problem: 'attention' }));
  expect(ids()).toBe('lot2 lot3');
  await store.stop();
});

describe('the active lot', () => {
  const id = 'lot50000000000000000';
  const lot = buildLot({ id, number: 5, order: 'a5' });
  const active = { lotId: id, column: 'number' };

  it('is the one of the editor beside the grid', async () => {
    const { store, read } = await open({}, [...LOTS, lot]);
    store.dispatch(navigate(`/sales/${SALE}?lot=${id}`));
    await settle();
    expect(read(selectGrid).active).toEqual(active);
    await store.stop();
  });

  it('is that one also when the page was opened with it', async () => {
    const space = makeWorkspace({}, `/sales/${SALE}?lot=${id}`);
    space.lots.seed(SALE, [...LOTS, lot]);
    await space.signIn();
    expect(space.read(selectGrid).active).toEqual(active);
    await space.store.stop();
  });

  /** A page opened with the lot, which is not in what the device has kept of the sale. */
  async function openBefore() {
    const lots = createFakeLotsGateway();
    const listen = jest.spyOn(lots, 'listen').mockImplementation(() => () => {});
    const space = makeWorkspace({ lots }, `/sales/${SALE}?lot=${id}`);
    await space.signIn();
    const come = async (changed: readonly Lot[], fromServer: boolean) => {
      listen.mock.calls[0]?.[1]({ type: 'lots', changed, removed: [], fromServer });
      await settle();
    };
    await come(LOTS, false);
    expect(space.read(selectGrid).active).toBeNull();
    return { ...space, come };
  }

  it('is that one once it comes from the server', async () => {
    const { store, read, come } = await openBefore();
    await come([lot], true);
    expect(read(selectGrid).active).toEqual(active);
    await store.stop();
  });

  it('stays the one that somebody has chosen before it came', async () => {
    const { store, read, come } = await openBefore();
    store.dispatch(cellActivated({ lotId: 'lot2', column: 'title' }));
    await come([lot], true);
    expect(read(selectGrid).active).toEqual({ lotId: 'lot2', column: 'title' });
    await store.stop();
  });
});

describe('an act on many cells', () => {
  it('is one group of operations, slice by slice, and says what it did', async () => {
    const { store, read, lots } = await open();
    const note = { kind: 'changed', lots: 3, unread: 0, beyondRows: 0, beyondColumns: 0, fixed: 0 } as const;
    const edits = LOTS.map(({ id }) => ({ lotId: id, changes: { category: 'Glass' }, unread: {} }));
    store.dispatch(editCells({ edits, note }));
    await settle();
    expect(LOTS.map(({ id }) => read(selectLot, id)?.category)).toEqual(['Glass', 'Glass', 'Glass']);
    expect(lots.applied).toHaveLength(3);
    expect(new Set(lots.applied.map(({ group }) => group ?? 'none')).size).toBe(1);
    expect(lots.applied[0]?.group).toBeDefined();
    expect(read(selectGrid)).toMatchObject({ work: null, note });
    await store.stop();
  });

  it('counts only the lots that took it: a published one stays complete', async () => {
    const space = makeWorkspace();
    space.lots.seed(SALE, [...LOTS, buildLot({ id: 'lot4', number: 4, order: 'a3', status: 'published' })]);
    await space.signIn();
    const edits = ['lot1', 'lot4'].map((lotId) => ({ lotId, changes: { title: '' }, unread: {} }));
    const note = { kind: 'changed', lots: 2, unread: 0, beyondRows: 0, beyondColumns: 0, fixed: 0 } as const;
    space.store.dispatch(editCells({ edits, note }));
    await settle();
    expect(space.read(selectGrid).note).toEqual({ ...note, lots: 1 });
    expect(space.read(selectLot, 'lot1')?.title).toBe('');
    expect(space.read(selectLot, 'lot4')?.title).not.toBe('');
    await space.store.stop();
  });
});

describe('cells of columns that only editors see', () => {
  it('keep what is no amount, until a value comes', async () => {
    const { store, read } = await open();
    const change = async (edit: Pick<CellEdit, 'changes' | 'unread'>): Promise<unknown> => {
      store.dispatch(editCells({ edits: [{ lotId: 'lot1', ...edit }], note: null }));
      await settle();
      return read(selectUnreadableAmounts, 'lot1')?.reserve;
    };
    expect(await change({ changes: {}, unread: { reserve: 'much' } })).toBe('much');
    expect(await change({ changes: { reserve: 500 }, unread: {} })).toBeUndefined();
    expect(read(selectLotPrivate, 'lot1')?.reserve).toBe(500);
    await store.stop();
  });

  it('are not written over when a colleague was faster, in the middle of a long paste', async () => {
    const many = Array.from({ length: IN_SIGHT + 5 }, (_, i) =>
      buildLot({ id: `many${i}`, number: i + 1, order: `b${String(i).padStart(3, '0')}` }),
    );
    const { store, lots, read } = await open();
    // A page that draws: what is in sight comes before the rest.
    jest.useFakeTimers();
    globalThis.requestAnimationFrame = (draw) => Number(setTimeout(draw));
    lots.seed(SALE, many);
    lots.emit(SALE, { type: 'lots', changed: many, removed: [], fromServer: true });
    const edits = many.map(({ id }) => ({ lotId: id, changes: { consignor: 'House 7' }, unread: {} }));
    const last = `many${IN_SIGHT + 4}`;
    store.dispatch(editCells({ edits, note: null }));
    expect(read(selectLotPrivate, last)?.consignor ?? '').toBe('');
    await lots.apply({
      id: 'theirs',
      saleId: SALE,
      lotId: last,
      uid: 'bob',
      kind: 'editPrivate',
      changes: { consignor: { before: '', after: 'House 9' } },
    });
    await jest.advanceTimersByTimeAsync(1_000);
    expect(lots.documents(SALE).privates.get(last)?.consignor).toBe('House 9');
    expect(lots.documents(SALE).privates.get(`many${IN_SIGHT + 3}`)?.consignor).toBe('House 7');
    expect(read(selectNeedsAttention).map(({ operation }) => operation.lotId)).toEqual([last]);
    await store.stop();
  });
});

describe('the view of a sale', () => {
  it('is there again after a reload, until the person signs out', async () => {
    const memory = createFakeDeviceMemory();
    const first = await open({ memory });
    first.store.dispatch(queryTyped('c'));
    first.store.dispatch(sortChosen({ column: 'title', direction: 'ascending' }));
    first.store.dispatch(filterChosen({ status: 'draft' }));
    await first.store.stop();

    // Lots that come are put in order a frame later.
    jest.useFakeTimers();
    const again = await open({ memory });
    expect(again.read(selectGrid)).toMatchObject({ query: 'c', filter: { status: 'draft' } });
    await jest.advanceTimersByTimeAsync(20);
    jest.useRealTimers();
    expect(again.ids()).toBe('lot3');
    again.store.dispatch(viewReset());
    expect(again.ids()).toBe('lot1 lot2 lot3');
    again.store.dispatch(filterChosen({ status: 'draft' }));
    again.store.dispatch(signOut());
    await settle();
    expect(memory.read('gridViews')).toBeNull();
    await again.store.stop();
  });
});

describe('a view of what a platform refuses', () => {
  /** A frame after the platforms have been asked about what has changed. */
  async function checked(): Promise<void> {
    for (const ms of [20, 60, 20]) {
      await settle();
      await jest.advanceTimersByTimeAsync(ms);
    }
  }

  it.each([
    ['filter', filterChosen({ platform: { id: 'hiBid', kind: 'refused' } }), 'lot4', 1],
    ['order', sortChosen({ column: platformColumn('hiBid'), direction: 'descending' }), 'lot4 lot1 lot2 lot3', 1],
    ['order of something else', sortChosen({ column: 'title', direction: 'ascending' }), 'lot2 lot3 lot1 lot4', 0],
  ])('is there again after a reload, once the lots are checked, and no edit moves a row: %s', async (...row) => {
    const [, chosen, expected, times] = row;
    jest.useFakeTimers();
    const server = createSaleServer();
    server.sales.set(SALE, { ...OPEN_SALE, platforms: ['hiBid'] });
    const gateways = { memory: createFakeDeviceMemory(), sales: createFakeSalesGateway(null, server) };
    const lots = [...LOTS, buildLot({ id: 'lot4', number: 4, order: 'a4', title: '' })];
    const first = await open(gateways, lots);
    await checked();
    first.store.dispatch(chosen);
    expect(first.ids()).toBe(expected);
    await first.store.stop();

    const { store, ids, read, types } = await open(gateways, lots);
    await checked();
    expect(ids()).toBe(expected);
    const since = types().slice(types().indexOf('checks/checksCaughtUp'));
    expect(since.filter((type) => type === 'grid/gridArranged')).toHaveLength(times);
    store.dispatch(editLot({ lotId: 'lot4', changes: { title: 'A jug' } }));
    store.dispatch(editLot({ lotId: 'lot1', changes: { title: '' } }));
    await checked();
    expect([read(selectLotProblems, 'lot4'), read(selectLotProblems, 'lot1')]).toMatchObject([
      undefined,
      { hiBid: [{ severity: 'refused' }] },
    ]);
    expect(ids()).toBe(expected);
    await store.stop();
  });
});

it('shows after a reload what needs attention, although the device gives it after the lots', async () => {
  const memory = createFakeDeviceMemory();
  const { outbox, lots, auth, ...first } = await open({ memory });
  lots.failNext('apply', 'permission-denied');
  first.store.dispatch(editLot({ lotId: 'lot2', changes: { title: 'Another bowl' } }));
  await settle();
  first.store.dispatch(filterChosen({ problem: 'attention' }));
  expect(first.ids()).toBe('lot2');
  await first.store.stop();
  jest.useFakeTimers();
  const { store, ids, read } = await open({ memory, outbox, lots, auth });
  await jest.advanceTimersByTimeAsync(20);
  await settle();
  await jest.advanceTimersByTimeAsync(20);
  expect([read(selectNeedsAttention).length, ids()]).toEqual([1, 'lot2']);
  await store.stop();
});

describe('the order of a view', () => {
  it('is there again after a reload', async () => {
    const memory = createFakeDeviceMemory();
    const first = await open({ memory });
    expect(first.ids()).toBe('lot1 lot2 lot3');
    first.store.dispatch(sortChosen({ column: 'number', direction: 'descending' }));
    expect(first.ids()).toBe('lot3 lot2 lot1');
    await first.store.stop();
    jest.useFakeTimers();
    const again = await open({ memory });
    expect(again.read(selectGrid).sort).toEqual({ column: 'number', direction: 'descending' });
    await jest.advanceTimersByTimeAsync(20);
    jest.useRealTimers();
    expect(again.ids()).toBe('lot3 lot2 lot1');
    await again.store.stop();
  });
});

describe('columns, density and view', () => {
  it('are kept on this device until the person signs out', async () => {
    const memory = createFakeDeviceMemory();
    const { store } = await open({ memory });
    store.dispatch(columnsPlanned({ ...FIRST_PLAN, hidden: ['title'], widths: { status: 200 } }));
    store.dispatch(densityChosen('compact'));
    store.dispatch(layoutChosen('gallery'));
    store.dispatch(groupFolded({ group: 'private', open: true }));
    store.dispatch(groupFolded({ group: 'making', open: true }));
    store.dispatch(groupFolded({ group: 'private', open: false }));
    await store.stop();

    const again = await open({ memory });
    expect(again.read(selectGrid)).toMatchObject({
      density: 'compact',
      layout: 'gallery',
      openGroups: ['making'],
      plan: { hidden: ['title'] },
    });
    again.store.dispatch(signOut());
    await settle();
    expect(memory.read('gridLooks')).toBeNull();
    expect(again.read(selectGrid)).toMatchObject({
      density: 'comfortable',
      layout: 'table',
      openGroups: [],
      plan: FIRST_PLAN,
    });
    await again.store.stop();
  });

  it('of a build that knew no groups of fields, or others, are taken as they are', async () => {
    const gridLooks = JSON.stringify({ density: 'compact', openGroups: ['making', 'later', 7] });
    const { store, read } = await open({ memory: createFakeDeviceMemory({ gridLooks }) });
    expect(read(selectGrid)).toMatchObject({ density: 'compact', openGroups: ['making'] });
    await store.stop();
    const older = await open({ memory: createFakeDeviceMemory({ gridLooks: '{"density":"compact"}' }) });
    expect(older.read(selectGrid)).toMatchObject({ density: 'compact', openGroups: [] });
    await older.store.stop();
  });

  it('are the first ones when what was kept cannot be read', async () => {
    for (const gridLooks of ['{broken', 'null']) {
      const { store, read, failures } = await open({ memory: createFakeDeviceMemory({ gridLooks }) });
      const first = { plan: FIRST_PLAN, density: 'comfortable', layout: 'table', openGroups: [] };
      expect([read(selectGrid), failures]).toMatchObject([first, []]);
      await store.stop();
    }
  });

  it('are restored only where some were kept', async () => {
    const { store, actions } = await open({ memory: createFakeDeviceMemory() });
    expect(actions.some(columnPreferencesRestored.match)).toBe(false);
    await store.stop();
  });
});
