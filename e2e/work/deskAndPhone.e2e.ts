import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { type AppUnderTest, startApp } from '../support/app/app';
import { axeProblems, DESKTOP, openBrowser, PHONE, type TestBrowser } from '../support/app/browser';
import { problemsInLooks } from '../support/app/looks';
import { overlaps } from '../support/app/overlaps';
import { problemsInWidths } from '../support/app/widths';
import { wrapped } from '../support/app/wrapped';
import { makePerson, type Person } from '../support/people/people';
import { smallPhoto } from '../support/photos/smallPhoto';
import { cutChoices, FILLED_PAGES } from '../support/sales/filledPages';
import { addReadySale } from '../support/sales/readySale';
import { prepareSale } from '../support/sales/preparedSale';
import { phoneProblems } from '../support/sales/touch';
import { lotNumbers, lotRow, openLot, takeAsNewLots, untilAllSent } from '../support/sales/workspace';

jest.setTimeout(120_000);

let app: AppUnderTest;
let browser: TestBrowser;
let person: Person;
let saleId: string;

const LOTS = Array.from({ length: 60 }, (_, place) => ({
  number: place + 1,
  title: `Blue and white vase of baluster form, number ${String(place + 1)}`,
  fields: { category: 'Ceramics', estimateLow: 12_000, estimateHigh: 18_000 },
  ...(place < 3 && { photos: [400] }),
}));

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp({ firstPort: 7990 }), openBrowser()]);
  person = await makePerson(app.addresses, 'Ada Cataloguer');
  saleId = await prepareSale(app.addresses, { title: 'Winter country house', owner: person.uid, lots: LOTS });
}, 180_000);
afterAll(async () => {
  await browser?.close();
  await app?.stop();
}, 30_000);

const sale = (): string => `/sales/${saleId}`;
const lots = (page: Page) => page.locator('[aria-label="Lots"], [aria-label="Lose"]');

/** The sale, in a window of this person, speaking the language. */
async function open(locale: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await browser.open({ ...options, locale });
  await page.goto(app.url + sale());
  await page.locator('input[type="email"]').first().fill(person.email);
  await page.locator('input[type="password"]').fill(person.password);
  await page.keyboard.press('Enter');
  await page.waitForURL(app.url + sale());
  await page.locator(`html[lang="${locale}"]`).waitFor();
  await lots(page).getByText('number 5', { exact: false }).first().waitFor();
  await page.locator('[data-of-sale] [data-state="sent"]').waitFor();
  return page;
}

interface Desk {
  /** Of the window's height: the table with its head. */
  readonly share: number;
  /** Rows that are seen whole. */
  readonly rows: number;
  readonly bar: number;
  readonly tools: number;
  readonly foot: number;
  /** How far the page could be scrolled. */
  readonly scrolls: number;
  readonly wide: number;
  /** Words of bar, tools and foot that stand in two lines. */
  readonly wrapped: readonly string[];
}

const PARTS = ['header', '.GridToolbar-bar', '.GridFooter-line'];

async function desk(page: Page): Promise<Desk> {
  const found = await page.evaluate(() => {
    const height = (part: string): number => document.querySelector(part)?.getBoundingClientRect().height ?? NaN;
    const grid = document.querySelector('[role="grid"]')?.getBoundingClientRect();
    const head = document.querySelector('[role="columnheader"]')?.getBoundingClientRect();
    const rows = [...document.querySelectorAll('[role="row"][data-lot]')].filter((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return top >= (head?.bottom ?? NaN) - 1 && bottom <= (grid?.bottom ?? NaN);
    });
    const { scrollHeight, scrollWidth } = document.documentElement;
    return {
      share: (grid?.height ?? 0) / window.innerHeight,
      rows: rows.length,
      bar: height('header'),
      tools: height('.GridToolbar-bar'),
      foot: height('.GridFooter-line'),
      scrolls: scrollHeight - window.innerHeight,
      wide: scrollWidth - window.innerWidth,
    };
  });
  return { ...found, wrapped: await wrapped(page, PARTS) };
}

