import * as fc from 'fast-check';
import { buildPhoto } from '../../../testing/platforms/goldenSale';
import { NOTHING_CARRIED } from '../own/carried';
import { checkedOn, lot, matchingOf, openOn } from './deskForTests';
import { createImportDesk, type ImportDesk } from './importDesk';
import { NO_CHOICE } from './noChoice';
import { ROW_FILTERS, type CheckView, type OpenView, type Reading } from './views';

function opened(text: string, reading: Reading = {}): { readonly desk: ImportDesk; readonly view: OpenView } {
  const desk = createImportDesk();
  return { desk, view: openOn(desk, text, reading) };
}

const sale = { lots: [lot('a', '1', 'Clock'), lot('b', '2', 'Vase')], removed: [], held: [], status: 'open' } as const;
const FILE = 'Lot,Title,Low,Owner\n1,Bowl,40,Smith\n3,Chair,x,Jones\n4,Table,,jones\n,,,\n1,Again,,\n';

const checked = (choice = NO_CHOICE) => checkedOn(FILE, { lots: sale.lots, choice });

it('shows what was read: the file, its first rows, and each column with examples', () => {
  const { view } = opened(FILE);
  expect(view).toMatchObject({
    ok: true,
    file: { name: 'lots.csv', rows: 4, header: 0, sheets: [], platform: null, key: 'lot|title|low|owner' },
    columns: [
      { name: 'Lot', target: 'number', by: 'name', examples: ['1', '3', '4'] },
      { name: 'Title', target: 'title', examples: ['Bowl', 'Chair', 'Table'] },
      { name: 'Low', target: 'estimateLow' },
      { name: 'Owner', target: 'consignor' },
    ],
  });
  expect(view.ok && view.file.top[0]).toBe('Lot · Title · Low · Owner');
  expect(opened('a,"b\n').view).toMatchObject({ ok: false, problem: { rule: 'unclosedQuote', line: 1 } });
});

it('counts what becomes of the rows, and gives those of a filter', () => {
  const { desk, check } = checked();
  expect(check.counts).toEqual({ create: 1, update: 0, unchanged: 0, skip: 2, refused: 1 });
  expect(check.unknown.consignor).toEqual({
    names: [
      { name: 'Smith', rows: 1 },
      { name: 'Jones', rows: 2 },
    ],
    count: 2,
  });
  expect(desk.filter('problems').shown).toBe(1);
  const [row] = desk.rows(0, 10);
  expect(row).toMatchObject({ at: 1, line: 3, act: { kind: 'refused', place: null } });
  expect(row?.cells.map(({ text, problem }) => [text, problem?.rule ?? null])).toEqual([
    ['3', null],
    ['Chair', null],
    ['x', 'notANumber'],
    ['Jones', null],
  ]);
});

it('counts apart the new lots that leave cells out', () => {
  expect(checked().check).toMatchObject({ counts: { create: 1 }, drafts: 0 });
  const { check } = checked({ ...NO_CHOICE, collision: 'overwrite', drafts: true });
  expect(check).toMatchObject({ counts: { create: 2, update: 1, refused: 1 }, drafts: 1 });
});

it('keeps a mended row in sight until another filter is chosen', () => {
  const { desk } = checked();
  desk.filter('problems');
  expect(desk.edit(1, 2, '50')).toMatchObject({ counts: { create: 2, refused: 0 }, shown: 1 });
  expect(desk.rows(0, 10)[0]).toMatchObject({ at: 1, act: { kind: 'create' } });
  expect(desk.filter('problems').shown).toBe(0);
});

it('shows what a row changes of a lot, in the columns that say it', () => {
  const { desk } = checked({ ...NO_CHOICE, collision: 'overwrite' });
  const [first] = desk.rows(0, 1);
  expect(first?.act).toEqual({
    kind: 'update',
    by: 'number',
    lot: { number: { number: 1, suffix: '' }, title: 'Clock' },
  });
  expect(first?.cells.map(({ changes }) => changes.map(({ change }) => change.before))).toEqual([
    [],
    ['Clock'],
    [null],
    [''],
  ]);
});

