import { createAction, createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Invitation, UnreadInvitation } from '../../../domain/sales/invitation';
import type { DataCode } from '../../../services/failure';
import type { MemberCard } from '../../../services/members/MembersGateway';
import { signedOut } from '../../auth/model/authSlice';
import { own } from '../../../domain/values/own';

/** The people of the sale that is open. Their roles are in the sale itself. */
export interface MembersState {
  readonly saleId: string | null;
  /** By uid. */
  readonly cards: Readonly<Record<string, MemberCard>>;
  /** Of the sale, for its owners; null while they are not known. */
  readonly invitations: readonly Invitation[] | null;
  /** Of the sale, those that only a newer build can read. */
  readonly unreadInvitations: readonly UnreadInvitation[];
  /** Why the invitations cannot be read. */
  readonly invitationsCode: DataCode | null;
}

const initialState: MembersState = {
  saleId: null,
  cards: {},
  invitations: null,
  unreadInvitations: [],
  invitationsCode: null,
};

/** Reads the invitations again after a failure. */
export const retryInvitations = createAction('members/retryInvitations');

type OfSale<More = object> = PayloadAction<{ saleId: string } & More>;

const slice = createSlice({
  name: 'members',
  initialState,
  reducers: {
    membersEntered: (_state, { payload }: OfSale): MembersState => ({ ...initialState, saleId: payload.saleId }),
    membersLeft: (): MembersState => initialState,
    cardsReceived: (state, { payload }: OfSale<{ cards: MembersState['cards'] }>): MembersState =>
      payload.saleId === state.saleId ? { ...state, cards: payload.cards } : state,
    invitationsReceived: (
      state,
      {
        payload: { saleId, invitations, unread = [] },
      }: OfSale<{ invitations: readonly Invitation[]; unread?: readonly UnreadInvitation[] }>,
    ): MembersState =>
      saleId === state.saleId ? { ...state, invitations, unreadInvitations: unread, invitationsCode: null } : state,
    invitationsFailed: (state, { payload }: OfSale<{ code: DataCode }>): MembersState =>
      payload.saleId === state.saleId ? { ...state, invitationsCode: payload.code } : state,
  },
  extraReducers: (builder) => {
    builder.addCase(signedOut, () => initialState);
  },
});

export default slice;
export const { membersEntered, membersLeft, cardsReceived, invitationsReceived, invitationsFailed } = slice.actions;

interface WithMembers {
  readonly members?: MembersState;
}

const selectState = ({ members = initialState }: WithMembers): MembersState => members;

/** The sale whose people are shown, or null. */
export const selectMembersSaleId = (state: WithMembers): string | null => selectState(state).saleId;
export const selectCards = (state: WithMembers): MembersState['cards'] => selectState(state).cards;
export const selectCard = (state: WithMembers, uid: string): MemberCard | undefined =>
  own(selectState(state).cards, uid);
export const selectInvitationsCode = (state: WithMembers): DataCode | null => selectState(state).invitationsCode;

/** Those that are there and that this build cannot read: they can be taken back. */
export const selectUnreadInvitations = (state: WithMembers): MembersState['unreadInvitations'] =>
  selectState(state).unreadInvitations;

/** Those that are not accepted, the open ones first, by address; null while they are not known. */
export const selectInvitations = createSelector(
  [(state: WithMembers) => selectState(state).invitations],
  (invitations): readonly Invitation[] | null =>
    invitations === null
      ? null
      : invitations
          .filter(({ state }) => state !== 'accepted')
          .sort((a, b) => b.state.localeCompare(a.state) || a.email.localeCompare(b.email)),
);
