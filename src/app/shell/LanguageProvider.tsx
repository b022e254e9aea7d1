import { useEffect, useMemo, type ReactNode } from 'react';
import { selectIsSignedIn } from '../../features/auth/model/authSlice';
import { chooseLanguage, selectLanguage } from '../../features/language/languageSlice';
import type { Languages } from '../../services/languages/Languages';
import { LanguageChoiceContext } from '../../shared/messages/languageChoice';
import type { Language } from '../../shared/messages/languages';
import { LanguageContext } from '../../shared/messages/useTexts';
import { useAppDispatch, useAppSelector } from '../../store/hooks';

interface LanguageProviderProps {
  readonly languages: Languages;
  readonly children: ReactNode;
}

/** Everything below speaks the language that the state names, and so does the document. */
export function LanguageProvider({ languages, children }: LanguageProviderProps) {
  const dispatch = useAppDispatch();
  const language = useAppSelector(selectLanguage);
  // Who is signed in chooses for the account, in its own place.
  const open = !useAppSelector(selectIsSignedIn);
  const choice = useMemo(
    () => ({
      language,
      choose: open ? (chosen: Language) => void dispatch(chooseLanguage({ language: chosen })) : null,
    }),
    [dispatch, language, open],
  );
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <LanguageChoiceContext value={choice}>
      <LanguageContext value={languages.present(language)}>{children}</LanguageContext>
    </LanguageChoiceContext>
  );
}
