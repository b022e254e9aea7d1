import Papa from 'papaparse';
import * as v from 'valibot';
import { NO_CHOICE } from '../../../src/domain/imports/desk/noChoice';
import { createFileDesk } from '../../../src/services/imports/fileDesk';
import { answerRounds, inTurn } from '../../support/workerRounds';
import type { CsvRun } from './api';

const ROWS = 10_000;
const SHOWN = 50;

/** Twenty columns of a house: the name in the file, and what stands in a row. */
const COLUMNS: readonly (readonly [name: string, cell: (row: number) => string])[] = [
  ['Lot', (row) => String(row + 1)],
  ['Title', (row) => `A blue and white Delft jug, number ${row}`],
  [
    'Description',
    (row) => `With a pewter lid, painted with flowers.\nHeight ${row % 40} cm, chipped at the "foot", repaired.`,
  ],
  ['Category', (row) => ['Ceramics', 'Furniture', 'Silver', 'Pictures'][row % 4] ?? ''],
  ['Artist', (row) => `Workshop of the ${row % 97} Roses`],
  ['Period', (row) => `circa ${1700 + (row % 200)}`],
  ['Materials', () => 'Tin-glazed earthenware, pewter'],
  ['Dimensions', (row) => `${row % 90} × ${row % 70} cm`],
  ['Weight', (row) => `${row % 12} kg`],
  ['Condition', () => 'Good, with old repairs'],
  ['Provenance', (row) => `From a private house, by descent; lot ${row} of an inventory`],
  ['Quantity', (row) => String(1 + (row % 6))],
  ['Low estimate', (row) => `£${(100 + 10 * (row % 300)).toLocaleString('en-GB')}`],
  ['High estimate', (row) => String(5_000 + 10 * (row % 300))],
  ['Reserve', (row) => (row % 3 === 0 ? `${80 + (row % 200)}.50` : '')],
  ['Start price', (row) => String(20 + (row % 50))],
  ['Consignor', (row) => `C-${row % 50}`],
  ['Notes', (row) => (row % 5 === 0 ? 'To be photographed again' : '')],
  ['Location', (row) => `Shelf ${row % 30}`],
  ['Images', (row) => `${row + 1}-1.jpg; ${row + 1}-2.jpg`],
];

const quoted = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const text = [
  COLUMNS.map(([name]) => name),
  ...Array.from({ length: ROWS }, (_, row) => COLUMNS.map(([, cell]) => cell(row))),
]
  .map((row) => row.map(quoted).join(','))
  .join('\r\n');
const file = new Blob([text]);

const form = {
  currency: 'GBP',
  locale: 'en-GB',
  lotTypes: { single: '', asOneLot: '', timesTheMoney: '', choice: '' },
};

async function ours(): Promise<void> {
  const desk = createFileDesk();
  const open = await desk.open({ name: 'lots.csv', blob: file }, {}, { form, names: [], kept: {} });
  if (!open.ok) throw new Error('The file was not read.');
  const matching = open.columns.map(({ target }) => target);
  if (matching.filter((target) => target !== null).length < COLUMNS.length - 1)
    throw new Error('Columns were not found.');
  const { counts } = desk.check(matching, NO_CHOICE);
  if (counts.create !== ROWS) throw new Error(`${counts.create} rows would become lots.`);
  desk.rows(0, SHOWN);
}

const words = (longest: number) => v.pipe(v.string(), v.trim(), v.maxLength(longest));
const whole = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^\d*$/),
  v.transform((each) => (each === '' ? null : Number(each))),
);
const amount = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^£?[\d,]*(?:\.\d{1,2})?$/),
  v.transform((each) => (each === '' ? null : Math.round(Number(each.replace(/[£,]/g, '')) * 100))),
  v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(1e12))),
);
const RowSchema = v.object({
  Lot: whole,
  Title: v.pipe(words(300), v.nonEmpty()),
  Description: words(20_000),
  Category: words(200),
  Artist: words(300),
  Period: words(300),
  Materials: words(300),
  Dimensions: words(300),
  Weight: words(300),
  Condition: words(5_000),
  Provenance: words(5_000),
  Quantity: whole,
  'Low estimate': amount,
  'High estimate': amount,
  Reserve: amount,
  'Start price': amount,
  Consignor: words(200),
  Notes: words(5_000),
  Location: words(200),
  Images: v.pipe(
    v.string(),
    v.transform((each) => each.split(';').map((name) => name.trim())),
  ),
});

async function bare(): Promise<void> {
  const { data } = Papa.parse(await file.text(), { header: true, skipEmptyLines: true });
  const good = data.filter((row) => v.safeParse(RowSchema, row).success).length;
  if (good !== ROWS) throw new Error(`${good} rows were good.`);
}

let round = 0;

answerRounds(async (): Promise<CsvRun> => {
  round += 1;
  const [read, floor] = await inTurn(round, ours, bare);
  return { ours: read, bare: floor, bytes: file.size };
});
