import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

interface VisuallyHiddenProps {
  /** Read out when the words change: at once, or when its turn comes. */
  readonly role?: 'alert' | 'status';
  readonly children: ReactNode;
}

/** Words for those who listen: in the accessibility tree, not on the page. */
export function VisuallyHidden({ role, children }: VisuallyHiddenProps) {
  return (
    <span role={role} className={styles['hidden']}>
      {children}
    </span>
  );
}
