import type { PublishedLot } from '../../domain/catalogue/catalogue';
import { fieldsWith } from '../../domain/lots/lotFields';
import { formatEstimate, formatMoney } from '../../domain/values/money';
import { useLocale } from '../../shared/messages/languageChoice';
import { useTexts } from '../../shared/messages/useTexts';
import styles from './CataloguePages.module.css';
import { catalogueTexts } from './catalogueTexts';

/** Texts with a place of their own on the page, and the one that stands behind all others. */
const ELSEWHERE: ReadonlySet<string> = new Set(['title', 'description', 'category']);
/** What of a lot stands beside its description, in this order. */
const FACTS = [
  ...fieldsWith({ reads: ['everyone'], kind: ['text', 'longText'] }).filter((field) => !ELSEWHERE.has(field)),
  'category',
] as const;

/** Prices and what is known of the object: what was not given is left out. */
export function CatalogueFacts({ lot, currency }: { readonly lot: PublishedLot; readonly currency: string }) {
  const texts = useTexts(catalogueTexts);
  const locale = useLocale();
  const { estimateLow, estimateHigh, startPrice, buyNow, quantity, lotType, status } = lot;
  const money = (minor: number | null): string | null => (minor === null ? null : formatMoney(minor, currency, locale));
  const estimate = formatEstimate(estimateLow, estimateHigh, currency, texts, locale);
  // What is not for sale any more has no price.
  const prices: readonly (readonly [string, string | null])[] =
    status === 'withdrawn'
      ? []
      : [
          [texts.estimate, estimate],
          [texts.startPrice, money(startPrice)],
          [texts.buyNow, money(buyNow)],
        ];
  const facts: readonly (readonly [string, string | null])[] = [
    ...prices,
    [texts.quantity, quantity === 1 ? null : quantity.toLocaleString(locale)],
    ...FACTS.map((field) => [texts.facts[field], lot[field]] as const),
  ];
  return (
    <>
      <dl className={styles['facts']}>
        {facts.map(([name, value]) =>
          value === null || value === '' ? null : (
            <div key={name}>
              <dt>{name}</dt>
              <dd dir="auto">{value}</dd>
            </div>
          ),
        )}
      </dl>
      {lotType !== 'single' && <p>{texts.lotTypes[lotType]}</p>}
    </>
  );
}
