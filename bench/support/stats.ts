/** The value below which this share of the values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  if (value === undefined) throw new Error('Nothing was measured.');
  return value;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

export const round2 = (value: number): number => Math.round(value * 100) / 100;
