import {
  collection,
  deleteField,
  doc,
  type DocumentData,
  type Firestore,
  getDocsFromServer,
  type QuerySnapshot,
  runTransaction,
  serverTimestamp,
  type UpdateData,
} from 'firebase/firestore';
import { extraFieldsIn, extraFieldsOf } from '../../domain/lots/extras';
import { type LotTemplate, TEMPLATE_FIELDS, type Template, type TextBlock } from '../../domain/lots/template';
import { codeOf, DATA_CODES, type DataCode } from '../failure';
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

export function createFirebaseTemplatesGateway(documents: Firestore): TemplatesGateway {
  const templatesOf = (saleId: string) => collection(documents, 'sales', saleId, 'templates');

  return {
    listen(saleId, listener) {
      let isServerKnown = false;
      return listenTo(
        templatesOf(saleId),
        (snapshot) => {
          // What the person before has read on this page is shown to nobody until the server says that they may see it.
          isServerKnown ||= !snapshot.metadata.fromCache;
          if (isServerKnown) listener({ type: 'templates', templates: readAll(snapshot) });
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
            else
              transaction.set(known.ref, {
                ...documentOf(fields),
                createdAt: serverTimestamp(),
                createdBy: uid,
                ...updated,
              });
          });
        }),
      ),
    remove: (saleId, templateId) =>
      inTime(
        runTransaction(
          documents,
          // A transaction and no plain write: that would wait for the network and come when nobody expects it.
          async (transaction) => void transaction.delete(doc(templatesOf(saleId), templateId)),
        ),
      ),
  };
}
