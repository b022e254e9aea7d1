import { MOST_EXTRAS } from '../../../domain/lots/extras';
import type { Lot } from '../../../domain/lots/lot';
import type { LotTemplate, TextBlock } from '../../../domain/lots/template';
import { addEmptyLot, selectLot, selectLotIds } from '../../../features/lots/model/lots/lotsSlice';
import {
  applyTemplate,
  chooseDefaultTemplate,
  draftChanged,
  draftMadeNew,
  moveTemplate,
  newTemplateOpened,
  removeTemplate,
  restoreTemplate,
  saveTemplate,
  selectAreTemplatesKnown,
  selectDefaultTemplate,
  selectRemovedTemplate,
  selectTemplates,
  selectTemplatesView,
  selectTemplatesWork,
  templateOpened,
  templatesReceived,
} from '../../../features/lots/model/templates/templatesSlice';
import { undoAsked } from '../../../features/lots/model/history/undoSlice';
import type { Role } from '../../../domain/sales/sale';
import { settle } from '../../../testing/stores/makeTestStore';
import { buildLot, makeWorkspace, SALE, type Workspace } from '../../../testing/stores/makeWorkspace';
import { OPEN_SALE } from '../../../testing/stores/saleDevices';

const CHAIRS: LotTemplate = {
  id: 'chairs',
  kind: 'lot',
  name: 'Chairs',
  order: 'a0',
  isDefault: false,
  fields: { category: 'Chairs', condition: 'Signs of use.' },
};
const LAMPS: LotTemplate = { ...CHAIRS, id: 'lamps', name: 'Lamps', order: 'a2', fields: { category: 'Lamps' } };
const RESTORED: TextBlock = {
  id: 'restored',
  kind: 'text',
  name: 'Restored',
  order: 'a1',
  field: 'condition',
  text: 'Old restorations.',
};

let space: Workspace;
beforeEach(() => {
  space = makeWorkspace();
});
afterEach(async () => {
  await space.store.stop();
});

async function open(role: Role = 'owner', platforms: readonly string[] = []): Promise<void> {
  await space.signIn();
  space.sales.emit({ type: 'sales', sales: [{ ...OPEN_SALE, platforms, roles: { 'user-1': role } }] });
  await settle();
}
async function after(...actions: Parameters<Workspace['store']['dispatch']>[0][]): Promise<void> {
  actions.forEach((action) => space.store.dispatch(action));
  await settle();
}
const names = (): string[] => space.read(selectTemplates).map(({ name }) => name);
const lot = (id: string) => space.read(selectLot, id);
const received = (): unknown[] =>
  space.actions
    .filter(({ type }) => type === 'notifications/notificationRequested')
    .map(({ payload }) => (payload as { message: string }).message);
const kinds = (): string[] => space.state().notifications.list.map(({ kind }) => kind);
/** Lots on the server, sent to the page. */
function withLots(...lots: Lot[]): void {
  for (const each of lots) space.lots.documents(SALE).lots.set(each.id, each);
  space.lots.emit(SALE, { type: 'lots', changed: lots, removed: [], fromServer: true });
}
const bare = { category: '' };

