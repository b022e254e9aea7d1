import { answerChecks } from '../../../src/services/checks/answerChecks';
import { answerRounds, timed } from '../../support/workerRounds';
import { makeSale, SETUP } from './sale';

const EDITS = 200;

/** What the worker of the application does, timed inside a worker: without the way of the messages. */
answerRounds(async () => {
  const lots = makeSale();
  const answer = answerChecks();
  answer({ setup: SETUP });
  const whole = await timed(() => answer({ changed: lots }));
  const [first] = lots;
  // Clocks of a browser are too coarse for one.
  const edits = Array.from({ length: EDITS }, (_, place) => {
    const lot = first?.lot ? { ...first.lot, title: `A jug, number ${place}` } : null;
    return { id: first?.id ?? '', photos: first?.photos ?? [], lot };
  });
  const all = await timed(() => edits.forEach((edit) => answer({ changed: [edit] })));
  let read = 0;
  const floor = await timed(() => {
    for (const _ of SETUP.platformIds) {
      for (const { lot } of lots) {
        for (const value of Object.values(lot ?? {}))
          if (typeof value === 'string' && /[^\x20-\xff]/.test(value)) read += 1;
      }
    }
  });
  return { whole, edit: all / EDITS, floor, read };
});
