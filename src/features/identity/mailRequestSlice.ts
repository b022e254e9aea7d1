import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AuthCode } from '../../services/auth/authCodes';
import { defineMachine, knows } from '../../shared/machine';
import { signedOut } from '../auth/model/authSlice';

/** `reset`: a link to choose a new password. `verification`: a link that confirms the signed-in person's address. */
export type MailKind = 'reset' | 'verification';

interface Asked {
  readonly kind: MailKind;
  readonly email: string;
}

/** One request for a mail. Nothing in it tells whether the address has an account. */
export type MailRequestState =
  | { readonly status: 'idle' }
  | ({ readonly status: 'working' | 'sent' } & Asked)
  | ({ readonly status: 'refused'; readonly code: AuthCode } & Asked);

export type MailRequestEvent = 'mailAsked' | 'mailSent' | 'mailRefused' | 'mailForgotten';

export const mailRequestMachine = defineMachine<MailRequestState['status'], MailRequestEvent>({
  name: 'Request for a mail',
  initial: 'idle',
  on: {
    idle: { mailAsked: 'working' },
    working: { mailSent: 'sent', mailRefused: 'refused', mailForgotten: 'idle' },
    sent: { mailAsked: 'working', mailForgotten: 'idle' },
    refused: { mailAsked: 'working', mailForgotten: 'idle' },
  },
});

const idle: MailRequestState = { status: 'idle' };

const mailRequestSlice = createSlice({
  name: 'mailRequest',
  initialState: idle as MailRequestState,
  reducers: {
    mailAsked: (state, { payload }: PayloadAction<Asked>): MailRequestState =>
      knows(mailRequestMachine, state.status, 'mailAsked') ? { status: 'working', ...payload } : state,
    mailSent: (state): MailRequestState =>
      state.status === 'working' ? { status: 'sent', kind: state.kind, email: state.email } : state,
    mailRefused: (state, { payload }: PayloadAction<{ code: AuthCode }>): MailRequestState =>
      state.status === 'working'
        ? { status: 'refused', kind: state.kind, email: state.email, code: payload.code }
        : state,
    /** Its page was left. */
    mailForgotten: () => idle,
  },
  extraReducers: (builder) => {
    builder.addCase(signedOut, () => idle);
  },
  selectors: { selectMailRequest: (state) => state },
});

export const { mailAsked, mailSent, mailRefused, mailForgotten } = mailRequestSlice.actions;
export const { selectMailRequest } = mailRequestSlice.selectors;

/** Commands. */
export const requestPasswordReset = createAction<{ email: string }>('mailRequest/requestPasswordReset');
export const requestVerification = createAction('mailRequest/requestVerification');

export default mailRequestSlice;
