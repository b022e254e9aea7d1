import {
  collection,
  deleteField,
  doc,
  type Firestore,
  limit,
  query,
  runTransaction,
  serverTimestamp,
  where,
  writeBatch,
} from 'firebase/firestore';
import type { Sale } from '../../domain/sales/sale';
import { SALE_MAPS } from '../../domain/sales/saleMaps';
import { inTime } from '../firebase/failures/inTime';
import { readSale, titleOfUnreadable } from '../firebase/read/readDocuments';
import { dataFailure } from '../firebase/failures/firebaseFailures';
import { readAfterRefusal } from '../firebase/read/readAfterRefusal';
import { listenTo } from '../firebase/read/listenTo';
import { codeOf, DATA_CODES, GatewayFailure, type DataCode } from '../failure';
import type { SalesGateway, UnreadableSale } from './SalesGateway';

/** The rules answer a list of sales only when it is this short. */
const MAX_SALES = 200;

export function createFirebaseSalesGateway(documents: Firestore): SalesGateway {
  return {
    listen(uid, listener) {
      let isServerKnown = false;
      const mine = query(collection(documents, 'sales'), where('memberUids', 'array-contains', uid), limit(MAX_SALES));
      return listenTo(
        mine,
        (snapshot) => {
          isServerKnown ||= !snapshot.metadata.fromCache;
          // An empty answer from the cache says nothing about the sales there are; afterwards it says that the last one
          // is gone, long before the server has settled what has become of it.
          if (!isServerKnown && snapshot.empty) return;
          const sales: Sale[] = [];
          const unreadable: UnreadableSale[] = [];
          for (const found of snapshot.docs) {
            const sale = readSale(found.id, found.data());
            if (sale !== null) sales.push(sale);
            else unreadable.push({ id: found.id, title: titleOfUnreadable(found.data()) });
          }
          listener({ type: 'sales', sales, ...(unreadable.length > 0 && { unreadable }) });
        },
        (error) => listener({ type: 'failed', code: codeOf<DataCode>(dataFailure(error), DATA_CODES, 'unknown') }),
      );
    },
    change: (id, changes) =>
      inTime(
        runTransaction(
          documents,
          async (transaction) => void transaction.update(doc(documents, 'sales', id), { ...changes }),
        ),
      ),
    changePlatforms: (id, { added, removed }) =>
      inTime(
        runTransaction(documents, async (transaction) => {
          const changes = [...added.map((each) => [each, true]), ...removed.map((each) => [each, deleteField()])];
          transaction.set(doc(documents, 'sales', id), { platforms: Object.fromEntries(changes) }, { merge: true });
        }),
      ),
    changeMaps: (id, change) =>
      inTime(
        runTransaction(documents, async (transaction) => {
          const gone = ([key, value]: readonly [string, unknown]) => [key, value === null ? deleteField() : value];
          const maps = Object.entries(change).map(([name, entries]) => [
            name,
            Object.fromEntries(Object.entries(entries).map(gone)),
          ]);
          transaction.set(doc(documents, 'sales', id), Object.fromEntries(maps) as object, { merge: true });
        }),
      ),
    putAway: (id, kind) =>
      inTime(
        runTransaction(documents, async (transaction) => {
          const away = kind === null ? null : { kind, at: serverTimestamp() };
          transaction.update(doc(documents, 'sales', id), { away });
        }),
      ),
    move: (id, from, to) =>
      inTime(
        runTransaction(documents, async (transaction) => {
          const target = doc(documents, 'sales', id);
          const status: unknown = (await transaction.get(target)).get('status');
          if (status === to) return;
          if (status !== from) throw new GatewayFailure<DataCode>('failed-precondition');
          transaction.update(target, { status: to });
        }),
      ),
    async create(id, sale, uid) {
      const target = doc(documents, 'sales', id);
      try {
        const batch = writeBatch(documents);
        const { platforms } = sale;
        const maps = SALE_MAPS.flatMap((name) => (sale[name] === undefined ? [] : [[name, sale[name]] as const]));
        batch.set(target, {
          ...Object.fromEntries(maps),
          ...(platforms !== undefined && { platforms: Object.fromEntries(platforms.map((each) => [each, true])) }),
          title: sale.title,
          date: sale.date,
          place: sale.place ?? null,
          currency: sale.currency,
          status: 'open',
          roles: { [uid]: 'owner' },
          memberUids: [uid],
          numbering: {},
          slug: null,
          createdBy: uid,
          createdAt: serverTimestamp(),
        });
        // The rules open one sale for a commit: the one that the person's settings name.
        batch.set(doc(documents, 'users', uid), { lastSale: id }, { merge: true });
        await batch.commit();
      } catch (error) {
        const failure = dataFailure(error);
        // The same sale sent again after a lost answer is refused as a change; it is there, which is what was wanted.
        if (failure.code !== 'permission-denied' || !(await exists())) throw failure;
      }

      async function exists(): Promise<boolean> {
        return (await readAfterRefusal(target))?.exists() === true;
      }
    },
  };
}
