import { editLot, selectLot } from '../../../features/lots/model/lots/lotsSlice';
import {
  captionPhoto,
  movePhotos,
  removePhotos,
  setCover,
  turnPhotos,
} from '../../../features/lots/model/operations/lotCommands';
import { selectPhotoIdsOfLot, selectStoredPhoto } from '../../../features/lots/model/photos/photosSlice';
import { redoAsked, selectNextAct, undoAsked } from '../../../features/lots/model/history/undoSlice';
import type { Photo } from '../../../domain/photos/photo';
import { settle } from '../../../testing/stores/makeTestStore';
import { buildLot, buildPhoto, makeWorkspace, SALE, type Workspace } from '../../../testing/stores/makeWorkspace';

let space: Workspace;
beforeEach(async () => {
  space = makeWorkspace();
  const ready = buildLot({ status: 'ready', coverPhotoId: 'a' });
  space.lots.seed(SALE, [ready, buildLot({ id: 'lot2', number: 2, order: 'a1', coverPhotoId: null })]);
  const photos = ['a', 'b', 'c'].map((id, index) => buildPhoto({ id, order: `a${String(index)}` }));
  space.lots.seed(SALE, [], [...photos, buildPhoto({ id: 'z', lotId: 'lot2', order: 'a0' })]);
  await space.signIn();
});
afterEach(() => space.store.stop());

const act = async (...actions: Parameters<Workspace['store']['dispatch']>[0][]): Promise<void> => {
  for (const action of actions) space.store.dispatch(action);
  await settle();
};
const ids = (lotId = 'lot1'): readonly string[] => space.read(selectPhotoIdsOfLot, lotId);
const onServer = (id: string): Photo | undefined => space.lots.documents(SALE).photos.get(id);
const lotOnServer = (id = 'lot1') => space.lots.documents(SALE).lots.get(id);
const said = (): string[] => space.state().notifications.list.map(({ message }) => message);
/** What a colleague changes. */
const theirs = (id: string, fields: Partial<Photo>): void => {
  const changed = buildPhoto({ ...onServer(id), ...fields });
  space.lots.seed(SALE, [], [changed]);
  space.lots.emit(SALE, { type: 'photos', changed: [changed], removed: [], fromServer: true });
};
/** The sale as its photos show it. */
const picture = () => ({
  order: [ids(), ids('lot2')],
  photos: ['a', 'b', 'c', 'z'].map((id) => space.read(selectStoredPhoto, id)),
  covers: ['lot1', 'lot2'].map((id) => space.read(selectLot, id)?.coverPhotoId),
});

describe('the order of photos', () => {
  it('costs one write for each photo that is moved', async () => {
    await act(movePhotos({ photoIds: ['c'], lotId: 'lot1', before: 'a' }));
    expect(ids()).toEqual(['c', 'a', 'b']);
    expect(space.lots.applied).toMatchObject([{ kind: 'editPhoto', photoId: 'c' }]);
    expect(Object.keys((space.lots.applied[0] as { changes: object }).changes)).toEqual(['order']);
  });

  it('costs nothing when nothing moves', async () => {
    await act(movePhotos({ photoIds: ['a'], lotId: 'lot1', before: 'b' }));
    expect(space.lots.applied).toEqual([]);
  });

  it('is two acts for two moves', async () => {
    await act(movePhotos({ photoIds: ['a'], lotId: 'lot1', before: 'c' }));
    await act(movePhotos({ photoIds: ['a'], lotId: 'lot1', before: null }));
    await act(undoAsked());
    expect(ids()).toEqual(['b', 'a', 'c']);
  });
});

describe('photos that go to another lot together', () => {
  it('stand behind its own, with the next photo as the cover of the lot they leave', async () => {
    await act(movePhotos({ photoIds: ['a', 'b'], lotId: 'lot2', before: null }));
    expect([ids(), ids('lot2')]).toEqual([['c'], ['z', 'a', 'b']]);
    expect([lotOnServer()?.coverPhotoId, lotOnServer('lot2')?.coverPhotoId]).toEqual(['c', 'a']);
    expect(new Set(space.lots.applied.map(({ group }) => group)).size).toBe(1);
  });

  it('may be put before one of them', async () => {
    await act(movePhotos({ photoIds: ['b', 'c'], lotId: 'lot2', before: 'z' }));
    expect(ids('lot2')).toEqual(['b', 'c', 'z']);
  });

  it('make a ready lot a draft when it has no photo left, and a published one keeps them', async () => {
    await act(movePhotos({ photoIds: ['a', 'b', 'c'], lotId: 'lot2', before: null }));
    expect(lotOnServer()).toMatchObject({ status: 'draft', coverPhotoId: null });
    await act(undoAsked());
    expect(lotOnServer()).toMatchObject({ status: 'ready', coverPhotoId: 'a' });
    space.lots.emit(SALE, {
      type: 'lots',
      changed: [buildLot({ status: 'published', coverPhotoId: 'a' })],
      removed: [],
      fromServer: true,
    });
    await act(movePhotos({ photoIds: ['a', 'b', 'c'], lotId: 'lot2', before: null }));
    expect(ids()).toEqual(['a', 'b', 'c']);
    expect(said().at(-1)).toMatch(/published lot has to stay complete/);
  });
});

