import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { signedOut } from './authSlice';

/** What rests together: the service counts each kind of request by itself. */
export const LANES = ['password', 'phone', 'mail', 'code', 'account'] as const;
export type Lane = (typeof LANES)[number];

export interface Rest {
  /** In ms since the epoch; null when it is over and only counted. */
  readonly until: number | null;
  /** Rests in a row. */
  readonly count: number;
}

export type CooldownState = Readonly<Partial<Record<Lane, Rest>>>;

/** After the service has said that these were too many, its requests rest for a while. */
const cooldownSlice = createSlice({
  name: 'rests',
  initialState: {} as CooldownState,
  reducers: {
    cooldownStarted: (state, { payload }: PayloadAction<{ lane: Lane; until: number }>): CooldownState => ({
      ...state,
      [payload.lane]: { until: payload.until, count: (state[payload.lane]?.count ?? 0) + 1 },
    }),
    cooldownEnded: (state, { payload }: PayloadAction<{ lane: Lane }>): CooldownState => {
      const rest = state[payload.lane];
      return rest === undefined ? state : { ...state, [payload.lane]: { ...rest, until: null } };
    },
    /** The service took a request again: the next rest is a first one. */
    cooldownReset: (state, { payload }: PayloadAction<{ lane: Lane }>): CooldownState => {
      const { [payload.lane]: forgotten, ...others } = state;
      return forgotten === undefined ? state : others;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(signedOut, (state, { payload }): CooldownState => (payload.reason === 'none' ? state : {}));
  },
  selectors: {
    selectCooldowns: (state) => state,
    /** Until when the requests of this kind rest, in ms since the epoch; null when they do not. */
    selectCooldownUntil: (state, lane: Lane): number | null => state[lane]?.until ?? null,
  },
});

export const { cooldownStarted, cooldownEnded, cooldownReset } = cooldownSlice.actions;
export const { selectCooldowns, selectCooldownUntil } = cooldownSlice.selectors;

/** A saga puts it after `too-many-requests` or `quota-exceeded`, and `cooldownReset` after a success in that lane. */
export const cooldownRequested = createAction<{ readonly lane: Lane }>('rests/cooldownRequested');

export default cooldownSlice;
