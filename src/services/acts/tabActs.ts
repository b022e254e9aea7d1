import { newId } from '../../shared/id';
import { whenPageIsLeft } from '../../shared/whenPageIsLeft';
import type { DeviceMemory } from '../memory/DeviceMemory';
import type { KeptActs } from './KeptActs';
import type { ReadActs } from './readActs';
import { createActsWriter } from './writeActs';

/** The page that was reloaded may end only after the new one has begun; a tab that was duplicated goes on for long. */
const PATIENCE_MS = 10_000;

/** Some ms to write; ten times as much took up to 26 ms in Chromium on a busy machine. */
const QUICK_CHARACTERS = 100_000;

export interface TabActsOptions {
  readonly memory: Pick<DeviceMemory, 'read' | 'write'>;
  /** Undefined: every page of this tab's memory counts as the same tab. */
  readonly locks: Pick<LockManager, 'request'> | undefined;
  readonly read: (text: string) => Promise<ReadActs | null>;
  readonly whenLeft?: KeptActs['whenLeft'];
  readonly patience?: number;
}

/** In the tab's own storage. A browser copies that to a tab that is duplicated: a lock says which of the two is the first. */
export function createTabActs({
  memory,
  locks,
  read,
  whenLeft = whenPageIsLeft,
  patience = PATIENCE_MS,
}: TabActsOptions): KeptActs {
  const write = createActsWriter();
  let tab = newId();
  let hasBegun = false;

  async function claimKept(uid: string): Promise<ReadActs | null> {
    const text = memory.read('acts');
    if (text === null) return null;
    const kept = await read(text).catch((error: unknown) => {
      console.warn('What can be undone could not be read.', error);
      return null;
    });
    return kept?.uid === uid && (await hold(locks, kept.tab, patience)) ? kept : null;
  }

  return {
    async claim(uid) {
      if (hasBegun) return null;
      hasBegun = true;
      const kept = await claimKept(uid);
      if (kept === null) {
        memory.write('acts', null);
        void hold(locks, tab, patience);
        return null;
      }
      tab = kept.tab;
      return kept;
    },
    keep(uid, stacks, moment) {
      const text = stacks.done.length + stacks.undone.length === 0 ? null : write({ tab, uid }, stacks);
      if (moment === 'pause' && text !== null && text.length > QUICK_CHARACTERS) return;
      // Where there is no room for what is now, what was before must not stay either.
      memory.write('acts', null);
      if (text !== null) memory.write('acts', text);
    },
    whenLeft,
  };
}

/** Whether this page has the lock of a tab, which it then keeps to its end. */
function hold(locks: TabActsOptions['locks'], tab: string, patience: number): Promise<boolean> {
  if (locks === undefined) return Promise.resolve(true);
  return new Promise((resolve) => {
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(), patience);
    locks
      .request(`lotsmith-acts-${tab}`, { signal: waiting.signal }, () => {
        clearTimeout(timer);
        resolve(true);
        return new Promise<void>(() => undefined);
      })
      .catch(() => resolve(false));
  });
}
