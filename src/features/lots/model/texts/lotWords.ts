import { formatLotNumber, type LotNumber } from '../../../../domain/numbering/lotNumber';
import type { Lot } from '../../../../domain/lots/lot';
import type { LotResult } from '../../../../domain/lots/lotResult';
import { formatMoney } from '../../../../domain/values/money';
import type { Missing } from '../../../../domain/lots/readiness';
import type { Translated } from '../../../../shared/messages/texts';
import type { LotNumberTagProps } from '../../../../shared/ui/messages/LotNumberTag';
import type { lotsTexts, lotTexts } from './lotsTexts';

type LotsWords = Translated<(typeof lotsTexts)['texts']>;
type LotWords = Translated<(typeof lotTexts)['texts']>;

/** `12A`, or null while the lot has no number. */
export function lotNumberText(lot: Pick<Lot, 'number' | 'suffix'>): string | null {
  return lot.number === null
    ? null
    : formatLotNumber({ number: lot.number, suffix: lot.suffix as LotNumber['suffix'] });
}

type Named = Pick<Lot, 'number' | 'suffix' | 'mark'>;

/** `Lot 12A`, or what a lot is called that waits for its number, or `Lot without a number`. */
export function lotName(lot: Named, words: LotWords): string {
  const number = lotNumberText(lot);
  if (number !== null) return words.lot(number);
  if (lot.mark === undefined) return words.withoutNumber;
  return typeof lot.mark === 'number' ? words.newLot(lot.mark) : words.askedLot(lot.mark);
}

/** What LotNumberTag shows of a lot. */
export function lotTag(lot: Named, words: LotWords): LotNumberTagProps {
  const number = lotNumberText(lot);
  if (number !== null || lot.mark === undefined) return { number };
  const text = typeof lot.mark === 'number' ? words.newMark(lot.mark) : words.askedMark(lot.mark);
  return { number, mark: { text, name: lotName(lot, words), hint: words.markHint } };
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
