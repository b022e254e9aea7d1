import { createContext, useContext } from 'react';
import { FIRST_LANGUAGE, type Language } from './languages';

export interface LanguageChoice {
  readonly language: Language;
  /** Null where the language is not chosen by the page: an account has its own place for it. */
  readonly choose: ((language: Language) => void) | null;
}

export const LanguageChoiceContext = createContext<LanguageChoice>({ language: FIRST_LANGUAGE, choose: null });

export function useLanguageChoice(): LanguageChoice {
  return useContext(LanguageChoiceContext);
}

/**
 * The locale for dates, numbers and money: the language of the page, in the region the browser asks for where it speaks
 * that language (`en-GB`), because a reader's dates do not change with the page.
 */
export function useLocale(): string {
  const { language } = useLanguageChoice();
  return localeOf(language, navigator.languages);
}

export function localeOf(language: Language, wished: readonly string[]): string {
  return wished.find((tag) => tag.toLowerCase().split('-')[0] === language) ?? language;
}
