import { createWorkerSaleChecker } from '../../../src/services/checks/workerSaleChecker';
import { roundsOf } from '../../support/workerRounds';
import type { ValidatorRun } from './api';
import { makeSale, SETUP } from './sale';
import timedUrl from './timed.worker?worker&url';

/** As many as the application sends at once. */
const PART = 250;

const inWorker = roundsOf<Pick<ValidatorRun, 'whole' | 'edit' | 'floor'>>(timedUrl);
const lots = makeSale();
let longTasks = 0;
new PerformanceObserver((list) => (longTasks += list.getEntries().length)).observe({ type: 'longtask' });
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function run(): Promise<ValidatorRun> {
  const times = await inWorker();
  await pause(100);
  longTasks = 0;
  const check = createWorkerSaleChecker().start(SETUP);
  await check.platforms();
  const start = performance.now();
  let problems = 0;
  for (let from = 0; from < lots.length; from += PART) {
    const answer = await check.change(lots.slice(from, from + PART));
    problems += answer.lots.filter(([, found]) => found !== null).length;
  }
  const roundTrip = performance.now() - start;
  const [first] = lots;
  if (!first?.lot) throw new Error('There is no lot.');
  const began = performance.now();
  await check.change([{ ...first, lot: { ...first.lot, title: 'Another jug' } }]);
  const editRoundTrip = performance.now() - began;
  check.stop();
  await pause(200);
  return { ...times, roundTrip, editRoundTrip, problems, longTasks };
}

globalThis.oneRound = run;
