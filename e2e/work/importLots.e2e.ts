import type { Page } from 'playwright-core';
import { type AppUnderTest, startApp } from '../support/app/app';
import { openBrowser, type TestBrowser } from '../support/app/browser';
import { problemsInLooks } from '../support/app/looks';
import { enter, makePerson, signOut } from '../support/people/people';
import { signInHere } from '../support/people/signInHere';
import { serverSide } from '../support/sales/documents';
import { useKeyboard } from '../support/sales/keyboard';
import { prepareSale } from '../support/sales/preparedSale';
import { chooseInSale, openLot, untilAllSent } from '../support/sales/workspace';

jest.setTimeout(180_000);

const ROWS = 120;

let app: AppUnderTest;
let browser: TestBrowser;
let anna: Page;
let ben: Page;
let saleId: string;

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp({ firstPort: 8750 }), openBrowser()]);
  const people = await Promise.all([makePerson(app.addresses, 'Anna Berg'), makePerson(app.addresses, 'Ben Holt')]);
  const [owner, editor] = people;
  saleId = await prepareSale(app.addresses, {
    title: 'House clearance',
    owner: owner.uid,
    editors: [editor.uid],
    lots: [
      { number: 1, title: 'Old clock' },
      { number: 2, title: 'Old vase' },
    ],
  });
  anna = await enter(app, browser, owner, `/sales/${saleId}`, { locale: 'en-GB' });
  ben = await enter(app, browser, editor, `/sales/${saleId}`, { locale: 'en-GB' });
}, 180_000);

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1');

/** As an old spreadsheet in German writes it: semicolons, Windows-1252, ranges, a title above the names, and mistakes. */
function messyFile(): Buffer {
  const rows = Array.from({ length: ROWS }, (_, at) => {
    const estimate = at === 5 ? 'ask me' : at === 90 ? '#REF!' : `€${String(at + 10)}–${String(at + 20)}`;
    const consignor = at % 20 === 0 ? 'Frau Müller' : '';
    return `${String(at + 1)};"Große Vase ${String(at + 1)}, ""Delft""";${estimate};${consignor}`
      .replace('€', '\x80')
      .replace('–', '\x96');
  });
  return latin1(['Nachlass;;;', 'Los-Nr.;Titel;Schätzpreis;Einlieferer', ...rows, ';;;'].join('\r\n'));
}

const table = (page: Page) => page.getByRole('table', { name: 'Rows to import' });
async function untilLots(page: Page, lots: number): Promise<void> {
  await page
    .getByText(`${String(lots)} lots, 0 ready`)
    .first()
    .waitFor({ timeout: 60_000 });
}

/** What the server has to answer, on a machine that does much else. */
const PATIENCE_MS = 90_000;

