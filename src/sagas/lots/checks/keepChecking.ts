import type { Action } from '@reduxjs/toolkit';
import { call, cancelled, delay, put, take, type SagaGenerator } from 'typed-redux-saga';
import type { CheckSetup } from '../../../domain/platforms/validate/saleCheck';
import type { ChecksEvents } from '../../../features/lots/model/checks/checksState';
import { gateway } from '../../base/effects';
import { report } from '../../base/report';
import { type Outgoing, rememberOutgoing } from './changesSince';

/** So many lots go to the worker in one message: neither writing nor reading it holds the page for long. */
const LOTS_AT_ONCE = 250;
/** What comes in many pieces, such as a paste, is looked at once; and the page has drawn what was typed. */
const PAUSE_MS = 50;

/** Only these can change a lot or its photos; most of them change neither. */
const mayChange = ({ type }: Action<string>): boolean => /^(?:lots|photos|saves)\//.test(type);

/**
 * Checks what goes out, and what of it changes from then on, until it is cancelled. `read`: null while it is not all there.
 * What it finds becomes events of `events`.
 */
export function* keepChecking(
  setup: CheckSetup,
  read: () => SagaGenerator<Outgoing | null>,
  events: ChecksEvents,
): SagaGenerator<void> {
  const checker = yield* gateway('checker');
  const check = checker.start(setup);
  const changesSince = rememberOutgoing();
  try {
    const platforms = yield* call(() => check.platforms());
    if (platforms.length === 0) return;
    yield* put(events.checksStarted({ platforms }));
    for (let now = yield* read(); ; now = yield* readOther(read, now)) {
      if (now === null) continue;
      const changed = changesSince(now);
      for (let from = 0; from < changed.length; from += LOTS_AT_ONCE) {
        const part = changed.slice(from, from + LOTS_AT_ONCE);
        const answer = yield* call(() => check.change(part));
        yield* put(events.problemsFound(answer));
      }
      yield* put(events.checksCaughtUp());
    }
  } catch (error) {
    yield* call(report, 'keepChecking', error);
    yield* put(events.checksFailed());
  } finally {
    check.stop();
    // A check that has broken stays to be seen.
    if (yield* cancelled()) yield* put(events.checksEnded());
  }
}

/** Waits until something else goes out. It may do so already: a check takes its time, and people go on meanwhile. */
function* readOther(
  read: () => SagaGenerator<Outgoing | null>,
  before: Outgoing | null,
): SagaGenerator<Outgoing | null> {
  const isOther = (now: Outgoing | null): boolean => now?.lots !== before?.lots || now?.photos !== before?.photos;
  while (!isOther(yield* read())) yield* take(mayChange);
  yield* delay(PAUSE_MS);
  return yield* read();
}
