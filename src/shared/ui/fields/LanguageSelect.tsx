import { useId } from 'react';
import { useLanguageChoice } from '../../messages/languageChoice';
import { LANGUAGES, type Language } from '../../messages/languages';
import { useTexts } from '../../messages/useTexts';
import field from './Field.module.css';
import { classNames } from '../style/classNames';
import { Icon } from '../icon/Icon';
import { kitTexts } from '../texts/kitTexts';
import styles from './LanguageSelect.module.css';
import { VisuallyHidden } from '../style/VisuallyHidden';

/** The choice of the page's language; nothing where the account has its own place for it. Each language names itself. */
export function LanguageSelect() {
  const id = useId();
  const { language, choose } = useLanguageChoice();
  const texts = useTexts(kitTexts);
  if (choose === null) return null;
  return (
    <div className={classNames(field['selectBox'], styles['box'])}>
      <VisuallyHidden>
        <label htmlFor={id}>{texts.language}</label>
      </VisuallyHidden>
      <select
        id={id}
        className={classNames(field['control'], field['select'])}
        value={language}
        onChange={(event) => choose(event.currentTarget.value as Language)}
      >
        {Object.entries(LANGUAGES).map(([code, name]) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
      <Icon name="chevronDown" size={16} />
    </div>
  );
}
