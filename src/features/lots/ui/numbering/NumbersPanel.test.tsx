import { fireEvent, screen, within } from '@testing-library/react';
import type { Lot } from '../../../../domain/lots/lot';
import type { SaleStatus } from '../../../../domain/sales/sale';
import { buildLot, SALE, type Workspace } from '../../../../testing/stores/makeWorkspace';
import { renderWorkspace } from '../../../../testing/screens/renderWorkspace';
import { OPEN_SALE } from '../../../../testing/stores/saleDevices';
import { lotsChosen } from '../../model/view/gridSlice';
import { selectLots } from '../../model/lots/lotsSlice';
import { lotNumberText } from '../../model/texts/lotWords';
import { setLotNumber } from '../../model/operations/lotCommands';
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

interface Showing {
  readonly status?: SaleStatus;
  readonly editable?: boolean;
  readonly prepare?: (space: Workspace) => void;
}
const show = (lots: readonly Lot[], { status = 'open', editable = true, prepare }: Showing = {}) => {
  return renderWorkspace(<NumbersPanel sale={{ id: SALE, status }} editable={editable} />, (space) => {
    space.lots.seed(SALE, lots);
    for (const lot of lots) {
      if (lot.number !== null) space.lots.documents(SALE).numbers.set(`${lot.number}${lot.suffix}`, lot.id);
    }
    space.sales.sales.set(SALE, { ...OPEN_SALE, roles: { 'user-1': editable ? 'owner' : 'viewer' } });
    prepare?.(space);
  });
};
/** Somebody took these numbers along, in the same moment. */
const hold = (space: Workspace, by: string, at: number, ...numbers: number[]): void => {
  const sale = space.lots.documents(SALE);
  for (const number of numbers) {
    sale.numbers.set(String(number), `ahead ${number}`);
    sale.reserved.set(String(number), { by, at });
  }
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
    const toggle = screen.getByRole('button', { name: 'Numbers 3 problems 2 gaps' });
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

  it('counts a lot that waits for its number as no problem, and leads to it', async () => {
    const { store, after } = await show([
      row(0, { number: 3 }),
      row(1, { number: null, title: 'Bowl', mark: 1 }),
      row(2, { number: 4 }),
    ]);
    await after(() => void fireEvent.click(screen.getByRole('button', { name: 'Numbers 1 waiting' })));
    expect(screen.getByText('Lots that get their number when this device is online again')).toBeVisible();
    expect(screen.getByRole('link', { name: 'New lot 1' })).toHaveAttribute('href', `/sales/${SALE}?lot=lot1`);
    expect(screen.queryByText('No number is missing or held twice.')).toBeNull();
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
    await after(press(/^Numbers/));
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
    await after(press(/^Numbers/));
    await after(press('Number lots…'));
    await after(type('Begin with', '0'));
    await after(type('Count in steps of', '1,5'));
    expect(screen.getByLabelText('Begin with')).toHaveAccessibleDescription(
      'Write a number from 1 to 99999, with one letter behind it if you want: 12 or 12A.',
    );
    expect(screen.getByLabelText('Count in steps of')).toBeInvalid();
    expect(preview()).toEqual([]);
    await after(() => void fireEvent.submit(screen.getByLabelText('Begin with')));
    expect(screen.getByLabelText('Begin with')).toHaveFocus();
    expect(read(selectLots).map(lotNumberText)).toEqual(['4', null, '2']);
    await store.stop();
  });

  it('begins with a letter: each lot takes the next one, and the other choices rest', async () => {
    const { store, after, read } = await show([...THREE, row(3, { number: 12, title: 'Jug', status: 'published' })]);
    await after(press(/^Numbers/));
    await after(press('Number lots…'));
    await after(type('Count in steps of', '0'));
    await after(type('Begin with', '12 b'));
    expect(preview()).toEqual(['Vase 4 12B', 'Bowl none 12C', 'Untitled 2 12D']);
    expect(screen.getByLabelText('Begin with')).toHaveAccessibleDescription(
      'Each lot takes the next free letter from 12B on. The other choices are for numbers without letters.',
    );
    expect(screen.getByLabelText('Count in steps of')).toHaveAttribute('readonly');
    expect(screen.getByLabelText('Count in steps of')).toHaveAccessibleDescription(/begin without a letter/);
    expect(screen.getByLabelText('Letters')).toHaveAttribute('aria-disabled', 'true');
    await after(press('Number 3 lots'));
    await after(() => undefined);
    expect(read(selectLots).map(lotNumberText)).toEqual(['12B', '12C', '12D', '12']);
    await store.stop();
  });

  it('keeps categories in their numbers, and says when a category has too few', async () => {
    const { store, after } = await show(THREE);
    await after(press(/^Numbers/));
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
    await after(press(/^Numbers/));
    await after(press('Number lots…'));
    expect(preview()).toEqual(['Bowl none 2', 'Untitled 2 3']);
    await after(type('Which lots', 'all'));
    expect(preview()).toHaveLength(3);
    await store.stop();
  });

  it('offers letters only while the numbers are locked', async () => {
    const { store, after } = await show(THREE, { status: 'numbersLocked' });
    await after(press(/^Numbers/));
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
    await after(press(/^Numbers/));
    await after(press('Number lots…'));
    await after(type('Begin with', '10'));
    await after(press('Number 3 lots'));
    await after(() => undefined);
    expect(screen.getByText('2 numbers were taken meanwhile. Look at these lots:')).toBeVisible();
    expect(screen.getByText('1 lot has its new number.')).toBeVisible();
    expect(within(screen.getByRole('dialog')).getAllByRole('link')).toHaveLength(2);
    await store.stop();
  });
});