it('says how many rows a change of the sale makes other ones', () => {
  const { desk } = checked({ ...NO_CHOICE, collision: 'overwrite' });
  expect(desk.renew().renewed).toBe(0);
  // A field that the row says nothing of.
  desk.receiveSaleChange({ ...sale, lots: [{ ...lot('a', '1', 'Clock'), notes: 'from a colleague' }] });
  expect(desk.renew().renewed).toBe(0);
  desk.receiveSaleChange({ ...sale, lots: [lot('a', '1', 'Clock by a colleague'), lot('c', '4', 'Somebody’s table')] });
  expect(desk.renew().renewed).toBe(2);
  desk.receiveSaleChange({ ...sale, lots: [], removed: ['a', 'c'] });
  expect(desk.renew().counts).toMatchObject({ create: 2, update: 0 });
});

it('gives what is to be written part by part, and the rows that are left out with why', () => {
  const { desk } = checked({ ...NO_CHOICE, collision: 'overwrite' });
  expect(desk.acts(0, 1)).toEqual([
    {
      kind: 'update',
      lotId: 'a',
      number: null,
      result: null,
      changes: {
        title: { before: 'Clock', after: 'Bowl' },
        estimateLow: { before: null, after: 4_000 },
        consignor: { before: '', after: 'Smith' },
      },
      pictures: [],
    },
  ]);
  expect(desk.acts(1, 10)).toEqual([
    {
      kind: 'create',
      number: { number: 4, suffix: '' },
      fields: { title: 'Table' },
      privateFields: { consignor: 'jones' },
      carried: NOTHING_CARRIED,
      pictures: [],
    },
  ]);
  expect(desk.left()).toEqual([
    {
      cells: ['3', 'Chair', 'x', 'Jones'],
      act: { kind: 'refused', place: null },
      problems: [{ column: 2, rule: 'notANumber', target: 'estimateLow' }],
    },
    { cells: ['1', 'Again'], act: { kind: 'refused', place: { rule: 'duplicateNumber', line: 2 } }, problems: [] },
  ]);
});

const NOTHING: CheckView = {
  counts: { create: 0, update: 0, unchanged: 0, skip: 0, refused: 0 },
  drafts: 0,
  unknown: { category: { names: [], count: 0 }, consignor: { names: [], count: 0 } },
  photos: 0,
  pictures: { come: 0, added: 0, there: 0, left: 0 },
  results: 0,
  filter: 'all',
  shown: 0,
  renewed: 0,
};
const OVERWRITE = { collision: 'overwrite' } as const;
const PICTURED = [lot('a', '1', 'Clock', { photoMarks: ['same'] }), lot('b', '2', 'Vase')];
const PICTURES = ['1-1.jpg', '1-2.jpg', '3-1.jpg', 'spare.jpg'];

/** Everything that the page can ask for. */
const allOf = (desk: ImportDesk) => ({
  rows: desk.rows(0, 100),
  acts: desk.acts(0, 100),
  left: desk.left(),
  asked: desk.unknownPictures(),
});
const EMPTY = { rows: [], acts: [], left: [], asked: [] };

