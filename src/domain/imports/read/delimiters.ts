import Papa from 'papaparse';
import { type Delimiter, DELIMITERS, type TextForm } from './importTable';

/** Characters and rows that are looked at. */
const SAMPLE = 65_536;
const SAMPLE_ROWS = 60;

/** The delimiter that makes rows of equal length, the more columns the better; null when none makes two columns. */
export function findDelimiter(text: string, quotes: TextForm['quotes']): Delimiter | null {
  const sample = sampleOf(text);
  let best: { readonly delimiter: Delimiter; readonly score: number } | null = null;
  for (const delimiter of DELIMITERS) {
    const score = scoreOf(sample, delimiter, quotes);
    if (score > (best?.score ?? 0)) best = { delimiter, score };
  }
  return best?.delimiter ?? null;
}

/** Whole lines only: half a row would count as a row of its own. */
function sampleOf(text: string): string {
  if (text.length <= SAMPLE) return text;
  const end = text.lastIndexOf('\n', SAMPLE);
  return text.slice(0, end > 0 ? end : SAMPLE);
}

function scoreOf(sample: string, delimiter: Delimiter, quotes: TextForm['quotes']): number {
  if (!sample.includes(delimiter)) return 0;
  const rows = parseRows(sample, delimiter, quotes, SAMPLE_ROWS).data.filter((row) => row.join('').trim() !== '');
  const counts = new Map<number, number>();
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1);
  const [columns, alike] = [...counts].reduce((most, each) => (each[1] > most[1] ? each : most), [1, 0]);
  const share = alike / Math.max(1, rows.length);
  return columns < 2 ? 0 : share * share * Math.sqrt(Math.min(columns, 25));
}

/** Bare rows of a text whose lines end with \n. */
export function parseRows(
  text: string,
  delimiter: Delimiter,
  quotes: TextForm['quotes'],
  most: number,
): Papa.ParseResult<string[]> {
  // Without quotes the parser has nothing to do but to split, which it calls its fast mode.
  const letters = quotes === 'letters' ? { fastMode: true } : {};
  return Papa.parse<string[]>(text, { delimiter, newline: '\n', preview: most, skipEmptyLines: false, ...letters });
}
