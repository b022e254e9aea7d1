import { isAnyOf } from '@reduxjs/toolkit';
import { nameOfNumber } from '../../../domain/numbering/lotNumber';
import type { Operation } from '../../../domain/operations/operations';
import type { SaleStatus } from '../../../domain/sales/sale';
import { selectLot } from '../../../features/lots/model/lots/lotsSlice';
import { reservedReceived } from '../../../features/lots/model/numbering/reservationsSlice';
import {
  amountNotRead,
  amountRead,
  operationMade,
  operationsIn,
  operationsMade,
  selectUnreadableAmounts,
} from '../../../features/lots/model/saves/savesSlice';
import { lotNumberText } from '../../../features/lots/model/texts/lotWords';
import {
  type CellEdit,
  cellActivated,
  editCells,
  type GridNote,
  selectGrid,
} from '../../../features/lots/model/view/gridSlice';
import { createSaleServer } from '../../../services/sales/saleServer';
import { createFakeSalesGateway } from '../../../testing/fakes/fakeSalesGateway';
import { settle } from '../../../testing/stores/makeTestStore';
import { buildLot, makeWorkspace, SALE, type Workspace } from '../../../testing/stores/makeWorkspace';
import { OPEN_SALE } from '../../../testing/stores/saleDevices';

const LOTS = [
  buildLot({ id: 'a', number: 1, order: 'a0' }),
  buildLot({ id: 'b', number: 2, order: 'a1' }),
  buildLot({ id: 'c', number: 3, order: 'a2', status: 'published' }),
  buildLot({ id: 'd', number: null, order: 'a3' }),
];
const CHANGED = { kind: 'changed', lots: 0, unread: 0, beyondRows: 0, beyondColumns: 0, fixed: 0 } as const;

let space: Workspace;
afterEach(() => space.store.stop());

async function open(status: SaleStatus = 'open'): Promise<void> {
  const server = createSaleServer();
  server.sales.set(SALE, { ...OPEN_SALE, status });
  space = makeWorkspace({ sales: createFakeSalesGateway(null, server) });
  space.lots.seed(SALE, LOTS);
  for (const { id, number } of LOTS) space.lots.documents(SALE).numbers.set(String(number), id);
  await space.signIn();
}

async function paste(
  texts: Readonly<Record<string, string>>,
  { note = CHANGED, titles = {} }: { note?: GridNote | null; titles?: Readonly<Record<string, string>> } = {},
): Promise<void> {
  const numbers = Object.entries(texts).map(([lotId, text]) => ({ lotId, text }));
  const edits = Object.entries(titles).map(([lotId, title]): CellEdit => {
    return { lotId, changes: title === '' ? {} : { title }, unread: {} };
  });
  space.store.dispatch(editCells({ edits, numbers, note }));
  await settle();
}
const operations = (): Operation[] =>
  space.actions.filter(isAnyOf(operationMade, operationsMade)).flatMap(({ payload }) => operationsIn(payload));
const numbered = (): string[] =>
  operations().flatMap((each) =>
    each.kind === 'setNumber' ? [`${each.lotId} ${nameOfNumber(each.after) || 'none'}`] : [],
  );
const shown = (): (string | null)[] => [...'abcd'].map((id) => lotNumberText(space.read(selectLot, id) ?? buildLot()));
const left = (): Record<string, string | undefined> =>
  Object.fromEntries(
    [...'abcd'].flatMap((id) => {
      const text = space.read(selectUnreadableAmounts, id)?.number;
      return text === undefined ? [] : [[id, text]];
    }),
  );
const note = (): GridNote | null => space.read(selectGrid).note;
const at = (lotId: string, column: 'number' | 'title' = 'number') =>
  void space.store.dispatch(cellActivated({ lotId, column }));
const mark = (lotId: string, text: string) => space.store.dispatch(amountNotRead({ lotId, field: 'number', text }));

