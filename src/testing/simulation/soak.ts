/**
 * `npm run soak`: many simulated working days. `--seeds 200` how many, `--operations 100` of each, `--first 1` the first
 * seed, `--seed N` only this one, `--photos-wait` days on which files are sent slowly. Ends with a summary; the exit code is 1 when any of them failed.
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { describeResult } from './describeResult';
import { hasOlderPages, hasReloads, keepsCopies, simulate } from './simulate';

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '200' },
    operations: { type: 'string', default: '100' },
    first: { type: 'string', default: '1' },
    seed: { type: 'string' },
    'photos-wait': { type: 'boolean', default: false },
  },
});

function wholeNumber(name: string, text: string): number {
  if (/^[1-9][0-9]{0,8}$/.test(text)) return Number(text);
  console.error(`--${name} is a whole number from 1 on, not '${text}'.`);
  process.exit(2);
}

const operations = wholeNumber('operations', values.operations);
const first = wholeNumber('seed', values.seed ?? values.first);
const count = values.seed === undefined ? wholeNumber('seeds', values.seeds) : 1;
const failed: number[] = [];
let [written, orphans] = [0, 0];
const began = performance.now();
for (let seed = first; seed < first + count; seed += 1) {
  const devices = { copies: keepsCopies(seed), olderPages: hasOlderPages(seed), reloads: hasReloads(seed) };
  const result = await simulate({ seed, operations, ...devices, photosWait: values['photos-wait'] });
  written += result.written;
  orphans += result.orphans;
  if (result.problems.length > 0) {
    failed.push(seed);
    console.log(`\n${describeResult(result)}\n`);
  }
  const done = seed - first + 1;
  if (done % 20 === 0 && done < count)
    console.log(`${String(done)} of ${String(count)} runs, ${String(failed.length)} failed`);
}
const seconds = ((performance.now() - began) / 1000).toFixed(0);
console.log(
  `${String(count)} runs of ${String(operations)} operations in ${seconds} s: ${String(written)} changes reached the server, ` +
    `${String(orphans)} numbers were left claimed by nobody.`,
);
console.log(failed.length === 0 ? 'All of them hold.' : `${String(failed.length)} failed: ${failed.join(', ')}`);
process.exit(failed.length === 0 ? 0 : 1);
