import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Lot } from '../../../domain/lot';
import { buildLot, SALE } from '../../../testing/makeWorkspace';
import { settle } from '../../../testing/makeTestStore';
import { renderWorkspace } from '../../../testing/renderWorkspace';
import { selectLot } from '../lotsSlice';
import { LotGrid } from './LotGrid';

beforeAll(() => {
  // jsdom has no dialogs.
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
});

const rows = (count: number): Lot[] =>
  Array.from({ length: count }, (_, i) =>
    buildLot({ id: `lot${i + 1}`, number: i + 1, order: `a${String(i).padStart(4, '0')}`, title: `Vase ${i + 1}` }),
  );

async function show(lots: readonly Lot[], editable = true) {
  const user = userEvent.setup();
  const space = await renderWorkspace(
    <LotGrid saleId={SALE} currency="EUR" openLotId={null} editable={editable} />,
    (workspace) => workspace.lots.seed(SALE, lots),
  );
  const grid = screen.getByRole('grid', { name: 'Lots' });
  const settled = () => act(() => settle(60));
  const press = async (keys: string): Promise<void> => {
    await user.keyboard(keys);
    await settled();
  };
  const active = (): HTMLElement | null => {
    const id = grid.getAttribute('aria-activedescendant');
    return id === null ? null : document.getElementById(id);
  };
  const start = async (): Promise<void> => {
    act(() => grid.focus());
    await press('{ArrowRight}');
  };
  const lot = (id: string): Lot | undefined => space.read(selectLot, id);
  return { ...space, grid, press, active, start, lot, user, settled };
}

describe('keys', () => {
  it('move as in a spreadsheet, and say which cell is active', async () => {
    const { press, start, active, store } = await show(rows(30));
    await start();
    expect(active()).toHaveTextContent('Vase 1');
    await press('{ArrowDown}{ArrowDown}');
    expect(active()).toHaveTextContent('Vase 3');
    await press('{End}');
    expect(active()).toHaveAttribute('data-column', 'condition');
    await press('{Control>}{End}{/Control}');
    expect(active()?.closest('[role=row]')).toHaveAccessibleName(/^Lot 30, /);
    await press('{Control>}{Home}{/Control}');
    expect(active()).toHaveAttribute('data-column', 'number');
    await press('{Tab}{Tab}{Shift>}{Tab}{/Shift}');
    expect(active()).toHaveTextContent('Vase 1');
    await store.stop();
  });

  it('type into the cell: the first letter replaces, Enter saves and goes down', async () => {
    const { press, start, active, lot, store } = await show(rows(3));
    await start();
    await press('Bowl');
    expect(screen.getByRole('textbox', { name: 'Title, Lot 1' })).toHaveValue('Bowl');
    expect(lot('lot1')?.title).toBe('Vase 1');
    await press('{Enter}');
    expect(lot('lot1')?.title).toBe('Bowl');
    expect(active()).toHaveTextContent('Vase 2');
    expect(screen.queryByRole('textbox', { name: /^Title/ })).toBeNull();
    await store.stop();
  });

  it('amend with F2, leave with Escape as it was, go right with Tab', async () => {
    const { press, start, active, lot, store } = await show(rows(3));
    await start();
    await press('{F2} of glass{Escape}');
    expect(lot('lot1')?.title).toBe('Vase 1');
    expect(active()).toHaveTextContent('Vase 1');
    await press('{F2} of glass{Tab}');
    expect(lot('lot1')?.title).toBe('Vase 1 of glass');
    expect(active()).toHaveAttribute('data-column', 'description');
    await store.stop();
  });

  it('let those out who pass by, and after Escape', async () => {
    const { grid, press, start, store } = await show(rows(3));
    act(() => grid.focus());
    await press('{Tab}');
    expect(grid).not.toHaveFocus();
    await start();
    await press('{Tab}');
    expect(grid).toHaveFocus();
    await press('{Escape}{Tab}');
    expect(grid).not.toHaveFocus();
    await store.stop();
  });

  it('open the sheet of keys with a question mark', async () => {
    const { press, start, store } = await show(rows(1));
    await start();
    await press('?');
    expect(screen.getByText('Fill down from the first chosen cell')).toBeInTheDocument();
    await store.stop();
  });
});

describe('a cell', () => {
  it('takes an amount as it is typed, and keeps what is none with its sentence', async () => {
    const { press, start, active, lot, store } = await show(rows(2));
    await start();
    await press('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(active()).toHaveAttribute('data-column', 'estimateLow');
    await press('1,5oo');
    expect(screen.getByText('Write the amount in figures, such as 1,200.')).toBeInTheDocument();
    await press('{Enter}{ArrowUp}');
    expect(lot('lot1')?.estimateLow).toBe(100);
    expect(active()).toHaveTextContent('1,5oo');
    expect(active()).toHaveAttribute('aria-invalid', 'true');
    expect(screen.getAllByText(/^Not saved: Write the amount/)).not.toHaveLength(0);
    await press('1,500{Enter}');
    expect(lot('lot1')?.estimateLow).toBe(150_000);
    // Now above the high one: said at the cell that is wrong, in words.
    const high = within(screen.getByRole('row', { name: /^Lot 1, / })).getByText(/^The high estimate must be above/);
    expect(high.closest('[role=gridcell]')).toHaveAttribute('data-column', 'estimateHigh');
    await store.stop();
  });

  it('is for looking only where the person may not edit', async () => {
    const { press, start, lot, store } = await show(rows(2), false);
    await start();
    await press('Bowl{Delete}');
    expect(screen.queryByRole('textbox', { name: /^Title/ })).toBeNull();
    expect(lot('lot1')?.title).toBe('Vase 1');
    await store.stop();
  });
});
