import { call, put, select, type SagaGenerator } from 'typed-redux-saga';
import { IMPORT_FIELDS, type ImportField, isPrivateTarget } from '../../domain/imports/cells/targets';
import type { TargetNames } from '../../domain/imports/columns/names';
import type { Knowledge, Reading } from '../../domain/imports/desk/views';
import {
  importFailed,
  type importFileChosen,
  readingBegan,
  type readingChosen,
  selectImport,
  tableRead,
} from '../../features/imports/model/importSlice';
import { selectLanguage } from '../../features/language/languageSlice';
import { lotTexts } from '../../features/lots/model/texts/lotsTexts';
import { selectSale } from '../../features/sales/salesSlice';
import type { NamedFile } from '../../services/imports/ImportReader';
import { localeOf } from '../../shared/messages/languageChoice';
import { type Language, LANGUAGES } from '../../shared/messages/languages';
import { textsOf } from '../../shared/messages/texts';
import { gateway } from '../base/effects';
import { texts } from '../base/texts';
import { rememberedMatchings } from './matchingMemory';

/** Reads the file that was chosen; how it is read is found anew. */
export function* openChosen({ payload }: ReturnType<typeof importFileChosen>): SagaGenerator<void> {
  const { saleId, fileId, name } = payload;
  const file = (yield* gateway('importFiles')).take(fileId);
  yield* put(readingBegan({ saleId, name, reading: {} }));
  if (file === undefined) yield* put(importFailed({ reason: { rule: 'notThere' } }));
  else yield* call(open, saleId, { name, blob: file }, {});
}

/** Reads the same file in the way that was chosen. */
export function* openOnceMore({ payload: { reading } }: ReturnType<typeof readingChosen>): SagaGenerator<void> {
  const { saleId, run } = yield* select(selectImport);
  const name = 'file' in run ? run.file.name : 'name' in run ? run.name : null;
  if (saleId === null || name === null) return;
  yield* put(readingBegan({ saleId, name, reading }));
  yield* call(open, saleId, null, reading);
}

function* open(saleId: string, file: NamedFile | null, reading: Reading): SagaGenerator<void> {
  const reader = yield* gateway('importReader');
  const knowledge = yield* call(knowledgeOf, saleId);
  const view = yield* call([reader, reader.open], file, reading, knowledge);
  if (view.ok) yield* put(tableRead({ file: view.file, columns: view.columns }));
  else yield* put(importFailed({ reason: view.problem, sheets: view.sheets }));
}

function* knowledgeOf(saleId: string): SagaGenerator<Knowledge> {
  const languages = yield* gateway('languages');
  const currency = (yield* select(selectSale, saleId))?.currency ?? '';
  const locale = localeOf(yield* select(selectLanguage), languages.wished());
  const { lotTypes } = yield* texts(lotTexts);
  const names: TargetNames[] = [];
  for (const language of Object.keys(LANGUAGES) as Language[]) names.push(yield* call(namesIn, language));
  return { form: { currency, locale, lotTypes }, names, kept: yield* call(rememberedMatchings) };
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
  return Object.fromEntries(IMPORT_FIELDS.map((field) => [field, [nameOf(field)]]));
}
