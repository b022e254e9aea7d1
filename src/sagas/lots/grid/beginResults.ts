import { call, put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import type { Lot } from '../../../domain/lots/lot';
import { resultOf } from '../../../domain/lots/lotResult';
import { isDescribing, lotIdOf, lotPath } from '../../../domain/sales/addresses';
import { withShown } from '../../../features/lots/model/fields/gridColumns';
import { selectLot, selectLotIds, selectOpenSaleId } from '../../../features/lots/model/lots/lotsSlice';
import { resultsAsked } from '../../../features/lots/model/phase/phaseSlice';
import { resultTexts } from '../../../features/lots/model/texts/resultTexts';
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
  const shown = yield* select(selectGridIds);
  const all = yield* select(selectLotIds);
  const find = (isWanted: (lot: Lot) => boolean): string | undefined =>
    [...shown, ...all].find((lotId) => {
      const lot = selectLot(state, lotId);
      return lot !== undefined && isWanted(lot);
    });
  let lotId = find(({ status }) => status === 'published');
  if (lotId === undefined) {
    lotId = find((lot) => resultOf(lot) !== null);
    const words = yield* texts(resultTexts);
    const message = lotId === undefined ? words.noneOffered : words.allEntered;
    yield* put(notificationRequested({ kind: 'info', message }));
  }
  // A view that does not show the lot is left for it; any other stays.
  if (lotId !== undefined && !shown.includes(lotId)) yield* put(viewReset());
  return lotId;
}
