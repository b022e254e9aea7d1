import { ruleOf } from '../../lots/lotFields';
import { withoutGuard } from '../../values/formulas';
import { minorDigits } from '../../values/money';
import type { PlatformSale } from '../platformLot';
import type { Column, Profile } from '../profile';
import type { Rows } from '../rows/rows';
import { type Sheet, type SheetCell, type SheetKind, sheetNameOf } from './sheet';

/** What a column holds before its cells are looked at. `words`: of a platform or of the house, which may be digits. */
type Held = SheetKind | 'words';

const NUMBER = /^-?(?:0|[1-9]\d{0,14})(?:\.\d+)?$/;
/** Spreadsheets count days from 1900 on, and are wrong about its first months. */
const FIRST_YEAR = 1901;
const WIDTHS: Readonly<Record<SheetKind, number>> = { text: 24, longText: 60, count: 10, money: 14, day: 12 };

/**
 * The data file of a bundle as a sheet, with the very cells that the text file has: amounts and counts are numbers, a column
 * of days is one of days, and all else is a text, whatever it looks like. `otherwise`: a name where the sale's own is no good.
 */
export function bundleSheet(
  { header, cells }: Pick<Rows, 'header' | 'cells'>,
  sale: Pick<PlatformSale, 'title' | 'currency'>,
  profile: Profile,
  otherwise: string,
): Sheet {
  const plain = cells.map((row) => row.map(withoutGuard));
  const columnAt = (at: number): readonly string[] => plain.flatMap((row) => (row[at] ? [row[at]] : []));
  const kinds = profile.columns.map((column, at) => kindOf(heldBy(column, profile), columnAt(at)));
  return {
    name: sheetNameOf(sale.title, otherwise),
    columns: header.map((name, at) => {
      const kind = kinds[at] ?? 'text';
      const from = profile.columns[at]?.from;
      const isTitle = from?.kind === 'field' && from.field === 'title';
      return { header: withoutGuard(name), kind, width: isTitle ? 40 : WIDTHS[kind] };
    }),
    rows: plain.map((row) => row.map((text, at) => cellOf(text, kinds[at] ?? 'text'))),
    decimals: minorDigits(sale.currency),
    plainAmounts: true,
  };
}

function heldBy({ from }: Column, { extras, money }: Profile): Held {
  // Where decimals are as needed, 12.5 and 12 stand as they are.
  const amount: SheetKind = money.is.decimals === 'always' ? 'money' : 'count';
  switch (from.kind) {
    case 'lotNumber':
      return from.part === 'letter' ? 'text' : 'count';
    case 'field': {
      const { kind } = ruleOf(from.field);
      if (kind === 'money') return amount;
      return kind === 'choice' || kind === 'photo' ? 'text' : kind;
    }
    case 'description':
      return 'longText';
    case 'extra': {
      const kind = extras.find(({ name }) => name === from.name)?.kind;
      if (kind === 'money') return amount;
      if (kind === 'number') return 'count';
      return kind === 'yesNo' ? 'words' : 'text';
    }
    case 'constant':
    case 'computed':
      return 'words';
    default:
      return 'text';
  }
}

const isNumber = (text: string): boolean => NUMBER.test(text);

function isDay(text: string): boolean {
  const day = /^(\d{4})-\d\d-\d\d$/.exec(text);
  const date = new Date(`${text}T00:00:00Z`);
  const isThere = day !== null && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
  return isThere && Number(day[1]) >= FIRST_YEAR;
}

/** A column is of one kind: a code with zeros in front of it in one lot stays a text in all of them. */
function kindOf(held: Held, texts: readonly string[]): SheetKind {
  const isAll = (isOne: (text: string) => boolean): boolean => texts.length > 0 && texts.every(isOne);
  if ((held === 'words' || held === 'text') && isAll(isDay)) return 'day';
  if (held === 'words') return isAll(isNumber) ? 'count' : 'text';
  return held;
}

/** A lot number with a letter is a text among numbers. */
function cellOf(text: string, kind: SheetKind): SheetCell {
  if (text === '') return null;
  if (kind === 'day') return { day: text };
  return (kind === 'money' || kind === 'count') && isNumber(text) ? Number(text) : text;
}
