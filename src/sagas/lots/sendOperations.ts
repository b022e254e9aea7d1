import { buffers } from 'redux-saga';
import {
  actionChannel,
  call,
  delay,
  fork,
  put,
  race,
  select,
  take,
  takeEvery,
  type SagaGenerator,
} from 'typed-redux-saga';
import { formatLotNumber, nextFreeNumber, type LotNumber } from '../../domain/lotNumber';
import { lotNumbered, selectLots, selectOpenSaleId } from '../../features/lots/lotsSlice';
import {
  discardSave,
  operationMade,
  operationRestored,
  retryAllSaves,
  retrySave,
  saveDiscarded,
  saveKept,
  saveRefused,
  saveRetried,
  saveSent,
  selectSave,
  sendDelayed,
  sendStarted,
} from '../../features/lots/savesSlice';
import { notificationRequested } from '../../features/notifications/notificationsSlice';
import { lotsTexts } from '../../features/lots/lotsTexts';
import { codeOf, DATA_CODES, type DataCode } from '../../services/failure';
import type { Operation } from '../../services/lots/LotsGateway';
import type { OutboxEntry } from '../../services/outbox/Outbox';
import { gateway } from '../effects';
import { texts } from '../texts';
import { reportIfSessionFailure } from './reportIfSessionFailure';

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

/** A browser whose storage hangs must not keep work from the server. */
const KEEP_LIMIT_MS = 5_000;
/** Once it has hung, nothing waits long for it again until it answers. */
const KEEP_LIMIT_HANGING_MS = 200;
const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 60_000;

/**
 * Brings every operation to the outbox and from there to the server: operations of one lot strictly in order, lots side
 * by side. What an earlier visit left in the outbox goes first.
 */
export function* sendOperations(uid: string): SagaGenerator<void> {
  const queues = new Map<string, Operation[]>();

  function* drain(lotId: string, queue: Operation[]): SagaGenerator<void> {
    for (let operation = queue[0]; operation !== undefined; operation = queue[0]) {
      yield* call(sendOperation, operation);
      queue.shift();
    }
    queues.delete(lotId);
  }

  /** To be forked: a call would wait until the whole queue is sent. */
  function* enqueue(operation: Operation): SagaGenerator<void> {
    const queue = queues.get(operation.lotId);
    if (queue !== undefined) {
      queue.push(operation);
      return;
    }
    const fresh = [operation];
    queues.set(operation.lotId, fresh);
    yield* call(drain, operation.lotId, fresh);
  }

  // Before anything is awaited, so that nothing made meanwhile is missed.
  const made = yield* actionChannel(operationMade, buffers.expanding<ReturnType<typeof operationMade>>(64));
  yield* takeEvery(retrySave, function* ({ payload: { id } }) {
    const save = yield* select(selectSave, id);
    if (save?.status !== 'needsAttention') return;
    yield* put(saveRetried({ id }));
    yield* call(keep, save.operation);
    yield* fork(enqueue, save.operation);
  });
  yield* takeEvery(discardSave, discard);

  for (const { operation, refused } of yield* call(readOutbox, uid)) {
    yield* put(
      operationRestored({
        operation,
        refused: refused === null ? null : (DATA_CODES.find((code) => code === refused) ?? 'unknown'),
      }),
    );
    if (refused === null) yield* fork(enqueue, operation);
  }
  // One after the other, so that the outbox has the operations in the order in which they were made.
  for (let limit = KEEP_LIMIT_MS; ;) {
    const { payload } = yield* take(made);
    const answered = yield* call(keep, payload.operation, limit);
    limit = answered ? KEEP_LIMIT_MS : KEEP_LIMIT_HANGING_MS;
    yield* fork(enqueue, payload.operation);
  }
}

function* readOutbox(uid: string): SagaGenerator<readonly OutboxEntry[]> {
  const outbox = yield* gateway('outbox');
  try {
    const { found } = yield* race({ found: call([outbox, outbox.list], uid), late: delay(KEEP_LIMIT_MS) });
    if (found !== undefined) return found;
  } catch (error) {
    console.warn('The outbox could not be read.', error);
  }
  const { nothingKept: message } = yield* texts(lotsTexts);
  yield* put(notificationRequested({ kind: 'warning', message }));
  return [];
}

