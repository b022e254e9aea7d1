/** @jest-environment ./src/testing/environment/jsdomEnvironment.cjs */
import { loadSdk } from '../../services/identitySdk';
import { startIdentityServer, type Answer, type IdentityServer } from './identityServer';

const CHANNEL = '/google.firestore.v1.Firestore/Listen/channel';
const S = 1000;

let server: IdentityServer;
let endLook: () => Promise<void>;
let openedAt: number;

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
  server = startIdentityServer();
});
afterEach(async () => {
  void endLook();
  await jest.advanceTimersByTimeAsync(S);
  server.close();
  jest.useRealTimers();
});

async function look(): Promise<void> {
  const page = await loadSdk();
  await page.open().authStateReady();
  endLook = await page.lookAtDocument();
  await jest.advanceTimersByTimeAsync(1);
  openedAt = server.to(CHANNEL)[0]?.at ?? NaN;
}

const passUntil = (at: number) => jest.advanceTimersByTimeAsync(openedAt + at - Date.now());
/** Requests that open a stream carry no session yet. */
const openings = () => server.to(CHANNEL).filter(({ query }) => query['SID'] === undefined);
/** Requests that wait for what the database says within an open stream. */
const waits = () => server.to(CHANNEL).filter(({ query }) => query['TYPE'] === 'xmlhttp');

/** A message of the stream, with its length in front. */
function framed(message: unknown): string {
  const text = JSON.stringify(message);
  return `${text.length}\n${text}`;
}

/** The stream opens; `keepAlive` is how often the database promises a sign of life, in ms. What is then said is `said`. */
function streamOpens(keepAlive: number | null, said: () => Answer | Promise<Answer>): void {
  const handshake = framed([[0, ['c', 'session-1', '', 8, 14, ...(keepAlive === null ? [] : [keepAlive])]]]);
  server.answer(CHANNEL, ({ query }) => (query['TYPE'] === 'xmlhttp' ? said() : { text: handshake }));
}

const silence = () => new Promise<Answer>(() => undefined);

describe('CO12: the time-out of the database’s streams', () => {
  it('is 45 s for a stream that nobody answers; then another is opened', async () => {
    server.hang(CHANNEL);
    await look();
    await passUntil(45 * S - 1);
    expect(openings()).toHaveLength(1);
    await passUntil(46 * S);
    expect(openings()).toHaveLength(2);
  });

  it.each([
    ['names no time', null, 45],
    ['promises a sign of life every 30 s', 30_000, 45],
    ['promises a sign of life every 20 s (as measured: one and a half times that)', 20_000, 30],
  ])('for an open stream on which nothing comes, when the database %s: %j ms → %d s', async (_, keepAlive, seconds) => {
    streamOpens(keepAlive, silence);
    await look();
    await passUntil(seconds * S - 1);
    expect(waits()).toHaveLength(1);
    await passUntil(seconds * S + 2 * S);
    expect(waits()).toHaveLength(2);
    expect(openings()).toHaveLength(1);
  });

  it('does not come about while the database gives a sign of life every 30 s', async () => {
    let count = 0;
    let timer: ReturnType<typeof setInterval> | undefined;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        timer = setInterval(() => {
          count += 1;
          controller.enqueue(new TextEncoder().encode(framed([[count, ['noop']]])));
        }, 30 * S);
      },
    });
    streamOpens(30_000, () => ({ text: body }));
    await look();
    await passUntil(300 * S);
    clearInterval(timer);
    expect(count).toBe(10);
    expect(waits()).toHaveLength(1);
    await passUntil(345 * S - 1);
    expect(waits()).toHaveLength(1);
    await passUntil(350 * S);
    expect(waits()).toHaveLength(2);
  });
});
