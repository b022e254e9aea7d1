import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AuthCode } from '../../../services/auth/authCodes';
import { defineMachine, knows } from '../../../shared/machine';
import { signedOut } from '../../auth/model/authSlice';

interface Ticket {
  readonly ticketId: string;
  readonly phoneNumber: string;
}

/** Adding the account's own number, or changing it. `refusal`: why the last code was not taken. */
export type PhoneState =
  | { readonly status: 'idle' }
  | { readonly status: 'sending'; readonly phoneNumber: string }
  /** No code was sent. */
  | { readonly status: 'refused'; readonly phoneNumber: string; readonly code: AuthCode }
  | ({ readonly status: 'needsCode'; readonly refusal: AuthCode | null } & Ticket)
  | ({ readonly status: 'checking' } & Ticket)
  | { readonly status: 'done'; readonly phoneNumber: string };

export type PhoneEvent =
  | 'phoneStarted'
  | 'phoneRefused'
  | 'phoneCodeSent'
  | 'phoneCodeChecking'
  | 'phoneCodeRefused'
  | 'phoneDone'
  | 'phoneLeft';

export const phoneMachine = defineMachine<PhoneState['status'], PhoneEvent>({
  name: 'Phone number',
  initial: 'idle',
  on: {
    idle: { phoneStarted: 'sending', phoneLeft: 'idle' },
    sending: { phoneCodeSent: 'needsCode', phoneRefused: 'refused', phoneLeft: 'idle' },
    refused: { phoneStarted: 'sending', phoneLeft: 'idle' },
    needsCode: { phoneStarted: 'sending', phoneCodeChecking: 'checking', phoneLeft: 'idle' },
    checking: { phoneCodeRefused: 'needsCode', phoneDone: 'done', phoneLeft: 'idle' },
    done: { phoneStarted: 'sending', phoneLeft: 'idle' },
  },
});

const idle: PhoneState = { status: 'idle' };

const phoneSlice = createSlice({
  name: 'accountPhone',
  initialState: idle as PhoneState,
  reducers: {
    phoneStarted: (state, { payload }: PayloadAction<{ phoneNumber: string }>): PhoneState =>
      knows(phoneMachine, state.status, 'phoneStarted')
        ? { status: 'sending', phoneNumber: payload.phoneNumber }
        : state,
    phoneRefused: (state, { payload }: PayloadAction<{ code: AuthCode }>): PhoneState =>
      state.status === 'sending' ? { status: 'refused', phoneNumber: state.phoneNumber, code: payload.code } : state,
    phoneCodeSent: (state, { payload }: PayloadAction<{ ticketId: string }>): PhoneState =>
      state.status === 'sending'
        ? { status: 'needsCode', ticketId: payload.ticketId, phoneNumber: state.phoneNumber, refusal: null }
        : state,
    phoneCodeChecking: (state): PhoneState =>
      state.status === 'needsCode'
        ? { status: 'checking', ticketId: state.ticketId, phoneNumber: state.phoneNumber }
        : state,
    phoneCodeRefused: (state, { payload }: PayloadAction<{ code: AuthCode }>): PhoneState =>
      state.status === 'checking' ? { ...state, status: 'needsCode', refusal: payload.code } : state,
    phoneDone: (state): PhoneState =>
      state.status === 'checking' ? { status: 'done', phoneNumber: state.phoneNumber } : state,
    phoneLeft: () => idle,
  },
  extraReducers: (builder) => {
    builder.addCase(signedOut, () => idle);
  },
  selectors: { selectPhone: (state) => state },
});

export const { phoneStarted, phoneRefused, phoneCodeSent, phoneCodeChecking, phoneCodeRefused, phoneDone, phoneLeft } =
  phoneSlice.actions;
export const { selectPhone } = phoneSlice.selectors;
export default phoneSlice;
