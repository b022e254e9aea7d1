import { NEW_LOT } from '../lots/lot';
import { type Photo, PLAIN_PHOTO } from '../photos/photo';
import { concernsPhotos, coverChoice, makesLot } from './entitiesOf';
import { isKnownOperation } from './knownOperation';
import { changesOf, cleanDrafts, effectsOf, invert, type Operation, type OperationDraft, workOf } from './operations';

const of = { saleId: 'sale', lotId: 'lot' } as const;
const by = { id: 'o', uid: 'ada' } as const;
const five = { number: 5, suffix: '' } as const;
const six = { number: 6, suffix: 'A' } as const;
const photo: Photo = {
  id: 'photo',
  lotId: 'lot',
  order: 'a0',
  path: 'p',
  width: 1,
  height: 1,
  bytes: 1,
  hash: 'ab',
  ...PLAIN_PHOTO,
};

const create = { ...of, kind: 'createLot', number: 7, suffix: 'A', order: 'a1', fields: { title: 'Vase' } } as const;
const title = { ...of, kind: 'editLot', changes: { title: { before: '', after: 'Vase' } } } as const;
const cover = { ...of, kind: 'editLot', changes: { coverPhotoId: { before: null, after: 'photo' } } } as const;
const reserve = { ...of, kind: 'editPrivate', changes: { reserve: { before: null, after: 9 } } } as const;
const status = { ...of, kind: 'setLotStatus', before: 'draft', after: 'ready' } as const;
const result = {
  ...of,
  kind: 'setResult',
  before: { status: 'published', hammer: null },
  after: { status: 'sold', hammer: 12 },
} as const;
const renumber = { ...of, kind: 'setNumber', before: five, after: six } as const;
const move = { ...of, kind: 'moveLot', before: 'a0', after: 'a5' } as const;
const trash = { ...of, kind: 'trashLot', number: five, deletedAt: 3 } as const;
const restore = { ...of, kind: 'restoreLot', number: six, deletedAt: 3 } as const;
const add = { ...of, kind: 'addPhoto', photo, cover: true, coverBefore: 'old' } as const;
const caption = {
  ...of,
  kind: 'editPhoto',
  photoId: 'photo',
  changes: { caption: { before: '', after: 'Mark' } },
} as const;
const remove = { ...of, kind: 'removePhoto', photo, cover: true, coverAfter: null } as const;
const ALL: readonly OperationDraft[] = [
  create,
  title,
  reserve,
  status,
  result,
  renumber,
  move,
  trash,
  restore,
  add,
  caption,
  remove,
];
const was = (before: unknown, after: unknown) => ({ before, after });
const { id: _id, ...fields } = photo;

it.each<[OperationDraft, object]>([
  [create, { number: was(null, 7), suffix: was(null, 'A'), order: was(null, 'a1'), title: was(null, 'Vase') }],
  [title, { title: was('', 'Vase') }],
  [reserve, { reserve: was(null, 9) }],
  [status, { status: was('draft', 'ready') }],
  [result, { status: was('published', 'sold'), hammer: was(null, 12) }],
  [renumber, { number: was(5, 6), suffix: was('', 'A') }],
  [
    { ...renumber, after: null },
    { number: was(5, null), suffix: was('', '') },
  ],
  [move, { order: was('a0', 'a5') }],
  [trash, { deletedAt: was(null, 3) }],
  [restore, { deletedAt: was(3, null), number: was(null, 6), suffix: was('', 'A') }],
  [add, { photo: was(null, 'photo'), coverPhotoId: was('old', 'photo') }],
  [{ ...add, cover: false }, { photo: was(null, 'photo') }],
  [caption, { photo: was('photo', 'photo'), caption: was('', 'Mark') }],
  [
    remove,
    {
      photo: was('photo', null),
      coverPhotoId: was('photo', null),
      ...Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, was(value, null)])),
    },
  ],
  [
    { ...remove, cover: false },
    {
      photo: was('photo', null),
      ...Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, was(value, null)])),
    },
  ],
])('the record of %j has each field before and after', (operation, expected) => {
  expect(changesOf(operation)).toEqual(expected);
});

