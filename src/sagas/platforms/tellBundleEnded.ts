import { put, select, type SagaGenerator } from 'typed-redux-saga';
import { selectPath } from '../../features/navigation/model/navigationSlice';
import { notificationRequested } from '../../features/notifications/notificationsSlice';
import { selectBundleRun } from '../../features/platforms/model/exportSlice';
import { exportTexts } from '../../features/platforms/texts/exportTexts';
import { texts } from '../base/texts';

/** On its page it stands there; anywhere else a toast says how a bundle has ended. */
export function* tellBundleEnded(saleId: string): SagaGenerator<void> {
  if ((yield* select(selectPath)) === `/sales/${saleId}/export`) return;
  const words = yield* texts(exportTexts);
  const { status, name, way } = yield* select(selectBundleRun);
  const isSaved = status === 'saved';
  const message = isSaved ? words.saved[way](name) : words.failedElsewhere;
  yield* put(notificationRequested({ kind: isSaved ? 'success' : 'error', message }));
}
