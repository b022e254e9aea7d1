import { call, type SagaGenerator } from 'typed-redux-saga';
import type { PlatformSale } from '../../../domain/platforms/platformLot';
import { exportLanguageOf } from '../../../domain/sales/exportLanguage';
import type { Sale } from '../../../domain/sales/sale';
import { fieldNamesOf, type LotWords } from '../../../features/lots/model/outgoing/fieldNamesOf';
import { lotTexts } from '../../../features/lots/model/texts/lotsTexts';
import { languageOf } from '../../../shared/messages/languages';
import { textsOf } from '../../../shared/messages/texts';
import { gateway } from '../../base/effects';
import { texts } from '../../base/texts';

/** How fields are called behind a description: in the language of the sale; in that of the person where nobody has said one. */
export function* readFieldNames(sale: Sale): SagaGenerator<PlatformSale['fieldNames']> {
  return fieldNamesOf(yield* call(lotWords, sale));
}

function* lotWords(sale: Sale): SagaGenerator<LotWords> {
  const language = languageOf(exportLanguageOf(sale) ?? '');
  if (language === null) return yield* texts(lotTexts);
  const languages = yield* gateway('languages');
  try {
    yield* call([languages, languages.load], language);
    return textsOf(lotTexts, languages.present(language));
  } catch (error) {
    console.warn('The words of an export could not be fetched in the language of the sale.', error);
    return yield* texts(lotTexts);
  }
}
