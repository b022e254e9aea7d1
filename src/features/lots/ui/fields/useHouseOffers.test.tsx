import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { renderWorkspace } from '../../../../testing/screens/renderWorkspace';
import { buildLot, SALE } from '../../../../testing/stores/makeWorkspace';
import { OPEN_SALE } from '../../../../testing/stores/saleDevices';
import { selectLot } from '../../model/lots/lotsSlice';
import { cellActivated } from '../../model/view/gridSlice';
import { LotEditor } from '../editor/LotEditor';
import { LotViews } from '../workspace/LotViews';

const OTHER = 'saleB000000000000000';
const SALES = [OPEN_SALE, { ...OPEN_SALE, id: OTHER, title: 'Autumn' }];
const WORDS = { category: ['Clocks', 'clothing'], creator: ['John Carter', 'Clara Bow'] };

/** In a sale with two lots, on a device that remembers the words of another one. */
async function show(element: ReactElement) {
  const user = userEvent.setup();
  const space = await renderWorkspace(element, ({ lots, keptWords }) => {
    lots.seed(SALE, [
      buildLot({ category: 'Clothing', creator: 'Clara Bow' }),
      buildLot({ id: 'lot2', number: 2, order: 'a1', category: '', creator: '' }),
    ]);
    void keptWords.keep('user-1', OTHER, WORDS);
  });
  await space.after(() => space.sales.emit({ type: 'sales', sales: SALES }));
  return { ...space, user };
}

/** In the list of suggestions: a select of the form has options, too. */
const offered = () =>
  screen
    .queryAllByRole('listbox')
    .flatMap((list) => within(list).queryAllByRole('option'))
    .map(({ textContent }) => textContent);

it.each([
  ['Category', 'clo', ['Clothing', 'Clocks']],
  ['Artist or maker', 'c', ['Clara Bow', 'John Carter']],
])('completes %s in the editor from this sale first, then from others', async (label, typed, offers) => {
  const { user, store } = await show(
    <LotEditor saleId={SALE} lotId="lot2" currency="EUR" saleStatus="open" readOnly={false} />,
  );
  await user.click(screen.getByLabelText(label, { exact: true }));
  await user.keyboard(typed);
  await waitFor(() => expect(offered()).toEqual(offers));
  await store.stop();
});

it('completes in the table, and Enter writes the word of another sale', async () => {
  const { user, read, store } = await show(
    <LotViews saleId={SALE} currency="EUR" openLotId={null} editable saleStatus="open" wide />,
  );
  act(() => {
    screen.getByRole('grid', { name: 'Lots' }).focus();
    store.dispatch(cellActivated({ lotId: 'lot2', column: 'category' }));
  });
  await user.keyboard('clo');
  await waitFor(() => expect(offered()).toEqual(['Clothing', 'Clocks']));
  await user.keyboard('{ArrowDown}{ArrowDown}');
  await waitFor(() => expect(screen.getByRole('option', { name: 'Clocks' })).toHaveAttribute('data-highlighted'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(read(selectLot, 'lot2')?.category).toBe('Clocks'));
  await store.stop();
});
