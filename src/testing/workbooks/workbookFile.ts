import { strToU8, zipSync } from 'fflate';

/** Parts of a workbook by their paths. */
export type WorkbookParts = Readonly<Record<string, string | Uint8Array>>;

/** An archive of the parts, packed as spreadsheets pack. */
export function packed(parts: WorkbookParts, level: 0 | 6 = 6): Uint8Array<ArrayBuffer> {
  const bytes = Object.entries(parts).map(
    ([path, part]) => [path, typeof part === 'string' ? strToU8(part) : part] as const,
  );
  return new Uint8Array(zipSync(Object.fromEntries(bytes), { level }));
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

export interface SheetOfFile {
  readonly name: string;
  readonly state?: 'hidden' | 'veryHidden';
  /** All inside of `worksheet`. */
  readonly xml: string;
}

export interface WorkbookOfFile {
  readonly sheets: readonly SheetOfFile[];
  /** Each inside of `si`. */
  readonly strings?: readonly string[];
  readonly styles?: string;
  readonly from1904?: boolean;
}

/** `<sheetData>` of rows, each a list of whole cells. */
export const sheetData = (...rows: readonly (readonly string[])[]): string =>
  `<sheetData>${rows.map((cells, at) => `<row r="${at + 1}" spans="1:${cells.length}">${cells.join('')}</row>`).join('')}</sheetData>`;

/** The number formats of cells with the styles 0, 1, 2 … */
export function stylesWith(...formats: readonly (number | string)[]): string {
  const own = formats.flatMap((format, at) =>
    typeof format === 'string' ? [`<numFmt numFmtId="${164 + at}" formatCode="${format}"/>`] : [],
  );
  const cells = formats.map(
    (format, at) =>
      `<xf numFmtId="${typeof format === 'string' ? 164 + at : format}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
  );
  return `${XML}<styleSheet xmlns="${MAIN}">${own.length === 0 ? '' : `<numFmts count="${own.length}">${own.join('')}</numFmts>`}<fonts count="1"><font><sz val="11"/><name val="Calibri"/><family val="2"/><scheme val="minor"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${cells.length}">${cells.join('')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;
}

/** The parts that Excel writes, by the structure of ECMA-376: written here by hand, so that no library confirms itself. */
export function excelParts({ sheets, strings, styles, from1904 = false }: WorkbookOfFile): WorkbookParts {
  const relation = (id: number, type: string, target: string): string =>
    `<Relationship Id="rId${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`;
  const list = sheets.map(
    ({ name, state }, at) =>
      `<sheet name="${name}" sheetId="${at + 1}"${state === undefined ? '' : ` state="${state}"`} r:id="rId${at + 1}"/>`,
  );
  const relations = [
    ...sheets.map((_, at) => relation(at + 1, 'worksheet', `worksheets/sheet${at + 1}.xml`)),
    relation(sheets.length + 1, 'theme', 'theme/theme1.xml'),
    relation(sheets.length + 2, 'styles', 'styles.xml'),
    ...(strings === undefined ? [] : [relation(sheets.length + 3, 'sharedStrings', 'sharedStrings.xml')]),
  ];
  return {
    '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`,
    '_rels/.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships">${relation(1, 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><fileVersion appName="xl" lastEdited="7"/><workbookPr${from1904 ? ' date1904="1"' : ''} defaultThemeVersion="166925"/><bookViews><workbookView xWindow="0" yWindow="0"/></bookViews><sheets>${list.join('')}</sheets><calcPr calcId="191029"/></workbook>`,
    'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships">${relations.join('')}</Relationships>`,
    'xl/styles.xml': styles ?? stylesWith(0),
    ...(strings !== undefined && {
      'xl/sharedStrings.xml': `${XML}<sst xmlns="${MAIN}" count="${strings.length}" uniqueCount="${strings.length}">${strings.map((each) => `<si>${each}</si>`).join('')}</sst>`,
    }),
    ...Object.fromEntries(
      sheets.map(({ xml }, at) => [
        `xl/worksheets/sheet${at + 1}.xml`,
        `${XML}<worksheet xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheetPr/><dimension ref="A1"/><sheetViews><sheetView tabSelected="1" workbookViewId="0"/></sheetViews><sheetFormatPr defaultRowHeight="15"/>${xml}<pageMargins left="0.7" right="0.7" top="0.75" bottom="0.75" header="0.3" footer="0.3"/></worksheet>`,
      ]),
    ),
  };
}

/** A workbook with one sheet, as Excel writes it. */
export const excelFile = (xml: string, more: Omit<WorkbookOfFile, 'sheets'> = {}): Uint8Array<ArrayBuffer> =>
  packed(excelParts({ sheets: [{ name: 'Sheet1', xml }], ...more }));
