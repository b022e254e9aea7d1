import { editCells } from '../../../features/lots/model/view/gridSlice';
import { selectOfferedAct } from '../../../features/lots/model/history/offeredAct';
import { editLot, markLotReady, selectLot } from '../../../features/lots/model/lots/lotsSlice';
import {
  enterResults,
  passed,
  publishLot,
  reinstateLot,
  withdrawLot,
} from '../../../features/lots/model/operations/lotCommands';
import { operationTexts } from '../../../features/lots/model/texts/operationTexts';
import {
  earlyResultsDropped,
  earlyResultsMeant,
  selectHeldResults,
} from '../../../features/lots/model/results/resultsSlice';
import { redoAsked, undoAsked } from '../../../features/lots/model/history/undoSlice';
import type { Lot, LotStatus } from '../../../domain/lots/lot';
import type { SaleStatus } from '../../../domain/sales/sale';
import { createSaleServer } from '../../../services/sales/saleServer';
import { createFakeSalesGateway } from '../../../testing/fakes/fakeSalesGateway';
import { settle } from '../../../testing/stores/makeTestStore';
import { buildLot, makeWorkspace, SALE, type Workspace } from '../../../testing/stores/makeWorkspace';
import { OPEN_SALE } from '../../../testing/stores/saleDevices';

let space: Workspace;
let server: ReturnType<typeof createSaleServer>;

async function open(lot: Partial<Lot>, sale: { status?: SaleStatus; date?: string } = {}): Promise<void> {
  server = createSaleServer();
  server.sales.set(SALE, { ...OPEN_SALE, status: 'published', date: '2026-01-16', ...sale });
  space = makeWorkspace({ sales: createFakeSalesGateway(null, server) });
  space.lots.seed(SALE, [buildLot(lot), buildLot({ id: 'lot2', number: 2, order: 'a1', status: 'published' })]);
  await space.signIn();
}
afterEach(() => space.store.stop());

const act = async (...actions: Parameters<Workspace['store']['dispatch']>[0][]): Promise<void> => {
  for (const action of actions) space.store.dispatch(action);
  await settle();
};
const sold = (hammer: number | null, lotId = 'lot1') => enterResults({ results: [{ lotId, status: 'sold', hammer }] });
const takeBack = enterResults({ results: [{ lotId: 'lot1', status: 'published', hammer: null }] });
const onServer = (id = 'lot1'): [LotStatus | undefined, number | null | undefined] => {
  const lot = space.lots.documents(SALE).lots.get(id);
  return [lot?.status, lot?.hammer];
};
const said = (): string[] => space.state().notifications.list.map(({ message }) => message);
const offered = (status: SaleStatus = 'published') => space.read(selectOfferedAct, 'undo', SALE, status);

