import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AuthCode } from '../../services/auth/authCodes';
import type { MailedAction } from '../../services/auth/IdentityGateway';
import { defineMachine, type EventOf } from '../../shared/machine';
import { follow } from '../../shared/machineReducers';

/** What the address of a mailed link says. The service alone knows what the code does. */
export interface MailedLink {
  readonly code: string;
  /** What the link claims to be for; decides only where the way goes on when the code is refused. */
  readonly mode: string;
  /** A path of this origin to go on to afterwards; null when the link names none. */
  readonly continuePath: string | null;
}

export type MailedActionState =
  | { readonly status: 'idle' }
  | { readonly status: 'checking'; readonly link: MailedLink }
  /** It waits for the person. `refusal`: why the last try failed, when another one may help. */
  | {
      readonly status: 'ready';
      readonly link: MailedLink;
      readonly action: MailedAction;
      readonly refusal: AuthCode | null;
    }
  | { readonly status: 'applying' | 'done'; readonly link: MailedLink; readonly action: MailedAction }
  | { readonly status: 'refused'; readonly link: MailedLink; readonly code: AuthCode };

export const mailedActionMachine = defineMachine<MailedActionState>()({
  name: 'Mailed link',
  initial: 'idle',
  on: {
    idle: { linkOpened: 'checking' },
    checking: { linkOpened: 'checking', linkChecked: 'ready', linkRefused: 'refused', linkLeft: 'idle' },
    ready: { linkOpened: 'checking', applyStarted: 'applying', linkLeft: 'idle' },
    applying: { linkOpened: 'checking', applied: 'done', linkRefused: ['ready', 'refused'], linkLeft: 'idle' },
    done: { linkOpened: 'checking', linkLeft: 'idle' },
    refused: { linkOpened: 'checking', linkLeft: 'idle' },
  },
});

export type MailedActionEvent = EventOf<typeof mailedActionMachine>;

/** After these the same code will never do: the person needs another way forward. */
const FINAL: ReadonlySet<AuthCode> = new Set([
  'invalid-action-code',
  'expired-action-code',
  'user-disabled',
  'user-not-found',
  'email-already-in-use',
]);

const idle: MailedActionState = { status: 'idle' };

const mailedActionSlice = createSlice({
  name: 'mailedAction',
  initialState: idle as MailedActionState,
  reducers: follow(mailedActionMachine, {
    /** A mailed link is in the address bar; the service is being asked what it does. */
    linkOpened: (_, { payload }: PayloadAction<MailedLink>) => ({ link: payload }),
    linkChecked: ({ link }, { payload }: PayloadAction<MailedAction>) => ({ link, action: payload, refusal: null }),
    applyStarted: ({ link, action }) => ({ link, action }),
    applied: ({ link, action }) => ({ link, action }),
    linkRefused: (state, { payload: { code } }: PayloadAction<{ code: AuthCode }>) =>
      state.status === 'applying' && !FINAL.has(code)
        ? { status: 'ready', link: state.link, action: state.action, refusal: code }
        : { status: 'refused', link: state.link, code },
    /** The page of mailed links was left. */
    linkLeft: () => idle,
  }),
  selectors: { selectMailedAction: (state) => state },
});

export const { linkOpened, linkChecked, applyStarted, applied, linkRefused, linkLeft } = mailedActionSlice.actions;
export const { selectMailedAction } = mailedActionSlice.selectors;

/** Commands: the person's own click. A password travels only in `chooseNewPassword`. */
export const applyMailedLink = createAction('mailedAction/apply');
export const chooseNewPassword = createAction<{ password: string }>('mailedAction/chooseNewPassword');
export const signInByMailedLink = createAction<{ email: string }>('mailedAction/signIn');
export const checkAgain = createAction('mailedAction/checkAgain');

export default mailedActionSlice;
