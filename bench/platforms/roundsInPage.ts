import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launchChromium } from '../../e2e/support/app/chromium';
import { serveBuiltPage } from '../../e2e/support/app/staticPage';
import { median, round2 } from '../support/stats';
import { WORKER_POLICY } from '../../src/services/workers/trustedWorkerUrl';

/** Builds the page of a folder beside this file and runs its rounds in real Chromium. The first one, which compiles, is left out. */
export async function roundsInPage<Run>(folder: string, rounds: number): Promise<readonly Run[]> {
  const dir = await mkdtemp(join(tmpdir(), `lotsmith-bench-${folder}-`));
  const root = fileURLToPath(new URL(`./${folder}`, import.meta.url));
  const served = await serveBuiltPage(root, dir, [WORKER_POLICY]);
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    await page.goto(served.url);
    await page.waitForFunction(() => 'oneRound' in globalThis);
    const measured: Run[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const run = (await page.evaluate(() => oneRound())) as Run;
      if (round > 0) measured.push(run);
    }
    return measured;
  } finally {
    await browser.close();
    await served.close();
    await rm(dir, { recursive: true, force: true });
  }
}

/** The best round of each figure: the one that other work on the machine has disturbed least. */
export const bestOf = <Run extends object>(runs: readonly Run[], what: keyof Run): number =>
  Math.min(...runs.map((run) => Number(run[what])));

/**
 * How many times as long one takes as the other, in the middle one of the rounds. Both of a round meet the same machine; the best
 * of each may come from moments of different speed.
 */
export function timesOf<Run extends object>(runs: readonly Run[], what: keyof Run, floor: keyof Run): number {
  return round2(median(runs.map((run) => Number(run[what]) / Number(run[floor]))));
}
