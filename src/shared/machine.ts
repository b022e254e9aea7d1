/**
 * State machines as data. A table names, for each state, the events it knows and the states they lead to. Reducers run it
 * (machineReducers.ts), docs/state-machines.md is generated from it, and model-based tests walk it.
 */
export interface Machine<State extends string, Event extends string> {
  readonly name: string;
  readonly initial: State;
  readonly on: Readonly<Record<State, Readonly<Partial<Record<Event, State | readonly State[]>>>>>;
  /** The names of conditions: an event with one is taken only while it holds. */
  readonly guards?: Readonly<Partial<Record<Event, string>>>;
}

/** What a machine moves: an object that says in which state it is. */
export interface WithStatus {
  readonly status: string;
}

type Table<State extends string> = Readonly<Record<State, Readonly<Partial<Record<string, State | readonly State[]>>>>>;

/** Every event that a table names. */
type EventIn<On> = { [State in keyof On]: keyof On[State] }[keyof On] & string;

declare const literal: unique symbol;

/** A machine whose table the compiler knows word for word. */
export interface MachineOf<Moved extends WithStatus, On, Guards> extends Machine<Moved['status'], EventIn<On>> {
  /** Exists for the compiler only. */
  readonly [literal]?: { readonly moved: Moved; readonly on: On; readonly guards: Guards };
}

/** The events of a machine. */
export type EventOf<M> = M extends MachineOf<infer _Moved, infer On, infer _Guards> ? EventIn<On> : never;

/** A table for what has the type `Moved`: a state that the type does not have, or that the table leaves out, does not compile. */
export const defineMachine =
  <Moved extends WithStatus>() =>
  <
    const On extends Table<Moved['status']>,
    const Guards extends Readonly<Partial<Record<EventIn<On>, string>>> = Readonly<Record<never, string>>,
  >(machine: {
    readonly name: string;
    readonly initial: Moved['status'];
    readonly on: On & Readonly<Record<Exclude<keyof On, Moved['status']>, never>>;
    readonly guards?: Guards;
  }): MachineOf<Moved, On, Guards> =>
    machine as MachineOf<Moved, On, Guards>;

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

/**
 * Where `event` leads from `state`; null when the state does not know it. Where the table has several targets, `wanted`
 * chooses, and what is none of them leads nowhere.
 */
export function nextStatus<State extends string, Event extends string>(
  machine: Machine<State, Event>,
  state: State,
  event: Event,
  wanted?: State,
): State | null {
  const known = targets(machine, state, event);
  return (known.length > 1 ? known.find((target) => target === wanted) : known[0]) ?? null;
}
