import type { ReactNode } from 'react';
import { Link } from '../navigation/Link';
import { Wordmark } from '../icon/Wordmark';
import styles from './SlimHeader.module.css';

export interface SlimHeaderProps {
  /** Where the mark leads. */
  readonly home: string;
  /** The name stands beside the mark, where the page names nothing else. */
  readonly named?: boolean;
  /** What the page is about and what is done there. */
  readonly children?: ReactNode;
  /** At the end: notes about the whole application, and who is signed in. */
  readonly user: ReactNode;
}

/** The one bar above the pages of members: 48 px high. */
export function SlimHeader({ home, named = false, children, user }: SlimHeaderProps) {
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