async function untilServerHas(lots: number, sale = saleId): Promise<void> {
  const server = serverSide(app.addresses);
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const found = await server.count(sale, 'lots');
    if (found === lots) return;
    if (Date.now() > end) throw new Error(`The server has ${String(found)} lots of ${String(lots)}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

it('reads a messy file, mends it in the table, shows what a colleague does meanwhile, and outlives a reload in the middle', async () => {
  await useKeyboard(anna);
  await chooseInSale(anna, 'Import');
  await anna.getByRole('heading', { name: 'Import', level: 1 }).waitFor();
  expect(await problemsInLooks(anna, 'choose a file')).toEqual([]);
  await anna
    .getByLabel('File to import')
    .setInputFiles({ name: 'Nachlass.csv', mimeType: 'text/csv', buffer: messyFile() });
  await anna.getByText(`Nachlass.csv: ${String(ROWS)} rows with 4 columns.`).waitFor();
  expect(await anna.getByLabel('Encoding').inputValue()).toBe('windows-1252');
  expect(await anna.getByLabel('Field for Schätzpreis').inputValue()).toBe('estimate');
  expect(await problemsInLooks(anna, 'columns', 4)).toEqual([]);

  await anna.getByRole('button', { name: 'Check the rows' }).press('Enter');
  await anna.getByLabel('When a number is taken').selectOption('overwrite');
  await anna.getByText(`${String(ROWS - 4)} new lots, 2 lots changed · 2 rows with problems`).waitFor();
  expect(await problemsInLooks(anna, 'check', 4)).toEqual([]);

  // With the keyboard from one problem to the next.
  await anna.getByLabel('Show').selectOption('problems');
  const first = table(anna).getByLabel('Estimate (low and high in one), Line 8');
  await first.focus();
  await anna.keyboard.press('Control+A');
  await anna.keyboard.type('15-25');
  await anna.keyboard.press('ArrowDown');
  await anna.keyboard.type('80');
  await anna.keyboard.press('Enter');
  await anna.getByRole('button', { name: `Import ${String(ROWS)} rows` }).waitFor();

  // Somebody else changes a lot that a row would overwrite.
  await openLot(ben, '2');
  await ben
    .getByRole('region', { name: /^Lot 2/ })
    .getByLabel('Title', { exact: true })
    .fill('A vase that Ben describes');
  await anna.getByText('The sale has changed meanwhile.').waitFor();
  await anna.getByLabel('Show').selectOption('update');
  await table(anna).getByText('before: A vase that Ben describes').waitFor();

  // The page is loaded anew as soon as it says that it writes.
  anna.on('dialog', (dialog) => void dialog.accept());
  await anna.evaluate(() => {
    new MutationObserver((_changes, observer) => {
      if (document.querySelector('progress') === null) return;
      observer.disconnect();
      window.location.reload();
    }).observe(document.body, { childList: true, subtree: true });
  });
  await anna.getByRole('button', { name: `Import ${String(ROWS)} rows` }).click();
  await anna.waitForURL(/import$/);
  await anna.getByRole('link', { name: 'Back to the lots' }).click();
  await untilLots(anna, ROWS);
  await untilServerHas(ROWS);
  await untilLots(ben, ROWS);
  await ben.getByText('Große Vase 2, "Delft"').first().waitFor();
  expect(browser.unexpectedErrors(/net::ERR|Failed to load resource/)).toEqual([]);
});

it('imports what is pasted without a network, sends it afterwards, takes it back and does it again', async () => {
  await chooseInSale(anna, 'Import');
  // The import that outlived the reload is said to be done, unless its last part had been made before.
  const another = anna.getByRole('button', { name: 'Import another file' });
  const paste = anna.getByLabel('Paste rows');
  await another.or(paste).waitFor();
  if (await another.isVisible()) await another.click();
  await paste.fill('Lot\tTitle\n901\tPasted chair\n902\tPasted table\n');
  // The reader comes with the page, not with the rows.
  await anna.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /imports\.worker/.test(name)),
  );
  await anna.context().setOffline(true);
  await anna.getByRole('button', { name: 'Use these rows' }).click();
  await anna.getByRole('button', { name: 'Check the rows' }).click();
  await anna.getByRole('button', { name: 'Import 2 rows' }).click();
  await anna.getByText('2 lots were made, 0 were changed.').waitFor();
  expect(await problemsInLooks(anna, 'done')).toEqual([]);
  await anna.getByRole('link', { name: 'Show the lots' }).click();
  await untilLots(anna, ROWS + 2);
  await anna.context().setOffline(false);
  await untilServerHas(ROWS + 2);
  await untilAllSent(anna);
  await untilLots(ben, ROWS + 2);
  const numbers = await serverSide(app.addresses).list(`sales/${saleId}/numbers`);
  expect(numbers.map(({ name }) => name.split('/').at(-1))).toEqual(expect.arrayContaining(['901', '902']));
  await anna.getByRole('button', { name: /^Undo/ }).click();
  await untilLots(anna, ROWS);
  await anna.getByRole('button', { name: /^Redo/ }).click();
  await untilLots(anna, ROWS + 2);
  await untilAllSent(anna);
  await untilServerHas(ROWS + 2);
});

interface WithParts extends Window {
  /** From the moment in which the page says that it writes, nothing that waits for a moment goes on: it makes no further part. */
  holdParts(): void;
  letPartsGo(): void;
}

function makePartsHoldable(): void {
  const later = window.setTimeout.bind(window);
  const forget = window.clearTimeout.bind(window);
  const held = new Map<number, () => void>();
  let isHeld = false;
  /** Numbers that no timer of the browser has. */
  let lastId = 1e12;
  Object.assign(window, {
    setTimeout: (work: () => void, ms = 0, ...rest: unknown[]) => {
      if (!isHeld || ms > 0) return later(work, ms, ...rest);
      held.set((lastId += 1), work);
      return lastId;
    },
    clearTimeout: (id: number) => (held.delete(id) ? undefined : forget(id)),
    holdParts: () => {
      new MutationObserver((_changes, observer) => {
        if (document.querySelector('progress') === null) return;
        observer.disconnect();
        isHeld = true;
      }).observe(document.body, { childList: true, subtree: true });
    },
    letPartsGo: () => {
      isHeld = false;
      for (const work of held.values()) work();
      held.clear();
    },
  });
}

it('goes on at the next sign-in on the same page, when another tab has ended the session in the middle', async () => {
  const rows = 210;
  const carl = await makePerson(app.addresses, 'Carl Frey');
  const sale = await prepareSale(app.addresses, {
    title: 'Cellar',
    owner: carl.uid,
    lots: [{ number: 1, title: 'Old clock' }],
  });
  const page = await enter(app, browser, carl, `/sales/${sale}`, { locale: 'en-GB' });
  const otherTab = await page.context().newPage();
  await otherTab.goto(`${app.url}/sales`);
  await page.addInitScript(makePartsHoldable);
  await page.goto(`${app.url}/sales/${sale}/import`);
  const lines = Array.from({ length: rows }, (_, at) => `Bottle ${String(at + 1)}\tFrom the cellar`);
  await page.getByLabel('Paste rows').fill(['Title\tDescription', ...lines].join('\n'));
  await page.getByRole('button', { name: 'Use these rows' }).click();
  await page.getByRole('button', { name: 'Check the rows' }).click();
  const start = page.getByRole('button', { name: `Import ${String(rows)} rows` });
  await start.waitFor();
  await page.evaluate(() => (window as unknown as WithParts).holdParts());
  await start.click();
  const progress = page.getByRole('progressbar').first();
  await progress.waitFor();
  expect(await progress.evaluate((bar: HTMLProgressElement) => bar.value < bar.max)).toBe(true);

  await signOut(otherTab);
  const keep = otherTab.getByRole('button', { name: 'Keep for me and sign out' });
  await keep.or(otherTab.getByLabel('Email')).first().waitFor();
  if (await keep.isVisible()) await keep.click();
  await page.getByLabel('Email').waitFor();
  await otherTab.close();
  await page.evaluate(() => (window as unknown as WithParts).letPartsGo());

  await signInHere(page, carl);
  await page.getByRole('link', { name: 'Back to the lots' }).click();
  await untilLots(page, rows + 1);
  await untilServerHas(rows + 1, sale);
  await untilAllSent(page);
});
