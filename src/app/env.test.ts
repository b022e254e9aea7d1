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
      insightsPath: '/_insights/script.js',
      methods: ['password', 'link'],
      authCookiePath: null,
    });
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
    ['VITE_AUTH_COOKIE_PATH', 'https://evil.example/session'],
    ['VITE_AUTH_COOKIE_PATH', '//evil.example/session'],
    ['VITE_AUTH_COOKIE_PATH', 'session'],
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

  it('take a tenant and the path of a cookie', () => {
    const source = { ...GOOD, VITE_FIREBASE_TENANT_ID: 'house-ab12c', VITE_AUTH_COOKIE_PATH: '/api/session' };
    expect(readEnv(source)).toMatchObject({
      firebase: { tenantId: 'house-ab12c' },
      authCookiePath: '/api/session',
    });
  });
});
