import {
  doc,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  runTransaction,
  type Timestamp,
  type Transaction,
} from 'firebase/firestore';
import type { Lot } from '../../../domain/lots/lot';
import { makesLot } from '../../../domain/operations/entitiesOf';
import { formatLotNumber } from '../../../domain/numbering/lotNumber';
import { GatewayFailure } from '../../failure';
import { lotAfter } from '../../../domain/operations/changes';
import { changeNumberNow, type NumberOperation, onlyRenumbers } from '../../../domain/operations/numberChange';
import { claimedNumber, releasedNumber } from '../../../domain/operations/operationNumbers';
import { IGNORES_ALL } from '../../../domain/operations/entitiesOf';
import { applyOperation } from '../../../domain/operations/operations';
import type { Sending } from './sending';
import { recordOf, writeInto } from './writeOperation';

const ONCE = { maxAttempts: 1 };
const MOST_TRIES = 6;
/**
 * The rules may refuse what was free when it was read: a colleague took it in between. Only who is refused again and again,
 * while nobody has it, may really not write.
 */
const MOST_REFUSALS = 2;
/** The longest pause before the second try, in ms; before each further one it may be twice as long. */
const FIRST_PAUSE_MS = 40;

/** A colleague was faster with a document that this one had read. */
const OVERTAKEN: ReadonlySet<string> = new Set(['aborted', 'failed-precondition', 'already-exists']);

/**
 * Writes a change of a lot's number in a transaction: the lot gives up the number that it really has, and takes its new
 * one, with the claim, only while that is nobody else's. `already-exists`: another lot holds it, and nothing is written.
 * `aborted`: colleagues wrote each time in between. They are met again at once, after a pause of chance: the SDK would
 * wait for a second and more, and all that waits for this number with it.
 *
 * A lot that changes its number is written after one read, since the rules refuse what is another lot's; only after a
 * refusal its claims are read too, to learn whose they are. Many lots are numbered in one act. The record is read where
 * the server may have the operation already: after a try that nobody answered, after a refusal, and for a new lot that is
 * there. Resolves with whether the server had it.
 */
export async function writeNumberChange(
  documents: Firestore,
  operation: NumberOperation,
  sending: Sending,
): Promise<boolean> {
  let reads: Reads = { claims: !onlyRenumbers(operation), record: sending.isAgain };
  let refusals = 0;
  for (let tries = 1; ; tries += 1) {
    const { isTaken, isKnown, error } = await tryChange(documents, operation, sending, reads);
    if (error === null) return isKnown;
    const code = error instanceof GatewayFailure ? error.code : '';
    if (isTaken) throw error;
    if (code === 'permission-denied' && refusals < MOST_REFUSALS) {
      refusals += 1;
      reads = { claims: true, record: true };
      continue;
    }
    if (!OVERTAKEN.has(code)) throw error;
    if (tries >= MOST_TRIES) throw new GatewayFailure('aborted', error);
    const longest = FIRST_PAUSE_MS * 2 ** (tries - 1);
    await new Promise((resolve) => setTimeout(resolve, Math.random() * longest));
  }
}

/** What is read besides the lot. */
interface Reads {
  readonly claims: boolean;
  readonly record: boolean;
}

interface Outcome {
  /** Another lot holds the number: that is an answer, and not a reason to try again. */
  readonly isTaken: boolean;
  /** The server had the operation before, and nothing is written. */
  readonly isKnown: boolean;
  /** Null when the change is written. */
  readonly error: unknown;
}

async function tryChange(
  documents: Firestore,
  operation: NumberOperation,
  { written, line }: Sending,
  reads: Reads,
): Promise<Outcome> {
  const lot = doc(documents, 'sales', operation.saleId, 'lots', operation.lotId);
  const recorded = recordOf(documents, operation);
  let isTaken = false;
  let isKnown = false;
  const change = async (transaction: Transaction): Promise<Timestamp | undefined> => {
    const claims = claimsIn(transaction, documents, operation.saleId);
    // What the operation names is asked for with the lot: only after a colleague's change there is more to ask for.
    const named = reads.claims ? namesIn(operation).map(claims.read) : [];
    const earlier = reads.record ? transaction.get(recorded) : null;
    const [found, record] = await Promise.all([transaction.get(lot), earlier, ...named]);
    const present = found.data() as NumberedDocument | undefined;
    const isThere = makesLot(operation) && present !== undefined;
    isKnown = (record ?? (isThere ? await transaction.get(recorded) : null))?.exists() === true;
    // Nothing is written then, and nothing is committed.
    if (isKnown) throw new GatewayFailure('already-exists');
    const { operation: now, holds, lets } = changeNumberNow(operation, present);
    if (!reads.claims && present?.deletedAt === null) {
      writeInto(transaction, documents, now);
      if (holds !== null) transaction.set(claims.at(holds), { lotId: operation.lotId, by: operation.uid });
      for (const name of lets) transaction.delete(claims.at(name));
      return present.updatedAt;
    }
    const isOthers = (claim: DocumentSnapshot): boolean => claim.exists() && claim.get('lotId') !== operation.lotId;
    const held = holds === null ? null : await claims.read(holds);
    if (held !== null && isOthers(held)) {
      isTaken = true;
      throw new GatewayFailure('already-exists');
    }
    const given = await Promise.all(lets.map(claims.read));
    writeInto(transaction, documents, now);
    // What was taken along is taken into use; a claim that the lot has already stays as it is.
    if (held !== null && (!held.exists() || held.get('reservedAt') !== undefined)) {
      transaction.set(held.ref, { lotId: operation.lotId, by: operation.uid });
    }
    for (const claim of given) if (!isOthers(claim)) transaction.delete(claim.ref);
    return present?.updatedAt;
  };
  try {
    const until = await line.run(operation.id, () => runTransaction(documents, change, ONCE));
    written.note(lot, until, fieldsOf(operation));
    return { isTaken, isKnown, error: null };
  } catch (error) {
    return { isTaken, isKnown, error: isKnown ? null : error };
  }
}

interface Claims {
  at(name: string): DocumentReference;
  /** Once for each, however often it is asked for. */
  read(this: void, name: string): Promise<DocumentSnapshot>;
}

function claimsIn(transaction: Transaction, documents: Firestore, saleId: string): Claims {
  const readings = new Map<string, Promise<DocumentSnapshot>>();
  const at = (name: string): DocumentReference => doc(documents, 'sales', saleId, 'numbers', name);
  return {
    at,
    read(name) {
      const reading = readings.get(name) ?? transaction.get(at(name));
      readings.set(name, reading);
      return reading;
    },
  };
}

function namesIn(operation: NumberOperation): readonly string[] {
  const claimed = claimedNumber(operation);
  const names = [releasedNumber(operation), claimed === null ? null : formatLotNumber(claimed)];
  return names.filter((name) => name !== null);
}

type NumberedDocument = Pick<Lot, 'number' | 'suffix' | 'deletedAt'> & { readonly updatedAt: Timestamp };

/** What listeners of this page will receive a little later; nothing of a new lot, which they show when it comes. The time of throwing away is the server's. */
function fieldsOf(operation: NumberOperation): Partial<Lot> {
  let fields: Partial<Lot> = {};
  applyOperation(operation, {
    ...IGNORES_ALL,
    changeLot(_id, changes) {
      if (typeof changes.deletedAt?.after !== 'number') fields = lotAfter(changes);
    },
  });
  return fields;
}
