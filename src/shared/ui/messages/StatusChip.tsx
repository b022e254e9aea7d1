import type { ReactNode } from 'react';
import { useTexts } from '../../messages/useTexts';
import { chipTexts } from '../texts/chipTexts';
import { classNames } from '../style/classNames';
import { Icon, type IconName } from '../icon/Icon';
import styles from './StatusChip.module.css';

type Look = 'plain' | 'good' | 'warn' | 'danger' | 'info' | 'solid';

const STATES = {
  draft: { look: 'plain', icon: 'draft' },
  ready: { look: 'good', icon: 'check' },
  published: { look: 'solid', icon: 'catalogue' },
  sold: { look: 'solid', icon: 'gavel' },
  passed: { look: 'plain', icon: 'minus' },
  withdrawn: { look: 'warn', icon: 'withdrawn' },
  open: { look: 'good', icon: 'catalogue' },
  numbersLocked: { look: 'info', icon: 'lock' },
  closed: { look: 'plain', icon: 'lock' },
  onDevice: { look: 'info', icon: 'device' },
  sending: { look: 'info', icon: 'sending' },
  sent: { look: 'good', icon: 'check' },
  needsAttention: { look: 'danger', icon: 'warning' },
  uploading: { look: 'info', icon: 'upload' },
  paused: { look: 'plain', icon: 'pause' },
  refused: { look: 'danger', icon: 'error' },
} as const satisfies Record<string, { look: Look; icon: IconName }>;

export type ChipState = keyof typeof STATES;

export interface StatusChipProps {
  readonly state: ChipState;
  /** Other words than the state's own, e.g. "Uploading 3 of 12". */
  readonly children?: ReactNode;
  /** `status` where a change should be read out. */
  readonly role?: 'status';
}

/** A state: a drawing, a word and only then a colour. */
export function StatusChip({ state, children, role }: StatusChipProps) {
  const { look, icon } = STATES[state];
  const texts = useTexts(chipTexts);
  return (
    <span role={role} data-state={state} className={classNames(styles['chip'], styles[look])}>
      <Icon name={icon} size={14} />
      <span>{children ?? texts[state]}</span>
    </span>
  );
}
