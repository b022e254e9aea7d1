import { act, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { settle } from '../../../../testing/stores/makeTestStore';
import { buildLot, SALE } from '../../../../testing/stores/makeWorkspace';
import { renderWorkspace } from '../../../../testing/screens/renderWorkspace';
import { cellActivated } from '../../model/view/gridSlice';
import { LotEditor } from '../editor/LotEditor';
import { LotViews } from '../workspace/LotViews';

const LOT = buildLot({ estimateLow: null, estimateHigh: null });

const label = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { exact: true });

describe('a range typed into an estimate', () => {
  it('is said as it is understood, and fills both fields of the editor', async () => {
    const { after, lots, store } = await renderWorkspace(
      <LotEditor saleId={SALE} lotId="lot1" currency="GBP" saleStatus="open" readOnly={false} />,
      (space) => space.lots.seed(SALE, [LOT]),
    );
    const low = label('Low estimate');
    fireEvent.change(low, { target: { value: '1.2-1.8k' } });
    expect(low).toHaveAccessibleDescription('Understood as £1,200 – £1,800');
    await after(() => fireEvent.blur(low));
    expect([low.value, label('High estimate').value]).toEqual(['1,200', '1,800']);
    expect(low).toHaveAccessibleDescription('GBP');
    expect(lots.applied).toMatchObject([
      { changes: { estimateLow: { before: null, after: 120_000 }, estimateHigh: { before: null, after: 180_000 } } },
    ]);
    await store.stop();
  });

  it('says which end comes first', async () => {
    const { store } = await renderWorkspace(
      <LotEditor saleId={SALE} lotId="lot1" currency="GBP" saleStatus="open" readOnly={false} />,
      (space) => space.lots.seed(SALE, [LOT]),
    );
    fireEvent.change(label('High estimate'), { target: { value: '18-12' } });
    expect(label('High estimate')).toHaveAccessibleDescription(/The low end of a range comes first/);
    await store.stop();
  });

  it('does the same in a cell of the table', async () => {
    const user = userEvent.setup();
    const { lots, store } = await renderWorkspace(
      <LotViews saleId={SALE} currency="GBP" openLotId={null} editable saleStatus="open" wide />,
      (space) => space.lots.seed(SALE, [LOT]),
    );
    act(() => {
      screen.getByRole('grid', { name: 'Lots' }).focus();
      store.dispatch(cellActivated({ lotId: 'lot1', column: 'estimateLow' }));
    });
    await user.keyboard('12-18');
    const cell = screen.getByRole('textbox', { name: 'Low estimate, Lot 1' });
    expect(cell).toHaveAccessibleDescription('Understood as £12 – £18');
    await user.keyboard('{Enter}');
    await act(() => settle());
    expect(lots.applied).toMatchObject([
      { changes: { estimateLow: { after: 1_200 }, estimateHigh: { after: 1_800 } } },
    ]);
    await store.stop();
  });
});
