import type { Slice, UnknownAction } from '@reduxjs/toolkit';
import { createRootReducer } from '../../store/rootReducer';
import { slicesOfModule } from './slicesOfModule';
import type { KeptSession } from './keptSession';
import {
  createPlainReader,
  type Difference,
  differencesOf,
  isWithin,
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

/** The path of today; null: there is nothing like it any more. */
function pathNow(path: string, { paths }: Renames): string | null {
  const [old, now] = Object.entries(paths).find(([each]) => isWithin(path, each)) ?? [];
  if (old === undefined) return path;
  if (now === undefined || now === null) return null;
  const names = path.split('/');
  const rest = names.slice(old.split('/').length);
  // A `*` keeps the key that stood there.
  return [...now.split('/').map((name, at) => (name === '*' ? (names[at] ?? name) : name)), ...rest].join('/');
}

/** A state as it was kept, with its parts where they are today. */
function stateNow(kept: Plain, renames: Renames): Plain {
  const places = Object.keys(renames.paths);
  let state: Plain | undefined = kept;
  const move = (value: Plain, path: string): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, each] of Object.entries(value)) {
      const old = path === '' ? key : `${path}/${key}`;
      const now = pathNow(old, renames);
      if (now !== old) state = withValue(state, old, undefined);
      if (now !== old && now !== null) state = withValue(state, now, each);
      if (now === old && places.some((place) => leadsTo(old, place))) move(each, old);
    }
  };
  move(kept, '');
  return state ?? {};
}

function actionNow({ type, ...rest }: UnknownAction, { actions, modules }: Renames): UnknownAction {
  const action = { ...rest, type: actions[type] ?? type };
  if (action.type !== 'modules/moduleInjected') return action;
  const { name } = rest['payload'] as { readonly name: string };
  return { ...action, payload: { name: modules[name] ?? name } };
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
  const isMeant = ({ path, before }: Difference): boolean =>
    (before === undefined && renames.added.some((place) => isWithin(path, place))) ||
    renames.changed.some((each) => name < each.before && isWithin(path, each.path));
  const same = new WeakMap<object, object>();
  const compare = (then: Plain, when: string): string[] => {
    const differences = differencesOf(stateNow(then, renames), store.state(), same).filter((each) => !isMeant(each));
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
