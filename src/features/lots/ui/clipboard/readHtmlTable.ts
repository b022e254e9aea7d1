import { MOST_CELLS } from '../../../../domain/values/table';

/** The name of the policy that the Content Security Policy's `trusted-types` must list. */
export const CLIPBOARD_POLICY = 'lotsmith-clipboard';

interface TrustedTypePolicies {
  /** Really a TrustedHTML, which the parser takes where it takes a text. */
  createPolicy(name: string, rules: { createHTML(html: string): string }): { createHTML(html: string): string };
}

let trust: ((html: string) => string) | null = null;

/** Lets this file, and no other, hand a text to the browser's parser. The policy's name is unique in a page. */
function trusted(html: string): string {
  if (trust === null) {
    const policies = (globalThis as { trustedTypes?: TrustedTypePolicies }).trustedTypes;
    const policy = policies?.createPolicy(CLIPBOARD_POLICY, { createHTML: (text) => text });
    trust = (text) => policy?.createHTML(text) ?? text;
  }
  return trust(html);
}

/** Elements that need no end, or have none: many of them are not deep. */
const ENDLESS = new Set(
  'area base br col colgroup dd dt embed hr img input li link meta option p source tbody td tfoot th thead tr wbr'.split(
    ' ',
  ),
);
/** Elements in elements, at most. Spreadsheets and web pages have a few dozen. */
const DEEPEST = 500;

/** Whether so many elements are in each other that the browser's parser would take a time that grows with the square. */
function isTooDeep(html: string): boolean {
  let depth = 0;
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)/gi)) {
    if (ENDLESS.has(name.toLowerCase())) continue;
    depth = slash === '/' ? Math.max(0, depth - 1) : depth + 1;
    if (depth > DEEPEST) return true;
  }
  return false;
}

/**
 * The first table of an HTML text; null when there is none, `tooLarge` when it has more cells, or deeper ones, than anybody
 * pastes. The
 * browser's own parser reads it into a document that is never shown: there no script runs and nothing is loaded. What
 * comes out is plain text only. Nested tables are not taken apart.
 */
export function readHtmlTable(html: string): string[][] | 'tooLarge' | null {
  if (isTooDeep(html)) return 'tooLarge';
  const table = new DOMParser().parseFromString(trusted(html), 'text/html').querySelector('table');
  if (table === null || table.rows.length === 0) return null;
  const rows: string[][] = [];
  /** For each column: the number of rows for which a cell of a row above still stands there. */
  const taken: number[] = [];
  let cells = 0;
  for (const { cells: found } of table.rows) {
    const row: string[] = [];
    const keepPlace = (): void => {
      for (let left = taken[row.length] ?? 0; left > 0; left = taken[row.length] ?? 0) {
        taken[row.length] = left - 1;
        row.push('');
      }
    };
    for (const cell of found) {
      keepPlace();
      const text = textOf(cell);
      for (let column = 0; column < cell.colSpan; column += 1) {
        taken[row.length] = cell.rowSpan - 1;
        row.push(column === 0 ? text : '');
      }
      cells += cell.colSpan;
      if (cells > MOST_CELLS) return 'tooLarge';
    }
    keepPlace();
    rows.push(row);
  }
  return rows;
}

/** Elements whose content is never shown. */
const UNSEEN = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT', 'TITLE']);
/** Elements that begin a line of their own. */
const BLOCKS = new Set(['P', 'DIV', 'LI', 'TR', 'H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'BLOCKQUOTE', 'PRE']);

/** What a browser would show of a cell: runs of space as one unless the cell keeps them. */
function textOf(cell: HTMLTableCellElement): string {
  const isKept = cell.style.whiteSpace.startsWith('pre');
  const parts: string[] = [];
  const walker = cell.ownerDocument.createTreeWalker(cell, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    UNSEEN.has(node.nodeName) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  let hasWords = false;
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node.nodeType === Node.TEXT_NODE) {
      const text = node.textContent ?? '';
      hasWords ||= text.trim() !== '';
      parts.push(isKept ? text : text.replace(/\s+/g, ' '));
    } else if (node.nodeName === 'BR' || (hasWords && BLOCKS.has(node.nodeName))) parts.push('\n');
  }
  const text = parts.join('');
  return isKept
    ? text
    : text
        .replace(/ +/g, ' ')
        .replace(/ ?\n ?/g, '\n')
        .trim();
}
