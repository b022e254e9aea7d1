import { buffers, eventChannel, type EventChannel } from 'redux-saga';
import { call, put, race, take, type SagaGenerator } from 'typed-redux-saga';
import { retrySales, salesFailed, salesReceived, salesRequested } from '../../features/sales/salesSlice';
import type { SalesEvent, SalesGateway } from '../../services/sales/SalesGateway';
import { gateway } from '../base/effects';

/** The person's sales, live for the whole session. After a failure it waits until the person asks again. */
export function* followSales(uid: string): SagaGenerator<void> {
  for (;;) {
    const sales = yield* gateway('sales');
    yield* put(salesRequested());
    const events = yield* call(createSalesChannel, sales, uid);
    try {
      for (;;) {
        const { event } = yield* race({ event: take(events), again: take(retrySales) });
        // Asked for again, before anything has failed.
        if (event === undefined) break;
        if (event.type === 'sales') {
          yield* put(salesReceived({ sales: event.sales, unreadable: event.unreadable ?? [] }));
          continue;
        }
        yield* put(salesFailed({ code: event.code }));
        yield* take(retrySales);
        break;
      }
    } finally {
      events.close();
    }
  }
}

export function createSalesChannel(sales: SalesGateway, uid: string): EventChannel<SalesEvent> {
  return eventChannel<SalesEvent>((emit) => sales.listen(uid, emit), buffers.sliding(1));
}
