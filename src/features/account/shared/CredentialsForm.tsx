import { type SubmitEvent, useRef, useState } from 'react';
import { EmailField } from '../../../shared/ui/fields/EmailField';
import { useAppDispatch } from '../../../store/hooks';
import { FormActions } from './FormActions';
import styles from './account.module.css';
import { linkPassword } from '../model/accountCommands';
import { useAccountSelector } from './accountHooks';
import { selectSection } from '../model/accountSlice';
import { fieldOf } from '../model/fieldOf';
import { NewPassword, usePasswordProblem } from './NewPassword';
import { useAccountMessage } from './useAccountMessage';
import { useFocusOnError } from './useFocusOnError';

interface CredentialsFormProps {
  readonly submit: string;
  readonly onCancel?: () => void;
}

/** An address and a password for an account that has none yet. Its section is `link:password`. */
export function CredentialsForm({ submit, onCancel }: CredentialsFormProps) {
  const dispatch = useAppDispatch();
  const message = useAccountMessage();
  const section = useAccountSelector((state) => selectSection(state, 'link:password'));
  const passwordProblem = usePasswordProblem();
  const emailRef = useRef<HTMLInputElement>(null);
  const passwordRef = useRef<HTMLInputElement>(null);
  const [found, setFound] = useState<{ readonly email?: string | undefined; readonly password?: string | undefined }>(
    {},
  );
  const refusal = section.status === 'refused' ? section.code : null;
  const about = refusal === null ? null : fieldOf(refusal);
  const said = refusal === null ? undefined : message(refusal);
  const emailError = found.email ?? (about === 'email' ? said : undefined);
  const passwordError = found.password ?? (about === 'password' ? said : undefined);
  useFocusOnError(emailRef, about === 'email' ? said : undefined);
  useFocusOnError(passwordRef, about === 'password' ? said : undefined);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (section.status === 'working') return;
    const email = emailRef.current?.value.trim() ?? '';
    const password = passwordRef.current?.value ?? '';
    const problems = {
      email: email === '' ? message('missing-email') : undefined,
      password: passwordProblem(password),
    };
    setFound(problems);
    if (problems.email !== undefined) emailRef.current?.focus();
    else if (problems.password !== undefined) passwordRef.current?.focus();
    else dispatch(linkPassword({ email, password }));
  };

  return (
    <form noValidate className={styles['form']} onSubmit={onSubmit}>
      <EmailField ref={emailRef} error={emailError} />
      <NewPassword ref={passwordRef} error={passwordError} />
      <FormActions label={submit} busy={section.status === 'working'} onCancel={onCancel} />
    </form>
  );
}
