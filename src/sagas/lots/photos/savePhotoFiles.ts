import { call, put, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { lotPhotosTexts } from '../../../features/lots/model/texts/lotPhotosTexts';
import { savePhotoFile } from '../../../features/lots/model/photos/photosSlice';
import { notificationRequested } from '../../../features/notifications/notificationsSlice';
import { gateway } from '../../base/effects';
import { texts } from '../../base/texts';

/** Hands files of photos to the person: from this device, else from the server, which has them before their documents. */
export function* savePhotoFiles(): SagaGenerator<void> {
  yield* takeEvery(savePhotoFile, function* ({ payload: { photo } }) {
    const workExport = yield* gateway('workExport');
    try {
      const { fileName, bytes } = (yield* call(keptFile, photo.id)) ?? (yield* call(storedFile, photo.id, photo.path));
      workExport.savePhoto(fileName, bytes);
    } catch (error) {
      console.warn('The file of a photo could not be handed over.', error);
      const { fileNotHere: message } = yield* texts(lotPhotosTexts);
      yield* put(notificationRequested({ kind: 'error', message }));
    }
  });
}

interface PhotoFile {
  readonly fileName: string;
  readonly bytes: Blob;
}

function* keptFile(id: string): SagaGenerator<PhotoFile | null> {
  const outbox = yield* gateway('photoOutbox');
  try {
    const kept = yield* call([outbox, outbox.find], id);
    const name = kept?.fileName.split('/').at(-1) ?? '';
    // What was prepared is a JPEG, whatever was chosen.
    const full = kept?.prepared?.files.full;
    if (full !== undefined) return { fileName: `${name.replace(/\.[^.]*$/, '')}.jpg`, bytes: full };
    const chosen = kept?.file ?? null;
    return chosen === null ? null : { fileName: name, bytes: chosen };
  } catch (error) {
    console.warn('The photos of this device could not be read.', error);
    return null;
  }
}

function* storedFile(id: string, path: string): SagaGenerator<PhotoFile> {
  const files = yield* gateway('files');
  return { fileName: `${id}.jpg`, bytes: yield* call([files, files.load], `${path}/full.jpg`) };
}
