import { cellOf } from './cells';
import { sheetTable } from './sheetTable';
import type { Sheet } from 'hucre/xlsx';
import { byLocalName, tagsOf } from './xmlTags';

const day = (text: string) => new Date(text);

describe('a value of a workbook', () => {
  it.each([
    ['nothing', null, ''],
    ['nothing at all', undefined, ''],
    ['a yes', true, true],
    ['a whole number', 12, 12],
    ['the other zero', -0, 0],
    ['an amount', 12.5, 12.5],
    ['six decimals', 0.123456, 0.123456],
    ['a sum that shows its way of counting', 0.1 + 0.2, 0.3],
    ['a number of more digits than spreadsheets have', 0.12345678901234568, 0.123456789012346],
    ['no number', Number.NaN, '#NUM!'],
    ['more than any number', Number.POSITIVE_INFINITY, '#NUM!'],
    ['a text', 'A vase', 'A vase'],
    ['a text with breaks of other systems', 'a\r\nb\rc\nd', 'a\nb\nc\nd'],
    ['half of a character', 'a\ud83d!', 'a\ufffd!'],
    ['both halves of a character', 'a\u{1f3fa}', 'a\u{1f3fa}'],
    ['a text that looks like a formula', '=A1', "'=A1"],
    ['the same behind a blank', ' =A1', "'=A1"],
    ['a text that looks like an error', '#REF!', '="#REF!"'],
    ['a text that is guarded already', "'=A1", "''=A1"],
    ['a word with an apostrophe before it', "'tis", "'tis"],
    ['a number sign', '# 12', '# 12'],
    ['a day', day('2026-05-01T00:00:00Z'), { day: '2026-05-01' }],
    ['a day and a time', day('2026-05-01T14:30:00Z'), '2026-05-01 14:30'],
    ['a time with seconds', day('2026-05-01T14:30:05Z'), '2026-05-01 14:30:05'],
    ['a time that is not whole', day('2026-05-01T14:29:59.700Z'), '2026-05-01 14:30'],
    ['a time alone', day('1899-12-31T06:00:00Z'), '06:00'],
    ['a time alone, where days count from 1904', day('1904-01-01T18:15:30Z'), '18:15:30'],
    ['the first day there is', day('1900-01-01T00:00:00Z'), { day: '1900-01-01' }],
    ['a day before all days', day('1899-12-30T00:00:00Z'), '####'],
    ['a day far behind', day('+010000-01-01T00:00:00Z'), '####'],
    ['no day', new Date(Number.NaN), '####'],
  ])('%s', (_name, value, cell) => {
    const read = cellOf(value);
    expect(read).toEqual(cell);
    expect(Object.is(read, -0)).toBe(false);
  });

  it('is an error that no person wrote as it is', () => expect(cellOf('#REF!', true)).toBe('#REF!'));
});

describe('a sheet as a table', () => {
  const table = (sheet: Partial<Sheet>) => sheetTable({ name: 's', rows: [], ...sheet });

  it('has the rows with something in them, by their lines, without what is empty at their ends', () => {
    const rows = [
      ['Lot', 'Title', '  ', null],
      [null, ' '],
      [1, 'A vase', undefined],
      ['', '', true],
    ];
    expect(table({ rows: rows as Sheet['rows'] })).toEqual({
      rows: [
        ['Lot', 'Title'],
        [1, 'A vase'],
        ['', '', true],
      ],
      lines: [1, 3, 4],
      width: 3,
      warnings: [],
    });
  });

  it('is none without any value', () => {
    expect(table({ rows: [[null], [' ']] })).toEqual({ problem: { rule: 'emptySheet', sheet: null } });
  });

  it.each([
    ['columns', [Array.from({ length: 501 }, () => 1)], { rule: 'tooManyColumns', columns: 501, most: 500 }],
    ['rows', Array.from({ length: 20_001 }, () => [1]), { rule: 'tooManyRows', rows: 20_001, most: 20_000 }],
  ])('has not too many %s', (_name, rows, problem) => {
    expect(table({ rows })).toEqual({ problem });
    const fewer = rows.length === 1 ? [rows[0]?.slice(1) ?? []] : rows.slice(1);
    expect(table({ rows: fewer })).not.toHaveProperty('problem');
  });

  it('shows formulas that have no result, also behind the last value, and says where the first is', () => {
    const cells = new Map([
      ['0,0', { value: 7, formula: 'B1' }],
      ['2,3', { value: null, formula: 'A1+1' }],
      ['1,1', { value: null, formula: '' }],
      ['1,0', { value: 'plain' }],
    ]) as unknown as NonNullable<Sheet['cells']>;
    expect(table({ rows: [[7], ['plain'], []], cells })).toEqual({
      rows: [[7], ['plain', '=(…)'], ['', '', '', '=A1+1']],
      lines: [1, 2, 3],
      width: 4,
      warnings: [
        { rule: 'formulas', count: 1 },
        { rule: 'formulasWithoutResult', count: 2, line: 2 },
      ],
    });
  });

  it('says what is merged or hidden where there is something in it', () => {
    const merge = (startRow: number, startCol: number) => ({ startRow, startCol, endRow: 9, endCol: 9 });
    const hidden = { hidden: true };
    const sheet = {
      rows: [
        ['a', '', 'c'],
        ['d', '', 'f'],
        [null, null, null],
      ],
      merges: [merge(1, 0), merge(0, 2), merge(2, 0)],
      rowDefs: new Map([
        [1, hidden],
        [2, hidden],
        [0, { hidden: false }],
      ]),
      columns: [{}, hidden, hidden, hidden],
    } as unknown as Partial<Sheet>;
    expect(table(sheet)).toMatchObject({
      warnings: [
        { rule: 'mergedCells', count: 2, line: 1 },
        { rule: 'hiddenRows', count: 1 },
        { rule: 'hiddenColumns', count: 1 },
      ],
    });
  });
});

describe('the tags of a part', () => {
  it('are those of a name, whatever their prefix, with what is said in either quotes', () => {
    const xml = `<x:sheet name="A &amp; B" r:id='r1' n = "2"/><sheets a="2"/><sheet><other:sheetView a="1"/><sheet a="1">`;
    expect(tagsOf(xml, 'sheet')).toEqual([{ name: 'A & B', 'r:id': 'r1', n: '2' }, {}, { a: '1' }]);
    expect(byLocalName({ id: 'own', 'r:id': 'r1' }, 'id')).toBe('r1');
    expect(byLocalName({ id: 'own' }, 'id')).toBeUndefined();
  });

  it('are none of those in a comment, also one that does not end', () => {
    expect(tagsOf('<a n="1"/><!-- <a n="2"/> --><a n="3"/><!-- x --><a n="4"/><!-- <a n="5"/>', 'a')).toEqual([
      { n: '1' },
      { n: '3' },
      { n: '4' },
    ]);
  });
});
