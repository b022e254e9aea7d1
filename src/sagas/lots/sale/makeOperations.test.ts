import { selectRefusedPhotos } from '../../../features/lots/model/photos/intakeSelectors';
import {
  addEmptyLot,
  editLot,
  markLotReady,
  returnLotToDraft,
  selectLot,
  selectLots,
} from '../../../features/lots/model/lots/lotsSlice';
import { isAnyOf } from '@reduxjs/toolkit';
import { moveLots } from '../../../features/lots/model/operations/lotCommands';
import { undoAsked } from '../../../features/lots/model/history/undoSlice';
import { operationMade, operationsIn, operationsMade } from '../../../features/lots/model/saves/savesSlice';
import { selectIntakePhoto, selectPhotoIdsOfLot } from '../../../features/lots/model/photos/photosSlice';
import type { Operation } from '../../../domain/operations/operations';
import { settle } from '../../../testing/stores/makeTestStore';
import { buildLot, buildPhoto, makeWorkspace, SALE, type Workspace } from '../../../testing/stores/makeWorkspace';

let space: Workspace;
beforeEach(async () => {
  space = makeWorkspace();
  space.lots.seed(SALE, [buildLot(), buildLot({ id: 'lot9', number: 9, order: 'a1', coverPhotoId: null })]);
  space.lots.seed(SALE, [], [buildPhoto()]);
  await space.signIn();
});
afterEach(() => space.store.stop());

const made = (): Operation[] =>
  space.actions.filter(isAnyOf(operationMade, operationsMade)).flatMap(({ payload }) => operationsIn(payload));

describe('an edit', () => {
  it('carries only the fields that changed, each with its value before, and whose it is', () => {
    space.store.dispatch(editLot({ lotId: 'lot1', changes: { title: 'A vase', description: 'Blue and white.' } }));
    expect(made()).toEqual([
      {
        id: expect.stringMatching(/^[A-Za-z0-9]{20}$/) as unknown,
        saleId: SALE,
        lotId: 'lot1',
        uid: 'user-1',
        kind: 'editLot',
        changes: { description: { before: 'Blue.', after: 'Blue and white.' } },
      },
    ]);
  });

  it.each([
    ['the same values', 'lot1', { title: 'A vase', estimateLow: 100 }],
    ['a lot that is not there', 'nowhere', { title: 'B' }],
  ])('with %s makes nothing', (_name, lotId, changes) => {
    space.store.dispatch(editLot({ lotId, changes }));
    expect(made()).toEqual([]);
  });

  it('shows at once what was typed and takes a price away', () => {
    space.store.dispatch(editLot({ lotId: 'lot1', changes: { estimateLow: null } }));
    expect(space.read(selectLot, 'lot1')?.estimateLow).toBeNull();
    expect(made()[0]).toMatchObject({ changes: { estimateLow: { before: 100, after: null } } });
  });

  it('that takes away what ready needs makes the lot a draft first', () => {
    space.store.dispatch(markLotReady({ lotId: 'lot1' }));
    space.store.dispatch(editLot({ lotId: 'lot1', changes: { title: '' } }));
    expect(made()).toMatchObject([
      { kind: 'setLotStatus', before: 'draft', after: 'ready' },
      { kind: 'setLotStatus', before: 'ready', after: 'draft' },
      { kind: 'editLot' },
    ]);
    expect(space.read(selectLot, 'lot1')?.status).toBe('draft');
  });

  it('that leaves a ready lot complete leaves it ready', () => {
    space.store.dispatch(markLotReady({ lotId: 'lot1' }));
    space.store.dispatch(editLot({ lotId: 'lot1', changes: { title: 'A blue vase' } }));
    expect(space.read(selectLot, 'lot1')?.status).toBe('ready');
  });
});

describe('ready and draft', () => {
  it('refuses ready while something is missing, and draft for a draft', () => {
    space.store.dispatch(markLotReady({ lotId: 'lot9' }));
    space.store.dispatch(returnLotToDraft({ lotId: 'lot1' }));
    expect(made()).toEqual([]);
  });

  it('leads back to draft', () => {
    space.store.dispatch(markLotReady({ lotId: 'lot1' }));
    space.store.dispatch(returnLotToDraft({ lotId: 'lot1' }));
    expect(space.read(selectLot, 'lot1')?.status).toBe('draft');
  });
});

