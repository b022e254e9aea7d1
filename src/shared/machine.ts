/**
 * State machines as data. A table names, for each state, the events it knows and the states they may lead to; reducers
 * ask it before they change anything, docs/state-machines.md is generated from it, and model-based tests walk it.
 */
export interface Machine<State extends string, Event extends string> {
  readonly name: string;
  readonly initial: State;
  readonly on: Readonly<Record<State, Readonly<Partial<Record<Event, State | readonly State[]>>>>>;
}

export function defineMachine<State extends string, Event extends string>(
  machine: Machine<State, Event>,
): Machine<State, Event> {
  return machine;
}

/** The states that `event` may lead to from `state`; empty when the state does not know the event. */
export function targets<State extends string, Event extends string>(
  machine: Machine<State, Event>,
  state: State,
  event: Event,
): readonly State[] {
  const target: State | readonly State[] | undefined = machine.on[state][event];
  if (target === undefined) return [];
  return isList(target) ? target : [target];
}

function isList<State>(target: State | readonly State[]): target is readonly State[] {
  return Array.isArray(target);
}

/** Whether `state` knows `event`. An event it does not know changes nothing. */
export function knows<State extends string, Event extends string>(
  machine: Machine<State, Event>,
  state: State,
  event: Event,
): boolean {
  return machine.on[state][event] !== undefined;
}
