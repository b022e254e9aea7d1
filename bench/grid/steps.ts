import type { Page } from 'playwright-core';
import type { ActTimes, CellPlace, GridBenchApi, GridName, KeyTimes, RowsTouched } from './api';
import { SIDES } from './sides';
import type { Watch } from './work';

declare global {
  /** Only inside the page. */
  var gridBench: GridBenchApi;
}

/** One of the two grids in its page. */
export interface Bench {
  readonly name: GridName;
  readonly page: Page;
  readonly watch: Watch;
}

export interface Typed extends KeyTimes {
  /** Work of the main thread per key, ms. */
  readonly work: number;
}

const FRAMES = 60;

const letters = (count: number): string[] => Array.from({ length: count }, (_, i) => 'abcdefghij'.charAt(i % 10));

/** How keys come, in ms: held for so long, and so much later the next one. */
interface Pace {
  readonly held: number;
  readonly between: number;
}

/** Ten keys in a second. Keys that come as soon as the browser takes them would wait for the frames of those before. */
const TYPIST: Pace = { held: 30, between: 60 };
/** A key that is held down repeats thirty times in a second. */
export const REPEATING: Pace = { held: 0, between: 25 };
/** Keys do not come in step with the frames of the screen: each a bit later in its frame than the one before. */
const drift = (key: number): number => (key * 5) % 17;

/** Real keys, one after the other; the page measures each. */
async function press({ page, watch }: Bench, keys: readonly string[], pace: Pace = TYPIST): Promise<Typed> {
  await page.evaluate(() => gridBench.beginKeys());
  await watch.work();
  for (const [i, key] of keys.entries()) {
    await page.keyboard.press(key, { delay: pace.held });
    await page.waitForTimeout(pace.between + drift(i));
  }
  await page.waitForTimeout(150);
  const work = (await watch.work()) / keys.length;
  return { ...(await page.evaluate(() => gridBench.endKeys())), work };
}

async function times<T>(count: number, act: (time: number) => Promise<T>): Promise<T[]> {
  const found: T[] = [];
  for (let time = 0; time < count; time += 1) found.push(await act(time));
  return found;
}

const clickCell = ({ name, page }: Bench, place: CellPlace): Promise<void> =>
  page.locator(SIDES[name].cell(place)).first().click();

export async function typeInBareField(bench: Bench, count: number): Promise<Typed> {
  const field = bench.page.locator('#floor');
  await field.fill('');
  await field.focus();
  return press(bench, letters(count));
}

/** Types over a title. */
export async function typeInCell(bench: Bench, row: number, count: number, pace?: Pace): Promise<Typed> {
  await clickCell(bench, { row, column: 'title' });
  // The first letter opens the control; what that costs, also with a slow processor, is no keystroke in it.
  await bench.page.keyboard.press('x');
  await bench.page.waitForTimeout(500);
  const keys = await press(bench, letters(count), pace);
  await bench.page.keyboard.press('Enter');
  await bench.page.waitForTimeout(150);
  return keys;
}

/** Titles one below the other, each kept by the key that goes on to the next row; only those keys are measured. */
export async function enterTitles(bench: Bench, row: number, count: number): Promise<readonly Typed[]> {
  await clickCell(bench, { row, column: 'title' });
  return times(count, async () => {
    await bench.page.keyboard.press('x');
    await bench.page.waitForTimeout(100);
    return press(bench, ['Enter']);
  });
}

/** Rows of ours that an edit touches, from the key that keeps it until the server has reported it. */
export async function rowsOfEdit(bench: Bench, row: number): Promise<RowsTouched> {
  await clickCell(bench, { row, column: 'title' });
  await bench.page.keyboard.press('F2');
  for (const key of letters(10)) await bench.page.keyboard.press(key);
  await bench.page.evaluate(() => gridBench.beginRows());
  // F2 keeps the text and stays in the cell: no other row has to show where the keys are now.
  await bench.page.keyboard.press('F2');
  await bench.page.waitForTimeout(500);
  return bench.page.evaluate(() => gridBench.endRows());
}

