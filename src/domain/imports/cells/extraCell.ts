import { type ExtraField, type ExtraKind, type ExtraValue, LONGEST_EXTRA } from '../../lots/extras';
import { kindOfExtra } from '../../platforms/profiles/knownExtras';
import { withLineBreaks } from '../../lots/fieldText';
import { cleanText } from '../../values/cleanText';
import type { Cell } from '../read/importTable';
import { type AmountRule, readAmountNumber, readAmountText } from './amountCell';
import { plainText } from './plainText';

/** What an extra of a sale may be. */
export interface ExtraRule {
  readonly kind: ExtraKind;
  /** None: any text. */
  readonly choices: readonly string[];
  readonly longest: number;
}

export interface ExtraForm {
  readonly currency: string;
  readonly locale: string;
  /** The extras that the sale shows; of others only the kind is known. */
  readonly extras?: Readonly<Partial<Record<ExtraField, ExtraRule>>>;
  /** As the page says yes and no. */
  readonly yesNo?: readonly [yes: string, no: string];
}

export type ReadExtraCell =
  | { readonly ok: true; readonly value: ExtraValue | null }
  | {
      readonly ok: false;
      readonly rule: AmountRule | 'range' | 'notAChoice' | 'tooLong';
      readonly most?: number;
      readonly has?: number;
    };

const DECIMAL = /^[-+−]?\d{1,12}(?:[.,]\d{1,6})?$/;

/** Reads a cell for an extra. `text`: without what a spreadsheet puts in front. */
export function readExtraCell(field: ExtraField, cell: Cell, text: string, form: ExtraForm): ReadExtraCell {
  const { kind, choices, longest } = form.extras?.[field] ?? {
    kind: kindOfExtra(field),
    choices: [],
    longest: LONGEST_EXTRA,
  };
  switch (kind) {
    case 'money': {
      const amount = typeof cell === 'number' ? readAmountNumber(cell, form) : readAmountText(text, form);
      if (!amount.ok) return amount;
      return amount.isRange ? { ok: false, rule: 'range' } : { ok: true, value: amount.low };
    }
    case 'number': {
      if (typeof cell === 'number') return { ok: true, value: cell };
      const isNumber = DECIMAL.test(text.trim());
      const value = Number(text.trim().replace('−', '-').replace(',', '.'));
      return isNumber ? { ok: true, value } : { ok: false, rule: 'notANumber' };
    }
    case 'yesNo':
      return yesOrNo(cell, text, form.yesNo ?? ['yes', 'no']);
    default:
      return words(text, choices, longest);
  }
}

function yesOrNo(cell: Cell, text: string, [yes, no]: readonly [string, string]): ReadExtraCell {
  if (typeof cell === 'boolean') return { ok: true, value: cell };
  const word = text.trim().toLowerCase();
  if ([yes.toLowerCase(), 'yes', 'ja', 'y', 'j', 'true', '1', 'x'].includes(word)) return { ok: true, value: true };
  if ([no.toLowerCase(), 'no', 'nein', 'n', 'false', '0'].includes(word)) return { ok: true, value: false };
  return { ok: false, rule: 'notAChoice' };
}

function words(text: string, choices: readonly string[], most: number): ReadExtraCell {
  const lines = cleanText(plainText(withLineBreaks(text))).split(/[\r\n]/);
  const plain = lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ');
  if (plain.length > most) return { ok: false, rule: 'tooLong', most, has: plain.length };
  if (choices.length === 0) return { ok: true, value: plain };
  const chosen = choices.find((choice) => choice.toLowerCase() === plain.toLowerCase());
  return chosen === undefined ? { ok: false, rule: 'notAChoice' } : { ok: true, value: chosen };
}