describe('the templates of the open sale', () => {
  it('reach editors live, and go with the session', async () => {
    expect(space.read(selectAreTemplatesKnown)).toBe(false);
    await open();
    expect(space.read(selectAreTemplatesKnown)).toBe(true);
    await space.templates.save(SALE, [LAMPS, CHAIRS, RESTORED], 'somebody');
    await settle();
    expect(names()).toEqual(['Chairs', 'Restored', 'Lamps']);
    await space.auth.signOut();
    await settle();
    expect(space.read(selectAreTemplatesKnown)).toBe(false);
  });

  it('are not asked for by viewers', async () => {
    await open('viewer');
    expect(space.read(selectAreTemplatesKnown)).toBe(false);
  });

  it('are saved, and the form closes; refused, it stays open with the reason, and the same is saved again', async () => {
    await open();
    await after(newTemplateOpened({ kind: 'text', field: 'condition' }));
    const view = space.read(selectTemplatesView);
    if (view.name !== 'form') throw new Error('No form is open.');
    const template = { ...view.template, name: 'Restored', text: 'Old restorations.' };
    space.templates.failNext('save', 'unavailable');
    await after(saveTemplate({ template }));
    expect(space.read(selectTemplatesWork)).toEqual({ status: 'refused', code: 'unavailable' });
    expect(space.read(selectTemplatesView)).toBe(view);
    await after(saveTemplate({ template }));
    expect(space.read(selectTemplatesView)).toEqual({ name: 'list' });
    expect(await space.templates.list(SALE)).toEqual([template]);
  });

  it('are removed and put back, moved among their kind, and one of them is the default', async () => {
    await open();
    await space.templates.save(SALE, [LAMPS, CHAIRS, RESTORED], 'somebody');
    await settle();
    await after(removeTemplate({ template: CHAIRS }));
    expect(names()).toEqual(['Restored', 'Lamps']);
    expect(space.read(selectRemovedTemplate)).toEqual(CHAIRS);
    await after(restoreTemplate());
    expect(names()).toEqual(['Chairs', 'Restored', 'Lamps']);
    expect(space.read(selectRemovedTemplate)).toBeNull();
    await after(moveTemplate({ templateId: 'lamps', way: 'up' }));
    expect(names()).toEqual(['Lamps', 'Chairs', 'Restored']);
    await after(chooseDefaultTemplate({ templateId: 'chairs' }));
    await after(chooseDefaultTemplate({ templateId: 'lamps' }));
    expect(space.read(selectDefaultTemplate)?.id).toBe('lamps');
    expect((await space.templates.list(SALE)).filter((each) => each.kind === 'lot' && each.isDefault)).toHaveLength(1);
    await after(chooseDefaultTemplate({ templateId: null }));
    expect(space.read(selectDefaultTemplate)).toBeUndefined();
  });
});

