import { fireEvent, screen, within } from '@testing-library/react';
import type { Lot } from '../../../domain/lot';
import type { SaleStatus } from '../../../domain/sale';
import { buildLot, SALE } from '../../../testing/makeWorkspace';
import { renderWorkspace } from '../../../testing/renderWorkspace';
import { lotsChosen } from '../gridSlice';
import { selectLots } from '../lotsSlice';
import { lotNumberText } from '../lotWords';
import { NumbersPanel } from './NumbersPanel';

// jsdom knows the element and not its methods.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
});

const show = (lots: readonly Lot[], options: { status?: SaleStatus; editable?: boolean } = {}) => {
  const { status = 'open', editable = true } = options;
  return renderWorkspace(<NumbersPanel sale={{ id: SALE, status }} editable={editable} />, (space) => {
    space.lots.seed(SALE, lots);
    for (const lot of lots) {
      if (lot.number !== null) space.lots.documents(SALE).numbers.set(`${lot.number}${lot.suffix}`, lot.id);
    }
  });
};
const row = (place: number, fields: Partial<Lot>): Lot =>
  buildLot({ id: `lot${place}`, order: `a${place}`, ...fields });
const press = (name: string | RegExp) => (): void => void fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) => (): void =>
  void fireEvent.change(screen.getByLabelText(label), { target: { value } });
const preview = (): string[] =>
  within(screen.getByRole('region', { name: 'What changes' }))
    .queryAllByRole('row')
    .slice(1)
    .map((line) =>
      within(line)
        .getAllByRole('cell')
        .map((cell) => cell.textContent)
        .join(' '),
    );

const THREE = [
  row(0, { number: 4, title: 'Vase' }),
  row(1, { number: null, title: 'Bowl', category: 'Glass' }),
  row(2, { number: 2, title: '', category: 'Glass' }),
];

describe('what is wrong with the numbers', () => {
  it('leads to each lot that it is about', async () => {
    const { store, after } = await show([
      row(0, { number: 3, title: 'Vase' }),
      row(1, { number: 3, title: 'Bowl' }),
      row(2, { number: 7 }),
      row(3, { number: null, title: '' }),
      row(4, { number: 9, suffix: 'B' }),
    ]);
    const toggle = screen.getByRole('button', { name: 'Numbers 3 to look at 2 gaps' });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await after(() => void fireEvent.click(toggle));
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Vase, in place 1', `/sales/${SALE}?lot=lot0`],
      ['Bowl, in place 2', `/sales/${SALE}?lot=lot1`],
      ['The lot in place 4', `/sales/${SALE}?lot=lot3`],
      ['Lot 9B', `/sales/${SALE}?lot=lot4`],
      ['4 to 6 are missing, after Lot 3', `/sales/${SALE}?lot=lot1`],
      ['8 is missing, after Lot 7', `/sales/${SALE}?lot=lot2`],
    ]);
    await store.stop();
  });

  it('says that all is well, and lets a viewer only look', async () => {
    const { store, after } = await show([row(0, { number: 3 })], { editable: false });
    await after(press('Numbers'));
    expect(screen.getByText('No number is missing or held twice.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Number lots…' })).toBeNull();
    await store.stop();
  });
});

describe('numbering lots', () => {
  it('shows what would change while one chooses, and then does it', async () => {
    const { store, after, read, lots } = await show(THREE);
    await after(press('Number lots…'));
    expect(screen.getByRole('dialog', { name: 'Number lots' })).toBeVisible();
    expect(screen.getByLabelText('Begin with')).toHaveValue('2');
    expect(preview()).toEqual(['Vase 4 2', 'Bowl none 3', 'Untitled 2 4']);
    await after(type('Begin with', '10'));
    await after(type('Leave free after each category', '5'));
    expect(preview()).toEqual(['Vase 4 10', 'Bowl none 16', 'Untitled 2 17']);
    expect(read(selectLots).map(lotNumberText)).toEqual(['4', null, '2']);
    screen.getByRole('button', { name: 'Number 3 lots' }).focus();
    await after(press('Number 3 lots'));
    await after(() => undefined);
    expect(read(selectLots).map(lotNumberText)).toEqual(['10', '16', '17']);
    expect(lots.applied).toHaveLength(3);
    expect(screen.getByText('3 lots have their new numbers.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Number again' })).toHaveFocus();
    await after(press('Number again'));
    expect(screen.getByText('2 lots change, 1 stays as it is')).toBeVisible();
    await store.stop();
  });

  it('says what is wrong where it was typed, and does nothing until it is right', async () => {
    const { store, after, read } = await show(THREE);
    await after(press('Number lots…'));
    await after(type('Begin with', '0'));
    await after(type('Count in steps of', '1,5'));
    expect(screen.getByLabelText('Begin with')).toHaveAccessibleDescription('Write a whole number from 1 to 99999.');
    expect(screen.getByLabelText('Count in steps of')).toBeInvalid();
    expect(preview()).toEqual([]);
    await after(() => void fireEvent.submit(screen.getByLabelText('Begin with')));
    expect(screen.getByLabelText('Begin with')).toHaveFocus();
    expect(read(selectLots).map(lotNumberText)).toEqual(['4', null, '2']);
    await store.stop();
  });

  it('keeps categories in their numbers, and says when a category has too few', async () => {
    const { store, after } = await show(THREE);
    await after(press('Number lots…'));
    await after(press('Add a category'));
    expect(screen.getByText('Choose a category, or remove this line.')).toBeVisible();
    await after(type('Category', 'Glass'));
    await after(type('To', '100'));
    expect(preview()).toEqual(['Vase 4 3', 'Bowl none 100']);
    expect(screen.getByText('1 lot: the numbers of the category are used up. Widen its range.')).toBeVisible();
    await after(press('Remove Glass'));
    expect(preview()).toHaveLength(3);
    await store.stop();
  });

  it('begins with the chosen lots, and can take all', async () => {
    const { store, after } = await show(THREE);
    await after(() => void store.dispatch(lotsChosen({ lotIds: ['lot1', 'lot2'], chosen: true })));
    await after(press('Number lots…'));
    expect(preview()).toEqual(['Bowl none 2', 'Untitled 2 3']);
    await after(type('Which lots', 'all'));
    expect(preview()).toHaveLength(3);
    await store.stop();
  });

  it('offers letters only while the numbers are locked', async () => {
    const { store, after } = await show(THREE, { status: 'numbersLocked' });
    await after(press('Number lots…'));
    expect(screen.queryByLabelText('Begin with')).toBeNull();
    expect(screen.getByText(/The numbers of this sale are locked\. Lots that have one keep it/)).toBeVisible();
    expect(preview()).toEqual(['Bowl none 4A']);
    expect(screen.getByText('2 lots: the numbers of this sale are locked.')).toBeVisible();
    await store.stop();
  });

  it('leads to the lots whose numbers were taken meanwhile', async () => {
    const { store, after, lots } = await show(THREE);
    lots.documents(SALE).numbers.set('11', 'theirs').set('12', 'theirs too');
    await after(press('Number lots…'));
    await after(type('Begin with', '10'));
    await after(press('Number 3 lots'));
    await after(() => undefined);
    expect(screen.getByText('2 numbers were taken meanwhile. Look at these lots:')).toBeVisible();
    expect(screen.getByText('1 lot has its new number.')).toBeVisible();
    expect(screen.getAllByRole('link')).toHaveLength(2);
    await store.stop();
  });
});
