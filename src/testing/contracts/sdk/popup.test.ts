/** @jest-environment ./src/testing/environment/jsdomEnvironment.cjs */
import { API_KEY, type Auth, type LoadedSdk, loadSdk, type UserCredential } from '../../services/identitySdk';
import { startIdentityServer, type IdentityServer } from './identityServer';
import { setPopupStage, type PopupStage } from './popupStage';

let server: IdentityServer;
let stage: PopupStage;
let page: LoadedSdk;
let auth: Auth;

beforeEach(async () => {
  localStorage.clear();
  jest.useFakeTimers();
  server = startIdentityServer();
  stage = setPopupStage();
  page = await loadSdk();
  auth = page.open();
  await auth.authStateReady();
});
afterEach(() => {
  stage.restore();
  server.close();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const PROJECT = '/v1/projects';

/** A sign-in in another window, watched. */
function begin() {
  const { GoogleAuthProvider, browserPopupRedirectResolver, signInWithPopup } = page.sdk;
  const attempt: Promise<UserCredential> = signInWithPopup(
    auth,
    new GoogleAuthProvider(),
    browserPopupRedirectResolver,
  );
  let outcome = 'pending';
  const settled = page.appCodeOf(attempt).then((code) => {
    outcome = code;
    return code;
  });
  return { settled, outcome: () => outcome };
}

/** Lets everything happen that waits for no clock. */
const settle = () => jest.advanceTimersByTimeAsync(0);

describe('sign-in in another window', () => {
  it('CO8: opens a window of 500 by 600 in the middle of the screen', async () => {
    jest.spyOn(window.screen, 'availWidth', 'get').mockReturnValue(1500);
    jest.spyOn(window.screen, 'availHeight', 'get').mockReturnValue(1000);
    begin();
    await settle();
    expect(stage.opened).toHaveLength(1);
    expect(stage.opened[0]?.features).toMatchObject({ width: '500', height: '600', left: '500', top: '200' });
    expect(stage.opened[0]?.url.href).toMatch(/^https:\/\/sign-in\.example\.com\/__\/auth\/handler\?/);
    expect(stage.opened[0]?.url.searchParams.get('providerId')).toBe('google.com');
  });

  it('CA10: exchanges what the window brought for a session', async () => {
    const attempt = begin();
    await settle();
    expect(stage.finish()).toBe(true);
    expect(await attempt.settled).toBe('no refusal');
    expect(server.to('/v1/accounts:signInWithIdp')[0]).toMatchObject({
      query: { key: API_KEY },
      body: {
        requestUri: 'https://sign-in.example.com/__/auth/handler?code=1',
        sessionId: 'session-1',
        returnSecureToken: true,
      },
    });
    expect(auth.currentUser?.uid).toBe('person-1');
  });

  it('CO9, ER14: reports a closed window 8 s after it was noticed, and it is looked at every 2 s', async () => {
    const attempt = begin();
    await settle();
    await jest.advanceTimersByTimeAsync(2500);
    stage.closePopup();
    // Noticed at 4 s.
    await jest.advanceTimersByTimeAsync(9499);
    expect(attempt.outcome()).toBe('pending');
    await jest.advanceTimersByTimeAsync(1);
    expect(attempt.outcome()).toBe('popup-closed-by-user');
  });

  it('CO9: still takes a sign-in that arrives within those 8 s', async () => {
    const attempt = begin();
    await settle();
    await jest.advanceTimersByTimeAsync(2500);
    stage.closePopup();
    await jest.advanceTimersByTimeAsync(9000);
    expect(stage.finish()).toBe(true);
    expect(await attempt.settled).toBe('no refusal');
  });

  it('ER13: reports a blocked window at once', async () => {
    stage.block();
    const attempt = begin();
    await settle();
    expect(attempt.outcome()).toBe('popup-blocked');
  });

  it('a second window ends the first attempt', async () => {
    const first = begin();
    await settle();
    begin();
    await settle();
    expect(first.outcome()).toBe('cancelled-popup-request');
  });
});

describe('the origin of the page', () => {
  it('CA18: is looked up in the project’s configuration', async () => {
    begin();
    await settle();
    expect(server.to(PROJECT)).toEqual([
      expect.objectContaining({
        method: 'GET',
        host: 'identitytoolkit.googleapis.com',
        query: { key: API_KEY },
        body: undefined,
      }),
    ]);
  });

  it.each([
    [['localhost'], 'pending'],
    [['other.example', 'LOCALHOST'], 'pending'],
    [['other.example'], 'unauthorized-domain'],
    [['notlocalhost', 'local', '127.0.0.1'], 'unauthorized-domain'],
    [[], 'unauthorized-domain'],
  ])('VA12, ER12: with the authorised domains %j a sign-in at localhost is: %s', async (authorizedDomains, outcome) => {
    server.answer(PROJECT, { json: { authorizedDomains } });
    const attempt = begin();
    await settle();
    expect(attempt.outcome()).toBe(outcome);
    expect(stage.opened).toHaveLength(1);
  });

  it('VA12: the SDK of today keeps the verdict for the life of the page, even that the list could not be read', async () => {
    server.unreachable(PROJECT);
    const first = begin();
    await settle();
    expect(first.outcome()).toBe('network-request-failed');
    server.answer(PROJECT, { json: { authorizedDomains: ['localhost'] } });
    const second = begin();
    await settle();
    expect(second.outcome()).toBe('network-request-failed');
    expect(server.to(PROJECT)).toHaveLength(1);
  });

  describe('as the application looks it up', () => {
    /** A press on the button of a provider. */
    function pressed(
      signInMethods: Awaited<ReturnType<LoadedSdk['openGateways']>>['signInMethods'],
      way: 'popup' | 'redirect' = 'popup',
    ) {
      let outcome = 'pending';
      void page.appCodeOf(signInMethods.signInWithProvider('google.com', way, 'kept')).then((code) => {
        outcome = code;
      });
      return () => outcome;
    }
    const openSignInMethods = async () => {
      page = await loadSdk();
      return (await page.openGateways()).signInMethods;
    };

    it.each(['popup', 'redirect'] as const)(
      'VA12: a list that could not be had is asked for at the next press: %s',
      async (way) => {
        const signInMethods = await openSignInMethods();
        server.unreachable(PROJECT);
        const first = pressed(signInMethods, way);
        await settle();
        expect(first()).toBe('network-request-failed');
        server.answer(PROJECT, { json: { authorizedDomains: ['localhost'] } });
        const second = pressed(signInMethods);
        await settle();
        expect([second(), server.to(PROJECT).length]).toEqual(['pending', 2]);
        expect(stage.finish()).toBe(true);
        await settle();
        expect(second()).toBe('no refusal');
      },
    );

    it('VA12: so is one that did not have the origin; one that has it counts for the life of the page', async () => {
      const signInMethods = await openSignInMethods();
      server.answer(PROJECT, { json: { authorizedDomains: ['other.example'] } });
      const first = pressed(signInMethods);
      await settle();
      expect(first()).toBe('unauthorized-domain');
      server.answer(PROJECT, { json: { authorizedDomains: ['localhost'] } });
      for (const _ of [1, 2]) {
        const next = pressed(signInMethods);
        await settle();
        expect(stage.finish()).toBe(true);
        await settle();
        expect(next()).toBe('no refusal');
      }
      expect(server.to(PROJECT)).toHaveLength(2);
    });
  });

  it('VA12: the SDK of today does not ask for the other ways to sign in', async () => {
    server.answer(PROJECT, { json: { authorizedDomains: [] } });
    await page.sdk.signInWithEmailAndPassword(auth, 'ada@example.com', 'walnut-12');
    expect(server.to(PROJECT)).toEqual([]);
  });
});

describe('CO11: what windows have brought', () => {
  it.each([
    [10 * 60_000 - 1, false],
    [10 * 60_000, true],
  ])('is known for 10 minutes: the same once more after %d ms is taken: %s', async (pause, taken) => {
    // Two attempts with the same number, so that the second would take what the first one got.
    jest.spyOn(Math, 'random').mockReturnValue(0.5);
    const first = begin();
    await settle();
    expect(stage.finish()).toBe(true);
    const remembered = Date.now();
    expect(await first.settled).toBe('no refusal');
    const second = begin();
    await settle();
    jest.setSystemTime(remembered + pause);
    expect(stage.finish()).toBe(taken);
    await settle();
    expect(second.outcome()).toBe(taken ? 'no refusal' : 'pending');
  });
});
