import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AuthCode } from '../../services/auth/authCodes';
import { defineMachine, type EventOf } from '../../shared/machine';
import { follow } from '../../shared/machineReducers';
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

export const mailRequestMachine = defineMachine<MailRequestState>()({
  name: 'Request for a mail',
  initial: 'idle',
  on: {
    idle: { mailAsked: 'working' },
    working: { mailSent: 'sent', mailRefused: 'refused', mailForgotten: 'idle' },
    sent: { mailAsked: 'working', mailForgotten: 'idle' },
    refused: { mailAsked: 'working', mailForgotten: 'idle' },
  },
});

export type MailRequestEvent = EventOf<typeof mailRequestMachine>;

const idle: MailRequestState = { status: 'idle' };

const mailRequestSlice = createSlice({
  name: 'mailRequest',
  initialState: idle as MailRequestState,
  reducers: follow(mailRequestMachine, {
    mailAsked: (_, { payload }: PayloadAction<Asked>) => payload,
    mailSent: ({ kind, email }) => ({ kind, email }),
    mailRefused: ({ kind, email }, { payload }: PayloadAction<{ code: AuthCode }>) => ({
      kind,
      email,
      code: payload.code,
    }),
    /** Its page was left. */
    mailForgotten: () => idle,
  }),
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
