import { call, fork, put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { canEdit } from '../../domain/sale';
import {
  claimsListed,
  numbersPanelToggled,
  releaseNumbers,
  reservedReceived,
  selectClaims,
} from '../../features/lots/numbering/claimsSlice';
import { claimsTexts } from '../../features/lots/numbering/claimsTexts';
import { notificationRequested } from '../../features/notifications/notificationsSlice';
import { selectSale } from '../../features/sales/salesSlice';
import type { ReservedEvent } from '../../services/numbers/NumbersGateway';
import { gateway } from '../effects';
import { texts } from '../texts';
import { dropFreedNumbers } from './dropFreedNumbers';
import { listenAsEditor } from './listenAsEditor';

/** Keeps what devices hold ahead in the open sale known to its editors, and serves the panel of numbers. */
export function* followClaims(uid: string): SagaGenerator<void> {
  yield* takeEvery(numbersPanelToggled, listForPanel, uid);
  yield* takeEvery(releaseNumbers, handleRelease);
  yield* fork(dropFreedNumbers, uid);
  yield* fork(followReserved, uid);
}

function* followReserved(uid: string): SagaGenerator<void> {
  const numbers = yield* gateway('numbers');
  yield* listenAsEditor<Extract<ReservedEvent, { readonly type: 'reserved' }>>(
    uid,
    (saleId, emit) => numbers.listenReserved(saleId, emit),
    (saleId, { claims }) => reservedReceived({ saleId, claims }),
  );
}

/**
 * Read once each time the panel is opened: nobody listens to thousands of claims for the sake of a few. Who only looks
 * learns no earlier what is held ahead.
 */
function* listForPanel(uid: string): SagaGenerator<void> {
  const { saleId, isPanelOpen } = yield* select(selectClaims);
  if (saleId === null || !isPanelOpen) return;
  const numbers = yield* gateway('numbers');
  try {
    const claims = yield* call([numbers, numbers.list], saleId);
    yield* put(claimsListed({ saleId, claims }));
    const sale = yield* select(selectSale, saleId);
    if (sale === undefined || canEdit(sale, uid)) return;
    yield* put(reservedReceived({ saleId, claims: claims.filter(({ reservedAt }) => reservedAt !== null) }));
  } catch (error) {
    // The panel says of numbers what the lots tell.
    console.warn('The claims of the numbers could not be read.', error);
  }
}

function* handleRelease({ payload }: ReturnType<typeof releaseNumbers>): SagaGenerator<void> {
  const { saleId } = yield* select(selectClaims);
  if (saleId === null) return;
  const numbers = yield* gateway('numbers');
  const words = yield* texts(claimsTexts);
  try {
    yield* call([numbers, numbers.release], saleId, payload.numbers);
    const claims = yield* call([numbers, numbers.list], saleId);
    yield* put(claimsListed({ saleId, claims }));
    const left = new Set(claims.map(({ number, lotId }) => `${number} ${lotId}`));
    const freed = payload.numbers.filter(({ number, lotId }) => !left.has(`${number} ${lotId}`)).length;
    yield* put(notificationRequested({ kind: 'success', message: words.freed(freed) }));
  } catch (error) {
    console.warn('Numbers could not be freed.', error);
    yield* put(notificationRequested({ kind: 'error', message: words.notFreed }));
  }
}
