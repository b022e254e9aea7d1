import type { BenchPart, BenchResult } from './support/result';

/** What is measured of platforms, imports and files: each in a file of its own, with its own limits. */
const PARTS: readonly (() => Promise<{ run(): Promise<BenchPart> }>)[] = [
  () => import('./platforms/validator'),
  () => import('./platforms/workbooks'),
  () => import('./platforms/csv'),
  () => import('./platforms/importPage'),
  () => import('./platforms/bundle'),
];

export async function run(): Promise<BenchResult> {
  const results: BenchPart[] = [];
  for (const load of PARTS) results.push(await (await load()).run());
  return {
    name: 'platforms',
    metrics: Object.assign({}, ...results.map(({ metrics }) => metrics)) as BenchResult['metrics'],
    limits: Object.assign({}, ...results.map(({ limits }) => limits)) as BenchResult['limits'],
    pass: results.every(({ pass }) => pass),
  };
}