describe('a template that a colleague has changed since it was read', () => {
  const REWRITTEN: LotTemplate = {
    ...CHAIRS,
    fields: { category: 'Seats', condition: 'Restored.', 'extras.endTime': '18:00' },
  };
  const stored = () => space.templates.list(SALE);
  beforeEach(async () => {
    await open();
    await space.templates.save(SALE, [CHAIRS, LAMPS], 'somebody');
    await settle();
  });
  const write = (draft: LotTemplate): Promise<void> =>
    after(draftChanged({ draft }), saveTemplate({ template: draft }));

  it('gets only what was changed in the form, and the list shows all of it', async () => {
    await after(templateOpened({ template: CHAIRS }));
    await space.templates.save(SALE, [REWRITTEN], 'colleague');
    await write({ ...CHAIRS, name: 'Old chairs' });
    expect(await stored()).toEqual([{ ...REWRITTEN, name: 'Old chairs' }, LAMPS]);
    expect(space.read(selectTemplates)).toEqual([{ ...REWRITTEN, name: 'Old chairs' }, LAMPS]);
  });

  it('loses the fields that were cleared in the form, and no others', async () => {
    await after(templateOpened({ template: CHAIRS }));
    await space.templates.save(SALE, [REWRITTEN], 'colleague');
    await write({ ...CHAIRS, fields: { category: 'Chairs' } });
    expect((await stored())[0]).toMatchObject({ fields: { category: 'Seats', 'extras.endTime': '18:00' } });
    expect((await stored())[0]).not.toHaveProperty(['fields', 'condition']);
  });

  it('keeps its words when it is moved or becomes the default', async () => {
    await space.templates.save(SALE, [REWRITTEN], 'colleague');
    await settle();
    const older = templatesReceived({ saleId: SALE, templates: [CHAIRS, LAMPS], fromServer: false });
    await after(older, moveTemplate({ templateId: 'chairs', way: 'down' }));
    await after(older, chooseDefaultTemplate({ templateId: 'chairs' }));
    const [, moved] = await stored();
    expect(moved).toEqual({ ...REWRITTEN, order: moved?.order, isDefault: true });
  });

  it('is put back as the colleague left it', async () => {
    await space.templates.save(SALE, [REWRITTEN], 'colleague');
    await settle();
    const older = templatesReceived({ saleId: SALE, templates: [CHAIRS, LAMPS], fromServer: false });
    await after(older, removeTemplate({ template: CHAIRS }));
    await after(restoreTemplate());
    expect(await stored()).toEqual([REWRITTEN, LAMPS]);
    expect(space.read(selectTemplates)).toEqual([REWRITTEN, LAMPS]);
  });

  it('is not put back over what the colleague has put back before', async () => {
    await after(removeTemplate({ template: CHAIRS }));
    await space.templates.save(SALE, [REWRITTEN], 'colleague');
    await after(restoreTemplate());
    expect(await stored()).toEqual([REWRITTEN, LAMPS]);
    expect(space.read(selectTemplates)).toEqual([REWRITTEN, LAMPS]);
    expect(space.read(selectRemovedTemplate)).toBeNull();
  });

  it('is the default no more when another one became it before it is put back', async () => {
    await after(chooseDefaultTemplate({ templateId: 'chairs' }));
    await after(removeTemplate({ template: { ...CHAIRS, isDefault: true } }));
    await space.templates.save(SALE, [{ ...LAMPS, isDefault: true }], 'colleague');
    await settle();
    await after(restoreTemplate());
    expect(await stored()).toEqual([CHAIRS, { ...LAMPS, isDefault: true }]);
    expect(space.read(selectDefaultTemplate)?.id).toBe('lamps');
  });

  it('can be put back again after a refusal', async () => {
    await after(removeTemplate({ template: CHAIRS }));
    space.templates.failNext('putBack', 'unavailable');
    await after(restoreTemplate());
    expect(space.read(selectTemplatesWork)).toEqual({ status: 'refused', code: 'unavailable' });
    expect(space.read(selectRemovedTemplate)).toEqual(CHAIRS);
    await after(restoreTemplate());
    expect(await stored()).toEqual([CHAIRS, LAMPS]);
  });

  it('is not made anew when it is gone: the form stays, and can be saved as a new one', async () => {
    await after(templateOpened({ template: CHAIRS }));
    await space.templates.remove(SALE, 'chairs');
    const draft = { ...CHAIRS, name: 'Old chairs', isDefault: true };
    await write(draft);
    expect(await stored()).toEqual([LAMPS]);
    expect(space.read(selectTemplatesWork)).toEqual({ status: 'refused', code: 'not-found' });
    await after(draftMadeNew());
    const view = space.read(selectTemplatesView);
    if (view.name !== 'form') throw new Error('No form is open.');
    await after(saveTemplate({ template: view.draft }));
    const [, made] = await stored();
    expect(made).toEqual({ ...CHAIRS, name: 'Old chairs', id: made?.id, order: made?.order });
    expect(made?.id).not.toBe('chairs');
    expect(space.read(selectTemplatesView)).toEqual({ name: 'list' });
  });

  it('is not made anew by a move', async () => {
    await space.templates.remove(SALE, 'chairs');
    await settle();
    const older = templatesReceived({ saleId: SALE, templates: [CHAIRS, LAMPS], fromServer: false });
    await after(older, moveTemplate({ templateId: 'chairs', way: 'down' }));
    expect(await stored()).toEqual([LAMPS]);
    expect(space.read(selectTemplatesWork)).toEqual({ status: 'refused', code: 'not-found' });
  });
});

describe('a new lot', () => {
  beforeEach(async () => {
    await open();
    await space.templates.save(SALE, [{ ...CHAIRS, isDefault: true }, LAMPS], 'somebody');
    withLots();
    await settle();
  });
  const categories = (): unknown[] => space.read(selectLotIds).map((id) => lot(id)?.category);

  it('begins with the default of the sale, with another one that was asked for, or empty', async () => {
    await after(addEmptyLot(), addEmptyLot({ templateId: 'lamps' }), addEmptyLot({ templateId: null }));
    expect(categories()).toEqual(['Chairs', 'Lamps', '']);
  });

  it('begins with the default when it is made of a photo', async () => {
    space.choose(['a.jpg']);
    await settle();
    expect(categories()).toEqual(['Chairs']);
  });
});

