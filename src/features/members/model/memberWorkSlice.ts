import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { InvitedRole } from '../../../domain/sales/invitation';
import type { Role } from '../../../domain/sales/sale';
import type { DataCode } from '../../../services/failure';
import { defineMachine, knows } from '../../../shared/machine';
import { signedOut } from '../../auth/model/authSlice';
import { membersEntered, membersLeft } from './membersSlice';

/** What is asked of the server: `role:<uid>`, `remove:<uid>`, `leave`, `invite`, `revoke:<id>`, `renew:<id>`. */
export type WorkKey =
  | `role:${string}`
  | `remove:${string}`
  | 'leave'
  | 'invite'
  | `revoke:${string}`
  | `renew:${string}`;

export type Work =
  | { readonly status: 'idle' }
  | { readonly status: 'working' }
  | { readonly status: 'done' }
  | { readonly status: 'refused'; readonly code: DataCode };

type WorkEvent = 'workStarted' | 'workDone' | 'workRefused';

/** One request about people. */
export const memberWorkMachine = defineMachine<Work['status'], WorkEvent>({
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

function step(state: MemberWorkState, event: WorkEvent, key: WorkKey, next: Work): MemberWorkState {
  const { status } = state.work[key] ?? IDLE;
  return knows(memberWorkMachine, status, event) ? { ...state, work: { ...state.work, [key]: next } } : state;
}

const slice = createSlice({
  name: 'memberWork',
  initialState,
  reducers: {
    workStarted: (state, { payload: { key } }: PayloadAction<{ key: WorkKey }>): MemberWorkState =>
      step(state, 'workStarted', key, { status: 'working' }),
    workDone: (state, { payload: { key } }: PayloadAction<{ key: WorkKey }>): MemberWorkState =>
      step(state, 'workDone', key, { status: 'done' }),
    workRefused: (state, { payload: { key, code } }: PayloadAction<{ key: WorkKey; code: DataCode }>) =>
      step(state, 'workRefused', key, { status: 'refused', code }),
    invited: (state, { payload }: PayloadAction<{ id: string; email: string }>): MemberWorkState => ({
      ...state,
      invited: payload,
    }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(membersEntered, () => initialState)
      .addCase(membersLeft, () => initialState)
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
