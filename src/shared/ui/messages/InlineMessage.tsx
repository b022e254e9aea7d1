import type { ReactNode } from 'react';
import type { Tone } from './Banner';
import { classNames } from '../style/classNames';
import { Icon, type IconName } from '../icon/Icon';
import styles from './InlineMessage.module.css';

const ICONS: Readonly<Record<Tone, IconName>> = { info: 'info', good: 'check', warn: 'warning', danger: 'error' };

export interface InlineMessageProps {
  readonly tone?: Tone;
  readonly role?: 'alert' | 'status';
  /** For the `disabledBy` of what it keeps from being used. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** One quiet line with an icon, beside what it is about. */
export function InlineMessage({ tone = 'info', role, id, children }: InlineMessageProps) {
  return (
    <p id={id} role={role} className={classNames(styles['line'], styles[tone])}>
      <Icon name={ICONS[tone]} size={16} />
      <span>{children}</span>
    </p>
  );
}
