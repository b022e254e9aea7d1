import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { TotpEnrolment } from '../../../services/auth/AccountGateway';
import type { AuthCode } from '../../../services/auth/authCodes';
import type { SecondFactor } from '../../../services/auth/outcomes';
import { defineMachine } from '../../../shared/machine';
import { follow } from '../../../shared/machineReducers';
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

export const enrolmentMachine = defineMachine<EnrolmentState>()({
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
  guards: { secretMade: 'isApp', factorCodeSent: 'isPhone' },
});

const idle: EnrolmentState = { status: 'idle' };

const enrolmentSlice = createSlice({
  name: 'enrolment',
  initialState: idle as EnrolmentState,
  reducers: follow(
    enrolmentMachine,
    {
      enrolmentStarted: (_, { payload }: PayloadAction<{ kind: FactorKind }>) => ({ kind: payload.kind }),
      enrolmentRefused: ({ kind }, { payload }: PayloadAction<{ code: AuthCode }>) => ({ kind, code: payload.code }),
      secretMade: (_, { payload }: PayloadAction<TotpEnrolment>) => ({ kind: 'totp', ...payload, refusal: null }),
      factorCodeSent: (_, { payload }: PayloadAction<{ ticketId: string; phoneNumber: string }>) => ({
        kind: 'phone',
        ...payload,
        refusal: null,
      }),
      factorCodeChecking: ({ refusal: _refusal, ...kept }) => kept,
      factorCodeRefused: (state, { payload }: PayloadAction<{ code: AuthCode }>) =>
        state.kind === 'totp'
          ? { ...state, status: 'showingSecret', refusal: payload.code }
          : { ...state, status: 'needsCode', refusal: payload.code },
      enrolmentDone: (_, { payload }: PayloadAction<{ name: string }>) => ({ name: payload.name }),
      enrolmentLeft: () => idle,
    },
    { isApp: ({ kind }) => kind === 'totp', isPhone: ({ kind }) => kind === 'phone' },
  ),
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
