import type { ReactNode } from 'react';
import { useTexts } from '../../messages/useTexts';
import styles from './Banner.module.css';
import { classNames } from '../style/classNames';
import { Icon, type IconName } from '../icon/Icon';
import { kitTexts } from '../texts/kitTexts';
import { VisuallyHidden } from '../style/VisuallyHidden';

export type Tone = 'info' | 'good' | 'warn' | 'danger';

const ICONS: Readonly<Record<Tone, IconName>> = { info: 'info', good: 'check', warn: 'warning', danger: 'error' };

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
  const texts = useTexts(kitTexts);
  return (
    <div role={role} className={classNames(styles['banner'], styles[tone])}>
      <Icon name={ICONS[tone]} />
      <div className={styles['text']}>
        <VisuallyHidden>{texts.tones[tone]}</VisuallyHidden>
        {title !== undefined && <strong className={styles['title']}>{title}</strong>}
        {children}
      </div>
      {action !== undefined && <div className={styles['action']}>{action}</div>}
    </div>
  );
}
