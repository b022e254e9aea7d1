import { readXlsx, type Sheet } from 'hucre/xlsx';
import { Zip, type ZipInputFile } from 'fflate';
import { columnLetters } from '../../../domain/imports/columns/headerRow';
import type { SheetExtent } from './sheetExtent';
import { damaged, textOf } from './workbookParts';

/** The only parts of a workbook that say something of the cells of one sheet. */
export interface SheetParts {
  readonly sheet: Uint8Array<ArrayBuffer>;
  readonly strings: Uint8Array<ArrayBuffer> | null;
  readonly styles: Uint8Array<ArrayBuffer> | null;
  readonly from1904: boolean;
}

/**
 * The cells of a sheet, by hucre. It gets a workbook of these parts only, made here: it would parse charts, pictures,
 * comments and links to other files too, and fail at any of them; it finds no part whose name differs in case from what leads
 * to it, and takes its texts for empty. `extent`: it makes a full rectangle of the sheet, which must not end further away.
 */
export async function hucreSheet(parts: SheetParts, extent: SheetExtent): Promise<Sheet> {
  const range = `A1:${columnLetters(extent.lastColumn)}${extent.lastRow + 1}`;
  try {
    const { sheets } = await readXlsx(packed(parts), extent.isAll ? {} : { range });
    const [sheet] = sheets;
    if (sheet !== undefined) return sheet;
  } catch {
    // Its reasons are of its own words; to people they all say the same.
  }
  throw damaged();
}

function packed({ sheet, strings, styles, from1904 }: SheetParts): Uint8Array {
  const text = (xml: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(xml);
  const relations = [
    relation('sheet', 'worksheet', 'sheet.xml'),
    ...(strings === null ? [] : [relation('strings', 'sharedStrings', 'strings.xml')]),
    ...(styles === null ? [] : [relation('styles', 'styles', 'styles.xml')]),
  ];
  const workbook = `<workbook><workbookPr date1904="${from1904 ? 1 : 0}"/><sheets><sheet name="s" sheetId="1" r:id="sheet"/></sheets></workbook>`;
  return storedFiles({
    '[Content_Types].xml': text('<Types/>'),
    '_rels/.rels': text(`<Relationships>${relation('book', 'officeDocument', 'book.xml')}</Relationships>`),
    'book.xml': text(workbook),
    '_rels/book.xml.rels': text(`<Relationships>${relations.join('')}</Relationships>`),
    'sheet.xml': sheet,
    ...(strings !== null && { 'strings.xml': strings }),
    ...(styles !== null && { 'styles.xml': text(withoutCurrencies(textOf(styles))) }),
  });
}

/**
 * A ZIP file of these files as they are. It says 0 for the check sums, which hucre then does not compare: that was done when the
 * workbook was unpacked, and twice more takes a fifth of the time of reading a large sheet.
 */
function storedFiles(files: Readonly<Record<string, Uint8Array<ArrayBuffer>>>): Uint8Array {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((_, chunk) => chunks.push(chunk));
  for (const [filename, bytes] of Object.entries(files)) {
    const file: ZipInputFile = { filename, size: bytes.length, crc: 0, compression: 0 };
    zip.add(file);
    file.ondata?.(null, bytes, true);
  }
  zip.end();
  const packedFiles = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    packedFiles.set(chunk, at);
    at += chunk.length;
  }
  return packedFiles;
}

const relation = (id: string, type: string, target: string): string =>
  `<Relationship Id="${id}" Type="/${type}" Target="${target}"/>`;

/** hucre takes the letters of a currency for those of a day: `[$Din.-81A]` and `[$S/.-280A]` would make days of prices. */
const withoutCurrencies = (styles: string): string => styles.replace(/\[\$[^\]<>]*\]/g, '');
