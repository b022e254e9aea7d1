import { newId } from '../../../shared/id';

/** This page among the pages of the browser: which of them live, however the others have ended. */
export interface PageLife {
  readonly id: string;
  /** Resolves when other pages can see that this one lives. */
  begin(): Promise<void>;
  /** The ids of the pages that live, this one among them; null when the browser cannot tell. */
  living(): Promise<ReadonlySet<string> | null>;
  /** Resolves when one of the others has ended that `living` has named so far. */
  otherEnds(): Promise<void>;
}

const PREFIX = 'lotsmith-page-';

/** By a lock of the browser that ends with the page, also when it crashes. */
export function createPageLife(locks: Pick<LockManager, 'request' | 'query'> | undefined): PageLife {
  const id = newId();
  let begun: Promise<void> | undefined;
  const watched = new Set<string>();
  let tell = (): void => undefined;
  let ends = new Promise<void>((resolve) => (tell = resolve));

  /** Another page that asks for this page's lock gets it as soon as this page is gone. */
  const watch = (other: string): void => {
    if (other === id || watched.has(other)) return;
    watched.add(other);
    const gone = locks?.request(PREFIX + other, { mode: 'shared' }, () => {
      watched.delete(other);
      tell();
      ends = new Promise<void>((resolve) => (tell = resolve));
    });
    gone?.catch(() => watched.delete(other));
  };

  return {
    id,
    begin() {
      begun ??= new Promise((resolve) => {
        if (locks === undefined) return resolve();
        const held = locks.request(PREFIX + id, () => {
          resolve();
          // For as long as there is this page.
          return new Promise<void>(() => undefined);
        });
        // Without its lock the page counts as ended: its work is then sent by two, and taken once.
        held.catch(() => resolve());
      });
      return begun;
    },
    async living() {
      if (locks === undefined) return null;
      const { held = [] } = await locks.query();
      const living = new Set(
        held.flatMap(({ name, mode }) =>
          // Shared: somebody who waited for its end.
          mode !== 'shared' && name?.startsWith(PREFIX) === true ? [name.slice(PREFIX.length)] : [],
        ),
      );
      living.forEach(watch);
      return living;
    },
    otherEnds: () => ends,
  };
}
