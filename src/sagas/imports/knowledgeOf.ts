import { call, select, type SagaGenerator } from 'typed-redux-saga';
import { IMPORT_FIELDS, type ImportField, isPrivateTarget } from '../../domain/imports/cells/targets';
import type { TargetNames } from '../../domain/imports/columns/names';
import type { Knowledge } from '../../domain/imports/desk/views';
import type { ExtraColumn } from '../../domain/platforms/profiles/saleExtras';
import { selectLanguage } from '../../features/language/languageSlice';
import { extraName } from '../../features/lots/model/extras/extraName';
import { selectExtraColumns, selectExtrasByField } from '../../features/lots/model/extras/extrasSlice';
import { extraTexts } from '../../features/lots/model/texts/extraTexts';
import { lotTexts } from '../../features/lots/model/texts/lotsTexts';
import { selectSale } from '../../features/sales/salesSlice';
import { localeOf } from '../../shared/messages/languageChoice';
import { type Language, LANGUAGES } from '../../shared/messages/languages';
import { textsOf } from '../../shared/messages/texts';
import { gateway } from '../base/effects';
import { texts } from '../base/texts';
import { rememberedMatchings } from './matchingMemory';

/** What the reader of a file for a sale has to know besides the file. */
export function* knowledgeOf(saleId: string): SagaGenerator<Knowledge> {
  const languages = yield* gateway('languages');
  const currency = (yield* select(selectSale, saleId))?.currency ?? '';
  const locale = localeOf(yield* select(selectLanguage), languages.wished());
  const { lotTypes } = yield* texts(lotTexts);
  const names: TargetNames[] = [];
  for (const language of Object.keys(LANGUAGES) as Language[]) names.push(yield* call(namesIn, language));
  const extras = yield* select(selectExtraColumns);
  names.push(yield* call(namesOfExtras, extras));
  const rules = extras.map(({ field, kind, choices, longest }) => [field, { kind, choices, longest }] as const);
  const { yes, no } = yield* texts(extraTexts);
  const form = { currency, locale, lotTypes, extras: Object.fromEntries(rules), yesNo: [yes, no] as const };
  return { form, names, kept: yield* call(rememberedMatchings) };
}

/** As their platforms head them, as their house calls them, and as the page does. */
function* namesOfExtras(extras: readonly ExtraColumn[]): SagaGenerator<TargetNames> {
  const byField = yield* select(selectExtrasByField);
  const words = yield* texts(extraTexts);
  return Object.fromEntries(extras.map(({ field, name }) => [field, [name, extraName(field, byField, words)]]));
}

/** What the fields are called in a language. One that cannot be fetched now adds nothing. */
function* namesIn(language: Language): SagaGenerator<TargetNames> {
  const languages = yield* gateway('languages');
  try {
    yield* call([languages, languages.load], language);
  } catch (error) {
    console.warn('The names of the fields could not be fetched in another language.', error);
  }
  const { fields, privateFields } = textsOf(lotTexts, languages.present(language));
  const nameOf = (field: ImportField): string => (isPrivateTarget(field) ? privateFields[field] : fields[field]);
  return { ...Object.fromEntries(IMPORT_FIELDS.map((field) => [field, [nameOf(field)]])), hammer: [fields.hammer] };
}
