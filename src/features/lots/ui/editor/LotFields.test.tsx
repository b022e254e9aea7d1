import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { Provider } from 'react-redux';
import type { Lot } from '../../../../domain/lots/lot';
import { fieldsWith, LOT_FIELDS, type LotFieldGroup } from '../../../../domain/lots/lotFields';
import type { SaleStatus } from '../../../../domain/sales/sale';
import { NavigationContext } from '../../../../shared/ui/navigation/navigation';
import { buildLot, SALE } from '../../../../testing/stores/makeWorkspace';
import { renderWorkspace } from '../../../../testing/screens/renderWorkspace';
import { LotEditor } from './LotEditor';
import { PicturesContext } from '../shared/picturesContext';

const editor = (lotId: string, readOnly = false) => (
  <LotEditor saleId={SALE} lotId={lotId} currency="EUR" saleStatus="open" readOnly={readOnly} />
);
const show = (fields = {}, readOnly = false) =>
  renderWorkspace(editor('lot1', readOnly), (space) =>
    space.lots.seed(SALE, [buildLot({ number: 12, suffix: 'A', coverPhotoId: null, ...fields })]),
  );

const leaveWith = (label: string, value: string) => (): void => {
  const field = screen.getByLabelText(label);
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};

describe('the fields of a lot', () => {
  it.each([
    ['Title', 'A blue vase', 'title', 'A blue vase'],
    ['Description', 'Made in Delft.', 'description', 'Made in Delft.'],
    ['Category', 'Ceramics', 'category', 'Ceramics'],
    ['Condition', 'A chip.', 'condition', 'A chip.'],
    ['Low estimate', '50', 'estimateLow', 5_000],
    ['High estimate', '1,200.50', 'estimateHigh', 120_050],
    ['Low estimate', '', 'estimateLow', null],
    ['Artist or maker', 'John Carter', 'creator', 'John Carter'],
    ['Provenance', 'By descent.', 'provenance', 'By descent.'],
    ['Quantity', '12', 'quantity', 12],
    ['Starting price', '0.50', 'startPrice', 50],
    ['Kind of lot', 'choice', 'lotType', 'choice'],
  ])('%s is saved by itself as %p', async (label, typed, field, saved) => {
    const { after, lots, store } = await show();
    await after(leaveWith(label, typed));
    expect(lots.applied).toMatchObject([{ kind: 'editLot', changes: { [field]: { after: saved } } }]);
    expect(Object.keys((lots.applied[0] as { changes: object }).changes)).toEqual([field]);
    expect(screen.getByRole('status')).toHaveTextContent('Sent');
    await store.stop();
  });

  it.each([
    ['Condition', 'A chip.'],
    ['Quantity', '12'],
  ])(
    '%s never shows what it held before, not for one frame, or the place of the caret is lost',
    async (label, typed) => {
      const { after, store } = await show({ condition: 'Fine.' });
      const field = screen.getByLabelText<HTMLInputElement>(label);
      fireEvent.change(field, { target: { value: typed } });
      const held: string[] = [];
      const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
      Object.defineProperty(field, 'value', {
        configurable: true,
        get: () => own?.get?.call(field) as string,
        set: (value: string) => {
          held.push(value);
          own?.set?.call(field, value);
        },
      });
      await after(() => fireEvent.blur(field));
      expect(field).toHaveValue(typed);
      expect(held.filter((value) => value !== typed)).toEqual([]);
      await store.stop();
    },
  );

  it('never says "Sent" about text that is only typed', async () => {
    const { after, store } = await show();
    expect(screen.getByRole('status')).toHaveTextContent('Sent');
    const field = screen.getByLabelText('Title');
    fireEvent.change(field, { target: { value: 'Half a wo' } });
    expect(screen.getByRole('status')).toHaveTextContent('Saving…');
    await after(() => fireEvent.blur(field));
    expect(screen.getByRole('status')).toHaveTextContent('Sent');
    await store.stop();
  });

  it('keeps an amount that is none, says why, and saves nothing', async () => {
    const { after, lots, store } = await show();
    await after(leaveWith('Low estimate', 'about ten'));
    expect(screen.getByLabelText('Low estimate')).toHaveValue('about ten');
    expect(screen.getByLabelText('Low estimate')).toBeInvalid();
    expect(screen.getByText('Write the amount in figures, such as 1,200.')).toBeInTheDocument();
    expect(lots.applied).toEqual([]);
    await store.stop();
  });

  it('never says "Sent" about an amount that is none, and still has it when one comes back to the lot', async () => {
    const first = await show({ estimateLow: 33_000 });
    await first.after(leaveWith('Low estimate', 'about ten'));
    expect(screen.getByRole('status')).toHaveTextContent('Needs attention');
    expect(screen.getByText(/An amount or the lot number is not saved yet\./)).toBeInTheDocument();
    first.replace(<p>Another page</p>);
    first.replace(editor('lot1'));
    expect(screen.getByLabelText('Low estimate')).toHaveValue('about ten');
    await first.after(leaveWith('Low estimate', '10'));
    expect(first.lots.applied).toMatchObject([{ changes: { estimateLow: { before: 33_000, after: 1_000 } } }]);
    expect(screen.getByRole('status')).toHaveTextContent('Sent');
    await first.store.stop();
  });

  it('follow a colleague while nobody types', async () => {
    const { after, lots, store } = await show();
    await after(() =>
      lots.emit(SALE, { type: 'lots', changed: [buildLot({ title: 'Theirs' })], removed: [], fromServer: true }),
    );
    expect(screen.getByLabelText('Title')).toHaveValue('Theirs');
    await store.stop();
  });

  it('say at the high estimate that it must be above the low one', async () => {
    const { store } = await show({ estimateLow: 500, estimateHigh: 400 });
    expect(screen.getByLabelText('High estimate')).toBeInvalid();
    expect(screen.getByText('The high estimate must be above the low one.')).toBeInTheDocument();
    await store.stop();
  });

  it('say while a price is typed what it contradicts, and leave it to the person', async () => {
    const { after, store } = await show({ estimateLow: 500, estimateHigh: 900 });
    const start = screen.getByLabelText('Starting price');
    fireEvent.change(start, { target: { value: '6' } });
    expect(screen.getByText('The starting price must not be above the low estimate.')).toBeInTheDocument();
    fireEvent.change(start, { target: { value: '4' } });
    expect(start).toBeValid();
    fireEvent.change(start, { target: { value: '6' } });
    await after(() => fireEvent.blur(start));
    expect(screen.getByText('Something in here needs attention.')).toBeInTheDocument();
    await store.stop();
  });

  it('show and save what only editors read to editors only', async () => {
    const space = await renderWorkspace(editor('lot1'), ({ lots, sales }) => {
      void sales.create(SALE, { title: 'Clocks', date: '2027-03-12', currency: 'EUR' }, 'user-1');
      lots.seed(SALE, [buildLot()]);
      lots.seedPrivate(SALE, [{ id: 'lot1', reserve: 5_000, consignor: 'Smith', notes: '', toCheck: '' }]);
    });
    expect(screen.getByLabelText('Consignor')).toHaveValue('Smith');
    expect(screen.getByText('The reserve must not be above the low estimate.')).toBeInTheDocument();
    await space.after(leaveWith('Reserve', '1'));
    expect(space.lots.applied).toMatchObject([
      { kind: 'editPrivate', changes: { reserve: { before: 5_000, after: 100 } } },
    ]);
    await space.store.stop();
  });

  it('do not show it to others', async () => {
    const { store } = await show();
    expect(screen.queryByLabelText('Reserve')).toBeNull();
    await store.stop();
  });

  it('cannot be changed by a viewer', async () => {
    const { store } = await show({}, true);
    expect(screen.getByLabelText('Title')).toHaveAttribute('readonly');
    expect(screen.getByLabelText('Kind of lot')).toHaveAttribute('aria-disabled', 'true');
    for (const name of ['Title', 'Kind of lot', 'Category', 'Lot number']) {
      expect(screen.getByLabelText(name)).toHaveAccessibleDescription(/You may look, not change/);
    }
    expect(screen.queryByRole('button', { name: 'Mark as ready' })).toBeNull();
    await store.stop();
  });
});

