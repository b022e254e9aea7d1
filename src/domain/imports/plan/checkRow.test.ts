import { checkRows, rowFormOf, withCell } from './checkRow';
import { check } from './planForTests';
import { unknownNames } from './unknownNames';

describe('rows by themselves', () => {
  it('names row, column, rule and value of every problem, and reads the rest', () => {
    const { rows } = check('0|Vase|€5||Smith');
    expect(rows[0]?.problems).toEqual([
      { row: 1, column: 0, rule: 'zero', value: '0' },
      { row: 1, column: 2, rule: 'otherCurrency', value: '€5' },
    ]);
    expect(rows[0]?.values).toEqual({ title: 'Vase', consignor: 'Smith' });
  });

  it('splits a range, and refuses one beside a high end of its own', () => {
    const { rows } = check('1|Vase|£10–20', '2|Clock|£10–20|30', '3|Chair|30|20');
    expect(rows[0]?.values).toEqual({ title: 'Vase', estimateLow: 1_000, estimateHigh: 2_000 });
    expect(rows[0]?.notes).toEqual([{ column: 2, note: 'split' }]);
    expect(rows[1]?.problems).toEqual([{ row: 2, column: 2, rule: 'twoHighEnds', value: '£10–20' }]);
    expect(rows[2]?.problems).toEqual([{ row: 3, column: 2, rule: 'upsideDown', value: '30' }]);
  });

  it('finds neither an order in half an estimate, nor spaces in an id', () => {
    const { rows } = check('1|Vase|30|||  abc  ', '2|Clock||20');
    expect(rows.flatMap(({ problems }) => problems)).toEqual([]);
    expect(rows[0]?.id).toBe('abc');
    expect(rows.map(({ values }) => [values.estimateLow, values.estimateHigh])).toEqual([
      [3_000, undefined],
      [undefined, 2_000],
    ]);
  });

  it('finds the names of pictures however they are divided, and no empty ones', () => {
    const { rowForm } = check();
    const rows = [
      ['Lot', 'Pictures'],
      ['1', 'a.jpg; ;b 1.jpg|'],
      ['2', 'c.jpg\n\nd.jpg,'],
    ];
    const table = { name: '', form: null, width: 2, lines: [], warnings: [], rows };
    const checked = checkRows(table, 0, { ...rowForm, matching: ['number', 'photos'] });
    expect(checked.map(({ photos }) => photos)).toEqual([
      ['a.jpg', 'b 1.jpg'],
      ['c.jpg', 'd.jpg'],
    ]);
  });

  it('says that a row has more cells than there are names, where few have', () => {
    const lines = Array.from({ length: 20 }, (_, at) => `${at + 1}|Vase`);
    const { rows } = check(...lines, '21|Vase|1|2|Smith||blue');
    expect(rows.flatMap(({ problems }) => problems)).toEqual([
      { row: 21, column: 6, rule: 'extraCells', value: 'blue' },
    ]);
  });

  it('lets a row have any number of cells where no row has names', () => {
    const table = { name: '', form: null, width: 3, lines: [], warnings: [] };
    const { rowForm } = check();
    const rows = [['1', 'Vase', 'blue'], ...Array.from({ length: 20 }, () => [])];
    const mostCells = (header: number | null) =>
      rowFormOf({ ...table, rows }, { header, isOurs: false }, rowForm.matching, rowForm.form).mostCells;
    expect([mostCells(null), mostCells(0), mostCells(1)]).toEqual([null, null, null]);
  });

  it.each([
    [10, 2],
    [9, null],
  ])('takes one long row of %i for a mistake or for a short header row', (count, most) => {
    const table = { name: '', form: null, width: 3, lines: [], warnings: [] };
    const { rowForm } = check();
    const rows = [['Lot', 'Title'], ['1', 'Vase', 'blue'], ...Array.from({ length: count - 1 }, () => ['2', 'Jug'])];
    const form = rowFormOf({ ...table, rows }, { header: 0, isOurs: false }, rowForm.matching, rowForm.form);
    expect(form.mostCells).toBe(most);
  });

  it.each(['|Total|€5400|x', 'Summe:||540', '|Grand total (2 lots)|540', '|Gesamtsumme EUR|540', '|TOTAL|30|20'])(
    'leaves out what looks like a total, for that reason alone, until its cell says otherwise: %s',
    (line) => {
      const { rows, rowForm } = check('1|Vase|10', line);
      const column = line.startsWith('|') ? 1 : 0;
      expect(rows[1]?.problems).toEqual([{ row: 2, column, rule: 'looksLikeTotal', value: line.split('|')[column] }]);
      const next = withCell(rows, { row: 2, column, text: '' }, rowForm);
      expect(next[1]?.problems.map(({ rule }) => rule)).not.toContain('looksLikeTotal');
    },
  );

  it.each(['7|Total', '|Total eclipse of the sun, etching', '|Summer landscape', '|Vase|10||Total'])(
    'takes no lot for a total: %s',
    (line) => {
      expect(check(line).rows[0]?.problems).toEqual([]);
    },
  );

  it('reads only the row again whose cell is changed', () => {
    const { rows, rowForm } = check('1|Vase|x', '2|Clock');
    const next = withCell(rows, { row: 1, column: 2, text: '40' }, rowForm);
    expect(next[0]).toMatchObject({ problems: [], values: { title: 'Vase', estimateLow: 4_000 } });
    expect(next[1]).toBe(rows[1]);
    expect(withCell(rows, { row: 2, column: 4, text: 'Smith' }, rowForm)[1]?.values).toEqual({
      title: 'Clock',
      consignor: 'Smith',
    });
  });
});

describe('what else a person is shown', () => {
  it('categories and consignors that the sale does not have', () => {
    const { rows } = check('1|Vase|||Smith', '2|Bowl|||Jones', '3|Chair|||jones ', '4|Table');
    expect(unknownNames(rows, 'consignor', ['SMITH'])).toEqual([{ name: 'Jones', rows: [2, 3] }]);
  });
});
