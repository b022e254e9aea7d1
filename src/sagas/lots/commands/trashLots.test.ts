import { isAnyOf } from '@reduxjs/toolkit';
import { nameOfNumber } from '../../../domain/numbering/lotNumber';
import type { Operation } from '../../../domain/operations/operations';
import type { SaleStatus } from '../../../domain/sales/sale';
import { selectLot } from '../../../features/lots/model/lots/lotsSlice';
import { blockChanged, reservedReceived } from '../../../features/lots/model/numbering/reservationsSlice';
import { restoreLots, trashLots } from '../../../features/lots/model/operations/lotCommands';
import { operationMade, operationsIn, operationsMade } from '../../../features/lots/model/saves/savesSlice';
import { createSaleServer } from '../../../services/sales/saleServer';
import { createFakeSalesGateway } from '../../../testing/fakes/fakeSalesGateway';
import { settle } from '../../../testing/stores/makeTestStore';
import { buildLot, makeWorkspace, SALE, type Workspace } from '../../../testing/stores/makeWorkspace';
import { OPEN_SALE } from '../../../testing/stores/saleDevices';

const LOTS = [
  buildLot({ id: 'a', number: 1, order: 'a0' }),
  buildLot({ id: 'b', number: 2, order: 'a1', status: 'ready' }),
  buildLot({ id: 'c', number: 3, order: 'a2', status: 'published' }),
  buildLot({ id: 'd', number: null, order: 'a3' }),
  buildLot({ id: 'own', number: 8, suffix: 'A', order: 'b0', deletedAt: 50 }),
  buildLot({ id: 'taken', number: 2, order: 'b1', deletedAt: 51 }),
  buildLot({ id: 'also', number: 8, suffix: 'A', order: 'b2', deletedAt: 52 }),
  buildLot({ id: 'held', number: 5, order: 'b3', deletedAt: 53 }),
  buildLot({ id: 'none', number: null, order: 'b4', deletedAt: 54 }),
];
const LOCKED =
  'The numbers of this sale are locked. Numbers can no longer be changed, and lots neither go into the trash nor come out of it.';
const PUBLISHED = 'A published lot keeps its number and does not go into the trash. Withdraw it instead.';
const NOW = new Date('2026-03-01T10:00:00Z').getTime();

let space: Workspace;
afterEach(async () => {
  await space.store.stop();
  jest.restoreAllMocks();
});

async function open(status: SaleStatus = 'open', lots = LOTS): Promise<void> {
  const server = createSaleServer();
  server.sales.set(SALE, { ...OPEN_SALE, status });
  space = makeWorkspace({ sales: createFakeSalesGateway(null, server) });
  space.lots.seed(SALE, lots);
  await space.signIn();
}
const act = async (...actions: Parameters<Workspace['store']['dispatch']>[0][]): Promise<void> => {
  for (const action of actions) space.store.dispatch(action);
  await settle();
};
const operations = (): Operation[] =>
  space.actions.filter(isAnyOf(operationMade, operationsMade)).flatMap(({ payload }) => operationsIn(payload));
/** `own 8A`, and what a lot asks for that cannot have it yet. */
const brought = (): string[] =>
  operations().map((each) =>
    each.kind === 'restoreLot'
      ? [each.lotId, nameOfNumber(each.number) || 'none', ...('wanted' in each ? ['wants', wantedOf(each)] : [])].join(
          ' ',
        )
      : each.kind,
  );
const wantedOf = ({ wanted }: Extract<Operation, { readonly kind: 'restoreLot' }>): string =>
  wanted === undefined || typeof wanted === 'string' ? String(wanted) : nameOfNumber(wanted);
const said = (): string[] => space.state().notifications.list.map(({ message }) => message);

