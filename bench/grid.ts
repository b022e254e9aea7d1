import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { launchChromium } from '../e2e/support/app/chromium';
import { serveBuiltPage } from '../e2e/support/app/staticPage';
import type { GridName } from './grid/api';
import { reportGrid } from './grid/judge';
import { workAnHour } from './grid/hour';
import { measureRound, type Opened, type Round } from './grid/rounds';
import { type Bench, typeInBareField } from './grid/steps';
import { watchPage } from './grid/work';
import type { BenchResult } from './support/result';

const ROUNDS = 3;
const OPENINGS = 9;
/** Of a comfortable row. */
const ROW_HEIGHT_PX = 48;

/**
 * The grid with ten thousand lots in real Chromium, in the real store with fakes outside, beside AG Grid Community with
 * the same columns and data, both in turn in every round; see bench/README.md.
 */
export async function run(): Promise<BenchResult> {
  const dir = await mkdtemp(join(tmpdir(), 'lotsmith-bench-grid-'));
  const root = fileURLToPath(new URL('./grid', import.meta.url));
  const served = await serveBuiltPage(root, join(dir, 'page'), []);
  const browser = await launchChromium();
  try {
    const ours = await openBench(browser, served.url, 'ours');
    const peer = await openBench(browser, served.url, 'peer');
    const inTurn = (round: number): Bench[] => (round % 2 === 0 ? [ours, peer] : [peer, ours]);
    const openings: Record<GridName, Opened[]> = { ours: [], peer: [] };
    for (let round = 0; round < OPENINGS; round += 1) {
      for (const bench of inTurn(round)) openings[bench.name].push(await open(bench, served.url));
    }
    await seeEqualHeights(ours, peer);
    // What a page does for the first time is compiled then.
    for (const bench of inTurn(0)) await typeInBareField(bench, 30);
    await measureRound(inTurn(0), 0);
    const rounds: Round[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) rounds.push(await measureRound(inTurn(round), round));
    const hours = {
      ours: (await open(ours, served.url), await workAnHour(ours)),
      peer: (await open(peer, served.url), await workAnHour(peer)),
    };
    return reportGrid(openings, rounds, hours);
  } finally {
    await browser.close();
    await served.close();
    await rm(dir, { recursive: true, force: true });
  }
}

/** Throws when one grid shows more rows than the other: it would do more work in every step. */
async function seeEqualHeights(...benches: readonly Bench[]): Promise<void> {
  const heights = await Promise.all(
    benches.map(({ page }) =>
      page
        .locator('[role=grid], [role=treegrid]')
        .first()
        .evaluate(({ clientHeight }) => clientHeight),
    ),
  );
  const apart = Math.max(...heights) - Math.min(...heights);
  if (apart > ROW_HEIGHT_PX / 2) throw new Error(`The grids are not equally high: ${heights.join(' and ')} px.`);
}

/** A page of its own process, in which the sale is kept on the device. */
async function openBench(browser: Browser, url: string, name: GridName): Promise<Bench> {
  const context = await browser.newContext({ viewport: { width: 1600, height: 900 } });
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForFunction(() => 'isKept' in globalThis);
  return { name, page, watch: await watchPage(page) };
}

async function open({ name, page, watch }: Bench, url: string): Promise<Opened> {
  await page.goto(`${url}?grid=none`);
  await watch.work();
  await page.goto(`${url}?grid=${name}`);
  await page.waitForFunction(() => 'gridBench' in globalThis);
  const ms = await page.evaluate(() => gridBench.opened);
  const work = await watch.work();
  await page.evaluate(() => gridBench.answer());
  await page.waitForTimeout(2_000);
  return { ms, work };
}

// Also runs by itself: `node --import tsx bench/grid.ts`.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const result = await run();
  console.log(JSON.stringify(result, null, 2));
  process.exitCode = result.pass ? 0 : 1;
}
