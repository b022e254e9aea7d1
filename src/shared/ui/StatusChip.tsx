import type { ReactNode } from 'react';
import { classNames } from './classNames';
import { Icon, type IconName } from './Icon';
import styles from './StatusChip.module.css';

type Look = 'plain' | 'good' | 'warn' | 'danger' | 'info' | 'solid';

/** The words are exact: they are the product's, and people learn them. */
const STATES = {
  draft: { look: 'plain', icon: 'draft', text: 'Draft' },
  ready: { look: 'good', icon: 'check', text: 'Ready' },
  published: { look: 'solid', icon: 'catalogue', text: 'Published' },
  sold: { look: 'solid', icon: 'gavel', text: 'Sold' },
  passed: { look: 'plain', icon: 'minus', text: 'Passed' },
  withdrawn: { look: 'warn', icon: 'withdrawn', text: 'Withdrawn' },
  open: { look: 'good', icon: 'catalogue', text: 'Open' },
  numbersLocked: { look: 'info', icon: 'lock', text: 'Numbers locked' },
  closed: { look: 'plain', icon: 'lock', text: 'Closed' },
  onDevice: { look: 'info', icon: 'device', text: 'Saved on this device' },
  sending: { look: 'info', icon: 'sending', text: 'Sending' },
  sent: { look: 'good', icon: 'check', text: 'Sent' },
  needsAttention: { look: 'danger', icon: 'warning', text: 'Needs attention' },
  uploading: { look: 'info', icon: 'upload', text: 'Uploading' },
  paused: { look: 'plain', icon: 'pause', text: 'Paused' },
  refused: { look: 'danger', icon: 'error', text: 'Refused' },
} as const satisfies Record<string, { look: Look; icon: IconName; text: string }>;

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
  const { look, icon, text } = STATES[state];
  return (
    <span role={role} data-state={state} className={classNames(styles['chip'], styles[look])}>
      <Icon name={icon} size={14} />
      <span>{children ?? text}</span>
    </span>
  );
}
