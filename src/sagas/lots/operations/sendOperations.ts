import { isAnyOf } from '@reduxjs/toolkit';
import type { Channel } from 'redux-saga';
import { call, delay, flush, fork, put, race, select, take, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import {
  discardSave,
  operationMade,
  operationRestored,
  operationsIn,
  operationsMade,
  retryAllSaves,
  retrySave,
  saveRetried,
  selectSave,
} from '../../../features/lots/model/saves/savesSlice';
import { theirsOf } from '../../../domain/operations/fieldEdits';
import { DATA_CODES } from '../../../services/failure';
import { type Operation, type OperationOfWork, workOf } from '../../../domain/operations/operations';
import { makesLot } from '../../../domain/operations/entitiesOf';
import type { Work } from '../../../domain/operations/operationRules';
import type { OutboxEntry } from '../../../services/outbox/Outbox';
import { afterFrame } from '../shared/afterFrame';
import { withActions } from '../../base/withActions';
import { atPageEnds } from '../outbox/atPageEnds';
import { createAdoption, keep, KEEP_LIMIT_HANGING_MS, keepAll, nextPart, readOutbox } from '../outbox/keepOperations';
import { KEEP_LIMIT_MS } from '../outbox/noteOnDevice';
import { bytesWith, comingPhotos, keepWithPhotos } from '../outbox/keepWithPhotos';
import { createKeyedQueue, type KeyedQueue, type QueueTicket } from './keyedQueue';
import { createEditHandler } from './sendEdit';
import { createNumberHandler } from './sendNumber';
import { createPlainHandler } from './sendPlain';
import { type SendHandler, sendOperation } from './sendOperation';

/** Operations that are begun in one task of the page. */
const BEGIN_TOGETHER = 10;
/** Nothing tells a page of another one that has come and crashed since the last look. */
const LOOK_FOR_ORPHANS_MS = 15_000;

type Handlers = { readonly [Kind in Work]: SendHandler<OperationOfWork<Kind>> };

/** What all operations of a session share. */
interface Session {
  readonly queue: KeyedQueue;
  /** When the operations that are not sent yet were made, in ms since 1970, by their ids. */
  readonly madeAt: Map<string, number>;
  handlerOf(operation: Operation): SendHandler<Operation>;
}

function* beginSession(): SagaGenerator<Session> {
  const handlers: Handlers = {
    edit: yield* call(createEditHandler),
    number: createNumberHandler(),
    photo: createPlainHandler(),
    plain: createPlainHandler(),
  };
  return {
    queue: createKeyedQueue(),
    madeAt: new Map(),
    // The table of operations says which handler an operation has.
    handlerOf: (operation) => handlers[workOf(operation)] as SendHandler<Operation>,
  };
}

type Made = ReturnType<typeof operationMade> | ReturnType<typeof operationsMade>;

/**
 * Brings every operation to the outbox and from there to the server: what touches the same lot, photo or number strictly
 * in order, all else side by side. What an earlier visit left in the outbox goes first.
 */
export function* sendOperations(uid: string): SagaGenerator<void> {
  // Before anything is awaited, so that nothing made meanwhile is missed.
  yield* withActions(isAnyOf(operationMade, operationsMade), 'all', (made) => sendAllMade(uid, made));
}

function* sendAllMade(uid: string, made: Channel<Made>): SagaGenerator<void> {
  const session = yield* call(beginSession);
  // From here on its person sees what it does, however long the device and earlier work keep it from being sent.
  yield* takeEvery([operationMade, operationsMade], ({ payload }: Made) => {
    for (const { id } of operationsIn(payload)) session.madeAt.set(id, Date.now());
  });
  yield* takeEvery(retrySave, function* ({ payload: { id } }) {
    const save = yield* select(selectSave, id);
    // What is in conflict is decided, not sent again.
    if (save?.status !== 'needsAttention' || theirsOf(save.operation) !== undefined) return;
    yield* put(saveRetried({ id }));
    yield* call(keep, save.operation);
    yield* fork(sendInTurn, save.operation, session);
  });
  yield* takeEvery(discardSave, function* ({ payload: { id } }) {
    const save = yield* select(selectSave, id);
    if (save?.status !== 'needsAttention') return;
    yield* call(session.handlerOf(save.operation).discard, save.operation);
  });

  yield* restore(yield* call(readOutbox, uid), session);
  yield* fork(adoptOrphans, uid, session);
  // One after the other, so that the outbox has the operations in the order in which they were made; what was made while
  // it was busy goes into it together.
  let queue: readonly Operation[] = [];
  for (let limit = KEEP_LIMIT_MS; ;) {
    const first = queue.length === 0 ? [yield* take(made)] : [];
    const others: readonly Made[] = yield* flush(made);
    const fresh = [...first, ...others]
      .flatMap(({ payload }) => operationsIn(payload))
      .map((each) => noted(each, session));
    const all = [...queue, ...fresh];
    const coming = all.some(makesLot) ? yield* call(comingPhotos, uid) : null;
    const { part, rest } = nextPart(all, (operation) => (coming === null ? undefined : bytesWith(operation, coming)));
    queue = rest;
    const isKept =
      coming === null ? yield* call(keepAll, part, limit) : yield* call(keepWithPhotos, part, coming, limit);
    limit = isKept ? KEEP_LIMIT_MS : KEEP_LIMIT_HANGING_MS;
    yield* fork(sendAll, part, session);
  }
}

const noted = (made: Operation, { handlerOf }: Session): Operation => handlerOf(made).note?.(made) ?? made;

/** To be forked, as `sendInTurn`; behind what is to be seen, and many a few at a time, so that the page stays awake. */
function* sendAll(operations: readonly Operation[], session: Session): SagaGenerator<void> {
  const entered = operations.map((operation) => ({ operation, place: session.queue.enter(operation) }));
  yield* call(afterFrame);
  for (const [begun, { operation, place }] of entered.entries()) {
    if (begun > 0 && begun % BEGIN_TOGETHER === 0) yield* delay(0);
    const madeAt = session.madeAt.get(operation.id) ?? null;
    session.madeAt.delete(operation.id);
    yield* fork(sendFrom, place, operation, session, madeAt);
  }
}

/** Shows what this device has kept, and sends what nobody has refused. Part of its caller, whose forks its own are. */
function* restore(entries: readonly OutboxEntry[], session: Session): SagaGenerator<void> {
  for (const { operation, refused } of entries) {
    if ((yield* select(selectSave, operation.id)) !== undefined) continue;
    yield* put(
      operationRestored({
        operation,
        refused: refused === null ? null : (DATA_CODES.find((code) => code === refused) ?? 'unknown'),
      }),
    );
    if (refused !== null) session.handlerOf(operation).refused?.(operation);
    else if (theirsOf(operation) === undefined) yield* fork(sendInTurn, operation, session);
  }
}

/** Another page of this browser may crash with work that is sent by nobody then: this one goes on with it. */
function* adoptOrphans(uid: string, session: Session): SagaGenerator<void> {
  const adopt = createAdoption(uid);
  yield* fork(atPageEnds, function* () {
    yield* restore(yield* call(adopt), session);
  });
  for (;;) {
    yield* restore(yield* call(adopt), session);
    yield* race({ waited: delay(LOOK_FOR_ORPHANS_MS), asked: take(retryAllSaves) });
  }
}

/** To be forked, in the order in which the operations were made: its place in the lines is taken at once. */
function* sendInTurn(operation: Operation, session: Session): SagaGenerator<void> {
  yield* call(sendFrom, session.queue.enter(operation), operation, session, null);
}

/** `madeAt`: see SendHandler. */
function* sendFrom(
  { ready, leave: makeRoom }: QueueTicket,
  operation: Operation,
  session: Session,
  madeAt: number | null,
): SagaGenerator<void> {
  try {
    yield* call(() => ready);
    yield* call(sendOperation, operation, session.handlerOf(operation), madeAt);
  } finally {
    makeRoom();
  }
}
