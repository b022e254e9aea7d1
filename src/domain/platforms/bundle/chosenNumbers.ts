import { compareLotNumbers, type LotNumber, parseLotNumber } from '../../numbering/lotNumber';
import type { PlatformLot } from '../platformLot';

interface Range {
  readonly from: LotNumber;
  readonly to: LotNumber;
}

/** Behind all letters: `1-20` has 20A, too. */
const LAST_SUFFIX = 'ZZ';

/** What a person has typed to choose lots, such as `1-20, 35, 40A`. */
export interface ChosenNumbers {
  readonly ranges: readonly Range[];
  /** Parts that are neither a number nor a range of numbers. */
  readonly wrong: readonly string[];
}

export function parseChosenNumbers(text: string): ChosenNumbers {
  const ranges: Range[] = [];
  const wrong: string[] = [];
  for (const part of text.split(/[,;\n]/).map((each) => each.trim())) {
    if (part === '') continue;
    const range = rangeOf(part);
    if (range === null) wrong.push(part);
    else ranges.push(range);
  }
  return { ranges, wrong };
}

function rangeOf(part: string): Range | null {
  const [first = '', last, more] = part.split(/[-–—]/).map((each) => each.trim());
  const from = parseLotNumber(first);
  if (from === null || more !== undefined) return null;
  if (last === undefined) return { from, to: from };
  const to = parseLotNumber(last);
  if (to === null || compareLotNumbers(from, to) > 0) return null;
  return { from, to: to.suffix === '' ? { ...to, suffix: LAST_SUFFIX } : to };
}

/** The lots with these numbers, in their order. Lots without a number are never among them. */
export function lotsWithNumbers(lots: readonly PlatformLot[], { ranges }: ChosenNumbers): readonly PlatformLot[] {
  const isChosen = (number: LotNumber): boolean =>
    ranges.some(({ from, to }) => compareLotNumbers(from, number) <= 0 && compareLotNumbers(number, to) <= 0);
  return lots.filter(({ number, suffix }) => number !== null && isChosen({ number, suffix }));
}
