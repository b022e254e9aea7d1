import { createAction, createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { chainOf, platformStateOf, type PlatformState } from '../../../../domain/platforms/sent/platformState';
import type { NewSentExport, SentContent, SentExport } from '../../../../domain/platforms/sent/sentExport';
import type { SentLot } from '../../../../domain/platforms/sent/sentLot';
import { own } from '../../../../domain/values/own';
import type { OutcomeEvent } from './outcomeMachine';
import { signedOut } from '../../../auth/model/authSlice';

/** An export that the person has and the server does not know of yet. */
export interface Unremembered {
  readonly id: string;
  readonly saleId: string;
  readonly platform: string;
  readonly platformName: string;
  /** `refused`: the person may not edit the sale any more. */
  readonly status: 'sending' | 'waiting' | 'refused';
  /** Whether it outlives the page. */
  readonly isKept: boolean;
}

type Reading = 'idle' | 'reading' | 'failed';

export interface SentState {
  readonly saleId: string | null;
  /** Oldest first; null until the server has sent them. */
  readonly exports: readonly SentExport[] | null;
  /** The list could not be read. */
  readonly isListLost: boolean;
  /** By the ids of the exports; those that were needed. */
  readonly contents: Readonly<Record<string, SentContent>>;
  readonly reading: Reading;
  /** What went out, by export and lot; what was needed. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, SentLot>>>>;
  readonly readingTexts: Reading;
  readonly unremembered: readonly Unremembered[];
  /** Lines of the list that were typed at a platform, by their keys. */
  readonly ticked: readonly string[];
  /** The export whose outcome could not be kept. */
  readonly unsaid: string | null;
}

const initialState: SentState = {
  saleId: null,
  exports: null,
  isListLost: false,
  contents: {},
  reading: 'idle',
  texts: {},
  readingTexts: 'idle',
  unremembered: [],
  ticked: [],
  unsaid: null,
};

type OfSale<More = object> = PayloadAction<{ saleId: string } & More>;

/** Lots whose texts are wanted, by the export that they are of. */
export type WantedTexts = Readonly<Record<string, readonly string[]>>;

/** Reads again what could not be read. */
export const retrySent = createAction('sent/retrySent');
export const readSentTexts = createAction<{ saleId: string; wanted: WantedTexts }>('sent/readSentTexts');
/** A person has typed these lines at the platform: it has this now. */
export const rememberTyped = createAction<{ saleId: string; exported: NewSentExport; ticked: readonly string[] }>(
  'sent/rememberTyped',
);
/** Gives the list of what is to be typed to the person, as a file. */
export const saveSentList = createAction<{ fileName: string; text: string }>('sent/saveSentList');
/** What became of a bundle. */
export const sayOutcome = createAction<{ saleId: string; exportId: string; event: OutcomeEvent }>('sent/sayOutcome');
/** The export is kept on the device and can be written. */
export const exportKept = createAction<{ exportId: string }>('sent/exportKept');

const slice = createSlice({
  name: 'sent',
  initialState,
  reducers: {
    /** What was read of the same sale before never changes, and stays. */
    sentEntered: (state, { payload }: OfSale<{ ticked: readonly string[] }>): SentState => ({
      ...initialState,
      unremembered: state.unremembered,
      ...(payload.saleId === state.saleId ? { contents: state.contents, texts: state.texts } : {}),
      ...payload,
    }),
    exportsReceived: (state, { payload }: OfSale<{ exports: readonly SentExport[] }>): SentState =>
      payload.saleId === state.saleId ? { ...state, exports: payload.exports, isListLost: false } : state,
    exportsLost: (state, { payload }: OfSale): SentState =>
      payload.saleId === state.saleId ? { ...state, isListLost: true } : state,
    contentsWanted: (state, { payload: { isAnyUnread } }: PayloadAction<{ isAnyUnread: boolean }>): SentState => ({
      ...state,
      reading: isAnyUnread ? 'reading' : 'idle',
    }),
    contentRead: (state, { payload }: OfSale<{ exportId: string; content: SentContent }>): SentState =>
      payload.saleId === state.saleId
        ? { ...state, reading: 'idle', contents: { ...state.contents, [payload.exportId]: payload.content } }
        : state,
    contentFailed: (state): SentState => ({ ...state, reading: 'failed' }),
    textsStarted: (state): SentState => ({ ...state, readingTexts: 'reading' }),
    textsRead: (
      state,
      { payload }: OfSale<{ lots: readonly (readonly [string, readonly SentLot[]])[] }>,
    ): SentState => {
      if (payload.saleId !== state.saleId) return state;
      const read = payload.lots.map(([id, lots]) => {
        const fresh = Object.fromEntries(lots.map((lot) => [lot.id, lot]));
        return [id, { ...state.texts[id], ...fresh }] as const;
      });
      return { ...state, readingTexts: 'idle', texts: { ...state.texts, ...Object.fromEntries(read) } };
    },
    textsFailed: (state): SentState => ({ ...state, readingTexts: 'failed' }),
    /** `now`: how it stands; null when the server knows of it. */
    rememberingChanged: (
      state,
      { payload: { exportId, now } }: PayloadAction<{ exportId: string; now: Unremembered | null }>,
    ): SentState => {
      const others = state.unremembered.filter(({ id }) => id !== exportId);
      return { ...state, unremembered: now === null ? others : [...others, now] };
    },
    outcomeFailed: (state, { payload: { exportId } }: PayloadAction<{ exportId: string }>): SentState => ({
      ...state,
      unsaid: exportId,
    }),
    lineTicked: (state, { payload: { key, isDone } }: PayloadAction<{ key: string; isDone: boolean }>): SentState => {
      const others = state.ticked.filter((each) => each !== key);
      return { ...state, ticked: isDone ? [...others, key] : others };
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(signedOut, () => initialState)
      .addCase(sayOutcome, (state): SentState => ({ ...state, unsaid: null }))
      .addCase(rememberTyped, (state, { payload }): SentState => {
        const done = new Set(payload.ticked);
        const { id, lots } = payload.exported;
        // Of a lot that is typed in part the list goes on at once.
        const texts = { ...state.texts, [id]: Object.fromEntries(lots.map((lot) => [lot.id, lot])) };
        return { ...state, texts, ticked: state.ticked.filter((key) => !done.has(key)) };
      });
  },
});

export default slice;
export const {
  sentEntered,
  exportsReceived,
  exportsLost,
  contentsWanted,
  contentRead,
  contentFailed,
  textsStarted,
  textsRead,
  textsFailed,
  rememberingChanged,
  outcomeFailed,
  lineTicked,
} = slice.actions;

interface WithSent {
  readonly sent?: SentState;
}

export const selectSent = (state: WithSent): SentState => state.sent ?? initialState;

/** The exports that must be read to know what a platform has; null while the list is not known. */
export const selectChain: (state: WithSent, platform: string) => readonly SentExport[] | null = createSelector(
  [(state: WithSent) => selectSent(state).exports, (_: WithSent, platform: string) => platform],
  (exports, platform) => (exports === null ? null : chainOf(exports, platform)),
);

/** Those of them that are not read yet. */
export const selectUnread = createSelector(
  [selectChain, (state: WithSent) => selectSent(state).contents],
  (chain, contents): readonly SentExport[] => (chain ?? []).filter(({ id }) => own(contents, id) === undefined),
);

/** What a platform has; null before anything was sent, and while it is not read. */
export const selectPlatformState: (state: WithSent, platform: string) => PlatformState | null = createSelector(
  [selectChain, selectUnread, (state: WithSent) => selectSent(state).contents],
  (chain, unread, contents) => (chain === null || unread.length > 0 ? null : platformStateOf(chain, contents)),
);

/** Why it is not known what a platform has; null when it is known, or nothing was sent. */
export type Unknown = 'reading' | 'failed' | null;

export function selectUnknown(state: WithSent, platform: string): Unknown {
  const { exports, isListLost, reading } = selectSent(state);
  if (exports === null) return isListLost ? 'failed' : 'reading';
  if (selectUnread(state, platform).length === 0) return null;
  return reading === 'failed' ? 'failed' : 'reading';
}

const NONE: readonly SentExport[] = [];

/** All exports to a platform, the newest first. */
export const selectExportsTo: (state: WithSent, platform: string) => readonly SentExport[] = createSelector(
  [(state: WithSent) => selectSent(state).exports, (_: WithSent, platform: string) => platform],
  (exports, platform) => (exports ?? NONE).filter((each) => each.platform === platform).reverse(),
);
