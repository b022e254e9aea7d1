/** (d) Lighthouse of the landing page of the production build under the real headers: mobile, median of five. */
import { rm } from 'node:fs/promises';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { chromiumPlace, QUIET } from '../e2e/support/app/chromium';
import { serveDist } from '../scripts/lib/serveDist.mjs';
import type { BenchResult } from './support/result';
import { median } from './support/stats';
import { buildProduction } from '../scripts/lib/buildProduction';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const RUNS = 5;
const PORT = 7550;

export async function run(): Promise<BenchResult> {
  const { folder } = await buildProduction();
  const server = await serveDist(folder);
  const place = chromiumPlace();
  const browser = await chromium.launch({
    args: [...QUIET, `--remote-debugging-port=${PORT}`],
    ...(place === undefined ? {} : { executablePath: place }),
  });
  try {
    await audit(server.url); // the first run after a cold start is an outlier
    const runs: Awaited<ReturnType<typeof audit>>[] = [];
    for (let round = 0; round < RUNS; round += 1) runs.push(await audit(server.url));
    const metrics: Record<string, number | string> = {};
    for (const category of CATEGORIES) metrics[category] = median(runs.map((one) => one.scores[category]));
    metrics['performance, all'] = runs.map((one) => one.scores.performance).join(' ');
    metrics['LCP ms'] = median(runs.map((one) => one.lcp));
    metrics['TBT ms'] = median(runs.map((one) => one.tbt));
    metrics['CLS'] = median(runs.map((one) => one.cls));
    metrics['benchmark index'] = median(runs.map((one) => one.index));
    metrics['objections'] = [...new Set(runs.flatMap((one) => one.objections))].join(', ') || 'none';
    return {
      name: 'Lighthouse of the landing page (mobile, median of 5)',
      metrics,
      limits: Object.fromEntries(CATEGORIES.map((category) => [category, '= 100'])),
      pass: CATEGORIES.every((category) => metrics[category] === 100),
    };
  } finally {
    await browser.close();
    await server.close();
    await rm(folder, { recursive: true });
  }
}

async function audit(url: string) {
  const result = await lighthouse(url, { port: PORT, logLevel: 'error', onlyCategories: [...CATEGORIES] });
  if (result === undefined) throw new Error('Lighthouse gave no result.');
  const { categories, audits, environment } = result.lhr;
  const scores = Object.fromEntries(
    CATEGORIES.map((category) => [category, Math.round((categories[category]?.score ?? 0) * 100)]),
  ) as Record<(typeof CATEGORIES)[number], number>;
  const number = (name: string) => Math.round((audits[name]?.numericValue ?? Number.NaN) * 1000) / 1000;
  const objections = CATEGORIES.filter((category) => category !== 'performance').flatMap((category) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  );
  return {
    scores,
    lcp: Math.round(number('largest-contentful-paint')),
    tbt: Math.round(number('total-blocking-time')),
    cls: number('cumulative-layout-shift'),
    index: environment.benchmarkIndex,
    objections,
  };
}
