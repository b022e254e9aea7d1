import { fireEvent, screen, within } from '@testing-library/react';
import { buildLot, SALE } from '../../../../testing/stores/makeWorkspace';
import { renderWorkspace } from '../../../../testing/screens/renderWorkspace';
import { addEmptyLot } from '../../model/lots/lotsSlice';
import { trashLots } from '../../model/operations/lotCommands';
import { phaseKnown } from '../../model/phase/phaseSlice';
import {
  cellActivated,
  choiceMade,
  columnsPlanned,
  layoutChosen,
  noteMade,
  selectGrid,
} from '../../model/view/gridSlice';
import { LotViews } from './LotViews';

const LOTS = [buildLot(), buildLot({ id: 'lot2', number: 2, order: 'a1' })];

const show = (wide: boolean) =>
  renderWorkspace(
    <LotViews saleId={SALE} currency="EUR" openLotId={null} editable saleStatus="open" wide={wide} />,
    (space) => space.lots.seed(SALE, LOTS),
  );

it('says under the lots how many there are, and how many of them are ready', async () => {
  const { container, store } = await show(true);
  expect(container.lastElementChild?.lastElementChild).toHaveTextContent(/^2 lots, 0 ready$/);
  await store.stop();
});

it('says on a phone, where the bar above has no room for it, how far the work is', async () => {
  const { container, store } = await show(false);
  expect(container.querySelector('[data-of-sale]')).toHaveTextContent(/^Sent$/);
  await store.stop();
});

it('names in that line a lot that was just made, by the number it has now', async () => {
  const { after, store } = await show(true);
  await after(() => void store.dispatch(noteMade({ kind: 'made', lotId: 'lot2' })));
  expect(screen.getByText('New: Lot 2. It is marked.')).toBeInTheDocument();
  await store.stop();
});

it('has the commands for chosen lots where the filters were, and the filters again when none is chosen', async () => {
  const { after, store } = await show(true);
  const row = screen.getByRole('searchbox', { name: 'Search' }).parentElement?.parentElement;
  expect(row).toContainElement(screen.getByRole('button', { name: 'Filters' }));
  await after(() => void store.dispatch(choiceMade({ lotIds: ['lot1'] })));
  expect(screen.getByRole('group', { name: 'One lot chosen' }).parentElement).toBe(row);
  expect(screen.queryByRole('button', { name: 'Filters' })).toBeNull();
  // What makes lots, and the search, are there all the time.
  expect(screen.getByRole('button', { name: 'New lot' })).toBeInTheDocument();
  expect(screen.getByRole('searchbox', { name: 'Search' })).toBeInTheDocument();
  await after(() => fireEvent.click(screen.getByRole('button', { name: 'Choose none' })));
  expect(row).toContainElement(screen.getByRole('button', { name: 'Filters' }));
  await store.stop();
});

it('has on a phone, in one bar, what makes lots, and while lots are chosen what is done to them', async () => {
  const { after, read, store } = await show(false);
  await after(() => void store.dispatch(layoutChosen('gallery')));
  const place = screen.getByRole('group', { name: 'What can be done' }).parentElement;
  expect(within(screen.getByRole('group', { name: 'What can be done' })).getAllByRole('button')).toHaveLength(5);
  await after(() => fireEvent.click(screen.getByRole('button', { name: 'How the lots are shown' })));
  await after(() => fireEvent.click(screen.getByRole('menuitem', { name: 'Choose all' })));
  expect(Object.keys(read(selectGrid).chosen)).toEqual(['lot1', 'lot2']);
  expect(place).toContainElement(screen.getByRole('group', { name: '2 lots chosen' }));
  expect(screen.queryByRole('group', { name: 'What can be done' })).toBeNull();
  await store.stop();
});

