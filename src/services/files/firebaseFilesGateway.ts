import type { FirebaseApp } from 'firebase/app';
import {
  deleteObject,
  getBytes,
  getMetadata,
  getStorage,
  listAll,
  ref,
  type FirebaseStorage,
  type StorageReference,
  uploadBytesResumable,
} from 'firebase/storage';
import { fileFailure } from '../firebase/failures/firebaseFailures';
import { GatewayFailure } from '../failure';
import type { FilesGateway, Upload } from './FilesGateway';

/** No byte for this long: the SDK's own task may hang for ever when its token cannot be fetched. */
const STALLED_MS = 45_000;

/** `connect` is called before anything is asked (to point to a local service). */
export function createFirebaseFilesGateway(app: FirebaseApp, connect?: (files: FirebaseStorage) => void): FilesGateway {
  const storage = getStorage(app);
  connect?.(storage);
  return {
    upload: (path, blob, onProgress) => startUpload(ref(storage, path), blob, onProgress),
    isStored: (path, bytes) => isStored(ref(storage, path), bytes),
    async load(path) {
      return new Blob([await readBytes(ref(storage, path))], { type: 'image/jpeg' });
    },
    async bytes(path) {
      return new Uint8Array(await readBytes(ref(storage, path)));
    },
    async list(folder) {
      try {
        return (await listAll(ref(storage, folder))).items.map(({ fullPath }) => fullPath);
      } catch (error) {
        throw fileFailure(error);
      }
    },
    async remove(path) {
      try {
        await deleteObject(ref(storage, path));
      } catch (error) {
        const failure = fileFailure(error);
        if (failure.code !== 'object-not-found') throw failure;
      }
    },
  };
}

async function readBytes(target: StorageReference): Promise<ArrayBuffer> {
  try {
    return await getBytes(target);
  } catch (error) {
    throw fileFailure(error);
  }
}

function startUpload(target: StorageReference, blob: Blob, onProgress: (sent: number, total: number) => void): Upload {
  const task = uploadBytesResumable(target, blob, {
    contentType: 'image/jpeg',
    cacheControl: 'private, max-age=86400',
  });
  let watchdog: ReturnType<typeof setTimeout> | undefined;

  const done = new Promise<void>((resolve, reject) => {
    // A lost answer looks like a failure although the file is there: what the server holds decides.
    let settled = false;
    const settle = (failure: GatewayFailure): void => {
      clearTimeout(watchdog);
      if (settled) return; // A stalled upload is cancelled: that it stalled is the reason, not the cancelling.
      settled = true;
      if (failure.code === 'canceled') {
        reject(failure);
        return;
      }
      // Also after `unauthorized`: rules may refuse a second try because the first one arrived.
      void isStored(target, blob.size).then((stored) => (stored ? resolve() : reject(failure)));
    };
    const watch = (): void => {
      clearTimeout(watchdog);
      watchdog = setTimeout(() => {
        settle(new GatewayFailure('stalled'));
        task.cancel();
      }, STALLED_MS);
    };
    watch();
    task.on(
      'state_changed',
      (snapshot) => {
        if (snapshot.state === 'paused') clearTimeout(watchdog);
        else watch();
        onProgress(snapshot.bytesTransferred, snapshot.totalBytes);
      },
      (error) => settle(fileFailure(error)),
      () => {
        clearTimeout(watchdog);
        resolve();
      },
    );
  });
  // After a cancel nobody waits for the end, so it must not become an unhandled rejection.
  done.catch(() => undefined);

  return {
    done,
    pause: () => void task.pause(),
    resume: () => void task.resume(),
    cancel: () => void task.cancel(),
  };
}

async function isStored(target: StorageReference, bytes: number): Promise<boolean> {
  return getMetadata(target).then(
    (found) => found.size === bytes,
    () => false,
  );
}
