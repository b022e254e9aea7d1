import type { Locator, Page } from 'playwright-core';
import { type AppUnderTest, startApp } from '../support/app/app';
import { axeProblems, DESKTOP, openBrowser, PHONE, type TestBrowser } from '../support/app/browser';
import { overlaps } from '../support/app/overlaps';
import { enter, makePerson, type Person } from '../support/people/people';
import { photoViewer, unfold, writeCaption } from '../support/sales/editor';
import { serverSide } from '../support/sales/documents';
import { prepareSale } from '../support/sales/preparedSale';
import { lotRow, saveStatus, untilText } from '../support/sales/workspace';

jest.setTimeout(120_000);

const LARGER = { viewport: { width: 1440, height: 900 } } as const;
/** Longer than its field. */
const LONG = 'Of rectangular form on bracket feet, the top with a moulded edge. '.repeat(30).trim();

let app: AppUnderTest;
let browser: TestBrowser;
let person: Person;
let saleId: string;
let page: Page;

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp({ firstPort: 7850 }), openBrowser()]);
  person = await makePerson(app.addresses, 'Ada Cataloguer');
  saleId = await prepareSale(app.addresses, {
    title: 'Winter country house',
    owner: person.uid,
    lots: [
      { number: 1, photos: [640, 650, 660], title: 'Chest of drawers', fields: { description: LONG } },
      { number: 2, photos: [670], title: 'Blue vase' },
      { number: 3, title: 'Stool' },
    ],
  });
  page = await enter(app, browser, person, `/sales/${saleId}`);
  await lotRow(page, '3').waitFor();
}, 180_000);
afterAll(async () => {
  await browser?.close();
  await app?.stop();
}, 30_000);

const editor = (): Locator => page.getByRole('region', { name: /^(Lot|Los) / });
const named = (field: string): Locator => editor().locator(`[name="${field}"]`);

/** What of an opened lot is not wholly in sight, or smaller than it should be. Nothing is scrolled. */
async function hidden(): Promise<string[]> {
  return editor().evaluate((element) => {
    const problems: string[] = [];
    const look = (name: string, selector: string, least: { width?: number; height?: number } = {}): void => {
      const found = element.querySelector(selector);
      if (found === null) return void problems.push(`${name} is not there`);
      const box = found.getBoundingClientRect();
      const { width = 1, height = 1 } = least;
      if (box.width < width || box.height < height)
        problems.push(`${name} is ${String(box.width)} × ${String(box.height)}`);
      const [x, top, bottom] = [box.left + box.width / 2, box.top + 2, box.bottom - 2];
      for (const y of [top, bottom]) {
        const at = document.elementFromPoint(x, y);
        if (at === null || !(found.contains(at) || at.contains(found)))
          problems.push(`${name} is covered or out of sight at ${String(Math.round(y))}`);
      }
      if (box.top < 0 || box.bottom > window.innerHeight) problems.push(`${name} ends at ${String(box.bottom)}`);
    };
    look('the number', 'h2');
    look('the state', 'header h2 + span');
    look('the word of the save', '[role="status"]');
    look('the title', '[name="title"]');
    // Six lines of 24 px.
    look('the description', '[name="description"]', { height: 6 * 24 });
    for (const field of ['estimateLow', 'estimateHigh', 'category']) look(`the ${field}`, `[name="${field}"]`);
    for (const way of ['Control+Enter', 'Control+Shift+Enter']) {
      // The first lot has none before it.
      const link = element.querySelector(`a[aria-keyshortcuts^="${way}"]`);
      if (link !== null) look(`the way by ${way}`, `a[aria-keyshortcuts^="${way}"]`);
    }
    const frame = element.querySelector('.PhotoStage-large img')?.parentElement?.getBoundingClientRect();
    if (frame === undefined || frame.width < 320 || frame.height < 320 || frame.bottom > window.innerHeight)
      problems.push(`the photo has ${String(frame?.width)} × ${String(frame?.height)}`);
    return problems;
  });
}

