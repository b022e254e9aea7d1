import { isAnyOf } from '@reduxjs/toolkit';
import type { LotStatus } from '../../../domain/lots/lot';
import type { Operation } from '../../../domain/operations/operations';
import type { SaleStatus } from '../../../domain/sales/sale';
import { editLot, selectLot, selectLotPrivate } from '../../../features/lots/model/lots/lotsSlice';
import { editLots } from '../../../features/lots/model/operations/lotCommands';
import {
  actBegan,
  actEnded,
  amountNotRead,
  amountRead,
  operationMade,
  operationsIn,
  operationsMade,
  selectUnreadableAmounts,
} from '../../../features/lots/model/saves/savesSlice';
import {
  type CellEdit,
  editCells,
  type GridNote,
  selectGrid,
  workProgressed,
} from '../../../features/lots/model/view/gridSlice';
import { createSaleServer } from '../../../services/sales/saleServer';
import { createFakeSalesGateway } from '../../../testing/fakes/fakeSalesGateway';
import { settle } from '../../../testing/stores/makeTestStore';
import { buildLot, makeWorkspace, SALE, type Workspace } from '../../../testing/stores/makeWorkspace';
import { OPEN_SALE } from '../../../testing/stores/saleDevices';

const CHANGED = { kind: 'changed', lots: 9, unread: 0, beyondRows: 0, beyondColumns: 0, fixed: 0 } as const;

let space: Workspace;
afterEach(async () => {
  await space.store.stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'requestAnimationFrame');
});

/** Lots `lot1`, `lot2` … */
async function open(statuses: readonly LotStatus[], sale: { status?: SaleStatus; date?: string } = {}): Promise<void> {
  const server = createSaleServer();
  server.sales.set(SALE, { ...OPEN_SALE, ...sale });
  space = makeWorkspace({ sales: createFakeSalesGateway(null, server) });
  space.lots.seed(
    SALE,
    statuses.map((status, at) =>
      buildLot({ id: `lot${at + 1}`, number: at + 1, order: `b${String(at).padStart(3, '0')}`, status }),
    ),
  );
  await space.signIn();
}
const many = (count: number): LotStatus[] => Array.from({ length: count }, () => 'draft' as const);

type Cells = Partial<Omit<CellEdit, 'lotId'>>;
async function edit(cells: Readonly<Record<string, Cells>>, note: GridNote | null = null): Promise<void> {
  const edits = Object.entries(cells).map(([lotId, cell]) => ({ lotId, changes: {}, unread: {}, ...cell }));
  space.store.dispatch(editCells({ edits, note }));
  await settle();
}
const operations = (): Operation[] =>
  space.actions.filter(isAnyOf(operationMade, operationsMade)).flatMap(({ payload }) => operationsIn(payload));
const note = (): GridNote | null => space.read(selectGrid).note;
const unread = (lotId = 'lot1') => space.read(selectUnreadableAmounts, lotId);

