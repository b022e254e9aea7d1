import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { buildLot, SALE } from '../../../../testing/stores/makeWorkspace';
import { renderWorkspace } from '../../../../testing/screens/renderWorkspace';
import { LotEditor } from './LotEditor';
import { LotViews } from '../workspace/LotViews';

jest.mock('../shared/useWide', () => ({ __esModule: true, useWide: () => true, useRoomy: () => true }));

it('leads from behind the last control of a lot to its row, where the keys go on', async () => {
  const user = userEvent.setup();
  const lots = [1, 2].map((number) => buildLot({ id: `lot${number}`, number, order: `a${number}` }));
  const { store } = await renderWorkspace(
    <>
      <LotViews saleId={SALE} currency="EUR" openLotId="lot2" editable saleStatus="open" wide />
      <LotEditor saleId={SALE} lotId="lot2" currency="EUR" saleStatus="open" readOnly={false} />
    </>,
    (space) => space.lots.seed(SALE, lots),
  );
  const back = screen.getByRole('button', { name: 'Back to this lot in the table' });
  // The last one of the page: Tab would leave it.
  const all = [...document.querySelectorAll('button, a, input, select, textarea, summary')];
  expect(all.at(-1)).toBe(back);
  back.focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('grid', { name: 'Lots' })).toHaveFocus();
  await store.stop();
});
