import type { DayCell } from '../../imports/read/importTable';

/** What stands in a column, and so how a spreadsheet shows and sorts it. */
export type SheetKind = 'text' | 'longText' | 'count' | 'money' | 'day';

export interface SheetColumn {
  readonly header: string;
  readonly kind: SheetKind;
  /** In characters. */
  readonly width: number;
}

/** Null: the cell is empty. Amounts are in whole units of the currency. */
export type SheetCell = string | number | DayCell | null;

/** A table for a spreadsheet: columns with their names, and a row for each lot. */
export interface Sheet {
  readonly name: string;
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly (readonly SheetCell[])[];
  /** Decimals of amounts. */
  readonly decimals: number;
  /** No signs between thousands: a program reads it. */
  readonly plainAmounts?: true;
}

const LONGEST_NAME = 31;

/** A name that every spreadsheet takes for a sheet. `otherwise`: when nothing is left of it; that may be any text, too. */
export function sheetNameOf(title: string, otherwise: string): string {
  return [title, otherwise].map(cleanName).find((name) => name !== '' && name.toLowerCase() !== TAKEN) ?? LAST_NAME;
}

/** Spreadsheets keep this one for themselves. */
const TAKEN = 'history';
const LAST_NAME = 'Lots';

function cleanName(text: string): string {
  const plain = text
    .replace(/[[\]:*?/\\\p{Cc}\p{Cs}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[' ]+/, '');
  let name = '';
  for (const sign of plain)
    if (name.length + sign.length <= LONGEST_NAME) name += sign;
    else break;
  return name.replace(/[' ]+$/, '');
}
