/** Which photos of the outbox this page works on, visible to all pages of the browser. */
export interface PhotoReservations {
  /** False when another page has it. What this page has already stays its own. */
  claim(photoId: string): Promise<boolean>;
  release(photoId: string): void;
  releaseAll(): void;
}

/** By the browser's locks, which end with the page, however it ends. Without them every page may work on everything. */
export function createPhotoReservations(locks: Pick<LockManager, 'request'> | undefined): PhotoReservations {
  const held = new Map<string, () => void>();
  return {
    claim(photoId) {
      if (locks === undefined || held.has(photoId)) return Promise.resolve(true);
      return new Promise((resolve, reject) => {
        locks
          .request(`lotsmith-photo-${photoId}`, { ifAvailable: true }, (lock) => {
            resolve(lock !== null);
            // The lock lasts as long as this promise does.
            return lock === null ? undefined : new Promise<void>((done) => held.set(photoId, done));
          })
          .catch(reject);
      });
    },
    release(photoId) {
      held.get(photoId)?.();
      held.delete(photoId);
    },
    releaseAll() {
      for (const done of held.values()) done();
      held.clear();
    },
  };
}
