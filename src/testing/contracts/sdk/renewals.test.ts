/** @jest-environment ./src/testing/environment/jsdomEnvironment.cjs */
import { loadSdk, type LoadedSdk } from '../../services/identitySdk';
import { startIdentityServer, type IdentityServer } from './identityServer';

const TOKEN = '/v1/token';
const S = 1000;
const HOUR = 3600 * S;

let server: IdentityServer;
let page: LoadedSdk;
let signedInAt: number;
let stop: () => Promise<void>;

/** The application's sagas on the real SDK, with somebody signed in. */
beforeEach(async () => {
  localStorage.clear();
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  server = startIdentityServer();
  page = await loadSdk();
  const { gateway, signInFlow } = await page.openGateways();
  const { makeTestStore } = await import('../../stores/makeTestStore');
  const { store } = makeTestStore({ gateways: { auth: gateway } });
  stop = () => store.stop();
  await jest.advanceTimersByTimeAsync(50);
  await signInFlow.signIn({ email: 'ada@example.com', password: 'walnut-12' }, 'kept');
  signedInAt = Date.now();
});
afterEach(async () => {
  await stop();
  server.close();
  jest.useRealTimers();
});

const renewed = { access_token: 'new', refresh_token: 'refresh-2', expires_in: '3600', user_id: 'person-1' };
/** Each answer takes a second: so long both could ask. */
const answerInASecond = () =>
  server.answer(TOKEN, async () => {
    await new Promise((resolve) => setTimeout(resolve, S));
    return { json: renewed };
  });
const passUntil = (at: number) => jest.advanceTimersByTimeAsync(signedInAt + at - Date.now());
/** When a new token was asked for, by the SDK or by the application, in s after the sign-in. */
const renewals = () => server.to(TOKEN).map(({ at }) => (at - signedInAt) / S);
const pausesAfter = (first: number) =>
  renewals()
    .filter((at) => at >= first)
    .map((at, index, all) => at - (all[index - 1] ?? first))
    .slice(1);

describe('CO2, CO3: the SDK’s own renewals and the application’s watch together', () => {
  it.each([true, false])('ask for each token once, over eight hours (another part listens: %s)', async (listens) => {
    answerInASecond();
    if (listens) page.listenToTokens();
    await passUntil(8 * HOUR);
    expect(renewals()).toEqual([3300, 6601, 9902, 13203, 16504, 19805, 23106, 26407]);
  });

  it('ask for each token once when another part begins to listen in the middle of it', async () => {
    answerInASecond();
    await passUntil(4000 * S);
    page.listenToTokens();
    await passUntil(4 * HOUR);
    expect(renewals()).toEqual([3300, 6601, 9902, 13203]);
  });

  it.each([
    ['out of reach', true],
    ['out of reach', false],
    ['overloaded', true],
    ['overloaded', false],
  ])('try once after each pause while the service is %s (another part listens: %s)', async (how, listens) => {
    if (listens) page.listenToTokens();
    if (how === 'overloaded') server.refuse(TOKEN, 'UNAVAILABLE', 503);
    else server.unreachable(TOKEN);
    await passUntil(4 * HOUR);
    expect(renewals()[0]).toBe(3300);
    expect(new Set(pausesAfter(3300).slice(5))).toEqual(new Set([960]));
    expect(pausesAfter(3300).slice(0, 6)).toEqual([30, 60, 120, 240, 480, 960]);
  });

  it('try once after each pause while the service never answers', async () => {
    page.listenToTokens();
    server.hang(TOKEN);
    await passUntil(2 * HOUR);
    // Each try takes the 30 s that the SDK waits for an answer.
    expect(pausesAfter(3300).slice(0, 6)).toEqual([60, 90, 150, 270, 510, 990]);
  });

  it('renew by the application once the SDK’s own timer has died', async () => {
    page.listenToTokens();
    // Not a code that ends a session, and not the network: the SDK’s timer ends for good.
    server.refuse(TOKEN, 'INVALID_REFRESH_TOKEN');
    await passUntil(3301 * S);
    expect(renewals()).toEqual([3300]);
    server.answer(TOKEN, { json: renewed });
    await passUntil(5 * HOUR);
    // 30 s after the refusal, and 35 s in which the SDK could still have come; then as late for each token.
    expect(renewals()).toEqual([3300, 3365, 6700, 10035, 13370, 16705]);
  });
});
