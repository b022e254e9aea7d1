import { selectCooldowns } from '../../features/auth/model/cooldownSlice';
import { requestPasswordReset, requestVerification, selectMailRequest } from '../../features/identity/mailRequestSlice';
import { navigate } from '../../features/navigation/model/navigationSlice';
import { buildUser } from '../../testing/stores/builders';
import { makeIdentity } from '../../testing/stores/makeIdentity';
import { settle } from '../../testing/stores/makeTestStore';

const EMAIL = 'ada@example.com';
const BOB = 'bob@example.com';

let made: ReturnType<typeof makeIdentity>;
const request = () => made.read(selectMailRequest);
const say = async (action: Parameters<typeof made.store.dispatch>[0]) => {
  made.store.dispatch(action);
  await settle();
};
/** The next mail to choose a new password is answered only when the returned function is called. */
function hold(): () => void {
  const send = made.identity.sendPasswordReset;
  let answer = (): void => undefined;
  jest.spyOn(made.identity, 'sendPasswordReset').mockImplementationOnce(async (...args) => {
    await new Promise<void>((resolve) => (answer = resolve));
    return send(...args);
  });
  return () => answer();
}

beforeEach(async () => {
  made = makeIdentity('/reset-password', (identity) => {
    for (const email of [EMAIL, BOB]) identity.addAccount(email, 'walnut-12');
  });
  await settle();
});
afterEach(async () => {
  await made.store.stop();
  expect([made.failures, made.unknown]).toEqual([[], []]);
});

it('mails rest after too many requests, until one is sent', async () => {
  made.identity.failNext('sendPasswordReset', 'too-many-requests');
  await say(requestPasswordReset({ email: EMAIL }));
  expect(made.read(selectCooldowns)).toMatchObject({ mail: { count: 1 } });
  await say(requestPasswordReset({ email: EMAIL }));
  expect(request().status).toBe('sent');
  expect(made.read(selectCooldowns)).toEqual({});
});

it('a request whose page was left keeps nobody from the next one, and its late answer changes nothing', async () => {
  const answer = hold();
  await say(requestPasswordReset({ email: EMAIL }));
  await say(navigate('/sign-in'));
  await say(navigate('/reset-password'));
  expect(request()).toEqual({ status: 'idle' });
  const answerNext = hold();
  await say(requestPasswordReset({ email: BOB }));
  expect(request()).toEqual({ status: 'working', kind: 'reset', email: BOB });
  answer();
  await settle();
  expect(request()).toEqual({ status: 'working', kind: 'reset', email: BOB });
  answerNext();
  await settle();
  expect(request()).toEqual({ status: 'sent', kind: 'reset', email: BOB });
});

it('a late refusal is not shown on a page that waits for nothing, but lets mails rest', async () => {
  const answer = hold();
  await say(requestPasswordReset({ email: EMAIL }));
  await say(navigate('/sign-in'));
  made.identity.failNext('sendPasswordReset', 'quota-exceeded');
  answer();
  await settle();
  expect(request()).toEqual({ status: 'idle' });
  expect(made.read(selectCooldowns)).toMatchObject({ mail: { count: 1 } });
});

it('a late answer about a new password says nothing of the mail that confirms the same address', async () => {
  const answer = hold();
  await say(requestPasswordReset({ email: EMAIL }));
  made.auth.emit({ type: 'changed', user: buildUser() });
  await settle();
  jest.spyOn(made.identity, 'sendEmailVerification').mockReturnValueOnce(new Promise(() => undefined));
  await say(requestVerification());
  answer();
  await settle();
  expect(request()).toEqual({ status: 'working', kind: 'verification', email: EMAIL });
});

it('a request of a session that has ended is over with it', async () => {
  made.auth.emit({ type: 'changed', user: buildUser() });
  made.identity.present = EMAIL;
  made.store.dispatch(requestVerification());
  expect(request().status).toBe('working');
  made.auth.emit({ type: 'changed', user: null });
  await settle();
  expect(request()).toEqual({ status: 'idle' });
});
