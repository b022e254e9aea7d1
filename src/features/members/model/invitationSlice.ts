import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AddressHint, Invitation, InvitationEnd } from '../../../domain/sales/invitation';
import type { DataCode } from '../../../services/failure';
import { defineMachine } from '../../../shared/machine';
import { follow } from '../../../shared/machineReducers';
import { signedOut } from '../../auth/model/authSlice';

/** What the page of an invitation knows of it. */
export type InvitationState =
  | { readonly status: 'none' }
  | { readonly status: 'looking' }
  /** `code`: why the last answer did not arrive. */
  | { readonly status: 'open'; readonly invitation: Invitation; readonly code: DataCode | null }
  | { readonly status: 'answering'; readonly invitation: Invitation }
  | { readonly status: 'accepted' | 'declined' | 'inside' | 'own'; readonly invitation: Invitation }
  /** For the address of this account, which has to be proved first. */
  | { readonly status: 'unproved' }
  | { readonly status: 'otherAddress'; readonly hint: AddressHint }
  /** Not answered, and too late for it. */
  | { readonly status: 'ended'; readonly invitation: Invitation; readonly why: InvitationEnd }
  | { readonly status: 'used' }
  | { readonly status: 'gone' }
  | { readonly status: 'failed'; readonly code: DataCode };

const AGAIN = { lookStarted: 'looking', pageLeft: 'none' } as const;

/** An invitation as its page sees it. `inside`: the person is in the sale already; `own`: it is the sale's owner. */
export const invitationMachine = defineMachine<InvitationState>()({
  name: 'invitation',
  initial: 'none',
  on: {
    none: { lookStarted: 'looking' },
    looking: {
      found: 'open',
      ownFound: 'own',
      insideFound: 'inside',
      unprovedFound: 'unproved',
      otherAddressFound: 'otherAddress',
      endedFound: 'ended',
      usedFound: 'used',
      goneFound: 'gone',
      lookFailed: 'failed',
      ...AGAIN,
    },
    open: { answerStarted: 'answering', ...AGAIN },
    answering: { accepted: 'accepted', declined: 'declined', answerRefused: 'open', ...AGAIN },
    accepted: AGAIN,
    declined: AGAIN,
    inside: AGAIN,
    own: AGAIN,
    unproved: AGAIN,
    otherAddress: AGAIN,
    ended: AGAIN,
    used: AGAIN,
    gone: AGAIN,
    failed: AGAIN,
  },
});

/** Commands of the page. */
export const acceptInvitation = createAction('invitation/accept');
export const declineInvitation = createAction('invitation/decline');
/** Looks again, with what is known about the account by then. */
export const lookAgain = createAction('invitation/lookAgain');

type Found<More = object> = PayloadAction<{ invitation: Invitation } & More>;

const initialState = { status: 'none' } as InvitationState;

const slice = createSlice({
  name: 'invitation',
  initialState,
  reducers: follow(invitationMachine, {
    lookStarted: () => ({}),
    found: (_, { payload }: Found) => ({ invitation: payload.invitation, code: null }),
    ownFound: (_, { payload }: Found) => payload,
    insideFound: (_, { payload }: Found) => payload,
    unprovedFound: () => ({}),
    otherAddressFound: (_, { payload }: PayloadAction<{ hint: AddressHint }>) => payload,
    endedFound: (_, { payload }: Found<{ why: InvitationEnd }>) => payload,
    usedFound: () => ({}),
    goneFound: () => ({}),
    lookFailed: (_, { payload }: PayloadAction<{ code: DataCode }>) => payload,
    answerStarted: ({ invitation }) => ({ invitation }),
    answerRefused: ({ invitation }, { payload }: PayloadAction<{ code: DataCode }>) => ({
      invitation,
      code: payload.code,
    }),
    accepted: ({ invitation }) => ({ invitation }),
    declined: ({ invitation }) => ({ invitation }),
    pageLeft: () => ({}),
  }),
  extraReducers: (builder) => {
    builder.addCase(signedOut, () => initialState);
  },
});

export default slice;
export const {
  lookStarted,
  found,
  ownFound,
  insideFound,
  unprovedFound,
  otherAddressFound,
  endedFound,
  usedFound,
  goneFound,
  lookFailed,
  answerStarted,
  answerRefused,
  accepted,
  declined,
  pageLeft,
} = slice.actions;

export const selectInvitation = ({
  invitation = initialState,
}: {
  readonly invitation?: InvitationState;
}): InvitationState => invitation;
