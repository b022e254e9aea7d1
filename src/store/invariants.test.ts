import { configureStore, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { makeTestStore } from '../testing/stores/makeTestStore';
import { entriesToCheck, frozen } from './invariants';

const frozenList = (...values: unknown[]) => Object.freeze(values);

/** A reducer by hand, which freezes nothing by itself, in a store that is checked as the application's is. */
function byHand(change: (state: Record<string, unknown>, payload: unknown) => Record<string, unknown>) {
  return configureStore({
    reducer: frozen((state: Record<string, unknown> = { lots: { a: { title: 'Chair' } } }, action) =>
      action.type === 'changed' ? change(state, (action as PayloadAction).payload) : state,
    ),
    middleware: (getDefault) =>
      getDefault({ serializableCheck: { getEntries: entriesToCheck, disableCache: true }, immutableCheck: false }),
  });
}

describe('a state that nobody can change', () => {
  it('throws a TypeError when a part is changed, deep down too, at the first moment and later', () => {
    const store = byHand((state) => ({ ...state, more: { list: [{ words: 'open' }] } }));
    const first = store.getState() as { lots: { a: { title: string } } };
    expect(() => (first.lots.a.title = 'Table')).toThrow(TypeError);

    store.dispatch({ type: 'changed' });
    const { more } = store.getState() as unknown as { more: { list: { words: string }[] } };
    expect(() => more.list.push({ words: 'more' })).toThrow(TypeError);
    expect(() => Object.assign(more.list[0] ?? {}, { words: 'other' })).toThrow(TypeError);
    expect(more).toEqual({ list: [{ words: 'open' }] });
  });

  it('lets a reducer know that it has changed what it was given', () => {
    const store = byHand((state) => {
      state.lots = {};
      return state;
    });
    expect(() => store.dispatch({ type: 'changed' })).toThrow(TypeError);
    expect(store.getState()).toEqual({ lots: { a: { title: 'Chair' } } });
  });

  it('is that of the application, with every slice', async () => {
    const { store } = makeTestStore();
    const state = store.getState() as unknown as Record<string, Record<string, unknown>>;
    expect(() => (state.auth = {})).toThrow(TypeError);
    for (const slice of Object.values(state)) expect(() => (slice.added = 1)).toThrow(TypeError);
    await store.stop();
  });

  it('does not walk below what a slice has frozen', () => {
    const open = { words: 'as it was' };
    const reducer = frozen(() => ({ kept: Object.freeze({ open }) }));
    reducer(undefined, { type: 'any' });
    expect(Object.isFrozen(open)).toBe(false);
  });
});

describe('what is checked for plain data', () => {
  it('is every part of what is open, each time', () => {
    const open = { one: 1, two: frozenList(2) };
    for (const time of [1, 2]) expect([time, entriesToCheck(open)]).toEqual([time, Object.entries(open)]);
  });

  it('is what is frozen, once', () => {
    const kept = frozenList('a', 'b');
    expect(entriesToCheck(kept)).toEqual([
      ['0', 'a'],
      ['1', 'b'],
    ]);
    expect(entriesToCheck(kept)).toEqual([]);
  });

  it.each([null, undefined, 'text', 7])('has no parts in %p', (value) => {
    expect(entriesToCheck(value)).toEqual([]);
  });

  it.each([
    ['a date', (): unknown => new Date(0)],
    ['a function deep down', (): unknown => ({ lots: [{ act: () => undefined }] })],
  ])('says on the console that there is %s', (_what, make) => {
    const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const slice = createSlice({
      name: 'lots',
      initialState: { value: null as unknown },
      reducers: { came: () => ({ value: make() }) },
    });
    const store = configureStore({
      reducer: frozen(slice.reducer),
      middleware: (getDefault) =>
        getDefault({ serializableCheck: { getEntries: entriesToCheck, disableCache: true }, immutableCheck: false }),
    });
    store.dispatch(slice.actions.came());
    expect(said.mock.calls.map(([words]) => String(words).split('. ')[0])).toEqual([
      expect.stringMatching(/^A non-serializable value was detected in the state, in the path: `value/),
    ]);
    said.mockRestore();
  });
});
