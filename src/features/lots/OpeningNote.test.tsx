import { screen } from '@testing-library/react';
import { renderWorkspace } from '../../testing/renderWorkspace';
import { SALE } from '../../testing/makeWorkspace';
import { lotsProgressed, lotsRetried, lotsWaited } from './lotsSlice';
import { OpeningNote } from './OpeningNote';

it('says how far the sale has come, and that the server is silent', async () => {
  const { after, store } = await renderWorkspace(<OpeningNote />);
  expect(screen.queryByRole('status')).toBeNull();
  await after(() => void store.dispatch(lotsRetried({ saleId: SALE })));
  await after(() => void store.dispatch(lotsProgressed({ saleId: SALE, come: 800, total: 10_000 })));
  expect(screen.getByRole('status')).toHaveTextContent('Opening the sale: 800 of 10,000 lots.');
  await after(() => void store.dispatch(lotsWaited({ saleId: SALE })));
  expect(screen.getByRole('status')).toHaveTextContent('800 of 10,000 lots. The server has not answered for a while.');
  await after(() => void store.dispatch(lotsProgressed({ saleId: SALE, come: 900, total: 0 })));
  expect(screen.getByRole('status')).toHaveTextContent('Opening the sale: 900 lots so far.');
  await store.stop();
});
