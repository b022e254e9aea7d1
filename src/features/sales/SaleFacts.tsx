import type { Sale } from '../../domain/sales/sale';
import { formatDay } from '../../shared/formatDay';
import { useLocale } from '../../shared/messages/languageChoice';
import { useTexts } from '../../shared/messages/useTexts';
import styles from './SaleSettingsPage.module.css';
import { saleSettingsTexts } from './saleSettingsTexts';

/** What a sale is, for members who may only read it. */
export function SaleFacts({ sale }: { readonly sale: Sale }) {
  const texts = useTexts(saleSettingsTexts);
  const locale = useLocale();
  return (
    <dl className={styles['facts']}>
      <dt>{texts.name}</dt>
      <dd dir="auto">{sale.title}</dd>
      <dt>{texts.date}</dt>
      <dd>{sale.date === '' ? texts.noDate : formatDay(sale.date, locale)}</dd>
      <dt>{texts.place}</dt>
      <dd dir="auto">{sale.place ?? texts.noPlace}</dd>
      <dt>{texts.currency}</dt>
      <dd>{sale.currency}</dd>
    </dl>
  );
}
