import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../style/classNames';
import styles from './Field.module.css';
import { FieldFrame, type FieldProps } from './FieldFrame';

type NativeArea = Omit<ComponentPropsWithRef<'textarea'>, 'className' | 'style' | 'id'>;

export interface TextAreaProps extends NativeArea, FieldProps {
  /** `serif` for words that are printed in the catalogue. */
  readonly face?: 'sans' | 'serif';
}

/** Several lines; grows with what is typed where the browser can, from `rows` (3) up to most of the window. */
export function TextArea({
  label,
  hint,
  error,
  reserveMessage = false,
  face = 'sans',
  rows = 3,
  ...area
}: TextAreaProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} reserveMessage={reserveMessage}>
      {(ties) => (
        <textarea
          {...area}
          {...ties}
          rows={rows}
          style={{ minHeight: `calc(${rows} * var(--line-md) + var(--space-4))` }}
          className={classNames(styles['control'], styles['area'], face === 'serif' && styles['serif'])}
        />
      )}
    </FieldFrame>
  );
}
