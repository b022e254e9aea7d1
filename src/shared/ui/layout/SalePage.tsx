import type { ReactNode } from 'react';
import styles from './SalePage.module.css';

interface SalePageProps {
  readonly title: string;
  /** Under the head: why not all is here. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** A page about one sale beside its lots. The bar above names the sale and leads back to them. */
export function SalePage({ title, note, children }: SalePageProps) {
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h1 className={styles['title']}>{title}</h1>
        {note}
      </header>
      {children}
    </div>
  );
}