it('counts the filters that hold back lots, and leads back to all', async () => {
  const { after, read, store } = await show(true);
  await after(() => fireEvent.click(screen.getByRole('button', { name: 'Filters' })));
  await after(() => fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'ready' } }));
  expect(screen.getByRole('button', { name: 'Filters (1)' })).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('0 of 2 lots')).toBeInTheDocument();
  await after(() => fireEvent.keyDown(screen.getByLabelText('Status'), { key: 'Escape' }));
  expect(screen.queryByLabelText('Status')).toBeNull();
  expect(screen.getByRole('button', { name: 'Filters (1)' })).toHaveFocus();
  await after(() => fireEvent.click(screen.getByRole('button', { name: 'Show all in sale order' })));
  expect(read(selectGrid).filter.status).toBeNull();
  await store.stop();
});

it('says what went into the trash, until it is taken back', async () => {
  const { after, lots, store } = await show(true);
  await after(() => void store.dispatch(trashLots({ lotIds: ['lot2'] })));
  expect(screen.getByText('In the trash: Lot 2.')).toBeInTheDocument();
  await after(() => fireEvent.click(screen.getByRole('button', { name: 'Undo' })));
  expect(lots.documents(SALE).lots.get('lot2')?.deletedAt).toBeNull();
  expect(screen.queryByText('In the trash: Lot 2.')).toBeNull();
  await store.stop();
});

it('says of several lots in the trash how many, and no more of them when something else was done', async () => {
  const { after, store } = await show(true);
  await after(() => void store.dispatch(trashLots({ lotIds: ['lot1', 'lot2'] })));
  expect(screen.getByText('In the trash: 2 lots.')).toBeInTheDocument();
  await after(() => void store.dispatch(addEmptyLot({ opens: false })));
  expect(screen.queryByText(/^In the trash/)).toBeNull();
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

it('stays where it is when a press brings the focus into the table, and begins at the first lot when a key does', async () => {
  const { after, read, store } = await show(true);
  const grid = screen.getByRole('grid');
  const search = screen.getByRole('searchbox', { name: 'Search' });
  const box = screen.getByRole('row', { name: /^Lot 2/ }).querySelector('[data-choose]') ?? grid;
  search.focus();
  await after(() => {
    fireEvent.pointerDown(box);
    grid.focus();
    fireEvent.pointerUp(box);
    fireEvent.click(box);
  });
  expect(read(selectGrid).active).toBeNull();
  expect(Object.keys(read(selectGrid).chosen)).toEqual(['lot2']);
  search.focus();
  await after(() => grid.focus());
  expect(read(selectGrid).active).toEqual({ lotId: 'lot1', column: 'number' });
  await store.stop();
});

it('says in a closed sale that results stay, where somebody begins to type a hammer price', async () => {
  const { after, store, read } = await show(true);
  const cell = (): HTMLElement => {
    const found = document.getElementById('cell-lot1-hammer');
    if (found === null) throw new Error('The hammer price of lot 1 has no cell.');
    return found;
  };
  const twice = () => {
    fireEvent.click(cell(), { detail: 1 });
    fireEvent.doubleClick(cell());
  };
  await after(() => void store.dispatch(phaseKnown({ results: 'over' })));
  await after(() => void store.dispatch(cellActivated({ lotId: 'lot1', column: 'hammer' })));
  await after(() => fireEvent.keyDown(screen.getByRole('grid', { name: 'Lots' }), { key: '5' }));
  expect(screen.getByText('The sale is closed. Its results no longer change.')).toBeInTheDocument();
  expect(read(selectGrid).editing).toBeNull();
  await after(twice);
  expect(read(selectGrid).editing).toBeNull();
  await after(() => void store.dispatch(phaseKnown({ results: 'due' })));
  await after(twice);
  expect(read(selectGrid).editing).toBe('amend');
  await after(() => fireEvent.keyDown(within(cell()).getByRole('textbox'), { key: 'Escape' }));
  await after(() => void store.dispatch(phaseKnown({ results: 'none' })));
  await after(() => void store.dispatch(columnsPlanned({ order: [], hidden: [], widths: {}, decided: ['hammer'] })));
  await after(() => fireEvent.keyDown(screen.getByRole('grid', { name: 'Lots' }), { key: 'F2' }));
  expect(screen.getByText('Results are entered while the sale is published.')).toBeInTheDocument();
  await store.stop();
});
