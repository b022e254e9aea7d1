/** A rectangle of texts, row by row, as spreadsheets hand it over. Rows may differ in length. */
export type Table = readonly (readonly string[])[];

/** Spreadsheets quote a text that holds a tab, a line break or a quote. */
const NEEDS_QUOTES = /[\t\n\r"]/;

/** `text/plain` as Excel and Google Sheets write and read it: tabs between cells, line breaks between rows. */
export function formatTsv(table: Table): string {
  return table
    .map((row) => row.map((text) => (NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text)).join('\t'))
    .join('\n');
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
    row.push(cell.text);
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

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** `text/html` for programs that take tables only so. Line breaks stay in their cell. */
export function formatHtmlTable(table: Table): string {
  const cell = (text: string): string =>
    `<td style="white-space:pre-wrap">${text
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('\r', '&#13;')
      .replaceAll('\n', '<br>')}</td>`;
  return `<table>${table.map((row) => `<tr>${row.map(cell).join('')}</tr>`).join('')}</table>`;
}

/**
 * The first table of an HTML text; null when there is none. Written out because the browser's own parser is closed to
 * pages that allow no HTML made from text. Nested tables are not taken apart.
 */
export function parseHtmlTable(html: string): string[][] | null {
  const table = /<table\b[^>]*>([\s\S]*?)<\/table>/i.exec(html)?.[1];
  if (table === undefined) return null;
  const rows = [...table.matchAll(/<tr\b[^>]*>([\s\S]*?)(?=<tr\b|<\/tr>|$)/gi)].map(([, row = '']) =>
    [...row.matchAll(/<t[dh]\b([^>]*)>([\s\S]*?)(?=<t[dh]\b|<\/t[dh]>|$)/gi)].map(([, attributes = '', inner = '']) =>
      plainText(inner, /pre-wrap/.test(attributes)),
    ),
  );
  return rows.length === 0 ? null : rows;
}

/** What a browser would show of a cell: line breaks from `<br>`, other runs of space as one unless they are kept. */
function plainText(html: string, spacesKept: boolean): string {
  const source = spacesKept ? html : html.replace(/[ \t\r\n]+/g, ' ').trim();
  return source
    .replace(/ ?<br\b[^>]*> ?/gi, (found) => (spacesKept ? found.replace(/<br\b[^>]*>/i, '\n') : '\n'))
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole: string, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? whole;
      const code = decimal === undefined ? parseInt(hex ?? '', 16) : Number(decimal);
      return code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
    });
}
