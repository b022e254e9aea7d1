import { makeAccount, type Account } from '../../testing/stores/makeAccount';
import { settle } from '../../testing/stores/makeTestStore';
import { peopleSaga } from './peopleSaga';

let made: Account;
/** What was asked of the service: `reload` for the account, `proveAddress` for a token that says the same. */
let asked: string[];

async function start(person: Parameters<typeof makeAccount>[0]): Promise<void> {
  made = await makeAccount(person);
  asked = [];
  jest.spyOn(made.session, 'proveAddress').mockImplementation(async () => void asked.push('proveAddress'));
  jest.spyOn(made.auth, 'reload').mockImplementation(async () => void asked.push('reload'));
  made.store.injectModule({ name: 'people', slices: [], saga: peopleSaga, createGateways: () => ({}) });
  await settle();
}
async function comeBack(): Promise<void> {
  made.resume.resume('focus');
  await settle();
}

beforeEach(() => jest.useFakeTimers());
afterEach(async () => {
  await made.store.stop();
  jest.useRealTimers();
  expect([made.failures, made.unknown]).toEqual([[], []]);
});

it('the token proves what the account has confirmed: from the start, and after every change of the account', async () => {
  await start({ emailVerified: true });
  expect(asked).toEqual(['proveAddress']);
  if (made.account.present === null) throw new Error('Nobody is signed in.');
  made.auth.emit({ type: 'changed', user: { ...made.account.present, email: 'new@example.com' } });
  await settle();
  expect(asked).toEqual(['proveAddress', 'proveAddress']);
});

it('coming back asks for an account whose address is not confirmed, and not more often than every five seconds', async () => {
  await start({ emailVerified: false });
  await comeBack();
  await comeBack();
  await comeBack();
  expect(asked).toEqual(['proveAddress', 'reload', 'proveAddress']);
  await jest.advanceTimersByTimeAsync(5000);
  expect(asked).toEqual(['proveAddress', 'reload', 'proveAddress', 'reload', 'proveAddress']);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(5);
});

it('coming back asks nothing of the account once the address is confirmed, or where there is none', async () => {
  await start({ emailVerified: true });
  await comeBack();
  expect(asked).toEqual(['proveAddress', 'proveAddress']);
  await made.store.stop();
  await start({ email: null, emailVerified: false });
  await comeBack();
  expect(asked).toEqual(['proveAddress']);
});

it('listens to nothing any more after the session', async () => {
  await start({ emailVerified: false });
  const before = made.resume.listenerCount;
  made.auth.emit({ type: 'changed', user: null });
  await settle();
  expect(made.resume.listenerCount).toBeLessThan(before);
});
