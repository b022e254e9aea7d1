import { fork, put, select, take, type SagaGenerator } from 'typed-redux-saga';
import { lotIdOf } from '../../../domain/sales/addresses';
import { lotShown, selectGrid } from '../../../features/lots/model/view/gridSlice';
import { lotsReceived, saleEntered, selectLot } from '../../../features/lots/model/lots/lotsSlice';
import { locationChanged, selectSearch } from '../../../features/navigation/model/navigationSlice';
import { beginResults } from './beginResults';
import { arrangeGrid } from './gridArrangement';
import { changeManyLots } from './gridEdits';
import { rememberColumnPreferences } from './columnPreferences';
import { rememberViews } from './rememberViews';

/** What the grid of lots needs besides its own state. */
export function* followGrid(): SagaGenerator<void> {
  yield* fork(rememberColumnPreferences);
  yield* fork(arrangeGrid);
  yield* fork(rememberViews);
  yield* fork(changeManyLots);
  yield* fork(beginResults);
  for (;;) {
    const showing = yield* fork(showLotOfAddress);
    yield* take([locationChanged, saleEntered]);
    showing.cancel();
  }
}

/**
 * The lot in the editor is the active one of the grid: its next and previous walk through both. A page that is opened with
 * it waits for it, unless somebody chooses a cell meanwhile.
 */
function* showLotOfAddress(): SagaGenerator<void> {
  const lotId = lotIdOf(yield* select(selectSearch));
  if (lotId === null) return;
  let hasWaited = false;
  while ((yield* select(selectLot, lotId)) === undefined) {
    hasWaited = true;
    yield* take(lotsReceived);
  }
  if (!hasWaited || (yield* select(selectGrid)).active === null) yield* put(lotShown({ lotId }));
}
