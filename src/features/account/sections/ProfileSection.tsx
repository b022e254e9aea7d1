import { type SubmitEvent, useState } from 'react';
import { useTexts } from '../../../shared/messages/useTexts';
import { SettingsSection } from '../../../shared/ui/layout/SettingsSection';
import { TextField } from '../../../shared/ui/fields/TextField';
import { useAppDispatch } from '../../../store/hooks';
import { selectUser } from '../../auth/model/authSlice';
import { AccountButton } from '../shared/AccountButton';
import styles from '../shared/account.module.css';
import { saveProfile } from '../model/accountCommands';
import { useAccountSelector } from '../shared/accountHooks';
import { sectionLeft, selectSection } from '../model/accountSlice';
import { accountTexts } from '../texts/accountTexts';
import { LanguageField } from './LanguageField';
import { PhotoField } from './PhotoField';
import { SectionResult } from '../shared/SectionResult';

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