describe('a desk without rows', () => {
  it('has nothing to show, whatever is asked, before a file is there', () => {
    const desk = createImportDesk();
    expect(allOf(desk)).toEqual(EMPTY);
    expect(desk.learnPictures(new Map([['1-1.jpg', 'same']]))).toEqual(NOTHING);
    expect(desk.check(['title'], NO_CHOICE)).toEqual(NOTHING);
    expect(desk.edit(0, 0, 'Bowl')).toEqual(NOTHING);
    expect(desk.filter('all')).toEqual(NOTHING);
    expect(allOf(desk)).toEqual(EMPTY);
  });

  it('has nothing to show of a file that nobody has checked yet', () => {
    const { desk } = opened(FILE);
    desk.receiveSaleChange(sale);
    expect(allOf(desk)).toEqual(EMPTY);
    expect(desk.edit(0, 1, 'Bowl')).toEqual(NOTHING);
    expect(desk.choose(NO_CHOICE)).toEqual(NOTHING);
  });

  it.each<[string, (desk: ImportDesk) => unknown]>([
    ['is closed', (desk) => desk.close()],
    ['could not be read', (desk) => openOn(desk, 'a,"b\n')],
    ['makes way for another one', (desk) => openOn(desk, 'Lot,Title\n9,Lamp\n')],
  ])('keeps nothing of a file that %s', (_, end) => {
    const { desk } = checkedOn(FILE, { lots: PICTURED, choice: OVERWRITE, pictures: PICTURES });
    desk.learnPictures(new Map([['1-1.jpg', 'same']]));
    expect(desk.acts(0, 100)).toHaveLength(2);
    end(desk);
    expect(allOf(desk)).toEqual(EMPTY);
    expect(desk.filter('all')).toEqual(NOTHING);
    expect(desk.edit(0, 1, 'Bowl')).toEqual(NOTHING);
    expect(desk.renew()).toEqual(NOTHING);
  });

  it('checks nothing any more once its file is closed', () => {
    const { desk } = checkedOn(FILE);
    desk.close();
    expect(desk.check(['number', 'title'], NO_CHOICE)).toEqual(NOTHING);
  });

  it('checks rows against a sale without lots while nothing is known of it', () => {
    const { desk, view } = opened('Lot,Title\n1,Bowl\n');
    expect(desk.check(matchingOf(view), NO_CHOICE).counts).toEqual({ ...NOTHING.counts, create: 1 });
  });

  it('looks at the pictures of another file anew', () => {
    const { desk } = checkedOn(FILE, { lots: PICTURED, choice: OVERWRITE, pictures: PICTURES });
    desk.learnPictures(new Map([['1-1.jpg', 'same']]));
    expect(desk.unknownPictures()).toEqual(['1-2.jpg']);
    const view = openOn(desk, FILE, {}, { pictures: PICTURES });
    desk.check(matchingOf(view), { ...NO_CHOICE, ...OVERWRITE });
    expect(desk.unknownPictures()).toEqual(['1-1.jpg', '1-2.jpg']);
  });
});

describe('the sale behind the check', () => {
  const TWO = 'Lot,Title\n1,Clock\n7,Chair\n';

  it('is what was said of it so far: what changes, what comes and what goes', () => {
    const { desk } = checkedOn(TWO, { lots: sale.lots, choice: OVERWRITE });
    const became = () => desk.rows(0, 10).map(({ act }) => act.kind);
    expect(became()).toEqual(['unchanged', 'create']);
    desk.receiveSaleChange({ lots: [lot('c', '7', 'Bed')], removed: [], held: [], status: 'open' });
    desk.renew();
    expect(became()).toEqual(['unchanged', 'update']);
    desk.receiveSaleChange({ lots: [lot('a', '1', 'Watch')], removed: ['c'], held: [], status: 'open' });
    desk.renew();
    expect(became()).toEqual(['update', 'create']);
  });

  it('has numbers that are held, and may have locked its numbers', () => {
    const held = checkedOn(TWO, { held: ['7'], choice: OVERWRITE }).desk;
    expect(held.left()).toMatchObject([{ act: { place: { rule: 'numberHeld' } } }]);
    const locked = checkedOn(TWO, { status: 'numbersLocked', choice: OVERWRITE }).desk;
    expect(locked.left()).toMatchObject(Array(2).fill({ act: { place: { rule: 'lettersOnly' } } }));
  });

  it('can be forgotten, with its lots, its held numbers and its status', () => {
    const { desk, check } = checkedOn(TWO, {
      lots: [lot('c', '1', 'Clock')],
      held: ['7'],
      status: 'numbersLocked',
      choice: OVERWRITE,
    });
    expect(check.counts).toMatchObject({ create: 0, unchanged: 1, refused: 1 });
    desk.forgetSale();
    expect(desk.renew().counts).toMatchObject({ create: 2, unchanged: 0, refused: 0 });
    desk.receiveSaleChange({ lots: [], removed: [], held: [], status: 'open' });
    expect(desk.renew().counts).toMatchObject({ create: 2 });
  });

  it('knows the names of its lots however they are written, but for those in the trash', () => {
    const text = 'Lot,Title,Owner,Category\n7,Chair,SMITH ,Clocks\n8,Bed,Jones,clocks\n9,Lamp,,Glass\n';
    const named = { consignor: 'smith', category: ' GLASS' };
    const lots = [lot('a', '1', 'Clock', named), lot('b', '2', 'Vase', { consignor: 'Jones', deletedAt: 5 })];
    expect(checkedOn(text, { lots }).check.unknown).toEqual({
      consignor: { names: [{ name: 'Jones', rows: 1 }], count: 1 },
      category: { names: [{ name: 'Clocks', rows: 2 }], count: 1 },
    });
  });

  it('shows the first twelve of the names that it does not have, and counts them all', () => {
    const lines = Array.from({ length: 13 }, (_, at) => `${at + 1},Bowl,Owner ${at + 1}`);
    const { consignor } = checkedOn(`Lot,Title,Owner\n${lines.join('\n')}\n`).check.unknown;
    expect(consignor.names.map(({ name }) => name)).toEqual(Array.from({ length: 12 }, (_, at) => `Owner ${at + 1}`));
    expect(consignor.count).toBe(13);
  });
});

