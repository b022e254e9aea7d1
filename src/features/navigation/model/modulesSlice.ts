import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Which lazy modules have their slices in the store. A page shows only while its module is named here. */
export interface ModulesState {
  readonly injected: readonly string[];
  /** A module or saga that gave up after its restarts: its name, for the crash notice. */
  readonly crashed: readonly string[];
  /** How many workers have failed. */
  readonly failures: number;
  /** Lazy modules that something waits for before any page asks for them. */
  readonly wanted: readonly string[];
}

const initialState: ModulesState = { injected: [], crashed: [], failures: 0, wanted: [] };

const add = (list: readonly string[], name: string) => (list.includes(name) ? list : [...list, name]);

const modulesSlice = createSlice({
  name: 'modules',
  initialState,
  reducers: {
    /** The slices of a lazy module are in the store from this action on. */
    moduleInjected: (state, { payload }: PayloadAction<{ name: string }>): ModulesState => ({
      ...state,
      injected: add(state.injected, payload.name),
    }),
    /** A supervised saga failed more often than it may be restarted. */
    sagaCrashed: (state, { payload }: PayloadAction<{ name: string }>): ModulesState => ({
      ...state,
      crashed: add(state.crashed, payload.name),
      wanted: add(state.wanted, 'session'),
    }),
    /** One worker failed unexpectedly; its watcher goes on. */
    workerFailed: (state, _action: PayloadAction<{ name: string }>): ModulesState => ({
      ...state,
      failures: state.failures + 1,
      // Which tells of it.
      wanted: add(state.wanted, 'session'),
    }),
    /** Something waits for this module. */
    moduleWanted: (state, { payload }: PayloadAction<{ name: string }>): ModulesState => ({
      ...state,
      wanted: add(state.wanted, payload.name),
    }),
  },
  selectors: {
    selectIsInjected: (state, name: string) => state.injected.includes(name),
    selectIsWanted: (state, name: string) => state.wanted.includes(name),
    selectCrashed: (state) => state.crashed,
    selectFailures: (state) => state.failures,
  },
});

export const { moduleInjected, sagaCrashed, workerFailed, moduleWanted } = modulesSlice.actions;
export const { selectIsInjected, selectIsWanted, selectCrashed, selectFailures } = modulesSlice.selectors;

export default modulesSlice;
