import { act, createEvent, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Lot } from '../../../../domain/lots/lot';
import type { Sale } from '../../../../domain/sales/sale';
import { LONGEST_PASTE } from '../../../../domain/values/table';
import { buildLot, SALE } from '../../../../testing/stores/makeWorkspace';
import { settle } from '../../../../testing/stores/makeTestStore';
import { renderWorkspace } from '../../../../testing/screens/renderWorkspace';
import { cellActivated, selectGrid } from '../../model/view/gridSlice';
import { selectLot } from '../../model/lots/lotsSlice';
import { LotViews } from '../workspace/LotViews';
import { WorkspaceTools } from '../palette/WorkspaceTools';
import { selectChosenIds } from '../../model/view/gridSelectors';
import { rowName } from '../../model/view/rowName';

// Called once by each row that renders.
jest.mock('../../model/view/rowName', (): object => {
  const actual = jest.requireActual<{ rowName: typeof rowName }>('../../model/view/rowName');
  return { __esModule: true, rowName: jest.fn(actual.rowName) };
});

beforeAll(() => {
  // jsdom has no dialogs.
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

const SHOWN_SALE: Sale = {
  id: SALE,
  title: 'Winter',
  date: '2027-03-12',
  place: null,
  currency: 'EUR',
  status: 'open',
  roles: { 'user-1': 'owner' },
  createdBy: 'user-1',
};

const rows = (count: number): Lot[] =>
  Array.from({ length: count }, (_, i) =>
    buildLot({ id: `lot${i + 1}`, number: i + 1, order: `a${String(i).padStart(4, '0')}`, title: `Vase ${i + 1}` }),
  );

async function show(lots: readonly Lot[], editable = true, saleStatus: Sale['status'] = 'open') {
  const user = userEvent.setup();
  const space = await renderWorkspace(
    <WorkspaceTools sale={SHOWN_SALE} editable={editable} wide openLotId={null} more={[]}>
      <LotViews saleId={SALE} currency="EUR" openLotId={null} editable={editable} saleStatus={saleStatus} wide />
    </WorkspaceTools>,
    (workspace) => workspace.lots.seed(SALE, lots),
  );
  const grid = screen.getByRole('grid', { name: 'Lots' });
  const settled = () => act(() => settle());
  const press = async (keys: string): Promise<void> => {
    await user.keyboard(keys);
    await settled();
  };
  const active = (): HTMLElement | null => {
    const id = grid.getAttribute('aria-activedescendant');
    return id === null ? null : document.getElementById(id);
  };
  /** Comes into the grid from another control, as a person does. */
  const start = async (): Promise<void> => {
    act(() => screen.getByRole('searchbox').focus());
    act(() => grid.focus());
    await press('{ArrowRight}');
  };
  const lot = (id: string): Lot | undefined => space.read(selectLot, id);
  /** Fires a clipboard event as the browser does, and gives what was written. */
  const clipboard = async (kind: 'copy' | 'cut' | 'paste', data: Record<string, string> = {}) => {
    const held = new Map(Object.entries(data));
    const clipboardData = {
      getData: (type: string) => held.get(type) ?? '',
      setData: (type: string, text: string) => void held.set(type, text),
    };
    const event = createEvent[kind](grid, { clipboardData });
    fireEvent(grid, event);
    await settled();
    return held;
  };
  return { ...space, clipboard, grid, press, active, start, lot, user, settled };
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

  it('goes back with Enter to the column in which a run of Tabs began, one row further down', async () => {
    const { press, start, active, lot, store } = await show(rows(4));
    await start();
    await press('Bowl{Tab}of glass{Tab}');
    expect(active()).toHaveAttribute('data-column', 'category');
    await press('Glass{Enter}');
    expect(lot('lot1')).toMatchObject({ title: 'Bowl', description: 'of glass', category: 'Glass' });
    expect(active()).toHaveTextContent('Vase 2');
    // Another move ends the run: Enter goes straight down.
    await press('Jug{Tab}{ArrowRight}x{Enter}');
    expect(active()).toHaveAttribute('data-column', 'category');
    expect(active()?.closest('[role=row]')).toHaveAccessibleName(/^Lot 3/);
    await store.stop();
  });

  it('goes back there from the last column too, and begins a new run where Tab leads past the end of a row', async () => {
    const { grid, press, start, active, lot, store } = await show(rows(4));
    await start();
    const columns = within(grid).getAllByRole('columnheader');
    const last = columns.at(-1)?.dataset['column'];
    const tabs = '{Tab}'.repeat(columns.length - 2);
    await press(`Bowl${tabs}`);
    expect(active()).toHaveAttribute('data-column', last);
    await press('A chip{Enter}');
    expect(lot('lot1')).toMatchObject({ title: 'Bowl', [String(last)]: 'A chip' });
    expect(active()).toHaveTextContent('Vase 2');
    await press(`Jug${tabs}{Tab}`);
    expect(active()).toHaveAttribute('data-column', 'number');
    expect(active()?.closest('[role=row]')).toHaveAccessibleName(/^Lot 3/);
    await press('{Tab}Ewer{Tab}of tin{Enter}');
    expect(lot('lot3')).toMatchObject({ title: 'Ewer', description: 'of tin' });
    expect(active()).toHaveAttribute('data-column', 'number');
    expect(active()?.closest('[role=row]')).toHaveAccessibleName(/^Lot 4/);
    await store.stop();
  });

  it('begins a new run, too, where Shift+Tab leads back past the beginning of a row', async () => {
    const { grid, press, start, active, lot, store } = await show(rows(3));
    await start();
    const last = within(grid).getAllByRole('columnheader').at(-1)?.dataset['column'];
    await press('{ArrowDown}{Shift>}{Tab}{Tab}{/Shift}');
    expect(active()).toHaveAttribute('data-column', last);
    expect(active()?.closest('[role=row]')).toHaveAccessibleName(/^Lot 1/);
    await press('A chip{Enter}');
    expect(lot('lot1')).toMatchObject({ [String(last)]: 'A chip' });
    expect(active()).toHaveAttribute('data-column', last);
    expect(active()?.closest('[role=row]')).toHaveAccessibleName(/^Lot 2/);
    await store.stop();
  });

  it('begin with the first cell where the focus was only handed over, which makes none active by itself', async () => {
    const { grid, press, active, store } = await show(rows(3));
    act(() => grid.focus());
    expect(active()).toBeNull();
    await press('{ArrowDown}');
    expect(active()).toHaveAttribute('data-column', 'number');
    expect(active()?.closest('[role=row]')).toHaveAccessibleName(/^Lot 1/);
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

describe('the clipboard', () => {
  it('takes a range as text and as a table, and puts it back elsewhere', async () => {
    const { press, start, clipboard, lot, store } = await show([
      buildLot({ id: 'lot1', number: 1, order: 'a0', title: 'A "fine" vase', description: 'two\nlines' }),
      buildLot({ id: 'lot2', number: 2, order: 'a1', title: 'Bowl', description: '' }),
      buildLot({ id: 'lot3', number: 3, order: 'a2', title: 'Cup', description: '' }),
    ]);
    await start();
    await press('{Shift>}{ArrowRight}{ArrowDown}{/Shift}');
    const held = await clipboard('copy');
    expect(held.get('text/plain')).toBe('"A ""fine"" vase"\t"two\nlines"\nBowl\t');
    expect(held.get('text/html')).toContain('two<br>lines');
    await press('{ArrowDown}');
    await clipboard('paste', Object.fromEntries(held));
    expect([lot('lot2')?.title, lot('lot2')?.description]).toEqual(['A "fine" vase', 'two\nlines']);
    expect(lot('lot3')?.title).toBe('Bowl');
    expect(screen.getByText('2 lots changed.')).toBeInTheDocument();
    await store.stop();
  });

  it('takes amounts of other programs, keeps what is none, and says what did not fit', async () => {
    const { press, start, clipboard, lot, store, actions } = await show(rows(2));
    await start();
    await press('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowDown}');
    await clipboard('paste', { 'text/plain': '€ 1.200\tabout 2\r\n5\t6\r\n7\t8\r\n' });
    expect(lot('lot2')?.estimateLow).toBe(120_000);
    expect(lot('lot2')?.estimateHigh).toBe(200);
    expect(
      screen.getByText(/^One lot changed\. One text cannot be read.*2 rows did not fit below the last lot/),
    ).toBeInTheDocument();
    expect(screen.getByText('about 2')).toBeInTheDocument();
    expect(actions.some(({ type }) => type === 'lots/addEmptyLot')).toBe(false);
    await store.stop();
  });

  it('reads a table where there is no plain text', async () => {
    const { start, clipboard, lot, store } = await show(rows(1));
    await start();
    await clipboard('paste', { 'text/html': `<table>${' '.repeat(LONGEST_PASTE)}<tr><td>Too much</td></tr></table>` });
    expect(screen.getByText(/^Nothing was pasted/)).toBeInTheDocument();
    await clipboard('paste', { 'text/html': '<table><tr><td>From a page</td></tr></table>' });
    expect(lot('lot1')?.title).toBe('From a page');
    await store.stop();
  });

  it('fills down, and clears a range in one act', async () => {
    const { press, start, lot, lots, store } = await show(rows(4));
    await start();
    await press('{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}');
    expect(['lot1', 'lot2', 'lot3', 'lot4'].map((id) => lot(id)?.title)).toEqual([
      'Vase 1',
      'Vase 1',
      'Vase 1',
      'Vase 4',
    ]);
    await press('{Delete}');
    expect(['lot1', 'lot2', 'lot3'].map((id) => lot(id)?.title)).toEqual(['', '', '']);
    const groups = lots.applied.map((operation) => operation.group);
    expect(new Set(groups).size).toBe(2);
    await store.stop();
  });
});

describe('Shift and the pointer', () => {
  const box = (lotId: string): Element => document.querySelector(`[data-choose="${lotId}"]`) ?? document.body;
  const cell = (lotId: string): Element => document.getElementById(`cell-${lotId}-title`) ?? document.body;
  const at = (x: number, y: number) => ({ buttons: 1, clientX: x, clientY: y, bubbles: true });
  const chosen = (space: { read: (selector: typeof selectChosenIds) => readonly string[] }) =>
    space.read(selectChosenIds);

  it('choose lots from the one that one is at, not from one chosen earlier', async () => {
    const { store, read, settled } = await show(rows(12));
    fireEvent.click(box('lot12'));
    fireEvent.click(box('lot12'));
    act(() => void store.dispatch(cellActivated({ lotId: 'lot2', column: 'title' })));
    fireEvent.click(box('lot6'), { shiftKey: true });
    await settled();
    expect(chosen({ read })).toEqual(['lot2', 'lot3', 'lot4', 'lot5', 'lot6']);
    fireEvent.click(box('lot7'), { shiftKey: true });
    await settled();
    expect(chosen({ read })).toHaveLength(6);
    await store.stop();
  });

  it('choose no cells that come below a pointer that rests, and leave the text of the page alone', async () => {
    const { store, read, settled } = await show(rows(12));
    act(() => void store.dispatch(cellActivated({ lotId: 'lot1', column: 'title' })));
    // jsdom has no pointer events of its own.
    const press = new MouseEvent('pointerdown', { ...at(100, 300), cancelable: true, shiftKey: true });
    fireEvent(cell('lot5'), press);
    expect(press.defaultPrevented).toBe(true);
    // Scrolled into sight, another row lies where the pointer is.
    fireEvent(cell('lot10'), new MouseEvent('pointerover', at(100, 300)));
    await settled();
    expect(read(selectGrid).range?.head.lotId).toBe('lot5');
    fireEvent(cell('lot6'), new MouseEvent('pointerover', at(100, 340)));
    await settled();
    expect(read(selectGrid).range?.head.lotId).toBe('lot6');
    await store.stop();
  });
});

describe('rows', () => {
  it('render one for an edit', async () => {
    const { start, press, store } = await show(rows(10));
    await start();
    await press('{F2}!');
    const named = jest.mocked(rowName).mockClear();
    await press('{F2}');
    const rendered = new Set(named.mock.calls.map(([{ id }]) => id));
    expect([...rendered]).toEqual(['lot1']);
    await store.stop();
  });

  it('render none while one types', async () => {
    const { start, press, store } = await show(rows(10));
    await start();
    await press('{F2}a');
    const named = jest.mocked(rowName).mockClear();
    await press('bcdef');
    expect(named).not.toHaveBeenCalled();
    await store.stop();
  });

  it('are only those in sight', async () => {
    const { store } = await show(rows(500));
    expect(screen.getAllByRole('row').length).toBeLessThan(60);
    expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '501');
    await store.stop();
  });

  it('are chosen with Space or the box, and changed together', async () => {
    const { user, settled, press, start, lot, store } = await show(rows(4));
    await start();
    await press(' {ArrowDown}{ArrowDown} ');
    expect(screen.getByText('2 lots chosen')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'More for the chosen lots' }));
    await user.click(screen.getByRole('menuitem', { name: 'Find and replace' }));
    await user.type(screen.getByRole('textbox', { name: 'Find' }), 'vase');
    await user.type(screen.getByRole('textbox', { name: 'Replace by' }), 'Bowl');
    expect(screen.getByText('2 places in 2 lots')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Replace 2 places' }));
    await settled();
    expect(['lot1', 'lot2', 'lot3', 'lot4'].map((id) => lot(id)?.title)).toEqual([
      'Bowl 1',
      'Vase 2',
      'Bowl 3',
      'Vase 4',
    ]);
    await user.click(screen.getByRole('button', { name: 'More for the chosen lots' }));
    await user.click(screen.getByRole('menuitem', { name: 'Adjust prices' }));
    await user.type(screen.getByRole('textbox', { name: 'Change in percent' }), '900');
    await user.click(screen.getByRole('button', { name: 'Change 4 prices' }));
    await settled();
    expect(lot('lot1')).toMatchObject({ estimateLow: 1000, estimateHigh: 2000 });
    expect(lot('lot2')).toMatchObject({ estimateLow: 100, estimateHigh: 200 });
    await store.stop();
  });
});
