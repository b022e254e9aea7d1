import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Which lazy modules have their slices in the store. A page shows only while its module is named here. */
export interface ModulesState {
  readonly injected: readonly string[];
  /** A module or saga that gave up after its restarts: its name, for the crash notice. */
  readonly crashed: readonly string[];
}

const initialState: ModulesState = { injected: [], crashed: [] };

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
    }),
  },
  selectors: {
    selectIsInjected: (state, name: string) => state.injected.includes(name),
    selectCrashed: (state) => state.crashed,
  },
});

export const { moduleInjected, sagaCrashed } = modulesSlice.actions;
/** One worker failed unexpectedly; its watcher goes on. */
export const workerFailed = createAction<{ name: string }>('modules/workerFailed');

export const { selectIsInjected, selectCrashed } = modulesSlice.selectors;

export default modulesSlice;
