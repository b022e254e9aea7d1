import type { BenchResult } from '../support/result';
import { round2 } from '../support/stats';

/** Gathers what was measured and what it may be at most. */
export function createReport(name: string) {
  const metrics: Record<string, number> = {};
  const limits: Record<string, string> = {};
  let pass = true;

  const note = (key: string, value: number): void => void (metrics[key] = round2(value));
  const most = (key: string, value: number, limit: number, why = ''): void => {
    note(key, value);
    const holds = value <= limit;
    limits[key] = `at most ${String(round2(limit))}${why === '' ? '' : ` (${why})`}${holds ? '' : ': MISSED'}`;
    pass &&= holds;
  };
  return {
    note,
    most,
    /** Ours beside the peer's; `limit`: what ours may be at most in parts of the peer's. */
    against(key: string, ours: number, peer: number, limit: number): void {
      note(`${key}, ours`, ours);
      note(`${key}, AG Grid`, peer);
      most(`${key}, ratio`, ours / peer, limit);
    },
    result: (): BenchResult => ({ name, metrics, limits, pass }),
  };
}

export type Report = ReturnType<typeof createReport>;
