import { createSlice, type UnknownAction } from '@reduxjs/toolkit';
import { createRootReducer } from '../../store/rootReducer';
import type { KeptSession } from './keptSession';
import { RENAMES } from './renames';
import { replaySession } from './replaySession';
import { readSession } from './sessionFiles';
import { slicesOfModule } from './slicesOfModule';

const NAME = '2026-11-26';
const kept = readSession(NAME);
const text = JSON.stringify(kept);
/** As an older build would have kept it. */
const older = (change: (text: string) => string): KeptSession => JSON.parse(change(text)) as KeptSession;
const withAction = (type: string, change: (action: UnknownAction) => UnknownAction): KeptSession => {
  const place = kept.steps.findIndex(({ action }) => action.type === type);
  return {
    ...kept,
    steps: kept.steps.map((step, at) => (at === place ? { ...step, action: change(step.action) } : step)),
  };
};
/** The present build but for one slice of the workspace, which does something else. */
const withSlice = (name: string, reduce: (state: never, action: UnknownAction) => object) => ({
  slicesOf: (module: string) =>
    slicesOfModule(module)?.map((slice) =>
      slice.name === name
        ? {
            ...slice,
            reducer: (state: object | undefined, action: UnknownAction) =>
              reduce(slice.reducer(state, action) as never, action),
          }
        : slice,
    ) ?? null,
});

describe('a replay', () => {
  it('finds a reducer that does something else, with the action and the path', () => {
    const forgets = withSlice('numbering', (state: { readonly run: object | null }, { type }) =>
      type === 'numbering/numberingFinished' ? { ...state, report: null } : state,
    );
    const [problem] = replaySession(NAME, kept, RENAMES, forgets);
    expect(problem).toMatch(
      /^after action \d+, numbering\/numberingFinished: numbering\/report was \{.+\} and is null$/,
    );
  });

  it('finds a reducer of the core that does something else', () => {
    const createReducer = () => {
      const reducer = createRootReducer();
      const odd = (state: Parameters<typeof reducer>[0], action: UnknownAction) =>
        action.type === 'navigation/locationChanged' ? reducer(state, { type: 'nothing' }) : reducer(state, action);
      return Object.assign(odd, reducer) as typeof reducer;
    };
    const [problem] = replaySession(NAME, kept, RENAMES, { createReducer });
    expect(problem).toBe('after action 7, navigation/locationChanged: navigation/path was "/sign-up" and is "/"');
  });

  it('finds an action with another content', () => {
    const changed = withAction('auth/signedIn', (action) => ({
      ...action,
      payload: { ...(action['payload'] as object), uid: 'x' },
    }));
    expect(replaySession(NAME, changed, RENAMES)[0]).toMatch(
      /, auth\/signedIn: auth\/user\/uid was "user-1" and is "x"$/,
    );
  });

  it('finds an action that no reducer knows any more', () => {
    const [problem] = replaySession(
      NAME,
      older((all) => all.replaceAll('saves/saveKept', 'saves/keptHere')),
      RENAMES,
    );
    expect(problem).toMatch(/, saves\/keptHere: saves\/buckets\/\d+\/\w+\/\w+ was /);
  });

  it('finds a part of the state that is gone, one that came, and a module that is not there', () => {
    const [gone] = replaySession(NAME, { ...kept, first: { ...(kept.first as object), cellar: {} } }, RENAMES);
    expect(gone).toBe('before the first action: cellar was {} and is nothing');
    const cellar = createSlice({ name: 'cellar', initialState: { bottles: 1 }, reducers: {} });
    const came = {
      slicesOf: (name: string) => [...(slicesOfModule(name) ?? []), ...(name === 'workspace' ? [cellar] : [])],
    };
    const [more] = replaySession(NAME, kept, RENAMES, came);
    expect(more).toMatch(/, modules\/moduleInjected: cellar was nothing and is \{"bottles":1\}$/);
    expect(replaySession(NAME, kept, { ...RENAMES, added: [...RENAMES.added, 'cellar'] }, came)).toEqual([]);
    const lost = older((all) => all.replaceAll('{"name":"workspace"}', '{"name":"cellar"}'));
    expect(() => replaySession(NAME, lost, RENAMES)).toThrow('No module is called "cellar"');
  });

  it('finds a session that was torn', () => {
    expect(replaySession(NAME, { ...kept, last: {} }, RENAMES)).not.toEqual([]);
  });
});

