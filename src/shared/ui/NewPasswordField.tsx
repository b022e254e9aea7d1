import { useState } from 'react';
import { Icon } from './Icon';
import styles from './NewPasswordField.module.css';
import { PasswordField, type PasswordFieldProps } from './PasswordField';
import { VisuallyHidden } from './VisuallyHidden';

export interface NewPasswordFieldProps extends Omit<PasswordFieldProps, 'hint' | 'autoComplete' | 'onChange'> {
  /** What is demanded, and what of it the typed password meets. */
  readonly judge: (password: string) => readonly { readonly text: string; readonly met: boolean }[];
}

/** A password that is chosen now: each demand on it ticks while one types. */
export function NewPasswordField({ judge, ...field }: NewPasswordFieldProps) {
  const [typed, setTyped] = useState('');
  const demands = judge(typed);
  return (
    <div className={styles['whole']}>
      <PasswordField
        {...field}
        autoComplete="new-password"
        hint={
          <span>
            What it needs:<VisuallyHidden> {demands.map(({ text }) => text).join(', ')}</VisuallyHidden>
          </span>
        }
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <ul className={styles['demands']} aria-label="What the password needs">
        {demands.map(({ text, met }) => (
          <li key={text} className={met ? styles['met'] : undefined}>
            <Icon name={met ? 'check' : 'minus'} size={16} />
            <span>
              {text}
              <VisuallyHidden>{met ? ': met' : ': not met yet'}</VisuallyHidden>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