export async function moveDown(bench: Bench, count: number): Promise<Typed> {
  await clickCell(bench, { row: 0, column: 'title' });
  const down = await press(
    bench,
    Array.from({ length: count }, () => 'ArrowDown'),
    REPEATING,
  );
  // A view that is let go leads back to the active row: the steps after this one look at the first rows.
  await bench.page.keyboard.press('Control+Home');
  return down;
}

export async function scrollAll({ page, watch }: Bench) {
  await watch.work();
  const times = await page.evaluate((frames) => gridBench.scroll(frames), FRAMES);
  return { ...times, work: (await watch.work()) / FRAMES };
}

/** Milliseconds from the event until the first row is another one. */
async function untilOtherFirst({ page }: Bench, event: string, act: () => Promise<unknown>): Promise<number> {
  const answer = page.evaluate((type) => gridBench.untilOther(type, { row: 0, column: 'title' }), event);
  await page.waitForTimeout(50);
  await act();
  return answer;
}

/** How often what takes one moment is done in a round. */
const TIMES = 3;

/** Types a search letter by letter, lets it go, searches at once, and lets that go. */
export async function search(bench: Bench) {
  const field = bench.page.getByLabel('Search', { exact: true });
  const show = (text: string) => untilOtherFirst(bench, 'input', () => field.fill(text));
  await field.focus();
  const typed = await press(bench, [...'bronze thonet']);
  await bench.page.locator(SIDES[bench.name].cell({ row: 0, column: 'title' }), { hasText: 'A bronze' }).waitFor();
  await show('');
  const shown = await times(TIMES, async () => ({ found: await show('bronze thonet'), letGo: await show('') }));
  return { typed, found: shown.map(({ found }) => found), letGo: shown.map(({ letGo }) => letGo) };
}

/** Milliseconds until the first row is one of another category. */
export async function filter(bench: Bench): Promise<readonly number[]> {
  const { filters } = SIDES[bench.name];
  if (filters !== null) await bench.page.getByRole('button', { name: filters, exact: true }).click();
  const choice = bench.page.getByLabel('Category', { exact: true });
  const show = (category: string) => untilOtherFirst(bench, 'change', () => choice.selectOption(category));
  const found = await times(TIMES, async () => {
    const ms = await show('Silver');
    await show('');
    return ms;
  });
  if (filters !== null) await bench.page.keyboard.press('Escape');
  return found;
}

/** Milliseconds until the first row is that of the sorted view. */
export async function sort(bench: Bench): Promise<readonly number[]> {
  const head = bench.page.locator(SIDES[bench.name].head('title'));
  return times(TIMES, async () => {
    const ms = await untilOtherFirst(bench, 'pointerup', () => head.click({ position: { x: 20, y: 10 } }));
    await bench.page.getByRole('button', { name: 'Show all in sale order' }).click();
    await bench.page.waitForTimeout(300);
    return ms;
  });
}

/** Drags a row six places down by its handle; the work of all of it, ms. */
export async function reorder({ name, page, watch }: Bench): Promise<number> {
  const from = await page.locator(SIDES[name].handle(2)).boundingBox();
  const to = await page.locator(SIDES[name].handle(8)).boundingBox();
  if (from === null || to === null) throw new Error('There are no handles.');
  const x = from.x + from.width / 2;
  await watch.work();
  await page.mouse.move(x, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(x, to.y + to.height - 2, { steps: 20 });
  await page.mouse.up();
  await page.waitForTimeout(500);
  return watch.work();
}

export interface Act extends ActTimes {
  /** Work of the main thread, ms. */
  readonly work: number;
}

async function timed({ watch }: Bench, act: () => Promise<ActTimes>): Promise<Act> {
  await watch.work();
  return { ...(await act()), work: await watch.work() };
}

export async function paste(bench: Bench, rows: number, text: string): Promise<readonly Act[]> {
  return times(2, async (time) => {
    await clickCell(bench, { row: 0, column: 'category' });
    return timed(bench, () =>
      bench.page.evaluate(([count, what]) => gridBench.paste(count, what), [rows, `${text} ${String(time)}`] as const),
    );
  });
}

export const tell = (bench: Bench, lots: number, title: string): Promise<readonly Act[]> =>
  times(TIMES, (time) =>
    timed(bench, () =>
      bench.page.evaluate(([count, what]) => gridBench.tell(count, what), [lots, `${title} ${String(time)}`] as const),
    ),
  );