describe('filling lots in', () => {
  beforeEach(async () => {
    await open();
    await space.templates.save(SALE, [CHAIRS], 'somebody');
    withLots(
      buildLot({ id: 'lot1', ...bare }),
      buildLot({ id: 'lot2', number: 2, order: 'a1', category: 'Stools', condition: 'Worn.' }),
      buildLot({ id: 'lot3', number: 3, order: 'a2', ...bare }),
    );
    await settle();
  });

  it('fills only the empty fields, says which, and is one act for undo', async () => {
    await after(applyTemplate({ templateId: 'chairs', lotIds: ['lot1'], overwrite: false }));
    expect(lot('lot1')).toMatchObject({ category: 'Chairs', condition: 'Signs of use.', title: 'A vase' });
    expect(received()).toEqual(['Filled in: Category and Condition.']);
    await after(undoAsked());
    expect(lot('lot1')).toMatchObject({ category: '', condition: '' });
  });

  it('fills many in one act, and overwrites only when asked', async () => {
    const lotIds = ['lot1', 'lot2', 'lot3'];
    await after(applyTemplate({ templateId: 'chairs', lotIds, overwrite: false }));
    expect(lotIds.map((id) => lot(id)?.category)).toEqual(['Chairs', 'Stools', 'Chairs']);
    expect(received()).toEqual(['Filled in 2 lots.']);
    expect(kinds()).toEqual(['success']);
    await after(applyTemplate({ templateId: 'chairs', lotIds, overwrite: true }));
    expect(lot('lot2')).toMatchObject({ category: 'Chairs', condition: 'Signs of use.' });
    await after(undoAsked(), undoAsked());
    expect(lotIds.map((id) => lot(id)?.category)).toEqual(['', 'Stools', '']);
  });

  it('says when there was nothing to fill in', async () => {
    await after(applyTemplate({ templateId: 'chairs', lotIds: ['lot2'], overwrite: false }));
    expect(received()).toEqual([expect.stringMatching(/^Nothing to fill in/)]);
    expect(kinds()).toEqual(['info']);
  });

  it('fills nothing in from a template that is gone, or from a text', async () => {
    await space.templates.save(SALE, [RESTORED], 'somebody');
    await settle();
    for (const templateId of ['gone', RESTORED.id]) {
      await after(applyTemplate({ templateId, lotIds: ['lot1'], overwrite: true }));
    }
    expect([space.lots.applied, received(), space.failures]).toEqual([[], [], []]);
  });

  it('leaves a lot alone that went into the trash meanwhile, and does not count it', async () => {
    withLots(buildLot({ id: 'lot1', ...bare, deletedAt: 1 }));
    const lotIds = ['lot1', 'lot3'];
    await after(applyTemplate({ templateId: 'chairs', lotIds, overwrite: false }));
    expect(lotIds.map((id) => space.lots.documents(SALE).lots.get(id)?.category)).toEqual(['', 'Chairs']);
    expect(received()).toEqual(['Filled in one lot.']);
  });
});