describe('a result of a lot that was published', () => {
  it('is sold at its hammer price, corrected, passed without one, and taken back', async () => {
    await open({ status: 'published' });
    await act(sold(12_000));
    expect(onServer()).toEqual(['sold', 12_000]);
    await act(sold(13_500));
    expect(onServer()).toEqual(['sold', 13_500]);
    await act(enterResults({ results: passed(['lot1']) }));
    expect(onServer()).toEqual(['passed', null]);
    await act(takeBack);
    expect(onServer()).toEqual(['published', null]);
    expect(said()).toEqual([]);
  });

  it('is undone step by step, and done again', async () => {
    await open({ status: 'published' });
    await act(sold(12_000), sold(13_500));
    await act(undoAsked());
    expect(onServer()).toEqual(['sold', 12_000]);
    await act(undoAsked());
    expect(onServer()).toEqual(['published', null]);
    await act(redoAsked());
    expect(onServer()).toEqual(['sold', 12_000]);
  });

  it('that a colleague has corrected is not offered to be undone', async () => {
    await open({ status: 'published' });
    await act(sold(12_000));
    const theirs = buildLot({ status: 'sold', hammer: 14_000 });
    space.lots.seed(SALE, [theirs]);
    space.lots.emit(SALE, { type: 'lots', changed: [theirs], removed: [], fromServer: true });
    expect(offered()).toBeUndefined();
    await act(undoAsked());
    expect(onServer()).toEqual(['sold', 14_000]);
  });

  it('of before prices were kept gets its price now', async () => {
    await open({ status: 'sold', hammer: null });
    await act(sold(9_000));
    expect(onServer()).toEqual(['sold', 9_000]);
  });

  it('is entered for many lots in one act', async () => {
    await open({ status: 'published' });
    await act(enterResults({ results: passed(['lot1', 'lot2']) }));
    expect([onServer(), onServer('lot2')]).toEqual([
      ['passed', null],
      ['passed', null],
    ]);
    expect(said()).toEqual(['2 lots are passed.']);
    await act(undoAsked());
    expect([onServer(), onServer('lot2')]).toEqual([
      ['published', null],
      ['published', null],
    ]);
  });

  it('is entered by its price in the grid, together with other cells', async () => {
    await open({ status: 'published' });
    await act(
      editCells({
        edits: [
          { lotId: 'lot1', changes: { hammer: 12_000, category: 'Delft' }, unread: {} },
          { lotId: 'lot2', changes: { hammer: null }, unread: {} },
        ],
        note: null,
      }),
    );
    expect([onServer(), onServer('lot2')]).toEqual([
      ['sold', 12_000],
      ['published', null],
    ]);
    expect(space.read(selectLot, 'lot1')?.category).toBe('Delft');
    await act(undoAsked());
    expect(onServer()).toEqual(['published', null]);
    expect(space.read(selectLot, 'lot1')?.category).toBe('');
  });

  it('is entered by words in the grid; an emptied cell takes the word back', async () => {
    await open({ status: 'published' });
    const say = (lotId: string, result: 'passed' | 'withdrawn') => ({
      lotId,
      changes: { hammer: null, result },
      unread: {},
    });
    await act(editCells({ edits: [say('lot1', 'passed'), say('lot2', 'withdrawn')], note: null }));
    expect([onServer(), onServer('lot2')]).toEqual([
      ['passed', null],
      ['withdrawn', null],
    ]);
    const emptied = ['lot1', 'lot2'].map((lotId) => ({ lotId, changes: { hammer: null }, unread: {} }));
    await act(editCells({ edits: emptied, note: null }));
    expect([onServer(), onServer('lot2')]).toEqual([
      ['published', null],
      ['withdrawn', null],
    ]);
  });

  it('is entered for those of many that were offered, in the act that was asked for, and names one of the others', async () => {
    await open({ status: 'ready' });
    const more = buildLot({ id: 'lot3', number: 3, order: 'a2', status: 'draft' });
    space.lots.seed(SALE, [more]);
    space.lots.emit(SALE, { type: 'lots', changed: [more], removed: [], fromServer: true });
    const results = passed(['nowhere', 'lot3', 'lot1', 'lot2']);
    await act(enterResults({ results, group: 'one act' }));
    expect([onServer('lot2'), space.lots.applied.map(({ group }) => group)]).toEqual([['passed', null], ['one act']]);
    expect(said()).toEqual(['Lot 3 was not published. Only a published lot gets a result.']);
  });

  it('is counted only where all of many are passed', async () => {
    await open({ status: 'published' });
    const results = [{ lotId: 'lot1', status: 'sold', hammer: 500 } as const, ...passed(['lot2'])];
    await act(enterResults({ results }));
    expect([onServer(), onServer('lot2'), said()]).toEqual([['sold', 500], ['passed', null], []]);
  });

  it('is refused for a lot that was never published, which is said', async () => {
    await open({ status: 'ready' });
    await act(sold(12_000));
    expect(onServer()).toEqual(['ready', null]);
    expect(said()).toEqual(['Lot 1 was not published. Only a published lot gets a result.']);
  });
});

