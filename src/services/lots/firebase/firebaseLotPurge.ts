import {
  collection,
  type CollectionReference,
  doc,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  getDocsFromServer,
  query,
  runTransaction,
  Timestamp,
  where,
} from 'firebase/firestore';
import { PHOTO_REMOVED } from '../../../domain/operations/photoPresence';
import { GatewayFailure } from '../../failure';
import { inTime } from '../../firebase/failures/inTime';
import { readFromServer } from '../../firebase/read/readFromServer';
import type { LotPurge } from '../LotPurge';

export function createFirebaseLotPurge(documents: Firestore): LotPurge {
  const at = (saleId: string, ...path: readonly string[]): DocumentReference =>
    doc(documents, 'sales', saleId, ...path);
  const below = (saleId: string, name: string): CollectionReference => collection(documents, 'sales', saleId, name);

  /** The ids of documents that say they belong to the lot. */
  async function belonging(saleId: string, name: 'photos' | 'numbers', lotId: string): Promise<string[]> {
    const found = await inTime(getDocsFromServer(query(below(saleId, name), where('lotId', '==', lotId))));
    return found.docs.map(({ id }) => id);
  }

  /** Photos that left this lot by being removed, and were not put back, there or elsewhere. */
  async function removed(saleId: string, lotId: string): Promise<string[]> {
    const ops = below(saleId, 'ops');
    const own = await inTime(
      getDocsFromServer(query(ops, where('lotId', '==', lotId), where('kind', '==', PHOTO_REMOVED))),
    );
    const ids = new Set(own.docs.map((each) => String(each.get('changes.photo.before'))));
    const gone: string[] = [];
    for (const id of ids) {
      if ((await readFromServer(at(saleId, 'photos', id))).exists()) continue;
      const ends = await inTime(
        getDocsFromServer(query(ops, where('kind', '==', PHOTO_REMOVED), where('changes.photo.before', '==', id))),
      );
      const last = ends.docs.toSorted((one, other) => momentOf(other.get('at')) - momentOf(one.get('at')))[0];
      if (last?.get('lotId') === lotId) gone.push(id);
    }
    return gone;
  }

  return {
    async photosOf(saleId, lotId) {
      const found = await readFromServer(at(saleId, 'lots', lotId));
      if (!found.exists()) return [];
      if (!isInTrash(found)) throw new GatewayFailure('failed-precondition');
      const lists = await Promise.all([belonging(saleId, 'photos', lotId), removed(saleId, lotId)]);
      return lists.flat();
    },

    async purge(saleId, lotId) {
      const [photos, numbers] = await Promise.all([
        belonging(saleId, 'photos', lotId),
        belonging(saleId, 'numbers', lotId),
      ]);
      await inTime(
        runTransaction(documents, async (transaction) => {
          const lot = at(saleId, 'lots', lotId);
          const found = await transaction.get(lot);
          if (found.exists() && !isInTrash(found)) throw new GatewayFailure('failed-precondition');
          for (const id of photos) transaction.delete(at(saleId, 'photos', id));
          for (const number of numbers) transaction.delete(at(saleId, 'numbers', number));
          transaction.delete(at(saleId, 'lotPrivate', lotId));
          transaction.delete(lot);
        }),
      );
    },
  };
}

/** Only a lot whose document has a `deletedAt`: one that cannot be read is left alone. */
function isInTrash(lot: DocumentSnapshot): boolean {
  return lot.get('deletedAt') instanceof Timestamp;
}

function momentOf(time: unknown): number {
  return time instanceof Timestamp ? time.toMillis() : 0;
}
