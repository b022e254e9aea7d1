import type { FakeOutbox } from './fakeOutbox';
import type { FakePhotoOutbox } from './fakePhotoOutbox';
import type { SealedOutbox, UnsealedWork } from '../../../services/outbox/SealedOutbox';

export interface FakeSealedOutbox extends SealedOutbox {
  /** What is sealed, by person. */
  readonly locked: Map<string, UnsealedWork>;
  failNext(): void;
}

/** Moves work between two fakes and a locked place; nothing is encrypted. */
export function createFakeSealedOutbox(outbox: FakeOutbox, photoOutbox: FakePhotoOutbox): FakeSealedOutbox {
  const locked = new Map<string, UnsealedWork>();
  let fails = false;
  const work = async (uid: string): Promise<UnsealedWork> => ({
    entries: await outbox.list(uid),
    photos: await photoOutbox.take(uid),
  });
  const forget = ({ entries, photos }: UnsealedWork): void => {
    for (const { operation } of entries) outbox.entries.delete(operation.id);
    for (const { id } of photos) photoOutbox.kept.delete(id);
  };
  return {
    locked,
    failNext: () => void (fails = true),
    has: async (uid) => locked.has(uid),
    async seal(uid) {
      if (fails) throw new DOMException('No room.', 'QuotaExceededError');
      const found = await work(uid);
      const count = found.entries.length + found.photos.length;
      if (count > 0) locked.set(uid, found);
      forget(found);
      return count;
    },
    async unseal(uid) {
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
