import { answerChecks } from '../../src/services/checks/answerChecks';
import { makeSale, SETUP } from './sale';

const EDITS = 200;

/** What the worker of the application does, timed inside a worker: without the way of the messages. */
self.addEventListener('message', () => {
  const lots = makeSale();
  const answer = answerChecks();
  answer({ setup: SETUP });
  const whole = timed(() => answer({ changed: lots }));
  const [first] = lots;
  // Clocks of a browser are too coarse for one.
  const edits = Array.from({ length: EDITS }, (_, place) => {
    const lot = first?.lot ? { ...first.lot, title: `A jug, number ${place}` } : null;
    return { id: first?.id ?? '', photos: first?.photos ?? [], lot };
  });
  const all = timed(() => edits.forEach((edit) => answer({ changed: [edit] })));
  let read = 0;
  const floor = timed(() => {
    for (const _ of SETUP.platformIds) {
      for (const { lot } of lots) {
        for (const value of Object.values(lot ?? {}))
          if (typeof value === 'string' && /[^\x20-\xff]/.test(value)) read += 1;
      }
    }
  });
  self.postMessage({ whole, edit: all / EDITS, floor, read });
});

function timed(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}
