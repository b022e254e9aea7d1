import { type Draft, original } from '@reduxjs/toolkit';

/**
 * For a reducer that copies by itself what it changes. A slice hands every reducer a draft, and looks through all that
 * comes back for what is to be frozen; this one is handed the state itself, and nobody looks through what comes back.
 */
export function bypassImmer<State extends object, Action>(
  reduce: (state: State, action: Action) => State,
): (draft: Draft<State>, action: Action) => State {
  return (draft, action) => Object.freeze(reduce(original(draft) as State, action));
}
