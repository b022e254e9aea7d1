import * as fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { checkRows, rowFormOf } from '../../../domain/imports/plan/checkRow';
import { type ImportPlan, planImport } from '../../../domain/imports/plan/planImport';
import { matchColumns } from '../../../domain/imports/columns/matchColumns';
import { PLATFORM_FORMATS } from '../../../domain/imports/columns/platformFormats';
import { withoutMarks } from '../../../domain/imports/cells/spreadsheetMarks';
import type { Cell, ImportTable } from '../../../domain/imports/read/importTable';
import { readTable } from '../../../domain/imports/read/readTable';
import { extraFieldsOf } from '../../../domain/lots/extras';
import type { PlatformLot } from '../../../domain/platforms/platformLot';
import { ownSheet } from '../../../domain/platforms/workList/ownSheet';
import { type Sheet, type SheetCell, sheetNameOf } from '../../../domain/platforms/workList/sheet';
import { type WorkList, workListSheet } from '../../../domain/platforms/workList/workList';
import { columnsFor, type FixedColumn } from '../../../domain/platforms/workList/workListColumns';
import { workListCsv } from '../../../domain/platforms/workList/workListCsv';
import { lotFieldNames, privateFieldNames } from '../../../shared/lotFieldNames';
import { anySale } from '../../../testing/platforms/anySale';
import { GOLDEN_LOTS, GOLDEN_PHOTOS, GOLDEN_SALE } from '../../../testing/platforms/goldenSale';
import { readWorkbook } from '../reading/readWorkbook';
import { writeWorkbook } from './writeWorkbook';

const lotTypes = {
  single: 'Single lot',
  asOneLot: 'Sold as one lot',
  timesTheMoney: 'Times the money',
  choice: 'Choice',
};
const words = {
  columns: {
    ...lotFieldNames,
    ...privateFieldNames,
    number: 'Lot number',
    status: 'State',
    photos: 'Number of photos',
    hammer: 'Hammer price',
    sale: 'Sale',
    saleDate: 'Day of the sale',
    id: 'Lotsmith id',
  } as Record<FixedColumn, string>,
  extras: {
    'extras.ownText_a': 'Shelf',
    'extras.ownNumber_b': 'Pieces',
    'extras.ownMoney_c': 'Fee',
    'extras.ownYesNo_d': 'Crated',
  },
  yesNo: ['Yes', 'No'],
  statuses: {
    draft: 'draft',
    ready: 'ready',
    published: 'published',
    sold: 'sold',
    passed: 'passed',
    withdrawn: 'withdrawn',
  },
  lotTypes,
  sheet: 'Lots',
} as const;
/** What lots of a sale with four columns of its house say. */
const EXTRAS = [
  { field: 'extras.ownText_a', kind: 'text' },
  { field: 'extras.ownNumber_b', kind: 'number' },
  { field: 'extras.ownMoney_c', kind: 'money' },
  { field: 'extras.ownYesNo_d', kind: 'yesNo' },
] as const;
const listOf = (lots: readonly PlatformLot[], more: Partial<WorkList> = {}): WorkList => ({
  lots,
  photos: new Map(lots.map(({ id }, at) => [id, at])),
  sale: GOLDEN_SALE,
  columns: columnsFor(
    true,
    EXTRAS.map(({ field }) => field),
  ),
  extras: EXTRAS,
  seesPrivate: true,
  words,
  ...more,
});

/** What an import of the table into the same sale would do. */
function planOf(table: ImportTable, lots: readonly PlatformLot[], currency: string, locale = 'en'): ImportPlan {
  const extras = Object.fromEntries(EXTRAS.map(({ field, kind }) => [field, { kind, choices: [], longest: 500 }]));
  const form = { currency, locale, lotTypes, extras, yesNo: words.yesNo };
  const names = [Object.fromEntries(Object.entries(words.extras).map(([field, name]) => [field, [name]]))];
  const matched = matchColumns(table, { form, formats: PLATFORM_FORMATS, names, kept: () => undefined });
  const matching = matched.columns.map(({ target }) => target);
  const checked = checkRows(table, matched.header, rowFormOf(table, matched, matching, form));
  const sale = {
    lots: lots.map((lot) => ({ ...lot, ...extraFieldsOf(lot.extras) })),
    held: new Set<string>(),
    status: 'open' as const,
  };
  return planImport(checked, matching, sale, { collision: 'overwrite', drafts: false, blank: 'empty', pictures: true });
}

