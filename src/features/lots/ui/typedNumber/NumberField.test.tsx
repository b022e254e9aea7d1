import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Lot } from '../../../../domain/lots/lot';
import type { SaleStatus } from '../../../../domain/sales/sale';
import { settle } from '../../../../testing/stores/makeTestStore';
import { buildLot, SALE } from '../../../../testing/stores/makeWorkspace';
import { renderWorkspace } from '../../../../testing/screens/renderWorkspace';
import { LotEditor } from '../editor/LotEditor';
import { selectLot } from '../../model/lots/lotsSlice';
import { lotNumberText } from '../../model/texts/lotWords';
import { selectEditsStatusOfLot, selectUnreadableAmounts } from '../../model/saves/savesSlice';

const three = (fields: Partial<Lot> = {}): Lot[] =>
  [1, 2, 3].map((number) =>
    buildLot({ id: `lot${number}`, number, order: `a${number}`, title: `Vase ${number}`, status: 'draft', ...fields }),
  );

async function show(lots: readonly Lot[], saleStatus: SaleStatus = 'open', readOnly = false) {
  const user = userEvent.setup();
  const editor = (lotId: string) => (
    <LotEditor saleId={SALE} lotId={lotId} currency="EUR" saleStatus={saleStatus} readOnly={readOnly} />
  );
  const space = await renderWorkspace(editor('lot1'), (workspace) => workspace.lots.seed(SALE, lots));
  const field = (): HTMLElement => screen.getByRole('textbox', { name: 'Lot number' });
  const numbers = (): (string | null)[] =>
    lots.map(({ id }) => {
      const lot = space.read(selectLot, id);
      return lot === undefined ? null : lotNumberText(lot);
    });
  /** Puts a text in the place of what the field holds, and goes on with `keys`. */
  const type = async (text: string, keys = ''): Promise<void> => {
    await user.clear(field());
    await user.type(field(), `${text}${keys}`);
    await act(() => settle());
  };
  return {
    ...space,
    user,
    field,
    numbers,
    type,
    open: (lotId: string) => space.after(() => space.replace(editor(lotId))),
  };
}

it('is the first field of the editor, and saves on Enter and on leaving it', async () => {
  const { field, numbers, type, user, store } = await show(three());
  expect(field()).toHaveValue('1');
  expect(field()).toHaveAttribute('name', 'number');
  await type('12 a');
  expect(numbers()).toEqual(['1', '2', '3']);
  await user.keyboard('{Enter}');
  expect(numbers()).toEqual(['12A', '2', '3']);
  expect(field()).toHaveValue('12A');
  await type('14', '{Tab}');
  expect(numbers()).toEqual(['14', '2', '3']);
  await store.stop();
});

it('gives up what was typed with Escape', async () => {
  const { field, numbers, type, store } = await show(three());
  await type('14', '{Escape}');
  expect(field()).toHaveValue('1');
  expect(numbers()).toEqual(['1', '2', '3']);
  await store.stop();
});

it('says what is wrong, keeps the text from lot to lot, and reports to nobody that all is sent', async () => {
  const { field, type, read, open, store } = await show(three());
  await type('A12', '{Tab}');
  const problem = 'Write a number, with a letter behind it if you want one: 12 or 12A.';
  expect(field()).toHaveAccessibleDescription(problem);
  expect(read(selectEditsStatusOfLot, 'lot1')).toBe('needsAttention');
  await open('lot2');
  expect(field()).toHaveValue('2');
  await open('lot1');
  expect(field()).toHaveValue('A12');
  expect(field()).toHaveAccessibleDescription(problem);
  await type('12A', '{Enter}');
  expect(read(selectUnreadableAmounts, 'lot1')).toBeUndefined();
  expect(read(selectEditsStatusOfLot, 'lot1')).toBe('sent');
  await store.stop();
});

it('offers choices for a number that another lot has, by pointer and by the keys', async () => {
  const { field, numbers, type, user, store } = await show(three());
  await type('3', '{Enter}');
  expect(field()).toHaveAccessibleDescription('“Vase 3” has the number 3.');
  expect(screen.getByRole('button', { name: 'Swap: this lot 3, the other one 1' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue('3');
  await user.click(screen.getByRole('button', { name: 'With a letter: 3A' }));
  await act(() => settle());
  expect(numbers()).toEqual(['3A', '2', '3']);
  expect(field()).toHaveFocus();
  await type('2', '{Enter}{Enter}');
  expect(numbers()).toEqual(['2', '3A', '3']);
  await store.stop();
});

it('saves what was typed when the next lot is opened', async () => {
  const { numbers, type, open, store } = await show(three());
  await type('14');
  await open('lot2');
  expect(numbers()).toEqual(['14', '2', '3']);
  await store.stop();
});

it.each([
  ['numbersLocked', {}, 'The numbers of this sale are locked, so this lot keeps its number.'],
  ['published', { status: 'published' }, 'A published lot keeps its number.'],
] as const)('says why it cannot be changed in a sale that is %s', async (saleStatus, fields, why) => {
  const { field, store } = await show(three(fields), saleStatus);
  expect(field()).toHaveAttribute('readonly');
  expect(field()).toHaveAccessibleDescription(why);
  await store.stop();
});

it('is shown to those who may only look', async () => {
  const { field, store } = await show(three(), 'open', true);
  expect(field()).toHaveValue('1');
  expect(field()).toHaveAttribute('readonly');
  await store.stop();
});
