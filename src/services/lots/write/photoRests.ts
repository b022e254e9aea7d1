import { doc, type DocumentData, type Firestore, getDocFromCache } from 'firebase/firestore';
import type { Operation } from '../../../domain/operations/operations';
import { addedPhoto, removedPhoto } from '../../../domain/operations/entitiesOf';

/** What this build writes into the document of a photo besides what it shows. */
const OWN = ['takenAt', 'createdAt', 'createdBy', 'lastOp'];

/**
 * What a newer build has said of photos that were removed on this page. An undo makes such a photo anew, out of what this build
 * knows, and the rest comes back with it. All else is changed field by field, where nothing has to be kept.
 */
export interface PhotoRests {
  /** Before an operation is sent. */
  keep(documents: Firestore, operation: Operation): Promise<void>;
  of(operation: Operation): DocumentData;
}

export function createPhotoRests(): PhotoRests {
  const rests = new Map<string, DocumentData>();
  return {
    async keep(documents, operation) {
      const removed = removedPhoto(operation);
      if (removed === null) return;
      const { id, ...fields } = removed;
      const known = new Set([...Object.keys(fields), ...OWN]);
      // A page that shows a photo has its document; what was sent by another page may be unknown here.
      const found = await getDocFromCache(doc(documents, 'sales', operation.saleId, 'photos', id)).catch(() => null);
      const rest = Object.entries(found?.data() ?? {}).filter(([field]) => !known.has(field));
      if (rest.length > 0) rests.set(id, Object.fromEntries(rest));
    },
    of: (operation) => rests.get(addedPhoto(operation)?.id ?? '') ?? {},
  };
}