describe('ready', () => {
  it('is refused with the reasons', async () => {
    const { after, lots, store } = await show({ title: '' });
    const button = screen.getByRole('button', { name: 'Mark as ready' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription('It still needs a stored photo and a title.');
    await after(() => fireEvent.click(button));
    expect(lots.applied).toEqual([]);
    await store.stop();
  });

  it('and back to draft', async () => {
    const { after, lots, store } = await show({ coverPhotoId: 'cover' });
    await after(() => fireEvent.click(screen.getByRole('button', { name: 'Mark as ready' })));
    await after(() => fireEvent.click(screen.getByRole('button', { name: 'Back to draft' })));
    expect(lots.applied).toMatchObject([{ after: 'ready' }, { after: 'draft' }]);
    await store.stop();
  });

  it('leads on to the next lot', async () => {
    const lots = [buildLot({ status: 'ready' }), buildLot({ id: 'lot2', number: 2, order: 'a1', status: 'ready' })];
    const { store, after, rerender, pictures } = await renderWorkspace(editor('lot1'), (space) =>
      space.lots.seed(SALE, lots),
    );
    const onwards = { name: 'Describe the next lot' };
    expect(screen.getByRole('link', onwards)).toHaveAttribute('href', `/sales/${SALE}?lot=lot2`);
    await after(() =>
      rerender(
        <Provider store={store}>
          <PicturesContext value={pictures}>{editor('lot2')}</PicturesContext>
        </Provider>,
      ),
    );
    expect(screen.getByRole('button', { name: 'Back to draft' })).toBeInTheDocument();
    expect(screen.queryByRole('link', onwards)).toBeNull();
    await store.stop();
  });
});

describe('a lot as a whole', () => {
  const life = (fields: Partial<Lot>, saleStatus: SaleStatus) =>
    renderWorkspace(
      <LotEditor saleId={SALE} lotId="lot1" currency="EUR" saleStatus={saleStatus} readOnly={false} />,
      (space) => space.lots.seed(SALE, [buildLot(fields)]),
    );

  it('is withdrawn, and reinstated while the sale is published', async () => {
    const { after, lots, store } = await life({ status: 'published' }, 'published');
    await after(() => fireEvent.click(screen.getByRole('button', { name: 'Withdraw' })));
    await after(() => fireEvent.click(screen.getByRole('button', { name: 'Reinstate' })));
    expect(lots.applied).toMatchObject([{ after: 'withdrawn' }, { after: 'published' }]);
    await store.stop();
  });

  it('says why it cannot come back', async () => {
    const { after, lots, store } = await life({ status: 'withdrawn', title: '' }, 'published');
    const button = screen.getByRole('button', { name: 'Reinstate' });
    expect(button).toHaveAccessibleDescription('It still needs a title.');
    await after(() => fireEvent.click(button));
    expect(lots.applied).toEqual([]);
    await store.stop();
  });

  it('is doubled', async () => {
    const { after, lots, store } = await life({}, 'open');
    await after(() => fireEvent.click(screen.getByRole('button', { name: 'Duplicate' })));
    expect(lots.applied).toMatchObject([{ kind: 'createLot', fields: { title: 'A vase' } }]);
    await store.stop();
  });

  it('goes into the trash and comes out of it', async () => {
    const { after, lots, store } = await life({}, 'open');
    await after(() => fireEvent.click(screen.getByRole('button', { name: 'Move to the trash' })));
    expect(screen.getByLabelText('Title')).toHaveAttribute('readonly');
    expect(screen.getByLabelText('Kind of lot')).toHaveAccessibleDescription(/trash/);
    await after(() => fireEvent.click(screen.getByRole('button', { name: 'Restore' })));
    expect(lots.applied).toMatchObject([{ kind: 'trashLot' }, { kind: 'restoreLot' }]);
    await store.stop();
  });

  it('stays out of the trash once it is published, and says why', async () => {
    const { store } = await life({ status: 'published' }, 'open');
    expect(screen.getByRole('button', { name: 'Move to the trash' })).toHaveAccessibleDescription(
      'A published lot does not go into the trash. Withdraw it instead.',
    );
    await store.stop();
  });

  it('has no finding of axe', async () => {
    const { after, container, store } = await life({ status: 'withdrawn' }, 'open');
    await after(() => screen.getByText('Maker, materials and provenance').click());
    // The browser looks at colours; here nothing is drawn.
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
    await store.stop();
  });
});

const LOT_FIELD_GROUPS = {
  'Number and quantity': 'number',
  'Maker, materials and provenance': 'making',
  'Starting price and buy-now': 'prices',
  'For editors only': 'private',
} as const satisfies Readonly<Record<string, LotFieldGroup>>;

describe('the folded groups', () => {
  const group = (name: string): HTMLDetailsElement | null => screen.getByText(name).closest('details');

  it.each(Object.entries(LOT_FIELD_GROUPS))('"%s" shows what the registry of fields puts into it', async (name, of) => {
    const { store } = await renderWorkspace(editor('lot1'), ({ lots, sales }) => {
      void sales.create(SALE, { title: 'Clocks', date: '2027-03-12', currency: 'EUR' }, 'user-1');
      lots.seed(SALE, [buildLot()]);
    });
    const fields = [...(group(name)?.querySelectorAll<HTMLInputElement>('[name]') ?? [])].map((field) => field.name);
    expect(fields.filter((field) => field in LOT_FIELDS).toSorted()).toEqual(fieldsWith({ group: [of] }).toSorted());
    await store.stop();
  });

  it('stay open for every lot, and say when they hide what is wrong', async () => {
    const lots = [buildLot(), buildLot({ id: 'lot2', number: 2, order: 'a1' })];
    const space = await renderWorkspace(editor('lot1'), (made) => made.lots.seed(SALE, lots));
    expect(group('Number and quantity')?.open).toBe(false);
    await space.after(() => screen.getByText('Number and quantity').click());
    expect(group('Number and quantity')?.open).toBe(true);
    await space.after(() => space.replace(editor('lot2')));
    expect(group('Number and quantity')?.open).toBe(true);
    expect(group('Maker, materials and provenance')?.open).toBe(false);
    await space.after(leaveWith('Lot number', 'none of them'));
    expect(screen.queryByText('Something in here needs attention.')).toBeNull();
    await space.after(() => screen.getByText('Number and quantity').click());
    expect(screen.getByText('Something in here needs attention.')).toBeVisible();
    await space.store.stop();
  });
});

describe('the title', () => {
  it('is the first stop of Tab from the heading that a lot begins with', async () => {
    const { store } = await show();
    screen.getByRole('heading', { name: 'Lot 12A' }).focus();
    await userEvent.tab();
    // Of a phone alone, where the styles show it.
    while (screen.queryAllByRole('button', { name: /^(Undo|Redo)/ }).some((each) => each === document.activeElement)) {
      await userEvent.tab();
    }
    expect(screen.getByLabelText('Title')).toHaveFocus();
    await store.stop();
  });
});

describe('the next lot', () => {
  const went: string[] = [];
  const navigation = { navigate: (to: string) => void went.push(to) };
  const at = (lotId: string) => <NavigationContext value={navigation}>{editor(lotId)}</NavigationContext>;
  const showTwo = () =>
    renderWorkspace(at('lot1'), ({ lots }) =>
      lots.seed(SALE, [buildLot(), buildLot({ id: 'lot2', number: 2, order: 'a1', title: 'Second' })]),
    );
  beforeEach(() => void went.splice(0));

  it.each(['Title', 'High estimate'])('is one key away from %s, in its title', async (label) => {
    const space = await showTwo();
    const field = screen.getByLabelText(label);
    field.focus();
    fireEvent.change(field, { target: { value: '900' } });
    fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
    expect(went).toEqual([`/sales/${SALE}?lot=lot2`]);
    await space.after(() => space.replace(at('lot2')));
    expect(screen.getByLabelText('Title')).toHaveValue('Second');
    expect(screen.getByLabelText('Title')).toHaveFocus();
    expect(space.lots.applied).toMatchObject([{ lotId: 'lot1' }]);
    fireEvent.keyDown(screen.getByLabelText('Title'), { key: 'Enter', ctrlKey: true, shiftKey: true });
    expect(went).toEqual([`/sales/${SALE}?lot=lot2`, `/sales/${SALE}?lot=lot1`]);
    await space.store.stop();
  });

  it('is one key away in the same field, and no list of choices loses its own key', async () => {
    const space = await showTwo();
    const field = screen.getByLabelText('High estimate');
    field.focus();
    fireEvent.keyDown(field, { key: 'ArrowDown', altKey: true });
    await space.after(() => space.replace(at('lot2')));
    expect(screen.getByLabelText('High estimate')).toHaveFocus();
    fireEvent.keyDown(screen.getByLabelText('High estimate'), { key: 'ArrowUp', altKey: true });
    expect(went).toEqual([`/sales/${SALE}?lot=lot2`, `/sales/${SALE}?lot=lot1`]);
    fireEvent.keyDown(screen.getByLabelText('Kind of lot'), { key: 'ArrowDown', altKey: true });
    fireEvent.keyDown(screen.getByRole('heading', { name: 'Lot 2' }), { key: 'ArrowDown', altKey: true });
    expect(went).toHaveLength(2);
    await space.store.stop();
  });
});
