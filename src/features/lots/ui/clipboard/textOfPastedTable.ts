import { formatTsv, LONGEST_PASTE, parseTsv } from '../../../../domain/values/table';
import { readHtmlTable } from './readHtmlTable';

/** What a clipboard says of the same thing. */
export interface PastedTexts {
  readonly plain: string;
  readonly html: string;
}

/**
 * The rows of a table that was copied from a web page. Its plain text tears a cell with several lines into rows, which a
 * spreadsheet's does not; null where the plain text has the very rows of the table, or there is no table.
 */
export function textOfPastedTable({ plain, html }: PastedTexts): string | null {
  if (html === '' || html.length > LONGEST_PASTE || plain.length > LONGEST_PASTE) return null;
  const table = readHtmlTable(html);
  if (table === null || table === 'tooLarge') return null;
  return plain !== '' && parseTsv(plain).length === table.length ? null : formatTsv(table);
}
