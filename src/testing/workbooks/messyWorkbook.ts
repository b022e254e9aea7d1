import { excelParts, packed, sheetData, stylesWith } from './workbookFile';

/** Rows of lots, numbered from 101. */
export const MESSY_ROWS = 400;
/** The row of the sheet in which the first of them stands. */
export const FIRST_LINE = 4;

/** Places of rows with a mistake: a formula without a result, an error, a word, and a day where an amount belongs. */
export const MISTAKES = { formula: 20, error: 2, word: 80, day: 120 } as const;

const DAY_STYLE = 1;
const MONEY_STYLE = 2;

/**
 * As a house has kept its sales for years: a merged title above the names, a hidden sheet and a hidden row, numbers as texts,
 * ranges, formulas, formatted texts, HTML, days, and a last row that is no lot. Written by hand: no library is in it.
 */
export function messyWorkbook(): Uint8Array<ArrayBuffer> {
  const strings: string[] = [];
  const shared = (ref: string, xml: string): string => {
    strings.push(xml);
    return `<c r="${ref}" t="s"><v>${strings.length - 1}</v></c>`;
  };
  const text = (ref: string, value: string): string => shared(ref, `<t xml:space="preserve">${value}</t>`);
  const names = ['Lot No.', 'Item', 'Full description', 'Estimate', 'Reserve', 'Consignor', 'Category', 'Brought in'];
  const rows = Array.from({ length: MESSY_ROWS }, (_, at) => lotCells(at, FIRST_LINE + at, text, shared));
  const last = FIRST_LINE + MESSY_ROWS;
  const data = sheetData(
    [text('A1', 'Spring sale, as of Monday')],
    [],
    names.map((name, at) => text(`${'ABCDEFGH'[at]}3`, name)),
    ...rows,
    [text(`H${last}`, `${MESSY_ROWS} lots`)],
  ).replace('<row r="9"', '<row r="9" hidden="1"');
  const notes = sheetData(['<c r="A1"><v>1</v></c>']);
  return packed(
    excelParts({
      sheets: [
        { name: 'Notes', state: 'hidden', xml: notes },
        { name: 'Lots', xml: `${data}<mergeCells count="1"><mergeCell ref="A1:H1"/></mergeCells>` },
      ],
      strings,
      styles: stylesWith(0, 14, '#,##0.00\\ [$€-407]'),
    }),
  );
}

type Write = (ref: string, value: string) => string;

function lotCells(at: number, line: number, text: Write, shared: Write): string[] {
  const number = 101 + at;
  const title =
    at === 3 ? shared(`B${line}`, '<r><rPr><b/></rPr><t>Vase</t></r><r><t xml:space="preserve"> 3</t></r>') : null;
  return [
    at % 10 === 1 ? text(`A${line}`, `0${number}`) : `<c r="A${line}"><v>${number}</v></c>`,
    title ?? text(`B${line}`, at === 9 ? 'Clock\nof brass' : `Vase ${at}`),
    text(`C${line}`, `&lt;p&gt;Blue &amp;amp; white, number ${at}&lt;/p&gt;`),
    estimateCell(at, line, text),
    at === MISTAKES.day
      ? `<c r="E${line}" s="${DAY_STYLE}"><v>45984</v></c>`
      : `<c r="E${line}" s="${MONEY_STYLE}"><v>${80 + at}.10000000000001</v></c>`,
    text(`F${line}`, at % 20 === 0 ? 'Frau Müller' : 'Ms Grey'),
    text(`G${line}`, 'Ceramics'),
    `<c r="H${line}" s="${DAY_STYLE}"><v>${45_900 + at}</v></c>`,
  ];
}

function estimateCell(at: number, line: number, text: Write): string {
  const ref = `D${line}`;
  if (at === MISTAKES.formula) return `<c r="${ref}"><f>E${line}*2</f></c>`;
  if (at === MISTAKES.error) return `<c r="${ref}" t="e"><f>Old!A1</f><v>#REF!</v></c>`;
  if (at === MISTAKES.word) return text(ref, 'ask me');
  if (at % 3 === 0) return `<c r="${ref}" s="${MONEY_STYLE}"><v>${100 + at}</v></c>`;
  return at % 3 === 1 ? text(ref, '€1,200–1,800') : `<c r="${ref}"><f>E${line}*2</f><v>${160 + 2 * at}</v></c>`;
}
