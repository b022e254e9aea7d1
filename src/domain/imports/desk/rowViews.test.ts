import { checkedOn, type DeskSetting, lot } from './deskForTests';
import type { RowView } from './views';

const rowsOf = (text: string, setting: DeskSetting = {}): readonly RowView[] =>
  checkedOn(text, setting).desk.rows(0, 100);
const actsOf = (text: string, setting: DeskSetting = {}) => rowsOf(text, setting).map(({ act }) => act);
const leftOf = (text: string, setting: DeskSetting = {}) => checkedOn(text, setting).desk.left();

const OVERWRITE = { choice: { collision: 'overwrite' } } as const;
const LOTS = [lot('a', '1', 'Clock'), lot('b', '2A', 'Vase')];
const CLOCK = { number: { number: 1, suffix: '' }, title: 'Clock' };
const VASE = { number: { number: 2, suffix: 'A' }, title: 'Vase' };

describe('the cells of a row', () => {
  it('are those of the columns that are imported and that a person can read', () => {
    const matching = ['number', null, 'title', 'order', 'status', 'cover'] as const;
    const [row] = rowsOf('Lot,Colour,Title,Place,Status,Cover\n1,blue,Bowl,a0,ready,p1\n', { matching });
    expect(row?.cells).toEqual(
      ['1', 'Bowl', 'ready'].map((text) => ({ text, problem: null, note: null, changes: [] })),
    );
    expect(row).toMatchObject({ at: 0, line: 2, problems: [], left: null, pictures: { come: 0, there: 0 } });
  });

  it('are blank where the row ends early', () => {
    const rows = rowsOf('Lot,Title,Low\n1,Bowl,5\n2\n');
    expect(rows[1]?.cells.map(({ text }) => text)).toEqual(['2', '', '']);
  });

  it('say what became of their text, each of its own', () => {
    const [row] = rowsOf('Lot;Title;Low;Description\n1;<b>Bowl</b>;40-60;A bo\u0007wl\n');
    expect(row?.cells.map(({ note }) => note)).toEqual([null, 'markupRemoved', 'split', 'charactersRemoved']);
  });

  it('have their own problem, without what a person sees anyway', () => {
    const [row] = rowsOf(`Lot;Title;Low;High\n12AB;${'x'.repeat(600)};x;y\n`);
    expect(row?.cells.map(({ problem }) => problem)).toEqual([
      { column: 0, rule: 'oneLetter' },
      { column: 1, rule: 'tooLong', most: 500, has: 600 },
      { column: 2, rule: 'notANumber' },
      { column: 3, rule: 'notANumber' },
    ]);
    expect(row?.problems).toEqual([]);
  });

  it('leave to the row what is wrong outside of them', () => {
    const matching = ['number', 'title', 'photoRecords'] as const;
    const [row] = rowsOf('Lot,Title,Photos\nx,Bowl,of a colleague\n', { matching });
    expect(row?.cells.map(({ problem }) => problem?.rule ?? null)).toEqual(['notANumber', null]);
    expect(row?.problems).toEqual([{ column: 2, rule: 'notOurs' }]);

    const lines = Array.from({ length: 20 }, (_, at) => `${at + 1},Bowl`);
    const long = rowsOf(['Lot,Title', ...lines, '21,Bowl, blue'].join('\n'));
    expect(long.map(({ problems }) => problems.length)).toEqual([...Array<number>(20).fill(0), 1]);
    expect(long[20]?.problems).toEqual([{ column: 2, rule: 'extraCells' }]);
  });
});

it('counts lines as the file has them, although cells hold line breaks', () => {
  const text = '\nPrinted today\n\nLot,Title\n1,"Bowl\nblue\nold"\n\n3,Table\n3,Chair\n';
  expect(rowsOf(text).map(({ at, line }) => [at, line])).toEqual([
    [0, 5],
    [1, 9],
    [2, 10],
  ]);
  expect(actsOf(text)[2]).toEqual({ kind: 'skip', lot: null, line: 9 });
  expect(actsOf(text, OVERWRITE)[2]).toEqual({ kind: 'refused', place: { rule: 'duplicateNumber', line: 9 } });
});

