/**
 * The languages of the application by their codes, each with its own name for itself. The first is the language the
 * areas are written in. A new language: docs/architecture.md has the steps.
 */
export const LANGUAGES = { en: 'English', de: 'Deutsch' } as const;

export type Language = keyof typeof LANGUAGES;

/** Whose texts are in the areas themselves, and which is therefore always there. */
export const FIRST_LANGUAGE = 'en' satisfies Language;

/** The language of ours that a tag (`de`, `de-AT`, BCP 47) asks for, else null. */
export function languageOf(tag: string): Language | null {
  const [code = ''] = tag.toLowerCase().split('-');
  return Object.hasOwn(LANGUAGES, code) ? (code as Language) : null;
}
