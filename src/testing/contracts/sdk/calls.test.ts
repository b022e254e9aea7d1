/** @jest-environment ./src/testing/environment/jsdomEnvironment.cjs */
import { API_KEY, type Auth, CONFIG, type LoadedSdk, loadSdk, type User } from '../../services/identitySdk';
import { callsTo, solved } from './callsTo';
import { startIdentityServer, type IdentityServer } from './identityServer';

let server: IdentityServer;
let page: LoadedSdk;
let sdk: LoadedSdk['sdk'];
let auth: Auth;

beforeEach(async () => {
  localStorage.clear();
  server = startIdentityServer();
  page = await loadSdk();
  ({ sdk } = page);
  auth = page.open();
  auth.languageCode = 'de';
  await auth.authStateReady();
});
afterEach(() => server.close());

const { only, jsonPost, get } = callsTo(() => server, API_KEY);
const password = 'walnut-12';
const settings = { url: 'https://lotsmith.example/auth/action', handleCodeInApp: true };

const signIn = async (): Promise<User> =>
  (await sdk.signInWithEmailAndPassword(auth, 'ada@example.com', password)).user;

describe('the calls of the identity SDK as the application configures it', () => {
  it('CA1: looks the account up after a sign-in, on reload and when the page is opened again', async () => {
    const user = await signIn();
    expect(jsonPost('/v1/accounts:lookup')).toEqual({ idToken: await user.getIdToken() });
    await user.reload();
    expect(server.to('/v1/accounts:lookup')).toHaveLength(2);
    page = await loadSdk();
    const reopened = page.open();
    await reopened.authStateReady();
    expect(reopened.currentUser?.uid).toBe('person-1');
    expect(server.to('/v1/accounts:lookup')).toHaveLength(3);
  });

  it('CA2: deletes the account', async () => {
    const user = await signIn();
    const token = await user.getIdToken();
    await sdk.deleteUser(user);
    expect(jsonPost('/v1/accounts:delete')).toEqual({ idToken: token });
    expect(auth.currentUser).toBeNull();
  });

  it('CA3: reads the configuration of the bot check', async () => {
    await sdk.initializeRecaptchaConfig(auth);
    expect(get('/v2/recaptchaConfig')).toEqual({ clientType: 'CLIENT_TYPE_WEB', version: 'RECAPTCHA_ENTERPRISE' });
  });

  it('CA4: reads the password policy, once', async () => {
    await sdk.validatePassword(auth, 'walnut');
    await sdk.validatePassword(auth, 'walnut-12');
    expect(get('/v2/passwordPolicy')).toEqual({});
  });

  it('CA5: revokes a token (of Apple: the SDK names no other provider)', async () => {
    const user = await signIn();
    await sdk.revokeAccessToken(auth, 'apple-token');
    expect(jsonPost('/v2/accounts:revokeToken')).toEqual({
      providerId: 'apple.com',
      tokenType: 'ACCESS_TOKEN',
      token: 'apple-token',
      idToken: await user.getIdToken(),
    });
  });

  it('CA5: says nothing and asks nothing when nobody is signed in', async () => {
    await sdk.revokeAccessToken(auth, 'apple-token');
    expect(server.requests).toEqual([]);
  });

  it('CA6: refreshes with a form, not with JSON', async () => {
    const user = await signIn();
    const old = user.refreshToken;
    await user.getIdToken(true);
    const request = only('/v1/token');
    expect(request).toMatchObject({
      method: 'POST',
      host: 'securetoken.googleapis.com',
      query: { key: API_KEY },
      body: { grant_type: 'refresh_token', refresh_token: old },
    });
    expect(request.headers['content-type']).toBe('application/x-www-form-urlencoded');
    expect(user.refreshToken).toBe('refresh-2');
  });

  it('CA7: sends the key in the query only, with the version, the app and the language in headers', async () => {
    await signIn();
    for (const request of server.requests) {
      expect(request.query).toEqual({ key: API_KEY });
      expect(JSON.stringify([request.body, request.headers])).not.toContain(API_KEY);
      expect(request.headers).toMatchObject({
        'content-type': 'application/json',
        'x-client-version': expect.stringMatching(/^\w+\/JsCore\/\d+\.\d+\.\d+\/FirebaseCore-web$/),
        'x-firebase-gmpid': CONFIG.appId,
        'x-firebase-locale': 'de',
      });
    }
    expect(server.requests).toHaveLength(2);
  });

  it('CA7: sends the language of the browser when the application sets no other', async () => {
    const other = (await loadSdk()).open();
    expect(other.languageCode).toBe(navigator.language);
  });

  it('CA8: signs in with a password', async () => {
    expect((await signIn()).uid).toBe('person-1');
    expect(jsonPost('/v1/accounts:signInWithPassword')).toEqual({
      returnSecureToken: true,
      email: 'ada@example.com',
      password,
      clientType: 'CLIENT_TYPE_WEB',
    });
  });

  it('CA9: signs in with an e-mail link', async () => {
    const link = `https://sign-in.example.com/__/auth/action?apiKey=${API_KEY}&mode=signIn&oobCode=code-1`;
    expect(sdk.isSignInWithEmailLink(auth, link)).toBe(true);
    await sdk.signInWithEmailLink(auth, 'ada@example.com', link);
    expect(jsonPost('/v1/accounts:signInWithEmailLink')).toEqual({ email: 'ada@example.com', oobCode: 'code-1' });
  });

  it('CA9: sends the link first', async () => {
    await sdk.sendSignInLinkToEmail(auth, 'ada@example.com', settings);
    expect(jsonPost('/v1/accounts:sendOobCode')).toEqual({
      requestType: 'EMAIL_SIGNIN',
      email: 'ada@example.com',
      clientType: 'CLIENT_TYPE_WEB',
      continueUrl: settings.url,
      canHandleCodeInApp: true,
    });
  });

  it.each([
    ['google.com', { id_token: 'token-1' }, (of: LoadedSdk['sdk']) => of.GoogleAuthProvider.credential('token-1')],
    ['github.com', { access_token: 'token-1' }, (of: LoadedSdk['sdk']) => of.GithubAuthProvider.credential('token-1')],
    [
      'apple.com',
      { id_token: 'token-1', nonce: 'nonce-1' },
      (of: LoadedSdk['sdk']) =>
        new of.OAuthProvider('apple.com').credential({ idToken: 'token-1', rawNonce: 'nonce-1' }),
    ],
  ])('CA10: signs in with the identity provider %s', async (providerId, proof, credential) => {
    await sdk.signInWithCredential(auth, credential(sdk));
    const body = jsonPost('/v1/accounts:signInWithIdp') as { postBody: string };
    expect(body).toEqual({ requestUri: 'http://localhost', returnSecureToken: true, postBody: expect.any(String) });
    expect(Object.fromEntries(new URLSearchParams(body.postBody))).toEqual({ ...proof, providerId });
  });

  it('CA11, CA12: sends a code to a phone number and signs in with it', async () => {
    const confirmation = await sdk.signInWithPhoneNumber(auth, '+491701234567', solved);
    expect(jsonPost('/v1/accounts:sendVerificationCode')).toMatchObject({
      phoneNumber: '+491701234567',
      recaptchaToken: 'recaptcha-token',
      clientType: 'CLIENT_TYPE_WEB',
    });
    // The bot check's configuration is asked for before the first code.
    expect(server.requests.findIndex(({ path }) => path === '/v2/recaptchaConfig')).toBe(0);
    await confirmation.confirm('123456');
    expect(jsonPost('/v1/accounts:signInWithPhoneNumber')).toEqual({ sessionInfo: 'session-1', code: '123456' });
  });

  it('CA13: sends the code that resets a password', async () => {
    await sdk.sendPasswordResetEmail(auth, 'ada@example.com', { url: settings.url });
    expect(jsonPost('/v1/accounts:sendOobCode')).toEqual({
      requestType: 'PASSWORD_RESET',
      email: 'ada@example.com',
      clientType: 'CLIENT_TYPE_WEB',
      continueUrl: settings.url,
    });
    expect(only('/v1/accounts:sendOobCode').headers['x-firebase-locale']).toBe('de');
  });

  it('CA14: signs up with a password, and without an account', async () => {
    await sdk.createUserWithEmailAndPassword(auth, 'ada@example.com', password);
    expect(jsonPost('/v1/accounts:signUp')).toEqual({
      returnSecureToken: true,
      email: 'ada@example.com',
      password,
      clientType: 'CLIENT_TYPE_WEB',
    });
    await sdk.signOut(auth);
    await sdk.signInAnonymously(auth);
    expect(server.to('/v1/accounts:signUp')[1]?.body).toEqual({ returnSecureToken: true });
  });

  it('CA15: changes name, photo and password with accounts:update', async () => {
    const user = await signIn();
    const token = await user.getIdToken();
    await sdk.updateProfile(user, { displayName: 'Ada', photoURL: 'https://lotsmith.example/ada.png' });
    const renewed = await user.getIdToken();
    await sdk.updatePassword(user, 'rosewood-34');
    const bodies = server.to('/v1/accounts:update').map(({ body }) => body);
    expect(bodies).toEqual([
      {
        idToken: token,
        displayName: 'Ada',
        photoUrl: 'https://lotsmith.example/ada.png',
        returnSecureToken: true,
      },
      { idToken: renewed, password: 'rosewood-34', returnSecureToken: true },
    ]);
  });
});
