import {
  type EditableLotFields,
  type Lot,
  LOT_TYPES,
  type LotType,
  NEW_LOT,
  NO_PRIVATE_FIELDS,
  type PrivateLotFields,
} from '../../../../domain/lots/lot';
import {
  type FieldTextProblem,
  readCount,
  readFieldText,
  type ReadFieldText,
  readLotType,
} from '../../../../domain/lots/fieldText';
import { readResultWord, type ResultWord } from '../../../../domain/lots/lotResult';
import { isExtraField, LONGEST_EXTRA } from '../../../../domain/lots/extras';
import { ruleOf } from '../../../../domain/lots/lotFields';
import { formatAmount, formatMoney } from '../../../../domain/values/money';
import { isEstimateField, parseMoney, type TypedAmountProblem } from './typedAmounts';
import { extraChoices, type ExtraProblem, type ExtrasLanguage, parseExtra, shownExtra, typedExtra } from './extraCells';
import { type CellKind, type GridField, isPrivateField, kindOf } from './gridColumns';

/** In what currency and form amounts are shown and typed, and what the kinds of lots are called. */
export interface CellLanguage {
  readonly currency: string;
  readonly locale: string;
  readonly lotTypes: Readonly<Record<LotType, string>>;
  /** Without this the sale has none. */
  readonly extras?: ExtrasLanguage;
  /** In the table: what stands in place of a hammer price that there is not. Elsewhere only prices are typed. */
  readonly results?: Readonly<Record<ResultWord, string>>;
}

const NO_EXTRAS: ExtrasLanguage = { byField: {}, yes: 'yes', no: 'no' };
export const withExtras = (language: CellLanguage) => ({ extras: NO_EXTRAS, ...language });

/** A lot with what only editors may read of it. */
export type GridLot = Lot & PrivateLotFields;

/** `result`: what a word in place of a hammer price says. */
export type CellChanges = Partial<
  EditableLotFields & Pick<Lot, 'hammer'> & { readonly result: ResultWord } & PrivateLotFields
>;

/** `notAResult`: neither a price nor a word that stands for one. */
export type CellProblem = FieldTextProblem | ExtraProblem | TypedAmountProblem | 'notAResult';

export type ParsedCell =
  | { readonly ok: true; readonly changes: CellChanges }
  | { readonly ok: false; readonly problem: CellProblem };

/** How many characters a text may have: the rules of the database allow no more. */
export function longestOf(field: GridField, { extras = NO_EXTRAS }: Partial<CellLanguage> = {}): number {
  if (isExtraField(field)) return extras.byField[field]?.longest ?? LONGEST_EXTRA;
  return (field === 'hammer' ? undefined : ruleOf(field).longest) ?? 500;
}
const mostOf = (field: GridField): number =>
  (field === 'hammer' || isExtraField(field) ? undefined : ruleOf(field).most) ?? Infinity;

/** Making one takes longer than a cell may. */
const countFormats = new Map<string, Intl.NumberFormat>();

function countFormat(locale: string): Intl.NumberFormat {
  const format = countFormats.get(locale) ?? new Intl.NumberFormat(locale);
  countFormats.set(locale, format);
  return format;
}

/** What the cell shows. */
export function shownText(lot: GridLot, field: GridField, language: CellLanguage): string {
  if (isExtraField(field)) return shownExtra(lot[field], field, withExtras(language));
  const { currency, locale, lotTypes } = language;
  const value = lot[field];
  if (field === 'hammer' && value === null) return resultWord(lot, language);
  if (value === null) return '';
  switch (kindOf(field)) {
    case 'money':
      return formatMoney(Number(value), currency, locale);
    case 'count':
      return countFormat(locale).format(Number(value));
    case 'choice':
      return lotTypes[value as LotType];
    default:
      return String(value);
  }
}

/** What stands in the cell while it is edited, and what is copied: it can be read back. */
export function typedText(lot: GridLot, field: GridField, language: CellLanguage): string {
  if (isExtraField(field)) return typedExtra(lot[field], field, withExtras(language));
  const value = lot[field];
  if (kindOf(field) === 'money') {
    if (value === null) return field === 'hammer' ? resultWord(lot, language) : '';
    return formatAmount(Number(value), language.currency, language.locale);
  }
  return kindOf(field) === 'count' ? String(value) : shownText(lot, field, language);
}

/** Reads what was typed or pasted into a cell. Empty is what a new lot has; a range in one of the estimates is both. */
export function parseCell(field: GridField, text: string, language: CellLanguage): ParsedCell {
  if (isExtraField(field)) {
    const read = parseExtra(field, text, withExtras(language));
    return read.ok ? { ok: true, changes: { [field]: read.value } } : read;
  }
  const kind = kindOf(field);
  const result = field === 'hammer' && language.results !== undefined ? readResultWord(text) : null;
  if (result !== null) return { ok: true, changes: { hammer: null, result } };
  if (kind === 'money') {
    const amount = parseMoney(text, language, isEstimateField(field));
    if (!amount.ok) return field === 'hammer' ? priceProblem(amount, language) : amount;
    const { low, high, isRange } = amount;
    return { ok: true, changes: isRange ? { estimateLow: low, estimateHigh: high } : { [field]: low } };
  }
  if (text.trim() === '') return { ok: true, changes: emptied(field) };
  const read = readOther(field, kind, text, language);
  return read.ok ? { ok: true, changes: { [field]: read.value } } : read;
}

function priceProblem(
  amount: Extract<ParsedCell, { ok: false }>,
  { results }: CellLanguage,
): Extract<ParsedCell, { ok: false }> {
  return results !== undefined && amount.problem === 'notANumber' ? { ok: false, problem: 'notAResult' } : amount;
}

/** What stands in place of the price of a lot that has none. */
const resultWord = ({ status }: Lot, { results }: CellLanguage): string =>
  results !== undefined && (status === 'passed' || status === 'withdrawn') ? results[status] : '';

/** How a word in place of a hammer price is understood; null for all other texts. */
export const understoodResult = (changes: CellChanges, { results }: CellLanguage): string | null =>
  (changes.result === undefined ? null : results?.[changes.result]) ?? null;

function readOther(
  field: GridField,
  kind: CellKind,
  text: string,
  { lotTypes }: CellLanguage,
): ReadFieldText<string | number> {
  if (kind === 'count') return readCount(text, mostOf(field));
  if (kind === 'choice') return readLotType(text, lotTypes);
  return readFieldText(text, kind === 'longText' ? 'longText' : 'text', longestOf(field));
}

/** What can be chosen in a field that is one of few, each by the text that stands for it. */
export function choicesIn(field: GridField, language: CellLanguage): readonly { value: string; label: string }[] {
  if (!isExtraField(field)) return LOT_TYPES.map((type) => ({ value: type, label: language.lotTypes[type] }));
  const words = extraChoices(field, withExtras(language).extras);
  return [{ value: '', label: '–' }, ...words.map((word) => ({ value: word, label: word }))];
}

/** The choice that a lot has, as `choicesIn` names it. */
export const choiceOf = (lot: GridLot, field: GridField, language: CellLanguage): string =>
  isExtraField(field) ? typedText(lot, field, language) : String(lot[field] ?? '');

/** The field as a lot begins with it. */
export function emptied(field: GridField): CellChanges {
  if (isExtraField(field)) return { [field]: null };
  return { [field]: isPrivateField(field) ? NO_PRIVATE_FIELDS[field] : NEW_LOT[field] };
}
