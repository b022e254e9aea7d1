import { AUTH_CODES, type AuthCode } from '../../services/auth/authCodes';
import { targets } from '../../shared/machine';
import { authMessage } from '../auth/model/authMessages';
import { identityTexts } from './identityTexts';
import slice, {
  applied,
  applyStarted,
  linkChecked,
  linkLeft,
  linkOpened,
  linkRefused,
  mailedActionMachine,
  type MailedActionEvent,
  type MailedActionState,
} from './mailedActionSlice';
import { actionTexts, mayPass, refusalText } from './mailedActionTexts';

const link = { code: 'code-1', mode: 'verifyEmail', continuePath: null };
const action = { operation: 'verifyEmail', email: 'ada@example.com', previousEmail: null, factor: null } as const;
const STATES: Record<MailedActionState['status'], MailedActionState> = {
  idle: { status: 'idle' },
  checking: { status: 'checking', link },
  ready: { status: 'ready', link, action, refusal: null },
  applying: { status: 'applying', link, action },
  done: { status: 'done', link, action },
  refused: { status: 'refused', link, code: 'expired-action-code' },
};
const EVENTS = {
  linkOpened: linkOpened({ ...link, code: 'code-2' }),
  linkChecked: linkChecked({ ...action, email: 'bob@example.com' }),
  applyStarted: applyStarted(),
  applied: applied(),
  linkRefused: linkRefused({ code: 'invalid-action-code' }),
  linkLeft: linkLeft(),
} as const satisfies Record<MailedActionEvent, unknown>;

const statuses = Object.keys(STATES) as MailedActionState['status'][];
const events = Object.keys(EVENTS) as MailedActionEvent[];

it.each(statuses.flatMap((status) => events.map((event) => [status, event] as const)))(
  'a mailed link in %s does with %s what its machine says',
  (status, event) => {
    const before = STATES[status];
    const after = slice.reducer(before, EVENTS[event]);
    const allowed = targets(mailedActionMachine, status, event);
    if (allowed.length > 0) expect(allowed).toContain(after.status);
    else expect(after).toEqual(before);
  },
);

it.each(AUTH_CODES)('after %s the person may try again exactly when that can help', (code) => {
  const after = slice.reducer(STATES.applying, linkRefused({ code }));
  const over = [
    'invalid-action-code',
    'expired-action-code',
    'user-disabled',
    'user-not-found',
    'email-already-in-use',
  ];
  expect(after.status).toBe(over.includes(code) ? 'refused' : 'ready');
  // A link that could not even be looked at waits for nobody's click.
  expect(slice.reducer(STATES.checking, linkRefused({ code })).status).toBe('refused');
});

const said = (code: AuthCode) => refusalText(code, identityTexts.texts) ?? authMessage(code);

it.each(AUTH_CODES)('%s is said in a sentence about the link', (code) => {
  expect(said(code)).toMatch(/^[A-Z].*[.]$/);
  expect(said(code)).not.toMatch(/firebase|auth\//i);
});

it('offers another try only for what may pass', () => {
  expect(mayPass('network-request-failed')).toBe(true);
  expect(mayPass('expired-action-code')).toBe(false);
});

it.each([
  ['resetPassword', null, /ada@example.com/],
  ['verifyEmail', null, /ada@example.com/],
  ['recoverEmail', 'new@example.com', /ada@example.com.*new@example.com/],
  ['verifyAndChangeEmail', 'old@example.com', /old@example.com.*ada@example.com/],
  ['revertSecondFactorAddition', null, /Phone.*ada@example.com/],
] as const)('%s says which account it is about', (operation, previousEmail, account) => {
  const texts = actionTexts(
    { operation, email: 'ada@example.com', previousEmail, factor: 'Phone' },
    identityTexts.texts,
  );
  expect(texts.before).toMatch(account);
  expect(texts.after).toContain('ada@example.com');
});
