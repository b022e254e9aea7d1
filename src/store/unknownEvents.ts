import { isAction, type Middleware, type Slice } from '@reduxjs/toolkit';
import type { Checked, UnknownEvent } from '../shared/machineTypes';

/** The event of one of these slices that a machine does not know in the state before it; null when there is none. */
export function findUnknown(
  slices: readonly Slice[],
  root: Readonly<Record<string, unknown>>,
  action: { readonly type: string },
): UnknownEvent | null {
  for (const { name, reducerPath, caseReducers } of slices) {
    if (!action.type.startsWith(`${name}/`) || root[reducerPath] === undefined) continue;
    const reducer = caseReducers[action.type.slice(name.length + 1)] as Checked | undefined;
    return reducer?.check?.(root[reducerPath], action) ?? null;
  }
  return null;
}

/** Reports events that change nothing because the present state does not know them. For development only. */
export function reportUnknownEvents(
  slices: () => readonly Slice[],
  report: (event: UnknownEvent) => void,
): Middleware<object, Readonly<Record<string, unknown>>> {
  return ({ getState }) =>
    (next) =>
    (action) => {
      const unknown = isAction(action) ? findUnknown(slices(), getState(), action) : null;
      if (unknown !== null) report(unknown);
      return next(action);
    };
}
