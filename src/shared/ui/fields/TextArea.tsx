import { classNames } from '../style/classNames';
import styles from './Field.module.css';
import { FieldFrame, type FieldProps, type NativeField } from './FieldFrame';

export interface TextAreaProps extends NativeField<'textarea'>, FieldProps {
  /** `serif` for words that are printed in the catalogue. */
  readonly face?: 'sans' | 'serif';
}

/** Several lines; grows with what is typed where the browser can, from `rows` (3) up to most of the window. */
export function TextArea({
  label,
  hint,
  error,
  disabledWhy,
  disabledBy,
  reserveMessage = false,
  face = 'sans',
  rows = 3,
  ...area
}: TextAreaProps) {
  return (
    <FieldFrame {...{ label, hint, error, disabledWhy, disabledBy, reserveMessage }}>
      {(ties, isFixed) => (
        <textarea
          {...area}
          {...ties}
          readOnly={isFixed}
          rows={rows}
          style={{ minHeight: `calc(${rows} * var(--line-md) + var(--space-4))` }}
          className={classNames(styles['control'], styles['area'], face === 'serif' && styles['serif'])}
        />
      )}
    </FieldFrame>
  );
}
