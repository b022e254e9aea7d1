import type { Lot } from '../../domain/lots/lot';
import type { Operation } from '../../domain/operations/operations';
import { choiceMade } from '../../features/imports/model/importSlice';
import { settle } from '../../testing/stores/makeTestStore';
import { buildLot, SALE } from '../../testing/stores/makeWorkspace';
import { endPages, holdTime, type ImportPage, openImportPage, pass } from '../../testing/imports/importPage';

beforeEach(holdTime);
afterEach(endPages);

const VASE = buildLot();
const CLOCK = buildLot({ id: 'lot2', number: 2, order: 'a1', title: 'A clock' });
const BOWL = buildLot({ id: 'lot3', number: 3, suffix: 'A', order: 'a2', title: 'A bowl' });
const PRIVATE = { id: 'lot3', reserve: 80, consignor: 'House 7', notes: '', toCheck: '' };
const OVERWRITE = choiceMade({ choice: { collision: 'overwrite', blank: 'empty' } });

/** A lot as a colleague has made it. */
async function comes({ space }: ImportPage, lot: Lot): Promise<void> {
  space.lots.seed(SALE, [lot]);
  space.lots.emit(SALE, { type: 'lots', changed: [lot], removed: [], fromServer: true });
  await settle();
}

/** What an operation says, without its ids. */
const essence = ({ id: _id, uid: _uid, group: _group, saleId: _saleId, ...rest }: Operation) => rest;

it('gives numbers up before lots want them, then changes lots, then makes new ones, all as one act', async () => {
  const page = await openImportPage({ lots: [VASE, CLOCK, BOWL], privates: [PRIVATE] });
  const rows = [
    'Key;Lot;Title;Owner',
    'lot1;2;A vase;',
    'lot2;1;A clock;',
    'lot3;3A;A blue bowl;Smith',
    ';7;A jug;Jones',
  ];
  await page.check(rows.join('\n'), { 0: 'id' });
  page.confirm();
  await pass();
  const one = { number: 1, suffix: '' };
  const two = { number: 2, suffix: '' };
  const made = page.made().at(-2)?.lotId;
  expect(page.made().map(essence)).toEqual([
    { kind: 'setNumber', lotId: 'lot1', before: one, after: null },
    { kind: 'setNumber', lotId: 'lot2', before: two, after: one },
    { kind: 'setNumber', lotId: 'lot1', before: null, after: two },
    { kind: 'editLot', lotId: 'lot3', changes: { title: { before: 'A bowl', after: 'A blue bowl' } } },
    { kind: 'editPrivate', lotId: 'lot3', changes: { consignor: { before: 'House 7', after: 'Smith' } } },
    { kind: 'createLot', lotId: made, number: 7, suffix: '', order: expect.any(String), fields: { title: 'A jug' } },
    { kind: 'editPrivate', lotId: made, changes: { consignor: { before: '', after: 'Jones' } } },
  ]);
  expect(new Set(page.made().map(({ uid, group }) => `${uid} ${group}`)).size).toBe(1);
  expect(new Set(page.made().map(({ id }) => id)).size).toBe(7);
});

it.each<[string, string[], string[]]>([
  [
    'behind the lots whose numbers are smaller',
    ['3;Three', '7;Seven', ';Last', '1A;One A'],
    ['A vase', 'One A', 'Three', 'Five', 'Seven', 'Last'],
  ],
  ['in the order of the file when it says none', [';First', ';Second'], ['A vase', 'Five', 'First', 'Second']],
])('places new lots %s', async (_, rows, titles) => {
  const page = await openImportPage({ lots: [VASE, buildLot({ id: 'lot5', number: 5, order: 'a1', title: 'Five' })] });
  await page.check(['Lot;Title', ...rows].join('\n'));
  page.confirm();
  await pass();
  expect(page.titles()).toEqual(titles);
});