/** From the end of the first one to the beginning of the second one. */
async function gap(first: Locator, second: Locator): Promise<number> {
  const [one, two] = [await first.boundingBox(), await second.boundingBox()];
  return (two?.x ?? NaN) - (one?.x ?? NaN) - (one?.width ?? NaN);
}

describe.each(['en', 'de'])('a sale on a desk, in %s', (locale) => {
  it.each([
    [1280, 800, 12, 20],
    [1440, 900, 14, 22],
  ])('at %i × %i is lots, not tools', async (width, height, comfortable, compact) => {
    const page = await open(locale, { viewport: { width, height } });
    for (const least of [comfortable, compact]) {
      const found = await desk(page);
      expect(found).toMatchObject({ bar: 48, tools: 44, foot: 28, scrolls: 0, wide: 0, wrapped: [] });
      expect(found.share).toBeGreaterThanOrEqual(0.82);
      expect(found.rows).toBeGreaterThanOrEqual(least);
      expect(await overlaps(page)).toEqual([]);
      // What is chosen once for a long time is in a menu.
      await page.getByRole('button', { name: /^(How the lots|Wie die Lose)/ }).click();
      await page.getByRole('menuitemradio').nth(1).click();
      await page.locator('[role="grid"][data-density="compact"]').waitFor();
    }

    // All that is done to the sale is in sight at once.
    await page.getByRole('heading', { level: 1 }).getByRole('button').click();
    const menu = page.getByRole('menu').locator('xpath=..');
    await menu.waitFor();
    const { hidden, end } = await menu.evaluate((sheet) => ({
      hidden: sheet.scrollHeight - sheet.clientHeight,
      end: sheet.getBoundingClientRect().bottom,
    }));
    expect(hidden).toBe(0);
    expect(end).toBeLessThanOrEqual(height);
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'detached' });

    // The wheel over the table moves the table, and at its end nothing.
    await lots(page).hover();
    for (let turn = 0; turn < 6; turn += 1) await page.mouse.wheel(0, 4000);
    await lots(page).getByText('number 60').waitFor();
    await page.mouse.wheel(0, 4000);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);

    // What is done to chosen lots takes the middle of the row, and moves no lot.
    const before = await lots(page).boundingBox();
    await page
      .getByRole('row', { name: /^(Lot|Los) 58\b/ })
      .locator('[data-choose]')
      .click();
    await page.getByRole('group', { name: /^(One lot|Ein Los)/ }).waitFor();
    expect(await lots(page).boundingBox()).toEqual(before);
    expect(await desk(page)).toMatchObject({ tools: 44, wide: 0, wrapped: [] });
    expect(await overlaps(page)).toEqual([]);
    await page.close();
  });
});

const LONG_TITLE =
  'Winter country house sale of furniture, silver, ceramics and works of art from three estates in the north';

it.each(['en', 'de'])('is one bar and one row in every view, in %s, also under a long title', async (locale) => {
  const long = await prepareSale(app.addresses, { title: LONG_TITLE, owner: person.uid, lots: LOTS.slice(0, 12) });
  const page = await open(locale, { viewport: { width: 1280, height: 800 } });
  const found: string[] = [];
  const look = async (place: string): Promise<void> => {
    const { bar, tools, scrolls, wide } = await desk(page);
    expect({ place, bar, tools, scrolls, wide }).toEqual({ place, bar: 48, tools: 44, scrolls: 0, wide: 0 });
    const parts = [...PARTS, '.DescribeBar-bar'];
    found.push(...(await wrapped(page, parts)).map((words) => `${place}: “${words}” stands in two lines`));
    found.push(...(await overlaps(page)).map((words) => `${place}: ${words}`));
  };
  for (const [saleOf, name] of [
    [saleId, 'short'],
    [long, 'long'],
  ] as const) {
    await page.goto(`${app.url}/sales/${saleOf}`);
    await lots(page).getByText('number 5', { exact: false }).first().waitFor();
    await page.locator('[data-of-sale] [data-state="sent"]').waitFor();
    await look(`${name}, table`);
    // Side by side, as neighbours in a group are.
    expect(
      await gap(
        page.getByRole('button', { name: /^(Undo|Rückgängig)/ }),
        page.getByRole('button', { name: /^(Redo|Wiederholen)/ }),
      ),
    ).toBeLessThanOrEqual(4);
    await page
      .getByRole('row', { name: /^(Lot|Los) 5\b/ })
      .getByRole('link')
      .click();
    await page.getByRole('heading', { name: /^(Lot|Los) 5$/, level: 2 }).waitFor();
    await look(`${name}, a lot beside the table`);
    await page.getByRole('button', { name: /^(Gallery|Galerie)$/ }).click();
    await page.locator('.GalleryTile-tile').first().waitFor();
    await look(`${name}, a lot beside the gallery`);
    await page.getByRole('link', { name: /^Close|schließen$/ }).click();
    await page.getByRole('heading', { name: /^(Lot|Los) 5$/, level: 2 }).waitFor({ state: 'detached' });
    await look(`${name}, gallery`);
    await page.getByRole('button', { name: /^(Table|Tabelle)$/ }).click();
    await page.goto(`${app.url}/sales/${saleOf}?view=describe`);
    await page.locator('.DescribeBar-bar').waitFor();
    await page.locator('[name="title"]').waitFor();
    await look(`${name}, describe`);
  }
  expect(found).toEqual([]);
  await page.close();
});

