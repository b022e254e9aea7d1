import type { CellValue } from 'hucre/xlsx';
import { problemAnywhere, withoutMarks } from '../../../domain/imports/cells/spreadsheetMarks';
import type { Cell } from '../../../domain/imports/read/importTable';

/** A value of a workbook as imports have it. `isError`: it is `#REF!` and the like, and no person wrote it. */
export function cellOf(value: CellValue | undefined, isError = false): Cell {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return isError ? value : textCell(value);
  if (typeof value === 'number') return numberCell(value);
  return value instanceof Date ? dayCell(value) : value;
}

/** A carriage return, or a half of a character: most of these have their other half. */
const UNUSUAL = /[\r\ud800-\udfff]/;

/** One kind of line breaks, as in text files, and no half of a character. */
function textCell(text: string): string {
  const plain = UNUSUAL.test(text) ? text.replace(/\r\n?/g, '\n').replace(/\p{Surrogate}/gu, '\ufffd') : text;
  return plain.charCodeAt(0) <= APOSTROPHE || plain.startsWith('=') ? doubtful(plain) : plain;
}

/** Blanks, `#` and the apostrophe itself are not after it. */
const APOSTROPHE = 0x27;

const doubtful = (text: string): string => (/^\s*[='#]/.test(text) ? asText(text.trim()) : text);

/**
 * In a text file nobody knows whether `=A1` is a text. In a workbook it is one, and gets what says so in a text file; so does a
 * text that already has such a guard, which is taken away once.
 */
function asText(text: string): string {
  if (problemAnywhere(text) === 'spreadsheetError') return `="${text}"`;
  return withoutMarks(text) === text && problemAnywhere(text) === null ? text : `'${text}`;
}

/** Spreadsheets work with 15 digits, and show no more: 0.1 + 0.2 is 0.3 there, and 0.30000000000000004 in the file. */
function numberCell(value: number): Cell {
  if (Number.isSafeInteger(value)) return value + 0;
  // As most amounts are: the nearest number to so few decimals. The way by a text takes longer.
  if (Number.isFinite(value) && Math.round(value * 1e6) / 1e6 === value) return value;
  const rounded = Number(value.toPrecision(15));
  return Number.isFinite(rounded) ? rounded : '#NUM!';
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Without a day a workbook counts from these: a time of the day is a part of the first day. */
const NO_DAYS = [Date.UTC(1899, 11, 31), Date.UTC(1904, 0, 1)];

/** A day; with a time, or a time alone, it is a text. */
function dayCell(date: Date): Cell {
  // Spreadsheets show #### for what is no day.
  if (Number.isNaN(date.getTime())) return '####';
  // An hour is no whole part of a day, so seconds are not whole either.
  const time = Math.round(date.getTime() / 1_000) * 1_000;
  const text = new Date(time).toISOString();
  const start = Math.floor(time / DAY) * DAY;
  const clock = text.slice(11, time % MINUTE === 0 ? 16 : 19);
  if (NO_DAYS.includes(start)) return clock;
  if (!/^(?:19|[2-9]\d)\d\d-/.test(text)) return '####';
  return time === start ? { day: text.slice(0, 10) } : `${text.slice(0, 10)} ${clock}`;
}
