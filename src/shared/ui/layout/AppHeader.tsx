import type { ReactNode } from 'react';
import { Link } from '../navigation/Link';
import { Wordmark } from '../icon/Wordmark';
import styles from './AppHeader.module.css';

export interface AppHeaderProps {
  /** Where the mark leads: `/`, or `/sales` for who is signed in. */
  readonly home?: string;
  /** The name stands beside the mark; not where the page names something else there. */
  readonly named?: boolean;
  /** What the page is about and what is done there. */
  readonly children?: ReactNode;
  /** At the end: notes about the whole application, and who is signed in or in which language the page is. */
  readonly user?: ReactNode;
}

/** The one bar above every page but the landing page: 48 px high. */
export function AppHeader({ home = '/', named = true, children, user }: AppHeaderProps) {
  return (
    <header className={styles['bar']}>
      <Link href={home} className={styles['home']} data-named={named || undefined}>
        <Wordmark />
      </Link>
      <div className={styles['page']}>{children}</div>
      <div className={styles['user']}>{user}</div>
    </header>
  );
}
