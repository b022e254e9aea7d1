import type { Lot } from '../../../../domain/lots/lot';
import { resultOf } from '../../../../domain/lots/lotResult';
import { formatEstimate } from '../../../../domain/values/money';
import type { Sale } from '../../../../domain/sales/sale';
import { formatDay } from '../../../../shared/formatDay';
import { useLocale } from '../../../../shared/messages/languageChoice';
import { useTexts } from '../../../../shared/messages/useTexts';
import { selectGridIds } from '../../model/view/gridSelectors';
import { gridTexts } from '../../model/view/gridTexts';
import { useLotsSelector } from '../shared/lotsHooks';
import { selectCatalogueCount, selectReadyCount } from '../../model/lots/lotCounts';
import { selectLot } from '../../model/lots/lotsSlice';
import { lotsTexts, lotTexts } from '../../model/texts/lotsTexts';
import { lotNumberText, resultWords } from '../../model/texts/lotWords';
import styles from './PrintedSale.module.css';
import { usePrinting } from './usePrinting';

/** The sale on paper: all lots of the view in its order, while the page is printed. On the screen only those in sight exist. */
export function PrintedSale({ sale }: { readonly sale: Sale }) {
  return usePrinting() ? <Paper sale={sale} /> : null;
}

function Paper({ sale }: { readonly sale: Sale }) {
  const texts = useTexts(lotsTexts);
  const words = useTexts(lotTexts);
  const grid = useTexts(gridTexts);
  const locale = useLocale();
  const ids = useLotsSelector(selectGridIds);
  const ready = useLotsSelector(selectReadyCount);
  const inCatalogue = useLotsSelector(selectCatalogueCount);
  return (
    <section className={styles['paper']}>
      <h1 dir="auto">{sale.title}</h1>
      <p>
        {[formatDay(sale.date, locale), sale.place, texts.count(ids.length, ready, inCatalogue)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">{grid.columns.number}</th>
            <th scope="col">{words.fields.title}</th>
            <th scope="col">{words.estimate}</th>
            <th scope="col">{grid.columns.status}</th>
          </tr>
        </thead>
        <tbody>
          {ids.map((lotId) => (
            <PrintedLot key={lotId} lotId={lotId} currency={sale.currency} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function PrintedLot({ lotId, currency }: { readonly lotId: string; readonly currency: string }) {
  const texts = useTexts(lotsTexts);
  const words = useTexts(lotTexts);
  const locale = useLocale();
  const lot = useLotsSelector((state) => selectLot(state, lotId));
  if (lot === undefined) return null;
  const title = lot.title.trim();
  return (
    <tr>
      <th scope="row">{lotNumberText(lot) ?? '–'}</th>
      <td dir="auto">
        <strong>{title === '' ? texts.untitled : title}</strong>
        <p>{[lot.creator, lot.period, lot.category].filter(Boolean).join(', ')}</p>
      </td>
      <td>{formatEstimate(lot.estimateLow, lot.estimateHigh, currency, words, locale) ?? texts.noEstimate}</td>
      <td>{stateOf(lot, texts, { currency, locale })}</td>
    </tr>
  );
}

type StateWords = Parameters<typeof resultWords>[1];

function stateOf(lot: Lot, texts: StateWords, language: Parameters<typeof resultWords>[2]): string {
  const result = resultOf(lot);
  return result === null || result.status === 'published'
    ? texts.statuses[lot.status]
    : resultWords(result, texts, language);
}
