import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { TemplateProblem } from '../../../../domain/imports/template/readTemplate';
import type { TableProblem, WorkbookSheet } from '../../../../domain/imports/read/importTable';
import type { OwnPlatform } from '../../../../domain/platforms/house/ownPlatform';
import { defineMachine } from '../../../../shared/machine';
import { follow, within } from '../../../../shared/machineReducers';
import { signedOut } from '../../../auth/model/authSlice';

/** Why a template was not read. `gaveUp`: the reader. */
export type TemplateFailure = TableProblem | TemplateProblem | { readonly rule: 'notThere' | 'gaveUp' };

/** A template that was read, and the platform that it seems to describe. */
export interface ReadDraft {
  readonly fileName: string;
  readonly draft: OwnPlatform;
  /** What stands in the first rows of each column. */
  readonly examples: readonly (readonly string[])[];
  /** Of a workbook. */
  readonly sheets: readonly WorkbookSheet[];
  readonly sheet: number;
}

export type TemplateRun =
  | { readonly status: 'idle' }
  | { readonly status: 'reading'; readonly fileName: string }
  | (ReadDraft & { readonly status: 'read' })
  | {
      readonly status: 'failed';
      readonly fileName: string;
      readonly reason: TemplateFailure;
      readonly sheets: readonly WorkbookSheet[];
    };

export const templateMachine = defineMachine<TemplateRun>()({
  name: 'template',
  initial: 'idle',
  on: {
    idle: { readingBegan: 'reading' },
    reading: { readingBegan: 'reading', templateRead: 'read', templateFailed: 'failed', templateLeft: 'idle' },
    read: { readingBegan: 'reading', templateLeft: 'idle' },
    failed: { readingBegan: 'reading', templateLeft: 'idle' },
  },
});

interface TemplateState {
  /** The sale that it is for. */
  readonly saleId: string | null;
  readonly run: TemplateRun;
}

const initialState = { saleId: null, run: { status: 'idle' } } as TemplateState;

/** `fileId` is what `ChosenFiles.hold` gave for the chosen file. */
export const templateChosen = createAction<{ saleId: string; fileId: string; name: string }>('template/chosen');
/** Another sheet of the same workbook. */
export const templateSheetChosen = createAction<{ saleId: string; sheet: number }>('template/sheetChosen');

const slice = createSlice({
  name: 'template',
  initialState,
  reducers: {
    ...within(
      follow(templateMachine, {
        readingBegan: (_, { payload }: PayloadAction<{ saleId: string; fileName: string }>) => ({
          fileName: payload.fileName,
        }),
        templateRead: (_, { payload }: PayloadAction<ReadDraft>) => payload,
        templateFailed: (
          run,
          { payload }: PayloadAction<{ reason: TemplateFailure; sheets: readonly WorkbookSheet[] }>,
        ) => ({ fileName: run.fileName, ...payload }),
        templateLeft: (_run, _action: PayloadAction<undefined>) => ({}),
      }),
      (state: TemplateState) => state.run,
      (state, run, action): TemplateState => {
        const { payload } = action as { readonly payload?: { readonly saleId?: string } };
        return { saleId: payload?.saleId ?? state.saleId, run };
      },
    ),
  },
  extraReducers: (builder) => {
    builder.addCase(signedOut, () => initialState);
  },
});

export default slice;
export const { readingBegan, templateRead, templateFailed, templateLeft } = slice.actions;

export interface WithTemplate {
  readonly template?: TemplateState;
}

const IDLE: TemplateRun = { status: 'idle' };

/** The template for a sale; idle when the last one was for another sale. */
export const selectTemplate = ({ template = initialState }: WithTemplate, saleId: string): TemplateRun =>
  template.saleId === saleId ? template.run : IDLE;