it('an added photo whose former cover nobody noted says nothing of the cover in its record', () => {
  const { coverBefore: _, ...kept } = add;
  expect(changesOf(kept)).toEqual({ photo: was(null, 'photo') });
  expect(invert(kept, 1)).toMatchObject({ kind: 'removePhoto', cover: true, coverAfter: null });
});

it('is sent in the way of its kind', () => {
  expect(ALL.map(workOf)).toEqual([
    'number',
    'edit',
    'edit',
    'plain',
    'plain',
    'number',
    'plain',
    'number',
    'number',
    'photo',
    'photo',
    'photo',
  ]);
});

it('goes on to what keeps it as data', () => {
  const lot = { ...NEW_LOT, id: 'lot', number: 7, suffix: 'A', order: 'a1', title: 'Vase' };
  const none = { lots: [], privates: [], photos: [] };
  expect(effectsOf(create)).toEqual({ ...none, lots: [{ id: 'lot', entity: lot }] });
  expect(effectsOf(reserve)).toEqual({ ...none, privates: [{ id: 'lot', changes: reserve.changes }] });
  const { caption: _caption, rotation: _rotation, source: _source, ...old } = photo;
  expect(effectsOf({ ...add, photo: old as Photo })).toEqual({
    ...none,
    lots: [{ id: 'lot', changes: { coverPhotoId: was('old', 'photo') } }],
    photos: [{ id: 'photo', entity: photo }],
  });
  expect(effectsOf(caption)).toEqual({ ...none, photos: [{ id: 'photo', changes: caption.changes }] });
  expect(effectsOf({ ...remove, cover: false })).toEqual({ ...none, photos: [{ id: 'photo', entity: null }] });
});

describe('what becomes an operation', () => {
  it('has only texts that may be stored', () => {
    const bad = 'Va\u0000se';
    expect(cleanDrafts([{ ...create, fields: { title: bad, quantity: 2 } }])).toEqual([
      { ...create, fields: { title: 'Vase', quantity: 2 } },
    ]);
    expect(cleanDrafts([{ ...title, changes: { title: was(bad, 'Ja\u202er') } } as OperationDraft])).toEqual([
      { ...title, changes: { title: was(bad, 'Jar') } },
    ]);
    expect(cleanDrafts([{ ...add, photo: { ...photo, caption: bad } }])).toEqual([
      { ...add, photo: { ...photo, caption: 'Vase' } },
    ]);
    expect(cleanDrafts([status, move])).toEqual([status, move]);
  });

  it('is nothing where only such signs were typed, and an edit of the others where some are left', () => {
    const typed = { ...title, changes: { title: was('Vase', 'Va\u0000se') } } as OperationDraft;
    const both = { ...title, changes: { title: was('Vase', 'Va\u0000se'), quantity: was(1, 2) } } as OperationDraft;
    expect(cleanDrafts([typed, both, status])).toEqual([{ ...title, changes: { quantity: was(1, 2) } }, status]);
    // What says that it changes nothing is somebody's word, and stays.
    const same = { ...title, changes: { title: was('Vase', 'Vase') } } as OperationDraft;
    const empty = { ...title, changes: {} };
    expect(cleanDrafts([same, empty])).toEqual([same, empty]);
  });
});

describe('what an operation is about', () => {
  it('is the cover, photos, or a lot that it makes', () => {
    expect(coverChoice(cover)).toEqual({ edit: cover, change: cover.changes.coverPhotoId });
    expect([coverChoice(title), coverChoice(add)]).toEqual([null, null]);
    expect([...ALL, cover].filter(concernsPhotos)).toEqual([add, caption, remove, cover]);
    expect(ALL.filter(makesLot)).toEqual([create]);
  });

  it('is known to this build, or kept for a newer one', () => {
    const known = (draft: object) => isKnownOperation({ ...draft, ...by } as Operation);
    expect(ALL.map(known)).toEqual(ALL.map(() => true));
    expect(known({ ...title, kind: 'paintLot' })).toBe(false);
    expect(known({ ...title, changes: { colour: was('', 'blue') } })).toBe(false);
    expect(known({ ...title, changes: { ...title.changes, 'extras.origin': was(null, 'Delft') } })).toBe(true);
    expect(known({ ...reserve, changes: { ...reserve.changes, colour: was('', 'blue') } })).toBe(false);
  });
});
