import { type Lot, NEW_LOT, NO_PRIVATE_FIELDS, type PrivateLotFields } from '../lots/lot';
import type { Photo } from '../photos/photo';
import { lotAfter, privateAfter, photoAfter } from './changes';
import type { SaleTarget } from './operationRules';
import {
  applyOperation,
  asking,
  changesOf,
  invert,
  isPrivateOperation,
  joinOperations,
  mayComeAlong,
  OPERATION_KINDS,
  type OperationDraft,
  type OperationKind,
  touchesOf,
  touchesOnlyItsLot,
  typedWith,
  withClaim,
  withHeld,
} from './operations';
import { addedPhoto, photoIdOf, removedPhoto } from './entitiesOf';

const [saleId, lotId] = ['sale', 'lot'];
const of = { saleId, lotId } as const;
const five = { number: 5, suffix: '' };
const six = { number: 6, suffix: 'A' };
const photo: Photo = {
  id: 'photo',
  lotId,
  order: 'a0',
  path: 'sales/sale/photos/photo',
  width: 1,
  height: 1,
  bytes: 1,
  hash: 'ab',
  source: '',
  caption: '',
  rotation: 0,
};

/** One of each kind, as a person would make it on the sale below. */
const DRAFTS: { readonly [Kind in OperationKind]: Extract<OperationDraft, { readonly kind: Kind }> } = {
  createLot: { ...of, lotId: 'new', kind: 'createLot', number: 7, suffix: 'A', order: 'a1', fields: { title: 'Vase' } },
  editLot: { ...of, kind: 'editLot', changes: { title: { before: '', after: 'Vase' } } },
  editPrivate: { ...of, kind: 'editPrivate', changes: { reserve: { before: null, after: 9 } } },
  setLotStatus: { ...of, kind: 'setLotStatus', before: 'draft', after: 'ready' },
  setResult: {
    ...of,
    kind: 'setResult',
    before: { status: 'published', hammer: null },
    after: { status: 'sold', hammer: 12 },
  },
  setNumber: { ...of, kind: 'setNumber', before: five, after: six },
  moveLot: { ...of, kind: 'moveLot', before: 'a0', after: 'a5' },
  trashLot: { ...of, kind: 'trashLot', number: five, deletedAt: 3 },
  restoreLot: { ...of, kind: 'restoreLot', number: five, deletedAt: 3 },
  addPhoto: { ...of, kind: 'addPhoto', photo: { ...photo, id: 'added' }, cover: true, coverBefore: 'photo' },
  editPhoto: {
    ...of,
    kind: 'editPhoto',
    photoId: 'photo',
    changes: { lotId: { before: lotId, after: 'other' }, caption: { before: '', after: 'Mark' } },
  },
  removePhoto: { ...of, kind: 'removePhoto', photo, cover: true, coverAfter: null },
};

interface Sale {
  readonly lots: Map<string, Lot>;
  readonly privates: Map<string, PrivateLotFields>;
  readonly photos: Map<string, Photo>;
}

/** The sale on which the operation of that kind was made. */
function saleFor(kind: OperationKind): Sale {
  const status = kind === 'setResult' ? 'published' : 'draft';
  const deletedAt = kind === 'restoreLot' ? 3 : null;
  const lot: Lot = { ...NEW_LOT, id: lotId, ...five, order: 'a0', coverPhotoId: 'photo', status, deletedAt };
  return {
    lots: new Map([[lotId, lot]]),
    privates: new Map([[lotId, NO_PRIVATE_FIELDS]]),
    photos: new Map([['photo', photo]]),
  };
}

function targetOf({ lots, privates, photos }: Sale): SaleTarget {
  const put = <Entity>(all: Map<string, Entity>, id: string, values: Partial<Entity>): void => {
    const known = all.get(id);
    if (known === undefined) throw new Error(`There is no ${id}.`);
    all.set(id, { ...known, ...values });
  };
  return {
    makeLot: (lot) => void lots.set(lot.id, lot),
    changeLot: (id, changes) => put(lots, id, lotAfter(changes)),
    changePrivate: (id, changes) => put(privates, id, privateAfter(changes)),
    addPhoto: (added) => void photos.set(added.id, added),
    changePhoto: (id, changes) => put(photos, id, photoAfter(changes)),
    removePhoto: ({ id }) => void photos.delete(id),
  };
}

it('knows the kinds of operations', () => {
  expect([...OPERATION_KINDS].sort()).toEqual(Object.keys(DRAFTS).sort());
});

