import { call, debounce, put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { saleEntered, selectOpenSaleId } from '../../../features/lots/model/lots/lotsSlice';
import {
  filterChosen,
  queryTyped,
  selectGrid,
  sortChosen,
  viewReset,
  viewRestored,
} from '../../../features/lots/model/view/gridSlice';
import { viewKept, withView } from '../../../features/lots/model/view/keptViews';
import { gateway } from '../../base/effects';

/** Nobody needs each letter of a search kept. */
const TYPING_MS = 300;

/** Shows a sale as its person looked at it last on this device: its order, its filter and its search. */
export function* rememberViews(): SagaGenerator<void> {
  yield* takeEvery(saleEntered, restore);
  yield* takeEvery([sortChosen, filterChosen, viewReset], keep);
  yield* debounce(TYPING_MS, queryTyped, keep);
  const open = yield* select(selectOpenSaleId);
  if (open !== null) yield* call(restore, saleEntered({ saleId: open }));
}

function* restore({ payload: { saleId } }: ReturnType<typeof saleEntered>): SagaGenerator<void> {
  const memory = yield* gateway('memory');
  const view = viewKept(yield* call(() => memory.read('gridViews')), saleId);
  if (view !== null) yield* put(viewRestored(view));
}

function* keep(): SagaGenerator<void> {
  const memory = yield* gateway('memory');
  const saleId = yield* select(selectOpenSaleId);
  const grid = yield* select(selectGrid);
  if (saleId === null) return;
  yield* call(() => memory.write('gridViews', withView(memory.read('gridViews'), saleId, grid)));
}
