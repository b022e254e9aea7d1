import fc from 'fast-check';
import { LOT_FIELDS } from '../../lots/lotFields';
import { type CellForm, readCell, textAsItStands, valueOfOurs } from './readCell';
import { readLotNumber } from './lotNumberCell';

const FORM: CellForm = {
  currency: 'GBP',
  locale: 'en',
  lotTypes: { single: 'Einzelnes Stück', asOneLot: 'Zusammen', timesTheMoney: 'Mal Anzahl', choice: 'Nach Belieben' },
};

describe('lot numbers', () => {
  it.each([
    ['12', 12, ''],
    ['12A', 12, 'A'],
    ['12a', 12, 'A'],
    ['12-A', 12, 'A'],
    ['12 / b', 12, 'B'],
    ['0012', 12, ''],
    ["'0012", 12, ''],
    ['Lot 12', 12, ''],
    ['LOT 12A', 12, 'A'],
    ['Lot No. 12', 12, ''],
    ['Los-Nr. 12', 12, ''],
    ['Nr. 7', 7, ''],
    ['# 7', 7, ''],
    ['12.0', 12, ''],
    ['1,200', 1200, ''],
    ['1.200', 1200, ''],
  ])('reads %j', (text, number, suffix) => {
    expect(readLotNumber(text)).toEqual({ ok: true, number: { number, suffix } });
  });

  it('reads the letter from a column of its own, and none from a blank cell', () => {
    expect(readLotNumber('205', 'a')).toEqual({ ok: true, number: { number: 205, suffix: 'A' } });
    expect(readLotNumber(' ')).toEqual({ ok: true, number: null });
  });

  it.each([
    ['vase', 'notANumber'],
    ['0', 'zero'],
    ['123456', 'tooLarge'],
    ['12AB', 'oneLetter'],
    ['1.2E+03', 'scientific'],
    ['12-Jan', 'date'],
    ['Mär 12', 'date'],
    ['12.01.2026', 'date'],
    ['2026-01-12 00:00:00', 'date'],
    ['-'.repeat(100_000), 'notANumber'],
  ])('refuses %.20j: %s', (text, rule) => {
    expect(readLotNumber(text)).toEqual({ ok: false, rule });
  });
});

describe('amounts', () => {
  it.each([
    ['£1,200', 120_000],
    ['1.200,50 £', 120_050],
    ['1 200', 120_000],
    ["1'200.50", 120_050],
    ['GBP 80', 8_000],
    ['1.2k', 120_000],
    ['£2k', 200_000],
    ['80,-', 8_000],
    ['80.--', 8_000],
    ['-', null],
    ['n/a', null],
    ['ohne Limit', null],
  ])('reads %j', (text, minor) => {
    expect(readCell('reserve', text, FORM)).toEqual({ ok: true, values: { reserve: minor }, notes: [] });
  });

  it('takes the point of a workbook for what it is', () => {
    expect(readCell('reserve', 1.25, FORM)).toEqual({ ok: true, values: { reserve: 125 }, notes: [] });
    expect(readCell('reserve', 0.1 + 0.2, FORM)).toEqual({ ok: true, values: { reserve: 30 }, notes: [] });
    expect(readCell('reserve', 1.234, FORM)).toEqual({ ok: false, rule: 'tooManyDecimals' });
    expect(readCell('reserve', -1, FORM)).toEqual({ ok: false, rule: 'negative' });
    expect(readCell('reserve', 1e20, FORM)).toEqual({ ok: false, rule: 'tooLarge' });
  });

  it.each([
    ['€40', 'otherCurrency'],
    ['40 USD', 'otherCurrency'],
    ['£10–€20', 'otherCurrency'],
    ['-5', 'negative'],
    ['1.2E+03', 'scientific'],
    ['12-Jan', 'date'],
    ['12/01/2026', 'date'],
    ['on request', 'notANumber'],
    ['#REF!', 'spreadsheetError'],
    ['#######', 'spreadsheetError'],
    ['=A1*2', 'formula'],
    ['1200–1000', 'upsideDown'],
    [`${' '.repeat(100_000)}1 x ${' '.repeat(100_000)}2`, 'notANumber'],
  ])('refuses %.20j: %s', (text, rule) => {
    expect(readCell('estimateLow', text, FORM)).toEqual({ ok: false, rule });
  });

  it.each([
    ['£1,200–1,800', 120_000, 180_000],
    ['1200/1800', 120_000, 180_000],
    ['1.2k-1.8k', 120_000, 180_000],
    ['1.2–1.8k', 120_000, 180_000],
    ['£1–2k', 100_000, 200_000],
    ['800-1.2k', 80_000, 120_000],
    ['340 to 510', 34_000, 51_000],
    ['340 bis 510', 34_000, 51_000],
    ['£1,200 - £1,800', 120_000, 180_000],
    ['1.200,- – 1.800,-', 120_000, 180_000],
  ])('splits %j into low and high', (text, estimateLow, estimateHigh) => {
    const split = { ok: true, values: { estimateLow, estimateHigh }, notes: ['split'] };
    expect(readCell('estimate', text, FORM)).toEqual(split);
    expect(readCell('estimateLow', text, FORM)).toEqual(split);
  });

  it('takes one amount for the low end, and no range where only one amount can be', () => {
    expect(readCell('estimate', '500', FORM)).toEqual({
      ok: true,
      values: { estimateLow: 50_000, estimateHigh: null },
      notes: [],
    });
    expect(readCell('reserve', '500-600', FORM)).toEqual({ ok: false, rule: 'range' });
  });
});

