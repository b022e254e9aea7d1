import { delay, put, select, type SagaGenerator } from 'typed-redux-saga';
import { saleIdOf } from '../../domain/sales/addresses';
import { dayOf } from '../../domain/values/dayOf';
import { selectPath } from '../../features/navigation/model/navigationSlice';
import { dayBegan, exportOpened, selectExport } from '../../features/platforms/model/exportSlice';
import { whileValue } from '../shared/whileValue';

/** A page is left open over midnight, and a computer that slept says nothing of it. */
const LOOK_MS = 60_000;

/** Knows the sale and the day for as long as a person is on an export page: what platforms allow depends on the day. */
export function* followToday(): SagaGenerator<void> {
  yield* whileValue(exportedSale, function* (saleId) {
    yield* put(exportOpened({ saleId }));
    for (;;) {
      const today = dayOf(Date.now());
      if (today !== (yield* select(selectExport)).today) yield* put(dayBegan({ today }));
      yield* delay(LOOK_MS);
    }
  });
}

function* exportedSale(): SagaGenerator<string | null> {
  const path = yield* select(selectPath);
  return path.endsWith('/export') ? saleIdOf(path) : null;
}
