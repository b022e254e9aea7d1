import {
  collection,
  deleteField,
  doc,
  type DocumentData,
  type DocumentSnapshot,
  type Firestore,
  getDocsFromServer,
  type QuerySnapshot,
  runTransaction,
  serverTimestamp,
  type UpdateData,
} from 'firebase/firestore';
import { extraFieldsIn, extraFieldsOf, isExtraField } from '../../domain/lots/extras';
import { type LotTemplate, TEMPLATE_FIELDS, type Template, type TextBlock } from '../../domain/lots/template';
import { type TemplateChange, templateParts } from '../../domain/lots/templates/templateChange';
import { codeOf, DATA_CODES, type DataCode, GatewayFailure } from '../failure';
import { dataFailure } from '../firebase/failures/firebaseFailures';
import { inTime } from '../firebase/failures/inTime';
import { listenTo } from '../firebase/read/listenTo';
import { nestedExtras } from '../lots/write/storedExtras';
import { readTemplates } from './readTemplate';
import type { TemplatesGateway } from './TemplatesGateway';

const readAll = ({ docs }: QuerySnapshot): Template[] =>
  readTemplates(docs.map((each) => ({ id: each.id, data: each.data() })));

type Content = Omit<LotTemplate, 'id'> | Omit<TextBlock, 'id'>;

/** A whole document: its extras are a map beside the fields of the registry, as in lots. */
function documentOf(template: Content): DocumentData {
  if (template.kind !== 'lot') return { ...template };
  const { extras, ...fields } = nestedExtras(template.fields);
  return { ...template, fields, ...(extras !== undefined && { extras: extras as unknown }) };
}

const newDocument = (template: Content, uid: string): DocumentData => ({
  ...documentOf(template),
  createdAt: serverTimestamp(),
  createdBy: uid,
  updatedAt: serverTimestamp(),
  updatedBy: uid,
});

/** Part by part: what a newer build knows of lots, and this one does not, stays in the template. */
function changesOf(template: Content, known: DocumentData): UpdateData<DocumentData> {
  if (template.kind !== 'lot') return { ...template };
  const { fields, ...rest } = template;
  const parts = TEMPLATE_FIELDS.map((part) => [`fields.${part}`, fields[part] ?? deleteField()] as const);
  const extras = extraFieldsIn(extraFieldsOf(known['extras']), fields).map(
    (path) => [path, fields[path] ?? deleteField()] as const,
  );
  return { ...rest, ...Object.fromEntries([...parts, ...extras]) };
}

/** Only what differs; null when that is nothing. */
function differenceOf(change: TemplateChange): UpdateData<DocumentData> | null {
  const { head, fields } = templateParts(change);
  const parts = Object.entries(fields).map(
    ([field, value]) => [isExtraField(field) ? field : `fields.${field}`, value ?? deleteField()] as const,
  );
  const difference = { ...head, ...Object.fromEntries(parts) };
  return Object.keys(difference).length === 0 ? null : difference;
}

export function createFirebaseTemplatesGateway(documents: Firestore): TemplatesGateway {
  const templatesOf = (saleId: string) => collection(documents, 'sales', saleId, 'templates');
  const templateIn = (found: DocumentSnapshot): Template | null =>
    found.exists() ? (readTemplates([{ id: found.id, data: found.data() }])[0] ?? null) : null;

  return {
    listen(saleId, listener) {
      let isServerKnown = false;
      return listenTo(
        templatesOf(saleId),
        (snapshot) => {
          // What the person before has read on this page is shown to nobody until the server says that they may see it.
          isServerKnown ||= !snapshot.metadata.fromCache;
          if (isServerKnown) listener({ type: 'templates', templates: readAll(snapshot), fromServer: true });
        },
        (error) => listener({ type: 'failed', code: codeOf<DataCode>(dataFailure(error), DATA_CODES, 'unknown') }),
      );
    },
    list: async (saleId) => readAll(await inTime(getDocsFromServer(templatesOf(saleId)))),
    save: (saleId, templates, uid) =>
      inTime(
        runTransaction(documents, async (transaction) => {
          const targets = templates.map(({ id }) => doc(templatesOf(saleId), id));
          const found = await Promise.all(targets.map((target) => transaction.get(target)));
          const updated = { updatedAt: serverTimestamp(), updatedBy: uid };
          templates.forEach(({ id: _id, ...fields }, place) => {
            const known = found[place];
            if (known === undefined) return;
            if (known.exists()) transaction.update(known.ref, { ...changesOf(fields, known.data()), ...updated });
            else transaction.set(known.ref, newDocument(fields, uid));
          });
        }),
      ),
    change: (saleId, changes, uid) =>
      inTime(
        runTransaction(documents, async (transaction) => {
          const targets = changes.map(({ before }) => doc(templatesOf(saleId), before.id));
          const found = await Promise.all(targets.map((target) => transaction.get(target)));
          // Nobody makes anew what a colleague has removed.
          if (found.some((known) => !known.exists())) throw new GatewayFailure('not-found');
          changes.forEach((change, place) => {
            const [target, difference] = [targets[place], differenceOf(change)];
            if (target === undefined || difference === null) return;
            transaction.update(target, { ...difference, updatedAt: serverTimestamp(), updatedBy: uid });
          });
        }),
      ),
    remove: (saleId, templateId) =>
      inTime(
        runTransaction(
          documents,
          // A transaction and no plain write: that would wait for the network and come when nobody expects it.
          async (transaction) => {
            const known = await transaction.get(doc(templatesOf(saleId), templateId));
            transaction.delete(known.ref);
            return templateIn(known);
          },
        ),
      ),
    putBack: (saleId, template, uid) =>
      inTime(
        runTransaction(documents, async (transaction) => {
          const { id, ...fields } = template;
          const known = await transaction.get(doc(templatesOf(saleId), id));
          // One that this build cannot read is somebody's all the same.
          if (known.exists()) return templateIn(known) ?? template;
          transaction.set(known.ref, newDocument(fields, uid));
          return template;
        }),
      ),
  };
}
