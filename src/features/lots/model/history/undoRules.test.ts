import { type Lot, type LotStatus, NEW_LOT } from '../../../../domain/lots/lot';
import type { OperationDraft } from '../../../../domain/operations/operations';
import type { SaleStatus } from '../../../../domain/sales/sale';
import { buildLot } from '../../../../testing/stores/builders';
import { base, does, no, planOn, stays } from '../../../../testing/undo/planOn';

const step = (before: LotStatus, after: LotStatus): OperationDraft => ({
  ...base,
  kind: 'setLotStatus',
  before,
  after,
});
const result = (before: readonly [LotStatus, number | null], after: readonly [LotStatus, number | null]) =>
  ({
    ...base,
    kind: 'setResult',
    before: { status: before[0], hammer: before[1] },
    after: { status: after[0], hammer: after[1] },
  }) as OperationDraft;

describe('a step of the life of a lot', () => {
  const made = (draft: OperationDraft, lot: Partial<Lot>, status: SaleStatus) =>
    planOn({ lots: [buildLot(lot)], status }, draft);

  it('goes back where the lot is still there and the sale allows it', () => {
    expect(made(step('draft', 'ready'), { status: 'ready' }, 'open')).toEqual(does(step('ready', 'draft')));
    expect(made(step('ready', 'draft'), { status: 'draft' }, 'open')).toEqual(does(step('draft', 'ready')));
    const withdrawn = step('published', 'withdrawn');
    expect(made(withdrawn, { status: 'withdrawn' }, 'published')).toEqual(does(step('withdrawn', 'published')));
  });

  it('goes back to a draft whatever the lot lacks, and to ready only when it lacks nothing', () => {
    expect(made(step('draft', 'ready'), { status: 'ready', title: '' }, 'open')).toEqual(does(step('ready', 'draft')));
    expect(made(step('ready', 'draft'), { status: 'draft', title: '' }, 'open')).toEqual(stays('incomplete'));
    const withdrawn = step('published', 'withdrawn');
    expect(made(withdrawn, { status: 'withdrawn', title: '' }, 'published')).toEqual(stays('incomplete'));
  });

  it('stays, with its reason', () => {
    expect(made(step('draft', 'ready'), { status: 'draft' }, 'open')).toEqual(stays('changedSince'));
    expect(made(step('ready', 'published'), { status: 'published' }, 'published')).toEqual(stays('noWayBack'));
    const withdrawn = step('published', 'withdrawn');
    expect(made(withdrawn, { status: 'withdrawn' }, 'closed')).toEqual(stays('saleClosed'));
    expect(made(withdrawn, { status: 'withdrawn' }, 'open')).toEqual(stays('saleNotPublished'));
    // A sale that is not published yet has drafts and ready lots: their steps go back in any sale.
    expect(made(step('draft', 'ready'), { status: 'ready' }, 'closed').blocked).toEqual([]);
  });
});

describe('a result', () => {
  const sold = result(['published', null], ['sold', 900]);
  const isSold = buildLot({ status: 'sold', hammer: 900 });

  it('goes back while it still stands there and the sale is published', () => {
    expect(planOn({ lots: [isSold], status: 'published' }, sold)).toEqual(
      does(result(['sold', 900], ['published', null])),
    );
    expect(planOn({ lots: [isSold], status: 'closed' }, sold)).toEqual(stays('saleClosed'));
    expect(planOn({ lots: [isSold], status: 'open' }, sold)).toEqual(stays('saleNotPublished'));
  });

  it.each([
    { status: 'sold', hammer: 950 },
    { status: 'passed', hammer: null },
    { status: 'draft', hammer: null },
  ] as const)('stays when the lot is $status at $hammer by now', (fields) => {
    expect(planOn({ lots: [buildLot(fields)], status: 'published' }, sold)).toEqual(stays('changedSince'));
  });
});

it('moves a lot back only from where the act had put it', () => {
  const move: OperationDraft = { ...base, kind: 'moveLot', before: 'a0', after: 'a5' };
  expect(planOn({ lots: [buildLot({ order: 'a5' })] }, move)).toEqual(
    does({ ...base, kind: 'moveLot', before: 'a5', after: 'a0' }),
  );
  expect(planOn({ lots: [buildLot({ order: 'a7' })] }, move)).toEqual(stays('changedSince'));
});