it('shows after a reload the lots that were filtered, in the order they were sorted in', async () => {
  const sorted = await prepareSale(app.addresses, {
    title: 'Sorted',
    owner: person.uid,
    lots: ['Vase', 'Bowl', 'Ewer', 'Cup'].map((title, place) => ({
      number: place + 1,
      title,
      fields: { status: title === 'Ewer' ? 'ready' : 'draft' },
    })),
  });
  const page = await open('en', { viewport: { width: 1280, height: 800 } });
  await page.goto(`${app.url}/sales/${sorted}`);
  await lotRow(page, '4').waitFor();
  expect(await lotNumbers(page)).toEqual(['1', '2', '3', '4']);
  await page.getByRole('columnheader', { name: 'Title' }).click();
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.locator('.GridToolbar-filters select').first().selectOption('draft');
  await page.keyboard.press('Escape');
  await lotRow(page, '3').waitFor({ state: 'detached' });
  expect(await lotNumbers(page)).toEqual(['2', '4', '1']);
  await page.reload();
  await lotRow(page, '1').waitFor();
  expect(await lotNumbers(page)).toEqual(['2', '4', '1']);
  await page.getByRole('button', { name: 'Filters (1)', exact: true }).waitFor();
  await page.close();
});

it('has its tools in one stop of Tab before the table, from whose cells Alt+D leads to Describe', async () => {
  const page = await open('en', { viewport: { width: 1280, height: 800 } });
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  await page.locator('[href="#main"]').focus();
  const stops: unknown[] = [];
  while (stops.length < 12 && stops.at(-1) !== 'Lots') {
    await page.keyboard.press('Tab');
    stops.push(await focused());
  }
  expect(stops.slice(-3)).toEqual([null, 'Search', 'Lots']);
  expect(stops.length).toBeLessThanOrEqual(7);
  const tools = page.getByRole('toolbar', { name: 'Tools for the lots' });
  await tools.getByRole('button', { name: 'Table' }).focus();
  await page.keyboard.press('End');
  expect(await focused()).toBe('How the lots are shown');
  await page.keyboard.press('ArrowRight');
  await tools.locator('[aria-pressed="true"]:focus').waitFor();

  // A letter begins to write in a cell; Alt+D opens the view.
  await lots(page).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('d');
  const cell = page.locator('[role="grid"] :is(input, textarea):focus');
  expect(await cell.inputValue()).toBe('d');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Alt+d');
  await page.locator('.DescribeBar-bar').waitFor();
  await page.close();
});

