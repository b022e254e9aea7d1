import { put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { fillFrom, TEMPLATE_FIELDS, type TemplateFields } from '../../../domain/lots/template';
import { selectLanguage } from '../../../features/language/languageSlice';
import { selectLot } from '../../../features/lots/model/lots/lotsSlice';
import { lotTexts } from '../../../features/lots/model/texts/lotsTexts';
import { editLots } from '../../../features/lots/model/operations/lotCommands';
import {
  applyTemplate,
  selectDefaultTemplate,
  selectTemplate,
} from '../../../features/lots/model/templates/templatesSlice';
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
  return template?.kind === 'lot' ? template.fields : {};
}

function* handleApply({ payload }: ReturnType<typeof applyTemplate>): SagaGenerator<void> {
  const template = yield* select(selectTemplate, payload.templateId);
  if (template?.kind !== 'lot') return;
  const edits: { readonly lotId: string; readonly changes: TemplateFields }[] = [];
  for (const lotId of payload.lotIds) {
    const lot = yield* select(selectLot, lotId);
    if (lot === undefined || lot.deletedAt !== null) continue;
    const changes = fillFrom(template.fields, lot, payload.overwrite);
    if (Object.keys(changes).length > 0) edits.push({ lotId, changes });
  }
  const words = yield* texts(templateTexts);
  const [first] = edits;
  if (first === undefined) {
    yield* put(notificationRequested({ kind: 'info', message: words.filledNothing }));
    return;
  }
  yield* put(editLots({ edits }));
  const isOne = payload.lotIds.length === 1;
  const message = isOne ? words.filled(yield* fieldList(first.changes)) : words.filledMany(edits.length);
  yield* put(notificationRequested({ kind: 'success', message }));
}

/** `Category, Condition and Provenance`. */
function* fieldList(changes: TemplateFields): SagaGenerator<string> {
  const { fields } = yield* texts(lotTexts);
  const names = TEMPLATE_FIELDS.filter((field) => changes[field] !== undefined).map((field) => fields[field]);
  return new Intl.ListFormat(yield* select(selectLanguage), { type: 'conjunction' }).format(names);
}
