import { type ReactNode, useId } from 'react';
import { classNames } from '../style/classNames';
import styles from './Field.module.css';
import { Icon } from '../icon/Icon';

/** What every field of the kit takes, besides the attributes of its native control. */
export interface FieldProps {
  /** The accessible name: just the words, nothing such as "(optional)" inside. */
  readonly label: string;
  /** What helps to fill it in: form, limits, an example. */
  readonly hint?: ReactNode;
  /** A sentence that says what is wrong and what to do; undefined or '' while all is well. */
  readonly error?: string | undefined;
  /** Keeps one line free under the control, so that a message moves nothing. */
  readonly reserveMessage?: boolean;
}

/** What the control must spread to be tied to its label, hint and error. */
export interface ControlTies {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface FieldFrameProps extends FieldProps {
  readonly children: (ties: ControlTies) => ReactNode;
}

/** Label above, control, then the error or else the hint: the frame that all fields share. */
export function FieldFrame({ label, hint, error, reserveMessage = false, children }: FieldFrameProps) {
  const id = useId();
  const hasError = error !== undefined && error !== '';
  const message = hasError || hint !== undefined ? `${id}-message` : undefined;
  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      {children({ id, 'aria-describedby': message, 'aria-invalid': hasError || undefined })}
      {(message !== undefined || reserveMessage) && (
        <p id={message} className={classNames(styles['message'], hasError && styles['error'])}>
          {hasError ? (
            <>
              <Icon name="error" size={16} />
              <span>{error}</span>
            </>
          ) : (
            hint
          )}
        </p>
      )}
    </div>
  );
}
