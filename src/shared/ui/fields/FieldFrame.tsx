import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { classNames } from '../style/classNames';
import styles from './Field.module.css';
import { Icon } from '../icon/Icon';
import type { DisabledReason, SwitchedOff } from '../tips/disabledReason';

/** What every field of the kit takes, besides the attributes of its native control. */
export interface FieldProps extends DisabledReason {
  /** The accessible name: just the words, nothing such as "(optional)" inside. */
  readonly label: string;
  /** What helps to fill it in: form, limits, an example. In its place stands why the field cannot be changed. */
  readonly hint?: ReactNode;
  /** A sentence that says what is wrong and what to do; undefined or '' while all is well. */
  readonly error?: string | undefined;
  /** Keeps one line free under the control, so that a message moves nothing. */
  readonly reserveMessage?: boolean;
}

/** The attributes of a field's native control that are the caller's. */
export type NativeField<Tag extends 'input' | 'select' | 'textarea'> = Omit<
  ComponentPropsWithRef<Tag>,
  'className' | 'style' | 'id' | 'size' | SwitchedOff
>;

/** What the control must spread to be tied to its label, hint and error. */
export interface ControlTies {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface FieldFrameProps extends Omit<FieldProps, 'label'> {
  readonly label: ReactNode;
  /** `isFixed`: the control stays in reach of the keyboard, and what it holds does not change. */
  readonly children: (ties: ControlTies, isFixed: boolean) => ReactNode;
}

/** Label above, control, then the error or else the hint: the frame that all fields share. */
export function FieldFrame(props: FieldFrameProps) {
  const { label, hint, error, disabledWhy, disabledBy, reserveMessage = false, children } = props;
  const id = useId();
  const isFixed = disabledWhy !== undefined || disabledBy !== undefined;
  const hasError = !isFixed && error !== undefined && error !== '';
  const below = disabledWhy ?? hint;
  const message = hasError || below !== undefined ? `${id}-message` : undefined;
  const described =
    message === undefined || disabledBy === undefined ? (message ?? disabledBy) : `${message} ${disabledBy}`;
  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      {children({ id, 'aria-describedby': described, 'aria-invalid': hasError || undefined }, isFixed)}
      {(message !== undefined || reserveMessage) && (
        <p id={message} className={classNames(styles['message'], hasError && styles['error'])}>
          {hasError ? (
            <>
              <Icon name="error" size={16} />
              <span>{error}</span>
            </>
          ) : (
            below
          )}
        </p>
      )}
    </div>
  );
}