describe('what becomes of a row', () => {
  it('is a lot with the number that it asks for, with another one, or without', () => {
    const setting = { lots: LOTS, choice: { collision: 'nextFree' } } as const;
    expect(actsOf('Lot,Title\n1,Bowl\n3,Chair\n,Table\n', setting)).toEqual([
      { kind: 'create', number: { number: 2, suffix: '' }, instead: { number: 1, suffix: '' } },
      { kind: 'create', number: { number: 3, suffix: '' }, instead: null },
      { kind: 'create', number: null, instead: null },
    ]);
  });

  it('is a change of the lot that has its id, or its number; or the lot says the same already', () => {
    const setting = { lots: LOTS, ...OVERWRITE } as const;
    expect(actsOf('Lot,Title,Lot id\n,Bowl,a\n2A,Vases,\n', setting)).toEqual([
      { kind: 'update', by: 'id', lot: CLOCK },
      { kind: 'update', by: 'number', lot: VASE },
    ]);
    expect(actsOf('Lot,Title\n1,Clock\n', setting)).toEqual([{ kind: 'unchanged', lot: CLOCK }]);
  });

  it('names a lot without a number by its title alone', () => {
    const setting = { lots: [lot('a', '', 'Clock')] };
    expect(actsOf('Lot,Title,Lot id\n,Bowl,a\n', setting)).toEqual([
      { kind: 'update', by: 'id', lot: { number: null, title: 'Clock' } },
    ]);
  });

  it('is nothing where a lot, an earlier row or a colleague has its number', () => {
    const setting = { lots: LOTS, held: ['7'] };
    expect(actsOf('Lot,Title\n1,Bowl\n5,Chair\n5,Table\n7,Bed\n', setting)).toEqual([
      { kind: 'skip', lot: CLOCK, line: null },
      { kind: 'create', number: { number: 5, suffix: '' }, instead: null },
      { kind: 'skip', lot: null, line: 3 },
      { kind: 'skip', lot: null, line: null },
    ]);
  });

  it('is refused with what the sale has against it, or for its own cells', () => {
    const lots = [...LOTS, lot('c', '3', 'Bed', { deletedAt: 5 })];
    expect(actsOf('Lot,Title,Low,Lot id\n3,Bowl,,c\n4,Chair,x,\n,Table,,a\n,Lamp,,a\n', { lots })).toEqual([
      { kind: 'refused', place: { rule: 'inTrash' } },
      { kind: 'refused', place: null },
      { kind: 'update', by: 'id', lot: CLOCK },
      { kind: 'refused', place: { rule: 'duplicateLot', line: 4 } },
    ]);
  });

  it('leaves its result out, with why, while the sale takes none', () => {
    const text = 'Lot,Title,Hammer\n1,Bowl,50\n5,Chair,60\n6,Table,\n2A,Lamps,\n';
    const waysOf = (setting: DeskSetting) => rowsOf(text, setting).map(({ act, left }) => [act.kind, left]);
    expect(waysOf({ lots: LOTS, ...OVERWRITE })).toEqual([
      ['update', 'resultsNotPublished'],
      ['create', 'resultsNotPublished'],
      ['create', null],
      ['update', null],
    ]);
    expect(waysOf({ lots: LOTS })).toEqual([
      ['skip', null],
      ['create', 'resultsNotPublished'],
      ['create', null],
      ['skip', null],
    ]);
  });

  it('brings so many pictures, and so many are there', () => {
    const lots = [lot('a', '1', 'Clock', { photoMarks: ['same'] })];
    const pictures = ['1-1.jpg', '1-2.jpg', '1-3.jpg', '5-1.jpg'];
    const { desk } = checkedOn('Lot,Title\n1,Clock\n5,Chair\n', { lots, ...OVERWRITE, pictures });
    desk.learnPictures(new Map([['1-2.jpg', 'same']]));
    expect(desk.rows(0, 10).map((row) => row.pictures)).toEqual([
      { come: 2, there: 1 },
      { come: 1, there: 0 },
    ]);
  });
});

/** The changes that each cell of the first row shows: `field: before → after`. */
const changesOf = (text: string, setting: DeskSetting = {}): readonly (readonly string[])[] =>
  (rowsOf(text, { lots: LOTS, ...OVERWRITE, ...setting })[0]?.cells ?? []).map(({ changes }) =>
    changes.map(({ field, change }) => `${field}: ${JSON.stringify(change.before)} → ${JSON.stringify(change.after)}`),
  );

