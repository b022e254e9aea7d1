/** (g) A server that answers late: sixty photos taken in and twenty titles typed meanwhile, and what the page asks for. */
import { type AppUnderTest, startApp } from '../e2e/support/app/app';
import { openBrowser, type TestBrowser } from '../e2e/support/app/browser';
import { startFaultyApp } from '../e2e/support/faults/faultyApp';
import { makePerson, type Person, signInAt } from '../e2e/support/people/people';
import { serverSide } from '../e2e/support/sales/documents';
import { lotsOnServer } from '../e2e/support/sales/lotsOnServer';
import { prepareSale } from '../e2e/support/sales/preparedSale';
import { untilAllSent } from '../e2e/support/sales/workspace';
import { LOOPBACK } from '../local/net/project';
import { count } from './slow/count';
import { chosenFiles, PHOTOS, titleOf, TITLES, typeTitles, waitsOf, watchWaits } from './slow/day';
import { judgeSlow, type SlowDay } from './slow/judge';
import { openLateDoor } from './slow/lateDoor';
import type { BenchResult } from './support/result';

const DELAYS = (process.env['LOTSMITH_SLOW_DELAYS'] ?? '0 300 1500').split(' ').map(Number);
/** For all of it, in ms: what is not there by then is lost. */
const PATIENCE_MS = 600_000;

export async function run(): Promise<BenchResult> {
  const app = await startApp({ firstPort: 7890 });
  const browser = await openBrowser();
  try {
    const person = await makePerson(app.addresses, 'Ada Cataloguer');
    const days: SlowDay[] = [];
    for (const delayMs of DELAYS) days.push(await dayBehind(delayMs, app, browser, person));
    return judgeSlow(days, { photos: PHOTOS, titles: TITLES });
  } finally {
    await browser.close();
    await app.stop();
  }
}

/** The same work in a new sale and a new window, with every answer so much later. */
async function dayBehind(delayMs: number, app: AppUnderTest, browser: TestBrowser, person: Person): Promise<SlowDay> {
  const { addresses } = app;
  const saleId = await prepareSale(addresses, { title: `Late by ${delayMs}`, owner: person.uid, lots: [] });
  const identity = { host: LOOPBACK, port: Number(new URL(addresses.auth).port) };
  const [auth, firestore, storage] = await Promise.all(
    [identity, addresses.firestore, addresses.storage].map((service) => openLateDoor(service, delayMs)),
  );
  if (auth === undefined || firestore === undefined || storage === undefined) throw new Error('A door is missing.');
  const doors = { auth, firestore, storage };
  const behind = await startFaultyApp(app, {
    auth: `http://${LOOPBACK}:${auth.address.port}`,
    firestore: firestore.address,
    storage: storage.address,
  });
  try {
    const page = await browser.open();
    page.setDefaultTimeout(PATIENCE_MS);
    await watchWaits(page);
    await signInAt(page, behind.url, person, `/sales/${saleId}`);
    await page.getByRole('heading', { name: `Late by ${delayMs}`, level: 1 }).waitFor();
    // What a visit asks for at its beginning is not what the work costs.
    await page.waitForTimeout(4_000 + 4 * delayMs);
    const before = {
      auth: auth.exchanges.length,
      firestore: firestore.exchanges.length,
      storage: storage.exchanges.length,
    };
    const begun = performance.now();
    await page.getByLabel('Add photos: choose files', { exact: true }).setInputFiles(chosenFiles());
    await page.locator(`[data-row="${TITLES - 1}"]`).waitFor();
    await typeTitles(page);
    await untilOnServer(app, saleId);
    await untilAllSent(page);
    const seconds = (performance.now() - begun) / 1000;
    const since = (name: keyof typeof doors) => doors[name].exchanges.slice(before[name]);
    const asked = { auth: since('auth'), firestore: since('firestore'), storage: since('storage') };
    const day = {
      delayMs,
      seconds,
      waits: await waitsOf(page),
      counted: count(asked),
      errors: browser.unexpectedErrors(),
    };
    await page.context().close();
    return day;
  } finally {
    await behind.stop();
    await Promise.all(Object.values(doors).map((door) => door.stop()));
  }
}

async function untilOnServer({ addresses }: AppUnderTest, saleId: string): Promise<void> {
  const server = serverSide(addresses);
  const limit = performance.now() + PATIENCE_MS;
  const isThere = async (): Promise<boolean> => {
    if ((await server.count(saleId, 'lots')) < PHOTOS || (await server.count(saleId, 'photos')) < PHOTOS) return false;
    const titles = new Set((await lotsOnServer(addresses, saleId)).map((lot) => (lot as { title: unknown }).title));
    return Array.from({ length: TITLES }, (_, place) => titleOf(place)).every((title) => titles.has(title));
  };
  while (!(await isThere())) {
    if (performance.now() > limit) throw new Error('Not everything came to the server.');
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
