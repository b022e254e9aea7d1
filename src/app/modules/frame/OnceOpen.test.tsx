import { screen } from '@testing-library/react';
import { selectLots } from '../../../features/lots/model/lots/lotsSlice';
import { createFakePhotoPreparer } from '../../../testing/fakes/fakePhotoPreparer';
import { renderWorkspace } from '../../../testing/screens/renderWorkspace';
import { buildSale } from '../../../testing/stores/makeTransfers';
import { buildLot, SALE } from '../../../testing/stores/makeWorkspace';
import { OnceOpen } from './OnceOpen';

const OTHER = 'saleB000000000000000';

it('shows nothing of a sale while photos of another one are still being looked at, and opens it by itself', async () => {
  const preparer = createFakePhotoPreparer();
  const fingerprint = preparer.fingerprint.bind(preparer);
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  preparer.fingerprint = async (file) => {
    await held;
    return fingerprint(file);
  };
  const page = (saleId: string) => <OnceOpen saleId={saleId}>{({ id }) => `The lots of ${id}`}</OnceOpen>;
  const { store, history, lots, read, choose, replace, after } = await renderWorkspace(
    page(SALE),
    ({ sales, lots: server }) => {
      for (const id of [SALE, OTHER]) sales.sales.set(id, buildSale({ id, title: id === SALE ? 'Clocks' : 'Vases' }));
      server.seed(SALE, [buildLot({ id: 'lot1' })]);
      server.seed(OTHER, [buildLot({ id: 'lot2' })]);
    },
    { preparer },
  );
  expect(screen.getByText(`The lots of ${SALE}`)).toBeInTheDocument();
  await after(() => void choose(['a.jpg']));
  await after(() => history.push(`/sales/${OTHER}`));
  replace(page(OTHER));
  expect(screen.getByRole('heading', { name: '“Clocks” is still being saved' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to that sale' })).toHaveAttribute('href', `/sales/${SALE}`);
  expect(screen.queryByText(`The lots of ${OTHER}`)).toBeNull();
  await after(answer);
  expect(screen.getByText(`The lots of ${OTHER}`)).toBeInTheDocument();
  expect(screen.queryByRole('heading')).toBeNull();
  expect(read(selectLots).map(({ id }) => id)).toEqual(['lot2']);
  expect(lots.documents(SALE).lots.size).toBe(2);
  await store.stop();
});