describe('numbers that people took along', () => {
  const SINCE = new Date(2026, 10, 12, 14, 5).getTime();
  const held = (space: Workspace): void => {
    hold(space, 'ben', SINCE, 100, 101, 102, 103);
    hold(space, 'user-1', SINCE + 60_000, 104);
  };
  const passedOver = (): string[] =>
    within(screen.getByRole('dialog'))
      .getAllByRole('listitem')
      .map((item) => item.textContent);

  it('are named where a plan passes over them, with whose they are, and can be freed there', async () => {
    const { store, after, lots } = await show([...THREE, row(3, { number: 105, status: 'published' })], {
      prepare: held,
    });
    await after(press(/^Numbers/));
    await after(press('Number lots…'));
    // What is below the dialog has buttons of the same names.
    await after(press(/^Numbers/));
    expect(screen.queryByText('Passed over')).toBeNull();
    await after(type('Begin with', '101'));
    expect(preview()).toEqual(['Vase 4 106', 'Bowl none 107', 'Untitled 2 108']);
    expect(screen.getByText('Passed over')).toBeVisible();
    expect(passedOver().slice(0, 3)).toEqual([
      '105, of lots that keep their numbers',
      expect.stringMatching(/^101 to 103, by a colleague since Nov 12, 2026, 2:05\sPMFree them…$/),
      expect.stringMatching(/^104, by you on another device or browser since Nov 12, 2026, 2:06\sPMFree them…$/),
    ]);
    screen.getByRole('button', { name: 'Free them… 101 to 103' }).focus();
    await after(press('Free them… 101 to 103'));
    expect(screen.getByText(/If a colleague is working without a network/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Leave them' })).toHaveFocus();
    await after(press('Free them'));
    expect(preview()).toEqual(['Vase 4 101', 'Bowl none 102', 'Untitled 2 103']);
    expect(screen.queryByText('Passed over')).toBeNull();
    expect([...lots.documents(SALE).reserved.keys()]).toEqual(['100', '104']);
    await store.stop();
  });

  it('are no gaps, and the reason is shown, also to a viewer', async () => {
    const { store, after } = await show([row(0, { number: 99 }), row(1, { number: 106 })], {
      editable: false,
      prepare: held,
    });
    await after(press(/^Numbers/));
    expect(screen.getByText('105 is missing, after Lot 99')).toBeVisible();
    expect(screen.getByText(/^100 to 103, by /)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Free/ })).toBeNull();
    await store.stop();
  });

  it('divide a gap, and each part of it is named', async () => {
    const { store, after } = await show([row(0, { number: 90 }), row(1, { number: 106 })], { prepare: held });
    await after(press(/^Numbers .*2 gaps/));
    const gaps = screen.getAllByRole('link').map(({ textContent }) => textContent);
    expect(gaps).toEqual(['91 to 99 are missing, after Lot 90', '105 is missing, after Lot 90']);
    await store.stop();
  });

  it('are named as the reason when a lot cannot have one of them', async () => {
    const { store, after } = await show(THREE, { prepare: held });
    await after(() => void store.dispatch(setLotNumber({ lotId: 'lot0', number: { number: 102, suffix: '' } })));
    await after(() => undefined);
    expect(store.getState().notifications.list[0]?.message).toMatch(
      /^Somebody took the number 102 along\. Lot 4 keeps/,
    );
    await store.stop();
  });

  it('are taken in a dialog that says which they will be, and given back with one press', async () => {
    const { store, after, lots } = await show([row(0, { number: 1 }), row(1, { number: 4 })]);
    await after(press(/^Numbers/));
    await after(press('Take numbers along…'));
    expect(screen.getByRole('dialog', { name: 'Take numbers along' })).toBeVisible();
    expect(screen.getByLabelText('From number')).toHaveValue('5');
    await after(type('How many', '0'));
    expect(screen.getByLabelText('How many')).toHaveAccessibleDescription('Write a whole number from 1 to 200.');
    await after(() => void fireEvent.submit(screen.getByLabelText('How many')));
    expect(screen.getByLabelText('How many')).toHaveFocus();
    await after(type('How many', '3'));
    expect(screen.getByText('You take along: 5 to 7.')).toBeVisible();
    await after(type('From number', '3'));
    expect(screen.getByText('You take along: 3, 5 to 6. Numbers that are taken are passed over.')).toBeVisible();
    await after(press('Take along'));
    await after(() => undefined);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect([...lots.documents(SALE).reserved.keys()]).toEqual(['3', '5', '6']);
    expect(screen.getByText('3, 5 to 6, by you, on this device')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Numbers .*3 taken along$/ })).toBeVisible();
    screen.getByRole('button', { name: 'Give back' }).focus();
    await after(press('Give back'));
    await after(() => undefined);
    expect([...lots.documents(SALE).reserved.keys()]).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Give back' })).toBeNull();
    expect(document.activeElement).not.toBe(document.body);
    await store.stop();
  });

  it('can be taken before the first lot', async () => {
    const { store, after } = await show([]);
    await after(press('Numbers'));
    expect(screen.getByRole('button', { name: 'Take numbers along…' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Number lots…' })).toBeNull();
    await store.stop();
  });

  it('are not offered in a sale whose numbers are locked, which is said', async () => {
    const { store, after } = await show([row(0, { number: 1 })], { status: 'numbersLocked' });
    await after(press('Numbers locked'));
    expect(screen.queryByRole('button', { name: 'Take numbers along…' })).toBeNull();
    await store.stop();
  });

  it('say in the dialog why there are none, when the server is away', async () => {
    const { store, after, network } = await show([row(0, { number: 1 })]);
    await after(press('Numbers'));
    await after(press('Take numbers along…'));
    network.isThere = false;
    await after(press('Take along'));
    expect(screen.getByRole('alert')).toHaveTextContent(/only be taken along while this device is online/);
    await store.stop();
  });
});