describe('a rename is a line', () => {
  it('of an action', () => {
    const renamed = older((all) => all.replaceAll('saves/saveKept', 'saves/keptHere'));
    const actions = { 'saves/keptHere': 'saves/saveKept' };
    expect(replaySession(NAME, renamed, { ...RENAMES, actions })).toEqual([]);
  });

  it('of a module', () => {
    const renamed = older((all) =>
      all.replaceAll('{"name":"workspace"}', '{"name":"cellar"}').replaceAll('"workspace"', '"cellar"'),
    );
    const changed = [
      { path: 'modules/injected/*', before: '9', was: 'cellar', now: 'workspace', why: 'as the module' },
    ];
    expect(
      replaySession(NAME, renamed, { ...RENAMES, modules: [{ was: 'cellar', now: 'workspace' }], changed }),
    ).toEqual([]);
  });

  it('of a slice', () => {
    const renamed = older((all) =>
      all
        .replaceAll('"claims":{', '"stock":{')
        .replaceAll('"claims/', '"stock/')
        .replaceAll('"type":"stock/', '"type":"claims/'),
    );
    expect(replaySession(NAME, renamed, RENAMES)).not.toEqual([]);
    expect(replaySession(NAME, renamed, { ...RENAMES, paths: [{ before: '9', was: 'stock', now: 'claims' }] })).toEqual(
      [],
    );
  });

  it('of a field, also where any key leads to it', () => {
    const renamed = older((all) => all.replaceAll('"begun":', '"started":').replaceAll('/begun"', '/started"'));
    expect(replaySession(NAME, renamed, RENAMES)).not.toEqual([]);
    const paths = [{ before: '9', was: 'photos/intake/*/started', now: 'photos/intake/*/begun' }];
    expect(replaySession(NAME, renamed, { ...RENAMES, paths })).toEqual([]);
  });

  it('of a list that has more since, and nothing less or in another order', () => {
    const withColumns = (change: (order: readonly string[]) => readonly string[]) =>
      withSlice('grid', (state: { readonly plan: { readonly order: readonly string[] } }) => ({
        ...state,
        plan: { ...state.plan, order: change(state.plan.order) },
      }));
    const more = withColumns((order) => (order.includes('shelf') ? order : order.toSpliced(3, 0, 'shelf')));
    expect(replaySession(NAME, kept, RENAMES, more)).toEqual([]);
    expect(replaySession(NAME, kept, { ...RENAMES, grown: [] }, more)).not.toEqual([]);
    for (const change of [
      (order: readonly string[]) => order.filter((each) => each !== 'title'),
      (order: readonly string[]) => order.toReversed(),
    ]) {
      expect(replaySession(NAME, kept, RENAMES, withColumns(change))).not.toEqual([]);
    }
  });

  it('of what is another value since, for the sessions before', () => {
    const other = older((all) =>
      all

        .replaceAll('"dialog":{"kind":"closed"}', '"dialog":{"kind":"none"}'),
    );
    expect(replaySession(NAME, other, RENAMES)).not.toEqual([]);
    const changed = (before: string, now?: string) => [
      { path: 'numbering/dialog/kind', before, was: 'none', why: 'a name', ...(now !== undefined && { now }) },
    ];
    expect(replaySession(NAME, other, { ...RENAMES, changed: changed('2026-11-27') })).toEqual([]);
    expect(replaySession(NAME, other, { ...RENAMES, changed: changed(NAME) })).not.toEqual([]);
    expect(replaySession(NAME, other, { ...RENAMES, changed: changed('9', 'open') })).not.toEqual([]);
  });
});
