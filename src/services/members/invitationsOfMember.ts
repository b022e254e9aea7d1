import {
  collection,
  doc,
  type Firestore,
  getDocsFromServer,
  limit,
  query,
  type QueryConstraint,
  type Transaction,
  where,
} from 'firebase/firestore';

/** So many addresses may be asked for in one query. */
const MAX_ADDRESSES = 30;
/** The rules look each invitation up that is taken back, and may look up 20 documents for one batch. */
const AT_ONCE = 15;

/**
 * The ids of the open invitations to a member of a sale, for an owner of it: those to the address of the member's card
 * (or null) and to each address by which the member came in. What is too much for one batch is left: the mark that the
 * member gets lets nobody in by it.
 */
export async function findInvitationsTo(
  documents: Firestore,
  saleId: string,
  uid: string,
  email: string | null,
): Promise<readonly string[]> {
  const find = async (most: number, ...which: readonly QueryConstraint[]) => {
    const invitations = collection(documents, 'invitations');
    return (await getDocsFromServer(query(invitations, where('saleId', '==', saleId), ...which, limit(most)))).docs;
  };
  const accepted = await find(MAX_ADDRESSES - 1, where('acceptedBy', '==', uid));
  const known = new Set(accepted.map((each): unknown => each.data()['email']));
  if (email !== null) known.add(email.toLowerCase());
  if (known.size === 0) return [];
  const open = [where('acceptedBy', '==', null), where('declinedAt', '==', null)];
  return (await find(AT_ONCE, ...open, where('email', 'in', [...known]))).map(({ id }) => id);
}

/** Takes invitations back with whatever else the transaction does. One that is gone already is no hindrance. */
export function takeBack(transaction: Transaction, documents: Firestore, ids: readonly string[]): void {
  for (const id of ids) {
    transaction.delete(doc(documents, 'invitationHints', id)).delete(doc(documents, 'invitations', id));
  }
}
