import { call, delay, race, select, type SagaGenerator } from 'typed-redux-saga';
import type { UnsentCounts } from '../../features/signOutFlow/signOutFlowSlice';
import { selectKeptPhotosCount, selectPhotosOnlyHere } from '../../features/lots/model/photos/intakeSelectors';
import { selectIntakePhoto } from '../../features/lots/model/photos/photosSlice';
import { selectKeptCount, selectSave, selectUnkeptCount } from '../../features/lots/model/saves/savesSlice';
import { gateway } from '../base/effects';

/** Signing out waits no longer than this for a device whose storage hangs. */
const LOOK_LIMIT_MS = 2_000;

/** How much this page's own state has that the server is not known to have. */
export function* countHere(): SagaGenerator<number> {
  const saves = (yield* select(selectKeptCount)) + (yield* select(selectUnkeptCount));
  return saves + (yield* select(selectKeptPhotosCount)) + (yield* select(selectPhotosOnlyHere));
}

/**
 * What this device has of the person and this page does not know of: the work of other pages, and what was left here before
 * and has not been read yet. Nothing when the device does not say.
 */
export function* countElsewhere(uid: string): SagaGenerator<UnsentCounts> {
  const outbox = yield* gateway('outbox');
  const photoOutbox = yield* gateway('photoOutbox');
  try {
    const { found: [entries, kept] = [[], []] } = yield* race({
      found: call(() => Promise.all([outbox.list(uid), photoOutbox.list(uid)])),
      late: delay(LOOK_LIMIT_MS),
    });
    let changes = 0;
    let photos = 0;
    for (const { operation } of entries) if ((yield* select(selectSave, operation.id)) === undefined) changes += 1;
    for (const { id } of kept) if ((yield* select(selectIntakePhoto, id)) === undefined) photos += 1;
    return { changes, photos };
  } catch (error) {
    console.warn('The outbox could not be read.', error);
    return { changes: 0, photos: 0 };
  }
}

/** Whether all of the person's work that this device knows of is with the server. */
export function* isAllSent(uid: string): SagaGenerator<boolean> {
  const { changes, photos } = yield* call(countElsewhere, uid);
  // Last: what another page has left may have been taken over here meanwhile.
  return changes + photos + (yield* call(countHere)) === 0;
}
