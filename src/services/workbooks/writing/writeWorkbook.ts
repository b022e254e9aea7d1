import { type Cell, type CellStyle, type CellValue, type ColumnDef, writeXlsx } from 'hucre/xlsx';
import type { Sheet, SheetCell, SheetColumn } from '../../../domain/platforms/workList/sheet';

/**
 * A workbook with one sheet: numbers are numbers, days are days, and a text is a text, whatever it looks like. The names of the
 * columns are bold and stay in sight.
 */
export async function writeWorkbook(sheet: Sheet): Promise<Uint8Array<ArrayBuffer>> {
  const { name, columns, rows } = sheet;
  const cells = new Map<string, Partial<Cell>>();
  columns.forEach(({ header }, column) => {
    cells.set(`0,${column}`, { ...cellFor(header), style: HEADER });
  });
  const values = rows.map((row, at) =>
    row.map((cell, column) => {
      const value = valueOf(cell);
      if (typeof value === 'string' && ERROR.test(value)) {
        cells.set(`${at + 1},${column}`, { ...cellFor(value), ...styleOf(columns[column], sheet) });
      }
      return value;
    }),
  );
  const bytes = await writeXlsx({
    sheets: [
      {
        name,
        columns: columns.map((column) => columnDef(column, sheet)),
        rows: [columns.map(({ header }) => valueOf(header)), ...values],
        cells,
        freezePane: { rows: 1 },
      },
    ],
  });
  return new Uint8Array(bytes);
}

const HEADER: CellStyle = { font: { bold: true }, alignment: { vertical: 'top', wrapText: true } };

/** hucre makes an error of a text such as `#N/A`, unless it has letters of its own. */
const ERROR = /^#/;
const cellFor = (text: string): Partial<Cell> => ({ value: plain(text), richText: [{ text: plain(text) }] });

const columnDef = (column: SheetColumn, sheet: Sheet): ColumnDef => ({
  width: column.width,
  ...styleOf(column, sheet),
});

/** Only where it says something: hucre looks up the style of each cell that has one. */
function styleOf(column: SheetColumn | undefined, { decimals, plainAmounts }: Sheet): { readonly style?: CellStyle } {
  const units = plainAmounts === true ? '0' : '#,##0';
  switch (column?.kind) {
    case 'money':
      return { style: { numFmt: decimals === 0 ? units : `${units}.${'0'.repeat(decimals)}` } };
    case 'day':
      return { style: { numFmt: 'yyyy-mm-dd' } };
    case 'longText':
      return { style: { alignment: { vertical: 'top', wrapText: true } } };
    default:
      return {};
  }
}

function valueOf(cell: SheetCell): CellValue {
  if (cell === null || cell === '') return null;
  if (typeof cell === 'string') return plain(cell);
  return typeof cell === 'object' ? new Date(`${cell.day}T00:00:00Z`) : cell;
}

/** Spreadsheets read `_x0041_` as a letter, and take no file with U+FFFE in it; hucre leaves both as they are. */
const SPECIAL = /_(?=x[0-9a-f]{4}_)|[\ufffe\uffff]/gi;
const plain = (text: string): string => text.replace(SPECIAL, (sign) => (sign === '_' ? '_x005F_' : '\ufffd'));
