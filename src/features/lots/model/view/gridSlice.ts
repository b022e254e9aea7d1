import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PastedNumber } from '../../../../domain/typedNumbers/pastedNumbers';
import { signedOut } from '../../../auth/model/authSlice';
import { type Arrangement, type GridFilter, type GridSort, NO_FILTER } from './arrangeLots';
import type { CellChanges } from '../fields/cellValues';
import type { FieldGroup } from '../fields/fieldGroups';
import { type ColumnPlan, FIRST_PLAN, type GridColumnId, type GridField } from '../fields/gridColumns';
import type { Place } from './gridPlaces';
import { saleEntered, saleLeft } from '../lots/lotsSlice';

/** What can be asked of all chosen lots at once, each in a dialog of its own. */
export type BulkDialog = 'set' | 'replace' | 'adjust';

export type GridPlace = Place<GridColumnId>;

export type Density = 'comfortable' | 'compact';

/** How the lots are shown; on a window too narrow for a table, `table` is the list. */
export type Layout = 'table' | 'gallery';

/** What the line under the grid says of the last thing that happened. Counts are of lots or cells. */
export type GridNote =
  | { readonly kind: 'copied'; readonly cells: number }
  /** More was to be pasted than can be; nothing was. */
  | { readonly kind: 'tooLarge' }
  /** The hammer price of a lot is not typed now. `isOver`: the sale is closed; else it is not published yet. */
  | { readonly kind: 'resultsStay'; readonly isOver: boolean }
  /** A lot was made, and is the active one: its row may be below the edge of the window. */
  | { readonly kind: 'made'; readonly lotId: string }
  | {
      readonly kind: 'changed';
      readonly lots: number;
      /** Cells whose text could not be read and stays in them. */
      readonly unread: number;
      /** Rows of the clipboard for which there were no lots, and columns beyond the last one. */
      readonly beyondRows: number;
      readonly beyondColumns: number;
      /** Cells that stay as they are: states are not typed, and numbers neither cleared nor repeated. */
      readonly fixed: number;
      /** Pasted numbers that could not be given and stay in their cells, and lots that have to keep theirs. */
      readonly numbers?: { readonly left: number; readonly kept: number };
    };

/** The view of the lots, as a table or a gallery. What the lots are stands in their own slice. */
export interface GridState extends Arrangement {
  readonly plan: ColumnPlan;
  readonly density: Density;
  readonly layout: Layout;
  /** The unfolded parts of a lot's form: the same for every lot. */
  readonly openGroups: readonly FieldGroup[];
  /** The lots in the order of the view; null while it shows all in sale order. */
  readonly arranged: readonly string[] | null;
  readonly active: GridPlace | null;
  /** Two corners of the chosen cells, when there is more than one. */
  readonly range: { readonly anchor: GridPlace; readonly head: GridPlace } | null;
  /** `replace`: typing began a new text, arrows leave the cell. `amend`: the old text is there, arrows move in it. */
  readonly editing: 'replace' | 'amend' | null;
  /** Chosen lots. */
  readonly chosen: Readonly<Record<string, true>>;
  /** Open over the workspace. */
  readonly bulkDialog: BulkDialog | null;
  /** Many lots are being changed. */
  readonly work: { readonly done: number; readonly total: number } | null;
  readonly note: GridNote | null;
}

/** What stays when another sale is opened. */
type ColumnPreferences = Pick<GridState, 'plan' | 'density' | 'layout' | 'openGroups'>;

const NO_VIEW: Omit<GridState, keyof ColumnPreferences> = {
  sort: null,
  filter: NO_FILTER,
  query: '',
  arranged: null,
  active: null,
  range: null,
  editing: null,
  chosen: {},
  bulkDialog: null,
  work: null,
  note: null,
};

/** The view of another sale: only the preferences stay. */
const viewOfAnother = ({ plan, density, layout, openGroups }: GridState): GridState => ({
  ...NO_VIEW,
  plan,
  density,
  layout,
  openGroups,
});

const initialState: GridState = {
  ...NO_VIEW,
  plan: FIRST_PLAN,
  density: 'comfortable',
  layout: 'table',
  openGroups: [],
};

/** New values of one lot. `unread`: texts that are none of what their cell holds; they stay in it. */
export interface CellEdit {
  readonly lotId: string;
  readonly changes: CellChanges;
  readonly unread: Partial<Record<GridField, string>>;
  /** What the person saw when the editing began; without it, what the lot holds at the moment of the act. */
  readonly before?: CellChanges;
}

/** Changes many lots as one act, a few at a time so that the page stays awake. `numbers`: as they were pasted. */
export const editCells = createAction<{
  edits: readonly CellEdit[];
  numbers?: readonly PastedNumber[];
  note: GridNote | null;
}>('grid/editCells');