describe('a template with extras', () => {
  const fields = {
    category: 'Chairs',
    'extras.endTime': '18:00',
    'extras.bidIncrement': 1_000,
    'extras.shippable': false,
  };
  const BIDS: LotTemplate = { ...CHAIRS, isDefault: true, fields };
  const NOTE =
    'Columns of the template that this sale does not have: Can be shipped. Their values stay in the template and are not written to lots.';
  const extras = (id: string) => Object.entries(lot(id) ?? {}).filter(([field]) => field.startsWith('extras.'));
  beforeEach(async () => {
    await open('owner', ['bidlogix']);
    await space.templates.save(SALE, [BIDS], 'somebody');
    withLots(buildLot({ id: 'lot1', ...bare }), buildLot({ id: 'lot2', number: 2, order: 'a1', ...fields }));
    await settle();
  });

  it('fills in the columns that the sale has, says what stays in the template, and is one act', async () => {
    await after(applyTemplate({ templateId: 'chairs', lotIds: ['lot1'], overwrite: false }));
    expect(lot('lot1')).toMatchObject({ category: 'Chairs', 'extras.endTime': '18:00', 'extras.bidIncrement': 1_000 });
    expect(lot('lot1')?.['extras.shippable']).toBeUndefined();
    expect(received()).toEqual([`Filled in: Category, End time, and Bid increment. ${NOTE}`]);
    expect(await space.templates.list(SALE)).toEqual([BIDS]);
    await after(undoAsked());
    expect(lot('lot1')).toMatchObject({ category: '', 'extras.endTime': null, 'extras.bidIncrement': null });
  });

  it('leaves alone what a lot says already, and says so', async () => {
    await after(applyTemplate({ templateId: 'chairs', lotIds: ['lot2'], overwrite: true }));
    expect(received()).toEqual([expect.stringMatching(/^Nothing to fill in.*Can be shipped/)]);
    expect(space.lots.applied).toEqual([]);
  });

  it('leaves lots out that would have more extras than the rules allow, and says how many', async () => {
    const many = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`extras.ownText_a${at}`, 'x']));
    const full = { ...bare, ...many(MOST_EXTRAS - 1) };
    withLots(
      buildLot({ id: 'lot1', ...full }),
      buildLot({ id: 'lot2', number: 2, order: 'a1', ...full, 'extras.endTime': '12:00' }),
      buildLot({ id: 'lot3', number: 3, order: 'a2', ...bare, ...many(MOST_EXTRAS - 2) }),
    );
    await settle();
    const lotIds = ['lot1', 'lot2', 'lot3'];
    await after(applyTemplate({ templateId: 'chairs', lotIds, overwrite: false }));
    expect(lot('lot3')).toMatchObject({ category: 'Chairs', 'extras.endTime': '18:00', 'extras.bidIncrement': 1_000 });
    expect([lot('lot1'), lot('lot2')]).toMatchObject([bare, bare]);
    await after(applyTemplate({ templateId: 'chairs', lotIds: ['lot1'], overwrite: true }));
    expect(received()).toEqual([
      expect.stringMatching(/^Filled in one lot\. 2 lots are left out: .* more than 40 columns.*Can be shipped/),
      expect.stringMatching(/^One lot is left out: .* more than 40 columns.*Can be shipped/),
    ]);
    expect(kinds()).toEqual(['warning', 'warning']);
  });

  it('is what a new lot begins with, also one that is made of a photo', async () => {
    await after(addEmptyLot());
    space.choose(['a.jpg']);
    await settle();
    const made = space.read(selectLotIds).filter((id) => !['lot1', 'lot2'].includes(id));
    expect(made).toHaveLength(2);
    for (const id of made) {
      expect(extras(id)).toEqual([
        ['extras.endTime', '18:00'],
        ['extras.bidIncrement', 1_000],
      ]);
    }
  });

  it('writes nothing for a column that its house has taken away', async () => {
    const own = { extraColumns: { ownText_a1: 'Shelf' }, hiddenExtras: { ownText_a1: true } } as const;
    space.sales.emit({ type: 'sales', sales: [{ ...OPEN_SALE, ...own }] });
    await space.templates.save(SALE, [{ ...BIDS, fields: { ...fields, 'extras.ownText_a1': 'C 4' } }], 'somebody');
    await settle();
    await after(applyTemplate({ templateId: 'chairs', lotIds: ['lot1'], overwrite: false }));
    expect(extras('lot1')).toEqual([]);
    expect(received()).toEqual([
      expect.stringMatching(/does not have: End time, Bid increment, Can be shipped, and one without a name\./),
    ]);
  });
});
