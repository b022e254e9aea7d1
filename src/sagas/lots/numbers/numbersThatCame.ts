import { isAnyOf } from '@reduxjs/toolkit';
import { call, put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { formatLotNumber } from '../../../domain/numbering/lotNumber';
import { numberCame } from '../../../features/lots/model/numbering/reservationsSlice';
import { reservationsTexts } from '../../../features/lots/model/numbering/reservationsTexts';
import { saveDiscarded, saveRefused, saveSent, selectUnsent } from '../../../features/lots/model/saves/savesSlice';
import { notificationRequested } from '../../../features/notifications/notificationsSlice';
import { waitsForNumber } from '../../../domain/operations/operationNumbers';
import { texts } from '../../base/texts';
import { sayRanges } from '../shared/sayRanges';

/** Tells once, for all lots that were made without a number, that they have theirs now. */
export function* tellNumbersThatCame(): SagaGenerator<void> {
  const came = new Map<string, string[]>();
  yield* takeEvery(numberCame, ({ payload: { saleId, number } }) => {
    came.set(saleId, [...(came.get(saleId) ?? []), formatLotNumber(number)]);
  });
  yield* takeEvery(isAnyOf(saveSent, saveDiscarded, saveRefused), function* () {
    if (came.size === 0) return;
    const records = yield* select(selectUnsent);
    const waiting = new Set(
      records.flatMap(({ operation, status }) =>
        status !== 'needsAttention' && waitsForNumber(operation) ? [operation.saleId] : [],
      ),
    );
    for (const [saleId, numbers] of [...came]) {
      if (waiting.has(saleId)) continue;
      came.delete(saleId);
      const message = (yield* texts(reservationsTexts)).came(numbers.length, yield* call(sayRanges, numbers));
      yield* put(notificationRequested({ kind: 'success', message }));
    }
  });
}
