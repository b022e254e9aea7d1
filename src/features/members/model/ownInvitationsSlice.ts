import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Invitation } from '../../../domain/sales/invitation';
import { signedOut } from '../../auth/model/authSlice';

/** The open invitations to the person's own address; none while they are not known. */
export type OwnInvitationsState = readonly Invitation[];

const initialState: OwnInvitationsState = [];

const slice = createSlice({
  name: 'ownInvitations',
  initialState,
  reducers: {
    ownInvitationsReceived: (
      _state,
      { payload }: PayloadAction<{ invitations: readonly Invitation[] }>,
    ): OwnInvitationsState => payload.invitations,
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
