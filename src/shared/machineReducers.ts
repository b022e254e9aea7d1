import { knows, nextStatus, type EventOf, type MachineOf, type WithStatus } from './machine';

/** Reports of unknown events are no part of what people load. */
const development = process.env.NODE_ENV !== 'production';

/** The states in which a table knows an event. */
type From<On, Event> = { [State in keyof On]: Event extends keyof On[State] ? State : never }[keyof On];
type Each<Target> = Target extends readonly (infer State)[] ? State : Target;
/** The states to which a table lets an event lead. */
type To<On, Event> = { [State in keyof On]: Event extends keyof On[State] ? Each<On[State][Event]> : never }[keyof On];

/** What has the type `Moved`, in one of these states. */
type In<Moved extends WithStatus, State> = Moved extends unknown
  ? State extends Moved['status']
    ? Moved & { readonly status: State }
    : never
  : never;

type WithoutStatus<Moved> = Moved extends unknown ? Omit<Moved, 'status'> : never;
type IsUnion<Type, All = Type> = (Type extends unknown ? ([All] extends [Type] ? never : true) : never) extends never
  ? false
  : true;

/** With one target the table says the next status; with several the change chooses one of them. */
type Next<Moved extends WithStatus, Target> =
  IsUnion<Target> extends true ? In<Moved, Target> : WithoutStatus<In<Moved, Target>>;

/** For each event of the table what it changes. `state` is in a state that knows the event. */
export type Changes<Moved extends WithStatus, On, Event extends string> = {
  readonly [Name in Event]: (state: In<Moved, From<On, Name>>, action: never) => Next<Moved, To<On, Name>>;
};

type Conditions<Moved extends WithStatus, On, Guards> = {
  readonly [Name in keyof Guards as Guards[Name] & string]: (
    state: In<Moved, From<On, Name>>,
    action: never,
  ) => boolean;
};

type ActionOf<Change> = Change extends (state: never, action: infer Action) => unknown ? Action : never;

export type Reducers<Moved, All> = {
  readonly [Name in keyof All]: (state: Moved, action: ActionOf<All[Name]>) => Moved;
};

type Listed<Target> = Target extends readonly (infer State)[] ? State : never;
/** The targets between which a table leaves the choice. */
type Chosen<On, Event> = {
  [State in keyof On]: Event extends keyof On[State] ? Listed<On[State][Event]> : never;
}[keyof On];

/** What comes with an event beside its data: the next status where a state has several targets for it, else none. */
export type Choice<M, Event> =
  M extends MachineOf<infer Moved, infer On, infer _Guards>
    ? Chosen<On, Event> extends never
      ? { readonly status?: undefined }
      : { readonly status: Chosen<On, Event> & Moved['status'] }
    : never;

/** An event that changes nothing, because the table does not know it in the present state. */
export interface UnknownEvent {
  readonly machine: string;
  readonly state: string;
  readonly event: string;
}

/** What a reducer of a machine carries in development: whether its event is unknown in a state, for a report. */
export interface Checked {
  readonly check?: (state: unknown, action: unknown) => UnknownEvent | null;
}

type KeysOf<Type> = Type extends unknown ? keyof Type : never;
/** What a change gives that no state has to which its event leads. */
type Surplus<Moved extends WithStatus, On, All> = {
  [Name in keyof All]: All[Name] extends (state: never, action: never) => infer Given
    ? Exclude<KeysOf<Given>, KeysOf<In<Moved, To<On, Name>>>>
    : never;
}[keyof All];

/** The last argument of `follow`: nobody can give it where the changes do not fit the table. */
type Rest<Moved extends WithStatus, On, Guards, All> =
  Exclude<keyof All, EventOf<MachineOf<Moved, On, Guards>>> extends never
    ? Surplus<Moved, On, All> extends never
      ? keyof Guards extends never
        ? []
        : [guards: Conditions<Moved, On, Guards>]
      : [noSuchField: { readonly noSuchField: Surplus<Moved, On, All> }]
    : [noSuchEvent: { readonly noSuchEvent: Exclude<keyof All, EventOf<MachineOf<Moved, On, Guards>>> }];

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
 * A change gives the rest of what is there then. `guards` are the conditions that the table names.
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
