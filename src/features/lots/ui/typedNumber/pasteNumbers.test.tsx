import { act, createEvent, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Lot } from '../../../../domain/lots/lot';
import type { SaleStatus } from '../../../../domain/sales/sale';
import { buildLot, SALE } from '../../../../testing/stores/makeWorkspace';
import { settle } from '../../../../testing/stores/makeTestStore';
import { renderWorkspace } from '../../../../testing/screens/renderWorkspace';
import { cellActivated } from '../../model/view/gridSlice';
import { LotViews } from '../workspace/LotViews';
import { selectLot } from '../../model/lots/lotsSlice';
import { lotNumberText } from '../../model/texts/lotWords';
import { selectUnreadableAmounts } from '../../model/saves/savesSlice';
import { undoAsked } from '../../model/history/undoSlice';

beforeAll(() => {
  // jsdom scrolls nothing.
  Element.prototype.scrollIntoView = () => undefined;
});

const rows = (count: number, fields: (place: number) => Partial<Lot> = () => ({})): Lot[] =>
  Array.from({ length: count }, (_, i) =>
    buildLot({ id: `lot${i + 1}`, number: i + 1, order: `a${i}`, title: `Vase ${i + 1}`, ...fields(i + 1) }),
  );

async function show(lots: readonly Lot[], saleStatus: SaleStatus = 'open') {
  const user = userEvent.setup();
  const space = await renderWorkspace(
    <LotViews saleId={SALE} currency="EUR" openLotId={null} editable saleStatus={saleStatus} wide />,
    (workspace) => {
      workspace.lots.seed(SALE, lots);
      const sale = workspace.sales.sales.get(SALE);
      if (sale !== undefined) workspace.sales.sales.set(SALE, { ...sale, status: saleStatus });
    },
  );
  const grid = screen.getByRole('grid', { name: 'Lots' });
  const press = async (keys: string): Promise<void> => {
    await user.keyboard(keys);
    await act(() => settle());
  };
  /** Pastes a text over the cells from the number of a lot on. */
  const paste = async (lotId: string, text: string): Promise<void> => {
    act(() => {
      grid.focus();
      space.store.dispatch(cellActivated({ lotId, column: 'number' }));
    });
    const getData = (type: string) => (type === 'text/plain' ? text : '');
    fireEvent(grid, createEvent.paste(grid, { clipboardData: { getData } }));
    await act(() => settle());
  };
  const undo = async (): Promise<void> => {
    await act(async () => {
      space.store.dispatch(undoAsked());
      await settle();
    });
  };
  const numbers = (): string =>
    lots.map(({ id }) => lotNumberText(space.read(selectLot, id) ?? { number: null, suffix: '' })).join(' ');
  const marks = (): (string | undefined)[] => lots.map(({ id }) => space.read(selectUnreadableAmounts, id)?.number);
  const note = (): string | null => document.querySelector('.GridFooter-notes, .notes')?.textContent ?? null;
  const atCell = (): string | null => document.querySelector('.note[data-tone]')?.textContent ?? null;
  return { ...space, grid, press, paste, undo, numbers, marks, note, atCell };
}