describe('photos that go away from where they are', () => {
  it.each([
    ['none that is there', movePhotos({ photoIds: ['nowhere'], lotId: 'lot2', before: null })],
    ['before one of another lot', movePhotos({ photoIds: ['a'], lotId: 'lot1', before: 'z' })],
    ['none to be removed', removePhotos({ photoIds: ['nowhere'] })],
    ['none to be turned', turnPhotos({ photoIds: ['nowhere'], way: 'left' })],
    ['none to be described', captionPhoto({ photoId: 'nowhere', caption: 'The mark' })],
  ])('%s: nothing is done', async (_, action) => {
    await act(action);
    expect([space.lots.applied, space.failures]).toEqual([[], []]);
  });

  it('leave both covers as they are where those stay, and take their own place in the act', async () => {
    await act(setCover({ lotId: 'lot2', photoId: 'z' }));
    await act(movePhotos({ photoIds: ['b', 'b', 'c'], lotId: 'lot2', before: null, group: 'one act' }));
    expect([ids(), ids('lot2')]).toEqual([['a'], ['z', 'b', 'c']]);
    expect([lotOnServer()?.coverPhotoId, lotOnServer('lot2')?.coverPhotoId]).toEqual(['a', 'z']);
    expect(space.lots.applied.slice(1).map(({ kind, group }) => [kind, group])).toEqual([
      ['editPhoto', 'one act'],
      ['editPhoto', 'one act'],
    ]);
  });

  it('say where each came from, also where its key stays, and move those that stand in the way', async () => {
    theirs('z', { order: 'a1' });
    await act(movePhotos({ photoIds: ['a'], lotId: 'lot2', before: 'z' }));
    const [moved] = space.lots.applied.filter(({ kind }) => kind === 'editPhoto');
    const { order } = onServer('a') ?? {};
    expect(moved).toMatchObject({
      lotId: 'lot1',
      photoId: 'a',
      changes: { lotId: { before: 'lot1', after: 'lot2' }, order: { before: 'a0', after: order } },
    });
    expect(ids('lot2')).toEqual(['a', 'z']);
  });

  it('are not removed from a published lot that has no other, and a ready one is a draft first', async () => {
    await act(removePhotos({ photoIds: ['a', 'b', 'c'], group: 'one act' }));
    expect(space.lots.applied.map(({ kind, group }) => [kind, group])).toEqual([
      ['setLotStatus', 'one act'],
      ...Array.from({ length: 3 }, () => ['removePhoto', 'one act']),
    ]);
    expect(lotOnServer()).toMatchObject({ status: 'draft', coverPhotoId: null });
    const published = buildLot({ id: 'lot2', number: 2, order: 'a1', status: 'published', coverPhotoId: 'z' });
    space.lots.seed(SALE, [published]);
    space.lots.emit(SALE, { type: 'lots', changed: [published], removed: [], fromServer: true });
    await act(removePhotos({ photoIds: ['z'] }));
    expect([ids('lot2'), said().at(-1)]).toEqual([
      ['z'],
      'A published lot has to stay complete. This change was not made.',
    ]);
  });

  it('are removed from a published lot, or a ready one, which stays that, while its cover stays', async () => {
    await act(removePhotos({ photoIds: ['b'] }));
    expect([ids(), lotOnServer()?.status]).toEqual([['a', 'c'], 'ready']);
    const published = buildLot({ status: 'published', coverPhotoId: 'a' });
    space.lots.seed(SALE, [published]);
    space.lots.emit(SALE, { type: 'lots', changed: [published], removed: [], fromServer: true });
    await act(removePhotos({ photoIds: ['c'] }));
    expect([ids(), lotOnServer(), said()]).toEqual([['a'], published, []]);
  });
});

describe('a caption', () => {
  it('is written when it is another one, in one line of at most 500 characters', async () => {
    await act(captionPhoto({ photoId: 'a', caption: '' }), captionPhoto({ photoId: 'a', caption: 'x'.repeat(501) }));
    expect(space.lots.applied).toHaveLength(1);
    expect(onServer('a')?.caption).toHaveLength(500);
  });

  it('that grows while it is typed is one act', async () => {
    await act(
      captionPhoto({ photoId: 'a', caption: 'The' }),
      captionPhoto({ photoId: 'a', caption: 'The mark' }),
      captionPhoto({ photoId: 'b', caption: 'The mark, too' }),
    );
    await act(undoAsked());
    expect([onServer('a')?.caption, onServer('b')?.caption]).toEqual(['The mark', '']);
    const { length } = space.lots.applied;
    await act(undoAsked());
    expect(onServer('a')?.caption).toBe('');
    expect(space.lots.applied).toHaveLength(length + 1);
    expect(said().at(-1)).toBe('Undone: Caption of a photo, Lot 1.');
  });
});

