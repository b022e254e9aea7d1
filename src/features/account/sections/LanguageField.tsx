import { LANGUAGES, languageOf } from '../../../shared/messages/languages';
import { useTexts } from '../../../shared/messages/useTexts';
import { SelectField } from '../../../shared/ui/fields/SelectField';
import { OfflineNote } from '../../../shared/ui/buttons/ServiceButton';
import { useAppDispatch } from '../../../store/hooks';
import { useOnline } from '../../auth/shared/useOnline';
import styles from '../shared/account.module.css';
import { chooseAccountLanguage } from '../model/accountCommands';
import { useAccountSelector } from '../shared/accountHooks';
import { selectAccountLocale } from '../model/accountSlice';
import { accountTexts } from '../texts/accountTexts';
import { SectionResult } from '../shared/SectionResult';

/** The language of the account on every device; or as each browser says. It is saved when it is chosen. */
export function LanguageField() {
  const dispatch = useAppDispatch();
  const { profile: texts } = useTexts(accountTexts);
  const online = useOnline();
  const locale = useAccountSelector(selectAccountLocale);
  const present = locale === null ? null : languageOf(locale);
  return (
    <div className={styles['form']}>
      <SelectField
        label={texts.language}
        name="language"
        hint={texts.languageHint}
        value={present ?? ''}
        disabledBy={online ? undefined : 'language-offline'}
        onChange={(event) => dispatch(chooseAccountLanguage({ language: languageOf(event.currentTarget.value) }))}
      >
        <option value="">{texts.asBrowser}</option>
        {Object.entries(LANGUAGES).map(([code, name]) => (
          // Each in its own words: who came into the wrong language finds the way back.
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <OfflineNote id="language-offline" online={online} />
      <SectionResult section="language" done={texts.languageSaved} />
    </div>
  );
}
