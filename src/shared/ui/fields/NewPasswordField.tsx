import { useState } from 'react';
import { useTexts } from '../../messages/useTexts';
import { Icon } from '../icon/Icon';
import styles from './NewPasswordField.module.css';
import { newPasswordTexts } from '../texts/newPasswordTexts';
import { PasswordField, type PasswordFieldProps } from './PasswordField';
import { VisuallyHidden } from '../style/VisuallyHidden';

export interface NewPasswordFieldProps extends Omit<PasswordFieldProps, 'hint' | 'autoComplete' | 'onChange'> {
  /** What is demanded, and what of it the typed password meets. */
  readonly judge: (password: string) => readonly { readonly text: string; readonly met: boolean }[];
}

/** A password that is chosen now: each demand on it ticks while one types. */
export function NewPasswordField({ judge, ...field }: NewPasswordFieldProps) {
  const [typed, setTyped] = useState('');
  const texts = useTexts(newPasswordTexts);
  const demands = judge(typed);
  return (
    <div className={styles['whole']}>
      <PasswordField
        {...field}
        autoComplete="new-password"
        hint={
          <span>
            {texts.needs}
            <VisuallyHidden> {demands.map(({ text }) => text).join(', ')}</VisuallyHidden>
          </span>
        }
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <ul className={styles['demands']} aria-label={texts.needsOfPassword}>
        {demands.map(({ text, met }) => (
          <li key={text} className={met ? styles['met'] : undefined}>
            <Icon name={met ? 'check' : 'minus'} size={16} />
            <span>
              {text}
              <VisuallyHidden>{met ? texts.met : texts.notMet}</VisuallyHidden>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
