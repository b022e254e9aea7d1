import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { signedOut } from '../../auth/model/authSlice';
import { locationChanged } from './navigationSlice';

/** What a panel is about: that it is open, or which one, or of what. Null and false are a panel that is not there. */
export type PanelValue =
  | number
  | boolean
  | string
  | null
  | readonly string[]
  | { readonly [key: string]: PanelValue | number };

export interface PanelsState {
  /** The page that the panels stand on; null before the first. */
  readonly path: string | null;
  readonly panels: Readonly<Record<string, PanelValue>>;
}

const initialState: PanelsState = { path: null, panels: {} };

/** The name of a panel of one lot: it is gone when another lot is shown. */
export const ofLot = (lotId: string, name: string): string => `lot:${lotId}:${name}`;

const lotOf = (name: string): string | null => /^lot:([^:]*):/.exec(name)?.[1] ?? null;

/**
 * What pages have unfolded, opened or asked about, by name: dialogs, menus, folded parts, steps before something is done.
 * In the state, so that going through time shows them too. What is typed into them belongs to their forms.
 */
const panelsSlice = createSlice({
  name: 'panels',
  initialState,
  reducers: {
    panelSet: (state, { payload }: PayloadAction<{ path: string; name: string; value: PanelValue }>): PanelsState => {
      const { [payload.name]: _, ...others } = state.path === payload.path ? state.panels : {};
      const isThere = payload.value !== null && payload.value !== false;
      return { path: payload.path, panels: isThere ? { ...others, [payload.name]: payload.value } : others };
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(signedOut, () => initialState)
      .addCase(locationChanged, (state, { payload: { path, search } }): PanelsState => {
        if (path !== state.path) return state.path === null ? state : initialState;
        const lotId = new URLSearchParams(search).get('lot');
        const stays = ([name]: [string, PanelValue]): boolean => lotOf(name) === null || lotOf(name) === lotId;
        return { path, panels: Object.fromEntries(Object.entries(state.panels).filter(stays)) };
      });
  },
});

export const { panelSet } = panelsSlice.actions;

interface WithPanels {
  readonly panels?: PanelsState;
}

/** Undefined where it is not there. */
export const selectPanel = ({ panels = initialState }: WithPanels, name: string): PanelValue | undefined =>
  Object.hasOwn(panels.panels, name) ? panels.panels[name] : undefined;

export default panelsSlice;
