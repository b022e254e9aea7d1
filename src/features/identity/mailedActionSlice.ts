import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AuthCode } from '../../services/auth/authCodes';
import type { MailedAction } from '../../services/auth/IdentityGateway';
import { defineMachine, knows, targets } from '../../shared/machine';

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

export type MailedActionEvent = 'linkOpened' | 'linkChecked' | 'applyStarted' | 'applied' | 'linkRefused' | 'linkLeft';

export const mailedActionMachine = defineMachine<MailedActionState['status'], MailedActionEvent>({
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
  reducers: {
    /** A mailed link is in the address bar; the service is being asked what it does. */
    linkOpened: (_state, { payload }: PayloadAction<MailedLink>): MailedActionState => ({
      status: 'checking',
      link: payload,
    }),
    linkChecked: (state, { payload }: PayloadAction<MailedAction>): MailedActionState =>
      state.status === 'checking' ? { status: 'ready', link: state.link, action: payload, refusal: null } : state,
    applyStarted: (state): MailedActionState =>
      state.status === 'ready' ? { status: 'applying', link: state.link, action: state.action } : state,
    applied: (state): MailedActionState =>
      state.status === 'applying' ? { status: 'done', link: state.link, action: state.action } : state,
    linkRefused: (state, { payload: { code } }: PayloadAction<{ code: AuthCode }>): MailedActionState => {
      if (!knows(mailedActionMachine, state.status, 'linkRefused') || !('link' in state)) return state;
      const mayRetry = targets(mailedActionMachine, state.status, 'linkRefused').includes('ready') && !FINAL.has(code);
      return mayRetry && state.status === 'applying'
        ? { status: 'ready', link: state.link, action: state.action, refusal: code }
        : { status: 'refused', link: state.link, code };
    },
    /** The page of mailed links was left. */
    linkLeft: () => idle,
  },
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