describe('one number pasted into a cell', () => {
  it('is read as it is typed, and undo gives the old one back', async () => {
    const { paste, undo, numbers, note, store } = await show(rows(3));
    await paste('lot2', ' 12 a\r\n');
    expect(numbers()).toBe('1 12A 3');
    expect(note()).toBe('One lot changed.');
    await undo();
    expect(numbers()).toBe('1 2 3');
    await store.stop();
  });

  it('that another lot has opens with what can be done about it', async () => {
    const { paste, press, numbers, marks, store } = await show(rows(3));
    await paste('lot1', '3');
    const input = screen.getByRole('textbox', { name: 'Lot number, Lot 1' });
    expect(input).toHaveFocus();
    expect(input).toHaveValue('3');
    const choices = within(screen.getByRole('group', { name: 'What to do about the number' }));
    expect(choices.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Swap: this lot 3, the other one 1',
      'Next free: 4',
      'With a letter: 3A',
    ]);
    await press('{Enter}{Enter}');
    expect(numbers()).toBe('3 2 1');
    expect(marks()).toEqual([undefined, undefined, undefined]);
    await store.stop();
  });

  it('says why it is none, and keeps what was pasted', async () => {
    const { paste, numbers, store } = await show(rows(2));
    await paste('lot1', '12AB');
    expect(screen.getByRole('textbox', { name: 'Lot number, Lot 1' })).toHaveAccessibleDescription(
      'Only one letter can stand behind a number, as in 12A.',
    );
    expect(numbers()).toBe('1 2');
    await store.stop();
  });

  it('says why a published lot keeps its own, and leaves no mark', async () => {
    const { paste, press, numbers, marks, store } = await show(rows(2, () => ({ status: 'published' })));
    await paste('lot1', '12');
    expect(screen.getByRole('textbox', { name: 'Lot number, Lot 1' })).toHaveAccessibleDescription(
      'A published lot keeps its number.',
    );
    await press('{Escape}');
    expect(numbers()).toBe('1 2');
    expect(marks()).toEqual([undefined, undefined]);
    await store.stop();
  });
});

describe('many numbers pasted at once', () => {
  it('are given in one act with the cells beside them, also those that lots exchange', async () => {
    const { paste, undo, numbers, note, read, store } = await show(rows(3));
    await paste('lot1', '2\tBowl\r\n1\tCup\r\n30B\tJug\r\n');
    expect(numbers()).toBe('2 1 30B');
    expect(read(selectLot, 'lot1')?.title).toBe('Bowl');
    expect(note()).toBe('3 lots changed.');
    await undo();
    expect(numbers()).toBe('1 2 3');
    expect(read(selectLot, 'lot1')?.title).toBe('Vase 1');
    await store.stop();
  });

  it('stay in their cells where they cannot be given, and one sentence says so', async () => {
    const { paste, press, numbers, marks, note, atCell, store } = await show(rows(4));
    await paste('lot1', '11\r\n4\r\nthirteen\r\n');
    expect(numbers()).toBe('11 2 3 4');
    expect(marks()).toEqual([undefined, '4', 'thirteen', undefined]);
    expect(note()).toBe(
      'One lot changed. 2 numbers could not be given and stay in their cells with a mark. Press Enter there to see why, and to choose.',
    );
    expect(screen.queryByRole('textbox', { name: /^Lot number/ })).toBeNull();
    await press('{ArrowDown}');
    expect(atCell()).toBe('Not saved: “Vase 4” has the number 4.');
    await press('{ArrowDown}');
    expect(atCell()).toBe('Not saved: Write a number, with a letter behind it if you want one: 12 or 12A.');
    await press('{Delete}');
    expect(marks()).toEqual([undefined, '4', undefined, undefined]);
    expect(numbers()).toBe('11 2 3 4');
    await store.stop();
  });

  it('are taken by no lot that is published, which is said', async () => {
    const published = rows(3, (place) => ({ status: place === 2 ? 'published' : 'draft' }));
    const { paste, numbers, marks, note, store } = await show(published);
    await paste('lot1', '11\r\n12\r\n13\r\n');
    expect(numbers()).toBe('11 2 13');
    expect(marks()).toEqual([undefined, undefined, undefined]);
    expect(note()).toBe('2 lots changed. One lot keeps its number, because it is published or the numbers are locked.');
    await store.stop();
  });
});

it('clears no number, and says so', async () => {
  const { paste, press, numbers, note, store } = await show(rows(2));
  await paste('lot1', '1');
  await press('{Delete}');
  expect(numbers()).toBe('1 2');
  expect(note()).toBe(
    'Nothing changed. One cell stayed as it is: numbers are not cleared or repeated, and a status is not typed.',
  );
  await store.stop();
});