describe('what a row changes of its lot', () => {
  it('is shown in the cell that gives it', () => {
    expect(changesOf('Owner,Title,Lot,Low\nSmith,Bowl,1,40\n')).toEqual([
      ['consignor: "" → "Smith"'],
      ['title: "Clock" → "Bowl"'],
      [],
      ['estimateLow: null → 4000'],
    ]);
  });

  it('is shown behind columns that are not imported or not shown, too', () => {
    const matching = ['order', null, 'number', 'title'] as const;
    expect(changesOf('Place,Colour,Lot,Title\na5,blue,1,Bowl\n', { matching })).toEqual([
      [],
      ['title: "Clock" → "Bowl"'],
    ]);
  });

  it('is its number, in the column of the numbers', () => {
    expect(changesOf('Lot id,Title,Lot,Lot Ext\na,Clock,7,B\n')).toEqual([
      [],
      [],
      ['null: {"number":1,"suffix":""} → {"number":7,"suffix":"B"}'],
      [],
    ]);
  });

  it('is what came of it, in the column of the hammer prices', () => {
    const complete = { description: 'Walnut.', estimateLow: 100, estimateHigh: 200, coverPhotoId: 'p' };
    const lots = [lot('a', '1', 'Clock', { ...complete, status: 'published' })];
    expect(changesOf('Lot,Hammer,Title\n1,50,Bowl\n', { lots, status: 'published', choice: {} })).toEqual([
      [],
      ['hammer: {"status":"published","hammer":null} → {"status":"sold","hammer":5000}'],
      [],
    ]);
  });

  it.each([
    ['in one column', 'Lot,Title,Estimate\n1,Clock,40-60\n', 2],
    ['as a range in the column of the low ends', 'Lot,Title,Low\n1,Clock,40-60\n', 2],
  ])('is both ends of an estimate that stand %s', (_, text, at) => {
    expect(changesOf(text)[at]).toEqual(['estimateLow: null → 4000', 'estimateHigh: null → 6000']);
  });

  it.each([
    ['High,Lot,Low\n60,1,40\n', [['estimateHigh: null → 6000'], [], ['estimateLow: null → 4000']]],
    ['Low,Lot,High\n40-60,1,\n', [['estimateLow: null → 4000'], [], ['estimateHigh: null → 6000']]],
  ])('is each end of an estimate in its own column: %j', (text, expected) => {
    expect(changesOf(text)).toEqual(expected);
  });

  it('is shown in the first cell where no column that is shown gives it', () => {
    const matching = ['allExtras', 'number', 'title', 'estimateLow'] as const;
    const text = 'Extras|Lot|Title|Low\n{"origin":"Delft"}|1|Clock|40\n';
    expect(changesOf(text, { matching, reading: { delimiter: '|' } })).toEqual([
      ['extras.origin: null → "Delft"'],
      [],
      ['estimateLow: null → 4000'],
    ]);
  });

  it('is emptied by a blank cell, in that cell', () => {
    const lots = [lot('a', '1', 'Clock', { estimateLow: 100, estimateHigh: 200 })];
    const choice = { collision: 'overwrite', blank: 'empty' } as const;
    expect(changesOf('Lot,Title,Estimate\n1,Clock,\n', { lots, choice })).toEqual([
      [],
      [],
      ['estimateLow: 100 → null', 'estimateHigh: 200 → null'],
    ]);
  });
});

describe('the rows that are left out', () => {
  it('are those that are skipped and refused, not those that come in or whose lots say the same', () => {
    const text = 'Lot,Title\n1,Clock\n2A,Vases\n5,Chair\n5,Table\nx,Bed\n';
    expect(leftOf(text, { lots: LOTS, ...OVERWRITE }).map(({ cells }) => cells)).toEqual([
      ['5', 'Table'],
      ['x', 'Bed'],
    ]);
    expect(leftOf(text, { lots: LOTS })).toEqual([
      { cells: ['1', 'Clock'], act: { kind: 'skip', lot: CLOCK, line: null }, problems: [] },
      { cells: ['2A', 'Vases'], act: { kind: 'skip', lot: VASE, line: null }, problems: [] },
      { cells: ['5', 'Table'], act: { kind: 'skip', lot: null, line: 4 }, problems: [] },
      {
        cells: ['x', 'Bed'],
        act: { kind: 'refused', place: null },
        problems: [{ column: 0, rule: 'notANumber', target: 'number' }],
      },
    ]);
  });

  it('have all their cells as the file has them, and problems without a column say so', () => {
    const lines = Array.from({ length: 20 }, (_, at) => `${at + 1},Bowl,blue`);
    const matching = ['number', 'title', null] as const;
    const text = ['Lot,Title,Colour', ...lines, '21,Chair,red,old'].join('\n');
    expect(leftOf(text, { matching })).toEqual([
      {
        cells: ['21', 'Chair', 'red', 'old'],
        act: { kind: 'refused', place: null },
        problems: [{ column: 3, rule: 'extraCells', target: null }],
      },
    ]);
  });
});
