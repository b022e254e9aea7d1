import { doc, type DocumentData, type Firestore, getDocFromCache } from 'firebase/firestore';
import type { Operation } from '../../../domain/operations/operations';
import { addedPhoto, removedPhoto } from '../../../domain/operations/entitiesOf';

/**
 * What a newer build has said of photos that were removed on this page. An undo makes such a photo anew, out of what this build
 * knows, and the rest comes back with it. All else is changed field by field, where nothing has to be kept.
 */
export interface PhotoRests {
  /** Before an operation is sent. */
  keep(documents: Firestore, operation: Operation): Promise<void>;
  /** All that its document had; what this build knows is written over it. */
  of(operation: Operation): DocumentData;
}

export function createPhotoRests(): PhotoRests {
  const rests = new Map<string, DocumentData>();
  return {
    async keep(documents, operation) {
      const removed = removedPhoto(operation);
      if (removed === null) return;
      // A page that shows a photo has its document; what was sent by another page may be unknown here.
      const found = await getDocFromCache(doc(documents, 'sales', operation.saleId, 'photos', removed.id)).catch(
        () => null,
      );
      rests.set(removed.id, found?.data() ?? {});
    },
    of: (operation) => rests.get(addedPhoto(operation)?.id ?? '') ?? {},
  };
}
