import { fireEvent, screen } from '@testing-library/react';
import { buildLot, SALE } from '../../../../testing/stores/makeWorkspace';
import { renderWorkspace } from '../../../../testing/screens/renderWorkspace';
import { cellActivated, choiceMade, layoutChosen, noteMade, selectGrid } from '../../model/view/gridSlice';
import { LotViews } from './LotViews';

const LOTS = [buildLot(), buildLot({ id: 'lot2', number: 2, order: 'a1' })];

const show = (wide: boolean) =>
  renderWorkspace(
    <LotViews saleId={SALE} currency="EUR" openLotId={null} editable saleStatus="open" wide={wide} />,
    (space) => space.lots.seed(SALE, LOTS),
  );

it('says under the lots of a wide window how far the work is, beside what the last act did', async () => {
  const { container, store } = await show(true);
  expect(container.lastElementChild?.lastElementChild).toHaveTextContent(/^Sent$/);
  await store.stop();
});

it('names in that line a lot that was just made, by the number it has now', async () => {
  const { after, store } = await show(true);
  await after(() => void store.dispatch(noteMade({ kind: 'made', lotId: 'lot2' })));
  expect(screen.getByText('New: Lot 2. It is marked.')).toBeInTheDocument();
  await store.stop();
});

it('has the commands for chosen lots where those for the looks were, and the looks again when none is chosen', async () => {
  const { after, store } = await show(true);
  const line = screen.getByRole('button', { name: 'Columns' }).parentElement?.parentElement;
  await after(() => void store.dispatch(choiceMade({ lotIds: ['lot1'] })));
  expect(screen.getByRole('group', { name: 'One lot chosen' }).parentElement).toBe(line);
  expect(screen.queryByRole('button', { name: 'Columns' })).toBeNull();
  await after(() => fireEvent.click(screen.getByRole('button', { name: 'Choose none' })));
  expect(screen.getByRole('button', { name: 'Columns' }).parentElement?.parentElement).toBe(line);
  await store.stop();
});

it('invites on a phone to choose photos, in the room of what is then done to them', async () => {
  const { after, container, read, store } = await show(false);
  expect(screen.queryByText('Choose lots to change them together.')).toBeNull();
  await after(() => void store.dispatch(layoutChosen('gallery')));
  const room = screen.getByText('Choose lots to change them together.').parentElement?.parentElement;
  await after(() => fireEvent.click(screen.getByRole('button', { name: 'Choose all' })));
  expect(Object.keys(read(selectGrid).chosen)).toEqual(['lot1', 'lot2']);
  expect(screen.getByRole('group', { name: '2 lots chosen' }).parentElement).toBe(room);
  expect(container).not.toHaveTextContent('Choose lots to change');
  await store.stop();
});

it('comes in sight as a whole with the first key after a press, and not with the press', async () => {
  const { store } = await show(true);
  const grid = screen.getByRole('grid');
  jest.spyOn(grid, 'getBoundingClientRect').mockReturnValue({ top: 400, bottom: window.innerHeight + 100 } as DOMRect);
  const scrollBy = jest.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
  fireEvent.keyDown(grid, { key: 'ArrowDown' });
  fireEvent.pointerDown(grid);
  expect(scrollBy).not.toHaveBeenCalled();
  fireEvent.keyDown(grid, { key: 'ArrowDown' });
  fireEvent.keyDown(grid, { key: 'ArrowDown' });
  expect(scrollBy.mock.calls).toEqual([[0, 148]]);
  await store.stop();
});

it.each([
  ['a slash', { key: '/' }],
  ['Ctrl+F', { key: 'f', ctrlKey: true }],
])('leads with %s from the table to the search, and with Enter back to what was found', async (_key, press) => {
  const { after, store } = await show(true);
  const grid = screen.getByRole('grid');
  const search = screen.getByRole('searchbox', { name: 'Search' });
  grid.focus();
  await after(() => void store.dispatch(cellActivated({ lotId: 'lot1', column: 'title' })));
  expect(fireEvent.keyDown(grid, press)).toBe(false);
  expect(search).toHaveFocus();
  // Nothing is typed into the cell, and in the search itself both keys are the browser's.
  expect(screen.queryByRole('textbox', { name: /^Title/ })).toBeNull();
  expect(fireEvent.keyDown(search, press)).toBe(true);
  expect(fireEvent.keyDown(search, { key: 'Enter' })).toBe(false);
  expect(grid).toHaveFocus();
  await store.stop();
});