describe('the places that a file of ours says', () => {
  const FILE = 'number,title,order\n1,Was last,a5\n2,Was first,a0\n3,Was second,a3\n';
  const ORDER = { 2: 'order' } as const;

  it('are kept in a sale without lots', async () => {
    const page = await openImportPage();
    await page.check(FILE, ORDER);
    page.confirm();
    await pass();
    expect(page.titles()).toEqual(['Was first', 'Was second', 'Was last']);
    expect(page.made().map((each) => each.kind === 'createLot' && each.order)).toEqual(['a5', 'a0', 'a3']);
  });

  it.each<[string, string, ReturnType<typeof buildLot>[]]>([
    ['one lot does not say its own', FILE.replace('a3', ''), []],
    ['the sale has a lot', FILE, [buildLot({ number: 9, order: 'a4', title: 'Nine' })]],
  ])('count for nothing when %s', async (_, file, lots) => {
    const page = await openImportPage({ lots });
    await page.check(file, ORDER);
    page.confirm();
    await pass();
    expect(page.titles().slice(0, 3)).toEqual(['Was last', 'Was first', 'Was second']);
  });
});

it('plans all of a long file, on the device in parts of a hundred', async () => {
  const page = await openImportPage({ lots: [VASE] });
  // The device keeps it for as long as the test looks at it.
  const keep = jest.spyOn(page.space.importPlans, 'keep').mockReturnValue(new Promise(() => undefined));
  const titles = Array.from({ length: 501 }, (_, at) => `New ${at}`);
  page.space.store.dispatch(OVERWRITE);
  await page.check(['Lot;Title', ...titles.map((title, at) => `${at + 1};${title}`)].join('\n'));
  page.confirm();
  await pass();
  const [[uid, head, parts = []] = []] = keep.mock.calls;
  expect(uid).toBe('user-1');
  expect(head).toMatchObject({ name: 'lots.csv', created: 500, updated: 1, parts: 6, carried: [], isNoted: false });
  expect(parts.map(({ length }) => length)).toEqual([100, 100, 100, 100, 100, 1]);
  const said = parts.flat().map((each) => (each.kind === 'createLot' ? each.fields.title : each.kind));
  expect(said).toEqual(['editLot', ...titles.slice(1)]);
  expect(page.made()).toEqual([]);
});

it('gives no numbers without a network that somebody else may have, says so, and makes the rest', async () => {
  const page = await openImportPage({ lots: [VASE, CLOCK] });
  page.space.network.isThere = false;
  const rows = ['Key;Lot;Title', 'lot1;7;A blue vase', 'lot2;2;A tall clock', ';8;A jug'];
  await page.check(rows.join('\n'), { 0: 'id' });
  page.confirm();
  await pass();
  expect(page.made().map(essence)).toMatchObject([
    { kind: 'editLot', lotId: 'lot1', changes: { title: { after: 'A blue vase' } } },
    { kind: 'editLot', lotId: 'lot2', changes: { title: { after: 'A tall clock' } } },
    { kind: 'createLot', number: null, wanted: { number: 8, suffix: '' } },
  ]);
  expect(page.space.state().notifications.list[0]).toMatchObject({
    kind: 'warning',
    message: 'The server does not answer: 1 lot keeps its number. Everything else is imported.',
  });
});

it('lets lots change their numbers among themselves without a network', async () => {
  const page = await openImportPage({ lots: [VASE, CLOCK] });
  page.space.network.isThere = false;
  await page.check('Key;Lot\nlot1;2\nlot2;1', { 0: 'id' });
  page.confirm();
  await pass();
  expect(page.made().map(({ kind, lotId }) => `${kind} ${lotId}`)).toEqual([
    'setNumber lot1',
    'setNumber lot2',
    'setNumber lot1',
  ]);
});

it('enters what came of lots, after what changes of them', async () => {
  const offered = { status: 'published', coverPhotoId: 'p', deletedAt: null } as const;
  const lots = [buildLot(offered), { ...CLOCK, ...offered }];
  const page = await openImportPage({ lots, sale: { status: 'published' } });
  await page.check('Lot;Owner;Hammer\n1;Smith;120\n2;;passed');
  page.confirm();
  await pass();
  const before = { status: 'published', hammer: null };
  expect(page.made().map(essence)).toEqual([
    { kind: 'setResult', lotId: 'lot1', before, after: { status: 'sold', hammer: 12_000 } },
    { kind: 'setResult', lotId: 'lot2', before, after: { status: 'passed', hammer: null } },
  ]);
});

