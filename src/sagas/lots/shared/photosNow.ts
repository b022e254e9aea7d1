import { select, type SagaGenerator } from 'typed-redux-saga';
import type { Photo } from '../../../domain/photos/photo';
import { isWaiting, photoOf } from '../../../features/lots/model/photos/intakePhoto';
import { selectIntakePhoto, selectStoredPhoto, type WithPhotos } from '../../../features/lots/model/photos/photosSlice';
import { gateway } from '../../base/effects';

/** Reads photos as this moment's state has them: those with a document, and those that wait, as they would be added now. */
export function* photosNow(): SagaGenerator<(id: string) => Photo | undefined> {
  const pictures = yield* gateway('pictures');
  const state = yield* select((now: WithPhotos) => now);
  return (id) => {
    const stored = selectStoredPhoto(state, id);
    const intake = selectIntakePhoto(state, id);
    if (stored !== undefined || intake === undefined || !isWaiting(intake)) return stored;
    return photoOf(intake, pictures.prepared(id));
  };
}
