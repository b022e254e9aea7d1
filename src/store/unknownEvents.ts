import { isAction, type Middleware } from '@reduxjs/toolkit';
import { knows, type Machine } from '../shared/machine';

export interface UnknownEvent {
  readonly machine: string;
  readonly state: string;
  readonly event: string;
}

/** Says that an action carries an event which a machine does not know in the state before it; null otherwise. */
export type EventCheck = (state: unknown, action: { readonly type: string }) => UnknownEvent | null;

interface Node {
  readonly status?: unknown;
  readonly [key: string]: unknown;
}

function statusAt(state: unknown, path: string, part: string | null): string | null {
  const slice = (state as Readonly<Record<string, Node | undefined>>)[path];
  const node = part === null ? slice : (slice?.[part] as Node | undefined);
  return typeof node?.status === 'string' ? node.status : null;
}

/**
 * The check of a machine that is a slice: its state is `status`, its events are the slice's own actions. `part`: the key
 * in the slice under which the machine is, when it is not the whole of it.
 */
export function sliceCheck<State extends string, Event extends string>(
  path: string,
  machine: Machine<State, Event>,
  part: string | null = null,
): EventCheck {
  const states = machine.on as Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  const events = new Set(Object.values(states).flatMap((known) => Object.keys(known)));
  return (root, action) => {
    const event = action.type.startsWith(`${path}/`) ? action.type.slice(path.length + 1) : '';
    const status = statusAt(root, path, part);
    if (status === null || !events.has(event) || !(status in states)) return null;
    return knows(machine, status as State, event as Event) ? null : { machine: machine.name, state: status, event };
  };
}

/** Reports events that change nothing because the present state does not know them. For development only. */
export function reportUnknownEvents(
  checks: () => readonly EventCheck[],
  tell: (event: UnknownEvent) => void,
): Middleware {
  return ({ getState }) =>
    (next) =>
    (action) => {
      if (isAction(action)) {
        const before: unknown = getState();
        for (const check of checks()) {
          const unknown = check(before, action);
          if (unknown) tell(unknown);
        }
      }
      return next(action);
    };
}
