import { buffers } from 'redux-saga';
import {
  actionChannel,
  call,
  delay,
  flush,
  fork,
  put,
  race,
  select,
  take,
  takeEvery,
  type SagaGenerator,
} from 'typed-redux-saga';
import {
  discardSave,
  operationMade,
  operationRestored,
  operationsIn,
  operationsMade,
  retryAllSaves,
  retrySave,
  saveDiscarded,
  saveRetried,
  selectSave,
  sendDelayed,
  sendStarted,
} from '../../../features/lots/model/saves/savesSlice';
import { theirsOf } from '../../../features/lots/model/pending/theirsOf';
import { codeOf, DATA_CODES, type DataCode } from '../../../services/failure';
import type { FieldConflicts } from '../../../domain/operations/changes';
import type { Operation } from '../../../domain/operations/operations';
import { claimedNumber } from '../../../domain/operations/operationNumbers';
import type { OutboxEntry } from '../../../services/outbox/Outbox';
import { gateway } from '../../base/effects';
import { afterFrame } from '../shared/afterFrame';
import { applyInTime } from './applyInTime';
import {
  adoptOutbox,
  forget,
  keep,
  KEEP_LIMIT_HANGING_MS,
  KEEP_LIMIT_MS,
  readOutbox,
  refuse,
} from '../outbox/keepOperations';
import { bytesWith, comingPhotos, keepPart } from '../outbox/keepLots';
import { nextPart } from './keepOrder';
import { giveNumbersBack, numbersReservedFor } from '../numbers/giveNumbersBack';
import { createFieldRebase, type FieldRebase } from './rebaseFieldEdits';
import { noteLostNumber, tellNumber } from '../numbers/lostNumbers';
import { numberToSend } from '../numbers/numberToSend';
import { createNumberRebase, type NumberRebase } from './rebaseNumbers';
import { createKeyedQueue, type KeyedQueue, type QueueTicket } from './keyedQueue';
import { noteEarlierEdits } from './ownEdits';
import { reportIfSessionFailure } from '../../shared/reportIfSessionFailure';
import { handleSendResult } from './handleSendResult';

/** Codes that say "not now": the same operation may well be accepted later. Every other code is an answer. */
const NOT_NOW: ReadonlySet<DataCode> = new Set([
  'cancelled',
  'unknown',
  'deadline-exceeded',
  'resource-exhausted',
  'aborted',
  'internal',
  'unavailable',
  'unauthenticated',
]);

const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 60_000;
/** A number that is shown for longer than this, in ms, may have been read, and is on a tag. */
const LATE_AFTER_MS = 4_000;
/** How often another number is tried at once, when colleagues are faster. */
const TAKEN_AT_ONCE = 8;
/** Operations that are begun in one task of the page. */
const BEGIN_TOGETHER = 10;
/** Nothing tells a page of another one that has come and crashed since the last look. */
const LOOK_FOR_ORPHANS_MS = 15_000;

/** What operations have to know of earlier ones that came out otherwise than they count on. */
interface Rebases {
  readonly numbers: NumberRebase;
  readonly fields: FieldRebase;
}

type Made = ReturnType<typeof operationMade> | ReturnType<typeof operationsMade>;

/**
 * Brings every operation to the outbox and from there to the server: what touches the same lot, photo or number strictly
 * in order, all else side by side. What an earlier visit left in the outbox goes first.
 */
export function* sendOperations(uid: string): SagaGenerator<void> {
  const lines = createKeyedQueue();
  const truth: Rebases = { numbers: createNumberRebase(), fields: createFieldRebase() };

  // Before anything is awaited, so that nothing made meanwhile is missed.
  const made = yield* actionChannel([operationMade, operationsMade], buffers.expanding<Made>(64));
  yield* takeEvery(retrySave, function* ({ payload: { id } }) {
    const save = yield* select(selectSave, id);
    // What is in conflict is decided, not sent again.
    if (save?.status !== 'needsAttention' || theirsOf(save.operation) !== undefined) return;
    yield* put(saveRetried({ id }));
    yield* call(keep, save.operation);
    yield* fork(sendInTurn, save.operation, lines, truth);
  });
  yield* takeEvery(discardSave, discard, truth);

  const noteEarlier = yield* call(noteEarlierEdits);
  yield* restore(yield* call(readOutbox, uid), lines, truth);
  yield* fork(adoptOrphans, uid, lines, truth);
  // One after the other, so that the outbox has the operations in the order in which they were made; what was made while
  // it was busy goes into it together.
  let queue: readonly Operation[] = [];
  for (let limit = KEEP_LIMIT_MS; ;) {
    const first = queue.length === 0 ? [(yield* take(made)) as Made] : [];
    const others: readonly Made[] = yield* flush(made);
    const fresh = [...first, ...others].flatMap(({ payload }) => operationsIn(payload)).map(noteEarlier);
    const coming = yield* call(comingPhotos, uid);
    const { part, rest } = nextPart([...queue, ...fresh], (operation) => bytesWith(operation, coming));
    queue = rest;
    limit = (yield* call(keepPart, part, coming, limit)) ? KEEP_LIMIT_MS : KEEP_LIMIT_HANGING_MS;
    yield* fork(sendAll, part, lines, truth);
  }
}

