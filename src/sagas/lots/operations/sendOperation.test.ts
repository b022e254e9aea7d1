import { call, put } from 'typed-redux-saga';
import { retryAllSaves, sendDelayed, sendStarted } from '../../../features/lots/model/saves/savesSlice';
import type { Operation } from '../../../domain/operations/operations';
import { DATA_CODES, GatewayFailure } from '../../../services/failure';
import { buildOperations } from '../../../testing/contracts/lots/operationsForTests';
import { discard, refuse } from '../outbox/keepOperations';
import { type Answer, type SendHandler, type Sending, sendOperation } from './sendOperation';

const make = buildOperations('saleA0000000000000000', 'ada');
const made = make.edit('A vase');
const rebased = make.edit('A blue vase');
const ready = make.edit('A green vase');
const ANSWER: Answer = { conflicts: {}, known: false };
/** What the server will say of the same operation whenever it is asked. */
const ANSWERS: ReadonlySet<string> = new Set([
  'invalid-argument',
  'not-found',
  'already-exists',
  'permission-denied',
  'failed-precondition',
  'out-of-range',
  'unimplemented',
  'data-loss',
]);

function* nothing(): Generator<never, never> {
  throw new Error('The loop is stepped by hand.');
}
const refused = jest.fn<void, [Operation]>();
function handlerWith(judge?: Sending<Operation>['judge']) {
  const sending: Sending<Operation> = { operation: rebased, prepare: nothing, send: nothing, settle: nothing };
  const begin = jest.fn(() => (judge === undefined ? sending : { ...sending, judge }));
  const handler: SendHandler<Operation> = { begin, discard: nothing, refused };
  return { handler, sending, begin };
}
/** What a saga yields for an effect. */
const effectOf = (effect: Iterator<unknown>): unknown => effect.next().value;

/** The ms of a pause that `retryAllSaves` ends; null for any other effect. A race holds the iterators of its effects. */
function pauseOf(effect: unknown): number | null {
  const { type, payload } = effect as { type: string; payload: Record<string, Iterator<{ payload: object }>> };
  if (type !== 'RACE') return null;
  const [waited, asked] = [payload['waited'], payload['asked']].map((each) => each?.next().value.payload);
  expect(asked).toEqual({ pattern: retryAllSaves });
  return (waited as { args: readonly number[] }).args[0] ?? null;
}
beforeEach(() => refused.mockReset());

describe('the way of an operation to the server', () => {
  it('is prepared, sent and settled by the handler of its work, and ends', () => {
    const { handler, sending, begin } = handlerWith();
    const steps = sendOperation(made, handler, 0);
    expect(steps.next().value).toEqual(effectOf(put(sendStarted({ id: rebased.id }))));
    expect(begin).toHaveBeenCalledWith(made, 0);
    expect(steps.next().value).toEqual(effectOf(call(sending.prepare, rebased)));
    expect(steps.next(ready).value).toEqual(effectOf(call(sending.send, ready)));
    expect(steps.next(ANSWER).value).toEqual(effectOf(call(sending.settle, ready, ANSWER)));
    expect(steps.next(null)).toEqual({ done: true, value: undefined });
  });

  it('goes on with what the handler says is next in its turn', () => {
    const { handler, sending } = handlerWith();
    const steps = sendOperation(made, handler, 0);
    steps.next();
    steps.next();
    steps.next(ready);
    steps.next(ANSWER);
    const next = make.edit('And more');
    expect(steps.next(next).value).toEqual(effectOf(put(sendStarted({ id: next.id }))));
    expect(steps.next().value).toEqual(effectOf(call(sending.prepare, next)));
  });

  it('ends with what has become pointless, and sends nothing', () => {
    const steps = sendOperation(made, handlerWith().handler, 0);
    steps.next();
    steps.next();
    expect(steps.next(null).value).toEqual(effectOf(call(discard, rebased)));
    expect(steps.next()).toEqual({ done: true, value: undefined });
  });
});

describe('a failure', () => {
  /** Lets a try fail with a code; gives the effect that follows, once the code is known. */
  function fail(steps: ReturnType<typeof sendOperation>, code: string): unknown {
    steps.next(ready);
    steps.throw(new GatewayFailure(code));
    return steps.next(code).value;
  }
  const begun = (handler: SendHandler<Operation>) => {
    const steps = sendOperation(made, handler, 0);
    steps.next();
    steps.next();
    return steps;
  };

  it('that says "not now" is shown, and tried again after 1 s to a minute, or when a person asks for it', () => {
    const { handler, sending } = handlerWith();
    const steps = begun(handler);
    for (const ms of [1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]) {
      expect(fail(steps, 'unavailable')).toEqual(effectOf(put(sendDelayed({ id: ready.id, code: 'unavailable' }))));
      expect(pauseOf(steps.next().value)).toBe(ms);
      expect(steps.next().value).toEqual(effectOf(put(sendStarted({ id: ready.id }))));
      expect(steps.next().value).toEqual(effectOf(call(sending.prepare, ready)));
    }
    // What goes on from an answer has the patience of the beginning.
    steps.next(ready);
    steps.next(ANSWER);
    steps.next(made);
    steps.next();
    expect(fail(steps, 'unavailable')).toEqual(effectOf(put(sendDelayed({ id: ready.id, code: 'unavailable' }))));
    expect(pauseOf(steps.next().value)).toBe(1_000);
  });

  it.each(DATA_CODES)('%s says "not now" or is an answer, where the handler judges nothing of it', (code) => {
    const steps = begun(handlerWith(() => null).handler);
    const isAnswer = ANSWERS.has(code);
    const effect = isAnswer ? call(refuse, ready, code) : put(sendDelayed({ id: ready.id, code }));
    expect(fail(steps, code)).toEqual(effectOf(effect));
    expect(refused).toHaveBeenCalledTimes(isAnswer ? 1 : 0);
  });

  it('that is an answer ends it, and its handler knows', () => {
    const steps = begun(handlerWith().handler);
    expect(fail(steps, 'permission-denied')).toEqual(effectOf(call(refuse, ready, 'permission-denied' as const)));
    expect(refused).toHaveBeenCalledWith(ready);
    expect(steps.next()).toEqual({ done: true, value: undefined });
  });

  it('that the handler judges is tried again at once, or after a pause that is not shown', () => {
    let consequence: 'again' | 'pause' = 'again';
    const steps = begun(handlerWith(() => consequence).handler);
    expect(fail(steps, 'already-exists')).toEqual(effectOf(put(sendStarted({ id: ready.id }))));
    steps.next();
    consequence = 'pause';
    expect(pauseOf(fail(steps, 'already-exists'))).toBe(1_000);
    expect(refused).not.toHaveBeenCalled();
  });
});
