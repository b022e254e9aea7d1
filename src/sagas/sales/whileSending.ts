import { call, delay, put, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import {
  type PublicationCode,
  type PublicationStep,
  publicationStepped,
} from '../../features/catalogue/publicationSlice';
import { photoProgressed, photoStored } from '../../features/lots/model/photos/photosSlice';
import { saveConflicted, saveRefused, saveSent } from '../../features/lots/model/saves/savesSlice';
import { GatewayFailure } from '../../services/failure';
import type { Unsent } from '../lots/shared/awaitSaves';
import { SILENT_MS } from './patiently';

/** What shows that the server takes what this device sends. */
const ANSWERS = [saveSent, saveRefused, saveConflicted, photoProgressed, photoStored];

interface Sending<Result> {
  wait(this: void): SagaGenerator<Result>;
  /** How much is still to be sent. */
  left(this: void, state: Unsent): number;
}

/**
 * Waits for what this device sends, and tells how far it is: a thousand lots may take minutes, and each answer shows that
 * the server is there. Rejects with `not-sent` when none came for a while.
 */
export function* whileSending<Result>(step: PublicationStep, { wait, left }: Sending<Result>): SagaGenerator<Result> {
  const total = yield* select(left);
  if (total > 0) yield* put(publicationStepped({ step, done: 0, total }));
  const { result } = yield* race({
    result: call(wait),
    silence: call(tellUntilSilence, step, total, left),
  });
  return result as Result;
}

function* tellUntilSilence(
  step: PublicationStep,
  total: number,
  left: (state: Unsent) => number,
): SagaGenerator<never> {
  for (;;) {
    const { late } = yield* race({ answer: take(ANSWERS), late: delay(SILENT_MS) });
    if (late !== undefined) throw new GatewayFailure<PublicationCode>('not-sent');
    const done = Math.max(0, total - (yield* select(left)));
    yield* put(publicationStepped({ step, done, total }));
  }
}
