import styles from './Field.module.css';
import { FieldFrame, type FieldProps } from './FieldFrame';
import { SuggestInput, type SuggestInputProps } from './SuggestInput';

type SuggestFieldProps = FieldProps & Omit<SuggestInputProps, 'className' | 'id'>;

/** A field for one line of free text that suggests what has been written before. */
export function SuggestField({ label, hint, error, reserveMessage = false, ...input }: SuggestFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} reserveMessage={reserveMessage}>
      {(ties) => <SuggestInput {...input} {...ties} className={styles['control']} />}
    </FieldFrame>
  );
}
