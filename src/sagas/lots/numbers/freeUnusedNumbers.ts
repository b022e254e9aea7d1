import { call, delay, select, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { unusedReservations } from '../../../domain/numbering/heldNumbers';
import { canEdit } from '../../../domain/sales/sale';
import { selectLot, selectLotsStatus } from '../../../features/lots/model/lots/lotsSlice';
import { numbersPanelToggled, selectReservations } from '../../../features/lots/model/numbering/reservationsSlice';
import { selectUnsentOfSale } from '../../../features/lots/model/saves/savesSlice';
import { selectSale } from '../../../features/sales/salesSlice';
import type { NumberReservation } from '../../../services/numbers/NumbersGateway';
import { gateway } from '../../base/effects';
import { giveNumbersBack } from './giveNumbersBack';
import { isServerThere } from './numberReservations';

/** The lots may arrive a moment later than the claims. Only a number that no lot has after this long, in ms, is left over. */
const LEFT_OVER_AFTER_MS = 120_000;

/**
 * Frees the claims that surely nobody uses, once an editor looks at the numbers: what builds before this one left behind, and
 * what was taken along by a device that does not come back. If one is needed all the same, its lot gets the next number.
 */
export function* freeUnusedNumbers(uid: string): SagaGenerator<void> {
  yield* takeLeading(numbersPanelToggled, function* () {
    const { saleId, isPanelOpen } = yield* select(selectReservations);
    if (saleId === null || !isPanelOpen) return;
    const numbers = yield* gateway('numbers');
    try {
      const claims = yield* call([numbers, numbers.list], saleId);
      if ((yield* call(unused, uid, saleId, claims)).length === 0) return;
      yield* delay(LEFT_OVER_AFTER_MS);
      if (!(yield* call(isServerThere))) return;
      yield* call(giveNumbersBack, saleId, yield* call(unused, uid, saleId, claims));
    } catch (error) {
      console.warn('The claims of the numbers could not be read.', error);
    }
  });
}

function* unused(
  uid: string,
  saleId: string,
  claims: readonly NumberReservation[],
): SagaGenerator<readonly NumberReservation[]> {
  const { saleId: here, block } = yield* select(selectReservations);
  const sale = yield* select(selectSale, saleId);
  const isKnown = here === saleId && sale !== undefined && (yield* select(selectLotsStatus)) === 'live';
  if (!isKnown || !canEdit(sale, uid)) return [];
  const own = new Set([...block, ...(yield* select(selectUnsentOfSale, saleId))].map(({ lotId }) => lotId));
  const state = yield* select((now: Parameters<typeof selectLot>[0]) => now);
  return unusedReservations(claims, {
    mayMakeLots: (by) => canEdit(sale, by),
    lotOf: (lotId) => selectLot(state, lotId),
  }).filter(({ lotId }) => !own.has(lotId));
}
