import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon';
import styles from './BackLink.module.css';
import { Link } from './Link';

/** The way from a page back to the one it belongs to, above its head. */
export function BackLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <Link href={href} className={styles['link']}>
      <Icon name="chevronLeft" /> {children}
    </Link>
  );
}
