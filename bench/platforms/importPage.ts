import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { startApp } from '../../e2e/support/app/app';
import { openBrowser } from '../../e2e/support/app/browser';
import { enter, makePerson } from '../../e2e/support/people/people';
import { prepareSale } from '../../e2e/support/sales/preparedSale';
import type { BenchPart } from '../support/result';
import { csvText } from '../support/csvText';
import { bestOf } from './roundsInPage';
import { type Marks, watchImport } from './watchImport';

const ROWS = 10_000;
/** As many as a window shows. */
const FEW_ROWS = 20;
const ROUNDS = 5;
/** Through the whole table. */
const JUMPS = 40;
const MOST_MS = 1_000;
/** The browser calls a task long from here on. */
const LONG_MS = 50;
const MOST_TIMES = 2;
/** A jump shows a window of rows that were never there: hundreds of fields, which come in parts. */
const MOST_IN_JUMPS = 25;

/** One import, up to the first problem that the page shows and a look through the table. */
interface ImportRun {
  /** Milliseconds that a person waits: from the choice of the file, and from the press of the button. */
  readonly untilProblem: number;
  /** The longest task from the choice of the file until all is checked and shown, in ms; 0 where none took over 50. */
  readonly longest: number;
  /** Tasks over 50 ms while the table is scrolled through. */
  readonly inJumps: number;
}

/**
 * The import of ten thousand rows by twenty columns in the real page of the built application, on the local services, in
 * real Chromium. The floor is the same page with as many rows as a window shows.
 */
export async function run(): Promise<BenchPart> {
  const folder = await mkdtemp(join(tmpdir(), 'lotsmith-bench-import-'));
  const app = await startApp({ firstPort: 7980 });
  const browser = await openBrowser();
  try {
    const files = { many: join(folder, 'many.csv'), few: join(folder, 'few.csv') };
    await writeFile(files.many, csvText(ROWS, { 'Low estimate': 'ask me' }));
    await writeFile(files.few, csvText(FEW_ROWS, { 'Low estimate': 'ask me' }));
    const anna = await makePerson(app.addresses, 'Anna');
    const saleId = await prepareSale(app.addresses, { title: 'Ceramics', owner: anna.uid, lots: [] });
    const page = await enter(app, browser, anna, '/sales');
    const address = `${app.url}/sales/${saleId}/import`;
    const runs: Record<keyof typeof files, ImportRun[]> = { many: [], few: [] };
    // The first round, which fetches and compiles, is left out.
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const which of round % 2 === 0 ? (['many', 'few'] as const) : (['few', 'many'] as const)) {
        const run = await importOnce(page, address, files[which]);
        if (round > 0) runs[which].push(run);
      }
    }
    return judge(runs.many, runs.few);
  } finally {
    await browser.close();
    await app.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function importOnce(page: Page, address: string, file: string): Promise<ImportRun> {
  await page.goto(address);
  const input = page.getByLabel('File to import');
  await input.waitFor({ state: 'attached' });
  // Some TypeScript runners name functions through this helper, which the page does not have.
  await page.evaluate('globalThis.__name = (named) => named');
  await page.evaluate(watchImport);
  await input.setInputFiles(file);
  await page.waitForFunction(() => window.importMarks?.read !== undefined);
  await page.evaluate(() => window.pressCheck?.());
  await page.waitForFunction(() => window.importMarks?.problem !== undefined);
  // Looked for by the page's own means: a question by role takes long tasks of its own, which would be counted.
  await page.waitForFunction(() => window.importMarks?.checked !== undefined);
  const marks = await page.evaluate((jumps) => window.scrollThrough?.(jumps), JUMPS);
  if (marks === undefined) throw new Error('The page was left.');
  return measured(marks);
}

function measured({ chosen = NaN, read = NaN, pressed = NaN, problem = NaN, checking, scrolling }: Marks): ImportRun {
  return {
    untilProblem: read - chosen + (problem - pressed),
    longest: Math.max(0, ...checking),
    inJumps: scrolling.length,
  };
}

function judge(many: readonly ImportRun[], few: readonly ImportRun[]): BenchPart {
  const best = (runs: readonly ImportRun[], what: keyof ImportRun): number => Math.round(bestOf(runs, what));
  const mostLongest = Math.max(LONG_MS, MOST_TIMES * best(few, 'longest'));
  return {
    metrics: {
      'import page: first problem shown, ms': best(many, 'untilProblem'),
      'floor: first problem of 20 rows, ms': best(few, 'untilProblem'),
      'import page: longest task, ms (0: none over 50)': best(many, 'longest'),
      'floor: longest task with 20 rows, ms': best(few, 'longest'),
      [`import page: tasks over 50 ms in ${JUMPS} jumps`]: best(many, 'inJumps'),
    },
    limits: {
      'import page: first problem shown, ms': `at most ${MOST_MS}`,
      'import page: longest task, ms (0: none over 50)': `at most ${LONG_MS}, or ${MOST_TIMES} times the floor`,
      [`import page: tasks over 50 ms in ${JUMPS} jumps`]: `at most ${MOST_IN_JUMPS}`,
    },
    pass:
      best(many, 'untilProblem') <= MOST_MS &&
      best(many, 'longest') <= mostLongest &&
      best(many, 'inJumps') <= MOST_IN_JUMPS,
  };
}
