import type { FirebaseApp } from 'firebase/app';
import {
  deleteObject,
  getDownloadURL,
  getStorage,
  ref,
  uploadBytes,
  type FirebaseStorage,
  type StorageReference,
} from 'firebase/storage';
import { fileFailure } from '../firebase/failures/firebaseFailures';
import type { PortraitGateway } from './PortraitGateway';

/** `connect` is called before anything is asked (to point to a local service). */
export function createFirebasePortraitGateway(
  app: FirebaseApp,
  connect?: (files: FirebaseStorage) => void,
): PortraitGateway {
  const storage = getStorage(app);
  connect?.(storage);
  const placeOf = (uid: string): StorageReference => ref(storage, `people/${uid}/portrait.jpg`);

  return {
    async save(uid, portrait) {
      try {
        const { ref: stored } = await uploadBytes(placeOf(uid), portrait, {
          contentType: 'image/jpeg',
          cacheControl: 'private, max-age=86400',
        });
        // The account holds an address, not a file, so that this is the one file with a link: see docs/data-model.md.
        return await getDownloadURL(stored);
      } catch (error) {
        throw fileFailure(error);
      }
    },
    async remove(uid) {
      try {
        await deleteObject(placeOf(uid));
      } catch (error) {
        const failure = fileFailure(error);
        if (failure.code !== 'object-not-found') throw failure;
      }
    },
  };
}
