import type { EventOf, MachineOf, WithStatus } from './machine';

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

export type ActionOf<Change> = Change extends (state: never, action: infer Action) => unknown ? Action : never;

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
export type Rest<Moved extends WithStatus, On, Guards, All> =
  Exclude<keyof All, EventOf<MachineOf<Moved, On, Guards>>> extends never
    ? Surplus<Moved, On, All> extends never
      ? keyof Guards extends never
        ? []
        : [guards: Conditions<Moved, On, Guards>]
      : [noSuchField: { readonly noSuchField: Surplus<Moved, On, All> }]
    : [noSuchEvent: { readonly noSuchEvent: Exclude<keyof All, EventOf<MachineOf<Moved, On, Guards>>> }];
