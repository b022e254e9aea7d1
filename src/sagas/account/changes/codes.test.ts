import {
  changePhone,
  confirmPhone,
  finishEnrolment,
  leaveEnrolment,
  leavePhone,
  removeFactor,
  startEnrolment,
} from '../../../features/account/model/accountCommands';
import { selectFactors, selectOtherAccount } from '../../../features/account/model/accountSlice';
import { factorCodeChecking, selectEnrolment } from '../../../features/account/model/enrolmentSlice';
import { phoneCodeSent, selectPhone } from '../../../features/account/model/phoneSlice';
import { reauthWithPassword, selectReauth } from '../../../features/account/model/reauthSlice';
import { accountTexts } from '../../../features/account/texts/accountTexts';
import { selectUser } from '../../../features/auth/model/authSlice';
import { FAKE_TOTP_CODE } from '../../../testing/fakes/auth/fakeAccountGateway';
import { summarise } from '../../../store/devtools';
import { makeAccount, type Account } from '../../../testing/stores/makeAccount';
import { settle } from '../../../testing/stores/makeTestStore';

const PHONE = '+4930901820';
let made: Account;
const phone = () => made.read(selectPhone);
const enrolment = () => made.read(selectEnrolment);

beforeEach(async () => {
  made = await makeAccount();
});
afterEach(async () => {
  await made.store.stop();
  expect(made.failures).toEqual([]);
  expect(made.unknown).toEqual([]);
});

describe('the telephone number', () => {
  it('is added with the code that is sent to it', async () => {
    await made.ask(changePhone({ phoneNumber: PHONE }));
    expect(phone()).toMatchObject({ status: 'needsCode', phoneNumber: PHONE, refusal: null });
    await made.ask(confirmPhone({ code: '000000' }));
    expect(phone()).toMatchObject({ status: 'needsCode', refusal: 'invalid-verification-code' });
    await made.ask(confirmPhone({ code: '123456' }));
    expect(phone()).toEqual({ status: 'done', phoneNumber: PHONE });
    expect(made.read(selectUser)?.phoneNumber).toBe(PHONE);
  });

  it('says why no code was sent', async () => {
    await made.ask(changePhone({ phoneNumber: '030' }));
    expect(phone()).toEqual({ status: 'refused', phoneNumber: '030', code: 'invalid-phone-number' });
  });

  it('gets another code, after which the first is forgotten', async () => {
    await made.ask(changePhone({ phoneNumber: PHONE }));
    await made.ask(changePhone({ phoneNumber: PHONE }));
    expect(made.account.sent).toHaveLength(2);
    expect([...made.account.kept]).toEqual([made.account.sent[1]?.ticketId]);
  });

  it('of another account is reported, with the choice of the account to go on with', async () => {
    made.account.belongsToAnother(PHONE);
    await made.ask(changePhone({ phoneNumber: PHONE }));
    await made.ask(confirmPhone({ code: '123456' }));
    expect(phone()).toEqual({ status: 'idle' });
    expect(made.read(selectOtherAccount)).toMatchObject({ providerId: 'phone' });
  });

  it.each(['sendPhoneCode', 'confirmPhone'] as const)('is left while %s is on its way', async (operation) => {
    if (operation === 'confirmPhone') await made.ask(changePhone({ phoneNumber: PHONE }));
    jest.spyOn(made.account, operation).mockReturnValueOnce(new Promise<never>(() => undefined));
    await made.ask(
      operation === 'confirmPhone' ? confirmPhone({ code: '123456' }) : changePhone({ phoneNumber: PHONE }),
    );
    expect(phone().status).toBe(operation === 'confirmPhone' ? 'checking' : 'sending');
    await made.ask(leavePhone());
    expect(phone()).toEqual({ status: 'idle' });
    expect(made.account.kept.size).toBe(0);
    const sent = operation === 'confirmPhone' ? 1 : 0;
    expect(made.types().filter((type) => type === phoneCodeSent.type)).toHaveLength(sent);
    await made.ask(changePhone({ phoneNumber: PHONE }));
    expect(phone().status).toBe('needsCode');
  });

  it('is not confirmed by a click that time travel brings back', async () => {
    await made.ask(confirmPhone({ code: '123456' }));
    expect(phone()).toEqual({ status: 'idle' });
    expect(made.account.calls).not.toContain('confirmPhone');
  });

  it('ends a session that is over', async () => {
    made.account.failNext('sendPhoneCode', 'user-token-expired');
    await made.ask(changePhone({ phoneNumber: PHONE }));
    expect(made.state().auth).toEqual({ status: 'signedOut', reason: 'user-token-expired' });
    expect(phone()).toEqual({ status: 'idle' });
  });
});

