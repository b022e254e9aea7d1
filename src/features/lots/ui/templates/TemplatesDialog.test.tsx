import { act, fireEvent, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { type ExtraFields, MOST_EXTRAS } from '../../../../domain/lots/extras';
import type { LotTemplate } from '../../../../domain/lots/template';
import { buildLot, SALE } from '../../../../testing/stores/makeWorkspace';
import { renderWorkspace } from '../../../../testing/screens/renderWorkspace';
import { OPEN_SALE } from '../../../../testing/stores/saleDevices';
import { choiceMade } from '../../model/view/gridSlice';
import { selectLot } from '../../model/lots/lotsSlice';
import { ApplyDialog } from './ApplyDialog';
import { LotTemplateMenu } from './LotTemplateMenu';
import { NewLotMenu } from './NewLotMenu';
import { TemplatesDialog } from './TemplatesDialog';
import { applyOpened, selectTemplatesView, templatesOpened } from '../../model/templates/templatesSlice';

const CHAIRS: LotTemplate = {
  id: 'chairs',
  kind: 'lot',
  name: 'Chairs',
  order: 'a0',
  isDefault: false,
  fields: { category: 'Chairs', condition: 'Signs of use.' },
};
const LOT = buildLot({ category: 'Stools', title: 'A stool', description: '', provenance: '' });

async function show(
  templates: readonly LotTemplate[] = [],
  online = true,
  platforms: readonly string[] = [],
  lot = LOT,
) {
  const shown = await renderWorkspace(
    <>
      <NewLotMenu opens={false} />
      <LotTemplateMenu lot={lot} />
      <TemplatesDialog currency="EUR" />
      <ApplyDialog />
    </>,
    ({ lots }) => lots.seed(SALE, [lot, buildLot({ id: 'lot2', number: 2, order: 'a1', category: '' })]),
  );
  await shown.after(() => {
    if (!online) return;
    shown.sales.emit({ type: 'sales', sales: [{ ...OPEN_SALE, platforms }] });
    void shown.templates.save(SALE, templates, 'user-1');
  });
  return shown;
}

const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });
const type = (label: string, value: string) => (): void =>
  void fireEvent.change(screen.getByLabelText(label), { target: { value } });

// The dialog of jsdom does not open.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
});

