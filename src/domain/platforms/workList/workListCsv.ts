import { guard } from '../../values/formulas';
import { csvText } from '../file/csv';
import { encode } from '../file/encode';
import type { Sheet, SheetCell } from './sheet';

/**
 * The sheet as a text file, as the spreadsheets of a language read it: where decimals have a comma, cells have a semicolon
 * between them.
 */
export function workListCsv({ columns, rows, decimals }: Sheet, locale: string): Uint8Array<ArrayBuffer> {
  const comma = new Intl.NumberFormat(locale).format(0.5).includes(',');
  const textOf = (cell: SheetCell, at: number): string => {
    if (cell === null) return '';
    if (typeof cell === 'string') return guard(cell);
    if (typeof cell === 'object') return cell.day;
    const isAmount = columns[at]?.kind === 'money' && !Number.isInteger(cell);
    const text = isAmount ? cell.toFixed(decimals) : String(cell);
    return comma ? text.replace('.', ',') : text;
  };
  const form = { quotes: 'needed', delimiter: { is: comma ? ';' : ',' } } as const;
  const header = columns.map(({ header: name }) => guard(name));
  return encode(
    csvText(
      header,
      rows.map((row) => row.map(textOf)),
      form,
    ),
    'utf-8-bom',
  );
}