describe('the fields of an edit', () => {
  const edited: OperationDraft = {
    ...base,
    kind: 'editLot',
    changes: { title: { before: 'A pot', after: 'A vase' }, creator: { before: '', after: 'Ada' } },
  };
  const hidden: OperationDraft = {
    ...base,
    kind: 'editPrivate',
    changes: { reserve: { before: null, after: 80 }, notes: { before: 'Old', after: 'New' } },
  };

  it('go back one by one: what somebody has written since stays, and is named', () => {
    expect(planOn({ lots: [buildLot({ creator: 'Bob' })] }, edited)).toEqual({
      drafts: [{ ...base, kind: 'editLot', changes: { title: { before: 'A vase', after: 'A pot' } } }],
      blocked: [{ lotId: 'lot1', problem: 'changedSince', fields: ['creator'] }],
    });
    expect(planOn({ known: { reserve: 80, notes: 'Theirs' } }, hidden)).toEqual({
      drafts: [{ ...base, kind: 'editPrivate', changes: { reserve: { before: 80, after: null } } }],
      blocked: [{ lotId: 'lot1', problem: 'changedSince', fields: ['notes'] }],
    });
  });

  it('go back together where all of them still stand', () => {
    expect(planOn({ lots: [buildLot({ creator: 'Ada' })] }, edited)).toEqual(
      does({
        ...base,
        kind: 'editLot',
        changes: { title: { before: 'A vase', after: 'A pot' }, creator: { before: 'Ada', after: '' } },
      }),
    );
    expect(planOn({ known: { reserve: 80, notes: 'New' } }, hidden)).toEqual(
      does({
        ...base,
        kind: 'editPrivate',
        changes: { reserve: { before: 80, after: null }, notes: { before: 'New', after: 'Old' } },
      }),
    );
  });

  it('make a ready lot a draft first when they leave it incomplete, and stay in a published one', () => {
    const titled: OperationDraft = { ...base, kind: 'editLot', changes: { title: { before: '', after: 'A vase' } } };
    const back: OperationDraft = { ...base, kind: 'editLot', changes: { title: { before: 'A vase', after: '' } } };
    expect(planOn({ lots: [buildLot({ status: 'ready' })] }, titled)).toEqual(does(step('ready', 'draft'), back));
    expect(planOn({ lots: [buildLot({ status: 'published' })] }, titled)).toEqual(stays('publishedNeedsAll'));
  });

  it('count a cover that is still on its way as the cover', () => {
    const chosen: OperationDraft = {
      ...base,
      kind: 'editLot',
      changes: { coverPhotoId: { before: 'cover', after: 'onItsWay' } },
    };
    expect(planOn({ cover: 'onItsWay' }, chosen)).toEqual(
      does({ ...base, kind: 'editLot', changes: { coverPhotoId: { before: 'onItsWay', after: 'cover' } } }),
    );
  });
});

describe('a lot that was made, thrown away or brought back', () => {
  const create: OperationDraft = {
    ...{ ...base, kind: 'createLot', number: 1, suffix: '', order: 'a0' },
    fields: { category: 'Glass', title: 'A vase' },
  };
  const restore: OperationDraft = { ...base, kind: 'restoreLot', number: no(1), deletedAt: 3 };
  const thrown: OperationDraft = { ...base, kind: 'trashLot', number: no(1), deletedAt: 3 };
  const asMade = buildLot({ ...NEW_LOT, title: 'A vase', category: 'Glass', coverPhotoId: null });
  const inTrash = buildLot({ deletedAt: 3, suffix: 'A' });
  const trash: OperationDraft = { ...base, kind: 'trashLot', number: no(1), deletedAt: 5 };

  it('goes into the trash under the number it has by now', () => {
    expect(planOn({ lots: [asMade] }, create)).toEqual(does(trash));
    // Its photos came by themselves.
    expect(planOn({ lots: [{ ...asMade, coverPhotoId: 'photo' }] }, create)).toEqual(does(trash));
    expect(planOn({ lots: [buildLot({ number: 7, suffix: 'B' })] }, restore)).toEqual(
      does({ ...trash, number: no(7, 'B') }),
    );
  });

  it('stays when it is more than was made', () => {
    expect(planOn({ lots: [{ ...asMade, category: 'Silver' }] }, create)).toEqual(stays('changedSince'));
    expect(planOn({ lots: [{ ...asMade, status: 'ready' }] }, create)).toEqual(stays('changedSince'));
    expect(planOn({ lots: [{ ...asMade, 'extras.weight': 3 }] }, create)).toEqual(stays('changedSince'));
  });

  it('stays in a catalogue, and where the numbers are locked', () => {
    expect(planOn({ lots: [buildLot({ status: 'published' })], status: 'published' }, restore)).toEqual(
      stays('published'),
    );
    expect(planOn({ status: 'numbersLocked' }, restore)).toEqual(stays('numbersLocked'));
    expect(planOn({ lots: [inTrash], status: 'numbersLocked' }, thrown)).toEqual(stays('numbersLocked'));
  });

  it('comes out of the trash with its number, or the next one when another lot has that', () => {
    const back: OperationDraft = { ...base, kind: 'restoreLot', number: no(1, 'A'), deletedAt: 3 };
    expect(planOn({ lots: [inTrash] }, thrown)).toEqual(does(back));
    const holder = buildLot({ id: 'lot2', suffix: 'A' });
    expect(planOn({ lots: [inTrash, holder] }, thrown)).toEqual(does({ ...back, number: no(2) }));
  });

  it('needs nothing where somebody has done it already', () => {
    expect(planOn({ lots: [inTrash] }, create)).toEqual(does());
    expect(planOn({ lots: [inTrash] }, restore)).toEqual(does());
    expect(planOn({}, thrown)).toEqual(stays('changedSince'));
  });

  it('is not touched any more when it is in the trash, or gone for good', () => {
    expect(planOn({ lots: [inTrash] }, step('draft', 'ready'))).toEqual(stays('inTrash'));
    expect(planOn({ lots: [] }, thrown)).toEqual(stays('gone'));
  });
});