it('pushes the table nowhere for photos on their way, and leaves a number where it is beside the mark of its save', async () => {
  const page = await open('en');
  const before = await lots(page).boundingBox();
  const numberOf = () => lotRow(page, '7').locator('[role="rowheader"] a > :last-child').boundingBox();
  const number = await numberOf();
  await page.context().setOffline(true);
  await openLot(page, '7');
  await page.getByRole('region', { name: 'Lot 7' }).getByLabel('Title', { exact: true }).fill('Kept on the device');
  await lotRow(page, '7').getByText('Kept on the device').waitFor();
  const mark = lotRow(page, '7').locator('[role="rowheader"] [data-tone="info"]');
  const [now, over] = [await numberOf(), await mark.boundingBox()];
  expect(now).toEqual(number);
  expect((over?.x ?? NaN) + (over?.width ?? NaN)).toBeLessThanOrEqual(now?.x ?? NaN);
  await page.getByRole('link', { name: /^Close/ }).click();

  await page.getByLabel('Add photos: choose files', { exact: true }).setInputFiles([smallPhoto('new.jpg', 5)]);
  await takeAsNewLots(page);
  const line = page.getByRole('button', { name: /^0 of 1 photos stored/ });
  await line.waitFor();
  expect(await lots(page).boundingBox()).toEqual(before);
  expect(await overlaps(page)).toEqual([]);
  await line.click();
  await page.getByRole('button', { name: 'Pause', exact: true }).waitFor();
  expect(await lots(page).boundingBox()).toEqual(before);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Pause', exact: true }).waitFor({ state: 'detached' });
  await page.context().setOffline(false);
  await untilAllSent(page);

  // A lot that went into the trash comes back from where one sees that it went.
  await lotRow(page, '9').locator('[data-choose]').click();
  await page.getByRole('button', { name: 'More for the chosen lots' }).click();
  await page.getByRole('menuitem', { name: 'To the trash' }).click();
  await page.getByText('In the trash: Lot 9.').waitFor();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await lotRow(page, '9').waitFor();
  await page.getByText('In the trash: Lot 9.').waitFor({ state: 'detached' });
  await untilAllSent(page);

  expect(await problemsInLooks(page, 'the desk')).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('heading', { level: 1 }).getByRole('button').click();
  await page.getByRole('menuitem', { name: 'Settings' }).waitFor();
  expect(await axeProblems(page)).toEqual([]);
  await page.close();
});

