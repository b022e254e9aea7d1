import { knows, nextStatus, type EventOf, type MachineOf, type WithStatus } from './machine';
import type { ActionOf, Changes, Checked, Reducers, Rest } from './machineTypes';

/** Reports of unknown events are no part of what people load. */
const development = process.env.NODE_ENV !== 'production';

/**
 * What `moved` becomes by an event: the table decides whether it is taken, and which state comes next. Not taken, it is the
 * very same.
 */
export function transition<Moved extends WithStatus, On, Guards>(
  machine: MachineOf<Moved, On, Guards>,
  moved: Moved,
  event: EventOf<MachineOf<Moved, On, Guards>>,
  change: () => Partial<Moved>,
): Moved {
  if (!knows(machine, moved.status, event)) return moved;
  const changed = change();
  const status = nextStatus(machine, moved.status, event, changed.status);
  return status === null ? moved : ({ ...changed, status } as Moved);
}

/**
 * The reducers of a machine: its table decides whether an event is taken in the present state, and which state comes next.
 * A change gives the rest of the next state. `guards` are the conditions that the table names.
 */
export function follow<
  Moved extends WithStatus,
  On,
  Guards,
  All extends Changes<Moved, On, EventOf<MachineOf<Moved, On, Guards>>>,
>(
  machine: MachineOf<Moved, On, Guards>,
  changes: All,
  ...[guards]: Rest<Moved, On, Guards, All>
): Reducers<Moved, All> {
  const conditions = guards as unknown as Readonly<Record<string, Step<Moved, boolean>>> | undefined;
  const steps = Object.entries(changes as unknown as Readonly<Record<string, Step<Moved, Partial<Moved>>>>);
  const reducers = steps.map(([name, change]): [string, Step<Moved>] => {
    const event = name as EventOf<MachineOf<Moved, On, Guards>>;
    const isMet = conditions?.[machine.guards?.[event] ?? ''];
    const check = ({ status: state }: Moved) =>
      knows(machine, state, event) ? null : { machine: machine.name, state, event };
    const reduce: Step<Moved> = (state, action) => {
      const isTaken = knows(machine, state.status, event) && isMet?.(state, action) !== false;
      return isTaken ? transition(machine, state, event, () => change(state, action)) : state;
    };
    return [name, development ? Object.assign(reduce, { check }) : reduce];
  });
  return Object.fromEntries(reducers) as Reducers<Moved, All>;
}

type Step<Of, Result = Of> = (state: Of, action: unknown) => Result;

/** The same reducers for a part of a slice's state. */
export function within<State, All extends Readonly<Record<string, (part: never, action: never) => unknown>>>(
  reducers: All,
  read: (state: State, action: ActionOf<All[keyof All]>) => ReturnType<All[keyof All]>,
  write: (state: State, part: ReturnType<All[keyof All]>, action: ActionOf<All[keyof All]>) => State,
): Reducers<State, All> {
  type Part = ReturnType<All[keyof All]>;
  const steps = Object.entries(reducers as unknown as Readonly<Record<string, Step<Part>>>);
  const widened = steps.map(([name, step]): [string, Step<State>] => {
    const reduce = (state: State, action: ActionOf<All[keyof All]>): State => {
      const before = read(state, action);
      const after = step(before, action);
      return after === before ? state : write(state, after, action);
    };
    const { check } = step as Checked;
    const checkPart = (state: State, action: ActionOf<All[keyof All]>) => check?.(read(state, action), action) ?? null;
    return [name, (development ? Object.assign(reduce, { check: checkPart }) : reduce) as Step<State>];
  });
  return Object.fromEntries(widened) as Reducers<State, All>;
}
