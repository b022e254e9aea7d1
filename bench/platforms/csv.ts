import type { BenchPart } from '../support/result';
import { round2 } from '../support/stats';
import type { CsvRun } from './csvPage/api';
import { bestOf, roundsInPage, timesOf } from './roundsInPage';

const ROUNDS = 16;
const MOST_TIMES = 1.5;
/** The first rows are shown when all are checked. */
const MOST_MS = 1_000;

/**
 * A text file of ten thousand rows by twenty columns in a worker of real Chromium, read, matched, checked and planned, beside
 * papaparse alone with a schema of valibot for each row. Times are those of the best rounds, the ratio is the middle one.
 */
export const run = async (): Promise<BenchPart> => judge(await roundsInPage<CsvRun>('csvPage', ROUNDS));

function judge(rounds: readonly CsvRun[]): BenchPart {
  const best = (what: keyof CsvRun): number => bestOf(rounds, what);
  const times = timesOf(rounds, 'ours', 'bare');
  return {
    metrics: {
      'text file, MB': round2(best('bytes') / 1_000_000),
      'text file read and checked, ms': Math.round(best('ours')),
      'floor: by papaparse and valibot, ms': Math.round(best('bare')),
      'text file read and checked, times the floor': times,
    },
    limits: {
      'text file read and checked, ms': `at most ${MOST_MS}`,
      'text file read and checked, times the floor': `at most ${MOST_TIMES}`,
    },
    pass: times <= MOST_TIMES && best('ours') <= MOST_MS,
  };
}
