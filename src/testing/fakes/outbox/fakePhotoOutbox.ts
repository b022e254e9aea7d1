import type { ChosenPhoto, KeptPhoto, PhotoOutbox } from '../../../services/outbox/PhotoOutbox';

export interface FakePhotoOutbox extends PhotoOutbox {
  readonly kept: Map<string, KeptPhoto>;
  /** What was chosen and not kept, by photo. */
  readonly chosen: Map<string, ChosenPhoto>;
  /** As in a transaction with operations. */
  keep(photo: KeptPhoto): void;
  /** The page that chose ends: what it did not keep is left from now on. */
  leave(): void;
  /** The next call of this method rejects, as a browser without room would. */
  failNext(method: 'note' | 'put' | 'change' | 'refuse' | 'remove' | 'take'): void;
  /** The device takes its time with every call of this method from now on; gives what lets it go on. */
  hang(method: 'put'): () => void;
}

/** `kept` may be shared by the outboxes of several pages. */
export function createFakePhotoOutbox(kept = new Map<string, KeptPhoto>()): FakePhotoOutbox {
  const failing = new Set<string>();
  const hanging = new Map<string, Promise<void>>();
  const guard = async (method: string): Promise<void> => {
    await hanging.get(method);
    if (failing.delete(method)) throw new DOMException('No room.', 'QuotaExceededError');
  };
  const chosen = new Map<string, ChosenPhoto>();
  const here = new Set<string>();
  const keep = (photo: KeptPhoto): void => {
    kept.set(photo.id, photo);
    chosen.delete(photo.id);
  };
  const of = (uid: string): readonly KeptPhoto[] => [...kept.values()].filter((photo) => photo.uid === uid);
  return {
    kept,
    chosen,
    keep,
    leave: () => here.clear(),
    failNext: (method) => failing.add(method),
    hang(method) {
      let go = (): void => undefined;
      hanging.set(method, new Promise((resolve) => (go = resolve)));
      return () => go();
    },
    async note(photos) {
      await guard('note');
      for (const photo of photos) {
        chosen.set(photo.id, photo);
        here.add(photo.id);
      }
    },
    async noteLots(photos) {
      for (const { id, lotId } of photos) {
        const photo = chosen.get(id);
        if (photo !== undefined) chosen.set(id, { ...photo, lotId });
      }
    },
    async forget(photoIds) {
      for (const id of photoIds) chosen.delete(id);
    },
    unkept: async (uid) => [...chosen.values()].filter((photo) => photo.uid === uid && !here.has(photo.id)),
    async put(photo) {
      await guard('put');
      keep(photo);
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
      chosen.delete(photoId);
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
