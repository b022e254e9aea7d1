import { select, type SagaGenerator } from 'typed-redux-saga';
import { selectLanguage } from '../../features/language/languageSlice';
import { textsOf, type TextArea, type Translated } from '../../shared/messages/texts';
import { gateway } from './effects';

/** An area in the language of this moment: `const words = yield* texts(lotsToasts)`. */
export function* texts<Texts>(area: TextArea<Texts>): SagaGenerator<Translated<Texts>> {
  const languages = yield* gateway('languages');
  return textsOf(area, languages.present(yield* select(selectLanguage)));
}
