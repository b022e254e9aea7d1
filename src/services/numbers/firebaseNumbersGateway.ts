import {
  collection,
  doc,
  type DocumentReference,
  type Firestore,
  getDocsFromServer,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
} from 'firebase/firestore';
import { codeOf, DATA_CODES, type DataCode, GatewayFailure } from '../failure';
import { dataFailure } from '../firebase/failures/firebaseFailures';
import { inTime } from '../firebase/failures/inTime';
import { listenTo } from '../firebase/read/listenTo';
import { readClaim } from './readReservation';
import { type HeldNumber, type NumbersGateway, RELEASED_AT_ONCE } from './NumbersGateway';

const isRefusal = (error: unknown): boolean => error instanceof GatewayFailure && error.code === 'permission-denied';

export function createFirebaseNumbersGateway(documents: Firestore): NumbersGateway {
  const claimOf = (saleId: string, number: string): DocumentReference =>
    doc(documents, 'sales', saleId, 'numbers', number);

  /** Nothing is given back that is held for another lot by the time the server is asked. */
  function releaseTogether(saleId: string, numbers: readonly HeldNumber[]): Promise<void> {
    return inTime(
      runTransaction(documents, async (transaction) => {
        const claims = numbers.map(({ number }) => claimOf(saleId, number));
        const found = await Promise.all(claims.map((claim) => transaction.get(claim)));
        found.forEach((claim, place) => {
          if (claim.exists() && claim.get('lotId') === numbers[place]?.lotId) transaction.delete(claim.ref);
        });
      }),
    );
  }

  return {
    async reserve(saleId, numbers, uid) {
      try {
        // A transaction and no batch: what is queued without a network would hold numbers when nobody expects it.
        await inTime(
          runTransaction(documents, (transaction) => {
            for (const { number, lotId } of numbers) {
              transaction.set(claimOf(saleId, number), { lotId, by: uid, reservedAt: serverTimestamp() });
            }
            return Promise.resolve();
          }),
        );
        return 'reserved';
      } catch (error) {
        if (!isRefusal(error)) throw error;
        // Who may not hold numbers is refused too, and takes nothing for taken.
        const wanted = new Map(numbers.map(({ number, lotId }) => [number, lotId]));
        const isTaken = (await this.list(saleId)).some(({ number, lotId }) => (wanted.get(number) ?? lotId) !== lotId);
        if (!isTaken) throw error;
        return 'taken';
      }
    },

    async list(saleId) {
      const found = await inTime(getDocsFromServer(collection(documents, 'sales', saleId, 'numbers')));
      return found.docs.flatMap((each) => readClaim(each.id, each.data()) ?? []);
    },

    listenReserved(saleId, listener) {
      let hasEmitted = false;
      return listenTo(
        query(collection(documents, 'sales', saleId, 'numbers'), orderBy('reservedAt')),
        (snapshot) => {
          const { docs, metadata } = snapshot;
          if (metadata.fromCache && docs.length === 0) return;
          if (hasEmitted && snapshot.docChanges().length === 0) return;
          hasEmitted = true;
          listener({ type: 'reserved', claims: docs.flatMap((each) => readClaim(each.id, each.data()) ?? []) });
        },
        (error) => listener({ type: 'failed', code: codeOf<DataCode>(dataFailure(error), DATA_CODES, 'unknown') }),
      );
    },

    async release(saleId, numbers) {
      const giveBack = async (some: readonly HeldNumber[]): Promise<void> => {
        try {
          await releaseTogether(saleId, some);
        } catch (error) {
          if (!isRefusal(error)) throw error;
          // One of them belongs to a lot by now: the others are still nobody's.
          if (some.length > 1) await Promise.all(some.map((each) => giveBack([each])));
        }
      };
      const batches: HeldNumber[][] = [];
      for (let from = 0; from < numbers.length; from += RELEASED_AT_ONCE) {
        batches.push(numbers.slice(from, from + RELEASED_AT_ONCE));
      }
      await Promise.all(batches.map(giveBack));
    },
  };
}
