import { put, select, type SagaGenerator } from 'typed-redux-saga';
import { lotIdOf, lotPath } from '../../../domain/sales/addresses';
import { NO_PRIVATE_FIELDS } from '../../../domain/lots/lot';
import { arrangeLots } from '../../../features/lots/model/view/arrangeLots';
import { cellActivated, noteMade, selectGrid } from '../../../features/lots/model/view/gridSlice';
import { selectLot } from '../../../features/lots/model/lots/lotsSlice';
import { lotTexts } from '../../../features/lots/model/texts/lotsTexts';
import { lotName } from '../../../features/lots/model/texts/lotWords';
import { navigate, selectSearch } from '../../../features/navigation/model/navigationSlice';
import { notificationRequested } from '../../../features/notifications/notificationsSlice';
import { texts } from '../../base/texts';

/**
 * Leads to a lot that was just made by hand, which may stand thousands of rows below: into the editor where there is
 * nothing but that (`opens`) or where it is open, else to its title in the table. Where the view does not show it, a notification says so.
 */
export function* showNewLot(saleId: string, lotId: string, opens: boolean): SagaGenerator<void> {
  const search = yield* select(selectSearch);
  const isEditorOpen = lotIdOf(search) !== null;
  if (opens || isEditorOpen) {
    yield* put(navigate(lotPath(saleId, lotId, search)));
    return;
  }
  const view = yield* select(selectGrid);
  const lot = yield* select(selectLot, lotId);
  if (lot === undefined) return;
  if (arrangeLots([lot], view, () => NO_PRIVATE_FIELDS, null).length === 0) {
    const words = yield* texts(lotTexts);
    yield* put(notificationRequested({ kind: 'info', message: words.newHidden(lotName(lot, words)) }));
    return;
  }
  yield* put(cellActivated({ lotId, column: view.plan.hidden.includes('title') ? 'number' : 'title' }));
  yield* put(noteMade({ kind: 'made', lotId }));
}