describe('a check that goes on', () => {
  it('shows for each filter its rows, and all of them after the next check', () => {
    const text = 'Lot,Title,Low\n1,Clock,\n2,Bowl,\n3,Chair,x\n4,Table,\n4,Bed,\n';
    const { desk, check } = checkedOn(text, { lots: sale.lots, choice: { ...OVERWRITE, drafts: true } });
    expect(check).toMatchObject({ filter: 'all', shown: 5, drafts: 1 });
    const shown = ROW_FILTERS.map((filter) => {
      const view = desk.filter(filter);
      const places = desk.rows(0, 10).map(({ at }) => at);
      expect(view).toMatchObject({ filter, shown: places.length });
      return [filter, places];
    });
    expect(Object.fromEntries(shown)).toEqual({
      all: [0, 1, 2, 3, 4],
      problems: [2, 4],
      create: [2, 3],
      update: [1],
      left: [0],
    });
    expect(desk.check(['number', 'title', 'estimateLow'], NO_CHOICE)).toMatchObject({ filter: 'all', shown: 5 });
    desk.filter('left');
    expect(desk.rows(0, 10).map(({ act }) => act.kind)).toEqual(['skip', 'skip', 'skip']);
  });

  it('gives what is to be written as it was chosen, edited and renewed last', () => {
    const { desk } = checkedOn('Lot,Title\n1,Bowl\n5,Chair\n', { lots: sale.lots });
    const titles = () =>
      desk.acts(0, 10).map((act) => (act.kind === 'create' ? act.fields.title : act.changes.title?.after));
    expect(titles()).toEqual(['Chair']);
    desk.choose({ ...NO_CHOICE, ...OVERWRITE });
    expect(titles()).toEqual(['Bowl', 'Chair']);
    desk.edit(1, 1, 'Table');
    expect(titles()).toEqual(['Bowl', 'Table']);
    desk.receiveSaleChange({ ...sale, lots: [lot('a', '1', 'Bowl')] });
    desk.renew();
    expect(titles()).toEqual(['Table']);
  });

  it('leaves everything as it is after an edit of a row that is not there', () => {
    const { desk, check } = checked();
    const before = allOf(desk);
    expect(desk.edit(99, 1, 'Bowl')).toEqual(check);
    expect(allOf(desk)).toEqual(before);
  });

  it('edits the row at its place, whichever rows the filter shows, and cells behind its end', () => {
    const { desk } = checked();
    desk.filter('problems');
    desk.edit(4, 3, 'Brown');
    expect(desk.filter('all').shown).toBe(4);
    desk.edit(3, 3, 'Brown');
    expect(desk.rows(3, 1)[0]?.cells.map(({ text }) => text)).toEqual(['1', 'Again', '', 'Brown']);
  });

  it('says that rows were renewed only until the person does something', () => {
    const { desk } = checkedOn(FILE, { lots: sale.lots, choice: OVERWRITE });
    desk.receiveSaleChange({ ...sale, lots: [lot('a', '1', 'Watch')] });
    expect(desk.renew().renewed).toBe(1);
    expect(desk.filter('update').renewed).toBe(1);
    expect(desk.edit(1, 2, '50').renewed).toBe(0);
    desk.receiveSaleChange({ ...sale, lots: [lot('a', '1', 'Bell')] });
    expect(desk.renew().renewed).toBe(1);
    expect(desk.choose(NO_CHOICE).renewed).toBe(0);
    desk.receiveSaleChange({ ...sale, removed: ['a'], lots: [] });
    expect(desk.renew().renewed).toBe(2);
    expect(desk.check(['number', 'title'], NO_CHOICE).renewed).toBe(0);
  });
});

