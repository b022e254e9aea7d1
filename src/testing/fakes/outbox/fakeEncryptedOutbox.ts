import type { FakeOutbox } from './fakeOutbox';
import type { FakePhotoOutbox } from './fakePhotoOutbox';
import type { EncryptedOutbox, DecryptedWork } from '../../../services/outbox/EncryptedOutbox';

export interface FakeEncryptedOutbox extends EncryptedOutbox {
  /** What is encrypted, by person. */
  readonly locked: Map<string, DecryptedWork>;
  failNext(): void;
}

/** Moves work between two fakes and a locked place; nothing is encrypted. */
export function createFakeEncryptedOutbox(outbox: FakeOutbox, photoOutbox: FakePhotoOutbox): FakeEncryptedOutbox {
  const locked = new Map<string, DecryptedWork>();
  let fails = false;
  const work = async (uid: string): Promise<DecryptedWork> => ({
    entries: await outbox.list(uid),
    photos: await photoOutbox.take(uid),
  });
  const forget = ({ entries, photos }: DecryptedWork): void => {
    for (const { operation } of entries) outbox.entries.delete(operation.id);
    for (const { id } of photos) photoOutbox.kept.delete(id);
  };
  return {
    locked,
    failNext: () => void (fails = true),
    has: async (uid) => locked.has(uid),
    async encrypt(uid) {
      if (fails) throw new DOMException('No room.', 'QuotaExceededError');
      const found = await work(uid);
      const count = found.entries.length + found.photos.length;
      if (count > 0) locked.set(uid, found);
      forget(found);
      return count;
    },
    async decrypt(uid) {
      const found = locked.get(uid) ?? { entries: [], photos: [] };
      locked.delete(uid);
      for (const entry of found.entries) outbox.entries.set(entry.operation.id, entry);
      for (const photo of found.photos) photoOutbox.kept.set(photo.id, photo);
      return found;
    },
    async discard(uid) {
      forget(await work(uid));
      locked.delete(uid);
    },
  };
}
