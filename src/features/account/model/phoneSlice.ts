import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AuthCode } from '../../../services/auth/authCodes';
import { defineMachine } from '../../../shared/machine';
import { follow } from '../../../shared/machineReducers';
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

export const phoneMachine = defineMachine<PhoneState>()({
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
  reducers: follow(phoneMachine, {
    phoneStarted: (_, { payload }: PayloadAction<{ phoneNumber: string }>) => ({ phoneNumber: payload.phoneNumber }),
    phoneRefused: ({ phoneNumber }, { payload }: PayloadAction<{ code: AuthCode }>) => ({
      phoneNumber,
      code: payload.code,
    }),
    phoneCodeSent: ({ phoneNumber }, { payload }: PayloadAction<{ ticketId: string }>) => ({
      ticketId: payload.ticketId,
      phoneNumber,
      refusal: null,
    }),
    phoneCodeChecking: ({ ticketId, phoneNumber }) => ({ ticketId, phoneNumber }),
    phoneCodeRefused: (state, { payload }: PayloadAction<{ code: AuthCode }>) => ({ ...state, refusal: payload.code }),
    phoneDone: ({ phoneNumber }) => ({ phoneNumber }),
    phoneLeft: () => idle,
  }),
  extraReducers: (builder) => {
    builder.addCase(signedOut, () => idle);
  },
  selectors: { selectPhone: (state) => state },
});

export const { phoneStarted, phoneRefused, phoneCodeSent, phoneCodeChecking, phoneCodeRefused, phoneDone, phoneLeft } =
  phoneSlice.actions;
export const { selectPhone } = phoneSlice.selectors;
export default phoneSlice;
