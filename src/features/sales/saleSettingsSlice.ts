import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ExtraKind } from '../../domain/lots/extras';
import type { SaleMapsChange } from '../../domain/sales/saleMaps';
import type { AwayKind, PlatformsChange, SaleDetails } from '../../domain/sales/sale';
import type { DataCode } from '../../services/failure';
import { defineMachine } from '../../shared/machine';
import { follow } from '../../shared/machineReducers';
import { signedOut } from '../auth/model/authSlice';
import type { SaleEvent } from './saleMachine';

/** The parts of a sale that are saved on their own. */
export type SettingsPart = 'details' | 'status' | 'platforms' | 'ownPlatforms' | 'columns' | 'away';
/** Why nothing was saved: the database said no, or the sale has prices, which would keep their figures. */
export type SettingsCode = DataCode | 'sale-has-prices';

interface Setting {
  readonly saleId: string;
  readonly part: SettingsPart;
}

export type SaleSettingsState =
  | { readonly status: 'idle' }
  | (Setting & { readonly status: 'working' | 'done' })
  | (Setting & { readonly status: 'refused'; readonly code: SettingsCode });

export const saleSettingsMachine = defineMachine<SaleSettingsState>()({
  name: 'saleSettings',
  initial: 'idle',
  on: {
    idle: { settingStarted: 'working' },
    working: { settingDone: 'done', settingRefused: 'refused' },
    done: { settingStarted: 'working' },
    refused: { settingStarted: 'working' },
  },
});

/** Commands of the owner. */
export const changeSale = createAction<{ saleId: string; changes: Partial<SaleDetails> }>('saleSettings/changeSale');
/** `language`: of the words that an export puts in. */
export const changePlatforms = createAction<{ saleId: string; change: PlatformsChange; language?: string }>(
  'saleSettings/changePlatforms',
);
/** A new column of the house for its lots. */
export const addColumn = createAction<{
  saleId: string;
  kind: ExtraKind;
  name: string;
  choices: readonly string[];
}>('saleSettings/addColumn');
export const changeColumns = createAction<{ saleId: string; change: SaleMapsChange }>('saleSettings/changeColumns');
/** Makes, changes or takes away a platform of the house. `platforms`: whether the sale goes there; null: as before. */
export const saveOwnPlatform = createAction<{
  saleId: string;
  change: SaleMapsChange;
  platforms: PlatformsChange | null;
}>('saleSettings/saveOwnPlatform');
/** Archives or deletes a sale for everybody in it; null brings it back. */
export const putSaleAway = createAction<{ saleId: string; kind: AwayKind | null }>('saleSettings/putSaleAway');
/** The panel of the list that names what was just archived or deleted. */
export const JUST_AWAY = 'just-away';
export const moveSale = createAction<{ saleId: string; event: SaleEvent }>('saleSettings/moveSale');

const initialState = { status: 'idle' } as SaleSettingsState;

const slice = createSlice({
  name: 'saleSettings',
  initialState,
  reducers: follow(saleSettingsMachine, {
    settingStarted: (_, { payload: { saleId, part } }: PayloadAction<Setting>) => ({ saleId, part }),
    settingDone: ({ saleId, part }) => ({ saleId, part }),
    settingRefused: ({ saleId, part }, { payload }: PayloadAction<{ code: SettingsCode }>) => ({
      saleId,
      part,
      code: payload.code,
    }),
  }),
  extraReducers: (builder) => {
    builder.addCase(signedOut, () => initialState);
  },
});

export default slice;
export const { settingStarted, settingDone, settingRefused } = slice.actions;

interface WithSaleSettings {
  readonly saleSettings?: SaleSettingsState;
}

/** The last thing that was asked was refused. */
export const selectIsSettingRefused = ({ saleSettings = initialState }: WithSaleSettings): boolean =>
  saleSettings.status === 'refused';

/** How far the saving of one part of a sale is; `idle` for the others, and for those of other sales. */
export function selectSetting(
  { saleSettings = initialState }: WithSaleSettings,
  saleId: string | null,
  part: SettingsPart,
): SaleSettingsState {
  if (saleSettings.status === 'idle' || (saleId !== null && saleSettings.saleId !== saleId)) return initialState;
  return saleSettings.part === part ? saleSettings : initialState;
}
