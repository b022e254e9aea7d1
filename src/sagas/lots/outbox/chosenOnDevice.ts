import { call, select, type SagaGenerator } from 'typed-redux-saga';
import { selectUid } from '../../../features/auth/model/authSlice';
import type { RefusedFile } from '../../../features/lots/model/photos/photosSlice';
import type { PhotoOutbox } from '../../../services/outbox/PhotoOutbox';
import { gateway } from '../../base/effects';
import { noteOnDevice } from './noteOnDevice';

/** Notes on the device what was chosen; without the note photos come all the same. */
export function* onDevice(work: (photos: PhotoOutbox) => Promise<void>): SagaGenerator<void> {
  const photos = yield* gateway('photoOutbox');
  yield* call(noteOnDevice, () => work(photos), 'The device did not note which photos were chosen.');
}

/** Notes why a file was not taken: the page may go away before the person has read it. */
export function* noteRefusals(saleId: string, files: readonly RefusedFile[]): SagaGenerator<void> {
  const uid = yield* select(selectUid);
  if (uid === null) return;
  const photos = files.map(({ id, fileName, refusal }) => {
    return { id, uid, saleId, lotId: null, fileName, size: 0, lastModified: 0, refusal };
  });
  yield* onDevice((outbox) => outbox.note(photos));
}
