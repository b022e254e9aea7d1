import type { ReactNode } from 'react';
import styles from './NumbersPanel.module.css';

/** One kind of what the panel of numbers found, under its title. */
export function Finding({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className={styles['finding']}>
      <h2 className={styles['title']}>{title}</h2>
      {children}
    </div>
  );
}