describe('the dialog of templates', () => {
  it('keeps what is typed when it cannot be saved, and when somebody wants to leave', async () => {
    const { after, templates, store, read } = await show();
    await after(() => store.dispatch(templatesOpened()));
    await after(() => fireEvent.click(button('New template')));
    await after(() => fireEvent.click(button('Save')));
    expect(screen.getByLabelText('Name')).toBeInvalid();
    await after(type('Name', 'Chairs'));
    await after(type('Category', ' Chairs '));
    templates.failNext('save', 'unavailable');
    await after(() => fireEvent.click(button('Save')));
    expect(screen.getByText(/^There is no connection/)).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Chairs');
    await after(() => fireEvent.click(button('Cancel')));
    expect(read(selectTemplatesView).name).toBe('form');
    await after(() => fireEvent.click(button('Continue writing')));
    await after(() => fireEvent.click(button('Save')));
    const [saved] = await templates.list(SALE);
    expect(saved).toMatchObject({ name: 'Chairs', fields: { category: 'Chairs' }, isDefault: false });
    expect(read(selectTemplatesView)).toEqual({ name: 'list' });
    await store.stop();
  });

  it('keeps what is typed when somebody has removed the template, and makes a new one of it', async () => {
    const { after, templates, store, read } = await show([CHAIRS]);
    await after(() => store.dispatch(templatesOpened()));
    await after(() => fireEvent.click(button('Change Chairs')));
    await after(type('Name', 'Old chairs'));
    await after(() => void templates.remove(SALE, 'chairs'));
    await after(() => fireEvent.click(button('Save')));
    expect(screen.getByText(/^Somebody has removed it meanwhile/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Change the template' })).toBeVisible();
    await after(() => fireEvent.click(button('Make a new one of it')));
    expect(screen.queryByText(/^Somebody has removed it/)).toBeNull();
    expect(screen.getByRole('heading', { name: 'New template' })).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveFocus();
    await after(() => fireEvent.click(button('Cancel')));
    await after(() => fireEvent.click(button('Continue writing')));
    await after(() => fireEvent.click(button('Save')));
    expect(await templates.list(SALE)).toMatchObject([{ name: 'Old chairs', fields: CHAIRS.fields }]);
    expect(read(selectTemplatesView)).toEqual({ name: 'list' });
    await store.stop();
  });

  it('refuses a template that says nothing, and lets go of what is discarded', async () => {
    const { after, templates, store } = await show();
    await after(() => store.dispatch(templatesOpened()));
    await after(() => fireEvent.click(button('New template')));
    await after(type('Name', 'Empty'));
    await after(() => fireEvent.click(button('Save')));
    expect(screen.getByText(/^Fill in at least one field/)).toBeVisible();
    await after(() => fireEvent.click(button('Cancel')));
    await after(() => fireEvent.click(button('Discard it')));
    expect(await templates.list(SALE)).toEqual([]);
    await store.stop();
  });

  it('lists, makes the default, removes and puts back, without anything that axe finds', async () => {
    const { after, templates, store } = await show([CHAIRS]);
    await after(() => store.dispatch(templatesOpened()));
    const { violations } = await act(() => axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } }));
    expect(violations.map(({ id }) => id)).toEqual([]);
    await after(() => fireEvent.click(screen.getByRole('checkbox', { name: 'Every new lot begins with this' })));
    expect(await templates.list(SALE)).toMatchObject([{ isDefault: true }]);
    await after(() => fireEvent.click(button('Remove Chairs')));
    expect(await templates.list(SALE)).toEqual([]);
    expect(button('Put back')).toHaveFocus();
    await after(() => fireEvent.click(button('Put back')));
    expect(await templates.list(SALE)).toMatchObject([{ name: 'Chairs', isDefault: true }]);
    await store.stop();
  });

  it('makes a template of a lot: of its words, and nothing else', async () => {
    const { after, templates, store, read } = await show();
    await after(() => fireEvent.click(button('Template')));
    await after(() => fireEvent.click(screen.getByRole('menuitem', { name: /^Save this lot/ })));
    await after(type('Name', 'Stools'));
    await after(() => fireEvent.click(button('Save')));
    expect(await templates.list(SALE)).toMatchObject([
      { name: 'Stools', fields: { title: 'A stool', category: 'Stools' } },
    ]);
    expect(read(selectTemplatesView)).toEqual({ name: 'closed' });
    await store.stop();
  });

  it('says beforehand what it fills in in the chosen lots', async () => {
    const { after, store, read } = await show([CHAIRS]);
    const lotIds = ['lot1', 'lot2'];
    await after(() => {
      store.dispatch(choiceMade({ lotIds }));
      store.dispatch(applyOpened({ lotIds }));
    });
    const effect = (): string[] =>
      within(screen.getByRole('dialog'))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent ?? '');
    expect(effect()).toEqual(['Category in one lot', 'Condition in 2 lots']);
    await after(type('Which fields', 'all'));
    expect(effect()).toEqual(['Category in 2 lots', 'Condition in 2 lots']);
    await after(() => fireEvent.click(button('Fill in 2 lots')));
    expect(lotIds.map((id) => read(selectLot, id)?.category)).toEqual(['Chairs', 'Chairs']);
    await store.stop();
  });
});

it('says without a network that the templates are not here', async () => {
  const { after, store } = await show([], false);
  await after(() => fireEvent.click(button('New lot from a template')));
  expect(screen.getByText(/^Templates are only available online/)).toBeVisible();
  await after(() => fireEvent.keyDown(button('New lot from a template'), { key: 'Escape' }));
  expect(screen.queryByText(/^The templates of this sale come/)).toBeNull();
  await store.stop();
});