it.each(['en', 'de'])('shows on a phone, in %s, lots above a bar where the thumb is', async (locale) => {
  const page = await open(locale, PHONE);
  const found = await page.evaluate(() => {
    const list = document.querySelector('ol[aria-label]')?.getBoundingClientRect();
    const foot = document.querySelector('.LotViews-foot')?.getBoundingClientRect();
    const bar = document.querySelector('.PhoneBar-bar')?.getBoundingClientRect();
    return {
      share: ((foot?.top ?? NaN) - (list?.top ?? NaN)) / window.innerHeight,
      below: window.innerHeight - (bar?.bottom ?? NaN),
      bar: bar?.height ?? NaN,
      wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    };
  });
  expect(found.share).toBeGreaterThanOrEqual(0.7);
  expect(found).toMatchObject({ below: 0, wide: 0 });
  expect(found.bar).toBeLessThanOrEqual(64);
  // How many lots there are is read whole, beside the word of the save.
  const counts = page.getByText(/^\d+ (lots, \d+ ready|Lose, \d+ fertig)$/);
  await counts.waitFor();
  expect(await counts.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  expect(await overlaps(page)).toEqual([]);
  expect(await phoneProblems(page, `the list, ${locale}`)).toEqual([]);
  await page.close();
});

it.each(['en', 'de'])('is for a finger in every view of a phone, in %s, also under a long title', async (locale) => {
  const long = await prepareSale(app.addresses, { title: LONG_TITLE, owner: person.uid, lots: LOTS.slice(0, 12) });
  const page = await open(locale, PHONE);
  const found: string[] = [];
  const look = async (place: string): Promise<void> => {
    found.push(...(await phoneProblems(page, place)));
    found.push(...(await overlaps(page)).map((words) => `${place}: ${words}`));
    found.push(...(await wrapped(page, ['.PhoneBar-bar'])).map((words) => `${place}: “${words}” in two lines`));
  };
  await page.goto(`${app.url}/sales/${long}`);
  await lots(page).getByText('number 5', { exact: false }).first().waitFor();
  await page.locator('[data-of-sale] [data-state="sent"]').waitFor({ state: 'attached' });
  await look('the list');
  const lotId = await page.locator('[data-lot]').nth(1).getAttribute('data-lot');
  await page.getByRole('button', { name: /^(Gallery|Galerie)$/ }).tap();
  await page.locator('.GalleryTile-tile').first().waitFor();
  await look('the gallery');
  for (const [place, view, there] of [
    ['a lot', `?lot=${String(lotId)}`, '[name="title"]'],
    ['describe', '?view=describe', '.DescribeBar-bar'],
  ] as const) {
    await page.goto(`${app.url}/sales/${long}${view}`);
    await page.locator(there).waitFor();
    await page.locator('[name="title"]').waitFor();
    await look(place);
  }
  expect(found).toEqual([]);
  await page.close();
});

it('keeps the word of the save in sight on a narrow phone, in German, after the notes on the numbers', async () => {
  const withGaps = await prepareSale(app.addresses, {
    title: 'Nachlass',
    owner: person.uid,
    lots: [1, 5, 9, 20].map((number) => ({ number, title: `Vase ${String(number)}` })),
    takenAlong: Array.from({ length: 12 }, (_, at) => 100 + at),
  });
  const page = await open('de', { ...PHONE, viewport: { width: 360, height: 740 } });
  await page.goto(`${app.url}/sales/${withGaps}`);
  await page.getByRole('button', { name: /^Losnummern .*Lücken.* mitgenommen$/ }).waitFor();
  const word = page.locator('[data-of-sale] [data-state="sent"]');
  await word.waitFor();
  const seen = await word.evaluate((chip) => {
    const { left, right, top, bottom } = chip.getBoundingClientRect();
    const ends = [left + 4, right - 4].map((x) => document.elementFromPoint(x, (top + bottom) / 2));
    return { right, isOnTop: ends.every((each) => each !== null && chip.contains(each)) };
  });
  expect(seen.right).toBeLessThanOrEqual(360);
  expect(seen.isOnTop).toBe(true);
  await page.close();
});

it('says under a finger why a button rests, until the next tap elsewhere, and does nothing', async () => {
  const page = await open('en', PHONE);
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  const reason = page.getByText('Undo: Nothing of yours in this sale can be undone now.', { exact: true });
  const looks = new Map<string, unknown>();
  // Where there is a mouse too, the browser sends it back to where it lies some time after a tap.
  await page.mouse.move(200, 300);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // Playwright itself would wait for a button that can be used.
    const { x, y, width, height } = (await undo.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN };
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    await reason.waitFor();
    expect(await axeProblems(page)).toEqual([]);
    // By now the mouse is back.
    expect(await reason.isVisible()).toBe(true);
    const tip = (await reason.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN };
    expect(tip.x).toBeGreaterThanOrEqual(0);
    expect(tip.x + tip.width).toBeLessThanOrEqual(PHONE.viewport.width);
    expect(tip.y + tip.height).toBeLessThanOrEqual(y);
    looks.set(colorScheme, await reason.evaluate((element) => getComputedStyle(element).backgroundColor));
    await page.locator('.LotViews-foot').tap({ position: { x: 3, y: 3 } });
    await reason.waitFor({ state: 'detached' });
  }
  expect(looks.get('light')).not.toBe(looks.get('dark'));
  await page.close();
});

it.each(['en', 'de'])(
  'fits every page into every window, in %s, and breaks no rule of axe in the dark',
  async (locale) => {
    const page = await open(locale, { colorScheme: 'dark' });
    const lotId = await page.locator('[data-lot]').first().getAttribute('data-lot');
    const found: string[] = [];
    // The address, and the parts of this page alone.
    for (const [path, there] of [
      [sale(), '[role="grid"], ol[aria-label]'],
      [`${sale()}?lot=${String(lotId)}`, '[name="title"]'],
      [`${sale()}?view=describe`, '.DescribeBar-bar'],
      [`${sale()}/settings`, 'main input[type="date"]'],
      [`${sale()}/import`, 'main textarea'],
      [`${sale()}/export`, 'main input[type="checkbox"]'],
      [`${sale()}/platform`, 'main input[type="file"]'],
      ['/account', 'main nav'],
      ['/sales', `main a[href="${sale()}"]`],
      ['/nowhere', 'main h1 + p'],
    ] as const) {
      await page.evaluate((to) => {
        window.history.pushState(null, '', to);
        window.dispatchEvent(new PopStateEvent('popstate'));
      }, path);
      await page.locator(there).first().waitFor({ state: 'attached' });
      await page.setViewportSize(DESKTOP.viewport);
      found.push(...(await axeProblems(page)).map((problem) => `${path}, dark: ${problem}`));
      found.push(...(await problemsInWidths(page, path, 48)));
    }
    expect(found).toEqual([]);
    await page.close();
  },
);

