import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ExportedLots, PlatformSale } from '../../../domain/platforms/platformLot';
import { signedOut } from '../../auth/model/authSlice';

export type ExportRun =
  | { readonly status: 'idle' }
  | { readonly status: 'saved'; readonly fileName: string; readonly lots: number }
  | { readonly status: 'failed' };

interface ExportState {
  /** Null before a person has chosen: the first of the list. */
  readonly platformId: string | null;
  readonly lots: ExportedLots;
  readonly run: ExportRun;
}

const initialState = { platformId: null, lots: 'all', run: { status: 'idle' } } as ExportState;

/** Gives the data file to the person. `fieldNames`: as the reader's language calls what goes behind a description. */
export const downloadBundle = createAction<{
  saleId: string;
  platformId: string;
  lots: ExportedLots;
  fieldNames: PlatformSale['fieldNames'];
}>('export/downloadBundle');

const slice = createSlice({
  name: 'export',
  initialState,
  reducers: {
    platformChosen: (state, { payload }: PayloadAction<{ platformId: string }>) => ({
      ...state,
      platformId: payload.platformId,
      run: initialState.run,
    }),
    exportedLotsChosen: (state, { payload }: PayloadAction<{ lots: ExportedLots }>) => ({
      ...state,
      lots: payload.lots,
      run: initialState.run,
    }),
    bundleSaved: (
      state,
      {
        payload: { fileName, lots },
      }: PayloadAction<{ saleId: string; platformId: string; fileName: string; lots: number }>,
    ) => ({ ...state, run: { status: 'saved' as const, fileName, lots } }),
    bundleFailed: (state) => ({ ...state, run: { status: 'failed' as const } }),
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
});

export default slice;
export const { platformChosen, exportedLotsChosen, bundleSaved, bundleFailed } = slice.actions;

interface WithExport {
  readonly export?: ExportState;
}

export const selectExport = (state: WithExport): ExportState => state.export ?? initialState;
