import { act, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ExtraField } from '../../../../domain/lots/extras';
import type { Sale } from '../../../../domain/sales/sale';
import { buildLot, SALE } from '../../../../testing/stores/makeWorkspace';
import { settle } from '../../../../testing/stores/makeTestStore';
import { renderWorkspace } from '../../../../testing/screens/renderWorkspace';
import { selectLot } from '../../model/lots/lotsSlice';
import { cellActivated, choiceMade } from '../../model/view/gridSlice';
import { selectExtraColumns } from '../../model/extras/extrasSlice';
import { BulkBar } from '../bulk/BulkBar';
import { BulkDialogs } from '../bulk/BulkDialogs';
import { useCellLanguage } from '../shared/useGridTools';
import { LotViews } from '../workspace/LotViews';

beforeAll(() => {
  // jsdom has no dialogs.
  HTMLDialogElement.prototype.showModal ??= function open(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
});

/** A house with a column of each kind. */
const HOUSE: Sale = {
  ...{ id: SALE, title: 'Winter', date: '2027-03-12', place: null, currency: 'EUR', status: 'open' },
  ...{ roles: { 'user-1': 'owner' }, createdBy: 'user-1' },
  extraColumns: {
    ...{ ownText_1: 'Shelf', ownNumber_2: 'Height', ownMoney_3: 'Fee', ownChoice_4: 'Way', ownYesNo_5: 'Crated' },
  },
  extraChoices: { ownChoice_4: 'Van\nCar' },
};

async function show(element: Parameters<typeof renderWorkspace>[0]) {
  const user = userEvent.setup();
  const space = await renderWorkspace(element, ({ sales, lots }) => {
    sales.sales.set(SALE, HOUSE);
    lots.seed(SALE, [buildLot(), buildLot({ id: 'lot2', number: 2, order: 'a1' })]);
  });
  const press = async (keys: string): Promise<void> => {
    await user.keyboard(keys);
    await act(() => settle());
  };
  const valueOf = (lotId: string, field: ExtraField) => space.read(selectLot, lotId)?.[field];
  return { ...space, press, valueOf };
}

const grid = <LotViews saleId={SALE} currency="EUR" openLotId={null} editable saleStatus="open" wide />;

describe('a cell of an extra', () => {
  it.each([
    ['extras.ownText_1', 'B 4', 'B 4', 'B 4'],
    ['extras.ownNumber_2', '12.5', 12.5, '12.5'],
    ['extras.ownMoney_3', '12.5', 1_250, '€12.50'],
  ] as const)('%s takes what is typed into it, and gives it up again', async (field, typed, value, shown) => {
    const { store, press, valueOf, after } = await show(grid);
    await after(() => {
      screen.getByRole('grid').focus();
      store.dispatch(cellActivated({ lotId: 'lot1', column: field }));
    });
    await press(`${typed}{Enter}`);
    expect(valueOf('lot1', field)).toBe(value);
    expect(document.getElementById(`cell-lot1-${field}`)).toHaveTextContent(shown);
    await after(() => void store.dispatch(cellActivated({ lotId: 'lot1', column: field })));
    await press('{Delete}');
    expect(valueOf('lot1', field)).toBeNull();
    await store.stop();
  });

  it.each([
    ['extras.ownChoice_4', 'Car', 'Car'],
    ['extras.ownYesNo_5', 'No', false],
  ] as const)('%s takes what is chosen in it, and gives it up again', async (field, chosen, value) => {
    const { store, press, valueOf, after } = await show(grid);
    await after(() => {
      screen.getByRole('grid').focus();
      store.dispatch(cellActivated({ lotId: 'lot1', column: field }));
    });
    await press('{F2}');
    const choice = within(screen.getByRole('grid')).getByRole('combobox');
    const option = within(choice).getByRole<HTMLOptionElement>('option', { name: chosen });
    await after(() => void fireEvent.input(choice, { target: { value: option.value } }));
    await press('{Enter}');
    expect(valueOf('lot1', field)).toBe(value);
    expect(document.getElementById(`cell-lot1-${field}`)).toHaveTextContent(chosen);
    await after(() => void store.dispatch(cellActivated({ lotId: 'lot1', column: field })));
    await press('{Delete}');
    expect(valueOf('lot1', field)).toBeNull();
    await store.stop();
  });

  it.each([
    ['extras.ownNumber_2', 'high'],
    ['extras.ownMoney_3', 'ten'],
    ['extras.ownChoice_4', 'Ship'],
    ['extras.ownYesNo_5', 'perhaps'],
  ] as const)('%s keeps what was pasted and cannot be read, and saves nothing', async (field, pasted) => {
    const { store, valueOf, after, lots } = await show(grid);
    await after(() => {
      screen.getByRole('grid').focus();
      store.dispatch(cellActivated({ lotId: 'lot1', column: field }));
    });
    const clipboardData = {
      getData: (type: string) => (type === 'text/plain' ? pasted : ''),
      setData: () => undefined,
    };
    await after(() => void fireEvent.paste(screen.getByRole('grid'), { clipboardData }));
    expect(document.getElementById(`cell-lot1-${field}`)).toHaveTextContent(pasted);
    expect(document.getElementById(`cell-lot1-${field}`)).toHaveAttribute('aria-invalid', 'true');
    expect(valueOf('lot1', field) ?? null).toBeNull();
    expect(lots.applied).toEqual([]);
    await store.stop();
  });
});

describe('an extra of many lots', () => {
  it.each([
    ['Shelf', 'extras.ownText_1', 'B 4', 'B 4'],
    ['Height', 'extras.ownNumber_2', '12.5', 12.5],
    ['Fee', 'extras.ownMoney_3', '12.5', 1_250],
    ['Way', 'extras.ownChoice_4', 'Van', 'Van'],
    ['Crated', 'extras.ownYesNo_5', 'Yes', true],
  ] as const)('is set at once, and taken away: %s', async (name, field, typed, value) => {
    const { store, after, read, valueOf } = await show(<BulkOf />);
    expect(read(selectExtraColumns).map((column) => column.name)).toContain(name);
    await after(() => void store.dispatch(choiceMade({ lotIds: ['lot1', 'lot2'] })));
    const press = (button: string | RegExp) =>
      after(() => void fireEvent.click(within(dialog() ?? document.body).getByRole('button', { name: button })));
    const dialog = () => screen.queryByRole('dialog', { name: 'Set a field' });
    await press('Set a field');
    await after(() => void fireEvent.change(screen.getByLabelText('Field'), { target: { value: field } }));
    await after(() => void fireEvent.change(screen.getByLabelText('New value'), { target: { value: typed } }));
    await press(/^Set .*2 lots/);
    expect([valueOf('lot1', field), valueOf('lot2', field)]).toEqual([value, value]);
    await press('Set a field');
    await after(() => void fireEvent.change(screen.getByLabelText('Field'), { target: { value: field } }));
    await press('Clear in 2 lots');
    expect([valueOf('lot1', field), valueOf('lot2', field)]).toEqual([null, null]);
    await store.stop();
  });
});

function BulkOf() {
  const language = useCellLanguage('EUR');
  return (
    <>
      <BulkBar roomy />
      <BulkDialogs language={language} />
    </>
  );
}