describe('results', () => {
  it('are counted where they are entered', () => {
    const complete = { description: 'Walnut.', estimateLow: 100, estimateHigh: 200, coverPhotoId: 'p' } as const;
    const lots = ['1', '2', '3'].map((number) => lot(number, number, 'Clock', { ...complete, status: 'published' }));
    const text = 'Lot,Title,Hammer\n1,Watch,50\n2,Watch,\n3,Clock,passed\n';
    const { desk, check } = checkedOn(text, { lots, status: 'published', choice: OVERWRITE });
    expect(check).toMatchObject({ counts: { update: 3 }, results: 2 });
    expect(desk.acts(0, 10).map(({ kind, ...act }) => ('result' in act ? act.result?.after : kind))).toEqual([
      { status: 'sold', hammer: 5_000 },
      undefined,
      { status: 'passed', hammer: null },
    ]);
    expect(checkedOn('Lot,Title\n9,Lamp\n', { lots, choice: OVERWRITE }).check.results).toBe(0);
  });
});

describe('pictures beside the rows', () => {
  const setting = { lots: PICTURED, choice: OVERWRITE, pictures: PICTURES } as const;
  const TEXT = 'Lot,Title\n1,Clock\n3,Chair\n';

  it('are counted by where they come to, and as new until somebody has looked', () => {
    const { desk, check } = checkedOn(TEXT, setting);
    expect(check.pictures).toEqual({ come: 1, added: 2, there: 0, left: 1 });
    expect(desk.unknownPictures()).toEqual(['1-1.jpg', '1-2.jpg']);
    const learnt = desk.learnPictures(
      new Map([
        ['1-1.jpg', 'same'],
        ['1-2.jpg', ''],
      ]),
    );
    expect(learnt).toMatchObject({ pictures: { come: 1, added: 1, there: 1, left: 1 }, renewed: 0 });
    expect(desk.unknownPictures()).toEqual([]);
    expect(desk.acts(0, 10).map(({ pictures }) => pictures)).toEqual([['1-2.jpg'], ['3-1.jpg']]);
  });

  it('change what is to be written as soon as somebody has looked', () => {
    const { desk } = checkedOn(TEXT, setting);
    expect(desk.acts(0, 1)[0]?.pictures).toEqual(['1-1.jpg', '1-2.jpg']);
    desk.learnPictures(new Map([['1-1.jpg', 'same']]));
    desk.learnPictures(new Map([['1-2.jpg', 'same']]));
    expect(desk.acts(0, 10).map(({ pictures }) => pictures)).toEqual([['3-1.jpg']]);
  });

  it('need nobody to look where they come to new lots only', () => {
    const { desk, check } = checkedOn(TEXT, { ...setting, choice: { ...OVERWRITE, pictures: false } });
    expect(desk.unknownPictures()).toEqual([]);
    expect(check.pictures).toEqual({ come: 1, added: 0, there: 0, left: 3 });
    expect(desk.choose({ ...NO_CHOICE, ...OVERWRITE }).pictures).toMatchObject({ come: 1, added: 2 });
  });

  it('follow a row that gets another number', () => {
    const { desk } = checkedOn(TEXT, setting);
    desk.edit(0, 0, '9');
    desk.edit(1, 0, '1');
    expect(desk.rows(0, 10).map(({ pictures }) => pictures.come)).toEqual([0, 2]);
  });

  it('stay out where none lie beside the rows, also after a file that had some', () => {
    const { desk } = checkedOn(TEXT, setting);
    const view = openOn(desk, TEXT);
    const check = desk.check(matchingOf(view), { ...NO_CHOICE, ...OVERWRITE });
    expect(check).toMatchObject({ counts: { unchanged: 1 }, pictures: { come: 0, added: 0, there: 0, left: 0 } });
  });

  it('that a colleague has added meanwhile make a row another one', () => {
    const { desk } = checkedOn(TEXT, setting);
    desk.learnPictures(
      new Map([
        ['1-1.jpg', 'same'],
        ['1-2.jpg', 'other'],
      ]),
    );
    desk.receiveSaleChange({ ...sale, lots: [lot('a', '1', 'Clock', { photoMarks: ['same', 'other'] })] });
    expect(desk.renew()).toMatchObject({ renewed: 1, pictures: { added: 0, there: 2 } });
    expect(desk.renew().renewed).toBe(0);
  });

  it('that a colleague has exchanged meanwhile make a row another one, although it says the same', () => {
    const has = (mark: string) => [lot('a', '1', 'Watch', { photoMarks: [mark] })];
    const { desk } = checkedOn(TEXT, { ...setting, lots: has('one') });
    desk.learnPictures(
      new Map([
        ['1-1.jpg', 'one'],
        ['1-2.jpg', 'two'],
      ]),
    );
    expect(desk.acts(0, 1)).toMatchObject([{ changes: { title: {} }, pictures: ['1-2.jpg'] }]);
    desk.receiveSaleChange({ ...sale, lots: has('two') });
    expect(desk.renew()).toMatchObject({ renewed: 1, pictures: { added: 1, there: 1 } });
    expect(desk.acts(0, 1)).toMatchObject([{ changes: { title: {} }, pictures: ['1-1.jpg'] }]);
  });
});

