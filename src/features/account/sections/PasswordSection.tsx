import { type SubmitEvent, useRef, useState } from 'react';
import { useTexts } from '../../../shared/messages/useTexts';
import { SettingsSection } from '../../../shared/ui/layout/SettingsSection';
import { useAppDispatch } from '../../../store/hooks';
import { selectUser } from '../../auth/model/authSlice';
import { FormActions } from '../shared/FormActions';
import styles from '../shared/account.module.css';
import { changePassword } from '../model/accountCommands';
import { useAccountSelector } from '../shared/accountHooks';
import { sectionLeft, selectSection } from '../model/accountSlice';
import { accountTexts } from '../texts/accountTexts';
import { CredentialsForm } from '../shared/CredentialsForm';
import { fieldOf } from '../model/fieldOf';
import { NewPassword, usePasswordProblem } from '../shared/NewPassword';
import { SectionResult } from '../shared/SectionResult';
import { Unfolding } from '../shared/Unfolding';
import { useAccountMessage } from '../shared/useAccountMessage';
import { useFocusOnError } from '../shared/useFocusOnError';
import { hasMethod } from '../model/methodsOf';
import { usePanel } from '../../navigation/ui/usePanel';

/** The password: changed, or given to an account that has none. */
export function PasswordSection() {
  const dispatch = useAppDispatch();
  const { password: texts, sections } = useTexts(accountTexts);
  const user = useAccountSelector(selectUser);
  const section = user?.email === null ? 'link:password' : 'password';
  const { status } = useAccountSelector((state) => selectSection(state, section));
  const [opened, setOpened] = usePanel('change-password');
  if (user === null) return null;
  const hasOne = hasMethod(user, 'password');
  const setOpen = (open: boolean): void => {
    dispatch(sectionLeft({ section }));
    setOpened(open);
  };
  return (
    <SettingsSection
      name="password"
      title={sections.password}
      intro={hasOne ? texts.has : user.email === null ? texts.needsEmail : texts.hasNone}
    >
      <Unfolding
        label={hasOne ? texts.change : texts.add}
        open={opened && status !== 'done'}
        onOpen={() => setOpen(true)}
      >
        {user.email === null ? (
          <CredentialsForm submit={texts.add} onCancel={() => setOpen(false)} />
        ) : (
          <PasswordForm email={user.email} hasOne={hasOne} onCancel={() => setOpen(false)} />
        )}
      </Unfolding>
      <SectionResult section={section} done={texts.changed} isSaidElsewhere={(code) => fieldOf(code) !== null} />
    </SettingsSection>
  );
}

interface PasswordFormProps {
  readonly email: string;
  readonly hasOne: boolean;
  readonly onCancel: () => void;
}

function PasswordForm({ email, hasOne, onCancel }: PasswordFormProps) {
  const dispatch = useAppDispatch();
  const { password: texts } = useTexts(accountTexts);
  const message = useAccountMessage();
  const section = useAccountSelector((state) => selectSection(state, 'password'));
  const problemOf = usePasswordProblem();
  const field = useRef<HTMLInputElement>(null);
  const [found, setFound] = useState<string | undefined>();
  const refused = section.status === 'refused' && fieldOf(section.code) !== null ? message(section.code) : undefined;
  useFocusOnError(field, refused);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (section.status === 'working') return;
    const password = field.current?.value ?? '';
    const problem = problemOf(password);
    setFound(problem);
    if (problem === undefined) dispatch(changePassword({ password }));
    else field.current?.focus();
  };

  return (
    <form noValidate className={styles['form']} onSubmit={onSubmit}>
      {/* For password managers: whose password this is. */}
      <input hidden readOnly type="text" name="username" autoComplete="username" value={email} />
      <NewPassword ref={field} error={found ?? refused} />
      {hasOne && <p className={styles['quiet']}>{texts.others}</p>}
      <FormActions label={texts.save} busy={section.status === 'working'} onCancel={onCancel} />
    </form>
  );
}
