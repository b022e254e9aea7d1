import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ImportTarget } from '../../../domain/imports/cells/targets';
import { NO_CHOICE } from '../../../domain/imports/desk/noChoice';
import type { CheckView, ColumnView, FileView, Reading, RowFilter, RowView } from '../../../domain/imports/desk/views';
import type { ImportChoice } from '../../../domain/imports/plan/planImport';
import type { TableProblem, WorkbookSheet } from '../../../domain/imports/read/importTable';
import type { KeptImport } from '../../../services/imports/ImportPlans';
import { defineMachine } from '../../../shared/machine';
import { follow, within } from '../../../shared/machineReducers';
import { signedOut } from '../../auth/model/authSlice';

/** Why an import stopped. `gaveUp`: the reader; `notResumed`: the rest of an earlier page's import cannot be read. */
export type ImportFailure = TableProblem | { readonly rule: 'notThere' | 'gaveUp' | 'notResumed' };

interface Matched {
  readonly file: FileView;
  readonly columns: readonly ColumnView[];
}

/** The rows that the table has, from which place on. */
export interface RowWindow {
  readonly from: number;
  readonly rows: readonly RowView[];
}

export interface Written {
  readonly created: number;
  readonly updated: number;
  /** Rows that were not imported, which wait as a file. */
  readonly left: number;
}

export type ImportRun =
  | { readonly status: 'idle' }
  | { readonly status: 'reading'; readonly name: string }
  | (Matched & { readonly status: 'mapping' })
  /** `check` is null until the first answer. `renewals`: how often the sale made other rows of those that were shown. */
  | (Matched & {
      readonly status: 'checking';
      readonly check: CheckView | null;
      readonly window: RowWindow;
      readonly renewals: number;
      /** The rows are other ones than before: nobody has done anything since. */
      readonly isRenewed: boolean;
    })
  | { readonly status: 'writing'; readonly name: string; readonly done: number; readonly total: number }
  | (Written & { readonly status: 'done'; readonly importId: string; readonly name: string })
  /** `sheets`: of a workbook, when another one may be chosen. */
  | {
      readonly status: 'failed';
      readonly name: string;
      readonly reason: ImportFailure;
      readonly sheets: readonly WorkbookSheet[];
    };

export const importMachine = defineMachine<ImportRun>()({
  name: 'import',
  initial: 'idle',
  on: {
    idle: { readingBegan: 'reading', writingBegan: 'writing', importFound: 'done' },
    reading: { readingBegan: 'reading', tableRead: 'mapping', importFailed: 'failed', importLeft: 'idle' },
    mapping: {
      readingBegan: 'reading',
      columnMatched: 'mapping',
      checkBegan: 'checking',
      importFailed: 'failed',
      importLeft: 'idle',
    },
    checking: {
      readingBegan: 'reading',
      checked: 'checking',
      rowsShown: 'checking',
      matchingAsked: 'mapping',
      writingBegan: 'writing',
      importFailed: 'failed',
      importLeft: 'idle',
    },
    writing: { writingStepped: 'writing', written: 'done', importFailed: 'failed' },
    done: { readingBegan: 'reading', writingBegan: 'writing', importLeft: 'idle' },
    failed: { readingBegan: 'reading', writingBegan: 'writing', importLeft: 'idle' },
  },
});

/** The photos that come to the lots of an import. */
export interface Carrying {
  readonly importId: string;
  readonly saleId: string;
  readonly total: number;
  readonly done: number;
  /** Those that could not be had. */
  readonly missing: number;
  readonly isOver: boolean;
}

interface ImportState {
  /** The sale that it is about; null before anything was done. */
  readonly saleId: string | null;
  readonly run: ImportRun;
  /** How the file is read, as chosen. */
  readonly reading: Reading;
  readonly choice: ImportChoice;
  /** Null while no photos come along. */
  readonly carrying: Carrying | null;
}

const initialState = {
  saleId: null,
  run: { status: 'idle' },
  reading: {},
  choice: NO_CHOICE,
  carrying: null,
} as ImportState;

/** `fileId` is what `ChosenFiles.hold` gave for the chosen file. */
export const importFileChosen = createAction<{ saleId: string; fileId: string; name: string }>('import/fileChosen');
/** The same file in another way. */
export const readingChosen = createAction<{ reading: Reading }>('import/readingChosen');
export const cellEdited = createAction<{ at: number; column: number; text: string }>('import/cellEdited');
export const choiceMade = createAction<{ choice: Partial<ImportChoice> }>('import/choiceMade');
export const filterChosen = createAction<{ filter: RowFilter }>('import/filterChosen');
/** The table has come near the end of the rows that it has. */
export const rowsAsked = createAction<{ from: number }>('import/rowsAsked');
/** The sale may have changed. */
export const renewAsked = createAction('import/renewAsked');
/** Writes what is shown: `renewals` as the person saw them. */
export const importConfirmed = createAction<{ renewals: number }>('import/confirmed');
/** Gives the rows that were not imported to the person, as a file. */
export const leftRowsAsked = createAction('import/leftRowsAsked');

