import { LOT_FIELDS } from '../../lots/lotFields';
import { textOfCell } from '../cells/readCell';
import type { MatchedTable } from '../columns/matchColumns';
import { nameKey } from '../nameKey';
import type { ImportTable } from '../read/importTable';

/** Names of a column that says for each row in which currency its amounts are. */
const NAMES: ReadonlySet<string> = new Set(['currency', 'currencycode', 'ccy', 'waehrung']);
/** More would be a list of countries rather than what a sale is in. */
const MOST = 5;

/**
 * The currencies that a file names, as codes of three letters, without the one of the sale: in a column of its own, or
 * behind the name of a column with amounts, such as `Low (EUR)`. Amounts are taken as they stand, so a person has to know.
 */
export function otherCurrencies(
  { rows }: Pick<ImportTable, 'rows'>,
  { header, columns }: Pick<MatchedTable, 'header' | 'columns'>,
  currency: string,
): readonly string[] {
  const found = new Set<string>();
  for (const [at, { name, target }] of columns.entries()) {
    const behind = AMOUNTS.has(target) ? /\b(GBP|EUR|USD|CHF)\b/.exec(name)?.[1] : undefined;
    if (behind !== undefined) found.add(behind);
    if (header === null || !NAMES.has(nameKey(name))) continue;
    for (const row of rows.slice(header + 1)) {
      const code = textOfCell(row[at]).trim().toUpperCase();
      if (/^[A-Z]{3}$/.test(code)) found.add(code);
    }
  }
  found.delete(currency);
  return [...found].sort().slice(0, MOST);
}

const AMOUNTS: ReadonlySet<string | null> = new Set([
  'estimate',
  'hammer',
  ...Object.entries(LOT_FIELDS).flatMap(([name, { kind }]) => (kind === 'money' ? [name] : [])),
]);
