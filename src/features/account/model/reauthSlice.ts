import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AuthCode } from '../../../services/auth/authCodes';
import type { ProviderId, SignInMethod } from '../../../services/auth/signInMethods';
import { defineMachine } from '../../../shared/machine';
import { follow } from '../../../shared/machineReducers';
import { signedOut } from '../../auth/model/authSlice';

/** A way to sign in once more. */
export type ReauthMethod = Exclude<SignInMethod, 'anonymous'>;

/** The question as it was asked: the ways that this account has and that are offered here. */
interface Question {
  readonly methods: readonly ReauthMethod[];
  readonly email: string | null;
  readonly phoneNumber: string | null;
}

/** Signing in once more, before an action that asks for it goes on. */
export type ReauthState =
  | { readonly status: 'idle' }
  /** `refusal`: why the last try failed. `linkSent`: a link that signs in is on its way to `email`. */
  | ({ readonly status: 'asked'; readonly refusal: AuthCode | null; readonly linkSent: boolean } & Question)
  | ({ readonly status: 'working'; readonly method: ReauthMethod; readonly linkSent: boolean } & Question)
  | ({
      readonly status: 'needsCode';
      readonly ticketId: string;
      readonly checking: boolean;
      readonly refusal: AuthCode | null;
      readonly linkSent: boolean;
    } & Question)
  /** The details are in the challenge. */
  | ({ readonly status: 'needsSecondFactor'; readonly challengeId: string; readonly linkSent: boolean } & Question);

export const reauthMachine = defineMachine<ReauthState>()({
  name: 'Signing in once more',
  initial: 'idle',
  on: {
    idle: { reauthAsked: 'asked', reauthEnded: 'idle' },
    asked: { reauthStarted: 'working', reauthEnded: 'idle' },
    working: {
      reauthRefused: 'asked',
      reauthLinkSent: 'asked',
      reauthCodeSent: 'needsCode',
      reauthSecondFactorNeeded: 'needsSecondFactor',
      reauthAskedAgain: 'asked',
      reauthEnded: 'idle',
    },
    needsCode: {
      reauthCodeChecking: 'needsCode',
      reauthRefused: 'needsCode',
      reauthSecondFactorNeeded: 'needsSecondFactor',
      reauthStarted: 'working',
      reauthAskedAgain: 'asked',
      reauthEnded: 'idle',
    },
    needsSecondFactor: { reauthAskedAgain: 'asked', reauthEnded: 'idle' },
  },
});

const idle: ReauthState = { status: 'idle' };

type Open = Exclude<ReauthState, { readonly status: 'idle' }>;
const kept = ({ methods, email, phoneNumber, linkSent }: Open) => ({ methods, email, phoneNumber, linkSent });

const reauthSlice = createSlice({
  name: 'reauth',
  initialState: idle as ReauthState,
  reducers: follow(reauthMachine, {
    reauthAsked: (_, { payload }: PayloadAction<Question>) => ({ ...payload, refusal: null, linkSent: false }),
    reauthStarted: (state, { payload }: PayloadAction<{ method: ReauthMethod }>) => ({
      method: payload.method,
      ...kept(state),
    }),
    reauthRefused: (state, { payload: { code } }: PayloadAction<{ code: AuthCode }>) =>
      state.status === 'working'
        ? { status: 'asked', ...kept(state), refusal: code }
        : { ...state, checking: false, refusal: code },
    reauthLinkSent: (state) => ({ ...kept(state), linkSent: true, refusal: null }),
    reauthCodeSent: (state, { payload }: PayloadAction<{ ticketId: string }>) => ({
      ...kept(state),
      ticketId: payload.ticketId,
      checking: false,
      refusal: null,
    }),
    reauthCodeChecking: (state) => ({ ...state, checking: true, refusal: null }),
    reauthSecondFactorNeeded: (state, { payload }: PayloadAction<{ challengeId: string }>) => ({
      ...kept(state),
      challengeId: payload.challengeId,
    }),
    /** The way was left, another one may be chosen. */
    reauthAskedAgain: (state) => ({ ...kept(state), refusal: null }),
    /** It was done, or left. */
    reauthEnded: (_state, _action: PayloadAction<{ done: boolean }>) => idle,
  }),
  extraReducers: (builder) => {
    builder.addCase(signedOut, () => idle);
  },
  selectors: { selectReauth: (state) => state },
});

export const {
  reauthAsked,
  reauthStarted,
  reauthRefused,
  reauthLinkSent,
  reauthCodeSent,
  reauthCodeChecking,
  reauthSecondFactorNeeded,
  reauthAskedAgain,
  reauthEnded,
} = reauthSlice.actions;
export const { selectReauth } = reauthSlice.selectors;

/** Commands. A password travels only in `reauthWithPassword`. */
export const reauthWithPassword = createAction<{ password: string }>('reauth/withPassword');
export const reauthWithProvider = createAction<{ providerId: ProviderId }>('reauth/withProvider');
/** Sends a code to the account's own number. */
export const sendReauthCode = createAction('reauth/sendCode');
export const confirmReauthCode = createAction<{ code: string }>('reauth/confirmCode');
/** Mails a link that signs in, to the account's own address. */
export const sendReauthLink = createAction('reauth/sendLink');
/** "I have signed in by the link": what the session knows of its sign-in is asked for anew. */
export const reauthElsewhereDone = createAction('reauth/elsewhereDone');
/** Back to the choice of a way. */
export const chooseOtherReauth = createAction('reauth/chooseOther');
/** Gives it up; the action that asked for it is refused. */
export const leaveReauth = createAction('reauth/leave');

export default reauthSlice;