describe('an act on many lots', () => {
  async function onPage(count: number, slow = false): Promise<void> {
    await open(many(count));
    let now = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => now);
    // Whatever happens takes half a frame.
    if (slow) space.store.subscribe(() => void (now += 8));
    const edits = many(count).map((_, at) => ({ lotId: `lot${at + 1}`, changes: { category: 'Glass' }, unread: {} }));
    space.store.dispatch(editCells({ edits, note: { ...CHANGED, lots: count } }));
    for (let round = 0; note() === null && round < 50; round += 1) await settle();
  }
  const parts = (): number[] => space.actions.filter(editLots.match).map(({ payload }) => payload.edits.length);
  const progress = () => space.actions.filter(workProgressed.match).map(({ payload }) => payload);

  it('is done at once where all is in sight', async () => {
    await onPage(25, true);
    expect([parts(), progress()]).toEqual([[25], []]);
    expect(space.actions.some(isAnyOf(actBegan, actEnded))).toBe(false);
  });

  it('is done in parts, those in sight first, as one group, which nobody leaves half done, and says how far it is', async () => {
    await onPage(126, true);
    expect([parts(), progress()]).toEqual([[25, 100, 1], [{ done: 125, total: 126 }]]);
    expect(space.read(selectGrid)).toMatchObject({ work: null, note: { ...CHANGED, lots: 126 } });
    expect(operations()).toHaveLength(126);
    expect(new Set(operations().map(({ group }) => group)).size).toBe(1);
    const types = space.actions.filter(isAnyOf(actBegan, actEnded, editLots)).map(({ type }) => type);
    expect(types).toEqual([actBegan.type, editLots.type, editLots.type, editLots.type, actEnded.type]);
  });

  it('waits for no screen where all is in sight', async () => {
    await open(many(25));
    jest.useFakeTimers();
    // This screen draws nothing.
    globalThis.requestAnimationFrame = () => 0;
    const cells = many(25).map((_, at) => [`lot${at + 1}`, { changes: { category: 'Glass' } }] as const);
    await edit(Object.fromEntries(cells), { ...CHANGED, lots: 25 });
    expect(note()).toEqual({ ...CHANGED, lots: 25 });
  });

  it('says nothing of how far it is where that takes no time', async () => {
    await onPage(26);
    expect([parts(), progress()]).toEqual([[25, 1], []]);
  });
});

describe('what an act says it did', () => {
  it('counts no lot that has a result which it cannot have, and every other one that took what it was given', async () => {
    await open(['published', 'draft', 'published', 'draft', 'published', 'published'], {
      status: 'published',
      date: '2026-01-16',
    });
    await edit(
      {
        lot1: { changes: { hammer: 500 } },
        lot2: { changes: { hammer: 500 } },
        lot3: { changes: { hammer: null, result: 'passed' } },
        lot4: { changes: { hammer: null, result: 'passed', title: 'A jug' } },
        lot5: { changes: { title: '', description: '' } },
        lot6: { changes: { title: 'A bowl', condition: 'Worn.' } },
      },
      CHANGED,
    );
    expect(note()).toEqual({ ...CHANGED, lots: 6 });
    expect([1, 2, 3, 4].map((at) => space.read(selectLot, `lot${at}`)?.status)).toEqual([
      'sold',
      'draft',
      'passed',
      'draft',
    ]);
    expect(space.read(selectLot, 'lot4')?.title).toBe('A jug');
  });

  it('counts published lots that took what they were given', async () => {
    await open(['published', 'draft', 'published']);
    const title = (at: number) => ({ changes: { title: `A jug, ${at}` } });
    await edit({ lot1: title(1), lot2: title(2), lot3: { changes: { description: '' } } }, { ...CHANGED, lots: 3 });
    expect(note()).toEqual({ ...CHANGED, lots: 2 });
  });

  it('counts no lot that is gone by then', async () => {
    await open(many(2), { status: 'published', date: '2026-01-16' });
    await edit(
      {
        lot1: { changes: { title: 'A jug' } },
        gone: { changes: { title: 'A cup' } },
        lost: { changes: { hammer: 5 } },
      },
      { ...CHANGED, lots: 3 },
    );
    expect([note(), space.failures]).toEqual([{ ...CHANGED, lots: 1 }, []]);
  });

  it('is nothing for one cell, and what the act brings where it does not count lots', async () => {
    await open(['published']);
    await edit({ lot1: { changes: { title: '' } } });
    expect(note()).toBeNull();
    await edit({ lot1: { changes: { title: '' } } }, { kind: 'copied', cells: 3 });
    expect(note()).toEqual({ kind: 'copied', cells: 3 });
    await edit({ lot1: { changes: { title: '' } } }, { ...CHANGED, lots: 0 });
    expect(note()).toEqual({ ...CHANGED, lots: 0 });
  });

  it('enters results of the same act with it, so that they are undone together', async () => {
    await open(['published', 'sold'], { status: 'published', date: '2026-01-16' });
    await edit({ lot1: { changes: { title: 'A jug', hammer: 500 } }, lot2: { changes: { title: 'A cup' } } });
    expect(operations().map(({ kind, lotId }) => [kind, lotId])).toEqual([
      ['editLot', 'lot1'],
      ['editLot', 'lot2'],
      ['setResult', 'lot1'],
    ]);
    expect(new Set(operations().map(({ group }) => group)).size).toBe(1);
  });
});