describe('a colleague who is faster than the last look at the sale', () => {
  /** The reader is asked for what it leaves out; until `go`, it does not answer. */
  async function confirmAndHold(
    rows = 'Lot;Title;Owner\n2;A tall clock;\n3A;A blue bowl;Smith\n',
    targets?: Parameters<Awaited<ReturnType<typeof openImportPage>>['check']>[1],
    setting: Parameters<typeof openImportPage>[0] = { lots: [VASE, CLOCK, BOWL], privates: [PRIVATE] },
  ) {
    const page = await openImportPage(setting);
    page.space.store.dispatch(OVERWRITE);
    await page.check(rows, targets);
    const go = page.hold('left');
    page.confirm();
    await pass();
    return { page, go };
  }

  it('is not overwritten: the person finds both values', async () => {
    const { page, go } = await confirmAndHold();
    const theirs = { ...BOWL, title: 'A bowl, cracked' };
    const privately = { ...PRIVATE, consignor: 'House 8' };
    page.space.lots.seed(SALE, [theirs]);
    page.space.lots.seedPrivate(SALE, [privately]);
    page.space.lots.emit(SALE, { type: 'lots', changed: [theirs], removed: [], fromServer: true });
    await settle();
    go();
    await pass();
    expect(page.made().slice(1).map(essence)).toMatchObject([
      { changes: { title: { before: 'A bowl', after: 'A blue bowl' } } },
      { changes: { consignor: { before: 'House 7', after: 'Smith' } } },
    ]);
    expect(page.titles()).toEqual(['A vase', 'A tall clock', 'A bowl, cracked']);
    expect(page.space.lots.documents(SALE).privates.get('lot3')?.consignor).toBe('House 8');
  });

  it('may have given a number of the file to another lot: numbers stay, which is said, and the rest is made', async () => {
    const { page, go } = await confirmAndHold('Key;Lot;Title\nlot1;7;A blue vase\nlot2;2;A tall clock\n', { 0: 'id' });
    const theirs = buildLot({ id: 'theirs', number: 7, order: 'a3', title: 'A jug' });
    await comes(page, theirs);
    go();
    await pass();
    expect(page.made().map(essence)).toMatchObject([
      { kind: 'editLot', lotId: 'lot1', changes: { title: { after: 'A blue vase' } } },
      { kind: 'editLot', lotId: 'lot2', changes: { title: { after: 'A tall clock' } } },
    ]);
    expect([page.serverLot('lot1')?.number, page.serverLot('theirs')?.number]).toEqual([1, 7]);
    expect(page.space.state().notifications.list).toMatchObject([
      { kind: 'warning', message: 'Already taken: 7. No number was changed. Choose numbers that are free.' },
    ]);
  });

  it('may have published a lot: it does not lose then what it needs there', async () => {
    const { page, go } = await confirmAndHold('Lot;Title;Description\n2;A tall clock;Of oak.\n3A;A blue bowl;\n');
    const published = { ...BOWL, status: 'published' } as const;
    await comes(page, published);
    go();
    await pass();
    expect(page.made().map(({ lotId }) => lotId)).toEqual(['lot2']);
    expect(page.serverLot('lot3')).toEqual(published);
  });

  it('may have taken a lot back to the drafts: no result of it is entered', async () => {
    const offered = { status: 'published', coverPhotoId: 'p' } as const;
    const lots = [buildLot(offered), { ...CLOCK, ...offered }];
    const setting = { lots, sale: { status: 'published' } } as const;
    const { page, go } = await confirmAndHold('Lot;Hammer\n1;120\n2;90\n', undefined, setting);
    const theirs = { ...CLOCK, status: 'draft' } as const;
    await comes(page, theirs);
    go();
    await pass();
    expect(page.made().map(({ kind, lotId }) => `${kind} ${lotId}`)).toEqual(['setResult lot1']);
    expect(page.run().status).toBe('done');
  });

  it('may have deleted a lot for ever: the others are changed', async () => {
    const { page, go } = await confirmAndHold();
    page.space.lots.documents(SALE).lots.delete('lot3');
    page.space.lots.emit(SALE, { type: 'lots', changed: [], removed: ['lot3'], fromServer: true });
    await settle();
    go();
    await pass();
    expect(page.made().map(({ lotId }) => lotId)).toEqual(['lot2']);
    expect(page.run().status).toBe('done');
  });
});
