import { formatLotNumber, type LotNumber } from '../../domain/lotNumber';
import type { Lot } from '../../domain/lot';
import type { LotResult } from '../../domain/lotResult';
import { formatMoney } from '../../domain/money';
import type { Missing } from '../../domain/readiness';
import type { Translated } from '../../shared/messages/texts';
import type { lotsTexts, lotTexts } from './lotsTexts';

type LotsWords = Translated<(typeof lotsTexts)['texts']>;
type LotWords = Translated<(typeof lotTexts)['texts']>;

/** `12A`, or null while the lot has no number. */
export function lotNumberText(lot: Pick<Lot, 'number' | 'suffix'>): string | null {
  return lot.number === null
    ? null
    : formatLotNumber({ number: lot.number, suffix: lot.suffix as LotNumber['suffix'] });
}

/** `Lot 12A`, or `Lot without a number`. */
export function lotName(lot: Pick<Lot, 'number' | 'suffix'>, words: LotWords): string {
  const number = lotNumberText(lot);
  return number === null ? words.withoutNumber : words.lot(number);
}

/** `It still needs a title and a description.` */
export function missingSentence(missing: readonly Missing[], words: LotWords, locale: string): string {
  const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(missing.map((each) => words.missing[each]));
  return words.stillNeeds(list);
}

/** `sold for £120`, `sold, no price yet`, `passed`. */
export function resultWords(
  { status, hammer }: LotResult,
  words: LotsWords,
  { currency, locale }: { readonly currency: string; readonly locale: string },
): string {
  if (status === 'published') return words.noResult;
  if (status !== 'sold') return words.statuses[status];
  return hammer === null ? words.soldNoPrice : words.soldFor(formatMoney(hammer, currency, locale));
}
