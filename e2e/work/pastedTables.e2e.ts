import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import {
  CLIPBOARD_POLICY,
  type readHtmlTable as ReadHtmlTable,
} from '../../src/features/lots/ui/clipboard/readHtmlTable';
import { launchChromium } from '../support/app/chromium';
import { serveBuiltPage, type StaticPage } from '../support/app/staticPage';

declare global {
  /** Only inside the page. */
  var readHtmlTable: typeof ReadHtmlTable;
}

jest.setTimeout(120_000);

let dir: string;
let served: StaticPage;
let browser: Browser;
let page: Page;
const asked: string[] = [];
const errors: string[] = [];

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'lotsmith-clipboard-'));
  served = await serveBuiltPage(join(process.cwd(), 'e2e/support/clipboardPage'), dir, [CLIPBOARD_POLICY]);
  browser = await launchChromium();
  page = await browser.newPage();
  page.on('request', (request) => asked.push(request.url()));
  page.on('console', (message) => errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(served.url);
  await page.waitForFunction(() => 'readHtmlTable' in globalThis);
});

afterAll(async () => {
  await browser?.close();
  await served?.close();
  await rm(dir, { recursive: true, force: true });
});

const read = (html: string) => page.evaluate((text) => globalThis.readHtmlTable(text), html);

it('reads a pasted table under the policy of the hosting, and neither runs nor loads anything of it', async () => {
  asked.length = 0;
  errors.length = 0;
  const html =
    '<script>globalThis.wasRun = true</script><style>@import "/style.css"</style><table><tr>' +
    '<td>&#x41;<img src="/picture.png" onerror="globalThis.wasRun = true"><br>b<iframe src="/frame"></iframe></td>' +
    '<td onclick="globalThis.wasRun = true">c<svg onload="globalThis.wasRun = true"></svg></td></tr></table>';
  expect(await read(html)).toEqual([['A\nb', 'c']]);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(await page.evaluate(() => 'wasRun' in globalThis)).toBe(false);
  expect(asked).toEqual([]);
  // The policy says of a handler that it will not run, as soon as it is read.
  expect(errors.filter((error) => !error.startsWith('Executing inline event handler violates'))).toEqual([]);
});

it.each([
  '<table',
  '<table>',
  '<table><tr><td>',
  '<td>',
  '<tr><td>a',
  '<div>',
  '<b><p>',
  '<i> </i>',
  '<br>',
  '&#x41;',
  '<!--',
  '<td colspan=1000 rowspan=60000>',
])('reads a hostile text of %j in a time that grows with its length', async (part) => {
  const measure = (count: number): Promise<number> =>
    page.evaluate(
      ([start, piece, times]) => {
        const html = start + piece.repeat(times);
        const begun = performance.now();
        globalThis.readHtmlTable(html);
        return performance.now() - begun;
      },
      ['<table><tr><td>', part, count] as const,
    );
  await measure(1000);
  let [once, fourTimes] = [Infinity, Infinity];
  // The square would take sixteen times the time. A few ms say nothing on a busy machine.
  const ratio = (): number => fourTimes / Math.max(once, 25);
  // In turn, so that both meet the same machine; again where it was busy for one of them only.
  for (let round = 0; round < 3 || (round < 10 && ratio() >= 11); round += 1) {
    once = Math.min(once, await measure(10_000));
    fourTimes = Math.min(fourTimes, await measure(40_000));
  }
  expect(ratio()).toBeLessThan(11);
  expect(fourTimes).toBeLessThan(5000);
});
