import { call, put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { resultOf } from '../../../domain/lots/lotResult';
import { isDescribing, lotIdOf, lotPath } from '../../../domain/sales/addresses';
import { withShown } from '../../../features/lots/model/fields/gridColumns';
import { selectLot, selectLotIds, selectOpenSaleId } from '../../../features/lots/model/lots/lotsSlice';
import { resultsAsked } from '../../../features/lots/model/phase/phaseSlice';
import { resultTexts } from '../../../features/lots/model/texts/resultTexts';
import { isArranged } from '../../../features/lots/model/view/arrangeLots';
import { selectGridIds, selectShownColumns } from '../../../features/lots/model/view/gridSelectors';
import {
  cellActivated,
  columnsPlanned,
  layoutChosen,
  selectGrid,
  viewReset,
} from '../../../features/lots/model/view/gridSlice';
import { navigate, selectSearch } from '../../../features/navigation/model/navigationSlice';
import { notificationRequested } from '../../../features/notifications/notificationsSlice';
import { texts } from '../../base/texts';

/** Leads to the first lot without a result: to its price in the table, or into the lot where there is no table. */
export function* beginResults(): SagaGenerator<void> {
  yield* takeEvery(resultsAsked, begin);
}

function* begin({ payload: { opens } }: ReturnType<typeof resultsAsked>): SagaGenerator<void> {
  const saleId = yield* select(selectOpenSaleId);
  if (saleId === null) return;
  const lotId = yield* call(firstLot);
  if (lotId === undefined) return;
  if (opens) {
    yield* put(navigate(lotPath(saleId, lotId, '')));
    return;
  }
  const search = yield* select(selectSearch);
  // The table has the whole window: titles and prices are seen beside each other.
  if (isDescribing(search) || lotIdOf(search) !== null) yield* put(navigate(`/sales/${saleId}`));
  const { layout, plan } = yield* select(selectGrid);
  if (layout !== 'table') yield* put(layoutChosen('table'));
  const isSeen = (yield* select(selectShownColumns)).includes('hammer');
  if (!isSeen) yield* put(columnsPlanned(withShown(plan, 'hammer', true)));
  yield* put(cellActivated({ lotId, column: 'hammer' }));
}

/** As the person has arranged the lots, if any of these lacks a result; else of all of them. */
function* firstLot(): SagaGenerator<string | undefined> {
  const state = yield* select((now: Parameters<typeof selectLot>[0]) => now);
  const lacksResult = (lotId: string): boolean => selectLot(state, lotId)?.status === 'published';
  const shown = (yield* select(selectGridIds)).find(lacksResult);
  if (shown !== undefined) return shown;
  if (isArranged(yield* select(selectGrid))) yield* put(viewReset());
  const all = yield* select(selectLotIds);
  const first = all.find(lacksResult);
  if (first !== undefined) return first;
  const words = yield* texts(resultTexts);
  const entered = all.find((lotId) => {
    const lot = selectLot(state, lotId);
    return lot !== undefined && resultOf(lot) !== null;
  });
  const message = entered === undefined ? words.noneOffered : words.allEntered;
  yield* put(notificationRequested({ kind: 'info', message }));
  return entered;
}
