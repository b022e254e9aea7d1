import { act, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Lot } from '../../../../domain/lots/lot';
import type { SaleStatus } from '../../../../domain/sales/sale';
import { buildLot, SALE } from '../../../../testing/stores/makeWorkspace';
import { settle } from '../../../../testing/stores/makeTestStore';
import { renderWorkspace } from '../../../../testing/screens/renderWorkspace';
import { cellActivated } from '../../model/view/gridSlice';
import { LotViews } from '../workspace/LotViews';
import { selectLot, selectLots } from '../../model/lots/lotsSlice';
import { lotNumberText } from '../../model/texts/lotWords';
import { selectUnreadableAmounts } from '../../model/saves/savesSlice';
import { undoAsked } from '../../model/history/undoSlice';

beforeAll(() => {
  // jsdom scrolls nothing.
  Element.prototype.scrollIntoView = () => undefined;
});

const rows = (count: number, fields: Partial<Lot> = {}): Lot[] =>
  Array.from({ length: count }, (_, i) =>
    buildLot({ id: `lot${i + 1}`, number: i + 1, order: `a${i}`, title: `Vase ${i + 1}`, status: 'draft', ...fields }),
  );

async function show(lots: readonly Lot[], saleStatus: SaleStatus = 'open', editable = true) {
  const user = userEvent.setup();
  const space = await renderWorkspace(
    <LotViews saleId={SALE} currency="EUR" openLotId={null} editable={editable} saleStatus={saleStatus} wide />,
    (workspace) => workspace.lots.seed(SALE, lots),
  );
  const grid = screen.getByRole('grid', { name: 'Lots' });
  const press = async (keys: string): Promise<void> => {
    await user.keyboard(keys);
    await act(() => settle());
  };
  /** Makes the number of a lot the active cell, and gives the keys to the grid. */
  const at = (lotId: string): void => {
    act(() => {
      grid.focus();
      space.store.dispatch(cellActivated({ lotId, column: 'number' }));
    });
  };
  const input = (lot: string): HTMLElement => screen.getByRole('textbox', { name: `Lot number, Lot ${lot}` });
  const numbers = (): (string | null)[] =>
    lots.map(({ id }) => {
      const lot = space.read(selectLot, id);
      return lot === undefined ? null : lotNumberText(lot);
    });
  return { ...space, user, grid, press, at, input, numbers };
}

describe('the number in its cell', () => {
  it('begins with a digit, is kept with Enter, and undo gives the old one back', async () => {
    const { press, at, numbers, store, grid } = await show(rows(3));
    at('lot2');
    await press('12');
    expect(numbers()).toEqual(['1', '2', '3']);
    await press(' a{Enter}');
    expect(numbers()).toEqual(['1', '12A', '3']);
    expect(grid).toHaveFocus();
    await act(async () => {
      store.dispatch(undoAsked());
      await settle();
    });
    expect(numbers()).toEqual(['1', '2', '3']);
    await store.stop();
  });

  it.each(['{F2}', '{Enter}'])('begins with %s at what the lot has; Escape leaves it', async (key) => {
    const { press, at, input, numbers, grid, store } = await show(rows(3));
    at('lot2');
    await press(key);
    expect(input('2')).toHaveValue('2');
    await press('7{Escape}');
    expect(numbers()).toEqual(['1', '2', '3']);
    expect(screen.queryByRole('textbox', { name: /^Lot number/ })).toBeNull();
    expect(grid).toHaveFocus();
    await press(`${key}A{Tab}`);
    expect(numbers()).toEqual(['1', '2A', '3']);
    await store.stop();
  });

  it('begins with a double click, as every cell does', async () => {
    const { user, input, numbers, press, store } = await show(rows(3));
    const number = screen.getByRole('link', { name: /^Lot 2/ });
    // jsdom has no pages to go to.
    number.addEventListener('click', (event) => event.preventDefault());
    await user.dblClick(number);
    expect(input('2')).toHaveFocus();
    expect(input('2')).toHaveValue('2');
    await press('A{Enter}');
    expect(numbers()).toEqual(['1', '2A', '3']);
    await store.stop();
  });

  it('is that of the first click, when the rows have moved under the pointer since: the lot has opened', async () => {
    const { input, store } = await show(rows(3));
    const [first, second] = ['2', '1'].map((lot) => screen.getByRole('link', { name: new RegExp(`^Lot ${lot}`) }));
    if (first === undefined || second === undefined) throw new Error('The numbers are not there.');
    first.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(first, { detail: 1 });
    expect(fireEvent.click(second, { detail: 2 })).toBe(false);
    fireEvent.doubleClick(second, { detail: 2 });
    expect(input('2')).toHaveFocus();
    await store.stop();
  });

  it('says what is wrong, and keeps what was typed in the cell until it is put right', async () => {
    const { press, at, input, numbers, read, store } = await show(rows(3));
    at('lot2');
    await press('12AB{Enter}');
    expect(numbers()).toEqual(['1', '2', '3']);
    expect(read(selectUnreadableAmounts, 'lot2')).toEqual({ number: '12AB' });
    const cell = document.getElementById('cell-lot2-number');
    expect(cell).toHaveTextContent('12AB');
    expect(cell).toHaveTextContent('Only one letter can stand behind a number, as in 12A.');
    expect(cell).toHaveAttribute('aria-invalid', 'true');
    at('lot2');
    await press('{F2}');
    expect(input('2')).toHaveValue('12AB');
    expect(input('2')).toHaveAccessibleDescription('Only one letter can stand behind a number, as in 12A.');
    await press('{Backspace}{Enter}');
    expect(numbers()).toEqual(['1', '12A', '3']);
    expect(read(selectUnreadableAmounts, 'lot2')).toBeUndefined();
    await store.stop();
  });

  it('begins empty with a digit, also over what was left there and is no number', async () => {
    const { press, at, input, numbers, read, store } = await show(rows(3));
    at('lot2');
    await press('12AB{Enter}');
    at('lot2');
    await press('7');
    expect(input('2')).toHaveValue('7');
    await press('0{Enter}');
    expect(numbers()).toEqual(['1', '70', '3']);
    expect(read(selectUnreadableAmounts, 'lot2')).toBeUndefined();
    await store.stop();
  });

  it('gives no number away when nothing is left of it', async () => {
    const { press, at, input, numbers, read, store } = await show(rows(3));
    at('lot2');
    await press('{F2}{Backspace}{Enter}');
    expect(numbers()).toEqual(['1', '2', '3']);
    expect(read(selectUnreadableAmounts, 'lot2')).toBeUndefined();
    expect(screen.queryByRole('textbox', { name: /^Lot number/ })).toBeNull();
    at('lot3');
    await press('{F2}');
    expect(input('3')).toHaveValue('3');
    await store.stop();
  });
});

