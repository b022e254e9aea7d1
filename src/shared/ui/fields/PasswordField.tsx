import { useState } from 'react';
import { useTexts } from '../../messages/useTexts';
import styles from './Field.module.css';
import { FieldFrame, type FieldProps, type NativeField } from './FieldFrame';
import { kitTexts } from '../texts/kitTexts';
import { VisuallyHidden } from '../style/VisuallyHidden';

export interface PasswordFieldProps extends Omit<NativeField<'input'>, 'type'>, FieldProps {}

/** A password with a toggle that shows it. Password managers and paste work as everywhere. */
export function PasswordField({
  label,
  hint,
  error,
  disabledWhy,
  disabledBy,
  reserveMessage = false,
  ...input
}: PasswordFieldProps) {
  const texts = useTexts(kitTexts);
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame {...{ label, hint, error, disabledWhy, disabledBy, reserveMessage }}>
      {(ties, isFixed) => (
        <div className={styles['withEnd']}>
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...ties}
            readOnly={isFixed}
            type={shown ? 'text' : 'password'}
            className={styles['control']}
          />
          {/* Its name is its text, not aria-label: a search for the label "Password" then finds the field alone. */}
          <button
            type="button"
            className={styles['end']}
            aria-pressed={shown}
            aria-controls={ties.id}
            onClick={() => setShown(!shown)}
          >
            {texts.show}
            <VisuallyHidden>{texts.showWhat}</VisuallyHidden>
          </button>
        </div>
      )}
    </FieldFrame>
  );
}
