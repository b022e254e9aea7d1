import { createFakeIdentityGateway } from './fakeIdentityGateway';
import { identityGatewayContract } from '../../contracts/auth/identityGateway.contract';

describe('the fake identity gateway', () => {
  identityGatewayContract(async () => {
    const gateway = createFakeIdentityGateway();
    return {
      gateway,
      createAccount: async (email, password) => gateway.addAccount(email, password),
      signIn: async (email, password) => {
        const found = gateway.accounts.find((account) => account.email === email && account.password === password);
        if (found === undefined) return 'invalid-credential';
        gateway.present = email;
        return null;
      },
      account: async () => {
        const found = gateway.accounts.find((account) => account.email === gateway.present);
        return { email: found?.email ?? '', verified: found?.verified ?? false };
      },
      mails: async () => gateway.mails,
      mailSignIn: async (email) => gateway.mail(email, { operation: 'signIn', email: null }),
      mailChange: async (email, newEmail) =>
        gateway.mail(newEmail, { operation: 'verifyAndChangeEmail', email: newEmail, previousEmail: email }),
      expire: async (code) => gateway.expire(code),
      demand: async (rules) => {
        gateway.policy = { maxLength: null, lowercase: false, digit: false, ...rules };
      },
    };
  });
});
