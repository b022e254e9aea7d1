import { performance } from 'node:perf_hooks';
import type { SagaMonitor } from 'redux-saga';
import { effectName, needsTheOutside } from './effectName';

/** How many of the latest effects an error names. */
const NAMED = 8;

/** Knows what the sagas do and wait for, those of every store that it is handed to. */
export interface SagaWatch {
  readonly monitor: SagaMonitor;
  /** Grows with each effect that begins or ends, and with each action. */
  moves(): number;
  /** Names of what is under way: answers that have not come. What waits for an action or for time is not under way. */
  underWay(): readonly string[];
  /** Names of what began last, the latest first. */
  latest(): readonly string[];
  /**
   * From now on an effect that begins after `ms` of real time throws: sagas that call each other for ever would never
   * let the event loop turn.
   */
  limit(ms: number): Limit;
}

export interface Limit {
  isOver(): boolean;
  /** Takes it off. */
  end(): void;
}

export function createSagaWatch(): SagaWatch {
  const pending = new Map<number, { readonly parent: number; readonly effect: unknown }>();
  const latest: unknown[] = [];
  let moves = 0;
  /** From when on nothing may begin, by the real clock. */
  let end = Infinity;
  let limits = 0;

  const finish = (id: number): void => {
    moves += 1;
    pending.delete(id);
  };
  return {
    monitor: {
      effectTriggered: ({ effectId, parentEffectId, effect }) => {
        moves += 1;
        if (end !== Infinity) {
          latest.unshift(effect);
          latest.splice(NAMED);
          if (performance.now() >= end)
            throw new Error('The sagas do not come to rest. The wait for idle ends the one that goes on.');
        }
        pending.set(effectId, { parent: parentEffectId, effect });
      },
      effectResolved: finish,
      effectRejected: finish,
      effectCancelled: finish,
      actionDispatched: () => void (moves += 1),
    },
    moves: () => moves,
    underWay: () => {
      const parents = new Set([...pending.values()].map(({ parent }) => parent));
      return [...pending]
        .filter(([id, { effect }]) => !parents.has(id) && !needsTheOutside(effect))
        .map(([, { effect }]) => effectName(effect));
    },
    latest: () => [...new Set(latest.map(effectName))],
    limit: (ms) => {
      const own = performance.now() + ms;
      if (limits === 0) latest.length = 0;
      limits += 1;
      end = own;
      return {
        isOver: () => performance.now() >= own,
        end: () => {
          limits -= 1;
          if (limits === 0) end = Infinity;
        },
      };
    },
  };
}
