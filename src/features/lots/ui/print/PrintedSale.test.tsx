import { act, screen, within } from '@testing-library/react';
import { buildLot, SALE } from '../../../../testing/stores/makeWorkspace';
import { renderWorkspace } from '../../../../testing/screens/renderWorkspace';
import { OPEN_SALE } from '../../../../testing/stores/saleDevices';
import { PrintedSale } from './PrintedSale';

const LOTS = Array.from({ length: 120 }, (_, place) =>
  buildLot({ id: `lot${String(place)}`, number: place + 1, order: `a${String(place).padStart(3, '0')}` }),
);

it('puts every lot on paper while the page is printed, and nothing on the screen', async () => {
  const sold = buildLot({ ...LOTS[0], status: 'sold', hammer: 12_000 });
  const { after, store } = await renderWorkspace(<PrintedSale sale={OPEN_SALE} />, ({ lots }) =>
    lots.seed(SALE, [...LOTS, sold]),
  );
  await after(() => undefined);
  expect(screen.queryByRole('table')).toBeNull();
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(screen.getByRole('heading', { name: 'Spring' })).toBeInTheDocument();
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows).toHaveLength(121);
  expect(rows[1]).toHaveTextContent('1A vase€1 – €2sold for €120');
  expect(rows[120]).toHaveTextContent('120A vase€1 – €2draft');
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(screen.queryByRole('table')).toBeNull();
  await store.stop();
});
