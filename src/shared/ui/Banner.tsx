import type { ReactNode } from 'react';
import styles from './Banner.module.css';
import { classNames } from './classNames';
import { Icon, type IconName } from './Icon';
import { VisuallyHidden } from './VisuallyHidden';

export type Tone = 'info' | 'good' | 'warn' | 'danger';

const TONES: Readonly<Record<Tone, { readonly icon: IconName; readonly word: string }>> = {
  info: { icon: 'info', word: 'Note: ' },
  good: { icon: 'check', word: 'Done: ' },
  warn: { icon: 'warning', word: 'Warning: ' },
  danger: { icon: 'error', word: 'Problem: ' },
};

export interface BannerProps {
  readonly tone?: Tone;
  /** One line above the text. */
  readonly title?: string;
  /** `alert` interrupts, `status` waits its turn; without it nothing is announced. */
  readonly role?: 'alert' | 'status';
  /** One button or link that helps. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A message that stays: beside what it is about, or on top of the page when it is about all of it. */
export function Banner({ tone = 'info', title, role, action, children }: BannerProps) {
  return (
    <div role={role} className={classNames(styles['banner'], styles[tone])}>
      <Icon name={TONES[tone].icon} />
      <div className={styles['text']}>
        <VisuallyHidden>{TONES[tone].word}</VisuallyHidden>
        {title !== undefined && <strong className={styles['title']}>{title}</strong>}
        {children}
      </div>
      {action !== undefined && <div className={styles['action']}>{action}</div>}
    </div>
  );
}
