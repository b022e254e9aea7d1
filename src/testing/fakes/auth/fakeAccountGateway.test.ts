import { accountGatewayContract } from '../../contracts/auth/accountGateway.contract';
import type { AuthEvent } from '../../../services/auth/AuthGateway';
import { createFakeAccountGateway, FAKE_TOTP_CODE } from './fakeAccountGateway';
import { createFakePerson, fakeProvider } from './fakePerson';

describe('the account gateway in memory', () => {
  accountGatewayContract(async () => {
    const notified: AuthEvent[] = [];
    const gateway = createFakeAccountGateway({ emit: (event) => void notified.push(event) });
    const enterAs = (user: ReturnType<typeof createFakePerson>) => {
      gateway.present = user;
      notified.push({ type: 'changed', user });
    };
    return {
      gateway,
      notified,
      enter: async () => {
        enterAs(createFakePerson());
        return { email: 'ada@example.com', password: 'walnut-12' };
      },
      enterByProvider: async () => {
        gateway.password = null;
        enterAs(createFakePerson({ providerData: [fakeProvider('google.com', { email: 'ada@example.com' })] }));
      },
      enterAnonymously: async () => {
        gateway.password = null;
        enterAs(createFakePerson({ email: null, emailVerified: false, isAnonymous: true, providerData: [] }));
      },
      takenAddress: async () => {
        gateway.belongsToAnother('eve@example.com');
        return 'eve@example.com';
      },
      followMail: async () => gateway.followMail(),
      opens: async (password) => gateway.present !== null && password === gateway.password,
      age: async () => gateway.age(),
      appCode: async () => FAKE_TOTP_CODE,
      passSecondStep: async () => gateway.passChallenge(),
    };
  });

  it('gives a number to the account, and says when another account has it', async () => {
    const gateway = createFakeAccountGateway();
    const ticket = await gateway.sendPhoneCode('+4930901820');
    await expect(gateway.confirmPhone(ticket, '000000')).rejects.toMatchObject({ code: 'invalid-verification-code' });
    expect(await gateway.confirmPhone(ticket, '123456')).toEqual({ type: 'linked' });
    expect(gateway.present).toMatchObject({ phoneNumber: '+4930901820' });
    gateway.belongsToAnother('+4930901821');
    const other = await gateway.sendPhoneCode('+4930901821');
    expect(await gateway.confirmPhone(other, '123456')).toMatchObject({ type: 'belongsToAnother' });
  });
});
