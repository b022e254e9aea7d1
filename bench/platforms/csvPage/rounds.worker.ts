import Papa from 'papaparse';
import * as v from 'valibot';
import { NO_CHOICE } from '../../../src/domain/imports/desk/noChoice';
import { createFileDesk } from '../../../src/services/imports/fileDesk';
import { answerRounds, inTurn } from '../../support/workerRounds';
import { COLUMNS, csvText } from '../../support/csvText';
import type { CsvRun } from './api';

const ROWS = 10_000;
const SHOWN = 50;

const text = csvText(ROWS);
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
  const { counts } = await desk.check(matching, NO_CHOICE);
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
