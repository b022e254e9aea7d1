import { LOT_STATUSES } from '../../../../domain/lots/lot';
import { targets } from '../../../../shared/machine';
import { lotMachine } from './lotMachine';
import type { LotEvent } from '../../../../domain/lots/lotSteps';

const EVENTS: readonly LotEvent[] = [
  'markReady',
  'backToDraft',
  'publish',
  'sell',
  'pass',
  'withdraw',
  'reinstate',
  'takeBackResult',
];
const WAYS: Readonly<Record<string, string>> = {
  'draft markReady': 'ready',
  'ready backToDraft': 'draft',
  'ready publish': 'published',
  'published sell': 'sold',
  'published pass': 'passed',
  'published withdraw': 'withdrawn',
  'withdrawn reinstate': 'published',
  'withdrawn sell': 'sold',
  'withdrawn pass': 'passed',
  'sold pass': 'passed',
  'sold withdraw': 'withdrawn',
  'sold takeBackResult': 'published',
  'passed sell': 'sold',
  'passed withdraw': 'withdrawn',
  'passed takeBackResult': 'published',
};

describe('the life of a lot', () => {
  it.each(LOT_STATUSES.flatMap((status) => EVENTS.map((event) => [status, event] as const)))(
    '%s: %s',
    (status, event) => {
      const expected = WAYS[`${status} ${event}`];
      expect(targets(lotMachine, status, event)).toEqual(expected === undefined ? [] : [expected]);
    },
  );
});
