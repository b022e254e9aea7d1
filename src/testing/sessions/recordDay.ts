import type { UnknownAction } from '@reduxjs/toolkit';
import { DAY } from './actsOfDay';
import { openDesk } from './desk';
import type { KeptDocuments, KeptSession } from './keptSession';
import { differencesOf, toPlain } from './plainPaths';
import { documentsOf, stepsOf } from './recordSession';
import { holdChance } from './steadyChance';

const BEGIN = Date.UTC(2026, 10, 26, 9);
const NO_DOCUMENTS: KeptDocuments = { lots: [], privates: [], photos: [], numbers: {} };

/** A whole day in the real store, with its sagas and fakes outside. The same each time: clock and chance stand still. */
export async function recordDay(about: string): Promise<KeptSession> {
  jest.useFakeTimers({ now: BEGIN, doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  const letChanceGo = holdChance();
  const desk = openDesk();
  const { space } = desk;
  try {
    /** What the store really had, by the number of actions. */
    const moments = new Map<number, { readonly name: string; readonly state: object }>();
    for (const [name, act] of Object.entries(DAY)) {
      await act(desk);
      moments.set(space.actions.length, { name, state: space.store.getState() });
    }
    const preloaded = { settings: { methods: ['password'] } };
    const steps = stepsOf(space.actions as readonly UnknownAction[], preloaded, (replayed, after) => {
      const moment = moments.get(after);
      const [torn] = moment === undefined ? [] : differencesOf(toPlain(moment.state), replayed);
      if (torn !== undefined) throw new Error(`After "${moment?.name ?? ''}" the replay differs at ${torn.path}.`);
    });
    return {
      about,
      preloaded,
      ...steps,
      sale: {
        before: NO_DOCUMENTS,
        operations: space.lots.applied,
        after: documentsOf(space.lots.documents(desk.saleId)),
      },
    };
  } finally {
    await space.store.stop();
    letChanceGo();
    jest.useRealTimers();
  }
}
