import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { InvitedRole } from '../../../domain/sales/invitation';
import type { Role } from '../../../domain/sales/sale';
import type { DataCode } from '../../../services/failure';
import { defineMachine } from '../../../shared/machine';
import { follow, within } from '../../../shared/machineReducers';
import { signedOut } from '../../auth/model/authSlice';
import { membersEntered, membersLeft } from './membersSlice';

/** What is asked of the server: `role:<uid>`, `remove:<uid>`, `leave:<saleId>`, `invite`, `revoke:<id>`, `renew:<id>`. */
export type WorkKey =
  | `role:${string}`
  | `remove:${string}`
  | `leave:${string}`
  | 'invite'
  | `revoke:${string}`
  | `renew:${string}`;

export type Work =
  | { readonly status: 'idle' }
  | { readonly status: 'working' }
  | { readonly status: 'done' }
  | { readonly status: 'refused'; readonly code: DataCode };

/** One request about people. */
export const memberWorkMachine = defineMachine<Work>()({
  name: 'memberWork',
  initial: 'idle',
  on: {
    idle: { workStarted: 'working' },
    working: { workDone: 'done', workRefused: 'refused' },
    done: { workStarted: 'working' },
    refused: { workStarted: 'working' },
  },
});

export interface MemberWorkState {
  readonly work: Readonly<Partial<Record<WorkKey, Work>>>;
  /** The invitation that was made last, to hand its link out. */
  readonly invited: { readonly id: string; readonly email: string } | null;
}

/** Commands. */
export const changeRole = createAction<{ saleId: string; uid: string; role: Role }>('memberWork/changeRole');
export const removeMember = createAction<{ saleId: string; uid: string }>('memberWork/removeMember');
export const leaveSale = createAction<{ saleId: string }>('memberWork/leaveSale');
export const invitePerson = createAction<{ saleId: string; email: string; role: InvitedRole }>('memberWork/invite');
/** Puts a new invitation in the place of one that has ended. */
export const renewInvitation = createAction<{ id: string; saleId: string; email: string; role: InvitedRole }>(
  'memberWork/renew',
);
export const revokeInvitation = createAction<{ id: string }>('memberWork/revoke');

const IDLE: Work = { status: 'idle' };
const initialState: MemberWorkState = { work: {}, invited: null };

type OfWork<More = object> = PayloadAction<{ key: WorkKey } & More>;

const ofWork = follow(memberWorkMachine, {
  workStarted: (_state, _action: OfWork) => ({}),
  workDone: (_state, _action: OfWork) => ({}),
  workRefused: (_, { payload }: OfWork<{ code: DataCode }>) => ({ code: payload.code }),
});

/** Nothing of a sale is said outside of it, but leaving it goes on wherever the person is by then. */
const onlyLeaving = ({ work }: MemberWorkState): MemberWorkState => ({
  work: Object.fromEntries(
    Object.entries(work).filter(([key, each]) => key.startsWith('leave:') && each?.status === 'working'),
  ),
  invited: null,
});

const slice = createSlice({
  name: 'memberWork',
  initialState,
  reducers: {
    ...within(
      ofWork,
      ({ work }: MemberWorkState, { payload }) => work[payload.key] ?? IDLE,
      (state, work, { payload }) => ({ ...state, work: { ...state.work, [payload.key]: work } }),
    ),
    invited: (state, { payload }: PayloadAction<{ id: string; email: string }>): MemberWorkState => ({
      ...state,
      invited: payload,
    }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(membersEntered, onlyLeaving)
      .addCase(membersLeft, onlyLeaving)
      .addCase(signedOut, () => initialState);
  },
});

export default slice;
export const { workStarted, workDone, workRefused, invited } = slice.actions;

interface WithMemberWork {
  readonly memberWork?: MemberWorkState;
}

export const selectWork = ({ memberWork = initialState }: WithMemberWork, key: WorkKey): Work =>
  memberWork.work[key] ?? IDLE;
export const selectInvited = ({ memberWork = initialState }: WithMemberWork): MemberWorkState['invited'] =>
  memberWork.invited;