/** To be forked, as `sendInTurn`; behind what is to be seen, and many a few at a time, so that the page stays awake. */
function* sendAll(operations: readonly Operation[], lines: KeyedQueue, truth: Rebases): SagaGenerator<void> {
  const entered = operations.map((operation) => ({ operation, place: lines.enter(operation) }));
  yield* call(afterFrame);
  for (const [begun, { operation, place }] of entered.entries()) {
    if (begun > 0 && begun % BEGIN_TOGETHER === 0) yield* delay(0);
    yield* fork(sendFrom, place, operation, truth, true);
  }
}

/** Shows what this device has kept, and sends what nobody has refused. Part of its caller, whose forks its own are. */
function* restore(entries: readonly OutboxEntry[], lines: KeyedQueue, truth: Rebases): SagaGenerator<void> {
  for (const { operation, refused } of entries) {
    if ((yield* select(selectSave, operation.id)) !== undefined) continue;
    yield* put(
      operationRestored({
        operation,
        refused: refused === null ? null : (DATA_CODES.find((code) => code === refused) ?? 'unknown'),
      }),
    );
    if (refused !== null) truth.fields.refused(operation);
    else if (theirsOf(operation) === undefined) yield* fork(sendInTurn, operation, lines, truth);
  }
}

/** Another page of this browser may crash with work that is sent by nobody then: this one goes on with it. */
function* adoptOrphans(uid: string, lines: KeyedQueue, truth: Rebases): SagaGenerator<void> {
  yield* fork(adoptAtEnds, uid, lines, truth);
  for (;;) {
    yield* restore(yield* call(adoptOutbox, uid), lines, truth);
    yield* race({ waited: delay(LOOK_FOR_ORPHANS_MS), asked: take(retryAllSaves) });
  }
}

/** Those pages that were seen to live tell by their end itself. */
function* adoptAtEnds(uid: string, lines: KeyedQueue, truth: Rebases): SagaGenerator<void> {
  const outbox = yield* gateway('outbox');
  for (;;) {
    yield* call([outbox, outbox.otherPageEnds]);
    yield* restore(yield* call(adoptOutbox, uid), lines, truth);
  }
}

/** To be forked, in the order in which the operations were made: its place in the lines is taken at once. */
function* sendInTurn(operation: Operation, lines: KeyedQueue, truth: Rebases): SagaGenerator<void> {
  yield* call(sendFrom, lines.enter(operation), operation, truth, false);
}

/** `isNew`: made in this moment, not found on the device or tried again by its person. */
function* sendFrom(
  { ready, leave: makeRoom }: QueueTicket,
  operation: Operation,
  truth: Rebases,
  isNew: boolean,
): SagaGenerator<void> {
  try {
    yield* call(() => ready);
    yield* call(sendOperation, operation, truth, isNew);
  } finally {
    makeRoom();
  }
}

function* sendOperation(made: Operation, { numbers: truth, fields }: Rebases, isNew: boolean): SagaGenerator<void> {
  const first = fields.apply(truth.apply(made));
  const asked = claimedNumber(first);
  let operation: Operation = first;
  let isTaken = false;
  let taken = 0;
  const began = Date.now();
  for (let wait = FIRST_DELAY_MS; ;) {
    yield* put(sendStarted({ id: operation.id }));
    try {
      const ready: Operation | null = yield* call(numberToSend, operation, asked, isTaken);
      if (ready === null) {
        if (asked !== null) yield* call(noteLostNumber, first, asked, null);
        truth.note(first, null);
        yield* call(forget, operation);
        yield* put(saveDiscarded({ operation }));
        return;
      }
      operation = ready;
      isTaken = false;
      let known = false;
      const conflicts: FieldConflicts = yield* call(applyInTime, operation, () => (known = true));
      truth.note(first, operation);
      const got = claimedNumber(operation);
      const isLate = !isNew || Date.now() - began > LATE_AFTER_MS;
      if (got !== null) yield* call(tellNumber, first, operation, got, { known, isLate });
      fields.settled(operation);
      const next: Operation | null = yield* call(handleSendResult, operation, conflicts, known);
      if (next === null) return;
      [operation, wait] = [next, FIRST_DELAY_MS];
    } catch (error) {
      const ended: boolean = yield* call(reportIfSessionFailure, error, operation.uid);
      const code: DataCode = ended ? 'unauthenticated' : codeOf<DataCode>(error, DATA_CODES, 'unknown');
      // Another lot has the number: with another one, or without, it goes on at once.
      isTaken = code === 'already-exists' && claimedNumber(operation) !== null;
      if (isTaken) {
        taken += 1;
        if (taken <= TAKEN_AT_ONCE) continue;
      } else if (NOT_NOW.has(code)) {
        yield* put(sendDelayed({ id: operation.id, code }));
      } else {
        fields.refused(operation);
        yield* call(refuse, operation, code);
        return;
      }
      yield* race({ waited: delay(wait), asked: take(retryAllSaves) });
      wait = Math.min(wait * 2, LONGEST_DELAY_MS);
    }
  }
}

function* discard({ fields }: Rebases, { payload: { id } }: ReturnType<typeof discardSave>): SagaGenerator<void> {
  const save = yield* select(selectSave, id);
  if (save?.status !== 'needsAttention') return;
  const { operation } = save;
  fields.settled(operation);
  const claimed = yield* call(numbersReservedFor, operation);
  yield* call(forget, operation);
  yield* put(saveDiscarded({ operation }));
  yield* call(giveNumbersBack, operation.saleId, claimed);
}
