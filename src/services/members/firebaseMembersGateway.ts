import {
  collection,
  doc,
  type DocumentData,
  type Firestore,
  runTransaction,
  serverTimestamp,
  type Transaction,
} from 'firebase/firestore';
import { rolesAfterChange, rolesAfterLeaving } from '../../domain/membership';
import type { Role, Sale } from '../../domain/sale';
import { codeOf, DATA_CODES, GatewayFailure, type DataCode } from '../failure';
import { dataFailure } from '../firebase/firebaseFailures';
import { inTime } from '../firebase/inTime';
import { readAfterRefusal } from '../firebase/readAfterRefusal';
import { readSale } from '../firebase/readDocuments';
import { listenTo } from '../firebase/listenTo';
import type { MemberCard, MembersGateway } from './MembersGateway';

function readCard(data: DocumentData): MemberCard {
  const { name, email } = data as Readonly<Record<string, unknown>>;
  return { name: typeof name === 'string' ? name : '', email: typeof email === 'string' ? email : null };
}

export function createFirebaseMembersGateway(documents: Firestore): MembersGateway {
  const saleAt = (saleId: string) => doc(documents, 'sales', saleId);
  const below = (saleId: string, kind: 'people' | 'presence', uid: string) =>
    doc(documents, 'sales', saleId, kind, uid);

  /** By the roles of this very moment, and now or not at all. */
  const change = (saleId: string, work: (transaction: Transaction, sale: Sale) => void): Promise<void> =>
    inTime(
      runTransaction(documents, async (transaction) => {
        const sale = readSale(saleId, (await transaction.get(saleAt(saleId))).data());
        if (sale === null) throw new GatewayFailure<DataCode>('not-found');
        work(transaction, sale);
      }),
    );

  const writeRoles = (transaction: Transaction, saleId: string, roles: Readonly<Record<string, Role>> | null): void => {
    if (roles === null) throw new GatewayFailure<DataCode>('failed-precondition');
    transaction.update(saleAt(saleId), { roles, memberUids: Object.keys(roles) });
  };

  return {
    listen: (saleId, listener) =>
      listenTo(
        collection(documents, 'sales', saleId, 'people'),
        (snapshot) => {
          // Nobody is shown from memory before the server has said that this person may see them.
          if (snapshot.metadata.fromCache) return;
          listener({
            type: 'cards',
            cards: Object.fromEntries(snapshot.docs.map((each) => [each.id, readCard(each.data())])),
          });
        },
        (error) => listener({ type: 'failed', code: codeOf<DataCode>(dataFailure(error), DATA_CODES, 'unknown') }),
      ),
    async isInside(saleId, uid) {
      const found = await readAfterRefusal(saleAt(saleId));
      // Also of a sale that this build cannot read otherwise.
      const uids: unknown = found?.get('memberUids');
      return Array.isArray(uids) && uids.includes(uid);
    },
    async writeCard(saleId, uid, { name, email }) {
      const card = { name, email, invitation: null, at: serverTimestamp() };
      await inTime(
        runTransaction(documents, async (transaction) => void transaction.set(below(saleId, 'people', uid), card)),
      );
    },
    setRole: (saleId, uid, role) =>
      change(saleId, (transaction, sale) => writeRoles(transaction, saleId, rolesAfterChange(sale.roles, uid, role))),
    remove: (saleId, uid) =>
      change(saleId, (transaction, sale) => {
        if (!(uid in sale.roles)) return;
        writeRoles(transaction, saleId, rolesAfterLeaving(sale.roles, uid));
        transaction.delete(below(saleId, 'people', uid));
        transaction.delete(below(saleId, 'presence', uid));
      }),
  };
}