describe('photos of a file of ours', () => {
  const records = (...ids: readonly string[]): string =>
    JSON.stringify(ids.map((id) => buildPhoto({ id, lotId: '', path: `sales/saleA/photos/${id}` })));
  const TEXT = [
    'Lot|Title|Photos',
    `1|Clock|${records('p1', 'p2')}`,
    `3|Chair|${records('p3', 'p4', 'p5')}`,
    `4|Table|${records('p6')}`,
    '5|Bed|',
  ].join('\n');
  const matching = ['number', 'title', 'photoRecords'] as const;
  const setting = { lots: sale.lots, choice: OVERWRITE, matching, reading: { delimiter: '|' } } as const;

  it('come from their sale to new lots, but for those whose pictures lie beside the file', () => {
    expect(checkedOn(TEXT, setting).check).toMatchObject({ counts: { create: 3 }, photos: 4 });
    const beside = checkedOn(TEXT, { ...setting, pictures: ['3-1.jpg', '4-1.jpg', '4-2.jpg', '5-1.jpg'] });
    expect(beside.check).toMatchObject({ photos: 2, pictures: { come: 4, left: 0 } });
  });
});

describe('any rows and any rules', () => {
  const cell = (...texts: readonly string[]) => fc.constantFrom('', ...texts);
  const line = fc
    .tuple(
      cell('1', '2', '2A', '3', '5', 'x'),
      cell('Clock', 'Bowl', '<b>Vase</b>'),
      cell('40', '40-60', 'y'),
      cell('60'),
      cell('Smith', 'jones'),
      cell('a', 'b', 'c', 'nobody'),
    )
    .map((cells) => cells.join(','));
  const choice = fc.record({
    collision: fc.constantFrom('skip', 'overwrite', 'nextFree', 'letter'),
    drafts: fc.boolean(),
    blank: fc.constantFrom('keep', 'empty'),
    pictures: fc.boolean(),
  });
  const lots = [...sale.lots, lot('c', '2A', 'Lamp', { estimateLow: 100, consignor: 'Smith' })];

  it('make of each row one thing: it is written or left out, counted once, and shown page by page', () => {
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 8 }),
        choice,
        fc.integer({ min: 1, max: 4 }),
        (lines, wanted, page) => {
          const text = ['Lot,Title,Low,High,Owner,Lot id', ...lines].join('\n');
          const { desk, check } = checkedOn(text, { lots, choice: wanted });
          const { create, update, unchanged, skip, refused } = check.counts;
          const rows = desk.rows(0, 100);
          expect(rows).toHaveLength(create + update + unchanged + skip + refused);
          expect(rows).toHaveLength(lines.filter((each) => /[^,]/.test(each)).length);
          const acts = desk.acts(0, 100);
          expect(acts).toHaveLength(create + update);
          expect(desk.left()).toHaveLength(skip + refused);

          const pages = Array.from({ length: 8 }, (_, at) => at * page);
          expect(pages.flatMap((from) => desk.rows(from, page)).slice(0, rows.length)).toEqual(rows);
          expect(pages.flatMap((from) => desk.acts(from, page)).slice(0, acts.length)).toEqual(acts);

          // What is written of a lot is what its row shows, each change in one cell.
          const written = acts.flatMap((act) => (act.kind === 'update' ? [act] : []));
          const updates = rows.filter(({ act }) => act.kind === 'update');
          const shown = updates.map(({ cells }) => cells.flatMap(({ changes }) => changes));
          expect(shown.map((changes) => changes.map(({ field }) => field ?? 'number').sort())).toEqual(
            written.map(({ number, changes }) => [...Object.keys(changes), ...(number ? ['number'] : [])].sort()),
          );
        },
      ),
    );
  });
});
