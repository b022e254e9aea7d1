import { FIRST_PLAN, withShown } from '../../../features/lots/model/fields/gridColumns';
import { resultsAsked, selectResultsPhase } from '../../../features/lots/model/phase/phaseSlice';
import { selectShownColumns } from '../../../features/lots/model/view/gridSelectors';
import { columnsPlanned, filterChosen, layoutChosen, selectGrid } from '../../../features/lots/model/view/gridSlice';
import { navigate } from '../../../features/navigation/model/navigationSlice';
import type { LotStatus } from '../../../domain/lots/lot';
import type { SaleStatus } from '../../../domain/sales/sale';
import { createSaleServer } from '../../../services/sales/saleServer';
import { createFakeSalesGateway } from '../../../testing/fakes/fakeSalesGateway';
import { settle } from '../../../testing/stores/makeTestStore';
import { buildLot, makeWorkspace, SALE, type Workspace } from '../../../testing/stores/makeWorkspace';
import { OPEN_SALE } from '../../../testing/stores/saleDevices';

const NONE_OFFERED = 'No lot of this sale is published. Only a published lot gets a result.';

let space: Workspace;
let server: ReturnType<typeof createSaleServer>;
afterEach(() => space.store.stop());

async function open(statuses: readonly LotStatus[], sale: { status?: SaleStatus; date?: string } = {}): Promise<void> {
  server = createSaleServer();
  server.sales.set(SALE, { ...OPEN_SALE, status: 'published', date: '2026-01-16', ...sale });
  space = makeWorkspace({ sales: createFakeSalesGateway(null, server) });
  space.lots.seed(
    SALE,
    statuses.map((status, at) => buildLot({ id: `lot${at + 1}`, number: at + 1, order: `a${at}`, status })),
  );
  await space.signIn();
}

const act = async (...actions: Parameters<Workspace['store']['dispatch']>[0][]): Promise<void> => {
  for (const action of actions) space.store.dispatch(action);
  await settle();
};
const active = () => space.read(selectGrid).active;
const said = (): string[] => space.state().notifications.list.map(({ message }) => message);
const address = (): string => {
  const { path, search } = space.state().navigation;
  return path + search;
};

describe('how far the results are', () => {
  it.each([
    ['open', '2026-01-16', 'none'],
    ['numbersLocked', '2026-01-16', 'none'],
    ['published', '2999-01-16', 'early'],
    ['published', '2026-01-16', 'due'],
    ['closed', '2026-01-16', 'over'],
  ] as const)('a sale that is %s on %s: %s', async (status, date, phase) => {
    await open(['published'], { status, date });
    expect(space.read(selectResultsPhase)).toBe(phase);
    expect(space.read(selectShownColumns).includes('hammer')).toBe(phase !== 'none');
  });

  it('follows the sale', async () => {
    await open(['published'], { status: 'numbersLocked' });
    server.setSale(SALE, { status: 'published' });
    await settle();
    expect(space.read(selectResultsPhase)).toBe('due');
  });
});

describe('results that are entered', () => {
  it('begins at the price of the first lot that has none, in the table alone', async () => {
    await open(['sold', 'withdrawn', 'published', 'published']);
    await act(layoutChosen('gallery'), navigate(`/sales/${SALE}?view=describe`));
    await act(resultsAsked({ opens: false }));
    expect(active()).toEqual({ lotId: 'lot3', column: 'hammer' });
    expect([space.read(selectGrid).layout, address()]).toEqual(['table', `/sales/${SALE}`]);
  });

  it('shows the column although the person had hidden it', async () => {
    await open(['published']);
    await act(columnsPlanned(withShown(FIRST_PLAN, 'hammer', false)));
    expect(space.read(selectShownColumns)).not.toContain('hammer');
    await act(resultsAsked({ opens: false }));
    expect(space.read(selectShownColumns)).toContain('hammer');
  });

  it('leaves a view that holds back all lots without a result, and no other', async () => {
    await open(['sold', 'published', 'published']);
    await act(filterChosen({ status: 'published' }), resultsAsked({ opens: false }));
    expect([active()?.lotId, space.read(selectGrid).filter.status]).toEqual(['lot2', 'published']);
    await act(filterChosen({ status: 'sold' }));
    await act(resultsAsked({ opens: false }));
    expect([active()?.lotId, space.read(selectGrid).filter.status]).toEqual(['lot2', null]);
  });

  it('passes over a lot that has gone in this moment', async () => {
    await open(['published', 'published']);
    await act(filterChosen({ status: 'published' }));
    space.lots.emit(SALE, { type: 'lots', changed: [], removed: ['lot1'], fromServer: true });
    await act(resultsAsked({ opens: false }));
    expect([active()?.lotId, space.failures]).toEqual(['lot2', []]);
  });

  it('opens the lot where there is no table', async () => {
    await open(['sold', 'published']);
    await act(resultsAsked({ opens: true }));
    expect(address()).toBe(`/sales/${SALE}?lot=lot2`);
  });

  it('says when there is nothing to enter', async () => {
    await open(['draft', 'sold', 'passed']);
    await act(resultsAsked({ opens: false }));
    expect([active()?.lotId, said()]).toEqual(['lot2', ['Every lot has its result.']]);
  });

  it('leaves no view for nothing: where it shows a lot with a result, and where no lot was offered', async () => {
    await open(['sold', 'passed']);
    await act(filterChosen({ status: 'passed' }), resultsAsked({ opens: false }));
    expect([active()?.lotId, space.read(selectGrid).filter.status]).toEqual(['lot2', 'passed']);
    await act(filterChosen({ status: 'withdrawn' }), resultsAsked({ opens: false }));
    expect([active()?.lotId, space.read(selectGrid).filter.status]).toEqual(['lot1', null]);
    await space.store.stop();
    await open(['draft']);
    await act(filterChosen({ status: 'sold' }), resultsAsked({ opens: false }));
    expect([active(), space.read(selectGrid).filter.status, said()]).toEqual([null, 'sold', [NONE_OFFERED]]);
  });

  it('says when no lot was offered', async () => {
    await open(['draft']);
    await act(resultsAsked({ opens: false }));
    expect([active(), said()]).toEqual([null, [NONE_OFFERED]]);
  });
});
