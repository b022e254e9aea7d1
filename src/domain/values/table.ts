import { guard, needsGuard, withoutGuard } from './formulas';

/** A rectangle of texts, row by row, as spreadsheets hand it over. Rows may differ in length. */
export type Table = readonly (readonly string[])[];

/** Characters of what is read from a clipboard, as plain text or as HTML. */
export const LONGEST_PASTE = 10_000_000;

/** Cells of a table that is read from a clipboard. */
export const MOST_CELLS = 500_000;

/** Spreadsheets quote a text that holds a tab, a line break or a quote. */
const NEEDS_QUOTES = /[\t\n\r"]/;

/**
 * `text/plain` as Excel and Google Sheets write and read it: tabs between cells, line breaks between rows. No text becomes
 * a formula there.
 */
export function formatTsv(table: Table): string {
  const cell = (text: string): string => (NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return table.map((row) => row.map((text) => cell(guard(text))).join('\t')).join('\n');
}

/**
 * Reads what a spreadsheet copied. A cell that begins with a quote may hold tabs and line breaks up to the closing one;
 * a quote elsewhere is a letter like any other, and so is one that nothing closes (`"Untitled`). One line break at the
 * end makes no row of its own. An empty text is one empty cell.
 */
export function parseTsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  for (;;) {
    const cell = readQuoted(text, at) ?? readBare(text, at);
    row.push(withoutGuard(cell.text));
    at = cell.end;
    if (text[at] === '\t') {
      at += 1;
      continue;
    }
    rows.push(row);
    if (at >= text.length) return rows;
    at += text.startsWith('\r\n', at) ? 2 : 1;
    if (at >= text.length) return rows;
    row = [];
  }
}

interface Cell {
  readonly text: string;
  /** Where the tab, the line break or the end follows. */
  readonly end: number;
}

function readQuoted(text: string, start: number): Cell | null {
  if (text[start] !== '"') return null;
  let found = '';
  let at = start + 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote < 0) return null;
    found += text.slice(at, quote);
    if (text[quote + 1] !== '"') {
      const end = quote + 1;
      return end >= text.length || /[\t\n\r]/.test(text.charAt(end)) ? { text: found, end } : null;
    }
    found += '"';
    at = quote + 2;
  }
}

function readBare(text: string, start: number): Cell {
  let end = start;
  while (end < text.length && text[end] !== '\t' && text[end] !== '\n' && text[end] !== '\r') end += 1;
  return { text: text.slice(start, end), end };
}

/** Excel and LibreOffice take a cell of this format for a text, whatever it begins with. */
const TEXT_FORMAT = `mso-number-format:'\\@'`;

/**
 * `text/html` for programs that prefer it, or take tables only so. Line breaks stay in their cell, and no text becomes a
 * formula: Excel goes by the format of the cell, Google Sheets by the value beside it.
 */
export function formatHtmlTable(table: Table): string {
  const cell = (text: string): string => {
    const format = needsGuard(text) ? `;${TEXT_FORMAT}` : '';
    const value = needsGuard(text) ? ` data-sheets-value="${escaped(JSON.stringify({ 1: 2, 2: text }))}"` : '';
    return `<td style="white-space:pre-wrap${format}"${value}>${escaped(text).replaceAll('\n', '<br>')}</td>`;
  };
  return `<table>${table.map((row) => `<tr>${row.map(cell).join('')}</tr>`).join('')}</table>`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\r', '&#13;');
}
