import { LOT_FIELDS, ruleOf, type LotFieldName } from '../../lots/lotFields';
import type { Photo } from '../../photos/photo';
import { withoutGuard } from '../../values/formulas';
import { minorOf } from './ownAmount';
import { readCsv } from '../file/csv';
import type { PlatformLot } from '../platformLot';
import { lotFrom, photoFrom, type RecordOf } from './records';

/** What our own format holds. */
export interface OwnContent {
  /** Of its amounts; '' where the file does not say it. */
  readonly currency: string;
  readonly lots: readonly PlatformLot[];
  readonly photos: ReadonlyMap<string, readonly Photo[]>;
  /** What could not be read, by the row, counted from 1 without the header, and the column. */
  readonly unread: readonly { readonly row: number; readonly part: string }[];
}

/** `otherJson`: JSON of another program. */
export type OwnProblem = 'notText' | 'openQuote' | 'otherFile' | 'otherJson';
export type OwnReading =
  | { readonly ok: true; readonly content: OwnContent }
  | { readonly ok: false; readonly problem: OwnProblem };

/** Null when the bytes are no UTF-8. A mark at the beginning is no part of the text. */
export function textOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Reads a table that Lotsmith has written, in this build or an older one. */
export function readOwnTable(bytes: Uint8Array): OwnReading {
  const text = textOf(bytes);
  if (text === null) return { ok: false, problem: 'notText' };
  const rows = readCsv(text);
  if (rows === null) return { ok: false, problem: 'openQuote' };
  const [header = [], ...cells] = rows;
  if (!header.includes('lot') || !header.includes('lotId')) return { ok: false, problem: 'otherFile' };

  const unread: { row: number; part: string }[] = [];
  const photos = new Map<string, readonly Photo[]>();
  const lots = cells.map((row, index) => {
    const note = (part: string): void => void unread.push({ row: index + 1, part });
    const texts = Object.fromEntries(header.map((name, column) => [name, withoutGuard(row[column] ?? '')]));
    const lot = lotFrom(recordOf(texts), note);
    const own = photosOf(texts['photos'] ?? '', lot.id, note);
    if (own.length > 0) photos.set(lot.id, own);
    return lot;
  });
  const currency = cells[0]?.[header.indexOf('currency')] ?? '';
  return { ok: true, content: { currency, lots, photos, unread } };
}

/** The values that the texts of a row stand for. What is not in the row is left out. */
function recordOf(texts: Readonly<Record<string, string>>): RecordOf {
  const currency = texts['currency'] ?? '';
  const values = Object.entries(texts).map(([name, text]): [string, unknown] => {
    if (name === 'hammerMinor' || name === 'deletedAt') return [name, text === '' ? null : Number(text)];
    // A text that is no JSON is no record either, and is reported as what could not be read.
    if (name === 'extras') return [name, text === '' ? {} : (parsed(text) ?? text)];
    if (!Object.hasOwn(LOT_FIELDS, name)) return [name, text];
    return [name, fieldValue(name as LotFieldName, text, currency)];
  });
  return Object.fromEntries(values);
}

function fieldValue(name: LotFieldName, text: string, currency: string): unknown {
  switch (ruleOf(name).kind) {
    case 'money':
      return text === '' ? null : minorOf(text, currency);
    case 'count':
      return Number(text);
    case 'photo':
      return text === '' ? null : text;
    default:
      return text;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function photosOf(text: string, lotId: string, note: (part: string) => void): readonly Photo[] {
  if (text === '') return [];
  const list = parsed(text);
  const photos = Array.isArray(list) ? list.map((each) => photoFrom(each, lotId)) : [null];
  const good = photos.filter((photo) => photo !== null);
  if (good.length < photos.length) note('photos');
  return good;
}
