import type { ComponentPropsWithRef } from 'react';
import styles from './Button.module.css';
import { classNames } from '../style/classNames';
import { Icon, type IconName } from '../icon/Icon';

export interface IconButtonProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'className' | 'style' | 'children' | 'aria-label' | 'title'
> {
  readonly icon: IconName;
  /** Its accessible name, and its tooltip. */
  readonly label: string;
}

/** A square button with a drawing only: for rows and corners where the same action stands many times. */
export function IconButton({ icon, label, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={classNames(styles['button'], styles['iconOnly'])}
    >
      <Icon name={icon} />
    </button>
  );
}
