import type { Lot } from '../../domain/lots/lot';
import { NEW_LOT } from '../../domain/lots/lot';
import { buildLot, buildPhoto, SALE } from '../../testing/stores/makeWorkspace';
import { applyToDocuments, emptySale, type FakeSale } from '../../testing/fakes/lots/fakeSale';
import { effectsOf, type Operation } from '../../domain/operations/operations';
import { stepsOf, takenOf, withSteps } from './acknowledgedChanges';

const lotStepsOf = (operation: Operation) => stepsOf(effectsOf(operation).lots);
const photoStepsOf = (operation: Operation) => stepsOf(effectsOf(operation).photos);

const base = { id: 'op1', saleId: SALE, uid: 'ada', lotId: 'lot1' } as const;
const trashed = { ...base, kind: 'trashLot', number: { number: 1, suffix: '' }, deletedAt: 5 } as const;
const second = buildPhoto({ id: 'second' });

/** One of each kind, with what was there before. */
const EACH: readonly [Operation, Partial<Lot>][] = [
  [{ ...base, lotId: 'new', kind: 'createLot', number: 7, suffix: 'A', order: 'b0', fields: { title: 'New' } }, {}],
  [
    {
      ...base,
      kind: 'editLot',
      changes: { title: { before: 'A vase', after: 'Two vases' }, quantity: { before: 1, after: 2 } },
    },
    {},
  ],
  [{ ...base, kind: 'editPrivate', changes: { notes: { before: '', after: 'Call first.' } } }, {}],
  [{ ...base, kind: 'setLotStatus', before: 'draft', after: 'ready' }, {}],
  [{ ...base, kind: 'setNumber', before: { number: 1, suffix: '' }, after: { number: 2, suffix: 'B' } }, {}],
  [{ ...base, kind: 'setNumber', before: { number: 1, suffix: '' }, after: null }, {}],
  [{ ...base, kind: 'moveLot', before: 'a0', after: 'c0' }, {}],
  [trashed, {}],
  [{ ...base, kind: 'restoreLot', number: { number: 9, suffix: '' }, deletedAt: 5 }, { deletedAt: 5 }],
  [{ ...base, kind: 'addPhoto', photo: second, cover: false }, {}],
  [{ ...base, kind: 'addPhoto', photo: second, cover: true, coverBefore: 'cover' }, {}],
  [{ ...base, kind: 'addPhoto', photo: second, cover: true }, { coverPhotoId: null }],
  [{ ...base, kind: 'editPhoto', photoId: 'cover', changes: { caption: { before: '', after: 'Its foot' } } }, {}],
  [{ ...base, kind: 'removePhoto', photo: buildPhoto(), cover: true, coverAfter: null }, {}],
  [{ ...base, kind: 'removePhoto', photo: buildPhoto(), cover: false, coverAfter: null }, { coverPhotoId: null }],
];

function saleWith(fields: Partial<Lot>): FakeSale {
  const sale = emptySale();
  sale.lots.set('lot1', buildLot(fields));
  sale.photos.set('cover', buildPhoto());
  return sale;
}

it.each(EACH)('%j does to a copy what it has done to the documents, once', (operation, fields) => {
  const [sale, before] = [saleWith(fields), saleWith(fields)];
  applyToDocuments(sale, operation);
  for (const copy of [before, sale]) {
    expect(withSteps([...copy.lots.values()], lotStepsOf(operation))).toEqual([...sale.lots.values()]);
    expect(withSteps([...copy.photos.values()], photoStepsOf(operation))).toEqual([...sale.photos.values()]);
  }
});

it.each(
  EACH.filter(
    ([{ kind }]) => kind === 'editLot' || kind === 'setLotStatus' || kind === 'moveLot' || kind === 'setNumber',
  ),
)('%j leaves alone what somebody has written later', (operation) => {
  const later = buildLot({
    title: 'Theirs',
    quantity: 3,
    status: 'published',
    order: 'd0',
    number: 50,
    coverPhotoId: null,
  });
  expect(withSteps([later], lotStepsOf(operation))).toEqual([later]);
});

it('goes on over earlier steps, whichever of them the copy holds', () => {
  const edit = (before: string, after: string): Operation => ({
    ...base,
    kind: 'editLot',
    changes: { title: { before, after } },
  });
  const steps = [edit('A vase', 'One'), edit('One', 'Two'), edit('Two', 'A vase'), edit('A vase', 'Three')].flatMap(
    lotStepsOf,
  );
  for (const title of ['A vase', 'One', 'Two', 'Three']) {
    expect(withSteps([buildLot({ title })], steps)).toEqual([buildLot({ title: 'Three' })]);
  }
});

it('makes nothing of a lot that is not there, but for a new one with its words', () => {
  const [create, edit] = [EACH[0]?.[0], EACH[1]?.[0]];
  if (create === undefined || edit === undefined) throw new Error('The table has changed.');
  expect(withSteps<Lot>([], lotStepsOf(edit))).toEqual([]);
  const words: Operation = {
    ...base,
    lotId: 'new',
    kind: 'editLot',
    changes: { title: { before: 'New', after: 'Clock' } },
  };
  expect(withSteps<Lot>([], [create, words].flatMap(lotStepsOf))).toEqual([
    { ...NEW_LOT, id: 'new', number: 7, suffix: 'A', order: 'b0', title: 'Clock' },
  ]);
});

it("lets the server's time of throwing away stand", () => {
  const lot = buildLot({ deletedAt: 1_000 });
  expect(withSteps([lot], lotStepsOf(trashed))).toEqual([lot]);
});

it('is what the server took: nothing private, and no field in conflict', () => {
  const [, edit, secret] = EACH.map(([operation]) => operation);
  if (edit === undefined || secret === undefined) throw new Error('The table has changed.');
  expect(takenOf(secret, {})).toBeNull();
  expect(takenOf(edit, {})).toEqual(edit);
  expect(takenOf(edit, { title: 'Theirs' })).toEqual({ ...edit, changes: { quantity: { before: 1, after: 2 } } });
  expect(takenOf(edit, { title: 'Theirs', quantity: 3 })).toBeNull();
});
