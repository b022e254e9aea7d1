/** @jest-environment ./src/testing/environment/jsdomEnvironment.cjs */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { idle } from '../../waiting/idle';
import { loadSdk, type Auth } from '../../services/identitySdk';
import { startIdentityServer, type IdentityServer } from './identityServer';

let server: IdentityServer;
let auth: Auth;

const TIMERS = [
  'clearImmediate',
  'clearInterval',
  'clearTimeout',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'setInterval',
  'setTimeout',
] as const;
const DAY = 86_400_000;
jest.setTimeout(20_000);

const START = Date.parse('2026-03-01T12:00:00Z');
const HEADER = 'x-firebase-client';

beforeEach(() => {
  localStorage.clear();
  globalThis.indexedDB = new IDBFactory();
  // Only the calendar stands still: the browser's database needs everything else of time.
  jest.useFakeTimers({ now: START, doNotFake: [...TIMERS] });
  server = startIdentityServer();
});
afterEach(() => {
  server.close();
  jest.useRealTimers();
});

const goToDay = (day: number) => jest.setSystemTime(START + day * DAY);

interface Payload {
  readonly version: number;
  readonly heartbeats: readonly { readonly agent: string; readonly dates: readonly string[] }[];
}

/** The heartbeats that came with requests, decoded. */
const sent = () =>
  server.requests
    .map(({ headers }) => headers[HEADER])
    .filter((header) => header !== undefined)
    .map((header) => JSON.parse(Buffer.from(header, 'base64url').toString()) as Payload);

/** The day is written down behind the start of the page. */
const written = () => idle();

/** A page is opened and closed without a call; on some days with a library that was never there before. */
async function visit(day: number, library?: string): Promise<void> {
  goToDay(day);
  const page = await loadSdk();
  if (library !== undefined) page.app.registerVersion(library, '1.0.0');
  page.open();
  await written();
}

async function signIn(day: number): Promise<void> {
  goToDay(day);
  const page = await loadSdk();
  await page.sdk.signInWithEmailAndPassword(page.open(), 'ada@example.com', 'walnut-12');
}

describe('the heartbeats of the SDK', () => {
  it('CO5: go out with the first request of a day (UTC) and with no other', async () => {
    const page = await loadSdk();
    auth = page.open();
    await page.sdk.signInWithEmailAndPassword(auth, 'ada@example.com', 'walnut-12');
    await auth.currentUser?.reload();
    expect(server.requests).toHaveLength(3);
    expect(server.requests.filter(({ headers }) => HEADER in headers)).toHaveLength(1);
    expect(sent()).toEqual([{ version: 2, heartbeats: [{ agent: expect.any(String), dates: ['2026-03-01'] }] }]);
    await signIn(1);
    expect(sent()).toHaveLength(2);
    expect(sent()[1]?.heartbeats.flatMap(({ dates }) => dates)).toEqual(['2026-03-02']);
  });

  it('CO5: are never more than 1024 bytes; what does not fit goes with the next request', async () => {
    for (let day = 0; day < 12; day += 1) await visit(day, `library-number-${day}-${'x'.repeat(80)}`);
    await signIn(12);
    const sizes = server.requests.map(({ headers }) => headers[HEADER]?.length ?? 0).filter((size) => size > 0);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(1024);
    expect(Math.max(...sizes)).toBeGreaterThan(512);
    const dates = sent().map(({ heartbeats }) => heartbeats.flatMap((heartbeat) => heartbeat.dates));
    expect(dates.length).toBeGreaterThan(1);
    // The first takes a part, and no day is reported twice.
    expect(dates[0]?.length).toBeLessThan(12);
    expect(new Set(dates.flat()).size).toBe(dates.flat().length);
  });

  it('CO6: as measured keep the last 30 entries, one a day, whatever their age; the oldest is dropped', async () => {
    // Every third day: 30 entries reach back 90 days.
    const page = await loadSdk();
    page.open();
    for (let days = 0; days < 33; days += 1) {
      goToDay(days * 3);
      // A call for a part of the SDK is a sign of life.
      page.readyMade();
      await written();
    }
    await signIn(33 * 3);
    const dates = sent().flatMap(({ heartbeats }) => heartbeats.flatMap((heartbeat) => heartbeat.dates));
    const dateOf = (day: number) => new Date(START + day * DAY).toISOString().slice(0, 10);
    expect(dates).toEqual(Array.from({ length: 30 }, (_, index) => dateOf((index + 4) * 3)));
  });
});