describe.each(OPERATION_KINDS)('%s', (kind) => {
  const draft = DRAFTS[kind];

  it('changes something, and its inverse changes it back', () => {
    const [sale, before] = [saleFor(kind), saleFor(kind)];
    applyOperation(draft, targetOf(sale));
    expect(sale).not.toEqual(before);
    const back = invert(draft, 4);
    if (back === null) throw new Error('There is a way back.');
    applyOperation(back, targetOf(sale));
    // A lot that was made goes into the trash, it does not vanish.
    if (kind === 'createLot') sale.lots.delete('new');
    expect(sale).toEqual(before);
  });

  it('says of each field what really stood there, where it says so', () => {
    const sale = saleFor(kind);
    const said: unknown[] = [];
    const note = (entity: object | undefined, changes: object): void => {
      for (const [field, change] of Object.entries<{ before?: unknown }>({ ...changes })) {
        if ('before' in change) said.push([field, change.before, (entity as Record<string, unknown>)[field]]);
      }
    };
    applyOperation(draft, {
      ...targetOf(sale),
      changeLot: (id, changes) => note(sale.lots.get(id), changes),
      changePrivate: (id, changes) => note(sale.privates.get(id), changes),
      changePhoto: (id, changes) => note(sale.photos.get(id), changes),
    });
    for (const each of said) expect((each as unknown[])[1]).toEqual((each as unknown[])[2]);
  });

  it('records what it changes', () => {
    expect(Object.keys(changesOf(draft))).not.toEqual([]);
    expect(isPrivateOperation(draft)).toBe(kind === 'editPrivate');
  });
});

it('has no way back where the life of a lot has none', () => {
  expect(invert({ ...of, kind: 'setLotStatus', before: 'ready', after: 'published' }, 4)).toBeNull();
});

it('says which numbers and photos an operation touches', () => {
  const touched = Object.fromEntries(OPERATION_KINDS.map((kind) => [kind, touchesOf(DRAFTS[kind])]));
  expect(touched).toEqual({
    createLot: { claims: { number: 7, suffix: 'A' }, asksForNext: false, waitsForNumber: false },
    editLot: {},
    editPrivate: {},
    setLotStatus: {},
    setResult: {},
    setNumber: { claims: six, releases: five },
    moveLot: {},
    trashLot: { releases: five },
    restoreLot: { claims: five, asksForNext: false, waitsForNumber: false },
    addPhoto: { photos: ['added'] },
    editPhoto: { photos: ['photo'], lots: [lotId, 'other'] },
    removePhoto: { photos: ['photo'] },
  });
});

it('touches no lot where a photo only has another caption, and no number where none was taken', () => {
  expect(touchesOf({ ...DRAFTS.editPhoto, changes: { caption: { before: '', after: 'Mark' } } })).toEqual({
    photos: ['photo'],
    lots: [],
  });
  expect(touchesOf({ ...DRAFTS.restoreLot, number: null })).toEqual({
    claims: null,
    asksForNext: false,
    waitsForNumber: false,
  });
});

it('turns all of a photo back', () => {
  const changes = {
    order: { before: 'a0', after: 'a5' },
    lotId: { before: lotId, after: 'other' },
    caption: { before: '', after: 'Mark' },
    rotation: { before: 0, after: 90 },
  } as const;
  expect(invert({ ...DRAFTS.editPhoto, changes }, 4)).toEqual({
    ...DRAFTS.editPhoto,
    lotId: 'other',
    changes: {
      order: { before: 'a5', after: 'a0' },
      lotId: { before: 'other', after: lotId },
      caption: { before: 'Mark', after: '' },
      rotation: { before: 90, after: 0 },
    },
  });
});

it('leaves the cover alone where a photo is no cover', () => {
  for (const kind of ['addPhoto', 'removePhoto'] as const) {
    const sale = saleFor(kind);
    applyOperation({ ...DRAFTS[kind], cover: false }, targetOf(sale));
    expect(sale.lots).toEqual(saleFor(kind).lots);
    expect(sale.photos).not.toEqual(saleFor(kind).photos);
  }
});

