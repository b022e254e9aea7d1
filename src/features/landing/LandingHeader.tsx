import type { ReactNode } from 'react';
import { Link } from '../../shared/ui/navigation/Link';
import { Wordmark } from '../../shared/ui/icon/Wordmark';
import styles from './LandingHeader.module.css';

interface LandingHeaderProps {
  /** Links to the parts of the page, in a `nav` of its own; hidden below 56rem. */
  readonly nav: ReactNode;
  /** Name of the `nav` landmark. */
  readonly navLabel: string;
  /** On the right: the way in. */
  readonly user: ReactNode;
}

/** The strip on top of the landing page: exactly 80 px high, as far below the top as its scroll targets stop. */
export function LandingHeader({ nav, navLabel, user }: LandingHeaderProps) {
  return (
    <header className={styles['header']}>
      <div className={styles['inner']}>
        <Link href="/" className={styles['home']}>
          <Wordmark />
        </Link>
        <nav aria-label={navLabel} className={styles['nav']}>
          {nav}
        </nav>
        <div className={styles['user']}>{user}</div>
      </div>
    </header>
  );
}
