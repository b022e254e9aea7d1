import { type ExtraField, type ExtraValue, LONGEST_EXTRA } from '../../../../domain/lots/extras';
import { type FieldTextProblem, type ReadFieldText, readFieldText } from '../../../../domain/lots/fieldText';
import { kindOfExtra } from '../../../../domain/platforms/profiles/knownExtras';
import { formatAmount, formatMoney } from '../../../../domain/values/money';
import type { ExtrasByField } from '../extras/extrasSlice';
import { parseMoney, type TypedAmountProblem } from './typedAmounts';

/** In what form the extras of a sale speak. */
export interface ExtrasLanguage {
  readonly byField: ExtrasByField;
  readonly yes: string;
  readonly no: string;
}

export type ExtraProblem = 'notADecimal' | 'notAValue' | 'notYesOrNo';

interface Form {
  readonly currency: string;
  readonly locale: string;
  readonly extras: ExtrasLanguage;
}

type ReadExtra =
  | { readonly ok: true; readonly value: ExtraValue | null }
  | { readonly ok: false; readonly problem: FieldTextProblem | ExtraProblem | TypedAmountProblem };

const LARGEST = 1e12;
const DECIMAL = /^[-−]?\d{1,13}(?:[.,]\d{1,6})?$/u;

function numberText(value: number, locale: string): string {
  return new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 6 }).format(value);
}

/** What stands in a cell that is edited, and can be read back. A value of another kind is written as it is. */
export function typedExtra(value: ExtraValue | null | undefined, field: ExtraField, form: Form): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? form.extras.yes : form.extras.no;
  if (typeof value === 'string') return value;
  return kindOfExtra(field) === 'money'
    ? formatAmount(value, form.currency, form.locale)
    : numberText(value, form.locale);
}

export function shownExtra(value: ExtraValue | null | undefined, field: ExtraField, form: Form): string {
  return typeof value === 'number' && kindOfExtra(field) === 'money'
    ? formatMoney(value, form.currency, form.locale)
    : typedExtra(value, field, form);
}

/** Reads what was typed or pasted; nothing takes the extra away. */
export function parseExtra(field: ExtraField, text: string, form: Form): ReadExtra {
  const kind = kindOfExtra(field);
  const typed = text.trim();
  if (typed === '') return { ok: true, value: null };
  switch (kind) {
    case 'money': {
      const amount = parseMoney(typed, form, false);
      return amount.ok ? { ok: true, value: amount.low } : amount;
    }
    case 'number':
      return parseNumber(typed);
    case 'yesNo':
      return parseYesNo(typed, form.extras);
    default:
      return parseText(text, form.extras.byField[field]);
  }
}

function parseNumber(typed: string): ReadExtra {
  const value = DECIMAL.test(typed) ? Number(typed.replace('−', '-').replace(',', '.')) : NaN;
  return Math.abs(value) <= LARGEST ? { ok: true, value } : { ok: false, problem: 'notADecimal' };
}

/** In the words of the page, and as files of platforms say it. */
function parseYesNo(typed: string, { yes, no }: ExtrasLanguage): ReadExtra {
  const word = typed.toLowerCase();
  if ([yes.toLowerCase(), 'yes', 'y', 'true', '1'].includes(word)) return { ok: true, value: true };
  if ([no.toLowerCase(), 'no', 'n', 'false', '0'].includes(word)) return { ok: true, value: false };
  return { ok: false, problem: 'notYesOrNo' };
}

function parseText(text: string, column: ExtrasByField[ExtraField]): ReadExtra {
  const read: ReadFieldText<string> = readFieldText(text, 'text', column?.longest ?? LONGEST_EXTRA);
  const choices = column?.choices ?? [];
  if (!read.ok || choices.length === 0) return read;
  const wanted = read.value.trim().toLowerCase();
  const value = choices.find((choice) => choice.toLowerCase() === wanted);
  return value === undefined ? { ok: false, problem: 'notAValue' } : { ok: true, value };
}

/** What can be chosen for an extra that is chosen, by words that can be read back. */
export function extraChoices(field: ExtraField, { byField, yes, no }: ExtrasLanguage): readonly string[] {
  return kindOfExtra(field) === 'yesNo' ? [yes, no] : (byField[field]?.choices ?? []);
}
