import { createAction, createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ExtraField } from '../../../../domain/lots/extras';
import { compareOrder, keysBetween } from '../../../../domain/values/order';
import {
  defaultTemplate,
  type LotTemplate,
  type Template,
  type TemplateFields,
  type TextBlock,
  type TextBlockField,
} from '../../../../domain/lots/template';
import { changedTemplate, type TemplateChange } from '../../../../domain/lots/templates/templateChange';
import type { DataCode } from '../../../../services/failure';
import { newId } from '../../../../shared/id';
import { signedOut } from '../../../auth/model/authSlice';
import { saleEntered, saleLeft } from '../lots/lotsSlice';
import type { TypedExtras } from './typedExtras';

/** What is open of the templates. `then`: where one comes to once what is in the form is saved or given up. */
export type TemplatesView =
  | { readonly name: 'closed' }
  | { readonly name: 'list' }
  | {
      readonly name: 'form';
      /** As it was when the form was opened, and as it is written now; fields of lots may be empty in it. */
      readonly template: Template;
      readonly draft: Template;
      /** The server has never had it, so it is written whole; of another one only what differs from `template`. */
      readonly isNew: boolean;
      /** What was typed into the fields of extras: numbers and amounts can be read when they are typed to the end. */
      readonly typed: TypedExtras;
      readonly then: 'list' | 'closed';
    }
  | { readonly name: 'apply'; readonly lotIds: readonly string[] };

/** How the last change of templates stands: they are written with the server or not at all. */
export type TemplatesWork =
  | { readonly status: 'idle' }
  | { readonly status: 'working' }
  | { readonly status: 'refused'; readonly code: DataCode };

export interface TemplatesState {
  readonly saleId: string | null;
  /** In their order; null until the device or the server has given them. */
  readonly list: readonly Template[] | null;
  /** False while the list is only what the device has kept. */
  readonly fromServer: boolean;
  readonly view: TemplatesView;
  readonly work: TemplatesWork;
  /** Removed last, to be put back. */
  readonly removed: Template | null;
}

const CLOSED: TemplatesView = { name: 'closed' };
const IDLE: TemplatesWork = { status: 'idle' };
const initialState: TemplatesState = {
  saleId: null,
  list: null,
  fromServer: false,
  view: CLOSED,
  work: IDLE,
  removed: null,
};

/** Saves what the form holds. */
export const saveTemplate = createAction<{ template: Template }>('templates/saveTemplate');
export const removeTemplate = createAction<{ template: Template }>('templates/removeTemplate');
/** Puts back what was removed last. */
export const restoreTemplate = createAction('templates/restoreTemplate');
/** Every new lot begins with this one; null: with nothing. */
export const chooseDefaultTemplate = createAction<{ templateId: string | null }>('templates/chooseDefaultTemplate');
/** Before or behind its neighbour of the same kind. */
export const moveTemplate = createAction<{ templateId: string; way: 'up' | 'down' }>('templates/moveTemplate');
/** Fills lots in: their empty fields, or with `overwrite` all that the template knows. One act. */
export const applyTemplate = createAction<{
  templateId: string;
  lotIds: readonly string[];
  overwrite: boolean;
}>('templates/applyTemplate');

/** What a form begins with. */
type Start =
  | { readonly kind: 'lot'; readonly fields: TemplateFields }
  | { readonly kind: 'text'; readonly field: TextBlockField };

const put = (list: readonly Template[] | null, templates: readonly Template[]): readonly Template[] => {
  const ids = new Set(templates.map(({ id }) => id));
  return [...(list ?? []).filter(({ id }) => !ids.has(id)), ...templates].sort(compareOrder);
};

const orderBehind = (list: readonly Template[] | null): string =>
  keysBetween(list?.at(-1)?.order ?? null, null, 1)[0] ?? 'a0';

