import { newId } from '../../shared/id';

/** This page among the pages of the browser: which of them live, however the others have ended. */
export interface PageLife {
  readonly id: string;
  /** Resolves when other pages can see that this one lives. */
  begin(): Promise<void>;
  /** The ids of the pages that live, this one among them; null when the browser cannot tell. */
  living(): Promise<ReadonlySet<string> | null>;
}

const PREFIX = 'lotsmith-page-';

/** By a lock of the browser that ends with the page, also when it crashes. */
export function createPageLife(locks: Pick<LockManager, 'request' | 'query'> | undefined): PageLife {
  const id = newId();
  let begun: Promise<void> | undefined;
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
      return new Set(
        held.flatMap(({ name }) => (name?.startsWith(PREFIX) === true ? [name.slice(PREFIX.length)] : [])),
      );
    },
  };
}
