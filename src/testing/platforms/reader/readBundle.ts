import { parse } from 'csv-parse/sync';
import * as american from './americanFacts';
import type { Bundle } from './bundle';
import { decode } from './decode';
import { numberIn, type ReaderFacts } from './facts';
import { wrongPictures } from './pictures';
import * as other from './otherFacts';
import { readSheet } from './readSheet';

const FACTS: Readonly<Record<string, ReaderFacts>> = { ...american, ...other };

export const READ_PLATFORMS: readonly string[] = Object.keys(FACTS);

/** Why the platform would not take the bundle as it is; empty when it would. */
export function readBundle(platform: string, bundle: Bundle): readonly string[] {
  const facts = FACTS[platform];
  if (facts === undefined) return [`no facts are written down about ${platform}`];
  const name = facts.extension.test(bundle.fileName) ? [] : [`the file is called ${bundle.fileName}`];
  const table = tableIn(bundle, facts);
  if ('reason' in table) return [...name, table.reason];
  const [header = [], ...rows] = table.rows;
  const headers = wrongHeaders(header, facts.header);
  if (headers.length > 0) return [...name, ...headers];
  const lots = rows.map((row) => new Map(header.map((each, place) => [each, row[place] ?? ''])));
  return [
    ...name,
    ...lots.flatMap((lot, place) => wrongCells(lot, place, facts, !isBook(bundle, facts))),
    ...wrongSale(lots, facts),
    ...wrongPictures(bundle, lots, facts),
  ];
}

const isBook = ({ fileName }: Pick<Bundle, 'fileName'>, { workbook }: ReaderFacts): boolean =>
  workbook !== undefined && fileName.endsWith('.xlsx');

type Table = { readonly rows: readonly (readonly string[])[] } | { readonly reason: string };

function tableIn({ fileName, bytes }: Bundle, facts: ReaderFacts): Table {
  if (isBook({ fileName }, facts)) return sheetTable(fileName, bytes, facts.workbook ?? []);
  const decoded = decode(bytes, facts.encoding);
  return 'reason' in decoded ? decoded : strictTable(decoded.text);
}

function sheetTable(fileName: string, bytes: Uint8Array, numbers: readonly string[]): Table {
  const sheet = readSheet(bytes);
  if (sheet === null) return { reason: `the file is called ${fileName}, and is no workbook` };
  if (sheet.formulas > 0) return { reason: 'the workbook runs formulas' };
  const [header = [], ...rows] = sheet.rows;
  for (const [at, name] of header.entries()) {
    const text = rows.find((row) => typeof row[at] === 'string' && row[at] !== '' && numbers.includes(String(name)));
    if (text !== undefined) return { reason: `${String(name)} is a text: ${String(text[at])}` };
  }
  return { rows: sheet.rows.map((row) => row.map(String)) };
}

/** Rows by the letter of RFC 4180: the end of a line is CR LF, quotes are closed, rows are equally long. */
function strictTable(text: string): Table {
  if (!text.endsWith('\r\n')) return { reason: 'the last line has no end' };
  try {
    return { rows: parse(text, { record_delimiter: '\r\n' }) };
  } catch (error) {
    return { reason: `the table cannot be read: ${String(error)}` };
  }
}

function wrongHeaders(header: readonly string[], wanted: readonly string[]): string[] {
  const missing = wanted.filter((each) => !header.includes(each));
  if (missing.length > 0) return missing.map((each) => `the column ${each} is missing`);
  return header.join('|') === wanted.join('|') ? [] : ['the columns are not in the order of the template'];
}

const FORMULA = /^[=+@\t\r]|^-(?!\d+([.,]\d+)*$)/;

/** In a workbook a text runs nothing, whatever it looks like. */
function wrongCells(lot: ReadonlyMap<string, string>, place: number, facts: ReaderFacts, isText: boolean): string[] {
  const reasons = [...lot].flatMap(([header, text]) => [
    ...(facts.filled.includes(header) && text.trim() === '' ? [`${header} is empty`] : []),
    ...(text.length > (facts.longest[header] ?? Infinity) ? [`${header} has ${text.length} characters`] : []),
    ...(text !== '' && facts.form[header]?.test(text) === false ? [`${header} cannot be ${text}`] : []),
    ...(facts.oneLine && /[\r\n]/.test(text) ? [`${header} has several lines`] : []),
    ...(isText && FORMULA.test(text) ? [`${header} is a formula`] : []),
  ]);
  return reasons.map((reason) => `row ${place + 1}: ${reason}`);
}

function wrongSale(lots: readonly ReadonlyMap<string, string>[], facts: ReaderFacts): string[] {
  const numbers = lots.map((lot) => numberIn(lot, facts));
  const doubles = new Set(numbers.filter((number, place) => numbers.indexOf(number) !== place));
  const [fewest, most] = facts.lots ?? [0, Infinity];
  const isCount = lots.length >= fewest && lots.length <= most;
  const areAbove = ([one, other]: readonly [string, string] = ['', '']): readonly ReadonlyMap<string, string>[] =>
    lots.filter((lot) => Number(lot.get(one) || 0) > Number(lot.get(other) || Infinity));
  return [
    ...[...doubles].map((number) => `the number ${number} is there twice`),
    ...(isCount ? [] : [`there are ${lots.length} lots`]),
    ...areAbove(facts.reserveUpToLow).map((lot) => `the reserve of ${numberIn(lot, facts)} is above the low estimate`),
    ...areAbove(facts.lowUpToHigh).map((lot) => `the low estimate of ${numberIn(lot, facts)} is above the high one`),
  ];
}
