import {
  changeEmail,
  changePhone,
  linkProvider,
  readDeparture,
  saveProfile,
  startEnrolment,
} from '../../../features/account/model/accountCommands';
import { selectDepartureSales, selectOtherAccount } from '../../../features/account/model/accountSlice';
import { selectEnrolment } from '../../../features/account/model/enrolmentSlice';
import { selectPhone } from '../../../features/account/model/phoneSlice';
import { selectReauth, sendReauthCode } from '../../../features/account/model/reauthSlice';
import { navigate } from '../../../features/navigation/model/navigationSlice';
import { makeAccount, type Account } from '../../../testing/stores/makeAccount';
import { settle } from '../../../testing/stores/makeTestStore';

const PHONE = '+4930901820';
let made: Account;
const leave = () => made.ask(navigate('/sales'));
const comeBack = () => made.ask(navigate('/account'));

beforeEach(async () => {
  made = await makeAccount({ phoneNumber: PHONE });
});
afterEach(async () => {
  await made.store.stop();
  expect(made.failures).toEqual([]);
  expect(made.unknown).toEqual([]);
});

describe('leaving the page of the account', () => {
  it('takes back what it said', async () => {
    await made.ask(saveProfile({ displayName: 'Countess' }));
    made.account.failNext('changeEmail', 'invalid-email');
    await made.ask(changeEmail({ email: 'x' }));
    await made.ask(readDeparture());
    expect([made.section('profile').status, made.section('email').status]).toEqual(['done', 'refused']);
    expect(made.read(selectDepartureSales)).not.toBeNull();
    await leave();
    expect(made.state().account.sections).toEqual({});
    expect(made.read(selectDepartureSales)).toBeNull();
  });

  it('is not to look at another part of it', async () => {
    await made.ask(saveProfile({ displayName: 'Countess' }));
    await made.ask(navigate('/account#email'));
    expect(made.section('profile').status).toBe('done');
  });

  it('lets what is on its way go on, and says at the next visit what came of it', async () => {
    let answer: () => void = () => undefined;
    const work = new Promise<void>((resolve) => (answer = resolve));
    jest.spyOn(made.account, 'updateProfile').mockReturnValueOnce(work);
    await made.ask(saveProfile({ displayName: 'Countess' }));
    await leave();
    expect(made.section('profile').status).toBe('working');
    answer();
    await settle();
    await comeBack();
    expect(made.section('profile').status).toBe('done');
  });

  it('ends a second step that was begun, and forgets its secret', async () => {
    await made.ask(startEnrolment({ kind: 'totp' }));
    expect(made.read(selectEnrolment).status).toBe('showingSecret');
    expect(made.account.kept.size).toBe(1);
    await leave();
    expect(made.read(selectEnrolment).status).toBe('idle');
    expect(made.account.kept.size).toBe(0);
  });

  it('ends the change of a number, and forgets its code', async () => {
    await made.ask(changePhone({ phoneNumber: '+49301112233' }));
    expect(made.read(selectPhone).status).toBe('needsCode');
    await leave();
    expect(made.read(selectPhone).status).toBe('idle');
    expect(made.account.kept.size).toBe(0);
  });

  it.each([
    ['a code for a number', () => changePhone({ phoneNumber: PHONE })],
    ['a code for a second step', () => startEnrolment({ kind: 'phone', phoneNumber: PHONE })],
    ['a secret', () => startEnrolment({ kind: 'totp' })],
  ])('forgets %s that comes too late', async (_, command) => {
    made.store.dispatch(command());
    await made.ask(navigate('/sales'));
    await settle();
    expect([made.read(selectPhone).status, made.read(selectEnrolment).status]).toEqual(['idle', 'idle']);
    expect(made.account.kept.size).toBe(0);
  });

  it('closes the question to sign in once more, without a word at the next visit', async () => {
    made.account.age();
    await made.ask(changeEmail({ email: 'new@example.com' }));
    await made.ask(sendReauthCode());
    expect(made.read(selectReauth).status).toBe('needsCode');
    await leave();
    expect(made.read(selectReauth).status).toBe('idle');
    expect(made.account.kept.size).toBe(0);
    await comeBack();
    expect(made.section('email').status).toBe('idle');
  });

  it('forgets a code for signing in once more that comes too late', async () => {
    made.account.age();
    await made.ask(changeEmail({ email: 'new@example.com' }));
    made.store.dispatch(sendReauthCode());
    await leave();
    expect(made.account.kept.size).toBe(0);
  });

  it('stays with the account when a way belongs to another one', async () => {
    made.account.belongsToAnother('google.com');
    const forgotten = jest.spyOn(made.signInMethods, 'forget');
    await made.ask(linkProvider({ providerId: 'google.com' }));
    const conflictId = made.read(selectOtherAccount)?.conflictId;
    await leave();
    expect(made.read(selectOtherAccount)).toBeNull();
    expect(forgotten).toHaveBeenCalledWith(conflictId);
    expect(made.section('link:google.com').status).toBe('idle');
  });
});
