/** Runs the benchmarks named on the command line (all when none is), prints them and writes bench/results: latest.* of all, and of some a file of their names. */
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import process from 'node:process';
import type { BenchResult } from './support/result';

const BENCHES: Readonly<Record<string, () => Promise<{ run(): Promise<BenchResult> }>>> = {
  size: () => import('./size'),
  photos: () => import('./photos'),
  platforms: () => import('./platforms'),
  grid: () => import('./grid'),
  sale: () => import('./sale'),
  slow: () => import('./slow'),
  start: () => import('./start'),
  lighthouse: () => import('./lighthouse'),
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => BENCHES[name] === undefined);
if (unknown.length > 0) {
  console.error(`There is no benchmark '${unknown.join("', '")}'. There are: ${Object.keys(BENCHES).join(', ')}.`);
  process.exit(1);
}
const results: BenchResult[] = [];
for (const [name, load] of Object.entries(BENCHES)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  results.push(await (await load()).run());
}

function table({ name, metrics, limits, pass }: BenchResult): string {
  const rows = Object.entries(metrics).map(([key, value]) => `| ${key} | ${value} | ${limits[key] ?? ''} |`);
  return [
    `## ${name}: ${pass ? 'holds' : 'MISSED'}`,
    '',
    '| what | measured | limit |',
    '| --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`;
const text = [`# Benchmarks`, '', `Measured on ${machine}.`, '', ...results.map(table)].join('\n');
await mkdir('bench/results', { recursive: true });
const file = `bench/results/${asked.length === 0 ? 'latest' : asked.join('-')}`;
await writeFile(`${file}.json`, `${JSON.stringify({ machine, results }, null, 2)}\n`);
await writeFile(`${file}.md`, text);
console.log(text);
process.exitCode = results.every((result) => result.pass) ? 0 : 1;
