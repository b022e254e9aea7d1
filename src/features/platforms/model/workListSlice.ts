import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { WorkListWords } from '../../../domain/platforms/workList/workList';
import { FIRST_COLUMNS, readColumns, type WorkListColumn } from '../../../domain/platforms/workList/workListColumns';
import {
  LIST_FORMATS,
  type ListFormat,
  WORK_LIST_FORMATS,
  type WorkListFormat,
} from '../../../services/workbooks/WorkLists';
import { signedOut } from '../../auth/model/authSlice';

/** `own`: everything, in the columns of Lotsmith's own format. */
export const WORK_LIST_KINDS = ['chosen', 'own'] as const;
export type WorkListKind = (typeof WORK_LIST_KINDS)[number];

interface Choice {
  readonly columns: readonly WorkListColumn[];
  readonly kind: WorkListKind;
  readonly format: WorkListFormat;
}

interface WorkListState extends Choice {
  readonly run:
    | { readonly status: 'idle' | 'making' | 'failed' }
    | { readonly status: 'saved'; readonly fileName: string };
}

const IDLE = { status: 'idle' } as const;
const initialState = { columns: FIRST_COLUMNS, kind: 'chosen', format: 'xlsx', run: IDLE } as WorkListState;

/** Makes the list and gives it to the person. `words`: as the language of the page calls what is in it. */
export const downloadWorkList = createAction<{ saleId: string; words: WorkListWords; locale: string }>(
  'workList/downloadWorkList',
);

const slice = createSlice({
  name: 'workList',
  initialState,
  reducers: {
    workListChosen: (state, { payload }: PayloadAction<Partial<Choice>>) => ({ ...state, ...payload, run: IDLE }),
    workListRestored: (state, { payload }: PayloadAction<Choice>) => ({ ...state, ...payload }),
    workListBegun: (state) => ({ ...state, run: { status: 'making' as const } }),
    workListSaved: (state, { payload: { fileName } }: PayloadAction<{ fileName: string }>) => ({
      ...state,
      run: { status: 'saved' as const, fileName },
    }),
    workListFailed: (state) => ({ ...state, run: { status: 'failed' as const } }),
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
});

export default slice;
export const { workListChosen, workListRestored, workListBegun, workListSaved, workListFailed } = slice.actions;

/** What was kept, by this build or another one. */
export function readChoice(value: unknown): Choice {
  const kept = (typeof value === 'object' && value !== null ? value : {}) as Readonly<Record<string, unknown>>;
  return {
    columns: readColumns(kept['columns']),
    kind: WORK_LIST_KINDS.find((kind) => kind === kept['kind']) ?? initialState.kind,
    format: WORK_LIST_FORMATS.find((format) => format === kept['format']) ?? initialState.format,
  };
}

/** The files in which the contents come. */
export const formatsOf = (kind: WorkListKind): readonly WorkListFormat[] =>
  kind === 'own' ? WORK_LIST_FORMATS : LIST_FORMATS;

/** What a list of chosen columns is when everything was last given as JSON. */
export const listFormat = (format: WorkListFormat): ListFormat => (format === 'json' ? 'csv' : format);

interface WithWorkList {
  readonly workList?: WorkListState;
}

export const selectWorkList = (state: WithWorkList): WorkListState => state.workList ?? initialState;
