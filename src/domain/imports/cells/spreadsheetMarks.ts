import { withoutGuard } from '../../values/formulas';

/** What a spreadsheet has put in the place of what a person wrote. */
export type SpreadsheetProblem = 'formula' | 'spreadsheetError' | 'scientific' | 'date';

/** `="0012"`, by which people keep a spreadsheet from taking the zeros away. */
const KEPT_TEXT = /^="([^"]*)"$/;

/** The text behind the marks that only a spreadsheet needs. */
export function withoutMarks(text: string): string {
  const trimmed = text.trim();
  if (!trimmed.startsWith('=') && !trimmed.startsWith("'")) return trimmed;
  return KEPT_TEXT.exec(trimmed)?.[1] ?? withoutGuard(trimmed);
}

const FORMULA = /^=[a-z0-9"'(+\-@$]/i;
const ERROR = /^#(?:N\/A|NV|REF!|BEZUG!|VALUE!|WERT!|NAME\?|DIV\/0!|NUM!|ZAHL!|NULL!|SPILL!|#{2,})$/i;

/** What is wrong with a cell of any column. `raw`: as it stands in the file, where a guarded text is no formula. */
export function problemAnywhere(raw: string): SpreadsheetProblem | null {
  const text = raw.trim();
  if (!text.startsWith('=') && !text.startsWith('#')) return null;
  if (ERROR.test(text)) return 'spreadsheetError';
  return FORMULA.test(text) && !KEPT_TEXT.test(text) ? 'formula' : null;
}

const SCIENTIFIC = /^\d+(?:[.,]\d+)?E[+-]?\d{1,3}$/i;
const MONTH = '(?:jan|feb|m[aä]r|mrz|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cz])[a-zä]{0,7}';
const DATES = [
  /^\d{1,2}[./-]\d{1,2}[./-](?:\d{2}|\d{4})(?:\s.*)?$/,
  /^\d{4}[./-]\d{1,2}[./-]\d{1,2}(?:[\sT].*)?$/,
  new RegExp(`^\\d{1,4}[.\\s/-]{1,2}${MONTH}(?:[.\\s/-]{1,2}\\d{2,4})?$`, 'i'),
  new RegExp(`^${MONTH}[.\\s/-]{1,2}\\d{1,4}$`, 'i'),
];

/** What a spreadsheet makes of numbers: 1.2E+03 of a long one, 12-Jan of 12/1. What it was cannot be known any more. */
export function problemOfNumber(text: string): SpreadsheetProblem | null {
  if (SCIENTIFIC.test(text)) return 'scientific';
  return DATES.some((date) => date.test(text)) ? 'date' : null;
}
