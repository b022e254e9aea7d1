/** @jest-environment ./src/testing/environment/jsdomEnvironment.cjs */
import { type ActionCodeSettings, type Auth, type LoadedSdk, loadSdk } from '../../services/identitySdk';
import { readEnv } from '../../../app/start/env';
import { startIdentityServer, type IdentityServer } from './identityServer';

let server: IdentityServer;
let page: LoadedSdk;
let auth: Auth;

beforeEach(async () => {
  server = startIdentityServer();
  page = await loadSdk();
  auth = page.open();
});
afterEach(() => {
  sessionStorage.clear();
  server.close();
});

const url = 'https://lotsmith.example/auth/action';
const MAIL = '/v1/accounts:sendOobCode';

const reset = (settings?: ActionCodeSettings) =>
  page.appCodeOf(page.sdk.sendPasswordResetEmail(auth, 'ada@example.com', settings));

describe('what must be in order before a mail goes out', () => {
  it('VA8: refuses an empty continue URL, and asks the service for nothing', async () => {
    expect(await reset({ url: '' })).toBe('invalid-continue-uri');
    expect(server.to(MAIL)).toEqual([]);
    expect(await reset({ url })).toBe('no refusal');
    expect(server.to(MAIL)[0]?.body).toMatchObject({ continueUrl: url });
  });

  it('VA8: the SDK of today sends a mail without any continue URL when it is given no settings at all', async () => {
    expect(await reset()).toBe('no refusal');
    expect(server.to(MAIL)[0]?.body).not.toHaveProperty('continueUrl');
  });

  it('VA9: refuses an empty iOS bundle id', async () => {
    expect(await reset({ url, iOS: { bundleId: '' } })).toBe('missing-ios-bundle-id');
    expect(server.to(MAIL)).toEqual([]);
    expect(await reset({ url, iOS: { bundleId: 'example.lotsmith' } })).toBe('no refusal');
    expect(server.to(MAIL)[0]?.body).toMatchObject({ iOSBundleId: 'example.lotsmith' });
  });

  it('VA10: refuses an empty Android package name', async () => {
    expect(await reset({ url, android: { packageName: '' } })).toBe('missing-android-pkg-name');
    expect(server.to(MAIL)).toEqual([]);
    expect(await reset({ url, android: { packageName: 'example.lotsmith', installApp: true } })).toBe('no refusal');
    expect(server.to(MAIL)[0]?.body).toMatchObject({
      androidPackageName: 'example.lotsmith',
      androidInstallApp: true,
    });
  });

  it('VA9, VA10: the SDK of today throws no code, but a TypeError, when the name is not there at all', async () => {
    const settings = (part: object) => ({ url, ...part }) as ActionCodeSettings;
    const send = (part: object) => page.codeOf(page.sdk.sendPasswordResetEmail(auth, 'a@example.com', settings(part)));
    expect(await send({ iOS: {} })).toMatch(/^not a code: TypeError/);
    expect(await send({ android: {} })).toMatch(/^not a code: TypeError/);
  });
});

describe('VA9, VA10: the house’s own apps on phones, as the settings of the build name them', () => {
  const apps = {
    iosBundleId: 'com.example.auctions',
    android: { packageName: 'com.example.lots', installApp: true, minimumVersion: '12' },
  };
  /** Every mail that the application sends, with what went to the service. */
  async function sendAll(...settings: Parameters<LoadedSdk['openGateways']>): Promise<unknown[]> {
    page = await loadSdk();
    const { account, signInFlow, identity, signInMethods } = await page.openGateways(...settings);
    await signInFlow.signIn({ email: 'ada@example.com', password: 'walnut-12' }, 'session');
    await identity.sendPasswordReset('ada@example.com', '/sign-in');
    await identity.sendEmailVerification('/sales');
    await account.changeEmail('new@example.com', '/account');
    await signInMethods.sendSignInLink('ada@example.com', '/sales');
    return server.to(MAIL).map(({ body }) => body);
  }

  it('are passed with every mail', async () => {
    const sent = await sendAll(null, apps);
    const wanted = {
      iOSBundleId: 'com.example.auctions',
      androidPackageName: 'com.example.lots',
      androidInstallApp: true,
      androidMinimumVersionCode: '12',
    };
    expect(sent).toMatchObject([
      { requestType: 'PASSWORD_RESET', ...wanted },
      { requestType: 'VERIFY_EMAIL', ...wanted },
      { requestType: 'VERIFY_AND_CHANGE_EMAIL', ...wanted },
      { requestType: 'EMAIL_SIGNIN', ...wanted, canHandleCodeInApp: true },
    ]);
  });

  it('are not spoken of where there are none', async () => {
    const sent = await sendAll();
    expect(sent).toHaveLength(4);
    expect(JSON.stringify(sent)).not.toMatch(/ios|android/i);
  });

  it('may be one alone', async () => {
    const android = { packageName: 'com.example.lots', installApp: false, minimumVersion: null };
    const [first] = await sendAll(null, { iosBundleId: null, android });
    expect(first).toMatchObject({ androidPackageName: 'com.example.lots', androidInstallApp: false });
    expect(first).not.toHaveProperty('iOSBundleId');
    expect(first).not.toHaveProperty('androidMinimumVersionCode');
  });
});

describe('VA11: the API key', () => {
  it.each(['a:b', ':', ''])('is refused at once when it is %j, with the application’s code', async (apiKey) => {
    const other = await loadSdk({ apiKey });
    expect(() => other.open()).toThrow('invalid-api-key');
    expect(server.requests).toEqual([]);
  });

  it('has no colon by the check of the application either, which comes before', () => {
    const source = {
      VITE_FIREBASE_API_KEY: 'a:b',
      VITE_FIREBASE_AUTH_DOMAIN: 'my-project.firebaseapp.com',
      VITE_FIREBASE_PROJECT_ID: 'my-project',
      VITE_FIREBASE_STORAGE_BUCKET: 'my-project.firebasestorage.app',
      VITE_FIREBASE_APP_ID: '1:1234567890:web:abcdef',
    };
    expect(readEnv(source)).toBeNull();
    expect(readEnv({ ...source, VITE_FIREBASE_API_KEY: 'ab' })).not.toBeNull();
  });
});