describe('other fields', () => {
  it.each([
    ['2', 2],
    ['2.0', 2],
    ['2 x', 2],
    ['12 pcs.', 12],
    ['3 Stück', 3],
  ])('a quantity: %j', (text, quantity) => {
    expect(readCell('quantity', text, FORM)).toEqual({ ok: true, values: { quantity }, notes: [] });
  });

  it.each([
    ['0', 'notACount'],
    ['2.5', 'notACount'],
    ['a pair', 'notACount'],
    ['02-Mar', 'date'],
  ])('no quantity: %j', (text, rule) => {
    expect(readCell('quantity', text, FORM)).toEqual({ ok: false, rule });
  });

  it.each([
    ['Mal Anzahl', 'timesTheMoney'],
    ['Times the Money', 'timesTheMoney'],
    ['2', 'timesTheMoney'],
    ['asOneLot', 'asOneLot'],
    ["Buyer's choice", 'choice'],
  ])('a kind of lot: %j', (text, lotType) => {
    expect(readCell('lotType', text, FORM)).toEqual({ ok: true, values: { lotType }, notes: [] });
  });

  it('no kind of lot', () => {
    expect(readCell('lotType', 'auction', FORM)).toEqual({ ok: false, rule: 'notAChoice' });
  });

  it('keeps the line breaks of long texts only, and says so', () => {
    expect(readCell('title', 'Vase\r\nblue', FORM)).toEqual({
      ok: true,
      values: { title: 'Vase blue' },
      notes: ['linesJoined'],
    });
    expect(readCell('description', 'Vase\r\nblue', FORM)).toEqual({
      ok: true,
      values: { description: 'Vase\nblue' },
      notes: [],
    });
  });

  it('takes the mark of databases for a break within a field as a line break', () => {
    expect(readCell('description', 'Silver teapot.\vLondon 1774.', FORM)).toEqual({
      ok: true,
      values: { description: 'Silver teapot.\nLondon 1774.' },
      notes: [],
    });
    expect(readCell('title', 'Teapot\vLondon', FORM)).toEqual({
      ok: true,
      values: { title: 'Teapot London' },
      notes: ['linesJoined'],
    });
  });

  it('takes characters away that nobody types, and says so', () => {
    expect(readCell('title', 'Va\u0007se\u202e', FORM)).toEqual({
      ok: true,
      values: { title: 'Vase' },
      notes: ['charactersRemoved'],
    });
  });

  it('makes a text of HTML, and says so', () => {
    expect(readCell('description', '<p>Vase &amp; bowl</p>', FORM)).toEqual({
      ok: true,
      values: { description: 'Vase & bowl' },
      notes: ['markupRemoved'],
    });
  });

  it('refuses a text that is too long, and does not cut it', () => {
    const { longest } = LOT_FIELDS.title;
    expect(readCell('title', 'x'.repeat(longest), FORM)).toMatchObject({ ok: true });
    expect(readCell('title', 'x'.repeat(longest + 1), FORM)).toEqual({
      ok: false,
      rule: 'tooLong',
      most: longest,
      has: longest + 1,
    });
  });

  it('takes away what only a spreadsheet needs', () => {
    expect(readCell('title', '="0012"', FORM)).toMatchObject({ values: { title: '0012' } });
    expect(readCell('title', "'=Vase", FORM)).toMatchObject({ values: { title: '=Vase' } });
    expect(readCell('title', '= a sign', FORM)).toMatchObject({ values: { title: '= a sign' } });
    expect(readCell('title', '=SUM(A1)', FORM)).toEqual({ ok: false, rule: 'formula' });
  });

  it('takes a text as it stands only when reading it would change nothing', () => {
    const signs = fc.constantFrom(
      'a',
      'ß',
      ' ',
      '\n',
      '\t',
      '<b>',
      '&amp;',
      '=',
      "'",
      '#',
      '#REF!',
      '\u0007',
      '\u202e',
      '-',
    );
    fc.assert(
      fc.property(fc.constantFrom('title', 'description'), fc.string({ unit: signs, minLength: 1 }), (field, text) => {
        const plain = textAsItStands(field, text);
        if (plain !== null)
          expect(readCell(field, text, FORM)).toEqual({ ok: true, values: { [field]: plain }, notes: [] });
      }),
    );
    expect(textAsItStands('title', 'Vase – 12" high, “Delft”')).toBe('Vase – 12" high, “Delft”');
    expect(textAsItStands('description', 'A vase.\u2028Blue.')).toBe('A vase.\u2028Blue.');
    expect(textAsItStands('title', 'x'.repeat(LOT_FIELDS.title.longest))).toHaveLength(LOT_FIELDS.title.longest);
    expect(textAsItStands('title', 'x'.repeat(LOT_FIELDS.title.longest + 1))).toBeNull();
    expect(textAsItStands('title', 5)).toBeNull();
    expect(textAsItStands('lotType', 'single')).toBeNull();
    expect(textAsItStands('reserve', '5')).toBeNull();
    expect(textAsItStands('estimate', '5')).toBeNull();
    expect(textAsItStands('extras.origin', 'Delft')).toBeNull();
    expect(textAsItStands('quantity', '2')).toBeNull();
  });

  it('takes a day of a workbook for a text, and for nothing else', () => {
    expect(readCell('period', { day: '1890-01-01' }, FORM)).toMatchObject({ values: { period: '1890-01-01' } });
    expect(readCell('quantity', { day: '2026-02-01' }, FORM)).toEqual({ ok: false, rule: 'date' });
  });

  it('gives every kind of cell to a text as a spreadsheet shows it', () => {
    expect(readCell('title', 1890, FORM)).toMatchObject({ values: { title: '1890' } });
    expect(readCell('title', true, FORM)).toMatchObject({ values: { title: 'true' } });
    expect(readCell('quantity', 2, FORM)).toMatchObject({ values: { quantity: 2 } });
  });

  it('gives nothing for a blank cell', () => {
    expect(readCell('title', '  ', FORM)).toEqual({ ok: true, values: {}, notes: [] });
    expect(readCell('title', undefined, FORM)).toEqual({ ok: true, values: {}, notes: [] });
  });
});

describe('a cell of a file of ours', () => {
  const { longest } = LOT_FIELDS.title;

  it.each<[Parameters<typeof valueOfOurs>[0], Parameters<typeof valueOfOurs>[1], string | number | null]>([
    ['title', '<b>Vase</b> &amp; bowl', '<b>Vase</b> &amp; bowl'],
    ['description', ' A vase.\nBlue. ', ' A vase.\nBlue. '],
    ['title', "'=Vase", '=Vase'],
    ['title', 'x'.repeat(longest), 'x'.repeat(longest)],
    ['title', 'x'.repeat(longest + 1), null],
    ['reserve', ' 1200.50 ', 120_050],
    ['reserve', '10000000000.00', 1_000_000_000_000],
    ['reserve', '10000000000.01', null],
    ['reserve', '1,200', null],
    ['reserve', 12, null],
    ['estimate', '12', null],
    ['extras.origin', 'Delft', null],
    ['lotType', 'single', null],
    ['quantity', '2', null],
    ['title', undefined, null],
  ])('is for %s, of %.30j, just what it says, where it says it: %.30j', (target, cell, value) => {
    expect(valueOfOurs(target, cell, FORM)).toBe(value);
  });
});
