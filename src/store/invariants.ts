import type { Reducer, UnknownAction } from '@reduxjs/toolkit';

/** Frozen values that the check for plain data has walked through. They cannot change, so once is enough. */
const walked = new WeakSet<object>();

/**
 * `getEntries` of Redux Toolkit's check for plain data: the parts of a value that it still has to look at. Of a frozen
 * value that was seen before, in this store or in another one, these are none: a sale of thousands of lots costs as
 * little as the lot that has changed.
 */
export function entriesToCheck(value: unknown): [string, unknown][] {
  if (typeof value !== 'object' || value === null || walked.has(value)) return [];
  if (Object.isFrozen(value)) walked.add(value);
  return Object.entries(value);
}

/** Freezes what is open. Slices freeze what they hold to the last field, so nothing is open below a frozen value. */
function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const part of Object.values(value)) freeze(part);
}

/**
 * The reducer with a state that nobody can change: the line that tries throws a TypeError. Redux Toolkit's own check
 * compares the whole state twice for each action, and names the path only, after the fact.
 */
export function frozen<State, Action extends UnknownAction, Before>(
  reducer: Reducer<State, Action, Before>,
): Reducer<State, Action, Before> {
  return (state, action) => {
    const next = reducer(state, action);
    freeze(next);
    return next;
  };
}
