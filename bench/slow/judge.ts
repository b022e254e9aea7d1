import type { BenchResult } from '../support/result';
import type { Counted } from './count';
import type { Waits } from './day';

/** The same work, with every answer so much later. */
export interface SlowDay {
  readonly delayMs: number;
  /** Until the server had all of it and the page knew. */
  readonly seconds: number;
  readonly waits: Waits;
  readonly counted: Counted;
  readonly errors: readonly string[];
}

/** The database's SDK commits one transaction after the other: of each new lot one, and of each title one. */
export interface Work {
  readonly photos: number;
  readonly titles: number;
}

/**
 * `time`: times what it takes without a delay and one delay for each transaction; a second one is the browser's question before
 * a call, which the emulator lets it remember for five seconds only. `asked`: times the calls of the day without a delay.
 * `waits`: times those without a delay, and no less than WAIT_MS: a delay on the way is nothing that a person waits for.
 */
export const MOST = { time: 2, asked: 1.1, waits: 2 } as const;
const WAIT_MS = 200;

/** The first day is the one without a delay. */
export function judgeSlow(days: readonly SlowDay[], work: Work): BenchResult {
  const [quick] = days;
  if (quick === undefined) throw new Error('Nothing was measured.');
  const metrics: Record<string, number | string> = {};
  const limits: Record<string, string> = {};
  let pass = true;
  for (const day of days) {
    const note = (what: string, value: number | string, most?: number): void => {
      const key = `${day.delayMs} ms later: ${what}`;
      metrics[key] = typeof value === 'number' ? round(value) : value;
      if (most === undefined) return;
      limits[key] = most === 0 ? '0' : `≤ ${round(most)}`;
      if (!(typeof value === 'number' && value <= most)) pass = false;
    };
    const { counted, waits } = day;
    note('until the server has all, s', day.seconds);
    if (day !== quick) {
      const needed = quick.seconds + (day.delayMs / 1000) * (work.photos + work.titles);
      note('times what that takes at least', day.seconds / needed, MOST.time);
      note('calls and uploads, times those without a delay', callsOf(counted) / callsOf(quick.counted), MOST.asked);
    }
    note('requests', [...counted.kinds].map(([kind, times]) => `${kind} ${times}`).join(', '));
    note('operations', counted.operations);
    note('operations sent more than once', counted.again.length, 0);
    counted.again.forEach((tries, place) => note(`sent more than once, ${place + 1}`, tries));
    note('answers 403, 409 and 429', counted.refused.length, 0);
    note('calls that the page broke off', counted.cut.length, 0);
    counted.cut.forEach((call, place) => note(`broken off, ${place + 1}`, call));
    note('MB sent', counted.sentBytes / 1e6);
    note('MB received', counted.receivedBytes / 1e6);
    const mostOf = (kind: keyof Waits): number | undefined =>
      day === quick ? undefined : Math.max(WAIT_MS, MOST.waits * quick.waits[kind]);
    note('longest wait for a typed letter, ms', waits.letter, mostOf('letter'));
    note('longest wait for a typed word, ms', waits.word, mostOf('word'));
    note('errors in the console', day.errors.length, 0);
  }
  return {
    name: `A server that answers late: ${work.photos} photos and ${work.titles} titles, on the local services`,
    metrics,
    limits,
    pass,
  };
}

/** What the work itself costs: how often streams and preflights are renewed is up to the browser and to time. */
const callsOf = ({ kinds }: Counted): number =>
  ['firestore commit', 'firestore batchGet', 'storage upload'].reduce((sum, kind) => sum + (kinds.get(kind) ?? 0), 0);

const round = (value: number): number => Number(value.toFixed(2));
