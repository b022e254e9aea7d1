import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { buildLot, SALE } from '../../../../testing/stores/makeWorkspace';
import { settle } from '../../../../testing/stores/makeTestStore';
import { renderWorkspace } from '../../../../testing/screens/renderWorkspace';
import { selectLot } from '../../model/lots/lotsSlice';
import { cellActivated } from '../../model/view/gridSlice';
import type { GridColumnId } from '../../model/fields/gridColumns';
import { LotViews } from '../workspace/LotViews';

const LOTS = [
  buildLot({ estimateLow: 50_000, estimateHigh: 20_000, category: 'Furniture' }),
  buildLot({ id: 'lot2', number: 2, order: 'a1', category: 'Furniture', creator: 'Émile Gallé' }),
  buildLot({ id: 'lot3', number: 3, order: 'a2', category: 'French silver' }),
  buildLot({ id: 'lot4', number: 4, order: 'a3', category: '' }),
];

async function show() {
  const user = userEvent.setup();
  const space = await renderWorkspace(
    <LotViews saleId={SALE} currency="EUR" openLotId={null} editable saleStatus="open" wide />,
    (workspace) => workspace.lots.seed(SALE, LOTS),
  );
  const grid = screen.getByRole('grid', { name: 'Lots' });
  const goTo = (lotId: string, column: GridColumnId) =>
    act(() => {
      grid.focus();
      space.store.dispatch(cellActivated({ lotId, column }));
    });
  return { ...space, user, grid, goTo, category: () => space.read(selectLot, 'lot4')?.category };
}

const note = () => document.querySelector('[data-tone][class*="note"]');
const offered = () =>
  [...document.querySelectorAll('[role=listbox] [role=option]')].map(({ textContent }) => textContent);

describe('what is wrong with a cell', () => {
  it('stands at the cell while one is there in the table, and nowhere else', async () => {
    const { goTo, store } = await show();
    goTo('lot1', 'estimateHigh');
    await waitFor(() => expect(note()).toHaveTextContent(/high estimate must be above the low one/));
    expect(document.querySelector('.notes')).not.toHaveTextContent(/estimate/);
    goTo('lot1', 'title');
    expect(note()).toBeNull();
    goTo('lot1', 'estimateHigh');
    await waitFor(() => expect(note()).not.toBeNull());
    act(() => screen.getAllByRole('searchbox')[0]?.focus());
    expect(note()).toBeNull();
    await store.stop();
  });

  it('is said while it is typed, tied to the control', async () => {
    const { goTo, user, store } = await show();
    goTo('lot2', 'estimateLow');
    await user.keyboard('x');
    const control = screen.getByRole('textbox', { name: /^Low estimate/ });
    await waitFor(() => expect(note()).not.toBeNull());
    expect(control).toHaveAccessibleDescription(note()?.textContent ?? '');
    await store.stop();
  });
});

describe('a cell for what the house writes again and again', () => {
  it('suggests it, the most used first, and Enter takes what the arrows have marked', async () => {
    const { goTo, user, category, store } = await show();
    goTo('lot4', 'category');
    await user.keyboard('f');
    await waitFor(() => expect(offered()).toEqual(['Furniture', 'French silver']));
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Furniture' })).toHaveAttribute('data-highlighted'));
    await user.keyboard('{Enter}');
    await act(() => settle());
    expect(category()).toBe('Furniture');
    expect(offered()).toEqual([]);
    await store.stop();
  });

  it('never stands in the way of what is typed', async () => {
    const { goTo, user, category, grid, store } = await show();
    goTo('lot4', 'category');
    await user.keyboard('fur');
    await waitFor(() => expect(offered()).toEqual(['Furniture']));
    await user.keyboard('{Enter}');
    await act(() => settle());
    expect(category()).toBe('fur');
    expect(grid).toHaveFocus();
    await user.keyboard('{F2}');
    await user.keyboard('niture{Escape}{Escape}');
    await act(() => settle());
    expect(category()).toBe('fur');
    await store.stop();
  });
});
