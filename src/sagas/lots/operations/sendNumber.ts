import { call, delay, put, race, type SagaGenerator } from 'typed-redux-saga';
import { serverAnswered, serverSilent } from '../../../features/lots/model/numbering/reservationsSlice';
import { type LotNumber, nameOfNumber } from '../../../domain/numbering/lotNumber';
import { asksForNext, claimedNumber, waitsForNumber } from '../../../domain/operations/operationNumbers';
import type { NumberOperation } from '../../../domain/operations/numberChange';
import { heldNumber, type Operation, withHeld } from '../../../domain/operations/operations';
import { gateway } from '../../base/effects';
import { giveNumbersBack, numbersReservedFor } from '../numbers/giveNumbersBack';
import { noteLostNumber, tellNumber } from '../numbers/lostNumbers';
import { numberToSend } from '../numbers/numberToSend';
import { discard, letGo } from '../outbox/keepOperations';
import { type Answer, apply, type SendHandler, type Sending } from './sendOperation';

/** A number that is shown for longer than this, in ms, may have been read, and is on a tag. */
const LATE_AFTER_MS = 4_000;
/** How often another number is tried at once, when colleagues are faster. */
const TAKEN_AT_ONCE = 8;
/** An answer that takes longer than this, in ms, means that the server cannot be asked. */
const SILENT_AFTER_MS = 4_000;

/** Lots come with a number, change it and give it up: another lot may hold it, and then it is another one. */
export function createNumberHandler(): SendHandler<NumberOperation> {
  const rebase = createNumberRebase();
  return {
    begin: (made, madeAt) => sendNumber(rebase.apply(made), rebase, madeAt),
    *discard(operation) {
      const claimed = yield* call(numbersReservedFor, operation);
      yield* call(discard, operation);
      yield* call(giveNumbersBack, operation.saleId, claimed);
    },
  };
}

function sendNumber(first: NumberOperation, rebase: NumberRebase, madeAt: number | null): Sending<NumberOperation> {
  const asked = claimedNumber(first);
  let isTaken = false;
  let taken = 0;
  return {
    operation: first,
    *prepare(operation) {
      const ready = yield* call(numberToSend, operation, asked, isTaken);
      if (ready === null) {
        if (asked !== null) yield* call(noteLostNumber, first, asked, null);
        rebase.note(first, null);
      }
      return ready;
    },
    send: sendInTime,
    *settle(operation, { known }) {
      rebase.note(first, operation);
      const got = claimedNumber(operation);
      const isLate = madeAt === null || Date.now() - madeAt > LATE_AFTER_MS;
      if (got !== null) yield* call(tellNumber, first, operation, got, { known, isLate });
      // None was free: the lot is there without one.
      else if (asked !== null) yield* call(noteLostNumber, first, asked, null);
      yield* call(letGo, operation, known);
      return null;
    },
    judge(operation, code) {
      // Another lot has the number: with another one, or without, it goes on at once.
      isTaken = code === 'already-exists' && claimedNumber(operation) !== null;
      if (!isTaken) return null;
      taken += 1;
      return taken <= TAKEN_AT_ONCE ? 'again' : 'pause';
    },
  };
}

/** While the server owes the answer about a number for too long, new lots do not count on it. */
function* sendInTime(operation: NumberOperation): SagaGenerator<Answer> {
  const lots = yield* gateway('lots');
  const answer = apply(lots, operation);
  if (claimedNumber(operation) === null) return yield* call(() => answer);
  const { late } = yield* race({ answer: call(() => answer), late: delay(SILENT_AFTER_MS) });
  if (late === undefined) return yield* call(() => answer);
  yield* put(serverSilent());
  try {
    return yield* call(() => answer);
  } finally {
    yield* put(serverAnswered());
  }
}

/**
 * What later operations of a lot have to know when it did not get the number that they count on: they give back the one
 * that it really has.
 */
interface NumberRebase {
  /** What came of claiming: the operation that is sent, or null when it is not. */
  note(wanted: Operation, claimed: Operation | null): void;
  apply<Kind extends Operation>(operation: Kind): Kind;
}

/** What the lot shows once the operation is made. */
const shownNumber = (operation: Operation): LotNumber | null =>
  waitsForNumber(operation) ? null : claimedNumber(operation);

export function createNumberRebase(): NumberRebase {
  const really = new Map<string, { readonly expected: string; readonly has: LotNumber | null }>();
  return {
    note(wanted, claimed) {
      if (claimedNumber(wanted) === null && !asksForNext(wanted)) return;
      const expected = nameOfNumber(shownNumber(wanted));
      const has = claimed === null ? (heldNumber(wanted) ?? null) : shownNumber(claimed);
      if (nameOfNumber(has) === expected) really.delete(wanted.lotId);
      else really.set(wanted.lotId, { expected, has });
    },
    apply(operation) {
      const known = really.get(operation.lotId);
      const held = heldNumber(operation);
      if (known === undefined || held === undefined || nameOfNumber(held) !== known.expected) return operation;
      return withHeld(operation, known.has);
    },
  };
}
