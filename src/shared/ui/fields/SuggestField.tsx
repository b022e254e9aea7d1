import styles from './Field.module.css';
import { FieldFrame, type FieldProps } from './FieldFrame';
import { SuggestInput, type SuggestInputProps } from './SuggestInput';

type SuggestFieldProps = FieldProps & Omit<SuggestInputProps, 'className' | 'id' | 'readOnly'>;

/** A field for one line of free text that suggests what has been written before. */
export function SuggestField({
  label,
  hint,
  error,
  disabledWhy,
  disabledBy,
  reserveMessage = false,
  ...input
}: SuggestFieldProps) {
  return (
    <FieldFrame {...{ label, hint, error, disabledWhy, disabledBy, reserveMessage }}>
      {(ties, isFixed) => <SuggestInput {...input} {...ties} readOnly={isFixed} className={styles['control']} />}
    </FieldFrame>
  );
}
