import { createContext, useContext } from 'react';
import { textsOf, type Catalogue, type TextArea, type Translated } from './texts';

/** The language of the page; English when nobody provides one. */
export const LanguageContext = createContext<Catalogue>({});

/** The texts of an area in the language of the page: `const texts = useTexts(accountTexts)`. */
export function useTexts<Texts>(area: TextArea<Texts>): Translated<Texts> {
  return textsOf(area, useContext(LanguageContext));
}
