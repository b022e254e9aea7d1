import { createIdbOfflineCache } from '../../../services/offlineCache/idbOfflineCache';
import type { OfflineCache } from '../../../services/offlineCache/OfflineCache';
import type { Operation } from '../../../domain/operations/operations';
import { createIdbReservationStore } from '../../../services/numbers/idbReservationStore';
import { createFakeImportPlans } from '../../fakes/imports/fakeImportPlans';
import type { ImportPlans } from '../../../services/imports/ImportPlans';
import type { ReservationStore } from '../../../services/numbers/ReservationStore';
import { createIdbOutbox } from '../../../services/outbox/device/idbOutbox';
import { createIdbPhotoOutbox } from '../../../services/outbox/device/idbPhotoOutbox';
import { createIdbEncryptedOutbox } from '../../../services/outbox/encrypted/idbEncryptedOutbox';
import type { Outbox } from '../../../services/outbox/Outbox';
import { createOutboxDatabase } from '../../../services/outbox/device/outboxDatabase';
import { createPageLife } from '../../../services/outbox/device/pageLife';
import { createPhotoClaims } from '../../../services/outbox/device/pageClaims';
import type { ChosenPhoto, PhotoOutbox } from '../../../services/outbox/PhotoOutbox';
import type { EncryptedOutbox } from '../../../services/outbox/EncryptedOutbox';
import type { Random } from './random';
import type { Owner, VirtualTime } from './virtualTime';

/** What a device keeps when its browser is killed, and how well it does so. */
export interface Disk {
  /** It takes nothing: the device is full. */
  isFull: boolean;
  /** It answers after many seconds only. */
  isSlow: boolean;
  /** Only what has megabytes takes seconds. */
  areBytesSlow: boolean;
  /** Looks at what is kept, from outside of all pages. */
  readonly outbox: Outbox;
  readonly reservationStore: ReservationStore;
  /** `isKnown`: what the page's build understands of what is kept. */
  open(page: Owner, events: DiskEvents, isKnown?: (operation: Operation) => boolean): DiskGateways;
  /** Gives back what a page had for itself, because that has ended. */
  close(page: Owner): void;
}

interface DiskGateways {
  readonly outbox: Outbox;
  readonly photoOutbox: PhotoOutbox;
  readonly encryptedOutbox: EncryptedOutbox;
  readonly reservationStore: ReservationStore;
  readonly importPlans: ImportPlans;
  /** The copies of sales. */
  readonly kept: OfflineCache;
}

export interface DiskEvents {
  /** The device is about to let go of an operation, which the page says is no longer needed. */
  letsGo(operationId: string): void;
  /** The device is asked to note that these files were chosen, and has done it. */
  asksToNote(photoIds: readonly string[]): void;
  notes(photoIds: readonly string[]): void;
}

type Methods<Target> = { [Name in keyof Target]: (...args: never[]) => unknown };

/** What a broken device says that it keeps and does not, to prove that the simulation would find it. */
export type Forgotten = 'work' | 'choices';

export function createDisk(name: string, time: VirtualTime, random: Random, forgets: Forgotten | null): Disk {
  const locks = new Map<string, Owner>();
  /** Who waits for a lock, with the page that does. */
  const waiting = new Map<string, { readonly page: Owner; readonly work: () => unknown }[]>();
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

  /** The locks of one browser: those of a page end with it, however it ends. */
  const locksOf = (page: Owner): Pick<LockManager, 'request' | 'query'> => {
    const request = async (lock: string, ...[options, last]: unknown[]) => {
      const work = (last ?? options) as (held: object | null) => unknown;
      if (locks.get(lock)?.isAlive === true) {
        if ((options as LockOptions).ifAvailable === true) return work(null);
        return void waiting.set(lock, [...(waiting.get(lock) ?? []), { page, work: () => work({ name: lock }) }]);
      }
      locks.set(lock, page);
      await work({ name: lock });
      if (locks.get(lock) === page) locks.delete(lock);
    };
    const query = async () => ({
      held: [...locks].filter(([, { isAlive }]) => isAlive).map(([lock]) => ({ name: lock })),
    });
    return { request, query } as unknown as Pick<LockManager, 'request' | 'query'>;
  };

  const plans = createFakeImportPlans();
  const disk: Disk = {
    isFull: false,
    isSlow: false,
    areBytesSlow: false,
    outbox: createIdbOutbox(outside),
    reservationStore: createIdbReservationStore(`numbers in ${name}`),
    open(page, { letsGo, asksToNote, notes }, isKnown) {
      const database = createOutboxDatabase(name);
      const own = locksOf(page);
      const [life, claims] = [createPageLife(own), createPhotoClaims(own)];
      const outbox = createIdbOutbox(database, life, isKnown, claims);
      const writeBytes = (): Promise<void> =>
        disk.areBytesSlow
          ? new Promise((resolve) => time.after(random.whole(200, 3_000), page, resolve))
          : Promise.resolve();
      const watched: Outbox = {
        ...outbox,
        remove(operationId) {
          letsGo(operationId);
          return outbox.remove(operationId);
        },
        async putAll(operations, begun = []) {
          if (begun.length > 0) await writeBytes();
          await outbox.putAll(operations, begun);
        },
        put: (operation) => (forgets === 'work' ? Promise.resolve() : outbox.put(operation)),
      };
      const inner = createIdbPhotoOutbox(database, claims, life);
      const photos: PhotoOutbox = {
        ...inner,
        async put(photo) {
          await writeBytes();
          await inner.put(photo);
        },
        async note(chosen) {
          if (forgets !== 'choices') await inner.note(chosen);
          notes(chosen.map(({ id }) => id));
        },
      };
      const photosBehind = behind(page, photos, ['note', 'put', 'refuse', 'remove']);
      const note = (chosen: readonly ChosenPhoto[]): Promise<void> => {
        asksToNote(chosen.map(({ id }) => id));
        return photosBehind.note(chosen);
      };
      return {
        outbox: behind(page, watched, ['put', 'putAll', 'refuse', 'remove', 'adopt']),
        photoOutbox: { ...photosBehind, note },
        // Nobody imports here: every page only asks whether an import is left.
        importPlans: plans.anotherPage(),
        reservationStore: behind(page, createIdbReservationStore(`numbers in ${name}`), ['keep']),
        kept: behind(page, createIdbOfflineCache(`copies in ${name}`), ['save', 'saveList', 'note']),
        encryptedOutbox: behind(page, createIdbEncryptedOutbox(database, isKnown), ['encrypt', 'decrypt', 'discard']),
      };
    },
    close(page) {
      for (const [lock, owner] of locks) {
        if (owner !== page) continue;
        locks.delete(lock);
        for (const each of waiting.get(lock) ?? []) time.after(0, each.page, () => void each.work());
        waiting.delete(lock);
      }
    },
  };
  return disk;
}