it('sends a cover that is chosen with other words, and the words, as one change', async () => {
  await act(editLot({ lotId: 'lot1', changes: { title: 'A jug', coverPhotoId: 'b' } }));
  const changes = {
    title: { before: 'A vase', after: 'A jug' },
    coverPhotoId: { before: 'a', after: 'b' },
  };
  expect(space.lots.applied).toMatchObject([{ kind: 'editLot', changes }]);
  await act(undoAsked());
  expect([lotOnServer()?.title, lotOnServer()?.coverPhotoId]).toEqual(['A vase', 'a']);
  expect(said()).toEqual(['Undone: 2 fields, Lot 1.']);
});

it('turns by quarters, clockwise and back, several at once', async () => {
  await act(turnPhotos({ photoIds: ['a', 'b'], way: 'left' }), turnPhotos({ photoIds: ['a'], way: 'left' }));
  expect([onServer('a')?.rotation, onServer('b')?.rotation]).toEqual([180, 270]);
  await act(turnPhotos({ photoIds: ['b'], way: 'right' }));
  expect(onServer('b')?.rotation).toBe(0);
});

it('removes several in one act, and puts them back with all that was said of them', async () => {
  await act(captionPhoto({ photoId: 'a', caption: 'The mark' }), turnPhotos({ photoIds: ['a'], way: 'right' }));
  await act(removePhotos({ photoIds: ['a', 'b'] }));
  expect([ids(), lotOnServer()?.coverPhotoId]).toEqual([['c'], 'c']);
  await act(undoAsked());
  expect([ids(), lotOnServer()?.coverPhotoId]).toEqual([['a', 'b', 'c'], 'a']);
  expect(onServer('a')).toMatchObject({ caption: 'The mark', rotation: 90 });
});

const acts = [
  ['an order', movePhotos({ photoIds: ['c'], lotId: 'lot1', before: 'a' }), 'Photo moved to another place, Lot 1'],
  ['a new cover', setCover({ lotId: 'lot1', photoId: 'b' }), 'Cover photo, Lot 1'],
  ['a caption', captionPhoto({ photoId: 'b', caption: 'The mark' }), 'Caption of a photo, Lot 1'],
  ['a turn', turnPhotos({ photoIds: ['b', 'c'], way: 'right' }), 'Photo turned, Lot 1'],
  ['a removal', removePhotos({ photoIds: ['a', 'c'] }), 'Photo removed, Lot 1'],
  ['all photos in another lot', movePhotos({ photoIds: ['a', 'b', 'c'], lotId: 'lot2', before: 'z' }), 'another lot'],
] as const;

it.each(acts)('%s is undone, done again and undone', async (_name, action, words) => {
  const before = picture();
  await act(action);
  const done = picture();
  expect(done).not.toEqual(before);
  await act(undoAsked());
  expect(picture()).toEqual(before);
  expect(said().at(-1)).toContain(words);
  await act(redoAsked());
  expect(picture()).toEqual(done);
  await act(undoAsked());
  expect(picture()).toEqual(before);
  expect(space.read(selectNextAct, 'undo', SALE)).toBeUndefined();
});

describe('after a colleague', () => {
  it('only what is still as one left it goes back', async () => {
    await act(captionPhoto({ photoId: 'a', caption: 'Mine' }), turnPhotos({ photoIds: ['a'], way: 'right' }));
    theirs('a', { caption: 'Theirs' });
    await act(undoAsked());
    expect(onServer('a')).toMatchObject({ caption: 'Theirs', rotation: 0 });
    await act(undoAsked());
    expect(onServer('a')?.caption).toBe('Theirs');
    expect(said().at(-1)).toBe('This stays as it is: Lot 1 (Caption of a photo) has been changed since.');
  });

  it('a photo comes back from the lot it was moved to, wherever it stands there, and not from a third one', async () => {
    await act(movePhotos({ photoIds: ['b'], lotId: 'lot2', before: null }));
    theirs('b', { order: 'a9' });
    await act(undoAsked());
    expect(ids()).toEqual(['a', 'b', 'c']);
    await act(redoAsked());
    theirs('b', { lotId: 'lot3' });
    await act(undoAsked());
    expect(onServer('b')?.lotId).toBe('lot3');
    expect(said().at(-1)).toContain('has been changed since');
  });

  it('a place in the old lot is not taken back once the photo is in another one', async () => {
    await act(movePhotos({ photoIds: ['c'], lotId: 'lot1', before: 'a' }));
    theirs('c', { lotId: 'lot2' });
    const { order } = onServer('c') ?? {};
    await act(undoAsked());
    expect(onServer('c')?.order).toBe(order);
  });

  it('a photo that has become the cover there leaves that lot without one', async () => {
    await act(movePhotos({ photoIds: ['b'], lotId: 'lot2', before: null }));
    await act(setCover({ lotId: 'lot2', photoId: 'z' }), setCover({ lotId: 'lot2', photoId: 'b' }));
    const moved = space.read(selectNextAct, 'undo', SALE);
    expect(moved).toBeDefined();
    await act(undoAsked(), undoAsked(), undoAsked());
    expect([ids(), space.read(selectLot, 'lot2')?.coverPhotoId]).toEqual([['a', 'b', 'c'], null]);
  });
});
