import type { Slice, UnknownAction } from '@reduxjs/toolkit';
import { EDITABLE_LOT_FIELDS, PRIVATE_LOT_FIELDS } from '../../domain/lots/lot';
import { createRootReducer } from '../../store/rootReducer';
import { slicesOfModule } from './slicesOfModule';
import type { KeptSession } from './keptSession';
import {
  createPlainReader,
  type Difference,
  differencesOf,
  isWithin,
  joinPath,
  leadsTo,
  type Plain,
  withValue,
} from './plainPaths';
import type { Renames } from './renames';

/** What the reducers of a build make of recorded actions. */
export interface ReplayedStore {
  readonly state: () => Plain;
  readonly take: (action: UnknownAction) => void;
}

interface ReplayParts {
  readonly createReducer?: typeof createRootReducer;
  /** The slices of a lazy module; null: there is no such module. */
  readonly slicesOf?: (module: string) => readonly Slice[] | null;
}

/** The reducers without anything that acts: an action of a lazy module brings its slices, as in the store. */
export function createReplayedStore(
  preloaded: Plain,
  { createReducer = createRootReducer, slicesOf = slicesOfModule }: ReplayParts = {},
): ReplayedStore {
  const reducer = createReducer();
  let state = reducer(preloaded as never, { type: '@@replay' });
  const read = createPlainReader();
  return {
    state: () => read(state),
    take(action) {
      if (action.type === 'modules/moduleInjected') {
        const { name } = action['payload'] as { readonly name: string };
        const slices = slicesOf(name);
        if (slices === null) throw new Error(`No module is called "${name}": say in renames.ts what it is now.`);
        for (const slice of slices) reducer.inject(slice);
      }
      state = reducer(state, action);
    },
  };
}

type Move = Renames['paths'][number];

/** What a move finds in a state: the paths, and what is there. */
function findIn(value: Plain, was: string, path = ''): (readonly [path: string, value: Plain])[] {
  if (path !== '' && isWithin(path, was)) return [[path, value]];
  if (typeof value !== 'object' || value === null || !leadsTo(path, was)) return [];
  return Object.entries(value).flatMap(([key, each]) => findIn(each as Plain, was, joinPath(path, key)));
}

/** A state with what a move finds at the place of today. A `*` keeps the key that stood there. */
function moved(state: Plain, { was, now }: Move): Plain {
  return findIn(state, was).reduce((rest, [path, value]) => {
    const without = withValue(rest, path, undefined) ?? {};
    const names = path.split('/');
    const place = now?.split('/').map((name, at) => (name === '*' ? (names[at] ?? name) : name));
    return place === undefined ? without : (withValue(without, place.join('/'), value) ?? {});
  }, state);
}

function actionNow({ type, ...rest }: UnknownAction, { actions, modules }: Renames): UnknownAction {
  const action = { ...rest, type: actions[type] ?? type };
  if (action.type !== 'modules/moduleInjected') return action;
  const { name } = rest['payload'] as { readonly name: string };
  return { ...action, payload: { name: modules.find(({ was }) => was === name)?.now ?? name } };
}

/** A state without what was added to its lists since. */
function asLong(state: Plain, then: Plain, list: string): Plain {
  const [[, now] = [], [, before] = []] = [findIn(state, list)[0], findIn(then, list)[0]];
  if (!Array.isArray(now) || !Array.isArray(before) || isSame(now, before)) return state;
  return (
    withValue(
      state,
      list,
      now.filter((each) => before.includes(each)),
    ) ?? state
  );
}

const isSame = (one: Plain | undefined, other: Plain | undefined): boolean => differencesOf(one, other).length === 0;

/** The fields of a lot that the build of a session did not have: lots have them everywhere since, as new ones do. */
function fieldsSince({ sale }: KeptSession): ReadonlySet<string> {
  const known = new Set([...sale.after.lots, ...sale.after.privates].flatMap((each) => Object.keys(each)));
  return new Set([...EDITABLE_LOT_FIELDS, ...PRIVATE_LOT_FIELDS].filter((field) => !known.has(field)));
}

/** How many differences of one step are worth reading. */
const SHOWN = 5;
const short = (value: Plain | undefined): string => (JSON.stringify(value) ?? 'nothing').slice(0, 120);

/**
 * Replays a kept session through the reducers of today. Returns what is not as it was, at the first action after which
 * something differs; empty: every action led to the same state. `name` of the session's file, without its ending.
 */
export function replaySession(name: string, kept: KeptSession, renames: Renames, parts: ReplayParts = {}): string[] {
  const store = createReplayedStore(kept.preloaded, parts);
  const moves = renames.paths.filter(({ before }) => name < before);
  const later = fieldsSince(kept);
  const isMeant = ({ path, before, after }: Difference): boolean =>
    (before === undefined &&
      (later.has(path.split('/').at(-1) ?? '') || renames.added.some((place) => isWithin(path, place)))) ||
    renames.changed.some(
      ({ was = before, now = after, ...each }) =>
        name < each.before && isWithin(path, each.path) && isSame(was, before) && isSame(now, after),
    );
  const same = new WeakMap<object, object>();
  const compare = (then: Plain, when: string): string[] => {
    const past = moves.reduce(moved, then);
    const now = renames.grown.reduce((state, list) => asLong(state, past, list), store.state());
    const differences = differencesOf(past, now, same).filter((each) => !isMeant(each));
    return differences
      .slice(0, SHOWN)
      .map(({ path, before, after }) => `${when}: ${path} was ${short(before)} and is ${short(after)}`);
  };

  let then: Plain = kept.first;
  const atFirst = compare(then, 'before the first action');
  if (atFirst.length > 0) return atFirst;
  for (const [at, { action, set = {}, gone = [] }] of kept.steps.entries()) {
    for (const [path, value] of Object.entries(set)) then = withValue(then, path, value) ?? {};
    // From behind: what is taken out of a list moves the rest of it.
    for (const path of [...gone].reverse()) then = withValue(then, path, undefined) ?? {};
    store.take(actionNow(action, renames));
    const problems = compare(then, `after action ${String(at + 1)}, ${action.type}`);
    if (problems.length > 0) return problems;
  }
  const torn = differencesOf(kept.last, then);
  return torn.slice(0, SHOWN).map(({ path }) => `the kept session itself is torn: ${path}`);
}
