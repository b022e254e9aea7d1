import type { BenchPart } from '../support/result';
import { round2 } from '../support/stats';
import { bestOf, roundsInPage, timesOf } from './roundsInPage';
import type { WorkbooksRun } from './workbookPage/api';

const ROUNDS = 16;
const MOST_TIMES = 1.3;

/** Workbooks of ten thousand rows by twenty columns in a worker of real Chromium, beside hucre alone: times of the best rounds, the middle ratio. */
export const run = async (): Promise<BenchPart> => judge(await roundsInPage<WorkbooksRun>('workbookPage', ROUNDS));

function judge(rounds: readonly WorkbooksRun[]): BenchPart {
  const best = (what: keyof WorkbooksRun): number => bestOf(rounds, what);
  const write = timesOf(rounds, 'write', 'bareWrite');
  const read = timesOf(rounds, 'read', 'bareRead');
  return {
    metrics: {
      'workbook, MB': round2(best('bytes') / 1_000_000),
      'workbook written, ms': Math.round(best('write')),
      'floor: written by hucre alone, ms': Math.round(best('bareWrite')),
      'workbook written, times the floor': write,
      'workbook read, ms': Math.round(best('read')),
      'floor: read by hucre alone, ms': Math.round(best('bareRead')),
      'workbook read, times the floor': read,
    },
    limits: {
      'workbook written, times the floor': `at most ${MOST_TIMES}`,
      'workbook read, times the floor': `at most ${MOST_TIMES}`,
    },
    pass: write <= MOST_TIMES && read <= MOST_TIMES,
  };
}
