import { textOfCell } from '../cells/readCell';
import { type MatchedTable, matchColumns } from '../columns/matchColumns';
import { PLATFORM_FORMATS } from '../columns/platformFormats';
import { PLATFORMS } from '../../platforms/profiles/platforms';
import type { ImportTable, ReadWorkbook } from '../read/importTable';
import { otherCurrencies } from './otherCurrencies';
import type { ColumnView, FileView, FileWarning, Knowledge, Reading } from './views';

/** Finds out which column is what. */
export function matchTable(table: ImportTable, { header }: Reading, knowledge: Knowledge): MatchedTable {
  const { form, names, kept } = knowledge;
  const known = (key: string) => (Object.hasOwn(kept, key) ? kept[key] : undefined);
  return matchColumns(table, { form, names, formats: PLATFORM_FORMATS, kept: known }, header);
}

/** Rows among which the one with the names is looked for. */
const TOP_ROWS = 10;
/** Characters of a row, and of an example. */
const LONGEST_ROW = 120;
const LONGEST_EXAMPLE = 60;
const EXAMPLES = 3;
/** Rows in which examples are looked for. */
const LOOKED_AT = 200;

export function fileView(
  table: ImportTable,
  matched: MatchedTable,
  { sheets, sheet }: Pick<Extract<ReadWorkbook, { readonly ok: true }>, 'sheets' | 'sheet'>,
  currency: string,
): FileView {
  const { name, form, rows } = table;
  const { header, format, key } = matched;
  const top = rows.slice(0, TOP_ROWS).map((row) => short(row.map(textOfCell).join(' · '), LONGEST_ROW));
  const count = rows.length - ((header ?? -1) + 1);
  const platform = PLATFORMS.find(({ id }) => id === format)?.name ?? null;
  const currencies = otherCurrencies(table, matched, currency);
  const warnings: readonly FileWarning[] = [
    ...table.warnings,
    ...(currencies.length > 0 ? [{ rule: 'otherCurrency', currencies, sale: currency } as const] : []),
  ];
  return { name, form, rows: count, warnings, sheets, sheet, header, top, platform, key };
}

export function columnViews({ rows }: ImportTable, { header, columns }: MatchedTable): readonly ColumnView[] {
  const first = (header ?? -1) + 1;
  const looked = rows.slice(first, first + LOOKED_AT);
  return columns.map((column, at) => {
    const examples: string[] = [];
    for (const row of looked) {
      const text = short(textOfCell(row[at]).trim(), LONGEST_EXAMPLE);
      if (text !== '' && !examples.includes(text)) examples.push(text);
      if (examples.length === EXAMPLES) break;
    }
    return { ...column, examples };
  });
}

const short = (text: string, longest: number): string =>
  text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text;