describe('into the trash', () => {
  it('go those that are there, each once, with their numbers, in one act of one moment', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(NOW);
    await open();
    await act(trashLots({ lotIds: ['b', 'own', 'nowhere', 'b', 'd', 'a'] }));
    const trashed = { kind: 'trashLot', deletedAt: NOW };
    expect(operations()).toMatchObject([
      { ...trashed, lotId: 'b', number: { number: 2, suffix: '' } },
      { ...trashed, lotId: 'd', number: null },
      { ...trashed, lotId: 'a', number: { number: 1, suffix: '' } },
    ]);
    expect(new Set(operations().map(({ group }) => group ?? '')).size).toBe(1);
    expect(said()).toEqual([]);
  });

  it('goes no lot that is published, which is said, and the others do', async () => {
    await open();
    await act(trashLots({ lotIds: ['a', 'c'], group: 'both' }));
    expect(operations()).toMatchObject([{ lotId: 'a', group: 'both' }]);
    expect([said(), space.read(selectLot, 'c')?.deletedAt]).toEqual([[PUBLISHED], null]);
  });
});

it('nothing goes into the trash or comes out of it once the numbers are locked, and that is said of real lots only', async () => {
  await open('numbersLocked');
  await act(trashLots({ lotIds: ['own', 'nowhere'] }), restoreLots({ lotIds: ['a'] }));
  expect(said()).toEqual([]);
  await act(trashLots({ lotIds: ['a'] }));
  expect(said()).toEqual([LOCKED]);
  await act(restoreLots({ lotIds: ['own'] }));
  expect([operations(), said()]).toEqual([[], [LOCKED, LOCKED]]);
});

describe('out of the trash', () => {
  it('come lots with the numbers they had, or with the next ones where somebody has those, which is said', async () => {
    await open();
    space.store.dispatch(
      reservedReceived({ saleId: SALE, claims: [{ number: '5', lotId: 'theirs', by: 'ben', reservedAt: 1 }] }),
    );
    await act(restoreLots({ lotIds: ['own', 'a', 'taken', 'also', 'held', 'none', 'own'], group: 'back' }));
    expect(brought()).toEqual(['own 8A', 'taken 9', 'also 10', 'held 11', 'none none']);
    expect(said()).toEqual([
      'The number 2 was taken in the meantime. The lot is now 9.',
      'The number 8A was taken in the meantime. The lot is now 10.',
      'The number 5 was taken in the meantime. The lot is now 11.',
    ]);
    expect(operations()).toMatchObject(['50', '51', '52', '53', '54'].map((at) => ({ deletedAt: Number(at) })));
    expect(new Set(operations().map(({ group }) => group))).toEqual(new Set(['back']));
  });

  it('take none of the numbers that were taken along for new lots', async () => {
    await open();
    const block = ['4', '5'].map((number) => ({ number, lotId: `of${number}` }));
    await act(blockChanged({ saleId: SALE, block }), restoreLots({ lotIds: ['taken'] }));
    expect(brought()).toEqual(['taken 6']);
  });

  it('come without one when there is no next one', async () => {
    await open('open', [...LOTS, buildLot({ id: 'last', number: 99_999, order: 'c0' })]);
    await act(restoreLots({ lotIds: ['taken'] }));
    expect([brought(), said()]).toEqual([['taken none'], []]);
  });

  it('ask for their numbers without a network, and keep those that they gave up a moment ago', async () => {
    await open();
    space.lots.hang('apply');
    space.network.isThere = false;
    await act(trashLots({ lotIds: ['a'] }), restoreLots({ lotIds: ['a', 'own', 'none', 'taken'] }));
    expect(brought()).toEqual(['trashLot', 'a 1', 'own none wants 8A', 'none none', 'taken none wants 2']);
  });

  it('have no right to a number that another lot has given up', async () => {
    await open('open', [...LOTS, buildLot({ id: 'once', number: 1, order: 'b5', deletedAt: 55 })]);
    space.lots.hang('apply');
    space.network.isThere = false;
    await act(trashLots({ lotIds: ['a'] }), restoreLots({ lotIds: ['once'] }));
    expect(brought()).toEqual(['trashLot', 'once none wants 1']);
  });
});
