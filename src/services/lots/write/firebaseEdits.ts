import {
  doc,
  type DocumentData,
  type DocumentReference,
  type Firestore,
  runTransaction,
  type Timestamp,
  type Transaction,
} from 'firebase/firestore';
import { GatewayFailure } from '../../failure';
import { inTime } from '../../firebase/failures/inTime';
import { changesInRecord, withExtraFields } from '../../firebase/read/extraFields';
import type { FieldConflicts } from '../../../domain/operations/changes';
import { isPrivateOperation } from '../../../domain/operations/operations';
import { changesOfEdit, type Edit, splitEdit } from '../../../domain/operations/fieldEdits';
import type { Sending } from './sending';
import { overUnread } from './storedExtras';
import { recordOf, writeInto } from './writeOperation';

const ONCE = { maxAttempts: 1 };
const MOST_TRIES = 5;

/**
 * As LotsGateway's `apply`, for edits of fields. They are written in transactions: the document is read, and written only
 * if nobody was faster since; then all begins anew. It costs one read more than a batch, and one more again when there is
 * a conflict or an earlier try was not answered. Needs a network: `unavailable` without one.
 */
export async function writeEdit(
  documents: Firestore,
  edit: Edit,
  sending: Sending,
  onKnown?: () => void,
): Promise<FieldConflicts> {
  try {
    const { conflicts, isKnown } = await writeAmongOthers(documents, edit, sending);
    if (isKnown) onKnown?.();
    return conflicts;
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error;
    if (error.code !== 'permission-denied' && error.code !== 'not-found') throw error;
    const before = await readFirstArrival(documents, edit);
    if (before === null) throw error;
    onKnown?.();
    return before;
  }
}

/** `isKnown`: the server had the edit before. */
interface Answer {
  readonly conflicts: FieldConflicts;
  readonly isKnown: boolean;
}

const editedBy = (documents: Firestore, edit: Edit): DocumentReference =>
  doc(documents, 'sales', edit.saleId, isPrivateOperation(edit) ? 'lotPrivate' : 'lots', edit.lotId);

/**
 * Tries again at once while colleagues write the same document in between, some times. The SDK would do so too, but it
 * waits for a network in the same way, with growing pauses; the outbox learns at once that there is one again.
 */
async function writeAmongOthers(documents: Firestore, edit: Edit, sending: Sending): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await write(documents, edit, sending);
    } catch (error) {
      const code = error instanceof GatewayFailure ? error.code : '';
      if (code !== 'failed-precondition' && code !== 'aborted') throw error;
      if (tries === MOST_TRIES) throw new GatewayFailure('aborted', error);
    }
  }
}

async function write(documents: Firestore, edit: Edit, { written: noted, line, isAgain }: Sending): Promise<Answer> {
  const target = editedBy(documents, edit);
  const change = async (transaction: Transaction) => {
    const earlier = isAgain ? transaction.get(recordOf(documents, edit)) : null;
    const [found, first] = await Promise.all([transaction.get(target), earlier]);
    if (!isPrivateOperation(edit) && !found.exists()) throw new GatewayFailure('not-found');
    const present = withExtraFields(found.data() ?? {});
    const { written, conflicts } = splitEdit<Edit>(edit, present);
    if (isAgain || Object.keys(conflicts).length > 0) {
      // Perhaps it had come before, and what a colleague has changed is what it had written.
      const record = first ?? (await transaction.get(recordOf(documents, edit)));
      const recorded = record.data()?.['changes'] as DocumentData | undefined;
      if (recorded !== undefined) {
        const { conflicts } = splitEdit(edit, present, Object.keys(changesInRecord(recorded)));
        return { written: null, conflicts, isKnown: true };
      }
    }
    if (written !== null) writeInto(transaction, documents, overUnread(written, found.data()));
    return { written, conflicts, isKnown: false, until: present['updatedAt'] as Timestamp | undefined };
  };
  const result = await line.run(edit.id, () => runTransaction(documents, change, ONCE));
  if (result.written !== null) {
    const fields = changesOfEdit(result.written).map(([field, { after }]) => [field, after]);
    noted.note(target, result.until, Object.fromEntries(fields));
  }
  return result;
}

/**
 * The fields that an earlier arrival of this edit had not written; null when there was none, or the record may not be read. Rejects when there was
 * no answer. Otherwise the person would read that the server refused work that it has.
 */
async function readFirstArrival(documents: Firestore, edit: Edit): Promise<FieldConflicts | null> {
  try {
    return await inTime(
      runTransaction(
        documents,
        async (transaction) => {
          const record = await transaction.get(recordOf(documents, edit));
          const recorded = record.data()?.['changes'] as DocumentData | undefined;
          if (recorded === undefined) return null;
          const present = (await transaction.get(editedBy(documents, edit))).data();
          if (present === undefined) return {};
          return splitEdit(edit, withExtraFields(present), Object.keys(changesInRecord(recorded))).conflicts;
        },
        ONCE,
      ),
    );
  } catch (error) {
    if (error instanceof GatewayFailure && error.code === 'permission-denied') return null;
    throw error;
  }
}
