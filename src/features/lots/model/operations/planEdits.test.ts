import fc from 'fast-check';
import { LOT_TYPES, NO_PRIVATE_FIELDS } from '../../../../domain/lots/lot';
import { formatTsv, parseTsv } from '../../../../domain/values/table';
import { buildLot } from '../../../../testing/stores/builders';
import { lotTexts } from '../texts/lotsTexts';
import { type CellLanguage, type GridLot, parseCell, typedText } from '../fields/cellValues';
import { GRID_FIELDS, type GridColumnId, kindOf } from '../fields/gridColumns';
import { copyTable, planClear, planFillDown, planPaste, planSet, type Sheet } from './planEdits';

const language: CellLanguage = { currency: 'EUR', locale: 'de-DE', lotTypes: lotTexts.texts.lotTypes };
const columns: readonly GridColumnId[] = ['number', 'title', 'category', 'estimateLow', 'quantity', 'reserve'];

function sheetOf(count: number): Sheet {
  const lots = Array.from({ length: count }, (_, i): GridLot => ({
    ...NO_PRIVATE_FIELDS,
    ...buildLot({ id: `lot${i}`, number: i + 1, title: `T${i}` }),
  }));
  return { ids: lots.map(({ id }) => id), columns, language, lotOf: (id) => lots.find((lot) => lot.id === id) };
}

const rect = (top: number, left: number, bottom = top, right = left) => ({ top, left, bottom, right });
const titles = (plan: ReturnType<typeof planPaste>) =>
  plan.edits.map(({ lotId, changes }) => `${lotId}=${String(changes.title)}`).join(' ');

describe('pasting', () => {
  it('puts one text into all chosen cells, and repeats a table that goes into them without a rest', () => {
    const sheet = sheetOf(6);
    expect(titles(planPaste(sheet, rect(1, 1, 3, 1), [['x']]))).toBe('lot1=x lot2=x lot3=x');
    expect(titles(planPaste(sheet, rect(0, 1, 3, 1), [['x'], ['y']]))).toBe('lot0=x lot1=y lot2=x lot3=y');
    expect(titles(planPaste(sheet, rect(0, 1, 2, 1), [['x'], ['y']]))).toBe('lot0=x lot1=y');
  });

  it('counts what is beyond the last lot and column, and what cannot be typed', () => {
    const plan = planPaste(sheetOf(3), rect(2, 4), [
      ['2', '5', 'lost'],
      ['lost', 'lost', 'lost'],
    ]);
    expect(plan).toMatchObject({ beyondRows: 1, beyondColumns: 1, fixed: 0 });
    expect(plan.edits).toEqual([{ lotId: 'lot2', changes: { quantity: 2, reserve: 500 }, unread: {} }]);
    expect(planPaste({ ...sheetOf(1), columns: ['status', 'title'] }, rect(0, 0), [['Draft', 'Vase']])).toMatchObject({
      fixed: 1,
      edits: [{ changes: { title: 'Vase' } }],
    });
  });

  it('takes numbers as they are, each once, and repeats none', () => {
    expect(planPaste(sheetOf(2), rect(0, 0), [['12A', 'Vase'], ['13']])).toMatchObject({
      numbers: [
        { lotId: 'lot0', text: '12A' },
        { lotId: 'lot1', text: '13' },
      ],
      edits: [{ lotId: 'lot0', changes: { title: 'Vase' } }],
      fixed: 0,
    });
    expect(planPaste(sheetOf(4), rect(0, 0, 3, 0), [['12'], ['13']])).toMatchObject({
      numbers: [{ text: '12' }, { text: '13' }],
      fixed: 2,
    });
    expect(planFillDown(sheetOf(3), rect(0, 0, 2, 0))).toMatchObject({ numbers: [], fixed: 0 });
    expect(planClear(sheetOf(2), rect(0, 0, 1, 0))).toMatchObject({ numbers: [{ text: '' }, { text: '' }], fixed: 2 });
  });

  it('fills both estimates from a range, which the empty cell beside it leaves alone', () => {
    const sheet: Sheet = { ...sheetOf(2), columns: ['estimateLow', 'estimateHigh'] };
    expect(
      planPaste(sheet, rect(0, 0), [
        ['12–18', ''],
        ['20', ''],
      ]).edits,
    ).toEqual([
      { lotId: 'lot0', changes: { estimateLow: 1_200, estimateHigh: 1_800 }, unread: {} },
      { lotId: 'lot1', changes: { estimateLow: 2_000, estimateHigh: null }, unread: {} },
    ]);
  });

  it('keeps as text what its cell cannot hold', () => {
    expect(planPaste(sheetOf(1), rect(0, 3), [['about 20', 'many']]).edits).toEqual([
      { lotId: 'lot0', changes: {}, unread: { estimateLow: 'about 20', quantity: 'many' } },
    ]);
  });
});

it('fills down from the first row, and from the row above when only one is chosen', () => {
  expect(titles(planFillDown(sheetOf(4), rect(1, 1, 3, 1)))).toBe('lot2=T1 lot3=T1');
  expect(titles(planFillDown(sheetOf(4), rect(2, 1)))).toBe('lot2=T1');
  expect(planFillDown(sheetOf(4), rect(0, 1)).edits).toEqual([]);
});

it('clears to what a new lot has', () => {
  expect(planClear(sheetOf(1), rect(0, 0, 0, 5)).edits[0]?.changes).toEqual({
    title: '',
    category: '',
    estimateLow: null,
    quantity: 1,
    reserve: null,
  });
  expect(planSet(['lot0'], 'estimateLow', 'x', language)).toEqual([]);
});

describe('what is copied', () => {
  it('is read back as the same values, through the clipboard, in every field', () => {
    const price = fc.option(fc.integer({ min: 0, max: 100_000_000 }));
    const lots = fc.record({
      title: fc.string({ maxLength: 80 }),
      description: fc.string({ unit: fc.constantFrom('a', '"', '\t', '\n', ' '), maxLength: 40 }),
      estimateLow: price,
      startPrice: price,
      reserve: price,
      quantity: fc.integer({ min: 1, max: 100_000 }),
      lotType: fc.constantFrom(...LOT_TYPES),
    });
    fc.assert(
      fc.property(lots, fc.constantFrom('de-DE', 'en-GB', 'fr-FR'), (fields, locale) => {
        const lot: GridLot = { ...NO_PRIVATE_FIELDS, ...buildLot(), ...fields };
        const spoken = { ...language, locale };
        const sheet: Sheet = { ids: ['lot1'], columns: GRID_FIELDS, language: spoken, lotOf: () => lot };
        const copied = copyTable(
          sheet,
          rect(0, 0, 0, GRID_FIELDS.length - 1),
          () => '',
          () => undefined,
        );
        const [row = []] = parseTsv(formatTsv(copied));
        GRID_FIELDS.forEach((field, place) => {
          const parsed = parseCell(field, row[place] ?? '', spoken);
          const blank = ['text', 'longText'].includes(kindOf(field)) && String(lot[field]).trim() === '';
          expect(parsed).toEqual({ ok: true, changes: { [field]: blank ? '' : lot[field] } });
        });
      }),
    );
  });

  it('is the text that could not be read, where there is one', () => {
    const sheet = sheetOf(1);
    const table = copyTable(
      sheet,
      rect(0, 0, 0, 3),
      (lot) => String(lot.number),
      () => ({ estimateLow: '12x' }),
    );
    expect(table).toEqual([['1', 'T0', '', '12x']]);
    const lot = sheet.lotOf('lot0');
    expect(lot && typedText(lot, 'estimateLow', language)).toBe('1');
  });
});
