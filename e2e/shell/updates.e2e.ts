import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type AppUnderTest, startApp } from '../support/app/app';
import { openBrowser, type TestBrowser } from '../support/app/browser';
import { enter, makePerson } from '../support/people/people';
import { prepareSale } from '../support/sales/preparedSale';
import { openLot, saveStatus, untilText } from '../support/sales/workspace';

jest.setTimeout(120_000);

let app: AppUnderTest;
let browser: TestBrowser;
let front: Server;
let url: string;
/** What is written over the name of the build in its worker, as the next build would have it. */
let build: string | null = null;

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp({ firstPort: 7690 }), openBrowser()]);
  // The same application at an address of its own, where a newer build can arrive.
  front = createServer((request, response) => {
    void (async () => {
      const path = request.url ?? '/';
      const answer = await fetch(app.url + path, { headers: { accept: request.headers.accept ?? '*/*' } });
      const bytes = Buffer.from(await answer.arrayBuffer());
      const isOther = path === '/sw.js' && build !== null;
      const body = isOther ? bytes.toString().replace(/version:"[0-9a-f]+"/, `version:"${build}"`) : bytes;
      response.writeHead(answer.status, { 'Content-Type': answer.headers.get('content-type') ?? '' }).end(body);
    })();
  });
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  url = `http://localhost:${String((front.address() as AddressInfo).port)}`;
}, 120_000);
afterAll(async () => {
  await browser?.close();
  front?.closeAllConnections();
  front?.close();
  await app?.stop();
}, 30_000);

test('a newer build is offered and starts with the click and not before, with what was typed just then', async () => {
  const person = await makePerson(app.addresses, 'Anna Berg');
  const lots = [{ number: 1 }];
  const saleId = await prepareSale(app.addresses, { title: 'Across two builds', owner: person.uid, lots });
  const page = await enter({ url }, browser, person, `/sales/${saleId}`, { serviceWorkers: 'allow' });
  await openLot(page, '1');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  // The present worker answers from the next page on, which looks for builds when it has come to rest.
  await page.clock.install();
  await page.reload();
  const title = page.getByLabel('Title', { exact: true });
  await title.waitFor();
  build = 'aaaabbbbccccdddd';
  await page.clock.fastForward(5_500);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.getByRole('button', { name: 'A new version is ready' }).waitFor();
  expect(await page.evaluate(() => caches.keys())).toHaveLength(2);
  await page.getByRole('button', { name: 'A new version is ready' }).click();
  // A save under way kept the worker of before at work: the newer one did not come, and the page never loaded again.
  await title.fill('Typed right before the change');
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Reload' }).click()]);
  await title.waitFor();
  expect(await title.inputValue()).toBe('Typed right before the change');
  await untilText(saveStatus(page), 'Sent');
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting ?? null),
  ).toBeNull();
  expect(await page.getByText('A new version is ready').count()).toBe(0);
  await page.context().close();
  // What had arrived when the page went is refused when it comes a second time.
  expect(browser.unexpectedErrors(/status of 403/)).toEqual([]);
});
