import type { UnknownAction } from '@reduxjs/toolkit';
import { type CellChanges, type CellLanguage, parseCell } from '../../../features/lots/model/fields/cellValues';
import { undoAsked } from '../../../features/lots/model/history/undoSlice';
import { editCells } from '../../../features/lots/model/view/gridSlice';
import { editLot, selectLot, selectLotPrivate } from '../../../features/lots/model/lots/lotsSlice';
import { captionPhoto, editField, editLotPrivate } from '../../../features/lots/model/operations/lotCommands';
import { navigate } from '../../../features/navigation/model/navigationSlice';
import { selectPhoto } from '../../../features/lots/model/photos/photosSlice';
import { changeSale } from '../../../features/sales/saleSettingsSlice';
import { makeMembers, type MembersSpace } from '../../../testing/stores/makeMembers';
import { settle } from '../../../testing/stores/makeTestStore';
import { buildLot, buildPhoto, SALE } from '../../../testing/stores/makeWorkspace';

const DIRTY = 'evil\u202egnp\u0000.exe\u2066';
const CLEAN = 'evilgnp.exe';

let space: MembersSpace;
beforeEach(async () => {
  space = await makeMembers({ at: '/sales' });
  space.lots.seed(SALE, [buildLot()], [buildPhoto()]);
  space.store.dispatch(navigate(`/sales/${SALE}`));
  await settle();
  expect(space.read(selectLot, 'lot1')?.title).toBe('A vase');
});
afterEach(() => space.store.stop());

async function after(work: () => void): Promise<void> {
  work();
  await settle();
}

const LANGUAGE: CellLanguage = {
  currency: 'EUR',
  locale: 'en-GB',
  lotTypes: { single: '', choice: '', timesTheMoney: '', asOneLot: '' },
};
/** As a field reads what is typed into it. */
function typed(text: string): CellChanges {
  const parsed = parseCell('title', text, LANGUAGE);
  return parsed.ok ? parsed.changes : {};
}
const inCells = (changes: CellChanges) => editCells({ edits: [{ lotId: 'lot1', changes, unread: {} }], note: null });

describe('a title that enters', () => {
  it.each<[string, () => UnknownAction]>([
    ['typed in the editor', () => editField({ lotId: 'lot1', field: 'title', changes: typed(DIRTY), seen: 'A vase' })],
    [
      'of a field that reads nothing',
      () => editField({ lotId: 'lot1', field: 'title', changes: { title: DIRTY }, seen: 'A vase' }),
    ],
    ['typed or pasted into cells, or set in many', () => inCells(typed(DIRTY))],
    ['of cells that read nothing', () => inCells({ title: DIRTY })],
    ['restored from the history', () => editLot({ lotId: 'lot1', changes: { title: DIRTY } })],
  ])('is cleaned: %s', async (_entry, enter) => {
    await after(() => space.store.dispatch(enter()));
    expect(space.read(selectLot, 'lot1')?.title).toBe(CLEAN);
    expect(space.lots.applied).toMatchObject([{ changes: { title: { before: 'A vase', after: CLEAN } } }]);
  });

  it('is cleaned when an undo brings back what an older build has stored', async () => {
    space.store.dispatch(navigate('/sales'));
    await settle();
    space.lots.seed(SALE, [buildLot({ title: DIRTY })], [buildPhoto()]);
    space.store.dispatch(navigate(`/sales/${SALE}`));
    await settle();
    await after(() => space.store.dispatch(editLot({ lotId: 'lot1', changes: { title: 'A jug' } })));
    await after(() => space.store.dispatch(undoAsked()));
    expect(space.read(selectLot, 'lot1')?.title).toBe(CLEAN);
    expect(space.lots.applied.at(-1)).toMatchObject({ changes: { title: { before: 'A jug', after: CLEAN } } });
  });

  it('is no edit where only such signs were typed, and what was typed beside it is saved', async () => {
    const changes = { title: 'A vase\u202c', category: 'Ceramics\u0000' };
    await after(() => space.store.dispatch(inCells(changes)));
    expect(space.lots.applied).toMatchObject([{ kind: 'editLot' }]);
    expect((space.lots.applied[0] as { changes: object }).changes).toEqual({
      category: { before: '', after: 'Ceramics' },
    });
  });
});

describe('a text that enters', () => {
  it('is cleaned before it is shown and sent: of a lot, of editors, of a photo', async () => {
    await after(() => space.store.dispatch(editLot({ lotId: 'lot1', changes: { title: DIRTY, description: 'a\nb' } })));
    await after(() => space.store.dispatch(editLotPrivate({ lotId: 'lot1', changes: { notes: DIRTY } })));
    await after(() => space.store.dispatch(captionPhoto({ photoId: 'cover', caption: DIRTY })));
    expect(space.read(selectLot, 'lot1')).toMatchObject({ title: CLEAN, description: 'a\nb' });
    expect(space.read(selectLotPrivate, 'lot1').notes).toBe(CLEAN);
    expect(space.read(selectPhoto, 'cover')?.caption).toBe(CLEAN);
    expect(JSON.stringify(space.lots.applied)).not.toMatch(/u0000|\u202e|\u2066/);
  });

  it('is no edit when only such signs were added', async () => {
    await after(() => space.store.dispatch(editLot({ lotId: 'lot1', changes: { title: 'A vase\u202c' } })));
    expect(space.lots.applied).toEqual([]);
  });

  it('is no edit of a caption when only such signs were added, and what was typed is cleaned of them', async () => {
    await after(() => space.store.dispatch(captionPhoto({ photoId: 'cover', caption: '\u202c' })));
    expect(space.lots.applied).toEqual([]);
    await after(() => space.store.dispatch(captionPhoto({ photoId: 'cover', caption: DIRTY })));
    expect(space.lots.applied).toMatchObject([{ changes: { caption: { before: '', after: CLEAN } } }]);
  });

  it('is cleaned in the settings of a sale', async () => {
    await after(() =>
      space.store.dispatch(changeSale({ saleId: SALE, changes: { title: DIRTY, place: 'Hall\u0007' } })),
    );
    expect(space.server.sales.get(SALE)).toMatchObject({ title: CLEAN, place: 'Hall' });
  });
});