/** The lots of an import are made, and their photos are still to come. */
export const photosToCarry = createAction<{ kept: Pick<KeptImport, 'id' | 'saleId' | 'name' | 'carried'> }>(
  'import/photosToCarry',
);
/** The lots of an import are made: the history of the sale shall know of it. */
export const importMade = createAction<{ made: Pick<KeptImport, 'id' | 'saleId' | 'name'> }>('import/made');
export const photosCarried = createAction<Carrying>('import/photosCarried');

const NO_ROWS: RowWindow = { from: 0, rows: [] };

const nameOf = (run: ImportRun): string => ('file' in run ? run.file.name : 'name' in run ? run.name : '');

const ofRun = follow(importMachine, {
  readingBegan: (_, { payload }: PayloadAction<{ saleId: string; name: string; reading: Reading }>) => ({
    name: payload.name,
  }),
  tableRead: (_, { payload }: PayloadAction<Matched>) => payload,
  columnMatched: (run, { payload }: PayloadAction<{ column: number; target: ImportTarget | null }>) => ({
    file: run.file,
    columns: rematched(run.columns, payload.column, payload.target),
  }),
  checkBegan: ({ file, columns }) => ({ file, columns, check: null, window: NO_ROWS, renewals: 0, isRenewed: false }),
  /** `isRenewed`: null when this says nothing of it. */
  checked: (run, { payload }: PayloadAction<{ check: CheckView; window: RowWindow; isRenewed: boolean | null }>) => ({
    ...run,
    check: payload.check,
    window: payload.window,
    renewals: run.renewals + (payload.isRenewed === true ? 1 : 0),
    isRenewed: payload.isRenewed ?? run.isRenewed,
  }),
  rowsShown: (run, { payload }: PayloadAction<{ window: RowWindow }>) => ({ ...run, window: payload.window }),
  matchingAsked: ({ file, columns }) => ({ file, columns }),
  writingBegan: (_, { payload }: PayloadAction<{ saleId: string; name: string; total: number; done: number }>) => ({
    name: payload.name,
    total: payload.total,
    done: payload.done,
  }),
  writingStepped: (run, { payload }: PayloadAction<{ done: number }>) => ({ ...run, done: payload.done }),
  written: ({ name }, { payload }: PayloadAction<Written & { importId: string }>) => ({ name, ...payload }),
  importFound: (_, { payload }: PayloadAction<Written & { saleId: string; importId: string; name: string }>) => {
    const { saleId: _saleId, ...found } = payload;
    return found;
  },
  importFailed: (run, { payload }: PayloadAction<{ reason: ImportFailure; sheets?: readonly WorkbookSheet[] }>) => ({
    name: nameOf(run),
    reason: payload.reason,
    sheets: payload.sheets ?? [],
  }),
  /** `importId`: one whose left rows are not wanted any more. */
  importLeft: (_run, _action: PayloadAction<{ importId: string | null }>) => ({}),
});

/** Of two columns with the same target the one that was chosen last has it. Pictures may stand in many columns. */
function rematched(columns: readonly ColumnView[], chosen: number, target: ImportTarget | null): readonly ColumnView[] {
  const isSingle = target !== null && target !== 'photos';
  return columns.map((column, at) => {
    if (at === chosen) return { ...column, target, by: null };
    return isSingle && column.target === target ? { ...column, target: null, by: null } : column;
  });
}

const slice = createSlice({
  name: 'import',
  initialState,
  reducers: {
    ...within(
      ofRun,
      (state: ImportState) => state.run,
      (state, run, action): ImportState => {
        const { payload } = action as { readonly payload?: Partial<Pick<ImportState, 'saleId' | 'reading'>> };
        const { saleId = state.saleId, reading = state.reading } = payload ?? {};
        return { ...state, saleId, reading, run };
      },
    ),
  },
  extraReducers: (builder) => {
    builder
      .addCase(signedOut, () => initialState)
      .addCase(photosCarried, (state, { payload }) => ({ ...state, carrying: payload }))
      .addCase(choiceMade, (state, { payload }) => ({ ...state, choice: { ...state.choice, ...payload.choice } }));
  },
});

export default slice;
export const {
  readingBegan,
  tableRead,
  columnMatched,
  checkBegan,
  checked,
  rowsShown,
  matchingAsked,
  writingBegan,
  writingStepped,
  written,
  importFound,
  importFailed,
  importLeft,
} = slice.actions;

export interface WithImport {
  readonly import?: ImportState;
}

export const selectImport = (state: WithImport): ImportState => state.import ?? initialState;

/** The photos that come to a sale; null when none do. */
export const selectCarrying = (state: WithImport, saleId: string): Carrying | null => {
  const { carrying } = selectImport(state);
  return carrying?.saleId === saleId ? carrying : null;
};

const IDLE: ImportRun = { status: 'idle' };

/** The import into a sale; idle when the last one was into another sale. */
export const selectImportRun = (state: WithImport, saleId: string): ImportRun =>
  selectImport(state).saleId === saleId ? selectImport(state).run : IDLE;
