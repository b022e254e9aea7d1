import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import type { Sale } from '../../../domain/sales/sale';
import { makeMembers } from '../../../testing/stores/makeMembers';
import { settle } from '../../../testing/stores/makeTestStore';
import { SALE } from '../../../testing/stores/makeWorkspace';
import { useSalesSelector } from '../salesHooks';
import { selectSale } from '../salesSlice';
import { SaleAwayDialog } from './SaleAway';
import { useAwayItems } from './useAwayItems';

function Acts({ sale }: { readonly sale: Sale }) {
  return useAwayItems(sale, true).map(({ id, words, onChoose }) => (
    <button key={id} onClick={onChoose}>
      {words}
    </button>
  ));
}

function Page() {
  const sale = useSalesSelector((state) => selectSale(state, SALE));
  return sale === undefined ? null : (
    <>
      <Acts sale={sale} />
      <SaleAwayDialog />
    </>
  );
}

it('does not promise to send later what was not archived without a network', async () => {
  const { store, sales } = await makeMembers();
  render(
    <Provider store={store}>
      <Page />
    </Provider>,
  );
  sales.failNext('putAway', 'unavailable');
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Archive' }));
    await settle();
  });
  const refusal = screen.getByRole('alert');
  expect(refusal).toHaveTextContent('Nothing was changed');
  expect(refusal).toHaveTextContent('This is not sent later: try again when there is a connection.');
  expect(refusal).not.toHaveTextContent('Your work is sent');
  await act(() => store.stop());
});
