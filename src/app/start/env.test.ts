import { readEnv } from './env';
import { envProblems } from './envProblems';
import { settingAdvice } from './settingAdvice';

const GOOD = {
  VITE_FIREBASE_API_KEY: 'AIzaSyExample-Key_1',
  VITE_FIREBASE_AUTH_DOMAIN: 'my-project.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'my-project',
  VITE_FIREBASE_STORAGE_BUCKET: 'my-project.firebasestorage.app',
  VITE_FIREBASE_APP_ID: '1:1234567890:web:abcdef',
};

const badKeys = (source: Record<string, unknown>) => envProblems(source).map(({ key }) => key);

describe('the settings', () => {
  it('are taken when they are all right', () => {
    expect(readEnv(GOOD)).toEqual({
      firebase: {
        apiKey: 'AIzaSyExample-Key_1',
        authDomain: 'my-project.firebaseapp.com',
        projectId: 'my-project',
        storageBucket: 'my-project.firebasestorage.app',
        appId: '1:1234567890:web:abcdef',
        tenantId: null,
      },
      mailApps: { iosBundleId: null, android: null },
      insightsPath: '/_insights/script.js',
      methods: ['password', 'link'],
      authCookiePath: null,
      appCheck: null,
    });
  });

  it.each(['enterprise:6Lc-key_1', 'v3:6Lc-key_1'])('take %s for App Check', (appCheck) => {
    expect(readEnv({ ...GOOD, VITE_APP_CHECK: appCheck })?.appCheck).toBe(appCheck);
  });

  it('say that it is the key where nothing else is wrong: the service has refused it', () => {
    expect(envProblems(GOOD)).toEqual([{ key: 'VITE_FIREBASE_API_KEY', missing: false }]);
  });

  it('names every missing key at once, each with a sentence', () => {
    const source = { MODE: 'production', DEV: false };
    expect(readEnv(source)).toBeNull();
    expect(badKeys(source)).toEqual(Object.keys(GOOD));
    for (const problem of envProblems(source)) expect(settingAdvice(problem)).toMatch(/^It is missing; it must .*\.$/);
  });

  it.each([
    ['VITE_FIREBASE_API_KEY', 'a:b'],
    ['VITE_FIREBASE_API_KEY', 'a b'],
    ['VITE_FIREBASE_AUTH_DOMAIN', 'https://my-project.firebaseapp.com'],
    ['VITE_FIREBASE_PROJECT_ID', 'My Project'],
    ['VITE_FIREBASE_STORAGE_BUCKET', 'gs://my-project'],
    ['VITE_FIREBASE_APP_ID', '  '],
    ['VITE_INSIGHTS_PATH', 'https://evil.example/x.js'],
    ['VITE_INSIGHTS_PATH', '//evil.example/x.js'],
    ['VITE_INSIGHTS_PATH', '/\\evil.example/x.js'],
    ['VITE_SIGN_IN_METHODS', 'password,carrier-pigeon'],
    ['VITE_SIGN_IN_METHODS', 'password,,link'],
    ['VITE_SIGN_IN_METHODS', 'toString'],
    ['VITE_FIREBASE_TENANT_ID', 'a/b'],
    ['VITE_APP_CHECK', '6Lc-key_1'],
    ['VITE_APP_CHECK', 'v2:6Lc-key_1'],
    ['VITE_APP_CHECK', 'v3:'],
    ['VITE_APP_CHECK', 'v3:a b'],
    ['VITE_AUTH_COOKIE_PATH', 'https://evil.example/session'],
    ['VITE_AUTH_COOKIE_PATH', '//evil.example/session'],
    ['VITE_AUTH_COOKIE_PATH', 'session'],
    ['VITE_MAIL_IOS_BUNDLE_ID', 'auctions'],
    ['VITE_MAIL_IOS_BUNDLE_ID', 'com.example.auctions!'],
    ['VITE_MAIL_IOS_BUNDLE_ID', 'com..auctions'],
    ['VITE_MAIL_ANDROID_PACKAGE', 'auctions'],
    ['VITE_MAIL_ANDROID_PACKAGE', 'com.example.2auctions'],
    ['VITE_MAIL_ANDROID_PACKAGE', 'com.example-auctions'],
  ])('refuses %s=%j, and never repeats the value', (key, value) => {
    const source = { ...GOOD, [key]: value };
    expect(readEnv(source)).toBeNull();
    const problems = envProblems(source);
    expect(problems.map((problem) => problem.key)).toEqual([key]);
    expect(problems.map(settingAdvice).join()).toMatch(/^It (?:is missing; it )?must be /);
    if (value.trim() !== '') expect(JSON.stringify(problems)).not.toContain(JSON.stringify(value).slice(1, -1));
  });

  it('lets the insights script be placed elsewhere on this site, or switched off', () => {
    expect(readEnv({ ...GOOD, VITE_INSIGHTS_PATH: '/stats.js' })).toMatchObject({ insightsPath: '/stats.js' });
    expect(readEnv({ ...GOOD, VITE_INSIGHTS: 'off' })).toMatchObject({ insightsPath: null });
  });

  it('offer the ways to sign in that are named, in that order and each once', () => {
    const list = ' phone, Google,apple ,microsoft,github,anonymous,link,password,google';
    expect(readEnv({ ...GOOD, VITE_SIGN_IN_METHODS: list })).toMatchObject({
      methods: ['phone', 'google.com', 'apple.com', 'microsoft.com', 'github.com', 'anonymous', 'link', 'password'],
    });
  });

  it('take the apps in which the links of mails open', () => {
    const source = {
      ...GOOD,
      VITE_MAIL_IOS_BUNDLE_ID: 'com.example.my-auctions',
      VITE_MAIL_ANDROID_PACKAGE: 'com.example.my_lots',
    };
    expect(readEnv(source)?.mailApps).toEqual({
      iosBundleId: 'com.example.my-auctions',
      android: { packageName: 'com.example.my_lots', installApp: false, minimumVersion: null },
    });
    const more = { VITE_MAIL_ANDROID_INSTALL: 'yes', VITE_MAIL_ANDROID_MINIMUM_VERSION: '12' };
    expect(readEnv({ ...source, ...more })?.mailApps.android).toMatchObject({ installApp: true, minimumVersion: '12' });
    expect(badKeys({ ...source, VITE_MAIL_ANDROID_INSTALL: 'perhaps' })).toEqual(['VITE_MAIL_ANDROID_INSTALL']);
    expect(badKeys({ ...source, VITE_MAIL_ANDROID_MINIMUM_VERSION: '1 2' })).toEqual([
      'VITE_MAIL_ANDROID_MINIMUM_VERSION',
    ]);
  });

  it.each(['VITE_MAIL_ANDROID_INSTALL', 'VITE_MAIL_ANDROID_MINIMUM_VERSION'])(
    'need the package of the Android app where %s is given',
    (key) => {
      const source = { ...GOOD, [key]: key.endsWith('INSTALL') ? 'yes' : '12' };
      expect(readEnv(source)).toBeNull();
      expect(envProblems(source)).toEqual([{ key: 'VITE_MAIL_ANDROID_PACKAGE', missing: true }]);
    },
  );

  it('take a tenant and the path of a cookie', () => {
    const source = { ...GOOD, VITE_FIREBASE_TENANT_ID: 'house-ab12c', VITE_AUTH_COOKIE_PATH: '/api/session' };
    expect(readEnv(source)).toMatchObject({
      firebase: { tenantId: 'house-ab12c' },
      authCookiePath: '/api/session',
    });
  });
});
