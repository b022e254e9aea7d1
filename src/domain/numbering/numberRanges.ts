import { compareLotNumbers, type LotNumber, parseLotNumber } from './lotNumber';

/** Numbers without a letter that follow each other. */
export interface NumberRange {
  readonly from: number;
  /** Included; equal to `from` for a single number. */
  readonly to: number;
}

/** The numbers without a letter among these ids of claims, as ranges, smallest first. */
export function rangesOf(names: readonly string[]): readonly NumberRange[] {
  const numbers = names
    .map(parseLotNumber)
    .filter((number): number is LotNumber => number !== null && number.suffix === '')
    .sort(compareLotNumbers);
  const ranges: NumberRange[] = [];
  for (const { number } of numbers) {
    const last = ranges.at(-1);
    if (last !== undefined && last.to + 1 >= number) ranges[ranges.length - 1] = { from: last.from, to: number };
    else ranges.push({ from: number, to: number });
  }
  return ranges;
}
