/** `new`: this page has it from now on. `own`: it had it already. `taken`: another page has it, or it was released meanwhile. */
export type ClaimAnswer = 'new' | 'own' | 'taken';

/** What this page alone works on, visible to all pages of the browser. */
export interface PageClaims {
  claim(id: string): Promise<ClaimAnswer>;
  release(id: string): void;
  releaseAll(): void;
}

interface Claim {
  /** False when another page has it, or it was released meanwhile. */
  isOurs: Promise<boolean>;
  isReleased: boolean;
  /** Gives the browser its lock back, once there is one. */
  letGo: () => void;
}

/**
 * By the browser's locks, which end with the page, however it ends; their names begin with `prefix`. Without locks every
 * page may work on everything. A claim that is released before the browser has answered is never held.
 */
export function createPageClaims(locks: Pick<LockManager, 'request'> | undefined, prefix: string): PageClaims {
  const claims = new Map<string, Claim>();
  /** Of each lock: the end of what this page asked for last. The browser gets a lock back a moment after its release. */
  const ended = new Map<string, Promise<unknown>>();

  async function ask(id: string, claim: Claim): Promise<boolean> {
    await ended.get(id);
    if (claim.isReleased || locks === undefined) return !claim.isReleased;
    return new Promise((resolve, reject) => {
      const held = locks.request(prefix + id, { ifAvailable: true }, (lock) => {
        const isOurs = lock !== null && !claim.isReleased;
        resolve(isOurs);
        // The lock lasts as long as this promise does.
        return isOurs ? new Promise<void>((done) => void (claim.letGo = done)) : undefined;
      });
      const end = held.catch(reject).finally(() => ended.get(id) === end && ended.delete(id));
      ended.set(id, end);
    });
  }

  return {
    async claim(id) {
      const earlier = claims.get(id);
      if (earlier !== undefined) return (await earlier.isOurs) ? 'own' : 'taken';
      const claim: Claim = { isOurs: Promise.resolve(false), isReleased: false, letGo: () => undefined };
      claims.set(id, claim);
      claim.isOurs = ask(id, claim);
      let isOurs = false;
      try {
        isOurs = await claim.isOurs;
      } finally {
        if (!isOurs && claims.get(id) === claim) claims.delete(id);
      }
      return isOurs ? 'new' : 'taken';
    },
    release(id) {
      const claim = claims.get(id);
      if (claim === undefined) return;
      claims.delete(id);
      claim.isReleased = true;
      claim.letGo();
    },
    releaseAll() {
      for (const id of [...claims.keys()]) this.release(id);
    },
  };
}

export interface PhotoClaims extends PageClaims {
  /** The photo goes: what was to be written of it until now is not written any more. Its claim lasts until its release. */
  giveUp(photoId: string): void;
  /** Gives what says whether the photo was given up since. */
  watch(photoId: string): () => boolean;
}

/** The photos of the outbox that this page sends. */
export function createPhotoClaims(locks: Pick<LockManager, 'request'> | undefined): PhotoClaims {
  /** How often each was given up: one that is put back may go again. */
  const times = new Map<string, number>();
  return {
    ...createPageClaims(locks, 'lotsmith-photo-'),
    giveUp: (photoId) => void times.set(photoId, (times.get(photoId) ?? 0) + 1),
    watch(photoId) {
      const before = times.get(photoId);
      return () => times.get(photoId) !== before;
    },
  };
}