it.each(['en', 'de'])(
  'fits the pages of files when they are full, and a lot to describe at 200 %%, in %s',
  async (locale) => {
    const page = await open(locale);
    const goTo = (path: string): Promise<void> =>
      page.evaluate((to) => {
        window.history.pushState(null, '', to);
        window.dispatchEvent(new PopStateEvent('popstate'));
      }, sale() + path);
    const found: string[] = [];
    for (const [path, step, fill] of FILLED_PAGES) {
      await page.setViewportSize({ width: 768, height: 1024 });
      await goTo(`/${path}`);
      await fill(page);
      if (step === 'columns') found.push(...(await cutChoices(page)));
      found.push(...(await problemsInWidths(page, `${path}, ${step}`, 48)));
    }
    expect(found).toEqual([]);

    // The last of these windows is a page at 200 %: who describes there has the photo and the title in sight at once.
    await goTo('?view=describe');
    const bar = page.locator('.DescribeBar-bar');
    await bar.waitFor();
    const end = (await bar.boundingBox())?.y ?? NaN;
    for (const part of ['.PhotoStage-large', '[name="title"]']) {
      const { y, height } = (await page.locator(part).boundingBox()) ?? { y: NaN, height: NaN };
      expect(y + height).toBeLessThanOrEqual(end);
      expect(y).toBeGreaterThan(0);
    }
    await page.close();
  },
);

it.each(['en', 'de'])(
  'fits the export, in %s, with the problems of a platform, a bundle that is there and earlier ones',
  async (locale) => {
    const ready = await addReadySale(app.addresses, person.uid, ['Ms Grey', 'A note', '10000']);
    const page = await open(locale, { colorScheme: 'dark' });
    await page.goto(`${app.url}/sales/${ready}/export`);
    await page.locator('#bundle select').first().selectOption('LiveAuctioneers');
    await page.locator('#bundle input[type="checkbox"]').uncheck();
    for (let bundles = 1; bundles <= 2; bundles += 1) {
      const download = page.getByRole('button', { name: /^(Download bundle|Paket herunterladen)$/ });
      await Promise.all([page.waitForEvent('download'), download.press('Enter')]);
      await page.locator('#sent summary', { hasText: `(${String(bundles)})` }).waitFor();
    }
    await page.locator('#sent summary').press('Enter');
    await page.locator('#bundle').getByText('clocks-and-watches-liveauctioneers.csv').waitFor();
    await page.locator('#problems').getByRole('link').first().waitFor();
    expect(await axeProblems(page)).toEqual([]);
    expect(await problemsInWidths(page, 'export', 48)).toEqual([]);
    await page.close();
  },
);

it.each(['en', 'de'])(
  'breaks no rule of axe in the dark, in %s, in the trash, the numbers and the menu of the account',
  async (locale) => {
    const ready = await addReadySale(app.addresses, person.uid, []);
    const page = await open(locale, { colorScheme: 'dark', viewport: { width: 1280, height: 800 } });
    await page.goto(`${app.url}/sales/${ready}`);
    const row = page.getByRole('row', { name: /^(Lot|Los) 2\b/ });
    await row.locator('[data-choose]').click();
    await page.getByRole('button', { name: /^(More for the chosen lots|Mehr für die ausgewählten Lose)$/ }).click();
    await page.getByRole('menuitem', { name: /^(To the trash|In den Papierkorb)$/ }).click();
    await row.waitFor({ state: 'detached' });
    const found: string[] = [];
    for (const [item, place] of [
      [/^(Trash|Papierkorb)/, 'dialog[open] li'],
      [/^(Numbers|Nummern):/, '.NumbersPanel-panel'],
    ] as const) {
      await page.getByRole('heading', { level: 1 }).getByRole('button').click();
      await page.getByRole('menuitem', { name: item }).click();
      await page.locator(place).first().waitFor();
      found.push(...(await axeProblems(page)).map((problem) => `${place}: ${problem}`));
      await page.keyboard.press('Escape');
    }
    await page.getByRole('button', { name: /^(Account of|Konto von) / }).click();
    await page.getByRole('menuitem', { name: /^(Sign out|Abmelden)$/ }).waitFor();
    found.push(...(await axeProblems(page)).map((problem) => `account: ${problem}`));
    expect(found).toEqual([]);
    await page.close();
  },
);

