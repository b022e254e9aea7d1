import { type ComponentPropsWithRef, useState } from 'react';
import { useTexts } from '../../messages/useTexts';
import styles from './Field.module.css';
import { FieldFrame, type FieldProps } from './FieldFrame';
import { kitTexts } from '../texts/kitTexts';
import { VisuallyHidden } from '../style/VisuallyHidden';

type NativeInput = Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'id' | 'size' | 'type'>;

export interface PasswordFieldProps extends NativeInput, FieldProps {}

/** A password with a toggle that shows it. Password managers and paste work as everywhere. */
export function PasswordField({ label, hint, error, reserveMessage = false, ...input }: PasswordFieldProps) {
  const texts = useTexts(kitTexts);
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame label={label} hint={hint} error={error} reserveMessage={reserveMessage}>
      {(ties) => (
        <div className={styles['withEnd']}>
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...ties}
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
