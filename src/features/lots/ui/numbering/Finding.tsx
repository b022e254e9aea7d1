import type { ReactNode } from 'react';
import styles from './NumbersPanel.module.css';

/** One kind of what the panel of numbers found, under its title. */
export function Finding({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className={styles['finding']}>
      <h3 className={styles['title']}>{title}</h3>
      {children}
    </div>
  );
}
