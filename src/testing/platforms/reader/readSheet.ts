import { strFromU8, unzipSync } from 'fflate';

export interface ReadSheet {
  readonly name: string;
  /** Of columns, in characters. */
  readonly widths: readonly number[];
  /** Cells that are worked out. */
  readonly formulas: number;
  /** An empty cell is ''. A day is a text, `YYYY-MM-DD`. */
  readonly rows: readonly (readonly (string | number)[])[];
}

const attribute = (tag: string, name: string): string | undefined => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];

const plain = (xml: string): string =>
  [...xml.matchAll(/<t(?:\s[^>]*)?>([^<]*)<\/t>/g)]
    .map(([, text = '']) => text)
    .join('')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&#10;', '\n')
    .replaceAll('&#13;', '\r')
    .replaceAll('&#9;', '\t')
    .replaceAll('&amp;', '&');

/** AB is 27. */
const columnOf = (place: string): number =>
  [...place.replace(/\d+$/, '')].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/** ECMA-376, 18.17.4.1: days since the last of 1899, with a 29th of February 1900 that there never was. */
const dayOf = (serial: number): string => new Date((serial - 25_569) * 86_400_000).toISOString().slice(0, 10);

/** The first sheet of a workbook by the letter of ECMA-376; null when it is none. */
export function readSheet(bytes: Uint8Array): ReadSheet | null {
  const parts = open(bytes);
  const partOf = (name: string): string => strFromU8(parts[name] ?? new Uint8Array());
  const sheet = partOf('xl/worksheets/sheet1.xml');
  if (sheet === '') return null;
  const shared = [...partOf('xl/sharedStrings.xml').matchAll(/<si>(.*?)<\/si>/gs)].map(([, xml = '']) => plain(xml));
  const days = dayStyles(partOf('xl/styles.xml'));
  const rows: (string | number)[][] = [];
  for (const [, row = ''] of sheet.matchAll(/<row\b[^>]*>(.*?)<\/row>/gs)) {
    const cells: (string | number)[] = [];
    for (const [, tag = '', xml = ''] of row.matchAll(/<c\b([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)) {
      const at = columnOf(attribute(tag, 'r') ?? 'A1');
      while (cells.length < at) cells.push('');
      cells[at] = cellOf(tag, xml, shared, days);
    }
    rows.push(cells);
  }
  const width = Math.max(0, ...rows.map(({ length }) => length));
  return {
    name: attribute(/<sheet\b[^>]*>/.exec(partOf('xl/workbook.xml'))?.[0] ?? '', 'name') ?? '',
    formulas: [...sheet.matchAll(/<f[\s>/]/g)].length,
    widths: [...sheet.matchAll(/<col\b[^>]*>/g)].map(([tag]) => Number(attribute(tag, 'width'))),
    rows: rows.map((row) => [...row, ...Array.from({ length: width - row.length }, () => '')]),
  };
}

function cellOf(tag: string, xml: string, shared: readonly string[], days: ReadonlySet<string>): string | number {
  const value = /<v>([^<]*)<\/v>/.exec(xml)?.[1] ?? '';
  switch (attribute(tag, 't')) {
    case 's':
      return shared[Number(value)] ?? '';
    case 'inlineStr':
      return plain(xml);
    case undefined:
    case 'n':
      if (value === '') return '';
      return days.has(attribute(tag, 's') ?? '') ? dayOf(Number(value)) : Number(value);
    default:
      return `#${value}`;
  }
}

/** The numbers of styles that show a day. */
function dayStyles(styles: string): ReadonlySet<string> {
  const formats = new Map(
    [...styles.matchAll(/<numFmt\b[^>]*>/g)].map(([tag]) => [attribute(tag, 'numFmtId'), attribute(tag, 'formatCode')]),
  );
  const all = [...(/<cellXfs\b.*?<\/cellXfs>/s.exec(styles)?.[0] ?? '').matchAll(/<xf\b[^>]*>/g)];
  return new Set(
    all.flatMap(([tag], at) =>
      formats.get(attribute(tag, 'numFmtId'))?.includes('yyyy') === true ? [String(at)] : [],
    ),
  );
}

function open(bytes: Uint8Array): Readonly<Record<string, Uint8Array>> {
  try {
    return unzipSync(bytes);
  } catch {
    return {};
  }
}
