import { call, select, type SagaGenerator } from 'typed-redux-saga';
import { selectIntakePhotos } from '../../features/lots/photosSlice';
import { selectUnsent } from '../../features/lots/savesSlice';
import type { ExportedPhoto } from '../../services/outbox/WorkExport';
import { gateway } from '../effects';

/** Everything that the server is not known to have, as one file: also what only this page holds. False: not possible. */
export function* exportUnsent(): SagaGenerator<boolean> {
  const workExport = yield* gateway('workExport');
  const pictures = yield* gateway('pictures');
  const photoOutbox = yield* gateway('photoOutbox');
  try {
    const records = yield* select(selectUnsent);
    const operations = records.map(({ operation, status, code }) => ({
      operation,
      refused: status === 'needsAttention' ? code : null,
    }));
    const photos: ExportedPhoto[] = [];
    for (const { id, lotId, fileName } of yield* select(selectIntakePhotos)) {
      const bytes = pictures.prepared(id)?.files.full ?? pictures.file(id);
      if (bytes !== undefined) photos.push({ id, lotId, fileName, bytes });
    }
    for (const { operation } of records) {
      if (operation.kind !== 'addPhoto') continue;
      const kept = yield* call([photoOutbox, photoOutbox.find], operation.photo.id);
      const bytes = kept?.prepared?.files.full ?? kept?.file ?? null;
      if (kept !== null && bytes !== null)
        photos.push({ id: kept.id, lotId: kept.lotId, fileName: kept.fileName, bytes });
    }
    yield* call([workExport, workExport.save], operations, photos);
    return true;
  } catch (error) {
    console.warn('Unsent work could not be exported.', error);
    return false;
  }
}