describe('extras in templates', () => {
  const PLATFORMS = ['bidlogix', 'liveAuctioneers'];
  const BIDS = { ...CHAIRS, fields: { ...CHAIRS.fields, 'extras.endTime': '18:00', 'extras.subtitle': 'C 4' } };
  const stays = /does not have: Subtitle\. Their values stay in the template/;

  it('come from the lot, also those for which the sale has no column, and the form names these', async () => {
    const lot = { ...LOT, 'extras.endTime': '18:00', 'extras.subtitle': 'C 4' } as const;
    const { after, templates, store } = await show([], true, PLATFORMS, lot);
    await after(() => fireEvent.click(button('Template')));
    await after(() => fireEvent.click(screen.getByRole('menuitem', { name: /^Save this lot/ })));
    const group = within(screen.getByRole('group', { name: 'For the platforms' }));
    expect(group.getByLabelText('End time')).toHaveValue('18:00');
    expect(group.queryByLabelText('Subtitle')).toBeNull();
    expect(screen.getByText(stays)).toBeVisible();
    const { violations } = await act(() => axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } }));
    expect(violations.map(({ id }) => id)).toEqual([]);
    await after(type('Name', 'Stools'));
    await after(() => fireEvent.click(button('Save')));
    expect(await templates.list(SALE)).toMatchObject([
      { fields: { category: 'Stools', 'extras.endTime': '18:00', 'extras.subtitle': 'C 4' } },
    ]);
    await store.stop();
  });

  it('are typed by their kind, and not saved while one cannot be read', async () => {
    const { after, templates, store } = await show([BIDS], true, PLATFORMS);
    await after(() => store.dispatch(templatesOpened()));
    expect(screen.getByText(/^Chairs · Condition · End time$/)).toBeVisible();
    await after(() => fireEvent.click(button('Change Chairs')));
    await after(type('Bid increment', 'ten'));
    expect(screen.getByLabelText('Bid increment')).toBeInvalid();
    await after(() => fireEvent.click(button('Save')));
    expect(screen.getByText(/^A value below cannot be read/)).toBeVisible();
    expect(await templates.list(SALE)).toEqual([BIDS]);
    await after(() => fireEvent.click(button('Cancel')));
    await after(() => fireEvent.click(button('Continue writing')));
    await after(type('Bid increment', '12.50'));
    await after(type('Is a firearm', 'No'));
    await after(type('End time', ''));
    await after(() => fireEvent.click(button('Save')));
    const [saved] = await templates.list(SALE);
    expect(saved?.kind === 'lot' && saved.fields).toEqual({
      ...CHAIRS.fields,
      'extras.subtitle': 'C 4',
      'extras.bidIncrement': 1_250,
      'extras.isFirearm': false,
    });
    await store.stop();
  });

  it('leave the template when somebody takes out those without a column', async () => {
    const { after, templates, store } = await show([BIDS], true, PLATFORMS);
    await after(() => store.dispatch(templatesOpened()));
    await after(() => fireEvent.click(button('Change Chairs')));
    await after(() => fireEvent.click(button('Take these values out')));
    expect(screen.queryByText(stays)).toBeNull();
    await after(() => fireEvent.click(button('Save')));
    const [saved] = await templates.list(SALE);
    expect(saved?.kind === 'lot' && saved.fields).toEqual({ ...CHAIRS.fields, 'extras.endTime': '18:00' });
    await store.stop();
  });

  it('are not promised to a lot that has no room for them', async () => {
    const extras = Array.from({ length: MOST_EXTRAS }, (_, at) => [`extras.ownText_a${at}`, 'x']);
    const full = { ...LOT, ...(Object.fromEntries(extras) as ExtraFields) };
    const { after, store } = await show([BIDS], true, PLATFORMS, full);
    await after(() => store.dispatch(applyOpened({ lotIds: ['lot1', 'lot2'] })));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Category in one lot',
      'Condition in one lot',
      'End time in one lot',
    ]);
    expect(dialog.getByText(/^One lot is left out: .* more than 40 columns/)).toBeVisible();
    expect(button('Fill in one lot')).toBeEnabled();
    await store.stop();
  });

  it('are named before they are filled in, and so are those that stay in the template', async () => {
    const { after, store, read } = await show([BIDS], true, PLATFORMS);
    await after(() => fireEvent.click(button('New lot from a template')));
    expect(screen.getByText(stays)).toBeVisible();
    await after(() => fireEvent.keyDown(button('New lot from a template'), { key: 'Escape' }));
    await after(() => store.dispatch(applyOpened({ lotIds: ['lot1', 'lot2'] })));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Category in one lot',
      'Condition in 2 lots',
      'End time in 2 lots',
    ]);
    expect(dialog.getByText(stays)).toBeVisible();
    await after(() => fireEvent.click(button('Fill in 2 lots')));
    expect(read(selectLot, 'lot1')).toMatchObject({ 'extras.endTime': '18:00' });
    expect(read(selectLot, 'lot1')).not.toHaveProperty('extras.subtitle');
    await store.stop();
  });
});