describe('texts that cannot be read', () => {
  it('stay in their cells and change nothing, until a value comes for each', async () => {
    await open(many(2));
    await edit({
      lot1: { unread: { estimateLow: 'much', hammer: 'more', reserve: 'most', 'extras.bidIncrement': 'x' } },
    });
    const all = { estimateLow: 'much', hammer: 'more', reserve: 'most', 'extras.bidIncrement': 'x' };
    expect([unread(), unread('lot2'), operations()]).toEqual([all, undefined, []]);
    expect(space.actions.filter(editLots.match)).toEqual([]);
    await edit({ lot1: { changes: { title: 'A jug' } } });
    expect(unread()).toEqual(all);
    await edit({ lot1: { changes: { reserve: 500, hammer: null } } });
    expect(unread()).toEqual({ estimateLow: 'much', 'extras.bidIncrement': 'x' });
    await edit({ lot1: { changes: { 'extras.bidIncrement': null }, unread: { estimateLow: 'a lot' } } });
    expect(unread()).toEqual({ estimateLow: 'a lot' });
    await edit({ lot1: { changes: { estimateLow: 80, estimateHigh: 90 } } });
    expect(unread()).toBeUndefined();
    const taken = space.actions.filter(amountRead.match).map(({ payload }) => payload.field);
    expect(taken.sort()).toEqual(['estimateLow', 'extras.bidIncrement', 'hammer', 'reserve']);
    expect(space.actions.filter(amountNotRead.match)).toHaveLength(5);
  });
});

describe('what the person saw of a lot', () => {
  it('is asked of fields of everybody and of private ones, each saved apart', async () => {
    await open(many(1));
    const before = { title: 'A vase', consignor: '' };
    await edit({ lot1: { changes: { title: 'A jug', consignor: 'House 7' }, before } });
    expect(operations()).toMatchObject([
      { kind: 'editLot', changes: { title: { before: 'A vase', after: 'A jug' } } },
      { kind: 'editPrivate', changes: { consignor: { before: '', after: 'House 7' } } },
    ]);
    expect(space.read(selectLotPrivate, 'lot1').consignor).toBe('House 7');
  });

  it('is how it was at the moment of the act, where a colleague was faster in the middle of it, and no own change', async () => {
    await open(many(28));
    // The screen shows the first lots before the others are made.
    jest.useFakeTimers();
    globalThis.requestAnimationFrame = (draw) => Number(setTimeout(draw));
    const edits = many(28).map((_, at) => ({ lotId: `lot${at + 1}`, changes: { category: 'Glass' }, unread: {} }));
    space.store.dispatch(editCells({ edits, note: null }));
    // This is still on its way when its lot's turn comes.
    for (let waiting = 0; waiting < 40; waiting += 1) space.lots.hang('apply');
    space.store.dispatch(editLot({ lotId: 'lot26', changes: { category: 'Mine' } }));
    const theirs = buildLot({ id: 'lot28', number: 28, order: 'b027', category: 'Theirs' });
    space.lots.seed(SALE, [theirs]);
    space.lots.emit(SALE, { type: 'lots', changed: [theirs], removed: [], fromServer: true });
    await jest.advanceTimersByTimeAsync(1_000);
    const last = (lotId: string) => operations().findLast((each) => each.lotId === lotId);
    expect(last('lot26')).toMatchObject({ changes: { category: { before: 'Mine', after: 'Glass' } } });
    expect(last('lot28')).toMatchObject({ changes: { category: { before: '', after: 'Glass' } } });
  });
});
