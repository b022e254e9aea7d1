import { type ComponentPropsWithRef, use } from 'react';
import styles from './Button.module.css';
import { classNames } from '../style/classNames';
import { Icon, type IconName } from '../icon/Icon';
import type { DisabledReason, SwitchedOff } from '../tips/disabledReason';
import { TipContext } from '../tips/TipContext';

export interface IconButtonProps
  extends
    Omit<ComponentPropsWithRef<'button'>, 'className' | 'style' | 'children' | 'aria-label' | 'title' | SwitchedOff>,
    Omit<DisabledReason, 'disabledBy'> {
  readonly icon: IconName;
  /** Its accessible name, and its tooltip. */
  readonly label: string;
}

/** A square button with a drawing only: for rows and corners where the same action stands many times. */
export function IconButton({ icon, label, disabledWhy, type = 'button', onClick, ...rest }: IconButtonProps) {
  const tipped = use(TipContext);
  const isReason = disabledWhy !== undefined;
  const words = isReason ? `${label}: ${disabledWhy}` : label;
  const button = (
    <button
      {...rest}
      {...(isReason && { 'aria-disabled': true, 'aria-description': disabledWhy })}
      type={type}
      aria-label={label}
      title={tipped === null ? words : undefined}
      className={classNames(styles['button'], styles['iconOnly'])}
      onClick={isReason ? undefined : onClick}
    >
      <Icon name={icon} />
    </button>
  );
  return tipped === null ? button : tipped({ words, isReason }, button);
}
