import { call, put, take, type SagaGenerator } from 'typed-redux-saga';
import { lotsTexts } from '../../../features/lots/model/texts/lotsTexts';
import { photoKept } from '../../../features/lots/model/photos/photosSlice';
import { saveKept, savesKept } from '../../../features/lots/model/saves/savesSlice';
import { notificationRequested } from '../../../features/notifications/notificationsSlice';
import { gateway } from '../../base/effects';
import { texts } from '../../base/texts';

/**
 * Says before any work is accepted that this device keeps nothing, and asks the browser to keep what is here for good
 * once there is something worth it: asked before, a browser that asks the person would ask without a reason to be seen.
 */
export function* guardStorage(): SagaGenerator<void> {
  const storage = yield* gateway('deviceStorage');
  if (!(yield* call([storage, storage.hasRoom]))) {
    const { nothingKept: message } = yield* texts(lotsTexts);
    yield* put(notificationRequested({ kind: 'warning', message }));
    return;
  }
  yield* take([saveKept, savesKept, photoKept]);
  yield* call([storage, storage.askToStay]);
}
