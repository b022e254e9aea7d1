import { knows } from '../../shared/machine';
import { signedOut } from '../auth/model/authSlice';
import slice, {
  mailAsked,
  mailForgotten,
  mailRefused,
  mailRequestMachine,
  mailSent,
  type MailRequestEvent,
  type MailRequestState,
} from './mailRequestSlice';

const asked = { kind: 'reset', email: 'ada@example.com' } as const;
const STATES: Record<MailRequestState['status'], MailRequestState> = {
  idle: { status: 'idle' },
  working: { status: 'working', ...asked },
  sent: { status: 'sent', ...asked },
  refused: { status: 'refused', code: 'too-many-requests', ...asked },
};
const EVENTS = {
  mailAsked: mailAsked({ kind: 'verification', email: 'bob@example.com' }),
  mailSent: mailSent(),
  mailRefused: mailRefused({ code: 'invalid-email' }),
  mailForgotten: mailForgotten(),
} as const satisfies Record<MailRequestEvent, unknown>;

const statuses = Object.keys(STATES) as MailRequestState['status'][];
const events = Object.keys(EVENTS) as MailRequestEvent[];

it.each(statuses.flatMap((status) => events.map((event) => [status, event] as const)))(
  'a request for a mail in %s does with %s what its machine says',
  (status, event) => {
    const before = STATES[status];
    const after = slice.reducer(before, EVENTS[event]);
    if (knows(mailRequestMachine, status, event)) expect(mailRequestMachine.on[status][event]).toBe(after.status);
    else expect(after).toEqual(before);
  },
);

it.each(statuses)('is forgotten at the end of a session, in %s', (status) => {
  expect(slice.reducer(STATES[status], signedOut({ reason: 'requested' }))).toEqual({ status: 'idle' });
});
