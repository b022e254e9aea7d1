import type { ReactNode } from 'react';
import styles from './DialogFoot.module.css';

/**
 * The foot of a dialog whose buttons belong to the form in it, as the last thing in that form: it stays in sight however
 * long the form is. Buttons that need nothing of the form are the dialog's own `footer`.
 */
export function DialogFoot({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles['foot']} data-dialog-foot>
      {children}
    </div>
  );
}
