import type { Page } from 'playwright-core';
import { type AppUnderTest, startApp } from '../support/app/app';
import { openBrowser, signIn, signUp, type TestBrowser } from '../support/app/browser';
import { COMMITS_UNANSWERED, type Fault } from '../support/faults/faultProxy';
import { type FaultyApp, startFaultyApp } from '../support/faults/faultyApp';
import { type MortalFirestore, startMortalFirestore } from '../support/faults/mortalFirestore';
import { saleOracle } from '../support/sales/oracle';
import { createSale, openLot, saveStatus, untilText } from '../support/sales/workspace';

/** For a long run at night. */
const LONG = process.env['LOTSMITH_LONG_FAULTS'] === '1';

jest.setTimeout(LONG ? 400_000 : 240_000);

let app: AppUnderTest;
/** One that can be stopped and killed; the short run does with the one that all share. */
let ownFirestore: MortalFirestore | null = null;
let faulty: FaultyApp;
let well: FaultyApp;
let browser: TestBrowser;
/** Of the person whose way to the services is bad, and a window of the same person with a good one. */
let page: Page;
let watching: Page;
let oracle: ReturnType<typeof saleOracle>;
const acknowledged: string[] = [];

beforeAll(async () => {
  [app, ownFirestore, browser] = await Promise.all([
    startApp({ firstPort: 7700 }),
    LONG ? startMortalFirestore(7705) : null,
    openBrowser(),
  ]);
  const services = ownFirestore === null ? app.addresses : { ...app.addresses, firestore: ownFirestore.address };
  [faulty, well] = await Promise.all([startFaultyApp(app, services), startFaultyApp(app, services)]);
  page = await browser.open();
  page.setDefaultTimeout(60_000);
  const account = await signUp(page, faulty.url);
  const saleId = await createSale(page, 'Bad network');
  oracle = saleOracle(services, saleId);
  await page.getByRole('button', { name: 'New lot', exact: true }).click();
  await openLot(page, '1');
  await untilText(saveStatus(page), 'Sent');
  watching = await browser.open();
  watching.setDefaultTimeout(60_000);
  await signIn(watching, well.url, account);
  await watching.goto(`${well.url}/sales/${saleId}`);
}, 240_000);
afterAll(async () => {
  await browser?.close();
  await Promise.all([faulty?.stop(), well?.stop()]);
  await ownFirestore?.stop();
  await app?.stop();
}, 30_000);

function mortal(): MortalFirestore {
  if (ownFirestore === null) throw new Error('The short run has no Firestore of its own.');
  return ownFirestore;
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function write(text: string): Promise<void> {
  await page.getByLabel('Title', { exact: true }).fill(text);
}

async function acknowledge(text: string, word: 'Saved on this device' | 'Sent'): Promise<void> {
  await untilText(saveStatus(page), word);
  acknowledged.push(text);
}

/** Waits until the server has it, whatever the page knows. */
async function arrives(text: string): Promise<void> {
  const limit = Date.now() + 60_000;
  while (!(await oracle.texts()).includes(text)) {
    if (Date.now() > limit) throw new Error(`The server does not have "${text}" after 60 s.`);
    await wait(50);
  }
}

interface Outage {
  readonly name: string;
  /** What the way to the services goes through until it is well again. */
  during(): Promise<void>;
}

const stays = (fault: Fault, ms: number) => async (): Promise<void> => {
  faulty.set(fault);
  const text = `Written during ${fault.kind}`;
  await write(text);
  await acknowledge(text, 'Saved on this device');
  expect(await oracle.texts()).not.toContain(text);
  await wait(ms);
};

const outages: readonly Outage[] = [
  {
    name: 'flapping',
    async during() {
      for (let flap = 0; flap < (LONG ? 15 : 3); flap += 1) {
        faulty.set({ kind: 'reset' });
        await write(`Written at flap ${String(flap)}`);
        await acknowledge(`Written at flap ${String(flap)}`, 'Saved on this device');
        faulty.set({ kind: 'pass' });
        await wait(150);
      }
    },
  },
  {
    name: 'answers that are lost after the server has committed',
    async during() {
      faulty.firestore.set(COMMITS_UNANSWERED);
      await write('Committed without an answer');
      await acknowledge('Committed without an answer', 'Saved on this device');
      await arrives('Committed without an answer');
      if (LONG) await wait(20_000);
    },
  },
];

/** As long as they are in sheds, and what takes the SDK long to get over. */
const longOutages: readonly Outage[] = [
  { name: 'cut', during: stays({ kind: 'reset' }, 60_000) },
  { name: 'a black hole', during: stays({ kind: 'blackhole' }, 20_000) },
  {
    name: 'an unanswered heartbeat, which holds up no save for long',
    async during() {
      await page.goBack();
      faulty.firestore.set(COMMITS_UNANSWERED);
      await openLot(page, '1');
      // Its answer is lost by now, and the SDK does nothing else while it waits for it.
      await wait(2_000);
      await write('Written behind a heartbeat');
      await acknowledge('Written behind a heartbeat', 'Saved on this device');
      await arrives('Written behind a heartbeat');
    },
  },
  {
    name: 'a server that stands still',
    async during() {
      const firestore = mortal();
      firestore.stall();
      await write('Written to a server that stands still');
      await acknowledge('Written to a server that stands still', 'Saved on this device');
      await wait(30_000);
      firestore.goOn();
    },
  },
  {
    name: 'a server that dies with a save in its hands, and comes back with its disk',
    async during() {
      faulty.firestore.set(COMMITS_UNANSWERED);
      await write('In the hands of the server when it died');
      await acknowledge('In the hands of the server when it died', 'Saved on this device');
      await arrives('In the hands of the server when it died');
      const firestore = mortal();
      await firestore.kill();
      faulty.set({ kind: 'pass' });
      await write('Written while there was no server');
      await acknowledge('Written while there was no server', 'Saved on this device');
      await firestore.restart();
    },
  },
];

describe('the way to the services', () => {
  it.each([...outages, ...(LONG ? longOutages : [])])(
    '$name: what was written is kept, arrives when it is over, and once',
    async ({ during }) => {
      await during();
      faulty.set({ kind: 'pass' });
      await untilText(saveStatus(page), 'Sent');
      await oracle.settle(acknowledged, page, watching);
    },
  );

  if (LONG)
    it('as slow as 3G: the page loads, and what is written arrives', async () => {
      faulty.set({ kind: 'throttle', latencyMs: 400, bytesPerSecond: 50_000 });
      await page.reload();
      await write('Written over a slow network');
      await acknowledge('Written over a slow network', 'Sent');
      faulty.set({ kind: 'pass' });
      await oracle.settle(acknowledged, page, watching);
    });
});
