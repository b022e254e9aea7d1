import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { ScrollLink } from '../../../shared/scroll/ScrollLink';
import { useTexts } from '../../../shared/messages/useTexts';
import { InlineMessage } from '../../../shared/ui/messages/InlineMessage';
import { SettingsSection } from '../../../shared/ui/layout/SettingsSection';
import { TextField } from '../../../shared/ui/fields/TextField';
import { useAppDispatch } from '../../../store/hooks';
import { selectUser } from '../../auth/model/authSlice';
import { FormActions } from '../shared/FormActions';
import styles from '../shared/account.module.css';
import { changeEmail } from '../model/accountCommands';
import { useAccountSelector } from '../shared/accountHooks';
import { sectionLeft, selectPendingEmail, selectSection } from '../model/accountSlice';
import { accountTexts } from '../texts/accountTexts';
import { fieldOf } from '../model/fieldOf';
import { SectionResult } from '../shared/SectionResult';
import { Unfolding } from '../shared/Unfolding';
import { useAccountMessage } from '../shared/useAccountMessage';
import { useFocusOnError } from '../shared/useFocusOnError';
import { usePanel } from '../../navigation/ui/usePanel';

interface EmailSectionProps {
  /** Sends the mail that confirms the address: a part of mailed links. */
  readonly verification: ReactNode;
}

/** The address: confirmed or not, and changed by a link to the new one. */
export function EmailSection({ verification }: EmailSectionProps) {
  const dispatch = useAppDispatch();
  const { email: texts, sections } = useTexts(accountTexts);
  const user = useAccountSelector(selectUser);
  const pending = useAccountSelector(selectPendingEmail);
  const { status } = useAccountSelector((state) => selectSection(state, 'email'));
  const [opened, setOpened] = usePanel('change-email');

  if (user === null || user.email === null) {
    return (
      <SettingsSection name="email" title={sections.email} intro={texts.none}>
        <ScrollLink to="password">{texts.addByPassword}</ScrollLink>
      </SettingsSection>
    );
  }
  const setOpen = (open: boolean): void => {
    dispatch(sectionLeft({ section: 'email' }));
    setOpened(open);
  };
  return (
    <SettingsSection name="email" title={sections.email}>
      <div className={styles['stack']}>
        <p>
          {texts.present} <span className={styles['value']}>{user.email}</span>
        </p>
        {user.emailVerified ? (
          <InlineMessage tone="good">{texts.verified}</InlineMessage>
        ) : (
          <>
            <InlineMessage tone="warn">{texts.unverified}</InlineMessage>
            <p className={styles['quiet']}>{texts.whyVerify}</p>
            {verification}
          </>
        )}
      </div>
      <Unfolding label={texts.change} open={opened && status !== 'done'} onOpen={() => setOpen(true)}>
        <ChangeEmailForm present={user.email} onCancel={() => setOpen(false)} />
      </Unfolding>
      <SectionResult
        section="email"
        done={pending === null ? texts.sentSomewhere : texts.sent(pending)}
        isSaidElsewhere={(code) => fieldOf(code) === 'email'}
      />
    </SettingsSection>
  );
}

function ChangeEmailForm({ present, onCancel }: { readonly present: string; readonly onCancel: () => void }) {
  const dispatch = useAppDispatch();
  const { email: texts } = useTexts(accountTexts);
  const message = useAccountMessage();
  const section = useAccountSelector((state) => selectSection(state, 'email'));
  const field = useRef<HTMLInputElement>(null);
  const [found, setFound] = useState<string | undefined>();
  const refused = section.status === 'refused' && fieldOf(section.code) === 'email' ? message(section.code) : undefined;
  useFocusOnError(field, refused);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (section.status === 'working') return;
    const email = field.current?.value.trim() ?? '';
    const problem =
      email === '' ? message('missing-email') : email.toLowerCase() === present.toLowerCase() ? texts.same : undefined;
    setFound(problem);
    if (problem === undefined) dispatch(changeEmail({ email }));
    else field.current?.focus();
  };

  return (
    <form noValidate className={styles['form']} onSubmit={onSubmit}>
      <TextField
        ref={field}
        label={texts.newAddress}
        name="newEmail"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        required
        hint={texts.newHint}
        error={found ?? refused}
      />
      <FormActions label={texts.send} busy={section.status === 'working'} onCancel={onCancel} />
    </form>
  );
}
