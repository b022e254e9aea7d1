import { act, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import type { Lot } from '../../../../domain/lots/lot';
import { settle } from '../../../../testing/stores/makeTestStore';
import { buildLot, buildPhoto, SALE } from '../../../../testing/stores/makeWorkspace';
import { renderWorkspace } from '../../../../testing/screens/renderWorkspace';
import { NavigationContext } from '../../../../shared/ui/navigation/navigation';
import { filterChosen, layoutChosen, selectGrid, sortChosen } from '../../model/view/gridSlice';
import { editLot } from '../../model/lots/lotsSlice';
import { lotName } from '../../model/texts/lotWords';
import { LotViews } from '../workspace/LotViews';

// Called once by each tile that renders.
jest.mock('../../model/texts/lotWords', (): object => {
  const actual = jest.requireActual<{ lotName: typeof lotName }>('../../model/texts/lotWords');
  return { __esModule: true, ...actual, lotName: jest.fn(actual.lotName) };
});

const lotsOf = (count: number): Lot[] =>
  Array.from({ length: count }, (_, i) =>
    buildLot({ id: `lot${i + 1}`, number: i + 1, order: `a${String(i).padStart(4, '0')}`, title: `Vase ${i + 1}` }),
  );

/** Two tiles side by side: jsdom says that everything is 480 pixels wide. */
async function show(lots: readonly Lot[], wide = true) {
  const user = userEvent.setup();
  const navigate = jest.fn<void, [string]>();
  const space = await renderWorkspace(
    <NavigationContext value={{ navigate }}>
      <LotViews saleId={SALE} currency="EUR" openLotId={null} editable saleStatus="open" wide={wide} />
    </NavigationContext>,
    (workspace) => workspace.lots.seed(SALE, lots, [buildPhoto()]),
  );
  const settled = () => act(() => settle());
  await space.after(() => void space.store.dispatch(layoutChosen('gallery')));
  const grid = screen.getByRole('grid', { name: 'Lots' });
  const press = async (keys: string): Promise<void> => {
    await user.keyboard(keys);
    await settled();
  };
  const start = async (): Promise<void> => {
    act(() => screen.getByRole('searchbox').focus());
    act(() => grid.focus());
    await settled();
  };
  const tile = (number: number): HTMLElement => screen.getByRole('gridcell', { name: new RegExp(`^Lot ${number} `) });
  const active = (): string | null => {
    const id = grid.getAttribute('aria-activedescendant');
    return id === null ? null : id.replace('tile-', '');
  };
  const chosen = (): string[] => Object.keys(space.read(selectGrid).chosen).sort();
  return { ...space, navigate, user, grid, press, start, tile, active, chosen, settled };
}

describe('a tile', () => {
  it('shows what the catalogue would print, and that there is no photo', async () => {
    const { tile, container, store } = await show([
      buildLot({ number: 12 }),
      buildLot({ id: 'lot2', number: 13, order: 'a1', title: '' }),
    ]);
    expect(tile(12)).toHaveTextContent(/12.*Draft.*A vase.*€1 – €2.*1 photo/);
    expect(tile(13)).toHaveTextContent(/Untitled.*0 photos.*No photo yet/);
    expect(within(tile(12)).getByRole('link', { hidden: true })).toHaveAttribute('href', `/sales/${SALE}?lot=lot1`);
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
    await store.stop();
  });

  it('renders alone when its lot is edited', async () => {
    const { store, after } = await show(lotsOf(8));
    const named = jest.mocked(lotName).mockClear();
    await after(() => void store.dispatch(editLot({ lotId: 'lot2', changes: { title: 'A bowl' } })));
    expect([...new Set(named.mock.calls.map(([lot]) => lot.number))]).toEqual([2]);
    await store.stop();
  });

  it('exists only in sight', async () => {
    const { grid, store } = await show(lotsOf(500));
    expect(screen.getAllByRole('gridcell').length).toBeLessThan(30);
    expect(grid).toHaveAttribute('aria-rowcount', '250');
    await store.stop();
  });
});

describe('keys', () => {
  it('lead from tile to tile, in words and in columns', async () => {
    const { press, start, active, store } = await show(lotsOf(7));
    await start();
    expect(active()).toBe('lot1');
    await press('{ArrowRight}{ArrowRight}');
    expect(active()).toBe('lot3');
    await press('{ArrowDown}{ArrowDown}');
    expect(active()).toBe('lot7');
    await press('{Control>}{Home}{/Control}{End}');
    expect(active()).toBe('lot2');
    await store.stop();
  });

  it('choose with Space, Shift and Ctrl+A what the table shows as chosen', async () => {
    const { press, start, chosen, tile, after, store } = await show(lotsOf(6));
    await start();
    await press(' {ArrowRight}{ArrowRight}{Shift>}{ArrowRight}{ArrowRight}{ArrowLeft}{/Shift}');
    expect(chosen()).toEqual(['lot1', 'lot3', 'lot4']);
    expect(tile(4)).toHaveAttribute('aria-selected', 'true');
    expect(tile(5)).toHaveAttribute('aria-selected', 'false');
    await after(() => void store.dispatch(layoutChosen('table')));
    expect(screen.getByRole('checkbox', { name: 'Choose Lot 3' })).toBeChecked();
    expect(screen.getByText('3 lots chosen')).toBeInTheDocument();
    await after(() => void store.dispatch(layoutChosen('gallery')));
    act(() => screen.getByRole('grid').focus());
    await press('{Control>}a{/Control}');
    expect(chosen()).toHaveLength(6);
    await store.stop();
  });

  it('open the active lot with Enter', async () => {
    const { press, start, navigate, store } = await show(lotsOf(3));
    await start();
    await press('{ArrowRight}{Enter}');
    expect(navigate.mock.calls).toEqual([[`/sales/${SALE}?lot=lot2`]]);
    await store.stop();
  });
});

describe('the pointer', () => {
  it('chooses with the box, a range with Shift, one more with Ctrl, and opens nothing by that', async () => {
    const { tile, chosen, after, navigate, active, store } = await show(lotsOf(6));
    const box = (number: number) => within(tile(number)).getByRole('checkbox', { hidden: true });
    const link = (number: number) => within(tile(number)).getByRole('link', { hidden: true });
    await after(() => fireEvent.click(box(1)));
    await after(() => fireEvent.click(link(3), { shiftKey: true }));
    await after(() => fireEvent.click(link(5), { ctrlKey: true }));
    expect(chosen()).toEqual(['lot1', 'lot2', 'lot3', 'lot5']);
    await after(() => fireEvent.click(box(2)));
    expect(chosen()).toEqual(['lot1', 'lot3', 'lot5']);
    expect(active()).toBe('lot2');
    expect(navigate).not.toHaveBeenCalled();
    await store.stop();
  });
});

describe('both views', () => {
  it('have the same order, filter and active lot', async () => {
    const { after, press, start, active, store, read } = await show(lotsOf(4));
    await after(() => void store.dispatch(sortChosen({ column: 'title', direction: 'descending' })));
    await start();
    await press('{ArrowRight}');
    expect(active()).toBe('lot3');
    expect(screen.getAllByRole('gridcell')[0]).toHaveAccessibleName(/^Lot 4 /);
    await after(() => void store.dispatch(layoutChosen('table')));
    expect(read(selectGrid).active?.lotId).toBe('lot3');
    expect(screen.getByRole('grid').getAttribute('aria-activedescendant')).toMatch(/lot3/);
    await after(() => void store.dispatch(filterChosen({ status: 'ready' })));
    expect(screen.getByText('No lot fits this view.')).toBeInTheDocument();
    await store.stop();
  });

  it('hand over the focus, and leave it at the switch', async () => {
    const { after, store, user, settled } = await show(lotsOf(2));
    act(() => screen.getByRole('grid').focus());
    await after(() => void store.dispatch(layoutChosen('table')));
    expect(screen.getByRole('grid')).toHaveFocus();
    const button = screen.getByRole('button', { name: 'Gallery' });
    await user.click(button);
    await settled();
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-pressed', 'true');
    await store.stop();
  });

  it('are a list and a gallery where there is no room for a table, with the same choice', async () => {
    const { after, press, start, store } = await show(lotsOf(3), false);
    await start();
    await press('{ArrowRight} ');
    await after(() => void store.dispatch(layoutChosen('table')));
    expect(screen.getByRole('listitem', { name: /^Lot 2,/ })).toHaveTextContent('chosen');
    expect(screen.getByRole('listitem', { name: /^Lot 1,/ })).not.toHaveTextContent('chosen');
    await store.stop();
  });
});
