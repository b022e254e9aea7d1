import { call, put, select, type SagaGenerator } from 'typed-redux-saga';
import { formatLotNumber, type LotNumber } from '../../../domain/numbering/lotNumber';
import { rangesOf } from '../../../domain/numbering/numberRanges';
import type { NumberStep } from '../../../domain/numbering/numberSteps';
import { selectBlock } from '../../../features/lots/model/numbering/reservationsSlice';
import { reservationsTexts } from '../../../features/lots/model/numbering/reservationsTexts';
import { selectUnsentOfSale } from '../../../features/lots/model/saves/savesSlice';
import { notificationRequested } from '../../../features/notifications/notificationsSlice';
import { releasedNumber } from '../../../domain/operations/operationNumbers';
import { texts } from '../../base/texts';
import { isServerAway, isServerThere } from '../numbers/numberReservations';

/**
 * Whether nobody else can have these numbers. The server says so itself, also before its first answer, while lots from memory
 * are shown; without it, what was taken along on this device is safe, and what a lot of the same act, or of one that is still
 * to be sent, gives up.
 */
export function* areSafe(saleId: string, steps: readonly NumberStep[]): SagaGenerator<boolean> {
  if (!(yield* call(isServerAway))) return true;
  const unsent = yield* select(selectUnsentOfSale, saleId);
  const safe = new Set([
    ...(yield* select(selectBlock)).map(({ number }) => number),
    ...unsent.map(releasedNumber),
    ...steps.map(({ before }) => (before === null ? null : formatLotNumber(before))),
  ]);
  return steps.every(({ after }) => after === null || safe.has(formatLotNumber(after)));
}

/** Whether a lot can come out of the trash with its number now: nobody else's, as long as its throwing away is unsent. */
export function* isStillItsOwn(saleId: string, lotId: string, had: LotNumber): SagaGenerator<boolean> {
  if (yield* call(isServerThere)) return true;
  const unsent = yield* select(selectUnsentOfSale, saleId);
  return unsent.some((each) => each.lotId === lotId && releasedNumber(each) === formatLotNumber(had));
}

/** Says which numbers can be given without a network. */
export function* tellOnlyAhead(): SagaGenerator<void> {
  const words = yield* texts(reservationsTexts);
  const free = rangesOf((yield* select(selectBlock)).map(({ number }) => number));
  const message = words.onlyAhead(free.map(({ from, to }) => words.range(from, to)).join(', '));
  yield* put(notificationRequested({ kind: 'warning', message }));
}
