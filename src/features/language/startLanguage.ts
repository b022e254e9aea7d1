import { FIRST_LANGUAGE, languageOf, type Language } from '../../shared/messages/languages';

/** What is known about the language that a person wants, before any page stands. */
export interface LanguageWishes {
  /** Of the account that is signed in here; null when it has none, or nobody is signed in. */
  readonly account: string | null;
  /** Chosen on this device. */
  readonly device: string | null;
  /** Language tags that the browser asks for, best first. */
  readonly wished: readonly string[];
}

/** The first of these that is one of our languages: the account's, the device's, the browser's; else English. */
export function startLanguage({ account, device, wished }: LanguageWishes): Language {
  for (const tag of [account, device, ...wished]) {
    const language = tag === null ? null : languageOf(tag);
    if (language !== null) return language;
  }
  return FIRST_LANGUAGE;
}
