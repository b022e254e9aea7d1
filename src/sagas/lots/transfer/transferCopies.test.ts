import { buildLot, buildPhoto } from '../../../testing/stores/makeWorkspace';
import type { Photo } from '../../../domain/photos/photo';
import { NO_PRIVATE_FIELDS } from '../../../domain/lots/lot';
import type { Operation } from '../../../domain/operations/operations';
import { derivedId } from '../../../shared/derivedId';
import type { LotRecord } from '../../../services/lots/SaleReader';
import { copyOfPhoto, draftCopy, draftFinish, draftLeave, isCarried } from './transferCopies';
import type { Transfer } from './transferMemory';

const TRANSFER: Transfer = {
  id: 'transfer1',
  uid: 'ada',
  from: 'spring',
  to: 'autumn',
  numbered: true,
  withPrices: true,
  lotIds: ['lot1'],
  planned: [],
};
const PLANNED = { lotId: 'lot1', copyId: 'copy1', order: 'a7', number: 41 };
const PRIVATE = { reserve: 80, consignor: 'House 7', notes: '', toCheck: 'Signed?' };
const PRICES = { estimateLow: 100, estimateHigh: 200, startPrice: 90, buyNow: 300 };
const LOT = buildLot({ ...PRICES, category: 'Glass', status: 'ready', suffix: 'A', 'extras.origin': 'Delft' });
const PHOTOS = [
  buildPhoto({ id: 'side', order: 'a0' }),
  buildPhoto({ id: 'cover', order: 'a1', caption: 'Signed', rotation: 90 }),
];
const source = (lot: Partial<LotRecord['lot']> = {}, photos: readonly Photo[] = PHOTOS): LotRecord => ({
  lot: { ...LOT, ...lot },
  privately: PRIVATE,
  photos,
});

let ids: readonly string[];
beforeAll(async () => (ids = await Promise.all(PHOTOS.map(({ id }) => copyOfPhoto(id, 'copy1')))));

/** The copy as it is once its photos have come by themselves; the cover is the one that came first, the draft's. */
function copy(lot: Partial<LotRecord['lot']> = {}, photos: readonly Partial<Photo>[] = [{}, {}]): LotRecord {
  const [side = '', cover = ''] = ids;
  const came = photos.map((fields, at) =>
    buildPhoto({ id: at === 0 ? side : cover, lotId: 'copy1', order: `a${at}`, ...fields }),
  );
  const there = { ...LOT, id: 'copy1', number: 41, suffix: '', status: 'draft', coverPhotoId: side } as const;
  return { lot: { ...there, ...lot }, privately: PRIVATE, photos: came };
}
/** What an operation does, without whose it is. */
const essence = ({ id: _id, uid: _uid, group: _group, ...rest }: Operation) => rest;
const essences = (all: readonly Operation[]) => all.map(essence);

describe('a copy', () => {
  const made = async (withPrices: boolean, there?: LotRecord) =>
    draftCopy({ ...TRANSFER, withPrices }, PLANNED, source(), there);
  const privately = (reserve: object) => ({
    saleId: 'autumn',
    lotId: 'copy1',
    kind: 'editPrivate',
    changes: {
      ...reserve,
      consignor: { before: '', after: 'House 7' },
      toCheck: { before: '', after: 'Signed?' },
    },
  });

  it('says all that its lot says but the letter, the cover and the state', async () => {
    const [create, private_, ...more] = essences(await made(true));
    expect(create).toMatchObject({
      saleId: 'autumn',
      lotId: 'copy1',
      kind: 'createLot',
      number: 41,
      suffix: '',
      order: 'a7',
    });
    expect(create).toHaveProperty('fields', {
      ...Object.fromEntries(
        Object.entries(LOT).filter(
          ([field]) =>
            !['id', 'number', 'suffix', 'order', 'status', 'hammer', 'deletedAt', 'coverPhotoId'].includes(field),
        ),
      ),
      title: 'A vase',
      category: 'Glass',
      'extras.origin': 'Delft',
      ...PRICES,
    });
    expect(private_).toEqual(privately({ reserve: { before: null, after: 80 } }));
    expect(more).toEqual([]);
  });

  it('says no prices when these are left out', async () => {
    const [create, private_] = essences(await made(false));
    const said = create?.kind === 'createLot' ? Object.keys(create.fields) : [];
    expect(said.filter((field) => field in PRICES)).toEqual([]);
    expect(said).toContain('category');
    expect(private_).toEqual(privately({}));
  });

  it('is the same act and the same operations however often it is made', async () => {
    const [first, again] = [await made(true), await made(true)];
    expect(again).toEqual(first);
    const [create, private_] = first;
    expect(create?.id).not.toBe(private_?.id);
    expect([create?.uid, create?.group]).toEqual(['ada', private_?.group]);
    expect(create?.group).not.toBe('transfer1');
  });

  it('has the ids that earlier builds give it: another page of this browser may be one of them', async () => {
    expect((await made(true)).map(({ id }) => id)).toEqual(
      await Promise.all([derivedId('create copy', 'copy1'), derivedId('private copy', 'copy1')]),
    );
    expect((await made(true)).map(({ group }) => group)).toEqual(Array(2).fill(await derivedId('there', 'transfer1')));
    expect(ids).toEqual(await Promise.all(PHOTOS.map(({ id }) => derivedId('copy of photo', id, 'copy1'))));
  });

  it.each<[string, Partial<LotRecord['privately']>, string[]]>([
    ['nothing private was said of it yet: then that comes', NO_PRIVATE_FIELDS, ['editPrivate']],
    ['a text was', { notes: 'Ask Ben' }, []],
    ['an amount was, 0 too', { reserve: 0 }, []],
  ])('that is there is not made once more, also when %s', async (_, said, kinds) => {
    const there = { ...copy(), privately: { ...NO_PRIVATE_FIELDS, ...said } };
    expect((await made(true, there)).map(({ kind }) => kind)).toEqual(kinds);
  });
});

