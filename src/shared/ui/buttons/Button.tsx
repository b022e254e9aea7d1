import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './Button.module.css';
import { classNames } from '../style/classNames';
import { Icon, type IconName } from '../icon/Icon';
import { Spinner } from '../icon/Spinner';

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';

export interface ButtonLook {
  /** `primary` once per screen at most; `secondary` by default. */
  readonly kind?: ButtonKind;
  readonly icon?: IconName;
  readonly size?: 'normal' | 'large';
  /** Takes the whole width of its column. */
  readonly wide?: boolean;
}

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'className' | 'style'>, ButtonLook {
  /** At work: keeps its name, place and focus, shows a ring, and ignores clicks. */
  readonly busy?: boolean;
  readonly children: ReactNode;
}

/** The classes of a button, for what must look like one (ButtonLink, a file input's label). */
export function buttonClass({ kind = 'secondary', size = 'normal', wide = false }: ButtonLook): string {
  return classNames(styles['button'], styles[kind], size === 'large' && styles['large'], wide && styles['wide']);
}

/** A native button; `type` is "button" by default. Name it with visible words; `IconButton` is for those without. */
export function Button({
  kind,
  icon,
  size,
  wide,
  busy = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ ...(kind && { kind }), ...(size && { size }), ...(wide && { wide }) })}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy ? <Spinner /> : icon && <Icon name={icon} />}
      <span>{children}</span>
    </button>
  );
}