const slice = createSlice({
  name: 'templates',
  initialState: initialState as TemplatesState,
  reducers: {
    templatesReceived: (
      state,
      { payload }: PayloadAction<{ saleId: string; templates: readonly Template[]; fromServer: boolean }>,
    ): TemplatesState => {
      const { saleId, templates: list, fromServer } = payload;
      return saleId === state.saleId ? { ...state, list, fromServer } : state;
    },
    templatesOpened: (state): TemplatesState => ({ ...state, view: { name: 'list' }, work: IDLE, removed: null }),
    templatesClosed: (state): TemplatesState => ({ ...state, view: CLOSED, work: IDLE, removed: null }),
    applyOpened: (state, { payload }: PayloadAction<{ lotIds: readonly string[] }>): TemplatesState => ({
      ...state,
      view: { name: 'apply', lotIds: payload.lotIds },
      work: IDLE,
    }),
    /** A new one, with an id of its own from the beginning: saving it again after a lost answer makes no second one. */
    newTemplateOpened: {
      prepare: (start: Start, then: 'list' | 'closed' = 'list') => ({ payload: { start, then, id: newId() } }),
      reducer: (
        state,
        { payload: { start, then, id } }: PayloadAction<{ start: Start; then: 'list' | 'closed'; id: string }>,
      ): TemplatesState => {
        const head = { id, order: orderBehind(state.list), name: '' };
        const template: Template =
          start.kind === 'lot' ? { ...head, ...start, isDefault: false } : { ...head, ...start, text: '' };
        return {
          ...state,
          view: { name: 'form', template, draft: template, isNew: true, typed: {}, then },
          work: IDLE,
          removed: null,
        };
      },
    },
    templateOpened: (state, { payload }: PayloadAction<{ template: Template }>): TemplatesState => ({
      ...state,
      view: {
        name: 'form',
        template: payload.template,
        draft: payload.template,
        isNew: false,
        typed: {},
        then: 'list',
      },
      work: IDLE,
      removed: null,
    }),
    /** The template is gone on the server: what the form holds becomes one of its own, behind the others. */
    draftMadeNew: {
      prepare: () => ({ payload: { id: newId() } }),
      reducer: (state, { payload: { id } }: PayloadAction<{ id: string }>): TemplatesState => {
        if (state.view.name !== 'form') return state;
        const { draft } = state.view;
        const head = { id, order: orderBehind(state.list) };
        const own: Template = draft.kind === 'lot' ? { ...draft, ...head, isDefault: false } : { ...draft, ...head };
        // The server has nothing of it, so leaving the form asks first.
        const view = { ...state.view, template: { ...own, name: '' }, draft: own, isNew: true };
        return { ...state, view, work: IDLE };
      },
    },
    draftChanged: (state, { payload }: PayloadAction<{ draft: Template }>): TemplatesState =>
      state.view.name === 'form' ? { ...state, view: { ...state.view, draft: payload.draft } } : state,
    extraTyped: (state, { payload }: PayloadAction<{ field: ExtraField; text: string }>): TemplatesState =>
      state.view.name === 'form'
        ? { ...state, view: { ...state.view, typed: { ...state.view.typed, [payload.field]: payload.text } } }
        : state,
    formLeft: (state): TemplatesState => ({
      ...state,
      view: state.view.name === 'form' && state.view.then === 'list' ? { name: 'list' } : CLOSED,
      work: IDLE,
    }),
    templatesWorkStarted: (state): TemplatesState => ({ ...state, work: { status: 'working' } }),
    templatesWorkRefused: (state, { payload }: PayloadAction<{ code: DataCode }>): TemplatesState => ({
      ...state,
      work: { status: 'refused', code: payload.code },
    }),
    /** The server has them. */
    templatesSaved: (
      state,
      { payload }: PayloadAction<{ saleId: string; templates: readonly Template[] }>,
    ): TemplatesState =>
      payload.saleId === state.saleId
        ? { ...state, list: put(state.list, payload.templates), work: IDLE, removed: null }
        : state,
    /** The server has them. What colleagues have changed of the same templates stays in the list as it is. */
    templatesChanged: (
      state,
      { payload }: PayloadAction<{ saleId: string; changes: readonly TemplateChange[] }>,
    ): TemplatesState => {
      if (payload.saleId !== state.saleId) return state;
      const changed = (state.list ?? []).flatMap((each) => {
        const change = payload.changes.find(({ before }) => before.id === each.id);
        return change === undefined ? [] : [changedTemplate(each, change)];
      });
      return { ...state, list: put(state.list, changed), work: IDLE, removed: null };
    },
    templateRemoved: (state, { payload }: PayloadAction<{ saleId: string; template: Template }>): TemplatesState => {
      if (payload.saleId !== state.saleId) return state;
      const list = (state.list ?? []).filter(({ id }) => id !== payload.template.id);
      return { ...state, list, work: IDLE, removed: payload.template };
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(signedOut, () => initialState)
      .addCase(saleLeft, () => initialState)
      .addCase(saleEntered, (_state, { payload }) => ({ ...initialState, saleId: payload.saleId }));
  },
});

export default slice;
export const {
  templatesReceived,
  templatesOpened,
  templatesClosed,
  applyOpened,
  newTemplateOpened,
  templateOpened,
  draftMadeNew,
  draftChanged,
  extraTyped,
  formLeft,
  templatesWorkStarted,
  templatesWorkRefused,
  templatesSaved,
  templatesChanged,
  templateRemoved,
} = slice.actions;

interface WithTemplates {
  readonly templates?: TemplatesState;
}

const selectState = (state: WithTemplates): TemplatesState => state.templates ?? initialState;
const NONE: readonly Template[] = [];

export const selectTemplatesView = (state: WithTemplates): TemplatesView => selectState(state).view;
export const selectTemplatesWork = (state: WithTemplates): TemplatesWork => selectState(state).work;
export const selectRemovedTemplate = (state: WithTemplates): Template | null => selectState(state).removed;
/** False on a device that has never had the templates of the sale, until the server has sent them. */
export const selectAreTemplatesKnown = (state: WithTemplates): boolean => selectState(state).list !== null;
/** Whether the list is as the server has it, and not only as the device has kept it. */
export const selectAreTemplatesCurrent = (state: WithTemplates): boolean => selectState(state).fromServer;
/** All of the open sale, in their order. */
export const selectTemplates = (state: WithTemplates): readonly Template[] => selectState(state).list ?? NONE;
export const selectTemplate = (state: WithTemplates, id: string): Template | undefined =>
  selectTemplates(state).find((each) => each.id === id);

export const selectLotTemplates = createSelector([selectTemplates], (list): readonly LotTemplate[] =>
  list.filter((each) => each.kind === 'lot'),
);
export const selectTextBlocks = createSelector([selectTemplates], (list): readonly TextBlock[] =>
  list.filter((each) => each.kind === 'text'),
);
/** What every new lot begins with. */
export const selectDefaultTemplate = createSelector([selectTemplates], defaultTemplate);
