import { createIdbOutbox } from '../../services/outbox/idbOutbox';
import { createIdbPhotoOutbox } from '../../services/outbox/idbPhotoOutbox';
import { createIdbSealedOutbox } from '../../services/outbox/idbSealedOutbox';
import type { Outbox } from '../../services/outbox/Outbox';
import { createOutboxDatabase } from '../../services/outbox/outboxDatabase';
import { createPhotoClaims } from '../../services/outbox/photoClaims';
import type { PhotoOutbox } from '../../services/outbox/PhotoOutbox';
import type { SealedOutbox } from '../../services/outbox/SealedOutbox';
import type { Random } from './random';
import type { Owner, VirtualTime } from './virtualTime';

/** What a device keeps when its browser is killed, and how well it does so. */
export interface Disk {
  /** It takes nothing: the device is full. */
  isFull: boolean;
  /** It answers after many seconds only. */
  isSlow: boolean;
  /** Looks at what is kept, from outside of all pages. */
  readonly outbox: Outbox;
  open(page: Owner, hears: DiskEvents): DiskGateways;
  /** Gives back what a page had for itself, because that has ended. */
  close(page: Owner): void;
}

interface DiskGateways {
  readonly outbox: Outbox;
  readonly photoOutbox: PhotoOutbox;
  readonly sealed: SealedOutbox;
}

export interface DiskEvents {
  /** The device is about to let go of an operation, which the page says is no longer needed. */
  letsGo(operationId: string): void;
}

type Methods<Target> = { [Name in keyof Target]: (...args: never[]) => unknown };

/** `forgets`: what was refused is lost, to prove that the simulation would find it. */
export function createDisk(name: string, time: VirtualTime, random: Random, forgets = false): Disk {
  const locks = new Map<string, Owner>();
  const outside = createOutboxDatabase(name);

  /** Each answer of the disk takes a moment before and after, in which the page may die. */
  function behind<Target extends object>(page: Owner, target: Target, writes: readonly (keyof Target)[]): Target {
    const wait = (): number => random.whole(0, 3);
    return new Proxy(target, {
      get(_, key) {
        const method = (target as Methods<Target>)[key as keyof Target] as (...args: unknown[]) => unknown;
        if (key === 'letGo') return method;
        return (...args: unknown[]) =>
          new Promise((resolve, reject) => {
            const settle = (deliver: () => void): void =>
              time.after(disk.isSlow ? random.whole(3_000, 12_000) : wait(), page, deliver);
            time.after(wait(), page, () => {
              if (disk.isFull && writes.includes(key as keyof Target)) {
                return settle(() => reject(new DOMException('The device is full.', 'QuotaExceededError')));
              }
              Promise.resolve(method.apply(target, args)).then(
                (value) => settle(() => resolve(value)),
                (error: unknown) => settle(() => reject(error)),
              );
            });
          });
      },
    });
  }

  const locksOf = (page: Owner): Pick<LockManager, 'request'> => {
    const request = async (lock: string, _options: LockOptions, work: (held: object | null) => unknown) => {
      if (locks.get(lock)?.isAlive === true) return work(null);
      locks.set(lock, page);
      await work({ name: lock });
      if (locks.get(lock) === page) locks.delete(lock);
    };
    return { request } as unknown as Pick<LockManager, 'request'>;
  };

  const disk: Disk = {
    isFull: false,
    isSlow: false,
    outbox: createIdbOutbox(outside),
    open(page, { letsGo }) {
      const database = createOutboxDatabase(name);
      const outbox = createIdbOutbox(database);
      const watched: Outbox = {
        ...outbox,
        remove(operationId) {
          letsGo(operationId);
          return outbox.remove(operationId);
        },
        refuse: (operationId, code) => (forgets ? outbox.remove(operationId) : outbox.refuse(operationId, code)),
      };
      const photos = createIdbPhotoOutbox(database, createPhotoClaims(locksOf(page)));
      return {
        outbox: behind(page, watched, ['put', 'refuse', 'remove']),
        photoOutbox: behind(page, photos, ['put', 'refuse', 'remove']),
        sealed: behind(page, createIdbSealedOutbox(database), ['seal', 'unseal', 'discard']),
      };
    },
    close(page) {
      for (const [lock, owner] of locks) if (owner === page) locks.delete(lock);
    },
  };
  return disk;
}
