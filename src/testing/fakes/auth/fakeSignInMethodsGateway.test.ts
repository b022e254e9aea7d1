import { FAKE_TOTP_CODE } from './fakeAccountGateway';
import { createFakeAuthGateway } from './fakeAuthGateway';
import { createFakeSignInMethodsGateway } from './fakeSignInMethodsGateway';
import { signInMethodsGatewayContract } from '../../contracts/auth/signInMethodsGateway.contract';

describe('the ways to sign in, in memory', () => {
  signInMethodsGatewayContract(async () => {
    const auth = createFakeAuthGateway();
    const gateway = createFakeSignInMethodsGateway(auth);
    return {
      gateway,
      auth,
      signInFlow: auth,
      arrive: async (_providerId, visitor) => gateway.arrive(visitor),
      codeSentTo: async () => gateway.sent.at(-1)?.code ?? '',
      linksTo: async (email) => gateway.mails.filter(({ to }) => to === email).map(({ continuePath }) => continuePath),
      demandPhone: async (email, number) =>
        auth.demandSecondFactor(email, [
          {
            uid: 'factor-1',
            kind: 'phone',
            name: 'My phone',
            phoneNumber: `+*******${number.slice(-4)}`,
            enrolledAt: null,
          },
        ]),
      demandApp: async (email) => {
        const factor = { uid: 'factor-1', name: 'My app', phoneNumber: null, enrolledAt: null };
        auth.demandSecondFactor(email, [{ ...factor, kind: 'totp' }]);
        return async () => FAKE_TOTP_CODE;
      },
      stay: () => auth.present && auth.stay,
    };
  });

  it('comes back from a redirect, once', async () => {
    const auth = createFakeAuthGateway();
    const gateway = createFakeSignInMethodsGateway(auth);
    expect(await gateway.signInWithProvider('apple.com', 'redirect', 'session')).toEqual({ type: 'redirecting' });
    gateway.comeBack('apple.com');
    expect(await gateway.finishRedirect()).toEqual({ type: 'signedIn' });
    expect([auth.present?.email, auth.stay]).toEqual(['ada@example.com', 'session']);
    expect(await gateway.finishRedirect()).toBeNull();
  });
});
