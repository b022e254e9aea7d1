import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LotStatus } from '../../../../domain/lots/lot';
import type { SaleStatus } from '../../../../domain/sales/sale';
import { buildLot, SALE } from '../../../../testing/stores/makeWorkspace';
import { renderWorkspace } from '../../../../testing/screens/renderWorkspace';
import { LotEditor } from './LotEditor';
import { selectLot, markLotReady } from '../../model/lots/lotsSlice';
import { trashLots } from '../../model/operations/lotCommands';

async function show(status: LotStatus, saleStatus: SaleStatus = 'published') {
  const shown = await renderWorkspace(
    <LotEditor saleId={SALE} lotId="lot1" currency="EUR" saleStatus={saleStatus} readOnly={false} />,
    (space) => space.lots.seed(SALE, [buildLot({ status })]),
  );
  const statusNow = (): LotStatus | undefined => shown.read(selectLot, 'lot1')?.status;
  return { ...shown, statusNow };
}

describe('a step in the life of a lot', () => {
  it.each([
    ['draft', 'Mark as ready', 'ready', 'This lot is complete and ready for the catalogue.'],
    ['ready', 'Back to draft', 'draft', 'Everything the catalogue needs is here.'],
    ['published', 'Withdraw', 'withdrawn', /back into the sale/],
    ['withdrawn', 'Reinstate', 'published', /./],
  ] as const)('from %s is taken once by Enter, however often it is pressed', async (from, name, to, sentence) => {
    const { after, store, statusNow } = await show(from);
    screen.getByRole('button', { name }).focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await after(() => undefined);
    expect(statusNow()).toBe(to);
    expect(document.activeElement?.tagName).toBe('P');
    expect(document.activeElement).toHaveTextContent(sentence);
    await store.stop();
  });

  it('is not taken back by the second click of a double one', async () => {
    const { after, store, statusNow } = await show('draft');
    await after(() => void fireEvent.click(screen.getByRole('button', { name: 'Mark as ready' }), { detail: 1 }));
    await after(() => void fireEvent.click(screen.getByRole('button', { name: 'Back to draft' }), { detail: 2 }));
    expect(statusNow()).toBe('ready');
    await store.stop();
  });

  it('taken elsewhere leaves the focus where it is', async () => {
    const { after, store } = await show('draft');
    const title = screen.getByLabelText('Title');
    title.focus();
    await after(() => void store.dispatch(markLotReady({ lotId: 'lot1' })));
    expect(title).toHaveFocus();
    await store.stop();
  });
});

describe('a lot that goes into the trash and comes back', () => {
  it('leads to the words that say so, and to its heading', async () => {
    const { after, store } = await show('draft', 'open');
    await after(() => fireEvent.click(screen.getByRole('button', { name: 'Move to the trash' })));
    expect(screen.getByText(/in the trash/).closest('[tabindex="-1"]')).toHaveFocus();
    const restore = screen.getByRole('button', { name: 'Restore' });
    restore.focus();
    await after(() => fireEvent.click(restore));
    expect(screen.getByRole('heading', { name: 'Lot 1' })).toHaveFocus();
    await store.stop();
  });

  it('by somebody else’s hand leaves the focus where it is', async () => {
    const { after, store } = await show('draft', 'open');
    const title = screen.getByLabelText('Title');
    title.focus();
    await after(() => void store.dispatch(trashLots({ lotIds: ['lot1'] })));
    expect(title).toHaveFocus();
    await store.stop();
  });
});
