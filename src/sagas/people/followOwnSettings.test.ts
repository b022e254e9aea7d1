import { selectUser } from '../../features/auth/model/authSlice';
import { accountLanguageKnown } from '../../features/language/languageSlice';
import { signOutEverywhere } from '../../features/account/model/accountCommands';
import { makeAccount, type Account } from '../../testing/stores/makeAccount';
import { settle } from '../../testing/stores/makeTestStore';
import { GatewayFailure } from '../../services/failure';
import { peopleSaga } from './peopleSaga';

let made: Account;
const received = () => made.actions.filter(accountLanguageKnown.match).map(({ payload }) => payload.language);
const auth = () => made.state().auth;

beforeEach(async () => {
  made = await makeAccount();
  made.people.settings = { locale: 'de', sessionsEndedAt: null };
  made.store.injectModule({ name: 'people', slices: [], saga: peopleSaga, createGateways: () => ({}) });
  await settle();
});
afterEach(async () => {
  await made.store.stop();
  expect(made.failures).toEqual([]);
  expect(made.unknown).toEqual([]);
  expect(made.people.listenerCount).toBe(0);
});

describe('the language that a person has chosen', () => {
  it('comes with the session, also when the saga comes late, and with every change', async () => {
    expect(received()).toEqual(['de']);
    made.people.change({ locale: 'en' });
    made.people.change({ locale: 'en' });
    await settle();
    made.people.change({ locale: null });
    await settle();
    expect(received()).toEqual(['de', 'en', null]);
  });

  it('is that of the next person in the next session', async () => {
    made.auth.emit({ type: 'changed', user: null });
    await settle();
    expect(made.people.listenerCount).toBe(0);
    made.people.settings = { locale: 'en', sessionsEndedAt: null };
    await made.signIn();
    expect(received()).toEqual(['de', 'en']);
  });
});

describe('the end of every session', () => {
  it('is the end of this one, shown as not asked for here', async () => {
    made.people.change({ sessionsEndedAt: made.account.signedIn + 60_000 });
    await settle();
    expect(auth()).toEqual({ status: 'signedOut', reason: 'ended-elsewhere' });
    expect(made.auth.calls).toEqual(['signOut']);
  });

  it('is the end of this one also when this one is a whole second older', async () => {
    made.people.change({ sessionsEndedAt: made.account.signedIn + 1_000 });
    await settle();
    expect(auth()).toEqual({ status: 'signedOut', reason: 'ended-elsewhere' });
  });

  it('does not concern a session whose beginning is not known', async () => {
    jest.spyOn(made.account, 'signedInAt').mockResolvedValueOnce(null);
    made.people.change({ sessionsEndedAt: made.account.signedIn + 60_000 });
    await settle();
    expect(made.read(selectUser)).not.toBeNull();
  });

  it.each([
    ['before this one began', -60_000],
    ['in the second in which this one began', 999],
  ])('%s does not concern it', async (_, later) => {
    made.people.change({ sessionsEndedAt: made.account.signedIn + later });
    await settle();
    expect(made.read(selectUser)).not.toBeNull();
  });

  it('is shown as asked for where it was', async () => {
    made.account.signedIn -= 60_000;
    jest.spyOn(made.people, 'endSessions').mockImplementationOnce(async () => {
      // The event of the end comes before the answer to the page's own call.
      made.people.change({ sessionsEndedAt: made.account.signedIn + 60_000 });
      await settle();
    });
    await made.ask(signOutEverywhere());
    await settle();
    expect(auth()).toEqual({ status: 'signedOut', reason: 'requested' });
    expect(made.auth.calls).toEqual(['signOut']);
  });

  it('is not concluded while nobody can tell when this one began', async () => {
    jest.spyOn(made.account, 'signedInAt').mockRejectedValueOnce(new GatewayFailure('network-request-failed'));
    made.people.change({ sessionsEndedAt: made.account.signedIn + 60_000 });
    await settle();
    expect(made.read(selectUser)).not.toBeNull();
  });

  it('is not concluded from a defect, which is reported', async () => {
    jest.spyOn(made.account, 'signedInAt').mockRejectedValueOnce(new TypeError('a defect'));
    made.people.change({ sessionsEndedAt: made.account.signedIn + 60_000 });
    await settle();
    expect(made.read(selectUser)).not.toBeNull();
    expect(made.failures.splice(0)).toEqual([{ where: 'followOwnSettings', error: expect.any(TypeError) as unknown }]);
    expect(made.types()).not.toContain('auth/sessionFailed');
  });

  it('may turn out with its reason: the account is disabled', async () => {
    jest.spyOn(made.account, 'signedInAt').mockRejectedValueOnce(new GatewayFailure('user-disabled'));
    made.people.change({ sessionsEndedAt: made.account.signedIn + 60_000 });
    await settle();
    expect(auth()).toEqual({ status: 'signedOut', reason: 'user-disabled' });
  });
});
