import type { OutboxDatabase } from './outboxDatabase';
import { createPageLife, type PageLife } from './pageLife';
import type { PhotoClaims } from './pageClaims';
import type { KeptPhoto, PhotoOutbox } from '../PhotoOutbox';

/** The photos of the outbox in IndexedDB. `life`: the same as of the operations. */
export function createIdbPhotoOutbox(
  database: OutboxDatabase,
  claims: PhotoClaims,
  life: PageLife = createPageLife(undefined),
): PhotoOutbox {
  const open = async (uid: string): Promise<KeptPhoto[]> => {
    const found = await (await database()).getAllFromIndex('photos', 'byUid', uid);
    return found.filter(({ stored }) => !stored).map(({ stored: _stored, ...photo }) => photo);
  };
  /** Counts the sessions of this page: what the device hands out to an earlier one is nobody's. */
  let session = 0;
  return {
    list: open,
    async note(photos) {
      await life.begin();
      const transaction = (await database()).transaction('chosen', 'readwrite');
      const written = photos.map((photo) => transaction.store.put({ ...photo, page: life.id }));
      // All is asked of the browser at once, so it is kept also when the page goes away before there is an answer.
      transaction.commit();
      await Promise.all([...written, transaction.done]);
    },
    async noteLots(photos) {
      const transaction = (await database()).transaction('chosen', 'readwrite');
      for (const { id, lotId } of photos) {
        const noted = await transaction.store.get(id);
        if (noted !== undefined) await transaction.store.put({ ...noted, lotId });
      }
      await transaction.done;
    },
    async forget(photoIds) {
      const transaction = (await database()).transaction('chosen', 'readwrite');
      await Promise.all([...photoIds.map((id) => transaction.store.delete(id)), transaction.done]);
    },
    async unkept(uid) {
      const living = await life.living();
      const noted = await (await database()).getAllFromIndex('chosen', 'byUid', uid);
      return noted
        .filter(({ page }) => page !== life.id && living?.has(page) !== true)
        .map(({ page: _page, ...photo }) => photo);
    },
    async put(photo) {
      const isGone = claims.watch(photo.id);
      await claims.claim(photo.id);
      const connection = await database();
      // A removal does not wait for the claim: written behind it, the bytes would stay.
      if (isGone()) return;
      const transaction = connection.transaction(['photos', 'chosen'], 'readwrite', { durability: 'strict' });
      await Promise.all([
        transaction.objectStore('photos').put({ ...photo, stored: false }),
        transaction.objectStore('chosen').delete(photo.id),
        transaction.done,
      ]);
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
      claims.giveUp(photoId);
      const transaction = (await database()).transaction(['photos', 'chosen'], 'readwrite');
      await Promise.all([
        transaction.objectStore('photos').delete(photoId),
        transaction.objectStore('chosen').delete(photoId),
        transaction.done,
      ]);
      claims.release(photoId);
    },
    async find(photoId) {
      const found = await (await database()).get('photos', photoId);
      if (found === undefined) return null;
      const { stored: _stored, ...photo } = found;
      return photo;
    },
    async take(uid) {
      const asked = session;
      const found = await open(uid);
      if (session !== asked) return [];
      const answers = await Promise.all(found.map(({ id }) => claims.claim(id)));
      return found.filter((_, place) => answers[place] !== 'taken');
    },
    letGo() {
      session += 1;
      claims.releaseAll();
    },
  };
}