describe('numbers that are pasted over many lots', () => {
  it('are one act with the other cells, and what cannot be given stays in its cell', async () => {
    await open();
    await paste(
      { a: '2', b: '1', c: '9', d: 'x' },
      { titles: { a: 'A jug', c: 'A cup' }, note: { ...CHANGED, lots: 2 } },
    );
    expect([shown(), left()]).toEqual([['2', '1', '3', null], { d: 'x' }]);
    expect(new Set(operations().map(({ group }) => group ?? 'none')).size).toBe(1);
    expect(operations().map(({ kind }) => kind)).toEqual(['editLot', 'editLot', 'setNumber', 'setNumber', 'setNumber']);
    // Lot a counts once, though its title and its number were changed.
    expect(note()).toEqual({ ...CHANGED, lots: 3, numbers: { left: 1, kept: 1 } });
  });

  it('are counted where nothing but their numbers is changed', async () => {
    await open();
    await paste({ a: '7', b: '8' }, { titles: { a: '', b: '' } });
    expect(note()).toEqual({ ...CHANGED, lots: 2, numbers: { left: 0, kept: 0 } });
  });

  it('are not counted and stay in their cells where the server has to be asked first', async () => {
    await open();
    space.network.isThere = false;
    await paste({ a: '7', d: '8' });
    expect([shown(), left()]).toEqual([['1', '2', '3', null], { a: '7', d: '8' }]);
    expect(note()).toEqual({ ...CHANGED, numbers: { left: 2, kept: 0 } });
  });

  it('pass over a number that is held for a colleague', async () => {
    await open();
    const claim = { number: '7', lotId: 'theirs', by: 'ben', reservedAt: 1 };
    space.store.dispatch(reservedReceived({ saleId: SALE, claims: [claim] }));
    await paste({ a: '7', b: '8' });
    expect([numbered(), left()]).toEqual([['b 8'], { a: '7' }]);
  });

  it('have to have letters once the numbers are locked', async () => {
    await open('numbersLocked');
    await paste({ a: '7', d: '2A' });
    expect([numbered(), left(), note()]).toEqual([
      ['d 2A'],
      {},
      { ...CHANGED, lots: 1, numbers: { left: 0, kept: 1 } },
    ]);
  });

  it('take the place of what was left of earlier ones, also where they are the own ones', async () => {
    await open();
    mark('a', 'x');
    mark('b', 'y');
    mark('c', 'z');
    space.store.dispatch(amountNotRead({ lotId: 'd', field: 'estimateLow', text: 'much' }));
    await paste({ a: '7', b: '2', d: '8' });
    expect([left(), numbered()]).toEqual([{ c: 'z' }, ['a 7', 'd 8']]);
    expect(space.actions.filter(amountRead.match).map(({ payload }) => payload)).toEqual([
      { lotId: 'a', field: 'number' },
      { lotId: 'b', field: 'number' },
    ]);
    expect(note()).toEqual({ ...CHANGED, lots: 3, numbers: { left: 0, kept: 0 } });
  });

  it('that are emptied take no number away, and what was left in their cells no longer counts as unchanged', async () => {
    await open();
    mark('a', 'x');
    await paste({ a: '', b: '' }, { note: { ...CHANGED, fixed: 2 } });
    expect([numbered(), left()]).toEqual([[], {}]);
    expect(note()).toEqual({ ...CHANGED, lots: 1, fixed: 1, numbers: { left: 0, kept: 0 } });
    mark('a', 'x');
    await paste({ a: '' }, { note: CHANGED });
    expect(note()).toEqual({ ...CHANGED, lots: 1, fixed: 0, numbers: { left: 0, kept: 0 } });
    mark('a', 'x');
    await paste({ a: '', b: '7' }, { note: { ...CHANGED, fixed: 1 } });
    expect(note()).toEqual({ ...CHANGED, lots: 2, fixed: 1, numbers: { left: 0, kept: 0 } });
  });

  it('say nothing in place of another word', async () => {
    await open();
    await paste({ a: '7' }, { note: { kind: 'copied', cells: 1 } });
    expect([note(), numbered()]).toEqual([{ kind: 'copied', cells: 1 }, ['a 7']]);
  });
});

describe('a single number that is pasted', () => {
  it('is no part of another act, so that it counts as typed', async () => {
    await open();
    at('a');
    await paste({ a: '7' });
    expect(operations()).toMatchObject([{ kind: 'setNumber', lotId: 'a' }]);
    expect(operations().map(({ group }) => group)).toEqual([undefined]);
    expect([space.read(selectGrid).editing, note()]).toEqual([
      null,
      { ...CHANGED, lots: 1, numbers: { left: 0, kept: 0 } },
    ]);
  });

  it.each([
    ['of another lot', 'a', '3'],
    ['that none can have', 'a', 'x'],
    ['of a lot that keeps its own', 'c', '9'],
  ])('%s opens its cell with what can be done', async (_, lotId, text) => {
    await open();
    at(lotId);
    await paste({ [lotId]: text });
    expect(space.read(selectGrid)).toMatchObject({ editing: 'amend', active: { lotId, column: 'number' } });
  });

  it.each([
    ['the person is in another lot', () => at('b'), { a: '3' }, {}],
    ['the person is in another column', () => at('a', 'title'), { a: '3' }, {}],
    ['nothing is pasted', () => at('c'), { c: ' ' }, {}],
    ['other cells are pasted too', () => at('a'), { a: '3' }, { b: 'A jug' }],
    ['it is not the only number', () => at('a'), { a: '3', b: '8' }, {}],
  ])('opens nothing when %s', async (_, go, texts: Record<string, string>, titles) => {
    await open();
    go();
    await paste(texts, { titles });
    expect([space.read(selectGrid).editing, note()?.kind]).toEqual([null, 'changed']);
  });
});
