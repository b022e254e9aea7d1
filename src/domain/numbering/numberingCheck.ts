import type { Lot } from '../lots/lot';
import { compareLotNumbers, formatLotNumber, type LotNumber } from './lotNumber';
import { numberOf } from './numbering';
import { rangesOf } from './numberRanges';

/** Numbers that nobody has, between two that somebody has. */
export interface NumberGap {
  readonly from: number;
  /** Included; equal to `from` for a single number. */
  readonly to: number;
  /** The lot with the nearest number below. */
  readonly afterLotId: string;
}

/** What is not as it should be with the numbers of a sale. */
export interface NumberCheck {
  /** Two or more lots with one number, in the order of the numbers. */
  readonly duplicates: readonly { readonly number: LotNumber; readonly lotIds: readonly string[] }[];
  readonly gaps: readonly NumberGap[];
  /** Lots that stay without a number until a person gives them one. In sale order. */
  readonly unnumbered: readonly string[];
  /** Lots with a mark: they get a number by themselves as soon as the server can be asked. In sale order. */
  readonly waiting: readonly string[];
  /**
   * Lots with a letter that do not come behind their number in the sale (12, 12A, 12B), or whose number nobody has. In
   * sale order.
   */
  readonly strayLetters: readonly string[];
}

type CheckedLot = Pick<Lot, 'id' | 'number' | 'suffix' | 'deletedAt' | 'mark'>;

/**
 * Looks at the lots, given in sale order. Those in the trash hold no number and are passed over. `held`: numbers, as ids of
 * claims, that people took along: they are no gaps.
 */
export function checkNumbers(lots: readonly CheckedLot[], held: ReadonlySet<string> = new Set()): NumberCheck {
  const present = lots.filter((lot) => lot.deletedAt === null);
  const without = present.filter((lot) => lot.number === null);
  const numbered = present.flatMap((lot) => {
    const number = numberOf(lot);
    return number === null ? [] : [{ lotId: lot.id, number }];
  });
  return {
    duplicates: duplicatesOf(numbered),
    gaps: gapsOf(numbered).flatMap((gap) => withoutHeld(gap, held)),
    unnumbered: without.filter(({ mark }) => mark === undefined).map(({ id }) => id),
    waiting: without.filter(({ mark }) => mark !== undefined).map(({ id }) => id),
    strayLetters: strayLettersOf(present),
  };
}

/**
 * How much a person has to put right. Gaps are not: a sale may well leave numbers free. Nor are lots that get their number
 * by themselves.
 */
export function countProblems({ duplicates, unnumbered, strayLetters }: NumberCheck): number {
  return duplicates.length + unnumbered.length + strayLetters.length;
}

interface Holder {
  readonly lotId: string;
  readonly number: LotNumber;
}

function duplicatesOf(numbered: readonly Holder[]): NumberCheck['duplicates'] {
  const holders = new Map<string, { readonly number: LotNumber; readonly lotIds: string[] }>();
  for (const { lotId, number } of numbered) {
    const name = formatLotNumber(number);
    const found = holders.get(name) ?? { number, lotIds: [] };
    found.lotIds.push(lotId);
    holders.set(name, found);
  }
  return [...holders.values()]
    .filter(({ lotIds }) => lotIds.length > 1)
    .sort((a, b) => compareLotNumbers(a.number, b.number));
}

function gapsOf(numbered: readonly Holder[]): NumberGap[] {
  const gaps: NumberGap[] = [];
  let last: Holder | null = null;
  for (const holder of [...numbered].sort((a, b) => compareLotNumbers(a.number, b.number))) {
    const from = (last?.number.number ?? holder.number.number) + 1;
    const to = holder.number.number - 1;
    if (last !== null && from <= to) gaps.push({ from, to, afterLotId: last.lotId });
    last = holder;
  }
  return gaps;
}

function withoutHeld({ from, to, afterLotId }: NumberGap, held: ReadonlySet<string>): readonly NumberGap[] {
  if (held.size === 0) return [{ from, to, afterLotId }];
  const free: string[] = [];
  for (let number = from; number <= to; number += 1) if (!held.has(String(number))) free.push(String(number));
  return rangesOf(free).map((range) => ({ ...range, afterLotId }));
}

function strayLettersOf(present: readonly CheckedLot[]): string[] {
  return present.flatMap((lot, place) => {
    if (lot.suffix === '') return [];
    const before = present[place - 1];
    const follows = before !== undefined && before.number === lot.number && before.suffix < lot.suffix;
    return follows ? [] : [lot.id];
  });
}