async function readBack(sheet: Sheet): Promise<ImportTable> {
  const read = await readWorkbook(new Blob([await writeWorkbook(sheet)]), 'list.xlsx');
  if (!read.ok) throw new Error(read.problem.rule);
  return read.table;
}

const refusals = ({ rows }: ImportPlan): unknown =>
  rows.filter(({ act }) => act.kind !== 'unchanged').map(({ act }) => act);

/** Imports take HTML out of a description, and all line breaks for one kind: what was so before cannot be the same behind it. */
const LOTS = GOLDEN_LOTS.map((lot) => ({
  ...lot,
  description: lot.description.replace(/<\/?b>/g, '').replaceAll('\r\n', '\n'),
}));

it('a work list comes back as it went out, as a workbook and as a text file', async () => {
  const sheet = workListSheet(listOf(LOTS));
  const plan = planOf(await readBack(sheet), LOTS, GOLDEN_SALE.currency);
  expect(refusals(plan)).toEqual([]);
  expect(plan.counts.unchanged).toBe(LOTS.length);
  for (const locale of ['en', 'de']) {
    const csv = readTable(workListCsv(sheet, locale), 'list.csv');
    if (!csv.ok) throw new Error(csv.problem.rule);
    expect(refusals(planOf(csv.table, LOTS, GOLDEN_SALE.currency, locale))).toEqual([]);
  }
});

it('has the extras of the sale, numbers as numbers, and they come back', async () => {
  const [first, second, ...others] = LOTS;
  if (first === undefined || second === undefined) throw new Error('There are no lots.');
  const lots = [
    { ...first, extras: { ownText_a: '=A1', ownNumber_b: 12.5, ownMoney_c: 1_250, ownYesNo_d: true } },
    { ...second, extras: { ownNumber_b: 3, ownYesNo_d: false } },
    ...others.map((lot) => ({ ...lot, extras: {} })),
  ];
  const sheet = workListSheet(listOf(lots));
  const at = sheet.columns.findIndex(({ header }) => header === 'Shelf');
  expect(sheet.columns.slice(at, at + 4).map(({ header }) => header)).toEqual([
    'Shelf',
    'Pieces',
    'Fee (GBP)',
    'Crated',
  ]);
  expect(sheet.rows.slice(0, 2).map((row) => row.slice(at, at + 4))).toEqual([
    ['=A1', 12.5, 12.5, 'Yes'],
    [null, 3, null, 'No'],
  ]);
  expect(refusals(planOf(await readBack(sheet), lots, GOLDEN_SALE.currency))).toEqual([]);
  for (const locale of ['en', 'de']) {
    const csv = readTable(workListCsv(sheet, locale), 'list.csv');
    if (!csv.ok) throw new Error(csv.problem.rule);
    expect(refusals(planOf(csv.table, lots, GOLDEN_SALE.currency, locale))).toEqual([]);
  }
});

it('our own table comes back as it went out', async () => {
  const sheet = ownSheet(LOTS, GOLDEN_PHOTOS, GOLDEN_SALE, 'Lots');
  const plan = planOf(await readBack(sheet), LOTS, GOLDEN_SALE.currency);
  expect(refusals(plan)).toEqual([]);
  expect(plan.counts.unchanged).toBe(LOTS.length);
});

it('whatever a text looks like, the workbook has it as it is, and imports read it so', async () => {
  await fc.assert(
    fc.asyncProperty(anySale, async ({ lots, photos, sale }) => {
      if (lots.length === 0) return;
      for (const sheet of [workListSheet(listOf(lots, { sale })), ownSheet(lots, photos, sale, 'Lots')]) {
        const { rows } = await readBack(sheet);
        const wanted = [sheet.columns.map(({ header }) => header), ...sheet.rows];
        expect(rows.map((row, at) => wanted[at]?.map((_, column) => asRead(row[column])))).toEqual(
          wanted.map((row) => row.map(asWritten)),
        );
      }
    }),
    { numRuns: 60, seed: 14 },
  );
});