describe('a second step', () => {
  it('by an authenticator app is shown with its secret, proved and named', async () => {
    await made.ask(startEnrolment({ kind: 'totp' }));
    expect(enrolment()).toMatchObject({ status: 'showingSecret', secret: 'JBSWY3DPEHPK3PXP' });
    expect(JSON.stringify(summarise(made.state()))).not.toMatch(/JBSWY3DPEHPK3PXP/);
    await made.ask(finishEnrolment({ code: '000000', name: 'Work' }));
    expect(enrolment()).toMatchObject({ status: 'showingSecret', refusal: 'invalid-verification-code' });
    await made.ask(finishEnrolment({ code: FAKE_TOTP_CODE, name: ' Work ' }));
    expect(enrolment()).toEqual({ status: 'done', name: 'Work' });
    expect(made.read(selectFactors)).toMatchObject([{ kind: 'totp', name: 'Work' }]);
    expect(JSON.stringify(made.state())).not.toMatch(/JBSWY3DPEHPK3PXP/);
  });

  it('by a phone has a code sent there; without a name it gets the one of its kind', async () => {
    await made.ask(startEnrolment({ kind: 'phone', phoneNumber: PHONE }));
    expect(enrolment()).toMatchObject({ status: 'needsCode', phoneNumber: PHONE });
    await made.ask(finishEnrolment({ code: '000000', name: '' }));
    expect(enrolment()).toMatchObject({ status: 'needsCode', refusal: 'invalid-verification-code' });
    await made.ask(finishEnrolment({ code: '123456', name: ' ' }));
    expect(enrolment()).toEqual({ status: 'done', name: 'My phone' });
    expect(made.read(selectFactors)).toMatchObject([{ kind: 'phone', name: 'My phone', phoneNumber: PHONE }]);
  });

  it('by an authenticator app without a name gets the one of its kind', async () => {
    await made.ask(startEnrolment({ kind: 'totp' }));
    await made.ask(finishEnrolment({ code: FAKE_TOTP_CODE, name: ' ' }));
    expect(enrolment()).toEqual({ status: 'done', name: accountTexts.texts.enrolment.appName });
    expect(made.read(selectFactors)).toMatchObject([{ kind: 'totp', name: accountTexts.texts.enrolment.appName }]);
  });

  it('needs a confirmed address first', async () => {
    made.account.failNext('startTotp', 'unverified-email');
    await made.ask(startEnrolment({ kind: 'totp' }));
    expect(enrolment()).toEqual({ status: 'refused', kind: 'totp', code: 'unverified-email' });
  });

  it('asks to sign in once more where the service wants it; leaving it leaves the question too', async () => {
    made.account.age();
    await made.ask(startEnrolment({ kind: 'totp' }));
    expect(made.read(selectReauth).status).toBe('asked');
    await made.ask(leaveEnrolment());
    expect([made.read(selectReauth).status, enrolment().status]).toEqual(['idle', 'idle']);
    await made.ask(startEnrolment({ kind: 'totp' }));
    await made.ask(reauthWithPassword({ password: 'walnut-12' }));
    expect(enrolment().status).toBe('showingSecret');
  });

  it.each([{ kind: 'totp' }, { kind: 'phone', phoneNumber: PHONE }] as const)(
    'of kind $kind that is left is forgotten',
    async (asked) => {
      await made.ask(startEnrolment(asked));
      expect(made.account.kept.size).toBe(1);
      await made.ask(leaveEnrolment());
      expect(enrolment()).toEqual({ status: 'idle' });
      expect(made.account.kept.size).toBe(0);
    },
  );

  it('takes no second code while one is being checked, nor one after time went back', async () => {
    await made.ask(startEnrolment({ kind: 'totp' }));
    made.store.dispatch(finishEnrolment({ code: FAKE_TOTP_CODE, name: 'A' }));
    made.store.dispatch(finishEnrolment({ code: FAKE_TOTP_CODE, name: 'B' }));
    await settle();
    made.store.dispatch(factorCodeChecking());
    made.unknown.splice(0);
    await made.ask(finishEnrolment({ code: FAKE_TOTP_CODE, name: 'C' }));
    expect(made.read(selectFactors)).toMatchObject([{ name: 'A' }]);
  });

  it('is removed, or says why not', async () => {
    made.account.factors = [{ uid: 'f1', kind: 'totp', name: 'App', phoneNumber: null, enrolledAt: null }];
    made.account.failNext('removeSecondFactor', 'network-request-failed');
    await made.ask(removeFactor({ uid: 'f1' }));
    expect(made.section('factor:f1')).toEqual({ status: 'refused', code: 'network-request-failed' });
    await made.ask(removeFactor({ uid: 'f1' }));
    expect(made.section('factor:f1')).toEqual({ status: 'done' });
    expect(made.account.factors).toEqual([]);
  });

  it('that is enrolled already is there when the page comes, and gone with the session', async () => {
    made.account.factors = [{ uid: 'f1', kind: 'totp', name: 'App', phoneNumber: null, enrolledAt: null }];
    made.auth.emit({ type: 'changed', user: null });
    await settle();
    expect(made.read(selectFactors)).toEqual([]);
    await made.signIn();
    expect(made.read(selectFactors)).toMatchObject([{ uid: 'f1' }]);
  });
});
