import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { chromiumPlace, QUIET } from '../../e2e/support/app/chromium';
import { serveBuiltPage } from '../../e2e/support/app/staticPage';
import { WORKER_POLICY } from '../../src/services/workers/trustedWorkerUrl';
import { smallJpeg } from '../../src/testing/platforms/smallJpeg';
import { growthDuring } from '../support/memoryOf';
import type { BenchPart } from '../support/result';
import { round2 } from '../support/stats';
import type { BundleBenchApi } from './bundle/api';

declare global {
  /** Only inside the page. */
  var bundleBench: BundleBenchApi;
}

const MEGABYTE = 1_000_000;
const ROUNDS = 2;
const MAX_RATIO = 1.2;
const MAX_GROWTH_MB = 64;

/**
 * Bundles of 500 lots with photos of a megabyte in real Chromium: the application's run, from the reading of each photo to
 * the ZIP file on the disk, against a bare loop that reads the same photos and zips them with the same library. The browser
 * has a profile on the disk, as people's have: in a private window it keeps files of pages in memory.
 */
export async function run(): Promise<BenchPart> {
  const dir = await mkdtemp(join(tmpdir(), 'lotsmith-bench-bundle-'));
  const [outDir, profile] = [join(dir, 'page'), join(dir, 'profile')];
  const root = fileURLToPath(new URL('./bundle', import.meta.url));
  const served = await serveBuiltPage(root, outDir, [WORKER_POLICY]);
  await writeFile(join(outDir, 'photo.jpg'), smallJpeg({ width: 960, height: 720, bytes: MEGABYTE }));
  const place = chromiumPlace();
  const context = await chromium.launchPersistentContext(profile, {
    args: QUIET,
    ...(place === undefined ? {} : { executablePath: place }),
  });
  try {
    const page = await context.newPage();
    await page.goto(served.url);
    await page.waitForFunction(() => 'bundleBench' in globalThis);
    const make = (way: 'lotsmith' | 'floor', photos: number) =>
      page.evaluate(([name, count]) => bundleBench.run(name, count), [way, photos] as const);

    await make('lotsmith', 1);
    const growth = [1, 2, 3].map((photos) => [photos, () => make('lotsmith', photos)] as const);
    const grown: number[] = [];
    for (const [, work] of growth) grown.push((await growthDuring(profile, work)) / MEGABYTE);

    const rounds: { readonly floor: number; readonly lotsmith: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const first = await make(round % 2 === 0 ? 'floor' : 'lotsmith', 2);
      const second = await make(round % 2 === 0 ? 'lotsmith' : 'floor', 2);
      const [floor, lotsmith] = round % 2 === 0 ? [first, second] : [second, first];
      rounds.push({ floor: floor.ms, lotsmith: lotsmith.ms });
    }
    return judge(rounds, grown);
  } finally {
    await context.close();
    await served.close();
    await rm(dir, { recursive: true, force: true });
  }
}

function judge(
  rounds: readonly { readonly floor: number; readonly lotsmith: number }[],
  [one = NaN, two = NaN, three = NaN]: readonly number[],
): BenchPart {
  const best = (way: 'floor' | 'lotsmith'): number => Math.min(...rounds.map((round) => round[way]));
  const ratio = best('lotsmith') / best('floor');
  return {
    metrics: {
      'bundle: seconds of 500 lots × 2 photos, best': round2(best('lotsmith') / 1000),
      'bundle: floor seconds, best': round2(best('floor') / 1000),
      'bundle: ratio to floor': round2(ratio),
      'bundle: ratios of the rounds': rounds.map(({ floor, lotsmith }) => round2(lotsmith / floor)).join(' '),
      'bundle: megabytes of memory at the peak, 500 × 1': round2(one),
      'bundle: megabytes of memory at the peak, 500 × 2': round2(two),
      'bundle: megabytes of memory at the peak, 500 × 3': round2(three),
    },
    limits: {
      'bundle: ratio to floor': `at most ${String(MAX_RATIO)}`,
      'bundle: megabytes of memory at the peak, 500 × 2': `at most ${String(MAX_GROWTH_MB)}`,
      'bundle: megabytes of memory at the peak, 500 × 3': `at most ${String(MAX_GROWTH_MB)}`,
    },
    pass: ratio <= MAX_RATIO && Math.max(two, three) <= MAX_GROWTH_MB,
  };
}

// Also runs by itself: `node --import tsx bench/platforms/bundle.ts`.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const result = await run();
  console.log(JSON.stringify(result, null, 2));
  process.exitCode = result.pass ? 0 : 1;
}
