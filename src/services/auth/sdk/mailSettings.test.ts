import { GatewayFailure } from '../../failure';
import { mailSettings, pathWithin, signInMailSettings, withoutTelling } from './mailSettings';
import { dropFragment } from '../signIn/dropFragment';
import { rememberRedirectPersistence, takeRedirectPersistence } from '../signIn/redirectPersistence';

const NO_APPS = { iosBundleId: null, android: null };
const place = { origin: 'https://lotsmith.example', apps: NO_APPS };

describe('where the link of a mail leads', () => {
  it('is a path of this application, and no other host', () => {
    expect(mailSettings(place, '/sales?q=a#b')).toEqual({ url: 'https://lotsmith.example/sales?q=a#b' });
    for (const path of ['sales', '', '//evil.example/x', 'https://evil.example', '.evil.example/', '@evil.example/']) {
      expect(() => mailSettings(place, path)).toThrow(new GatewayFailure('invalid-continue-uri'));
    }
  });

  it('opens the house’s own apps where there are some', () => {
    const apps = {
      iosBundleId: 'example.lots',
      android: { packageName: 'example.lots', installApp: true, minimumVersion: null },
    };
    expect(mailSettings({ ...place, apps }, '/')).toEqual({
      url: 'https://lotsmith.example/',
      iOS: { bundleId: 'example.lots' },
      android: { packageName: 'example.lots', installApp: true },
    });
    const versioned = { iosBundleId: null, android: { ...apps.android, installApp: false, minimumVersion: '12' } };
    expect(mailSettings({ ...place, apps: versioned }, '/')).toEqual({
      url: 'https://lotsmith.example/',
      android: { packageName: 'example.lots', installApp: false, minimumVersion: '12' },
    });
  });

  it('is, of a link that signs in, our page for links, which reads the way on behind it', () => {
    expect(signInMailSettings(place, '/sales?q=a')).toEqual({
      url: 'https://lotsmith.example/auth/action?continueUrl=https%3A%2F%2Flotsmith.example%2Fsales%3Fq%3Da',
      handleCodeInApp: true,
    });
    expect(() => signInMailSettings(place, '//evil.example')).toThrow(GatewayFailure);
  });

  it('is a path again when it comes back', () => {
    expect(pathWithin(place.origin, 'https://lotsmith.example/a?b#c')).toBe('/a?b#c');
    expect(pathWithin(place.origin, 'https://lotsmith.example.evil/a')).toBeNull();
    expect(pathWithin(place.origin, '/a')).toBeNull();
  });
});

it('says nothing of whether an address has an account', async () => {
  const fails = (error: unknown) => withoutTelling(() => Promise.reject(error));
  await expect(fails(new GatewayFailure('user-not-found'))).resolves.toBeUndefined();
  await expect(fails(new GatewayFailure('user-disabled'))).resolves.toBeUndefined();
  await expect(fails(new GatewayFailure('quota-exceeded'))).rejects.toMatchObject({ code: 'quota-exceeded' });
  await expect(fails(Object.assign(new Error('of the program'), { code: 'user-not-found' }))).rejects.toThrow();
});

describe('a way to a provider’s page and back', () => {
  it('does not hand on what stands behind # in the address', () => {
    const history = { state: { a: 1 }, replaceState: jest.fn() };
    const location = { hash: '#secret', pathname: '/invite', search: '?x' };
    const page = { location, history } as unknown as Window;
    dropFragment(page);
    expect(history.replaceState).toHaveBeenCalledWith({ a: 1 }, '', '/invite?x');
    location.hash = '';
    dropFragment(page);
    expect(history.replaceState).toHaveBeenCalledTimes(1);
  });

  it('remembers how long somebody wants to stay, once, where the browser keeps anything', () => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    };
    Object.assign(globalThis, { sessionStorage: storage });
    expect(takeRedirectPersistence()).toBeNull();
    rememberRedirectPersistence('session');
    expect([takeRedirectPersistence(), takeRedirectPersistence()]).toEqual(['session', null]);
    kept.set([...kept.keys()][0] ?? 'lotsmith.redirectStay', 'for ever');
    expect(takeRedirectPersistence()).toBeNull();
    const refuse = (): never => {
      throw new DOMException('No storage.', 'SecurityError');
    };
    Object.assign(globalThis, { sessionStorage: { getItem: refuse, setItem: refuse } });
    expect(() => rememberRedirectPersistence('kept')).not.toThrow();
    expect(takeRedirectPersistence()).toBeNull();
    Reflect.deleteProperty(globalThis, 'sessionStorage');
  });
});
