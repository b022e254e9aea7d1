import { put, select, take, type SagaGenerator } from 'typed-redux-saga';
import type { Sale } from '../../domain/sales/sale';
import { selectWork } from '../../features/members/model/memberWorkSlice';
import { membersTexts } from '../../features/members/texts/membersTexts';
import { HOME_PATH } from '../../features/navigation/model/access';
import { navigate, locationChanged, selectPath } from '../../features/navigation/model/navigationSlice';
import { notificationRequested } from '../../features/notifications/notificationsSlice';
import { saleCreated, saleLost, selectSale, salesReceived } from '../../features/sales/salesSlice';
import { saleIdOf } from '../../domain/sales/addresses';
import { texts } from '../base/texts';

/** A person who is no longer in the sale is led to the list of sales, with the reason: nothing of the sale stays on the screen. */
export function* watchRemoval(): SagaGenerator<void> {
  let shown: Sale | null = null;
  for (;;) {
    const saleId = saleIdOf(yield* select(selectPath));
    const sale: Sale | null = saleId === null ? null : ((yield* select(selectSale, saleId)) ?? null);
    if (shown !== null && shown.id === saleId && sale === null) yield* leadAway(shown);
    shown = sale;
    yield* take([locationChanged, salesReceived, saleCreated, saleLost]);
  }
}

function* leadAway({ id, title }: Sale): SagaGenerator<void> {
  const { status } = yield* select(selectWork, `leave:${id}`);
  const words = yield* texts(membersTexts);
  const hasLeft = status === 'working' || status === 'done';
  yield* put(navigate(HOME_PATH, { replace: true }));
  yield* put(
    notificationRequested(
      hasLeft
        ? { kind: 'info', message: words.youLeft(title) }
        : { kind: 'warning', message: words.youWereRemoved(title) },
    ),
  );
}
