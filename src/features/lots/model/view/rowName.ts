import type { Lot } from '../../../../domain/lots/lot';
import { formatEstimate } from '../../../../domain/values/money';
import type { Translated } from '../../../../shared/messages/texts';
import type { lotsTexts, lotTexts } from '../texts/lotsTexts';
import { lotName, resultWords } from '../texts/lotWords';
import type { CellLanguage } from '../fields/cellValues';

type LotWords = Translated<(typeof lotTexts)['texts']>;
type LotsWords = Translated<(typeof lotsTexts)['texts']>;

/** `Lot 12A, A vase, €100 – €200, draft`: a row as it is read out, the same words in list and grid. */
export function rowName(
  lot: Lot,
  words: LotWords,
  texts: LotsWords,
  { currency, locale }: Omit<CellLanguage, 'lotTypes'>,
): string {
  const title = lot.title.trim();
  return [
    lotName(lot, words),
    title === '' ? texts.notDescribed : title,
    formatEstimate(lot.estimateLow, lot.estimateHigh, currency, words, locale),
    lot.status === 'sold'
      ? resultWords({ status: 'sold', hammer: lot.hammer }, texts, { currency, locale })
      : texts.statuses[lot.status],
  ]
    .filter(Boolean)
    .join(', ');
}