describe('the place of lots in the sale', () => {
  const more = ['b', 'c'].map((id, at) => buildLot({ id, number: 20 + at, order: `a${at + 2}` }));
  beforeEach(async () => {
    space.lots.seed(SALE, more);
    space.lots.emit(SALE, { type: 'lots', changed: more, removed: [], fromServer: true });
    await settle();
  });
  const order = (): string[] => space.read(selectLots).map(({ id }) => id);

  it.each([
    ['before another one', ['c', 'lot1'], 'lot9', ['c', 'lot1', 'lot9', 'b']],
    ['at the end', ['lot9'], null, ['lot1', 'b', 'c', 'lot9']],
    ['nowhere else', ['lot9', 'b'], 'c', ['lot1', 'lot9', 'b', 'c']],
  ])('%s', (_name, lotIds, before, after) => {
    const was = order();
    space.store.dispatch(moveLots({ lotIds, before, group: 'one act' }));
    expect(order()).toEqual(after);
    expect(new Set(made().map(({ kind, group }) => `${kind} ${group ?? ''}`))).toEqual(
      new Set(was.join() === after.join() ? [] : ['moveLot one act']),
    );
    space.store.dispatch(undoAsked());
    expect(order()).toEqual(was);
  });
});

describe('new lots', () => {
  it('an empty one takes the number after the largest and the last place', () => {
    space.store.dispatch(addEmptyLot());
    expect(space.read(selectLots).map((lot) => lot.number)).toEqual([1, 9, 10]);
    expect(space.read(selectLots)[2]?.title).toBe('');
  });

  it('photos named after a lot join it, others make lots, all before anything is sent', async () => {
    const [first, second, third] = space.choose(['9-1.jpg', '12-1.jpg', 'IMG_1000001.jpg']);
    await settle();
    expect(space.read(selectLots).map((lot) => lot.number)).toEqual([1, 9, 12, 13]);
    expect(space.read(selectPhotoIdsOfLot, 'lot9')).toEqual([first]);
    const lotOf = (id = ''): string | undefined => space.read(selectIntakePhoto, id)?.lotId;
    const numberOf = (id?: string): number | null | undefined => space.read(selectLot, lotOf(id) ?? '')?.number;
    expect(numberOf(second)).toBe(12);
    expect(numberOf(third)).toBe(13);
  });

  it('photos chosen for one lot join it behind its own, whatever their names say', async () => {
    const ids = space.choose(['77-1.jpg', '77-2.jpg'], 'lot1');
    await settle();
    expect(space.read(selectPhotoIdsOfLot, 'lot1')).toEqual(['cover', ...ids]);
    expect(ids.map((id) => space.read(selectIntakePhoto, id)?.first)).toEqual([false, false]);
    expect(made()).toEqual([]);
  });

  it('only the first photo of a lot without photos is meant to be its cover', async () => {
    const ids = space.choose(['9-1.jpg', '9-2.jpg', '1-5.jpg']);
    await settle();
    expect(ids.map((id) => space.read(selectIntakePhoto, id)?.first)).toEqual([true, false, false]);
  });

  it('are not made for files that are no photos: those are refused by name, with the reason', async () => {
    space.preparer.refuse((file) => (file instanceof File && file.name.endsWith('.txt') ? 'notAnImage' : null));
    const [, kept] = space.choose(['notes.txt', '9-1.jpg']);
    await settle();
    expect(space.read(selectLots).map((lot) => lot.number)).toEqual([1, 9]);
    expect(space.read(selectRefusedPhotos)).toMatchObject([{ fileName: 'notes.txt', refusal: 'notAnImage' }]);
    expect(space.read(selectPhotoIdsOfLot, 'lot9')).toEqual([kept]);
    expect(space.pictures.held).toEqual(new Set([kept]));
  });
});
