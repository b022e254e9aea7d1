import type { KeptPhoto, PhotoOutbox } from './PhotoOutbox';

export interface FakePhotoOutbox extends PhotoOutbox {
  readonly kept: Map<string, KeptPhoto>;
  /** The next call of this method rejects, as a browser without room would. */
  failNext(method: 'put' | 'change' | 'refuse' | 'remove' | 'take'): void;
}

/** `kept` may be shared by the outboxes of several pages. */
export function createFakePhotoOutbox(kept = new Map<string, KeptPhoto>()): FakePhotoOutbox {
  const failing = new Set<string>();
  const guard = async (method: string): Promise<void> => {
    await Promise.resolve();
    if (failing.delete(method)) throw new DOMException('No room.', 'QuotaExceededError');
  };
  const of = (uid: string): readonly KeptPhoto[] => [...kept.values()].filter((photo) => photo.uid === uid);
  return {
    kept,
    failNext: (method) => failing.add(method),
    async put(photo) {
      await guard('put');
      kept.set(photo.id, photo);
    },
    async change(photoId, changes) {
      await guard('change');
      const photo = kept.get(photoId);
      if (photo !== undefined) kept.set(photoId, { ...photo, ...changes });
      return photo !== undefined;
    },
    async refuse(photoId, code) {
      await guard('refuse');
      const photo = kept.get(photoId);
      if (photo !== undefined) kept.set(photoId, { ...photo, refused: code });
    },
    async remove(photoId) {
      await guard('remove');
      kept.delete(photoId);
    },
    async find(photoId) {
      return kept.get(photoId) ?? null;
    },
    async take(uid) {
      await guard('take');
      return of(uid);
    },
    list: async (uid) => of(uid),
    letGo: () => undefined,
  };
}
