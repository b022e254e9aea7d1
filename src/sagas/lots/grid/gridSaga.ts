import { fork, put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { lotIdOf } from '../../../domain/sales/addresses';
import { lotShown } from '../../../features/lots/model/view/gridSlice';
import { selectLot } from '../../../features/lots/model/lots/lotsSlice';
import { locationChanged } from '../../../features/navigation/model/navigationSlice';
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
  yield* takeEvery(locationChanged, showLotOfAddress);
}

/** The lot in the editor is the active one of the grid: its next and previous walk through both. */
function* showLotOfAddress({ payload }: ReturnType<typeof locationChanged>): SagaGenerator<void> {
  const lotId = lotIdOf(payload.search);
  if (lotId !== null && (yield* select(selectLot, lotId)) !== undefined) yield* put(lotShown({ lotId }));
}
