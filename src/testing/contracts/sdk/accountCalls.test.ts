/** @jest-environment ./src/testing/environment/jsdomEnvironment.cjs */
import { API_KEY, type Auth, type LoadedSdk, loadSdk, type User } from '../../services/identitySdk';
import { callsTo } from './callsTo';
import { account, idToken, signedIn, startIdentityServer, type IdentityServer } from './identityServer';

let server: IdentityServer;
let sdk: LoadedSdk['sdk'];
let auth: Auth;
let user: User;
let token: string;

beforeEach(async () => {
  localStorage.clear();
  server = startIdentityServer();
  const page = await loadSdk();
  ({ sdk } = page);
  auth = page.open();
  ({ user } = await sdk.signInWithEmailAndPassword(auth, 'ada@example.com', 'walnut-12'));
  token = await user.getIdToken();
});
afterEach(() => server.close());

const { jsonPost } = callsTo(() => server, API_KEY);
const url = 'https://lotsmith.example/account';

describe('the calls for the own account', () => {
  it('CA13: mails the change of an address, to the new one', async () => {
    await sdk.verifyBeforeUpdateEmail(user, 'countess@example.com', { url });
    expect(jsonPost('/v1/accounts:sendOobCode')).toEqual({
      requestType: 'VERIFY_AND_CHANGE_EMAIL',
      idToken: token,
      newEmail: 'countess@example.com',
      continueUrl: url,
    });
  });

  it('CA13: mails the confirmation of the address', async () => {
    await sdk.sendEmailVerification(user, { url });
    expect(jsonPost('/v1/accounts:sendOobCode')).toEqual({
      requestType: 'VERIFY_EMAIL',
      idToken: token,
      continueUrl: url,
    });
  });

  it('CA10: links an identity provider, after a look at the account', async () => {
    await sdk.linkWithCredential(user, sdk.GoogleAuthProvider.credential('token-1'));
    expect(server.to('/v1/accounts:lookup')).toHaveLength(3);
    const { postBody, ...rest } = jsonPost('/v1/accounts:signInWithIdp') as { postBody: string };
    expect(rest).toEqual({
      requestUri: 'http://localhost',
      returnSecureToken: true,
      idToken: token,
    });
    expect(Object.fromEntries(new URLSearchParams(postBody))).toEqual({
      id_token: 'token-1',
      providerId: 'google.com',
    });
  });

  it('CA11: links a telephone number', async () => {
    server.answer('/v1/accounts:signInWithPhoneNumber', () => ({ json: signedIn() }));
    await sdk.linkWithCredential(user, sdk.PhoneAuthProvider.credential('session-1', '123456'));
    expect(jsonPost('/v1/accounts:signInWithPhoneNumber')).toEqual({
      idToken: token,
      sessionInfo: 'session-1',
      code: '123456',
    });
  });

  it('CA14: links a password to an account without one, as a sign-up of the same person', async () => {
    await sdk.signOut(auth);
    server.answer('/v1/accounts:lookup', {
      json: { users: [{ ...account(), email: undefined, providerUserInfo: [] }] },
    });
    const { user: guest } = await sdk.signInAnonymously(auth);
    token = await guest.getIdToken();
    await sdk.linkWithCredential(guest, sdk.EmailAuthProvider.credential('new@example.com', 'rosewood-34'));
    expect(server.to('/v1/accounts:signUp').map(({ body }) => body)).toEqual([
      { returnSecureToken: true },
      {
        idToken: token,
        returnSecureToken: true,
        email: 'new@example.com',
        password: 'rosewood-34',
        clientType: 'CLIENT_TYPE_WEB',
      },
    ]);
  });

  it('CA15: unlinks with accounts:update', async () => {
    server.answer('/v1/accounts:lookup', { json: { users: [account()] } });
    await sdk.unlink(user, 'password');
    expect(jsonPost('/v1/accounts:update')).toEqual({ idToken: token, deleteProvider: ['password'] });
  });

  it('CA8: signs in once more with the password of the same person', async () => {
    const credential = sdk.EmailAuthProvider.credential('ada@example.com', 'walnut-12');
    await sdk.reauthenticateWithCredential(user, credential);
    const [first, second] = server.to('/v1/accounts:signInWithPassword').map(({ body }) => body);
    expect(second).toEqual(first);
    expect(JSON.stringify(second)).not.toContain(token);
  });

  it('CA16: withdraws a second step', async () => {
    const withdraw = '/v2/accounts/mfaEnrollment:withdraw';
    server.answer(withdraw, () => ({ json: { idToken: idToken(), refreshToken: 'refresh-4' } }));
    await sdk.multiFactor(user).unenroll('totp-1');
    expect(jsonPost(withdraw)).toEqual({ idToken: token, mfaEnrollmentId: 'totp-1' });
  });
});