describe('before the day of the sale', () => {
  beforeEach(() => open({ status: 'published' }, { date: '2999-12-03' }));

  it('a result waits until the person says that it is meant; then nobody asks again', async () => {
    await act(sold(12_000));
    expect(onServer()).toEqual(['published', null]);
    const held = space.read(selectHeldResults);
    expect(held?.results).toEqual([{ lotId: 'lot1', status: 'sold', hammer: 12_000 }]);
    if (held !== null) await act(earlyResultsMeant(held));
    expect(onServer()).toEqual(['sold', 12_000]);
    await act(sold(5_000, 'lot2'));
    expect(onServer('lot2')).toEqual(['sold', 5_000]);
    expect(space.read(selectHeldResults)).toBeNull();
  });

  it('a result that is not meant is forgotten', async () => {
    await act(sold(12_000), earlyResultsDropped());
    expect([onServer(), space.read(selectHeldResults)]).toEqual([['published', null], null]);
  });

  it('nothing waits that changes nothing, and no lot that was never offered', async () => {
    await act(enterResults({ results: [{ lotId: 'lot1', status: 'published', hammer: null }] }));
    await act(sold(500, 'nowhere'));
    expect([space.read(selectHeldResults), said(), space.lots.applied]).toEqual([null, [], []]);
  });

  it('a result is taken back without a question', async () => {
    await space.store.stop();
    await open({ status: 'sold', hammer: 12_000 }, { date: '2999-12-03' });
    await act(takeBack);
    expect([onServer(), space.read(selectHeldResults)]).toEqual([['published', null], null]);
  });

  it('a lot is withdrawn without a question', async () => {
    await act(withdrawLot({ lotId: 'lot1' }));
    expect([onServer(), space.read(selectHeldResults)]).toEqual([['withdrawn', null], null]);
  });
});

describe('once the sale is closed', () => {
  it('no result is entered or corrected, and it is said why', async () => {
    await open({ status: 'sold', hammer: 12_000 }, { status: 'closed' });
    await act(sold(13_000));
    expect(onServer()).toEqual(['sold', 12_000]);
    expect(said()).toEqual(['The sale is closed. Its results no longer change.']);
  });

  it('undo offers no result any more, but what was done before it', async () => {
    await open({ status: 'published' });
    await act(editLot({ lotId: 'lot1', changes: { category: 'Delft' } }), sold(12_000));
    expect(offered()?.operations).toMatchObject([{ kind: 'setResult' }]);
    server.setSale(SALE, { status: 'closed' });
    await settle();
    expect(offered('closed')?.operations).toMatchObject([{ kind: 'editLot' }]);
    await act(undoAsked());
    expect(onServer()).toEqual(['sold', 12_000]);
    expect(space.read(selectLot, 'lot1')?.category).toBe('');
  });
});

it.each(['open', 'numbersLocked'] as const)(
  'no result is entered while the sale is %s, and it is said why',
  async (status) => {
    await open({ status: 'published' }, { status });
    await act(sold(12_000));
    expect([onServer(), space.lots.applied]).toEqual([['published', null], []]);
    expect(said()).toEqual(['Results are entered while the sale is published.']);
  },
);

it('undo never offers a step that has no way back', async () => {
  await open({ status: 'draft' });
  await act(markLotReady({ lotId: 'lot1' }), publishLot({ lotId: 'lot1' }));
  expect(onServer()).toEqual(['published', null]);
  expect(offered()).toBeUndefined();
});

it.each([
  ['ready', 'open', publishLot],
  ['ready', 'numbersLocked', publishLot],
  ['published', 'closed', withdrawLot],
  ['withdrawn', 'closed', reinstateLot],
] as const)('a %s lot of a sale that is %s takes no step that only a published sale has', async (lot, sale, step) => {
  await open({ status: lot }, { status: sale });
  await act(step({ lotId: 'lot1' }));
  expect(space.lots.calls.filter(({ op }) => op === 'apply')).toEqual([]);
  expect(space.read(selectLot, 'lot1')?.status).toBe(lot);
  expect(said()).toEqual([operationTexts.texts.onlyWhilePublished]);
});
