import { random } from '../../../testing/imports/someFile';
import { excelParts, packed, sheetData, stylesWith, type WorkbookParts } from '../../../testing/workbooks/workbookFile';
import { MOST_COLUMNS, MOST_ROWS } from '../../../domain/imports/read/importTable';
import { readWorkbook } from './readWorkbook';

const PARTS = excelParts({
  sheets: [
    {
      name: 'Lots',
      xml: `<cols><col min="1" max="2" width="9" hidden="1"/></cols>${sheetData(
        ['<c r="A1" t="s"><v>0</v></c>', '<c r="B1" t="s"><v>1</v></c>'],
        ['<c r="A2"><v>1200.5</v></c>', '<c r="B2" s="1"><v>45984</v></c>', '<c r="C2" t="b"><v>1</v></c>'],
        ['<c r="A3"><f>SUM(A1:A2)</f><v>7</v></c>', '<c r="D3" t="inlineStr"><is><r><t>Vase</t></r></is></c>'],
      )}<mergeCells count="1"><mergeCell ref="A3:B3"/></mergeCells>`,
    },
    { name: 'Notes', xml: sheetData(['<c r="A1" t="e"><v>#REF!</v></c>']) },
  ],
  strings: ['<t>Lot &amp; number</t>', '<r><rPr><b/></rPr><t xml:space="preserve">Day </t></r>'],
  styles: stylesWith(0, 14, '#,##0.00\\ [$€-407]'),
});

type Next = (below: number) => number;

const SOUP = [
  '<',
  '>',
  '"',
  '/',
  '&',
  '&#0;',
  '_x0000_',
  '=',
  '-1',
  '1e999',
  'XFD1048576',
  '</c>',
  '<row>',
  '<!--',
  ']]>',
  '\0',
  'ä',
  ' ',
];

/** Mistakes in a text, where they are likely to matter. */
function spoiled(text: string, next: Next): string {
  let result = text;
  for (let changes = 1 + next(4); changes > 0; changes -= 1) {
    const at = next(result.length + 1);
    const act = next(4);
    if (act === 0) result = result.slice(0, at) + result.slice(at + 1 + next(40));
    else if (act === 1) result = result.slice(0, at) + (SOUP[next(SOUP.length)] ?? '') + result.slice(at);
    else if (act === 2)
      result = result.slice(0, at) + result.slice(next(result.length + 1)).slice(0, 400) + result.slice(at);
    else
      result = result.replace(/\d+/g, (number) =>
        next(6) === 0 ? String(next(2) === 0 ? next(40) : 10 ** next(20)) : number,
      );
  }
  return result;
}

/** A workbook with mistakes in one of its parts, in the archive around them, or with a part less. */
function someWorkbook(next: Next): Uint8Array<ArrayBuffer> {
  const paths = Object.keys(PARTS);
  const path = paths[next(paths.length)] ?? '';
  const kind = next(4);
  if (kind === 0) {
    const bytes = packed(PARTS, next(2) === 0 ? 0 : 6);
    for (let changes = 1 + next(6); changes > 0; changes -= 1) bytes[next(bytes.length)] = next(256);
    return next(3) === 0 ? bytes.slice(0, next(bytes.length)) : bytes;
  }
  const parts: WorkbookParts =
    kind === 1
      ? Object.fromEntries(Object.entries(PARTS).filter(([each]) => each !== path))
      : { ...PARTS, [path]: spoiled(String(PARTS[path]), next) };
  return packed(parts, 0);
}

/** What must hold of whatever was read. */
async function check(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const read = await readWorkbook(new Blob([bytes]), 'any.xlsx');
  if (!read.ok) return read.problem.rule;
  const { rows, lines, width } = read.table;
  const isSound =
    rows.length > 0 &&
    rows.length <= MOST_ROWS &&
    width <= MOST_COLUMNS &&
    rows.every((row) => row.length > 0 && row.length <= width && row.every(isCell)) &&
    lines.length === rows.length &&
    lines.every((line, at) => line > (lines[at - 1] ?? 0));
  return isSound ? 'table' : 'unsound';
}

function isCell(cell: unknown): boolean {
  if (typeof cell === 'number') return Number.isFinite(cell);
  if (typeof cell === 'object') return /^\d{4}-\d\d-\d\d$/.test((cell as { day: string }).day);
  return typeof cell === 'string' || typeof cell === 'boolean';
}

it('ends in a table or in a problem, whatever has happened to a workbook', async () => {
  const next = random(20_261_123);
  const ends = new Map<string, number>();
  for (let file = 0; file < 2_000; file += 1) {
    const end = await check(someWorkbook(next));
    ends.set(end, (ends.get(end) ?? 0) + 1);
  }
  expect(ends.get('unsound')).toBeUndefined();
  // Each of these ends is met: the files are not all alike.
  for (const end of ['table', 'damaged', 'notATable', 'emptySheet']) {
    expect([end, (ends.get(end) ?? 0) > 5]).toEqual([end, true]);
  }
});
