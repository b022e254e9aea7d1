import { useId } from 'react';
import type { DisabledReason } from '../tips/disabledReason';
import styles from './Checkbox.module.css';
import type { NativeField } from './FieldFrame';

/** It can always be chosen. */
type Never = Omit<DisabledReason, 'disabledWhy' | 'disabledBy'>;

export interface CheckboxProps extends Omit<NativeField<'input'>, 'type'>, Never {
  readonly label: string;
  /** What follows from it, under the label. */
  readonly hint?: string;
}

/** A yes or no: a native checkbox; the whole line can be pressed. */
export function Checkbox({ label, hint, ...input }: CheckboxProps) {
  const id = useId();
  return (
    <label className={styles['box']} htmlFor={id}>
      <input
        {...input}
        id={id}
        type="checkbox"
        className={styles['control']}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
      />
      <span id={`${id}-label`} className={styles['label']}>
        {label}
      </span>
      {hint !== undefined && (
        <span id={`${id}-hint`} className={styles['hint']}>
          {hint}
        </span>
      )}
    </label>
  );
}
