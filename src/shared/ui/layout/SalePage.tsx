import type { ReactNode } from 'react';
import type { Sale } from '../../../domain/sales/sale';
import { BackLink } from '../navigation/BackLink';
import styles from './SalePage.module.css';

interface SalePageProps {
  readonly sale: Pick<Sale, 'id' | 'title'>;
  readonly title: string;
  /** The words of the way back. */
  readonly toLots: string;
  /** Under the head: why not all is here. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** A page about one sale beside its lots: the way back to them, what the page is, and the sale it is about. */
export function SalePage({ sale, title, toLots, note, children }: SalePageProps) {
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <BackLink href={`/sales/${sale.id}`}>{toLots}</BackLink>
        <h1 className={styles['title']}>{title}</h1>
        <p className={styles['sale']} dir="auto">
          {sale.title}
        </p>
        {note}
      </header>
      {children}
    </div>
  );
}
