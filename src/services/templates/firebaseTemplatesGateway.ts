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
import { type LotTemplate, TEMPLATE_FIELDS, type Template, type TextBlock } from '../../domain/lots/template';
import { codeOf, DATA_CODES, type DataCode } from '../failure';
import { dataFailure } from '../firebase/failures/firebaseFailures';
import { inTime } from '../firebase/failures/inTime';
import { listenTo } from '../firebase/read/listenTo';
import { readTemplates } from './readTemplate';
import type { TemplatesGateway } from './TemplatesGateway';

const readAll = ({ docs }: QuerySnapshot): Template[] =>
  readTemplates(docs.map((each) => ({ id: each.id, data: each.data() })));

/** Part by part: what a newer build knows of lots, and this one does not, stays in the template. */
function changesOf(template: Omit<LotTemplate, 'id'> | Omit<TextBlock, 'id'>): UpdateData<DocumentData> {
  if (template.kind !== 'lot') return { ...template };
  const { fields, ...rest } = template;
  const parts = TEMPLATE_FIELDS.map((part) => [`fields.${part}`, fields[part] ?? deleteField()] as const);
  return { ...rest, ...Object.fromEntries(parts) };
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
            if (known.exists()) transaction.update(known.ref, { ...changesOf(fields), ...updated });
            else transaction.set(known.ref, { ...fields, createdAt: serverTimestamp(), createdBy: uid, ...updated });
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
