import { classNames } from '../style/classNames';
import styles from './Field.module.css';
import { FieldFrame, type FieldProps, type NativeField } from './FieldFrame';

export interface TextFieldProps extends NativeField<'input'>, FieldProps {
  /** `serif` for words that are printed in the catalogue, `figures` for amounts (tabular, to the right). */
  readonly face?: 'sans' | 'serif' | 'figures';
}

/** One line of text, a number or a date: a native input with its label, hint and error. */
export function TextField({
  label,
  hint,
  error,
  disabledWhy,
  disabledBy,
  reserveMessage = false,
  face = 'sans',
  ...input
}: TextFieldProps) {
  return (
    <FieldFrame {...{ label, hint, error, disabledWhy, disabledBy, reserveMessage }}>
      {(ties, isFixed) => (
        <input
          type="text"
          {...input}
          {...ties}
          readOnly={isFixed}
          className={classNames(styles['control'], face !== 'sans' && styles[face])}
        />
      )}
    </FieldFrame>
  );
}