it('gives a lot another number than it asked for, and notes which one it really had', () => {
  const asks = { ...of, kind: 'createLot', number: null, wanted: 'next', suffix: '', order: 'a0', fields: {} } as const;
  expect(touchesOf(asks)).toEqual({ claims: null, asksForNext: true, waitsForNumber: true });
  expect(withClaim<OperationDraft>(asks, six)).toEqual({ ...of, kind: 'createLot', ...six, order: 'a0', fields: {} });
  expect(withClaim(DRAFTS.setNumber, five)).toEqual({ ...DRAFTS.setNumber, after: five });
  expect(withHeld(DRAFTS.setNumber, null)).toEqual({ ...DRAFTS.setNumber, before: null });
  expect(withHeld(DRAFTS.trashLot, six)).toEqual({ ...DRAFTS.trashLot, number: six });
  expect(withHeld(DRAFTS.editLot, six)).toBe(DRAFTS.editLot);
});

it('names the photo of an operation', () => {
  expect(OPERATION_KINDS.filter((kind) => addedPhoto(DRAFTS[kind]) !== null)).toEqual(['addPhoto']);
  expect(OPERATION_KINDS.filter((kind) => removedPhoto(DRAFTS[kind]) !== null)).toEqual(['removePhoto']);
  expect(photoIdOf(DRAFTS.editPhoto)).toBe('photo');
  expect(photoIdOf(DRAFTS.editLot)).toBeNull();
});

describe('two operations as one', () => {
  const titled = (before: string, after: string) =>
    ({ ...of, kind: 'editLot', changes: { title: { before, after } } }) as const;
  const captioned = (before: string, after: string) =>
    ({ ...of, kind: 'editPhoto', photoId: 'photo', changes: { caption: { before, after } } }) as const;
  const quantity = { ...of, kind: 'editLot', changes: { quantity: { before: 1, after: 2 } } } as const;

  it.each<[string, OperationDraft, OperationDraft]>([
    ['a title, and the title again', titled('', 'V'), titled('V', 'Vase')],
    ['a title, and how many', titled('', 'Vase'), quantity],
    ['a caption, and the caption again', captioned('', 'F'), captioned('F', 'Front')],
  ])('does what both did: %s', (_what, first, next) => {
    const joined = joinOperations(first, next);
    if (joined === null) throw new Error('They can be joined.');
    const [sale, other] = [saleFor('editLot'), saleFor('editLot')];
    for (const each of [first, next]) applyOperation(each, targetOf(sale));
    applyOperation(joined, targetOf(other));
    expect(other).toEqual(sale);
    const back = invert(joined, 4);
    if (back === null) throw new Error('There is a way back.');
    applyOperation(back, targetOf(other));
    expect(other).toEqual(saleFor('editLot'));
  });

  it.each<[string, OperationDraft, OperationDraft]>([
    ['of two lots', titled('', 'V'), { ...titled('V', 'Vase'), lotId: 'other' }],
    ['of two photos', captioned('', 'F'), { ...captioned('F', 'Front'), photoId: 'other' }],
    ['a caption and another place', captioned('', 'F'), DRAFTS.editPhoto],
    ['of two kinds', titled('', 'V'), captioned('', 'F')],
    ['steps', DRAFTS.setLotStatus, DRAFTS.setLotStatus],
  ])('stays two: %s', (_what, first, next) => {
    expect(joinOperations(first, next)).toBeNull();
  });

  it('knows a text that is typed', () => {
    expect(typedWith(titled('', 'V'))).toEqual({ place: 'title', change: { before: '', after: 'V' } });
    expect(typedWith(captioned('', 'F'))).toEqual({ place: 'photo', change: { before: '', after: 'F' } });
    const both: OperationDraft = { ...titled('', 'V'), changes: { ...titled('', 'V').changes, ...quantity.changes } };
    for (const other of [both, DRAFTS.editPhoto, DRAFTS.editPrivate, DRAFTS.setNumber])
      expect(typedWith(other)).toBeNull();
  });
});

it('asks for the number that a lot may have lost', () => {
  expect(asking(DRAFTS.restoreLot)).toEqual({ ...DRAFTS.restoreLot, number: null, wanted: five });
  expect(asking({ ...DRAFTS.restoreLot, number: null })).toBeNull();
  expect(OPERATION_KINDS.filter((kind) => asking(DRAFTS[kind]) !== null)).toEqual(['restoreLot']);
});

it('knows what says nothing of other lots, and what only comes along', () => {
  const alone = OPERATION_KINDS.filter((kind) => touchesOnlyItsLot(DRAFTS[kind]));
  expect(alone).toEqual(['editLot', 'editPrivate', 'setLotStatus', 'setResult', 'moveLot']);
  expect(OPERATION_KINDS.filter((kind) => mayComeAlong(DRAFTS[kind]))).toEqual(['setLotStatus']);
});