describe('the end of a copy', () => {
  const finish = async (from: LotRecord, there: LotRecord) => draftFinish(TRANSFER, from, there, 'act1');

  it('says what its photos say, which is the cover, and then that it is ready', async () => {
    const [side, cover] = ids;
    const drafts = await finish(source(), copy());
    const of = { saleId: 'autumn', lotId: 'copy1' };
    expect(essences(drafts)).toEqual([
      {
        ...of,
        kind: 'editPhoto',
        photoId: cover,
        changes: { caption: { before: '', after: 'Signed' }, rotation: { before: 0, after: 90 } },
      },
      { ...of, kind: 'editLot', changes: { coverPhotoId: { before: side, after: cover } } },
      { ...of, kind: 'setLotStatus', before: 'draft', after: 'ready' },
    ]);
    expect(new Set(drafts.map(({ id }) => id)).size).toBe(3);
    expect(drafts.every(({ uid, group }) => uid === 'ada' && group === 'act1')).toBe(true);
    expect(await finish(source(), copy())).toEqual(drafts);
  });

  type Case = [string, Parameters<typeof source>, Parameters<typeof copy>, string[]];
  const ready = 'setLotStatus';
  it.each<Case>([
    [
      'nothing, when all is said already',
      [],
      [{ status: 'ready', coverPhotoId: 'the cover' }, [{}, { caption: 'Signed', rotation: 90 }]],
      [],
    ],
    [
      'nothing of a caption and a turn that somebody has given there',
      [],
      [{}, [{}, { caption: 'Maker’s mark', rotation: 180 }]],
      ['editLot', ready],
    ],
    [
      'the turn alone, when somebody has given a caption',
      [],
      [{}, [{}, { caption: 'Maker’s mark' }]],
      ['editPhoto', 'editLot', ready],
    ],
    ['nothing of a cover that somebody has chosen there', [], [{ coverPhotoId: 'theirs' }], ['editPhoto', ready]],
    ['the cover also of a copy that has lost its own', [], [{ coverPhotoId: null }], ['editPhoto', 'editLot', ready]],
    ['nothing of a cover that did not come', [], [{}, [{}]], [ready]],
    ['no cover when its lot has none', [{ coverPhotoId: null }], [], ['editPhoto', ready]],
    ['not that it is ready when its lot is not', [{ status: 'draft' }], [], ['editPhoto', 'editLot']],
    ['not that it is ready when it is further', [], [{ status: 'published' }], ['editPhoto', 'editLot']],
    ['not that it is ready when something is missing there', [], [{ number: null }], ['editPhoto', 'editLot']],
    ['not that it is ready without a photo', [{ coverPhotoId: null }, []], [{ coverPhotoId: null }, []], []],
  ])('says %s', async (_, from, there, kinds) => {
    const made = copy(...there);
    const [, cover = ''] = ids;
    const coverPhotoId = made.lot.coverPhotoId === 'the cover' ? cover : made.lot.coverPhotoId;
    const drafts = await finish(source(...from), { ...made, lot: { ...made.lot, coverPhotoId } });
    expect(drafts.map(({ kind }) => kind)).toEqual(kinds);
  });
});

describe('a lot may go once its copy has everything', () => {
  const whole = copy;
  it.each<[string, () => LotRecord, boolean, boolean]>([
    ['it has', () => whole(), true, true],
    ['it has, and a photo more', () => whole({}, [{}, {}, { id: 'more' }]), true, true],
    ['it has, but for another number, cover and state', () => whole({ number: 7, coverPhotoId: null }), true, true],
    ['a field says something else', () => whole({ category: 'Porcelain' }), true, false],
    ['an extra says something else', () => whole({ 'extras.origin': 'Meissen' }), true, false],
    ['a private field says something else', () => ({ ...whole(), privately: { ...PRIVATE, notes: 'x' } }), true, false],
    ['a photo is missing', () => whole({}, [{}]), true, false],
    ['there are other photos', () => whole({}, [{}, { id: 'other' }]), true, false],
    ['prices are not there', () => whole({ buyNow: null }), true, false],
    [
      'prices are not there and were left out',
      () => ({ ...whole({ buyNow: null }), privately: { ...PRIVATE, reserve: null } }),
      false,
      true,
    ],
    ['the reserve is there and was left out', () => whole(), false, false],
  ])('when %s', async (_, there, withPrices, isWhole) => {
    expect(await isCarried(source(), there(), withPrices)).toBe(isWhole);
  });
});

it.each([
  [12, 'A', { number: 12, suffix: 'A' }],
  [null, '', null],
])('goes into the trash with the number %j%s', async (number, suffix, had) => {
  const leave = await draftLeave(TRANSFER, source({ number, suffix }), 1_000);
  expect(essence(leave)).toEqual({ saleId: 'spring', lotId: 'lot1', kind: 'trashLot', number: had, deletedAt: 1_000 });
  expect([leave.uid, leave.group]).toEqual(['ada', 'transfer1']);
  expect((await draftLeave(TRANSFER, source(), 2_000)).id).toBe(leave.id);
  expect((await draftLeave({ ...TRANSFER, id: 'transfer2' }, source(), 1_000)).id).not.toBe(leave.id);
});
