import { call, put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { extraFieldsIn } from '../../../domain/lots/extras';
import { fieldsWithColumn, fillFrom, TEMPLATE_FIELDS, type TemplateFields } from '../../../domain/lots/template';
import { selectLanguage } from '../../../features/language/languageSlice';
import { extraName } from '../../../features/lots/model/extras/extraName';
import { selectExtraFields, selectExtrasByField } from '../../../features/lots/model/extras/extrasSlice';
import { selectLot } from '../../../features/lots/model/lots/lotsSlice';
import { lotTexts } from '../../../features/lots/model/texts/lotsTexts';
import { editLots } from '../../../features/lots/model/operations/lotCommands';
import {
  applyTemplate,
  selectDefaultTemplate,
  selectTemplate,
} from '../../../features/lots/model/templates/templatesSlice';
import { hasTooManyExtras } from '../../../features/lots/model/templates/typedExtras';
import { missingColumns } from '../../../features/lots/model/templates/missingColumns';
import { extraTexts } from '../../../features/lots/model/texts/extraTexts';
import { templateTexts } from '../../../features/lots/model/texts/templateTexts';
import { notificationRequested } from '../../../features/notifications/notificationsSlice';
import { texts } from '../../base/texts';

/** Fills lots in from templates and says what was filled. */
export function* applyTemplates(): SagaGenerator<void> {
  yield* takeEvery(applyTemplate, handleApply);
}

/** What a new lot begins with: the template that was asked for, nothing for null, or the default of the sale. */
export function* fieldsOfNewLot(templateId?: string | null): SagaGenerator<TemplateFields> {
  if (templateId === null) return {};
  const template =
    templateId === undefined ? yield* select(selectDefaultTemplate) : yield* select(selectTemplate, templateId);
  return template?.kind === 'lot' ? yield* call(fieldsForSale, template.fields) : {};
}

/** Without the extras for which the open sale has no column. */
function* fieldsForSale(fields: TemplateFields): SagaGenerator<TemplateFields> {
  return fieldsWithColumn(fields, yield* select(selectExtraFields));
}

function* handleApply({ payload }: ReturnType<typeof applyTemplate>): SagaGenerator<void> {
  const template = yield* select(selectTemplate, payload.templateId);
  if (template?.kind !== 'lot') return;
  const fields = yield* call(fieldsForSale, template.fields);
  let full = 0;
  const edits: { readonly lotId: string; readonly changes: TemplateFields }[] = [];
  for (const lotId of payload.lotIds) {
    const lot = yield* select(selectLot, lotId);
    if (lot === undefined || lot.deletedAt !== null) continue;
    const changes = fillFrom(fields, lot, payload.overwrite);
    if (Object.keys(changes).length === 0) continue;
    // The rules would refuse all of its changes.
    if (hasTooManyExtras({ ...lot, ...changes })) full += 1;
    else edits.push({ lotId, changes });
  }
  const words = yield* texts(templateTexts);
  const leftOut = full === 0 ? '' : words.leftOut(full);
  const missing = yield* call(sayMissing, template.fields);
  const [first] = edits;
  if (first === undefined) {
    const message = sentences(full === 0 ? words.filledNothing : leftOut, missing);
    yield* put(notificationRequested({ kind: full === 0 ? 'info' : 'warning', message }));
    return;
  }
  yield* put(editLots({ edits }));
  const isOne = payload.lotIds.length === 1;
  const filled = isOne ? words.filled(yield* fieldList(first.changes)) : words.filledMany(edits.length);
  yield* put(
    notificationRequested({ kind: full === 0 ? 'success' : 'warning', message: sentences(filled, leftOut, missing) }),
  );
}

const sentences = (...each: readonly string[]): string => each.filter((sentence) => sentence !== '').join(' ');

/** What stays in the template because this sale has no column for it; empty when there is nothing to say. */
function* sayMissing(fields: TemplateFields): SagaGenerator<string> {
  const words = {
    locale: yield* select(selectLanguage),
    templates: yield* texts(templateTexts),
    extras: yield* texts(extraTexts),
  };
  return missingColumns(fields, yield* select(selectExtraFields), words) ?? '';
}

/** `Category, Condition and Provenance`. */
function* fieldList(changes: TemplateFields): SagaGenerator<string> {
  const { fields } = yield* texts(lotTexts);
  const extras = yield* texts(extraTexts);
  const columns = yield* select(selectExtrasByField);
  const names = [
    ...TEMPLATE_FIELDS.filter((field) => changes[field] !== undefined).map((field) => fields[field]),
    ...extraFieldsIn(changes).map((field) => extraName(field, columns, extras)),
  ];
  return new Intl.ListFormat(yield* select(selectLanguage), { type: 'conjunction' }).format(names);
}
