/** @jest-environment ./src/testing/environment/jsdomEnvironment.cjs */
import { loadSdk, type LoadedSdk } from '../../services/identitySdk';
import { idToken, signedIn, startIdentityServer, type IdentityServer } from './identityServer';
import { setPopupStage, type PopupStage } from './popupStage';

type Page = Awaited<ReturnType<LoadedSdk['openGateways']>>;

let server: IdentityServer;
let stage: PopupStage;
let page: Page;
let sdk: LoadedSdk;

/** The page is loaded, or loaded anew. */
async function load(tenantId: string | null = null): Promise<void> {
  sdk = await loadSdk();
  page = await sdk.openGateways(tenantId);
  await page.auth.authStateReady();
}

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  server = startIdentityServer();
  stage = setPopupStage();
  await load();
});
afterEach(() => {
  stage.restore();
  server.close();
  Reflect.deleteProperty(window, 'grecaptcha');
  jest.restoreAllMocks();
});

const tasks = () => new Promise((resolve) => setTimeout(resolve));

describe('how long a sign-in stays', () => {
  const credentials = { email: 'ada@example.com', password: 'walnut-12' };

  it('outlives a reload of its window, but not the window, when it is for that alone', async () => {
    await page.signInFlow.signIn(credentials, 'session');
    expect(localStorage.getItem(sdk.storedAt)).toBeNull();
    await load();
    expect(page.auth.currentUser?.uid).toBe('person-1');
    await page.auth.currentUser?.reload();
    expect(localStorage.getItem(sdk.storedAt)).toBeNull();
    sessionStorage.clear();
    await load();
    expect(page.auth.currentUser).toBeNull();
  });

  it('outlives the window when it is kept', async () => {
    await page.signInFlow.signIn(credentials, 'session');
    await page.gateway.signOut();
    await page.signInFlow.signIn(credentials, 'kept');
    sessionStorage.clear();
    await load();
    expect(page.auth.currentUser?.uid).toBe('person-1');
  });
});

describe('the phone', () => {
  it('is sent a code after an invisible check that leaves nothing in the page', async () => {
    const places: [string, boolean][] = [];
    Object.assign(window, {
      grecaptcha: {
        render: (place: HTMLElement, { size, callback }: { size: string; callback: (token: string) => void }) => {
          places.push([size, document.body.contains(place)]);
          setTimeout(() => callback('recaptcha-token'));
          return 7;
        },
        getResponse: () => '',
        execute: () => Promise.resolve(''),
        reset: () => undefined,
      },
    });
    const before = document.body.childElementCount;
    jest.spyOn(console, 'log').mockReturnValue(undefined);
    const ticket = await page.signInMethods.sendPhoneCode('+491701234567');
    expect(places).toEqual([['invisible', true]]);
    expect(document.body.childElementCount).toBe(before);
    expect(server.to('/v1/accounts:sendVerificationCode')[0]?.body).toMatchObject({
      phoneNumber: '+491701234567',
      recaptchaToken: 'recaptcha-token',
    });
    expect(await page.signInMethods.confirmPhoneCode(ticket, '123456', 'kept')).toEqual({ type: 'signedIn' });
  });
});

describe('a new account', () => {
  it('is reported with its name, or without it where the name could not be stored', async () => {
    const received: unknown[] = [];
    page.gateway.subscribe((event) => event.type === 'changed' && received.push(event.user?.displayName));
    const person = { email: 'ada@example.com', password: 'walnut-12', displayName: 'Ada' };
    server.answer('/v1/accounts:update', () => ({ json: { ...signedIn(), displayName: 'Ada' } }));
    await page.signInFlow.signUp(person, 'kept');
    expect(received.at(-1)).toBe('Ada');
    await page.gateway.signOut();
    server.refuse('/v1/accounts:update', 'INTERNAL', 500);
    expect(await page.signInFlow.signUp(person, 'kept')).toEqual({ type: 'signedIn' });
    expect(received.at(-1)).toBeNull();
  });
});

describe('the tenant', () => {
  const settled = (work: Promise<unknown>) => work.catch(() => undefined);

  it.each([
    ['tenant-1', 'tenant-1'],
    [null, undefined],
  ])('%j is named in every call that does not carry a person’s token', async (tenantId, named) => {
    await load(tenantId);
    server.answer('/v1/accounts:signInWithPassword', () => ({
      json: { ...signedIn(), idToken: idToken('person-1', 0, { firebase: { tenant: tenantId } }) },
    }));
    const person = { email: 'ada@example.com', password: 'walnut-12', displayName: '' };
    await page.signInMethods.prepare({ popups: false, phone: true });
    await settled(page.signInFlow.signIn(person, 'kept'));
    await settled(page.signInFlow.signUp(person, 'kept'));
    await settled(page.signInMethods.signInAnonymously('kept'));
    await settled(page.signInMethods.sendSignInLink('ada@example.com', '/sales'));
    const attempt = settled(page.signInMethods.signInWithProvider('google.com', 'popup', 'kept'));
    await tasks();
    expect(stage.opened[0]?.url.searchParams.get('tid')).toBe(tenantId);
    stage.finish({ tenantId });
    await attempt;
    const asked = server.requests
      .filter(({ body }) => !Object.hasOwn(Object(body), 'idToken'))
      .filter(({ path }) => path !== '/v1/projects')
      .map(({ path, body, query }): [string, unknown] => [
        path,
        query['tenantId'] ?? (Object(body) as { tenantId?: string }).tenantId,
      ]);
    expect(asked.map(([path]) => path).sort()).toEqual([
      '/v1/accounts:sendOobCode',
      '/v1/accounts:signInWithIdp',
      '/v1/accounts:signInWithPassword',
      '/v1/accounts:signUp',
      '/v1/accounts:signUp',
      '/v2/recaptchaConfig',
    ]);
    expect(asked.filter(([, tenant]) => tenant !== named)).toEqual([]);
  });
});

describe('the language', () => {
  it('is that of mails from now on', async () => {
    page.gateway.setLanguage('de');
    await page.signInMethods.sendSignInLink('ada@example.com', '/sales');
    expect(server.requests[0]?.headers['x-firebase-locale']).toBe('de');
  });
});