const slice = createSlice({
  name: 'grid',
  initialState,
  reducers: {
    cellActivated: (state, { payload }: PayloadAction<GridPlace>): GridState => ({
      ...state,
      active: payload,
      range: null,
      editing: null,
      note: null,
    }),
    /** From the active cell, or another one, to `head`. */
    rangeChosen: (state, { payload }: PayloadAction<{ anchor?: GridPlace; head: GridPlace }>): GridState => {
      const anchor = payload.anchor ?? state.range?.anchor ?? state.active ?? payload.head;
      return { ...state, active: state.active ?? anchor, range: { anchor, head: payload.head }, note: null };
    },
    editBegan: (state, { payload }: PayloadAction<{ mode: 'replace' | 'amend' }>): GridState =>
      state.active === null || state.active.lotId === null
        ? state
        : { ...state, editing: payload.mode, range: null, note: null },
    editEnded: (state): GridState => ({ ...state, editing: null }),
    /** The editor beside the grid shows this lot. */
    lotShown: (state, { payload }: PayloadAction<{ lotId: string }>): GridState =>
      state.active?.lotId === payload.lotId
        ? state
        : {
            ...state,
            active: { lotId: payload.lotId, column: state.active?.column ?? 'number' },
            range: null,
            editing: null,
          },
    /** Chosen lots that become others: `chosen` true adds, false takes away. */
    lotsChosen: (state, { payload }: PayloadAction<{ lotIds: readonly string[]; chosen: boolean }>): GridState => {
      const chosen = { ...state.chosen };
      for (const lotId of payload.lotIds) {
        if (payload.chosen) chosen[lotId] = true;
        else delete chosen[lotId];
      }
      return { ...state, chosen, bulkDialog: null };
    },
    /** Exactly these. */
    choiceMade: (state, { payload }: PayloadAction<{ lotIds: readonly string[] }>): GridState => ({
      ...state,
      chosen: Object.fromEntries(payload.lotIds.map((lotId) => [lotId, true as const])),
      bulkDialog: null,
    }),
    choiceCleared: (state): GridState => ({ ...state, chosen: {}, bulkDialog: null }),
    bulkDialogOpened: (state, { payload }: PayloadAction<BulkDialog>): GridState => ({ ...state, bulkDialog: payload }),
    bulkDialogClosed: (state): GridState => ({ ...state, bulkDialog: null }),
    sortChosen: (state, { payload }: PayloadAction<GridSort | null>): GridState => ({ ...state, sort: payload }),
    filterChosen: (state, { payload }: PayloadAction<Partial<GridFilter>>): GridState => ({
      ...state,
      filter: { ...state.filter, ...payload },
    }),
    queryTyped: (state, { payload }: PayloadAction<string>): GridState => ({ ...state, query: payload }),
    viewReset: (state): GridState => ({ ...state, sort: null, filter: NO_FILTER, query: '' }),
    /** As the person looked at this sale last. */
    viewRestored: (state, { payload }: PayloadAction<Arrangement>): GridState => ({ ...state, ...payload }),
    gridArranged: (state, { payload }: PayloadAction<{ lotIds: readonly string[] | null }>): GridState => ({
      ...state,
      arranged: payload.lotIds,
    }),
    columnsPlanned: (state, { payload }: PayloadAction<ColumnPlan>): GridState => ({ ...state, plan: payload }),
    densityChosen: (state, { payload }: PayloadAction<Density>): GridState => ({ ...state, density: payload }),
    /** The other view begins where this one is: at the active lot, with nothing being edited. */
    layoutChosen: (state, { payload }: PayloadAction<Layout>): GridState => ({
      ...state,
      layout: payload,
      range: null,
      editing: null,
    }),
    groupFolded: (state, { payload }: PayloadAction<{ group: FieldGroup; open: boolean }>): GridState => {
      const others = state.openGroups.filter((group) => group !== payload.group);
      return { ...state, openGroups: payload.open ? [...others, payload.group] : others };
    },
    /** As this person had arranged it on this device. */
    columnPreferencesRestored: (state, { payload }: PayloadAction<ColumnPreferences>): GridState => ({
      ...state,
      ...payload,
    }),
    noteMade: (state, { payload }: PayloadAction<GridNote>): GridState => ({ ...state, note: payload }),
    workProgressed: (state, { payload }: PayloadAction<{ done: number; total: number }>): GridState => ({
      ...state,
      work: payload,
    }),
    workEnded: (state, { payload }: PayloadAction<{ note: GridNote | null }>): GridState => ({
      ...state,
      work: null,
      note: payload.note,
    }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(signedOut, () => initialState)
      .addCase(saleEntered, viewOfAnother)
      .addCase(saleLeft, viewOfAnother);
  },
});

export default slice;
export const {
  cellActivated,
  rangeChosen,
  editBegan,
  editEnded,
  lotShown,
  lotsChosen,
  choiceMade,
  choiceCleared,
  bulkDialogOpened,
  bulkDialogClosed,
  sortChosen,
  filterChosen,
  queryTyped,
  viewReset,
  viewRestored,
  gridArranged,
  columnsPlanned,
  densityChosen,
  layoutChosen,
  groupFolded,
  columnPreferencesRestored,
  noteMade,
  workProgressed,
  workEnded,
} = slice.actions;

export interface WithGrid {
  readonly grid?: GridState;
}

export const selectGrid = (state: WithGrid): GridState => state.grid ?? initialState;
