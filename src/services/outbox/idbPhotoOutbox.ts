import type { OutboxDatabase } from './outboxDatabase';
import type { PhotoClaims } from './photoClaims';
import type { KeptPhoto, PhotoOutbox } from './PhotoOutbox';

/** The photos of the outbox in IndexedDB. */
export function createIdbPhotoOutbox(database: OutboxDatabase, claims: PhotoClaims): PhotoOutbox {
  const open = async (uid: string): Promise<KeptPhoto[]> => {
    const found = await (await database()).getAllFromIndex('photos', 'byUid', uid);
    return found.filter(({ stored }) => !stored).map(({ stored: _stored, ...photo }) => photo);
  };
  return {
    list: open,
    async put(photo) {
      await claims.claim(photo.id);
      const transaction = (await database()).transaction('photos', 'readwrite', { durability: 'strict' });
      await Promise.all([transaction.store.put({ ...photo, stored: false }), transaction.done]);
    },
    async change(photoId, changes) {
      const transaction = (await database()).transaction('photos', 'readwrite', { durability: 'strict' });
      const kept = await transaction.store.get(photoId);
      if (kept !== undefined) await transaction.store.put({ ...kept, ...changes });
      await transaction.done;
      return kept !== undefined;
    },
    async refuse(photoId, code) {
      const transaction = (await database()).transaction('photos', 'readwrite', { durability: 'strict' });
      const kept = await transaction.store.get(photoId);
      if (kept !== undefined) await transaction.store.put({ ...kept, refused: code });
      await transaction.done;
    },
    async remove(photoId) {
      await (await database()).delete('photos', photoId);
      claims.release(photoId);
    },
    async find(photoId) {
      const found = await (await database()).get('photos', photoId);
      if (found === undefined) return null;
      const { stored: _stored, ...photo } = found;
      return photo;
    },
    async take(uid) {
      const found = await open(uid);
      const free = await Promise.all(found.map(({ id }) => claims.claim(id)));
      return found.filter((_, place) => free[place] === true);
    },
    letGo: () => claims.releaseAll(),
  };
}
