import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AddressHint, Invitation, InvitationEnd } from '../../../domain/sales/invitation';
import type { DataCode } from '../../../services/failure';
import { defineMachine, targets } from '../../../shared/machine';
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

type Status = InvitationState['status'];
type InvitationEvent =
  | 'lookStarted'
  | 'found'
  | 'ownFound'
  | 'insideFound'
  | 'unprovedFound'
  | 'otherAddressFound'
  | 'endedFound'
  | 'usedFound'
  | 'goneFound'
  | 'lookFailed'
  | 'answerStarted'
  | 'answerRefused'
  | 'accepted'
  | 'declined'
  | 'pageLeft';

const AGAIN = { lookStarted: 'looking', pageLeft: 'none' } as const;

/** An invitation as its page sees it. `inside`: the person is in the sale already; `own`: it is the sale's owner. */
export const invitationMachine = defineMachine<Status, InvitationEvent>({
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

/** The next state, when the present one knows the event. */
const on = (state: InvitationState, event: InvitationEvent, next: InvitationState): InvitationState =>
  targets(invitationMachine, state.status, event).includes(next.status) ? next : state;

const slice = createSlice({
  name: 'invitation',
  initialState,
  reducers: {
    lookStarted: (state): InvitationState => on(state, 'lookStarted', { status: 'looking' }),
    found: (state, { payload }: Found) =>
      on(state, 'found', { status: 'open', invitation: payload.invitation, code: null }),
    ownFound: (state, { payload }: Found) => on(state, 'ownFound', { status: 'own', ...payload }),
    insideFound: (state, { payload }: Found) => on(state, 'insideFound', { status: 'inside', ...payload }),
    unprovedFound: (state): InvitationState => on(state, 'unprovedFound', { status: 'unproved' }),
    otherAddressFound: (state, { payload }: PayloadAction<{ hint: AddressHint }>) =>
      on(state, 'otherAddressFound', { status: 'otherAddress', ...payload }),
    endedFound: (state, { payload }: Found<{ why: InvitationEnd }>) =>
      on(state, 'endedFound', { status: 'ended', ...payload }),
    usedFound: (state): InvitationState => on(state, 'usedFound', { status: 'used' }),
    goneFound: (state): InvitationState => on(state, 'goneFound', { status: 'gone' }),
    lookFailed: (state, { payload }: PayloadAction<{ code: DataCode }>) =>
      on(state, 'lookFailed', { status: 'failed', ...payload }),
    answerStarted: (state): InvitationState =>
      state.status === 'open' ? { status: 'answering', invitation: state.invitation } : state,
    answerRefused: (state, { payload }: PayloadAction<{ code: DataCode }>): InvitationState =>
      state.status === 'answering' ? { status: 'open', invitation: state.invitation, code: payload.code } : state,
    accepted: (state): InvitationState =>
      state.status === 'answering' ? { status: 'accepted', invitation: state.invitation } : state,
    declined: (state): InvitationState =>
      state.status === 'answering' ? { status: 'declined', invitation: state.invitation } : state,
    pageLeft: (state): InvitationState => on(state, 'pageLeft', initialState),
  },
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
