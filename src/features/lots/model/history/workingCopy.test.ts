import type { OperationDraft } from '../../../../domain/operations/operations';
import { NO_PRIVATE_FIELDS } from '../../../../domain/lots/lot';
import { buildLot, buildPhoto } from '../../../../testing/stores/builders';
import { createWorkingCopy } from './workingCopy';

const LOTS = [buildLot({ id: 'a', number: 1 }), buildLot({ id: 'b', number: 2 })];
const PHOTO = buildPhoto({ id: 'photo', lotId: 'a' });
const TRASHED = buildLot({ id: 't', number: 1, deletedAt: 3 });
const copyOf = () =>
  createWorkingCopy({
    status: 'open',
    lots: LOTS,
    lot: (id) => [...LOTS, TRASHED].find((lot) => lot.id === id),
    privateOf: () => ({ ...NO_PRIVATE_FIELDS, notes: 'Old', consignor: 'Ada' }),
    photo: (id) => (id === 'photo' ? PHOTO : undefined),
    cover: () => 'cover',
  });
const no = (number: number) => ({ number, suffix: '' });
const of = (lotId: string) => ({ saleId: 'sale', lotId });
const after = (...drafts: readonly OperationDraft[]) => {
  const copy = copyOf();
  for (const draft of drafts) copy.apply(draft);
  return copy;
};
const edit = (lotId: string, changes: object): OperationDraft =>
  ({ ...of(lotId), kind: 'editLot', changes }) as OperationDraft;

it('begins as the sale is', () => {
  const copy = copyOf();
  expect([copy.lots, copy.lot('a'), copy.lot('x')]).toEqual([LOTS, LOTS[0], undefined]);
  expect([copy.photo('photo'), copy.photo('x'), copy.cover('a'), copy.status]).toEqual([
    PHOTO,
    undefined,
    'cover',
    'open',
  ]);
  expect([copy.holderOf(no(1)), copy.holderOf(no(3)), copy.holderOf(null)]).toEqual(['a', undefined, undefined]);
});

it('has on top what was done so far, and the sale stays as it is', () => {
  const copy = after(
    edit('a', { title: { before: 'A vase', after: 'A jug' } }),
    edit('a', { creator: { before: '', after: 'Ada' } }),
    { ...of('a'), kind: 'editPrivate', changes: { notes: { before: 'Old', after: 'New' } } },
    { ...of('a'), kind: 'editPhoto', photoId: 'photo', changes: { caption: { before: '', after: 'Mark' } } },
    edit('x', { title: { before: '', after: 'None' } }),
  );
  expect(copy.lot('a')).toEqual({ ...LOTS[0], title: 'A jug', creator: 'Ada' });
  expect(copy.privateOf('a')).toEqual({ ...NO_PRIVATE_FIELDS, notes: 'New', consignor: 'Ada' });
  expect(copy.photo('photo')).toEqual({ ...PHOTO, caption: 'Mark' });
  expect([copy.lot('x'), copyOf().lot('a')]).toEqual([undefined, LOTS[0]]);
  expect(copy.lots.map(({ title }) => title)).toEqual(['A jug', 'A vase']);
});

it('knows which photos came and went, and what is the cover by then', () => {
  const gone = after({ ...of('a'), kind: 'removePhoto', photo: PHOTO, cover: false, coverAfter: null });
  expect([gone.photo('photo'), gone.cover('a')]).toEqual([undefined, 'cover']);
  const came = after({ ...of('a'), kind: 'addPhoto', photo: buildPhoto({ id: 'new' }), cover: true });
  expect([came.photo('new')?.id, came.cover('a'), came.cover('b')]).toEqual(['new', 'new', 'cover']);
  const none = after({ ...of('a'), kind: 'removePhoto', photo: PHOTO, cover: true, coverAfter: null });
  expect([none.cover('a'), none.lot('a')?.coverPhotoId]).toEqual([null, null]);
});

describe('the numbers that are held', () => {
  const renumbered = (lotId: string, before: number | null, to: number | null): OperationDraft => ({
    ...{ ...of(lotId), kind: 'setNumber' },
    before: before === null ? null : no(before),
    after: to === null ? null : no(to),
  });
  const holders = (...drafts: readonly OperationDraft[]) => {
    const copy = after(...drafts);
    return [1, 2, 3].map((number) => copy.holderOf(no(number)));
  };

  it('go with the lots', () => {
    expect(holders(renumbered('a', 1, 3))).toEqual([undefined, 'b', 'a']);
    expect(holders(renumbered('a', 1, null), renumbered('b', 2, 1), renumbered('a', null, 2))).toEqual([
      'b',
      'a',
      undefined,
    ]);
    // Another field of a lot says nothing of numbers.
    expect(holders(renumbered('a', 1, 3), edit('b', { title: { before: '', after: 'x' } }))).toEqual([
      undefined,
      'b',
      'a',
    ]);
    // What another lot has by then stays that lot's.
    expect(holders(renumbered('b', 2, 1), renumbered('a', 1, 3))).toEqual(['b', undefined, 'a']);
  });

  it('are free in the trash, and held again out of it', () => {
    const trash: OperationDraft = { ...of('b'), kind: 'trashLot', number: no(2), deletedAt: 5 };
    expect([holders(trash), after(trash).lots.map(({ id }) => id)]).toEqual([['a', undefined, undefined], ['a']]);
    const back: OperationDraft = { ...of('t'), kind: 'restoreLot', number: no(3), deletedAt: 3 };
    expect([holders(back), after(back).lots.map(({ id }) => id)]).toEqual([
      ['a', 'b', 't'],
      ['a', 'b', 't'],
    ]);
  });
});
