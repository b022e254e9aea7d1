import type { ReactNode } from 'react';
import { useTexts } from '../../messages/useTexts';
import styles from './AppHeader.module.css';
import { kitTexts } from '../texts/kitTexts';
import { Link } from '../navigation/Link';
import { Wordmark } from '../icon/Wordmark';

export interface AppHeaderProps {
  /** Where the wordmark leads: `/`, or `/sales` for who is signed in. */
  readonly home?: string;
  /** Links of this page or place, in a `nav` of its own; hidden below 56rem. */
  readonly nav?: ReactNode;
  /** Name of the `nav` landmark. */
  readonly navLabel?: string;
  /** On the right: who is signed in, "Sign out", or the way in. */
  readonly user?: ReactNode;
}

/** The strip on top of the pages that are read: exactly 80 px high, which is why scroll targets stop 80 px below the top. */
export function AppHeader({ home = '/', nav, navLabel, user }: AppHeaderProps) {
  const texts = useTexts(kitTexts);
  return (
    <header className={styles['header']}>
      <div className={styles['inner']}>
        <Link href={home} className={styles['home']}>
          <Wordmark />
        </Link>
        {nav !== undefined && (
          <nav aria-label={navLabel ?? texts.mainNavigation} className={styles['nav']}>
            {nav}
          </nav>
        )}
        {user !== undefined && <div className={styles['user']}>{user}</div>}
      </div>
    </header>
  );
}
