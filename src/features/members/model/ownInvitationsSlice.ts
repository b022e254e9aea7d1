import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Invitation, UnreadInvitation } from '../../../domain/sales/invitation';
import { signedOut } from '../../auth/model/authSlice';

/** The open invitations to the person's own address, those apart that this build cannot read; none while they are not known. */
export interface OwnInvitationsState {
  readonly open: readonly Invitation[];
  readonly unread: readonly UnreadInvitation[];
}

const initialState: OwnInvitationsState = { open: [], unread: [] };

const slice = createSlice({
  name: 'ownInvitations',
  initialState,
  reducers: {
    ownInvitationsReceived: (
      _state,
      {
        payload: { invitations, unread = [] },
      }: PayloadAction<{ invitations: readonly Invitation[]; unread?: readonly UnreadInvitation[] }>,
    ): OwnInvitationsState => ({ open: invitations, unread }),
  },
  extraReducers: (builder) => {
    builder.addCase(signedOut, () => initialState);
  },
});

export default slice;
export const { ownInvitationsReceived } = slice.actions;

export const selectOwnInvitations = ({
  ownInvitations = initialState,
}: {
  readonly ownInvitations?: OwnInvitationsState;
}): OwnInvitationsState => ownInvitations;
