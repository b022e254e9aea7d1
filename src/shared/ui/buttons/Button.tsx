import { type ComponentPropsWithRef, type ReactNode, use } from 'react';
import styles from './Button.module.css';
import { classNames } from '../style/classNames';
import { Icon, type IconName } from '../icon/Icon';
import { Spinner } from '../icon/Spinner';
import type { DisabledReason, SwitchedOff } from '../tips/disabledReason';
import { TipContext } from '../tips/TipContext';

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';

export interface ButtonLook {
  /** `primary` once per screen at most; `secondary` by default. */
  readonly kind?: ButtonKind;
  readonly icon?: IconName;
  readonly size?: 'normal' | 'large';
  /** Takes the whole width of its column. */
  readonly wide?: boolean;
}

export interface ButtonProps
  extends Omit<ComponentPropsWithRef<'button'>, 'className' | 'style' | SwitchedOff>, ButtonLook, DisabledReason {
  /** At work: keeps its name, place and focus, shows a ring, and ignores clicks. */
  readonly busy?: boolean;
  /** Cannot be used for a while; its own words say for how long. */
  readonly coolingDown?: boolean;
  readonly children: ReactNode;
}

/** The classes of a button, for what must look like one (ButtonLink, a file input's label). */
export function buttonClass({ kind = 'secondary', size = 'normal', wide = false }: ButtonLook): string {
  return classNames(styles['button'], styles[kind], size === 'large' && styles['large'], wide && styles['wide']);
}

/**
 * A native button; `type` is "button" by default. Name it with visible words; `IconButton` is for those without. Disabled it
 * ignores clicks, but one that submits leaves it to its form what to do: a form can lead to what is missing.
 */
export function Button(props: ButtonProps) {
  const {
    kind,
    icon,
    size,
    wide,
    busy,
    coolingDown,
    disabledWhy,
    disabledBy,
    type = 'button',
    children,
    ...rest
  } = props;
  const tipped = use(TipContext);
  const isDisabled = coolingDown === true || disabledWhy !== undefined || disabledBy !== undefined;
  const button = (
    <button
      {...(disabledWhy !== undefined && { 'aria-description': disabledWhy })}
      {...rest}
      type={type}
      className={buttonClass({ ...(kind && { kind }), ...(size && { size }), ...(wide && { wide }) })}
      aria-busy={busy || undefined}
      aria-disabled={busy || isDisabled || undefined}
      aria-describedby={disabledBy ?? rest['aria-describedby']}
      title={tipped === null && disabledWhy !== undefined ? disabledWhy : rest.title}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else if (!isDisabled || type !== 'button') rest.onClick?.(event);
      }}
    >
      {busy ? <Spinner /> : icon && <Icon name={icon} />}
      <span>{children}</span>
    </button>
  );
  // Also while there is no reason: put into a tip later it would be another button, without the focus.
  if (tipped === null || !('disabledWhy' in props)) return button;
  return tipped({ words: disabledWhy, isReason: true }, button);
}
