import { all, call, put, select, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { selectUid } from '../../../features/auth/model/authSlice';
import { selectLot, selectOpenSaleId } from '../../../features/lots/model/lots/lotsSlice';
import {
  lotPurged,
  purgeEnded,
  purgeLots,
  purgeStarted,
  type PurgeCode,
} from '../../../features/lots/model/trash/purgeSlice';
import { trashTexts } from '../../../features/lots/model/texts/trashTexts';
import { notificationRequested } from '../../../features/notifications/notificationsSlice';
import { codeOf, DATA_CODES, FILE_CODES } from '../../../services/failure';
import { gateway } from '../../base/effects';
import { texts } from '../../base/texts';
import { reportFailure } from '../../shared/reportFailure';

/**
 * Deletes lots of the trash for ever, one after the other: first the files of their photos, which nobody could find
 * afterwards, then all documents at once. A lot that was interrupted is still in the trash and can be deleted again.
 */
export function* watchPurge(uid: string): SagaGenerator<void> {
  yield* takeLeading(purgeLots, handlePurge, uid);
}

function* handlePurge(uid: string, { payload }: ReturnType<typeof purgeLots>): SagaGenerator<void> {
  const saleId = yield* select(selectOpenSaleId);
  const lotIds: string[] = [];
  for (const lotId of new Set(payload.lotIds)) {
    const lot = yield* select(selectLot, lotId);
    if (lot !== undefined && lot.deletedAt !== null) lotIds.push(lotId);
  }
  if (saleId === null || lotIds.length === 0) return;
  yield* put(purgeStarted({ saleId, lots: lotIds.length }));
  const kept: string[] = [];
  let code: PurgeCode = 'unknown';
  for (const [place, lotId] of lotIds.entries()) {
    try {
      yield* call(purgeLot, saleId, lotId);
      yield* put(lotPurged());
    } catch (error) {
      const ended = yield* call(reportFailure, 'purgeLots', error, uid);
      code = ended ? 'unauthenticated' : codeOf<PurgeCode>(error, [...DATA_CODES, ...FILE_CODES], 'unknown');
      if ((yield* select(selectUid)) !== uid) return;
      // A lot that somebody has just restored says nothing about the others; every other answer does.
      const isAboutThisLot = code === 'failed-precondition';
      kept.push(...(isAboutThisLot ? [lotId] : lotIds.slice(place)));
      if (!isAboutThisLot) break;
    }
  }
  yield* put(purgeEnded({ failed: kept.length === 0 ? null : { saleId, lotIds: kept, code } }));
  const words = yield* texts(trashTexts);
  if (kept.length < lotIds.length) {
    const message = words.purged(lotIds.length - kept.length);
    yield* put(notificationRequested({ kind: 'success', message }));
  }
}

function* purgeLot(saleId: string, lotId: string): SagaGenerator<void> {
  const purge = yield* gateway('lotPurge');
  const files = yield* gateway('files');
  for (const photoId of yield* call([purge, purge.photosOf], saleId, lotId)) {
    const paths = yield* call([files, files.list], `sales/${saleId}/photos/${photoId}`);
    yield* all(paths.map((path) => call([files, files.remove], path)));
  }
  yield* call([purge, purge.purge], saleId, lotId);
}
