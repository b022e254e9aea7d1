import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';
import { Icon, type IconName } from '../icon/Icon';

export interface EmptyStateProps {
  readonly icon?: IconName;
  readonly title: string;
  /** h2 by default: the level that follows the heading above it; h1 where it stands in place of the whole page. */
  readonly level?: 1 | 2 | 3;
  /** The one thing to do first, and beside it another way to begin. */
  readonly action?: ReactNode;
  /** What to do, with an example: "Drop a folder of photos here; 12-1.jpg becomes lot 12." */
  readonly children: ReactNode;
}

/** Where nothing is yet: says what belongs here and how it gets here. */
export function EmptyState({ icon, title, level = 2, action, children }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles['empty']} data-page={level === 1 || undefined}>
      {icon !== undefined && <Icon name={icon} size={32} />}
      <Heading className={styles['title']}>{title}</Heading>
      <div className={styles['text']}>{children}</div>
      {action !== undefined && <div className={styles['action']}>{action}</div>}
    </div>
  );
}
