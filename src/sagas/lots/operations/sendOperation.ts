import { call, delay, put, race, take, type SagaGenerator } from 'typed-redux-saga';
import { retryAllSaves, sendDelayed, sendStarted } from '../../../features/lots/model/saves/savesSlice';
import type { FieldConflicts } from '../../../domain/operations/changes';
import type { Operation } from '../../../domain/operations/operations';
import { codeOf, DATA_CODES, type DataCode } from '../../../services/failure';
import type { LotsGateway } from '../../../services/lots/LotsGateway';
import { reportFailure } from '../../shared/reportFailure';
import { gateway } from '../../base/effects';
import { discard, refuse } from '../outbox/keepOperations';

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

/** What the server has said. */
export interface Answer {
  /** The fields that it has not written. */
  readonly conflicts: FieldConflicts;
  /** It had the operation before. */
  readonly known: boolean;
}

/** What a failure means: another try at once or after a pause, a pause that is shown, or the end. */
type Consequence = 'again' | 'pause' | 'delay' | 'refusal';

/** The way of one operation to the server. */
export interface Sending<Kind extends Operation> {
  /** The operation as it is to be sent after what came of earlier ones. */
  readonly operation: Kind;
  /** Before each try: what is sent now. Null: it has become pointless. */
  prepare(operation: Kind): SagaGenerator<Kind | null>;
  send(operation: Kind): SagaGenerator<Answer>;
  /** What is to be sent next in its turn; null: nothing. */
  settle(operation: Kind, answer: Answer): SagaGenerator<Kind | null>;
  /** What a failure means that is no common one. */
  judge?(operation: Kind, code: DataCode): Consequence | null;
}

/** How one kind of work is sent. Made once a session: it remembers what later operations have to know of earlier ones. */
export interface SendHandler<Kind extends Operation> {
  /** An operation of this moment, as the device keeps it. */
  note?(made: Kind): Kind;
  /** `madeAt`: ms since 1970; null for what was found on the device or is tried again by its person. */
  begin(made: Kind, madeAt: number | null): Sending<Kind>;
  /** The server has not taken it. */
  refused?(operation: Kind): void;
  /** Its person gives it up. */
  discard(operation: Kind): SagaGenerator<void>;
}

/** Sends an operation until the server has said what becomes of it. */
export function* sendOperation<Kind extends Operation>(
  made: Kind,
  handler: SendHandler<Kind>,
  madeAt: number | null,
): SagaGenerator<void> {
  const sending = handler.begin(made, madeAt);
  let { operation } = sending;
  for (let wait = FIRST_DELAY_MS; ;) {
    yield* put(sendStarted({ id: operation.id }));
    try {
      const ready: Kind | null = yield* call(sending.prepare, operation);
      if (ready === null) return yield* call(discard, operation);
      operation = ready;
      const answer: Answer = yield* call(sending.send, operation);
      const next: Kind | null = yield* call(sending.settle, operation, answer);
      if (next === null) return;
      [operation, wait] = [next, FIRST_DELAY_MS];
    } catch (error) {
      const code: DataCode = yield* call(codeOfFailure, error, operation.uid);
      const consequence: Consequence = sending.judge?.(operation, code) ?? (NOT_NOW.has(code) ? 'delay' : 'refusal');
      if (consequence === 'again') continue;
      if (consequence === 'refusal') {
        handler.refused?.(operation);
        return yield* call(refuse, operation, code);
      }
      if (consequence === 'delay') yield* put(sendDelayed({ id: operation.id, code }));
      yield* race({ waited: delay(wait), asked: take(retryAllSaves) });
      wait = Math.min(wait * 2, LONGEST_DELAY_MS);
    }
  }
}

function* codeOfFailure(error: unknown, uid: string): SagaGenerator<DataCode> {
  const ended = yield* call(reportFailure, 'sendOperation', error, uid);
  return ended ? 'unauthenticated' : codeOf<DataCode>(error, DATA_CODES, 'unknown');
}

/** Asks the server once, however long it takes. */
export function* askServer(operation: Operation): SagaGenerator<Answer> {
  const lots = yield* gateway('lots');
  return yield* call(apply, lots, operation);
}

export async function apply(lots: LotsGateway, operation: Operation): Promise<Answer> {
  let known = false;
  const conflicts = await lots.apply(operation, () => (known = true));
  return { conflicts, known };
}

/** For work that is sent as it is. */
export function* asItIs<Kind extends Operation>(operation: Kind): SagaGenerator<Kind> {
  return operation;
}
