import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { TotpEnrolment } from '../../../services/auth/AccountGateway';
import type { AuthCode } from '../../../services/auth/authCodes';
import type { SecondFactor } from '../../../services/auth/outcomes';
import { defineMachine, knows } from '../../../shared/machine';
import { signedOut } from '../../auth/model/authSlice';

export type FactorKind = SecondFactor['kind'];

/** What proves that the authenticator app has the secret. Shown to the person, never to the developer tools. */
type OfApp = { readonly kind: 'totp' } & TotpEnrolment;
interface OfPhone {
  readonly kind: 'phone';
  readonly ticketId: string;
  readonly phoneNumber: string;
}

/** Adding one second step. `refusal`: why the last code was not taken; another one may be. */
export type EnrolmentState =
  | { readonly status: 'idle' }
  | { readonly status: 'starting'; readonly kind: FactorKind }
  /** It did not begin. `unverified-email`: the address must be confirmed first. */
  | { readonly status: 'refused'; readonly kind: FactorKind; readonly code: AuthCode }
  | ({ readonly status: 'showingSecret'; readonly refusal: AuthCode | null } & OfApp)
  | ({ readonly status: 'needsCode'; readonly refusal: AuthCode | null } & OfPhone)
  | ({ readonly status: 'checking' } & (OfApp | OfPhone))
  | { readonly status: 'done'; readonly name: string };

export type EnrolmentEvent =
  | 'enrolmentStarted'
  | 'enrolmentRefused'
  | 'secretMade'
  | 'factorCodeSent'
  | 'factorCodeChecking'
  | 'factorCodeRefused'
  | 'enrolmentDone'
  | 'enrolmentLeft';

export const enrolmentMachine = defineMachine<EnrolmentState['status'], EnrolmentEvent>({
  name: 'Enrolment',
  initial: 'idle',
  on: {
    idle: { enrolmentStarted: 'starting', enrolmentLeft: 'idle' },
    starting: {
      secretMade: 'showingSecret',
      factorCodeSent: 'needsCode',
      enrolmentRefused: 'refused',
      enrolmentLeft: 'idle',
    },
    refused: { enrolmentStarted: 'starting', enrolmentLeft: 'idle' },
    showingSecret: { factorCodeChecking: 'checking', enrolmentStarted: 'starting', enrolmentLeft: 'idle' },
    needsCode: { factorCodeChecking: 'checking', enrolmentStarted: 'starting', enrolmentLeft: 'idle' },
    checking: {
      factorCodeRefused: ['showingSecret', 'needsCode'],
      enrolmentDone: 'done',
      enrolmentLeft: 'idle',
    },
    done: { enrolmentStarted: 'starting', enrolmentLeft: 'idle' },
  },
});

const idle: EnrolmentState = { status: 'idle' };

const enrolmentSlice = createSlice({
  name: 'enrolment',
  initialState: idle as EnrolmentState,
  reducers: {
    enrolmentStarted: (state, { payload }: PayloadAction<{ kind: FactorKind }>): EnrolmentState =>
      knows(enrolmentMachine, state.status, 'enrolmentStarted') ? { status: 'starting', kind: payload.kind } : state,
    enrolmentRefused: (state, { payload }: PayloadAction<{ code: AuthCode }>): EnrolmentState =>
      state.status === 'starting' ? { status: 'refused', kind: state.kind, code: payload.code } : state,
    secretMade: (state, { payload }: PayloadAction<TotpEnrolment>): EnrolmentState =>
      state.status === 'starting' && state.kind === 'totp'
        ? { status: 'showingSecret', kind: 'totp', ...payload, refusal: null }
        : state,
    factorCodeSent: (state, { payload }: PayloadAction<{ ticketId: string; phoneNumber: string }>): EnrolmentState =>
      state.status === 'starting' && state.kind === 'phone'
        ? { status: 'needsCode', kind: 'phone', ...payload, refusal: null }
        : state,
    factorCodeChecking: (state): EnrolmentState => {
      if (state.status !== 'showingSecret' && state.status !== 'needsCode') return state;
      const { refusal: _, ...kept } = state;
      return { ...kept, status: 'checking' };
    },
    factorCodeRefused: (state, { payload }: PayloadAction<{ code: AuthCode }>): EnrolmentState => {
      if (state.status !== 'checking') return state;
      return state.kind === 'totp'
        ? { ...state, status: 'showingSecret', refusal: payload.code }
        : { ...state, status: 'needsCode', refusal: payload.code };
    },
    enrolmentDone: (state, { payload }: PayloadAction<{ name: string }>): EnrolmentState =>
      state.status === 'checking' ? { status: 'done', name: payload.name } : state,
    enrolmentLeft: () => idle,
  },
  extraReducers: (builder) => {
    builder.addCase(signedOut, () => idle);
  },
  selectors: { selectEnrolment: (state) => state },
});

export const {
  enrolmentStarted,
  enrolmentRefused,
  secretMade,
  factorCodeSent,
  factorCodeChecking,
  factorCodeRefused,
  enrolmentDone,
  enrolmentLeft,
} = enrolmentSlice.actions;
export const { selectEnrolment } = enrolmentSlice.selectors;
export default enrolmentSlice;
