import { type SubmitEvent, useState } from 'react';
import { useTexts } from '../../shared/messages/useTexts';
import { SettingsSection } from '../../shared/ui/SettingsSection';
import { TextField } from '../../shared/ui/TextField';
import { useAppDispatch } from '../../store/hooks';
import { selectUser } from '../auth/authSlice';
import { AccountButton } from './AccountButton';
import styles from './account.module.css';
import { saveProfile } from './accountCommands';
import { useAccountSelector } from './accountHooks';
import { sectionLeft, selectSection } from './accountSlice';
import { accountTexts } from './accountTexts';
import { LanguageField } from './LanguageField';
import { PhotoField } from './PhotoField';
import { SectionResult } from './SectionResult';

const LONGEST_NAME = 200;

/** Name, photo and language. */
export function ProfileSection() {
  const texts = useTexts(accountTexts);
  return (
    <SettingsSection name="profile" title={texts.sections.profile} intro={texts.profile.intro}>
      <PhotoField />
      <NameForm />
      <LanguageField />
    </SettingsSection>
  );
}

function NameForm() {
  const dispatch = useAppDispatch();
  const { profile: texts } = useTexts(accountTexts);
  const user = useAccountSelector(selectUser);
  const { status } = useAccountSelector((state) => selectSection(state, 'profile'));
  const [name, setName] = useState(user?.displayName ?? '');

  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (status !== 'working') dispatch(saveProfile({ displayName: name.trim() }));
  };

  return (
    <form noValidate className={styles['form']} onSubmit={onSubmit}>
      <TextField
        label={texts.name}
        name="name"
        autoComplete="name"
        maxLength={LONGEST_NAME}
        hint={texts.nameHint}
        value={name}
        onChange={(event) => {
          setName(event.currentTarget.value);
          if (status === 'done' || status === 'refused') dispatch(sectionLeft({ section: 'profile' }));
        }}
      />
      <AccountButton type="submit" busy={status === 'working'}>
        {texts.saveName}
      </AccountButton>
      <SectionResult section="profile" done={texts.nameSaved} />
    </form>
  );
}
