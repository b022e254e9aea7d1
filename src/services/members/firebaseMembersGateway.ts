import {
  collection,
  doc,
  type DocumentData,
  type Firestore,
  runTransaction,
  serverTimestamp,
  Timestamp,
  type Transaction,
} from 'firebase/firestore';
import { hasRoomForMark, marksToKeep, rolesAfterChange, rolesAfterLeaving } from '../../domain/sales/membership';
import type { Role } from '../../domain/sales/sale';
import { codeOf, DATA_CODES, GatewayFailure, type DataCode } from '../failure';
import { dataFailure } from '../firebase/failures/firebaseFailures';
import { inTime } from '../firebase/failures/inTime';
import { readAfterRefusal } from '../firebase/read/readAfterRefusal';
import { type Membership, readMembership } from '../firebase/read/readDocuments';
import { readFromServer } from '../firebase/read/readFromServer';
import { listenTo } from '../firebase/read/listenTo';
import { findInvitationsTo, takeBack } from './invitationsOfMember';
import type { MemberCard, MembersGateway } from './MembersGateway';

function readCard(data: DocumentData): MemberCard {
  const { name, email } = data as Readonly<Record<string, unknown>>;
  return { name: typeof name === 'string' ? name : '', email: typeof email === 'string' ? email : null };
}

type Marks = Readonly<Record<string, Timestamp>>;

/** What the sale keeps of those who are out of it. Sales of before this was kept have nothing. */
function readMarks(data: DocumentData | undefined): Marks {
  const marks: unknown = data?.['removed'];
  const entries = typeof marks === 'object' && marks !== null ? Object.entries(marks) : [];
  return Object.fromEntries(entries.filter((entry): entry is [string, Timestamp] => entry[1] instanceof Timestamp));
}

export function createFirebaseMembersGateway(documents: Firestore): MembersGateway {
  const saleAt = (saleId: string) => doc(documents, 'sales', saleId);
  const below = (saleId: string, kind: 'people' | 'presence', uid: string) =>
    doc(documents, 'sales', saleId, kind, uid);

  /** By the roles of this very moment, and now or not at all. */
  const change = (
    saleId: string,
    work: (transaction: Transaction, sale: Membership, data: DocumentData | undefined) => void,
  ): Promise<void> =>
    inTime(
      runTransaction(documents, async (transaction) => {
        const data = (await transaction.get(saleAt(saleId))).data();
        const sale = readMembership(saleId, data);
        if (sale === null) throw new GatewayFailure<DataCode>('not-found');
        work(transaction, sale, data);
      }),
    );

  const writeRoles = (
    transaction: Transaction,
    saleId: string,
    roles: Readonly<Record<string, Role>> | null,
    more: object = {},
  ): void => {
    if (roles === null) throw new GatewayFailure<DataCode>('failed-precondition');
    transaction.update(saleAt(saleId), { roles, memberUids: Object.keys(roles), ...more });
  };

  /** Out of the sale. With a mark among `marks`, no invitation from before this moment brings the person in again. */
  const takeOut = (transaction: Transaction, { id, roles }: Membership, uid: string, marks: Marks | null): void => {
    const removed = marks === null ? {} : { removed: { ...marks, [uid]: serverTimestamp() } };
    writeRoles(transaction, id, rolesAfterLeaving(roles, uid), removed);
    transaction.delete(below(id, 'people', uid));
    transaction.delete(below(id, 'presence', uid));
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
        // What a newer build keeps in the card stays.
        runTransaction(
          documents,
          async (transaction) => void transaction.set(below(saleId, 'people', uid), card, { merge: true }),
        ),
      );
    },
    setRole: (saleId, uid, role) =>
      change(saleId, (transaction, sale) => writeRoles(transaction, saleId, rolesAfterChange(sale.roles, uid, role))),
    async remove(saleId, uid) {
      const { email } = readCard((await readFromServer(below(saleId, 'people', uid))).data() ?? {});
      const invitations = await inTime(findInvitationsTo(documents, saleId, uid, email));
      await change(saleId, (transaction, sale, data) => {
        if (!(uid in sale.roles)) return;
        const marks = marksToKeep(readMarks(data), uid, (mark) => mark.toMillis());
        takeOut(transaction, sale, uid, marks);
        takeBack(transaction, documents, invitations);
      });
    },
    leave: (saleId, uid) =>
      change(saleId, (transaction, sale, data) => {
        const marks = readMarks(data);
        if (uid in sale.roles) takeOut(transaction, sale, uid, hasRoomForMark(marks) ? marks : null);
      }),
  };
}
