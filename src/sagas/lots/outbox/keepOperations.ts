import { call, delay, put, race, type SagaGenerator } from 'typed-redux-saga';
import { lotsTexts } from '../../../features/lots/model/texts/lotsTexts';
import {
  saveDiscarded,
  saveKept,
  saveRefused,
  saveSent,
  savesKept,
} from '../../../features/lots/model/saves/savesSlice';
import { notificationRequested } from '../../../features/notifications/notificationsSlice';
import type { DataCode } from '../../../services/failure';
import type { Operation } from '../../../domain/operations/operations';
import type { OutboxEntry } from '../../../services/outbox/Outbox';
import { passesNumber } from '../../../domain/operations/numberChange';
import { gateway } from '../../base/effects';
import { texts } from '../../base/texts';
import { KEEP_LIMIT_MS, noteOnDevice } from './noteOnDevice';

/** Once it has hung, nothing waits long for it again until it answers. */
export const KEEP_LIMIT_HANGING_MS = 200;

/** Operations that one transaction of the device keeps: to write thousands down is a long task for the page. */
const KEEP_TOGETHER = 250;
/** Lots, and bytes of their photos, that one transaction keeps: what is behind them waits, and what is lost is lost together. */
const LOTS_TOGETHER = 25;
const BYTES_TOGETHER = 16 * 1024 * 1024;

/** What is written next, and what still has to wait. */
interface NextPart {
  readonly part: readonly Operation[];
  readonly rest: readonly Operation[];
}

/**
 * Which of the operations the device writes down in its next transaction. `bytesOf`: how many bytes come with an operation,
 * undefined for none. Words do not wait for bytes, except those about lots that come with some.
 */
export function nextPart(queue: readonly Operation[], bytesOf: (operation: Operation) => number | undefined): NextPart {
  const waiting = new Set<string>();
  const [part, rest]: [Operation[], Operation[]] = [[], []];
  for (const operation of queue) {
    const isBehind = waiting.has(operation.lotId) || (waiting.size > 0 && passesNumber(operation));
    if (!isBehind && bytesOf(operation) === undefined && part.length < KEEP_TOGETHER) part.push(operation);
    else {
      waiting.add(operation.lotId);
      rest.push(operation);
    }
  }
  return part.length > 0 ? { part, rest } : nextLots(queue, bytesOf);
}

function nextLots(queue: readonly Operation[], bytesOf: (operation: Operation) => number | undefined): NextPart {
  let bytes = 0;
  let end = 0;
  for (const operation of queue.slice(0, LOTS_TOGETHER)) {
    bytes += bytesOf(operation) ?? BYTES_TOGETHER;
    if (end > 0 && bytes > BYTES_TOGETHER) break;
    end += 1;
  }
  return { part: queue.slice(0, end), rest: queue.slice(end) };
}

/** What an earlier visit left; nothing when the browser gives no answer; then a notification says so. */
export function* readOutbox(uid: string): SagaGenerator<readonly OutboxEntry[]> {
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
 * What takes over the work of pages that are gone; nothing when the browser gives no answer. What it says too late is given at
 * the next look: it is this page's by then, and nobody else would send it.
 */
export function createAdoption(uid: string): () => SagaGenerator<readonly OutboxEntry[]> {
  const late: OutboxEntry[] = [];
  return function* adopt() {
    const outbox = yield* gateway('outbox');
    try {
      const answer = outbox.adopt(uid);
      const { found } = yield* race({ found: call(() => answer), late: delay(KEEP_LIMIT_MS) });
      if (found !== undefined) return [...late.splice(0), ...found];
      answer.then(
        (entries) => late.push(...entries),
        () => undefined,
      );
    } catch (error) {
      console.warn('The work of other pages could not be read.', error);
    }
    return late.splice(0);
  };
}

/**
 * Only after this may the screen say "Saved on this device". Without storage the work goes straight to the server.
 * False when the storage gave no answer within `limit` ms.
 */
export function* keep(operation: Operation, limit = KEEP_LIMIT_MS): SagaGenerator<boolean> {
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

/**
 * The same for what was made together, in one transaction. What does not fit as a whole is kept one by one: a device
 * that is nearly full then has as much of it as it can take.
 */
export function* keepAll(operations: readonly Operation[], limit: number): SagaGenerator<boolean> {
  const outbox = yield* gateway('outbox');
  if (operations.length > 1) {
    try {
      const { late } = yield* race({ kept: call([outbox, outbox.putAll], operations), late: delay(limit) });
      if (late !== undefined) return false;
      yield* put(savesKept({ ids: operations.map(({ id }) => id) }));
      return true;
    } catch (error) {
      console.warn('The outbox did not take operations together.', error);
    }
  }
  for (const operation of operations) if (!(yield* call(keep, operation, limit))) return false;
  return true;
}

/** After `limit` ms without an answer of the device nothing waits for it any longer. */
export function* forget(operation: Operation, limit = KEEP_LIMIT_MS): SagaGenerator<void> {
  const outbox = yield* gateway('outbox');
  // If it stays in the outbox it is sent again next time, which the server takes as the same operation.
  yield* call(noteOnDevice, () => outbox.remove(operation.id), 'The outbox did not let go of an operation.', limit);
}

/** The server has it. `known`: it had it before. */
export function* letGo(operation: Operation, known: boolean): SagaGenerator<void> {
  yield* call(forget, operation, KEEP_LIMIT_HANGING_MS);
  yield* put(saveSent(known ? { operation, known } : { operation }));
}

/** The server will never have it. */
export function* discard(operation: Operation): SagaGenerator<void> {
  yield* call(forget, operation);
  yield* put(saveDiscarded({ operation }));
}

export function* refuse(operation: Operation, code: DataCode): SagaGenerator<void> {
  const outbox = yield* gateway('outbox');
  yield* call(noteOnDevice, () => outbox.refuse(operation.id, code), 'The outbox did not note a refusal.');
  yield* put(saveRefused({ id: operation.id, code }));
}