/**
 * Only after this may the screen say "Saved on this device". Without storage the work goes straight to the server.
 * False when the storage gave no answer within `limit` ms.
 */
function* keep(operation: Operation, limit = KEEP_LIMIT_MS): SagaGenerator<boolean> {
  const outbox = yield* gateway('outbox');
  try {
    const { late } = yield* race({ kept: call([outbox, outbox.put], operation), late: delay(limit) });
    // Late is not lost: the work goes to the server at once, only the promise for this device is not made.
    if (late !== undefined) return false;
    yield* put(saveKept({ id: operation.id }));
  } catch (error) {
    console.warn('The outbox did not take an operation.', error);
  }
  return true;
}

function* sendOperation(made: Operation): SagaGenerator<void> {
  const lots = yield* gateway('lots');
  let operation = made;
  for (let wait = FIRST_DELAY_MS; ; wait = Math.min(wait * 2, LONGEST_DELAY_MS)) {
    yield* put(sendStarted({ id: operation.id }));
    try {
      operation = yield* call(withClaimedNumber, operation);
      yield* call([lots, lots.apply], operation);
      yield* call(forget, operation);
      yield* put(saveSent({ operation }));
      return;
    } catch (error) {
      const ended = yield* call(reportIfSessionFailure, error, operation.uid);
      const code = ended ? 'unauthenticated' : codeOf<DataCode>(error, DATA_CODES, 'unknown');
      if (!NOT_NOW.has(code)) {
        yield* call(refuse, operation, code);
        return;
      }
      yield* put(sendDelayed({ id: operation.id, code }));
      yield* race({ waited: delay(wait), asked: take(retryAllSaves) });
    }
  }
}

/** Claims the lot's number before the lot is written; another number when a colleague was faster. */
function* withClaimedNumber(operation: Operation): SagaGenerator<Operation> {
  if (operation.kind !== 'createLot' || operation.number === null) return operation;
  const lots = yield* gateway('lots');
  const wanted: LotNumber = { number: operation.number, suffix: operation.suffix as LotNumber['suffix'] };
  const taken = new Set<string>();
  for (let number: LotNumber = wanted; ;) {
    const name = formatLotNumber(number);
    const answer = yield* call([lots, lots.claimNumber], operation.saleId, name, operation.lotId, operation.uid);
    if (answer === 'claimed') {
      if (taken.size === 0) return operation;
      const renumbered: Operation = { ...operation, ...number };
      yield* call(keep, renumbered);
      yield* put(lotNumbered({ lotId: operation.lotId, ...number }));
      const message = (yield* texts(lotsTexts)).renumbered(formatLotNumber(wanted), name);
      yield* put(notificationRequested({ kind: 'warning', message }));
      return renumbered;
    }
    taken.add(name);
    // The lots of another sale that is open by now say nothing about this one's numbers.
    const here = (yield* select(selectOpenSaleId)) === operation.saleId;
    const known = here ? yield* select(selectLots) : [];
    const others = known.filter((lot) => lot.id !== operation.lotId && lot.number !== null);
    const largest = Math.max(...others.map((lot) => lot.number ?? 0), wanted.number);
    const free = nextFreeNumber(taken, largest + 1);
    if (free === null) return { ...operation, number: null, suffix: '' };
    number = { number: free, suffix: '' };
  }
}

function* forget(operation: Operation): SagaGenerator<void> {
  const outbox = yield* gateway('outbox');
  try {
    yield* call([outbox, outbox.remove], operation.id);
  } catch (error) {
    // It stays in the outbox and is sent again next time, which the server takes as the same operation.
    console.warn('The outbox did not let go of an operation.', error);
  }
}

function* refuse(operation: Operation, code: DataCode): SagaGenerator<void> {
  const outbox = yield* gateway('outbox');
  try {
    yield* call([outbox, outbox.refuse], operation.id, code);
  } catch (error) {
    console.warn('The outbox did not note a refusal.', error);
  }
  yield* put(saveRefused({ id: operation.id, code }));
}

function* discard({ payload: { id } }: ReturnType<typeof discardSave>): SagaGenerator<void> {
  const save = yield* select(selectSave, id);
  if (save?.status !== 'needsAttention') return;
  yield* call(forget, save.operation);
  yield* put(saveDiscarded({ operation: save.operation }));
}