const isReady = (number: string): Promise<void> =>
  page.getByRole('heading', { name: `Lot ${number}`, level: 2, exact: true }).waitFor();

it('shows photo, fields, state and ways without scrolling, and its title is one key away', async () => {
  for (const { viewport } of [DESKTOP, LARGER]) {
    await page.setViewportSize(viewport);
    await lotRow(page, '2').getByRole('link').click();
    await isReady('2');
    await editor().locator('.PhotoStage-large img').waitFor();
    expect(await hidden()).toEqual([]);
    await page.keyboard.press('Tab');
    await page.keyboard.type('A ');
    expect(await named('title').inputValue()).toContain('A ');
    expect(await hidden()).toEqual([]);

    // As long as its description is, the estimates stay in sight; and the photo, however far down one goes.
    await page.keyboard.press('Control+Shift+Enter');
    await isReady('1');
    await editor().locator('.PhotoStage-large img').waitFor();
    expect(await named('title').evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await hidden()).toEqual([]);
    await unfold(page, 'Maker, materials and provenance');
    await named('provenance').focus();
    const photo = await editor().getByRole('img', { name: 'Lot 1, photo 1 of 3' }).boundingBox();
    expect(photo?.y).toBeGreaterThanOrEqual(0);
    expect((photo?.y ?? 0) + (photo?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);

    // The same field of the next one; what is unfolded stays so.
    await page.keyboard.press('Alt+ArrowDown');
    await isReady('2');
    expect(await named('provenance').evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.press('Control+Enter');
    await isReady('3');
    expect(await named('title').evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await axeProblems(page)).toEqual([]);
    await editor().getByText('Maker, materials and provenance').click();
  }
  expect(browser.unexpectedErrors()).toEqual([]);
});

it('shows all of that beside the gallery too', async () => {
  await page.setViewportSize(DESKTOP.viewport);
  await page.getByRole('button', { name: 'Gallery', exact: true }).click();
  for (const number of ['2', '1']) {
    await page
      .locator('.GalleryTile-link')
      .nth(Number(number) - 1)
      .click();
    await isReady(number);
    await editor().locator('.PhotoStage-large img').waitFor();
    expect(await hidden()).toEqual([]);
    expect(await overlaps(page)).toEqual([]);
  }
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await lotRow(page, '2').waitFor();
});

it('shows what somebody has left to be checked in its head, in a line that moves nothing', async () => {
  await page.setViewportSize(DESKTOP.viewport);
  await lotRow(page, '2').getByRole('link').click();
  await isReady('2');
  const title = await named('title').boundingBox();
  await named('toCheck').fill('Signature below the foot? Ask Jane, who has the drawer of marks and knows the factory');
  await untilText(saveStatus(page), 'Sent');
  for (const { viewport } of [DESKTOP, LARGER]) {
    await page.setViewportSize(viewport);
    await page.keyboard.press('Control+Enter');
    await isReady('3');
    expect(
      await editor()
        .getByText(/^To check: /)
        .count(),
    ).toBe(0);
    await page.keyboard.press('Control+Shift+Enter');
    await isReady('2');
    await editor().locator('.PhotoStage-large img').waitFor();
    const box = await editor()
      .getByText(/^Signature below the foot/)
      .boundingBox();
    const head = await editor().locator('header').boundingBox();
    expect(box?.width).toBeGreaterThan(100);
    expect(box?.y).toBeGreaterThanOrEqual(head?.y ?? NaN);
    expect((box?.y ?? NaN) + (box?.height ?? NaN)).toBeLessThanOrEqual((head?.y ?? NaN) + (head?.height ?? NaN));
    expect((await named('title').boundingBox())?.y).toBe(title?.y);
    expect(await hidden()).toEqual([]);
    expect(await overlaps(page)).toEqual([]);
    expect(await axeProblems(page)).toEqual([]);
  }
  await editor().getByRole('button', { name: 'Checked' }).click();
  await editor()
    .getByText(/^To check: /)
    .waitFor({ state: 'detached' });
  await untilText(saveStatus(page), 'Sent');
});

it('opens its photos on the whole screen, by keys alone, and Escape leads back to where one was', async () => {
  await page.setViewportSize(DESKTOP.viewport);
  await lotRow(page, '1').getByRole('link').click();
  await isReady('1');
  const enlarge = editor().getByRole('button', { name: /show it on the whole screen$/ });
  await enlarge.focus();
  await page.keyboard.press('Enter');
  const view = photoViewer(page);
  await view.getByRole('img', { name: 'Lot 1, photo 1 of 3' }).waitFor();
  const zoom = (): Promise<(string | null)[]> =>
    view.locator('[data-zoom]').evaluateAll((all) => all.map((each) => each.getAttribute('data-zoom')));
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await page.keyboard.press('ArrowRight');
  expect(await zoom()).toEqual(['2.25']);
  await view.getByText('Lot 1, photo 1 of 3').waitFor();
  await page.keyboard.press('0');
  await page.keyboard.press('ArrowRight');
  await view.getByText('Lot 1, photo 2 of 3').waitFor();
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, -400);
  await page.waitForFunction(() => Number(document.querySelector<HTMLElement>('[data-zoom]')?.dataset['zoom']) > 1.5);
  await page.keyboard.press('0');
  await page.keyboard.press('c');
  await view.getByRole('button', { name: 'Photo 2: go on with this one' }).waitFor();
  expect(await axeProblems(page)).toEqual([]);
  await page.keyboard.press('c');
  await page.keyboard.press('Escape');
  await view.waitFor({ state: 'hidden' });
  expect(await enlarge.evaluate((button) => button === document.activeElement)).toBe(true);
  await editor().getByRole('img', { name: 'Lot 1, photo 3 of 3' }).waitFor();

  await writeCaption(page, 'The lock, seen from inside');
  await editor().getByText('The lock, seen from inside').waitFor();
  await untilText(saveStatus(page), 'Sent');
  expect(browser.unexpectedErrors()).toEqual([]);
});

it('shows the tools of a photo under the pointer or in the focus of the keyboard, and only then', async () => {
  await page.goto(`${app.url}/sales/${saleId}?lot=${(await lotRow(page, '2').getAttribute('data-lot')) ?? ''}`);
  const tool = editor().getByRole('button', { name: 'Turn right' });
  await tool.waitFor({ state: 'attached' });
  /** How much of it is seen, of 1: all that stand around it may be faint. */
  const seen = (): Promise<number> =>
    tool.evaluate((element) => {
      let opacity = 1;
      for (let at: Element | null = element; at !== null; at = at.parentElement) {
        opacity *= Number(getComputedStyle(at).opacity);
      }
      return opacity;
    });
  await page.mouse.move(0, 0);
  expect(await seen()).toBe(0);
  await editor()
    .getByRole('button', { name: /show it on the whole screen$/ })
    .hover();
  expect(await seen()).toBe(1);
  await page.mouse.move(0, 0);
  expect(await seen()).toBe(0);
  // After a key the browser shows where the focus is.
  await named('title').focus();
  await page.keyboard.press('Tab');
  expect(await seen()).toBe(0);
  await tool.focus();
  expect(await seen()).toBe(1);
});

it('does so in German, and on a phone with the photo, the title and the first lines', async () => {
  page = await browser.open({ ...DESKTOP, locale: 'de' });
  await page.goto(`${app.url}/sales/${saleId}`);
  await page.getByRole('textbox', { name: 'E-Mail', exact: true }).fill(person.email);
  await page.getByLabel('Passwort', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  for (const { viewport } of [DESKTOP, LARGER]) {
    await page.setViewportSize(viewport);
    await page
      .getByRole('row', { name: /^Los 1\b/ })
      .getByRole('link')
      .click();
    await editor().locator('.PhotoStage-large img').waitFor();
    expect(await hidden()).toEqual([]);
    await named('condition').fill('Mit Altersspuren.');
    await named('condition').blur();
    expect(await hidden()).toEqual([]);
    await page.getByRole('link', { name: 'Nächstes Los' }).click();
    await page.getByRole('heading', { name: 'Los 2', level: 2, exact: true }).waitFor();
  }
  expect(await axeProblems(page)).toEqual([]);

  const phone = await enter(app, browser, person, `/sales/${saleId}`, { ...PHONE, locale: 'en-GB' });
  await lotRow(phone, '1').getByRole('link').tap();
  const lot = phone.getByRole('region', { name: 'Lot 1', exact: true });
  const photo = lot.getByRole('img', { name: 'Lot 1, photo 1 of 3' });
  await photo.waitFor();
  const ends = async (target: Locator): Promise<number> => {
    const box = await target.boundingBox();
    return (box?.y ?? Infinity) + (box?.height ?? Infinity);
  };
  expect(await phone.evaluate(() => window.scrollY)).toBe(0);
  expect((await photo.boundingBox())?.height).toBeGreaterThanOrEqual(160);
  expect(await ends(lot.getByLabel('Title', { exact: true }))).toBeLessThan(PHONE.viewport.height);
  // Three of its lines.
  const description = await lot.getByLabel('Description', { exact: true }).boundingBox();
  expect((description?.y ?? Infinity) + 3 * 24).toBeLessThan(PHONE.viewport.height);
  // A finger that rests on the photo, or presses the button in its corner, finds the tools.
  const turn = lot.getByRole('button', { name: 'Turn right' });
  expect(await turn.isVisible()).toBe(false);
  await lot.getByRole('button', { name: 'What to do with the photo' }).tap();
  await turn.tap();
  await lot.locator('img[data-turned="90"]').first().waitFor();
  expect(await axeProblems(phone)).toEqual([]);
  expect(browser.unexpectedErrors()).toEqual([]);
});

it.each([
  ['list', 'List', '#lot-list [data-lot]'],
  ['gallery', 'Gallery', '.GalleryTile-tile[data-lot]'],
])('begins at its top on a phone that comes to it by its address, and leads back to the %s', async (_, view, shown) => {
  const lots = Array.from({ length: 60 }, (_lot, place) => ({ number: place + 1, title: 'Blue vase' }));
  const long = await prepareSale(app.addresses, { title: 'Glass', owner: person.uid, lots });
  const stored = await serverSide(app.addresses).list(`sales/${long}/lots`);
  const far =
    stored
      .find(({ fields }) => fields['number']?.['integerValue'] === '50')
      ?.name.split('/')
      .at(-1) ?? '';
  const phone = await enter(app, browser, person, `/sales/${long}`, { ...PHONE, locale: 'en-GB' });
  await phone.getByRole('button', { name: view, exact: true }).tap();
  await phone.locator(shown).first().waitFor();
  await phone.goto(`${app.url}/sales/${long}?lot=${far}`);
  await phone.getByRole('heading', { name: 'Lot 50', level: 2, exact: true }).waitFor();
  await phone.locator(shown).first().waitFor({ state: 'attached' });
  await phone.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await phone.evaluate(() => window.scrollY)).toBe(0);
  await phone.getByRole('link', { name: 'All lots' }).tap();
  await phone.waitForFunction(
    ([all, id]) => {
      const found = [...document.querySelectorAll<HTMLElement>(all)].find(({ dataset }) => dataset['lot'] === id);
      const box = found?.getBoundingClientRect();
      return box !== undefined && box.height > 0 && box.top > 0 && box.bottom < window.innerHeight;
    },
    [shown, far] as const,
  );
  expect(browser.unexpectedErrors()).toEqual([]);
  await phone.close();
});