it('breaks no rule of axe in a German menu in the dark, and in forced colours shows what is chosen, focused and resting', async () => {
  const page = await open('de', { colorScheme: 'dark' });
  const found: string[] = [];
  const menus = await page.locator('button[aria-haspopup="menu"]:visible').all();
  expect(menus.length).toBeGreaterThanOrEqual(5);
  for (const menu of menus) {
    await menu.click();
    await page.getByRole('menu').waitFor();
    found.push(...(await axeProblems(page)).map((problem) => `${String(menu)}: ${problem}`));
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });
  }
  await page
    .getByRole('row', { name: /^Los 2\b/ })
    .locator('[data-choose]')
    .click();
  await page.getByRole('group', { name: /^Ein Los/ }).waitFor();
  // What a narrow row shows without its words keeps its name.
  found.push(...(await axeProblems(page)).map((problem) => `chosen: ${problem}`));
  expect(found).toEqual([]);

  await page.emulateMedia({ forcedColors: 'active' });
  const look = (target: Locator) =>
    target.evaluate((element) => {
      const { color, backgroundColor, outlineStyle, outlineWidth } = getComputedStyle(element);
      return { color, backgroundColor, outline: outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth) };
    });
  const [chosen, other] = [
    await look(page.locator('[data-lot][data-chosen]')),
    await look(page.getByRole('row', { name: /^Los 3\b/ })),
  ];
  expect(chosen.backgroundColor).not.toBe(other.backgroundColor);
  const view = (name: string) => page.getByRole('button', { name, exact: true });
  expect((await look(view('Tabelle'))).backgroundColor).not.toBe((await look(view('Galerie'))).backgroundColor);
  // Nothing has been done yet: undo rests, and says so by its colour too.
  const undo = page.getByRole('button', { name: 'Rückgängig', exact: true });
  const atWork = page.getByRole('button', { name: /^Wie die Lose/ });
  expect((await look(undo)).color).not.toBe((await look(atWork)).color);
  for (const control of [undo, view('Galerie'), atWork]) {
    // After a key the browser takes a focus for one of the keyboard.
    await page.keyboard.press('Tab');
    await control.focus();
    expect((await look(page.locator(':focus'))).outline).toBeGreaterThan(0);
  }
  await page.close();
});

it.each([
  ['settings', 'platforms'],
  ['account', 'password'],
])('stops on the page of the %s with the heading of a part in sight below the bar', async (name, part) => {
  const page = await open('en', { viewport: { width: 1280, height: 800 } });
  await page.evaluate(
    (to) => {
      window.history.pushState(null, '', to);
      window.dispatchEvent(new PopStateEvent('popstate'));
    },
    `${name === 'account' ? '' : sale()}/${name}#${part}`,
  );
  await page.locator(`section#${part}:focus`).waitFor();
  const topOf = (what: string) => page.locator(what).evaluate((element) => element.getBoundingClientRect().top);
  expect(Math.round(await topOf(`section#${part}`))).toBe(80);
  expect(await topOf(`section#${part} h2`)).toBeGreaterThan(48);
  await page.close();
});

it('looks at the catalogue to come under the same bar', async () => {
  const page = await open('en', { viewport: { width: 1280, height: 800 } });
  await page.getByRole('heading', { level: 1 }).getByRole('button').click();
  await page.getByRole('menuitem', { name: 'See the catalogue as a visitor' }).click();
  await page.locator('.CataloguePreview-note').waitFor();
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.getByRole('banner').boundingBox()).toMatchObject({ height: 48 });
  }
  await page.getByRole('banner').getByRole('link', { name: 'Back to the lots' }).click();
  await lots(page).waitFor();
  await page.close();
});
