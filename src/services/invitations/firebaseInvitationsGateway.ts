import {
  arrayUnion,
  collection,
  deleteField,
  doc,
  type DocumentData,
  FieldPath,
  type Firestore,
  limit,
  query,
  type QueryConstraint,
  runTransaction,
  serverTimestamp,
  Timestamp,
  type Transaction,
  where,
} from 'firebase/firestore';
import * as v from 'valibot';
import {
  hintOf,
  isExpired,
  type AddressHint,
  type Invitation,
  type UnreadInvitation,
} from '../../domain/sales/invitation';
import { codeOf, DATA_CODES, GatewayFailure, type DataCode, type Unsubscribe } from '../failure';
import { dataFailure } from '../firebase/failures/firebaseFailures';
import { inTime } from '../firebase/failures/inTime';
import { readAfterRefusal } from '../firebase/read/readAfterRefusal';
import { readFromServer } from '../firebase/read/readFromServer';
import { listenTo } from '../firebase/read/listenTo';
import { takeBack } from '../members/invitationsOfMember';
import type { InvitationsEvent, InvitationsGateway } from './InvitationsGateway';

/** The rules answer a list of invitations only when it is this short. */
const MAX_INVITATIONS = 200;

const invitationSchema = v.object({
  saleId: v.string(),
  saleTitle: v.string(),
  role: v.picklist(['editor', 'viewer']),
  email: v.string(),
  byName: v.string(),
  byEmail: v.string(),
  createdBy: v.string(),
});
const hintSchema = v.object({ first: v.string(), domain: v.string() });

function readInvitation(id: string, data: DocumentData | undefined): Invitation | null {
  const { success, output } = v.safeParse(invitationSchema, data);
  if (!success || data === undefined) return null;
  return { id, ...output, state: stateOf(data as Readonly<Record<string, unknown>>) };
}

function unreadInvitation(id: string, data: DocumentData): UnreadInvitation {
  const textIn = (value: unknown): string | null => (typeof value === 'string' ? value : null);
  const { email, saleTitle } = data;
  return { id, email: textIn(email), saleTitle: textIn(saleTitle), isExpired: stateOf(data) === 'expired' };
}

function stateOf({ acceptedBy, declinedAt, createdAt }: Readonly<Record<string, unknown>>): Invitation['state'] {
  if (typeof acceptedBy === 'string') return 'accepted';
  if (declinedAt !== null) return 'declined';
  return createdAt instanceof Timestamp && isExpired(createdAt.toMillis(), Date.now()) ? 'expired' : 'open';
}

function readHint(data: DocumentData | undefined): AddressHint | null {
  const { success, output } = v.safeParse(hintSchema, data);
  return success ? output : null;
}

export function createFirebaseInvitationsGateway(documents: Firestore): InvitationsGateway {
  const invitationAt = (id: string) => doc(documents, 'invitations', id);
  const hintAt = (id: string) => doc(documents, 'invitationHints', id);

  /** Now or not at all: the person who invites, accepts or takes back waits for it. */
  const write = (work: (transaction: Transaction) => void): Promise<void> =>
    inTime(runTransaction(documents, async (transaction) => work(transaction)));

  /** The write, or nothing when it was refused because it had landed before and its answer was lost. */
  async function unlessDone(work: Promise<void>, id: string, done: (data: DocumentData) => boolean): Promise<void> {
    try {
      await work;
    } catch (error) {
      if (!(error instanceof GatewayFailure) || error.code !== 'permission-denied') throw error;
      const data = (await readAfterRefusal(invitationAt(id)))?.data();
      if (data === undefined || !done(data)) throw error;
    }
  }

  /** What the server says, live; what this device remembers is not emitted. */
  const follow = (listener: (event: InvitationsEvent) => void, ...which: readonly QueryConstraint[]): Unsubscribe =>
    listenTo(
      query(collection(documents, 'invitations'), ...which, limit(MAX_INVITATIONS)),
      (snapshot) => {
        if (snapshot.metadata.fromCache) return;
        const invitations: Invitation[] = [];
        const unread: UnreadInvitation[] = [];
        for (const each of snapshot.docs) {
          const data = each.data();
          const invitation = readInvitation(each.id, data);
          if (invitation !== null) invitations.push(invitation);
          else if (typeof data['acceptedBy'] !== 'string') unread.push(unreadInvitation(each.id, data));
        }
        listener({ type: 'invitations', invitations, unread });
      },
      (error) => listener({ type: 'failed', code: codeOf<DataCode>(dataFailure(error), DATA_CODES, 'unknown') }),
    );

  /** The answer of the rules to a question about an invitation: nothing is stored there, and the look is its yes. */
  async function isTrue(id: string, question: 'good' | 'inviter' | 'age'): Promise<boolean> {
    return (await readAfterRefusal(doc(invitationAt(id), 'standing', question))) !== null;
  }

  return {
    listen: (saleId, listener) => follow(listener, where('saleId', '==', saleId)),
    listenOwn: (email, listener) =>
      follow(listener, where('email', '==', email), where('acceptedBy', '==', null), where('declinedAt', '==', null)),
    create: (id, draft, uid, replaced) =>
      unlessDone(
        write((transaction) => {
          if (replaced !== undefined) takeBack(transaction, documents, [replaced]);
          transaction.set(invitationAt(id), {
            ...draft,
            createdBy: uid,
            createdAt: serverTimestamp(),
            acceptedBy: null,
            acceptedAt: null,
            declinedAt: null,
          });
          transaction.set(hintAt(id), hintOf(draft.email));
        }),
        id,
        (data) => data.createdBy === uid,
      ),
    revoke: (id) => write((transaction) => takeBack(transaction, documents, [id])),
    async find(id) {
      const found = await readAfterRefusal(invitationAt(id));
      if (found?.exists() === true) {
        const invitation = readInvitation(id, found.data());
        // It is theirs and it is there, though only a newer build can say what it is.
        if (invitation === null) throw new GatewayFailure<DataCode>('unknown');
        return { kind: 'found', invitation };
      }
      const hint = readHint((await readFromServer(hintAt(id))).data());
      return hint === null ? { kind: 'gone' } : { kind: 'otherAddress', hint };
    },
    async whyEnded(id) {
      if (await isTrue(id, 'good')) return null;
      if (!(await isTrue(id, 'inviter'))) return 'inviter';
      return (await isTrue(id, 'age')) ? 'removal' : 'age';
    },
    accept: ({ id, saleId, role }, uid, card) =>
      unlessDone(
        write((transaction) => {
          transaction.update(invitationAt(id), { acceptedBy: uid, acceptedAt: serverTimestamp() });
          const person = doc(documents, 'sales', saleId, 'people', uid);
          transaction.set(person, { ...card, invitation: id, at: serverTimestamp() }, { merge: true });
          // Field by field: a person who is not in the sale yet cannot read who is.
          transaction.update(
            doc(documents, 'sales', saleId),
            new FieldPath('roles', uid),
            role,
            'memberUids',
            arrayUnion(uid),
            new FieldPath('removed', uid),
            deleteField(),
          );
        }),
        id,
        (data) => data.acceptedBy === uid,
      ),
    decline: (id) =>
      unlessDone(
        write((transaction) => void transaction.update(invitationAt(id), { declinedAt: serverTimestamp() })),
        id,
        (data) => data.declinedAt !== null,
      ),
  };
}
