import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../style/classNames';
import styles from './Field.module.css';
import { FieldFrame, type FieldProps } from './FieldFrame';

type NativeInput = Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'id' | 'size'>;

export interface TextFieldProps extends NativeInput, FieldProps {
  /** `serif` for words that are printed in the catalogue, `figures` for amounts (tabular, to the right). */
  readonly face?: 'sans' | 'serif' | 'figures';
}

/** One line of text, a number or a date: a native input with its label, hint and error. */
export function TextField({ label, hint, error, reserveMessage = false, face = 'sans', ...input }: TextFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} reserveMessage={reserveMessage}>
      {(ties) => (
        <input
          type="text"
          {...input}
          {...ties}
          className={classNames(styles['control'], face !== 'sans' && styles[face])}
        />
      )}
    </FieldFrame>
  );
}
