import Papa from 'papaparse';
import type { FileRules } from '../profile';

export interface CsvForm extends Pick<FileRules, 'quotes'> {
  readonly delimiter: { readonly is: string };
}

/** Every platform's importer, and every spreadsheet, reads lines that end so. */
const LINE_END = '\r\n';

/** The text of a data file. The cells are guarded against formulas before: see the rows. */
export function csvText(
  header: readonly string[],
  cells: readonly (readonly string[])[],
  { delimiter, quotes }: CsvForm,
): string {
  const lines = [header, ...cells].map((row) => [...row]);
  return Papa.unparse(lines, { delimiter: delimiter.is, quotes: quotes === 'always', newline: LINE_END }) + LINE_END;
}

/** The rows of our own data file, the header first. Null when the quotes do not match: then nobody knows what is where. */
export function readCsv(text: string): string[][] | null {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: ',', newline: LINE_END, skipEmptyLines: false });
  if (errors.some(({ type }) => type === 'Quotes')) return null;
  const last = data.at(-1);
  return last?.length === 1 && last[0] === '' ? data.slice(0, -1) : data;
}
