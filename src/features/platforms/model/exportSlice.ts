import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ExportedLots, PlatformSale } from '../../../domain/platforms/platformLot';
import type { BundleForm } from '../../../domain/platforms/file/workbookForm';
import { transition } from '../../../shared/machineReducers';
import { signedOut } from '../../auth/model/authSlice';
import {
  bundleMachine,
  type BundleEvent,
  type BundleProblem,
  type BundleRun,
  type BundleWay,
  type LeftOutPhoto,
  NO_RUN,
} from './bundleMachine';

interface ExportState {
  /** The sale whose export page was opened last; null before. */
  readonly saleId: string | null;
  /** Null before a person has chosen: the first of the list. */
  readonly platformId: string | null;
  readonly lots: ExportedLots;
  /** As the person has typed them; for a selection. */
  readonly numbers: string;
  readonly withPhotos: boolean;
  /** Of the data file, where the platform takes both. */
  readonly form: BundleForm;
  readonly run: BundleRun;
  /** `YYYY-MM-DD` where the person is; null before the export page was opened. */
  readonly today: string | null;
}

const initialState: ExportState = {
  saleId: null,
  platformId: null,
  lots: 'all',
  numbers: '',
  withPhotos: true,
  form: 'text',
  run: NO_RUN,
  today: null,
};

/** What a person may choose. */
export type ExportChoices = Pick<ExportState, 'lots' | 'numbers' | 'withPhotos' | 'form'> & {
  readonly platformId: string;
};

/** Makes a bundle. `fieldNames`: as the reader's language calls what goes behind a description. */
export const downloadBundle = createAction<{
  saleId: string;
  platformId: string;
  lots: ExportedLots;
  numbers: string;
  withPhotos: boolean;
  form: BundleForm;
  way: BundleWay;
  fieldNames: PlatformSale['fieldNames'];
}>('export/downloadBundle');
export const pauseBundle = createAction('export/pauseBundle');
export const resumeBundle = createAction('export/resumeBundle');
export const cancelBundle = createAction('export/cancelBundle');

const move = (state: ExportState, event: BundleEvent, change: Partial<BundleRun> = {}): ExportState => {
  const run = transition(bundleMachine, state.run, event, () => ({ ...state.run, ...change }));
  return run === state.run ? state : { ...state, run };
};

/** What a run says of itself, before its first photo. */
export type BundleBegun = Pick<BundleRun, 'way' | 'name' | 'lots' | 'total'> & { readonly saleId: string };

const slice = createSlice({
  name: 'export',
  initialState,
  reducers: {
    exportChosen: (state, { payload }: PayloadAction<Partial<ExportChoices>>) =>
      move({ ...state, ...payload }, 'choicesChanged', NO_RUN),
    /** Of another sale: numbers that were typed for the one before say nothing of it, nor does how its bundle ended. */
    exportOpened: (state, { payload: { saleId } }: PayloadAction<{ saleId: string }>) =>
      saleId === state.saleId ? state : move({ ...state, saleId, lots: 'all', numbers: '' }, 'choicesChanged', NO_RUN),
    dayBegan: (state, { payload }: PayloadAction<{ today: string }>): ExportState => ({
      ...state,
      today: payload.today,
    }),
    folderAsked: (state) => move(state, 'asked', NO_RUN),
    folderNotChosen: (state) => move(state, 'notChosen'),
    bundleBegun: (state, { payload }: PayloadAction<BundleBegun>) => move(state, 'begun', { ...NO_RUN, ...payload }),
    bundleProgressed: (
      state,
      { payload }: PayloadAction<{ done: number; bytes: number; left: readonly LeftOutPhoto[] }>,
    ) => move(state, 'progressed', payload),
    bundleLostNetwork: (state) => move(state, 'networkLost'),
    bundleFoundNetwork: (state) => move(state, 'networkBack'),
    bundleSaved: (
      state,
      {
        payload: { fileName, lots },
      }: PayloadAction<{ saleId: string; platformId: string; fileName: string; lots: number }>,
    ) => move(state, 'saved', { name: fileName, lots }),
    bundleFailed: (state, { payload }: PayloadAction<{ problem: BundleProblem }>) => move(state, 'failed', payload),
  },
  extraReducers: (builder) =>
    builder
      .addCase(pauseBundle, (state) => move(state, 'paused'))
      .addCase(resumeBundle, (state) => move(state, 'resumed'))
      .addCase(cancelBundle, (state) => move(state, 'cancelled'))
      .addCase(signedOut, () => initialState),
});

export default slice;
export const {
  exportChosen,
  exportOpened,
  dayBegan,
  folderAsked,
  folderNotChosen,
  bundleBegun,
  bundleProgressed,
  bundleLostNetwork,
  bundleFoundNetwork,
  bundleSaved,
  bundleFailed,
} = slice.actions;

interface WithExport {
  readonly export?: ExportState;
}

export const selectExport = (state: WithExport): ExportState => state.export ?? initialState;
export const selectBundleRun = (state: WithExport): BundleRun => selectExport(state).run;
