import { type ComponentPropsWithRef, use } from 'react';
import styles from './Button.module.css';
import { classNames } from '../style/classNames';
import { Icon, type IconName } from '../icon/Icon';
import { TipContext } from '../tips/TipContext';

export interface IconButtonProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'className' | 'style' | 'children' | 'aria-label' | 'title'
> {
  readonly icon: IconName;
  /** Its accessible name, and its tooltip. */
  readonly label: string;
  /** It cannot be used now, for this reason. What it does must do nothing then. */
  readonly why?: string | undefined;
}

/** A square button with a drawing only: for rows and corners where the same action stands many times. */
export function IconButton({ icon, label, why, type = 'button', ...rest }: IconButtonProps) {
  const tipped = use(TipContext);
  const words = why === undefined ? label : `${label}: ${why}`;
  const button = (
    <button
      {...(why && { 'aria-disabled': true, 'aria-description': why })}
      {...rest}
      type={type}
      aria-label={label}
      title={tipped === null ? words : undefined}
      className={classNames(styles['button'], styles['iconOnly'])}
    >
      <Icon name={icon} />
    </button>
  );
  return tipped === null ? button : tipped(words, button);
}
