import type { Action } from '@reduxjs/toolkit';
import { buffers, eventChannel } from 'redux-saga';
import { call, put, select, take, type SagaGenerator } from 'typed-redux-saga';
import type { Sale } from '../../../domain/sales/sale';
import { retryLots, selectOpenSaleId } from '../../../features/lots/model/lots/lotsSlice';
import { salesReceived, selectSale } from '../../../features/sales/salesSlice';
import type { DataCode, Unsubscribe } from '../../../services/failure';
import { whileValue } from '../../shared/whileValue';

interface Failed {
  readonly type: 'failed';
  readonly code: DataCode;
}

/**
 * Listens to a whole list of the open sale for as long as the person may; `tell` makes the action that passes an answer on.
 * Each answer stands for all before it. A stream that has failed is begun anew with the lots, or when the sales have changed.
 */
export function* listenToSale<Answer extends { readonly type: string }>(
  may: (sale: Sale) => boolean,
  listen: (saleId: string, emit: (event: Answer | Failed) => void) => Unsubscribe,
  tell: (saleId: string, answer: Answer) => Action,
): SagaGenerator<void> {
  function* untilFailure(saleId: string): SagaGenerator<void> {
    const events = eventChannel<Answer | Failed>((emit) => listen(saleId, emit), buffers.sliding(1));
    try {
      for (;;) {
        const event = yield* take(events);
        if (isFailed(event)) return;
        yield* put(tell(saleId, event));
      }
    } finally {
      events.close();
    }
  }

  yield* whileValue(
    () => readableSale(may),
    function* (saleId) {
      for (;;) {
        yield* call(untilFailure, saleId);
        yield* take([salesReceived, retryLots]);
      }
    },
  );
}

function* readableSale(may: (sale: Sale) => boolean): SagaGenerator<string | null> {
  const saleId = yield* select(selectOpenSaleId);
  const sale = saleId === null ? undefined : yield* select(selectSale, saleId);
  return sale !== undefined && may(sale) ? saleId : null;
}

function isFailed(event: { readonly type: string }): event is Failed {
  return event.type === 'failed';
}