/** As an import takes the cell: without blanks around it, and without what says that it is a text. */
const asRead = (cell: Cell | undefined): unknown => (typeof cell === 'string' ? withoutMarks(cell) : (cell ?? ''));
function asWritten(cell: SheetCell): unknown {
  if (typeof cell !== 'string') return cell ?? '';
  return cell
    .replace(/\r\n?/g, '\n')
    .replace(/\p{Surrogate}|[\ufffe\uffff]/gu, '\ufffd')
    .trim();
}

/** The parts of the archive, as any other program sees them. */
async function partsOf(sheet: Sheet): Promise<Readonly<Record<string, string>>> {
  const files = unzipSync(await writeWorkbook(sheet));
  return Object.fromEntries(Object.entries(files).map(([path, bytes]) => [path, strFromU8(bytes)]));
}

describe('the workbook itself', () => {
  const lot = { ...GOLDEN_LOTS[0], id: 'x' } as PlatformLot;
  const lots = [
    { ...lot, number: 12, suffix: '', title: '=HYPERLINK("https://example.org")', estimateLow: 120_050, notes: '#N/A' },
    { ...lot, number: 12, suffix: 'A', title: '+49 170', estimateLow: null, notes: '_x0041_' },
  ];
  const columns = ['number', 'title', 'estimateLow', 'notes', 'saleDate'] as const;
  const sheet = workListSheet(
    listOf(lots, { columns, sale: { title: "'Old: Clocks?*", date: '2026-11-23', currency: 'GBP' } }),
  );

  it('has numbers, days and widths, and a header in bold that stays', async () => {
    const { 'xl/worksheets/sheet1.xml': xml = '', 'xl/styles.xml': styles = '', ...parts } = await partsOf(sheet);
    expect(xml).toMatch(/<c r="A2"[^>]*><v>12<\/v>/);
    expect(xml).toMatch(/<c r="A3"[^>]*t="s"/);
    expect(xml).toMatch(/<c r="C2"[^>]*><v>1200.5<\/v>/);
    expect(xml).toMatch(/<c r="E2"[^>]*><v>46349<\/v>/);
    expect(xml).toMatch(/<pane ySplit="1" topLeftCell="A2" state="frozen"/);
    expect(xml).toMatch(/<col min="2" max="2" width="40"/);
    expect(styles).toContain('#,##0.00');
    expect(styles).toContain('yyyy-mm-dd');
    expect(styles).toMatch(/<b\/>/);
    expect(parts['xl/workbook.xml']).toContain('<sheet name="Old Clocks"');
  });

  it('has no formula and no error, whatever the texts look like', async () => {
    const { 'xl/worksheets/sheet1.xml': xml = '', 'xl/sharedStrings.xml': strings = '' } = await partsOf(sheet);
    expect(xml).not.toMatch(/<f[ >/]|t="e"|hyperlink/);
    expect(strings + xml).toContain('=HYPERLINK("https://example.org")');
    expect(strings).toContain('_x005F_x0041_');
  });
});

it('has what a person may see only, whatever was chosen', () => {
  const { columns } = workListSheet(listOf(GOLDEN_LOTS, { seesPrivate: false }));
  const headers = columns.map(({ header }) => header);
  expect(headers).not.toEqual(expect.arrayContaining(['Consignor']));
  expect(headers.filter((header) => /Reserve|Consignor|notes/.test(header))).toEqual([]);
  expect(headers).toContain('Hammer price (GBP)');
});

it.each([
  ['Clocks: old/new [2026]?*\\', 'Clocks old new 2026'],
  ["'Quoted'", 'Quoted'],
  ['History', 'Lots'],
  ['', 'Lots'],
  ['x'.repeat(30) + '🫖🫖', 'x'.repeat(30)],
  ['\ud800', 'Lots'],
])('a sheet of the sale %j is called %j', (title, name) => {
  expect(sheetNameOf(title, 'Lots')).toBe(name);
});
