import { call, put, select, type SagaGenerator } from 'typed-redux-saga';
import { MOST_ALONG } from '../../../domain/numbering/heldNumbers';
import { takenNumbers } from '../../../domain/numbering/newNumber';
import { freeRun } from '../../../domain/numbering/nextNumber';
import { selectLots } from '../../../features/lots/model/lots/lotsSlice';
import {
  selectReservations,
  type TakingProblem,
  type takeNumbersAlong,
  takingClosed,
  takingFailed,
  takingStarted,
} from '../../../features/lots/model/numbering/reservationsSlice';
import { reservationsTexts } from '../../../features/lots/model/numbering/reservationsTexts';
import { notificationRequested } from '../../../features/notifications/notificationsSlice';
import { RESERVED_AT_ONCE } from '../../../services/numbers/NumbersGateway';
import { newId } from '../../../shared/id';
import { gateway } from '../../base/effects';
import { texts } from '../../base/texts';
import { isServerThere, keepOnDevice, readBlock, takeFromDevice } from './numberReservations';
import { sayRanges } from '../shared/sayRanges';

/** Colleagues take numbers in the same moments. */
const TRIES = 5;

/** Takes numbers of the open sale along, passing over what is taken. What was got before something failed stays. */
export function* takeAlong(
  uid: string,
  { payload: { from, count } }: ReturnType<typeof takeNumbersAlong>,
): SagaGenerator<void> {
  const { saleId } = yield* select(selectReservations);
  if (saleId === null) return;
  if (!(yield* call(isServerThere))) {
    yield* put(takingFailed({ problem: 'offline' }));
    return;
  }
  yield* put(takingStarted());
  const got: string[] = [];
  let problem: TakingProblem | null = null;
  try {
    for (let tries = 0; problem === null && tries < TRIES && got.length < count;) {
      const answer = yield* call(takeSome, uid, saleId, from, Math.min(count, MOST_ALONG) - got.length);
      if (answer === 'taken') tries += 1;
      else if (typeof answer === 'string') problem = answer;
      else got.push(...answer);
    }
  } catch (error) {
    console.warn('Numbers could not be taken along.', error);
  }
  yield* call(readBlock, uid, saleId);
  if (got.length < count) {
    yield* put(takingFailed({ problem: problem ?? 'notAnswered' }));
    return;
  }
  yield* put(takingClosed());
  const message = (yield* texts(reservationsTexts)).takenAlong(yield* call(sayRanges, got));
  yield* put(notificationRequested({ kind: 'success', message }));
}

/** The first free ones from `from` on, as many as one transaction takes. `taken`: a colleague was faster. */
function* takeSome(
  uid: string,
  saleId: string,
  from: number,
  most: number,
): SagaGenerator<readonly string[] | 'taken' | TakingProblem> {
  const numbers = yield* gateway('numbers');
  const claims = yield* call([numbers, numbers.list], saleId);
  const held = new Set([...claims.map(({ number }) => number), ...takenNumbers(yield* select(selectLots))]);
  const names = freeRun(held, from, Math.min(most, RESERVED_AT_ONCE));
  if (names.length === 0 || (yield* select(selectReservations)).saleId !== saleId) return 'noneFree';
  const kept = names.map((number) => {
    return { number, lotId: newId(), saleId, keptAt: Date.now(), isTaken: true } as const;
  });
  // Noted first: when the visit ends before the answer, the next one gives them back.
  const asked = kept.map((each) => ({ ...each, isAsked: true }) as const);
  if (!(yield* call(keepOnDevice, uid, asked))) return 'notKept';
  const wanted = kept.map(({ number, lotId }) => ({ number, lotId }));
  if ((yield* call([numbers, numbers.reserve], saleId, wanted, uid)) === 'reserved') {
    return (yield* call(keepOnDevice, uid, kept)) ? names : 'notKept';
  }
  yield* call(takeFromDevice, uid, saleId, names);
  return 'taken';
}