describe('a number that another lot has', () => {
  const alternatives = (): string[] =>
    within(screen.getByRole('group', { name: 'What to do about the number' }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);

  it('offers to swap, the next free one and a letter, by the keys', async () => {
    const { press, at, input, numbers, grid, store } = await show(rows(3));
    at('lot1');
    await press('3{Enter}');
    expect(numbers()).toEqual(['1', '2', '3']);
    expect(input('1')).toHaveAccessibleDescription('“Vase 3” has the number 3. Press Enter to choose:');
    expect(alternatives()).toEqual(['Swap: this lot 3, the other one 1', 'Next free: 4', 'With a letter: 3A']);
    expect(screen.getByRole('button', { name: /^Swap/ })).toHaveFocus();
    await press('{Escape}');
    expect(input('1')).toHaveFocus();
    await press('{Enter}{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('button', { name: 'With a letter: 3A' })).toHaveFocus();
    await press('{Enter}');
    expect(numbers()).toEqual(['3A', '2', '3']);
    expect(grid).toHaveFocus();
    await store.stop();
  });

  it('is exchanged in one act, which undo takes back', async () => {
    const { press, at, numbers, store } = await show(rows(3));
    at('lot1');
    await press('3{Enter}{Enter}');
    expect(numbers()).toEqual(['3', '2', '1']);
    await act(async () => {
      store.dispatch(undoAsked());
      await settle();
    });
    expect(numbers()).toEqual(['1', '2', '3']);
    await store.stop();
  });

  it('is left as it was typed when the cell is left, and chosen by pointer later', async () => {
    const { press, at, numbers, read, user, store } = await show(rows(3));
    at('lot1');
    await press('3{Tab}');
    expect(numbers()).toEqual(['1', '2', '3']);
    expect(read(selectUnreadableAmounts, 'lot1')).toEqual({ number: '3' });
    at('lot1');
    await press('{F2}');
    await user.click(screen.getByRole('button', { name: 'Next free: 4' }));
    await act(() => settle());
    expect(numbers()).toEqual(['4', '2', '3']);
    expect(read(selectUnreadableAmounts, 'lot1')).toBeUndefined();
    await store.stop();
  });
});

it('puts a new lot behind the active one with the Insert key', async () => {
  const { press, at, read, store } = await show(rows(3));
  at('lot2');
  await press('{Insert}');
  expect(read(selectLots).map(lotNumberText)).toEqual(['1', '2', '2A', '3']);
  await store.stop();
});

describe('a number that cannot be changed', () => {
  it.each([
    ['numbersLocked', 'Choose all lots shown Lot The numbers of this sale are locked.'],
    ['closed', 'Choose all lots shown Lot The numbers of this sale are locked.'],
    ['open', 'Choose all lots shown Lot'],
  ] as const)('is marked in the head of the column of a sale that is %s', async (saleStatus, name) => {
    const { store } = await show(rows(3), saleStatus);
    const head = screen.getByRole('columnheader', { name });
    expect(head.querySelectorAll('[data-icon="lock"]')).toHaveLength(saleStatus === 'open' ? 0 : 1);
    await store.stop();
  });

  it.each([
    ['numbersLocked', {}, 'The numbers of this sale are locked, so this lot keeps its number.'],
    ['published', { status: 'published' }, 'A published lot keeps its number.'],
  ] as const)('says why in a sale that is %s', async (saleStatus, fields, why) => {
    const { press, at, input, numbers, store } = await show(rows(3, fields), saleStatus);
    at('lot2');
    await press('7');
    expect(input('2')).toHaveAttribute('readonly');
    expect(input('2')).toHaveValue('2');
    expect(input('2')).toHaveAccessibleDescription(why);
    await press('{Enter}');
    expect(numbers()).toEqual(['1', '2', '3']);
    await store.stop();
  });

  it('is not edited by those who may only look', async () => {
    const { press, at, store } = await show(rows(3), 'open', false);
    at('lot2');
    await press('{Enter}');
    expect(screen.queryByRole('textbox', { name: /^Lot number/ })).toBeNull();
    await press('7');
    expect(screen.queryByRole('textbox', { name: /^Lot number/ })).toBeNull();
    await store.stop();
  });
});
