import type { BenchPart } from '../support/result';
import { round2 } from '../support/stats';
import { bestOf, roundsInPage } from './roundsInPage';
import type { ValidatorRun } from './validatorPage/api';
import { LOTS } from './validatorPage/sale';

const ROUNDS = 5;
const MOST_WHOLE_MS = 150;
const MOST_EDIT_MS = 2;

/** The check of a sale of ten thousand lots for three platforms, in a worker of real Chromium. The best round counts. */
export const run = async (): Promise<BenchPart> => judge(await roundsInPage<ValidatorRun>('validatorPage', ROUNDS));

function judge(rounds: readonly ValidatorRun[]): BenchPart {
  const best = (what: keyof ValidatorRun): number => round2(bestOf(rounds, what));
  const longTasks = rounds.reduce((sum, each) => sum + each.longTasks, 0);
  return {
    metrics: {
      'lots, each for 3 platforms': LOTS,
      'lots with problems': best('problems'),
      'whole sale in the worker, ms': best('whole'),
      'one edit in the worker, ms': best('edit'),
      'floor: every text read 3 times, ms': best('floor'),
      'whole sale, to the worker and back, ms': best('roundTrip'),
      'one edit, to the worker and back, ms': best('editRoundTrip'),
      'tasks of the page over 50 ms': longTasks,
    },
    limits: {
      'whole sale in the worker, ms': `at most ${MOST_WHOLE_MS}`,
      'one edit in the worker, ms': `at most ${MOST_EDIT_MS}`,
      'tasks of the page over 50 ms': 'none',
    },
    pass: best('whole') <= MOST_WHOLE_MS && best('edit') <= MOST_EDIT_MS && longTasks === 0,
  };
}
