import type { Lot } from '../lots/lot';
import { formatLotNumber, type LotNumber, MAX_LOT_NUMBER, parseLotNumber } from './lotNumber';
import { newNumber, takenNumbers } from './newNumber';
import type { SaleStatus } from '../sales/sale';

type Numbered = Pick<Lot, 'id' | 'number' | 'suffix'>;

/** A number, as its claim's id, that was taken along for a lot which this device may make. */
export interface AheadNumber {
  readonly number: string;
  readonly lotId: string;
}

/** What is known of the numbers of a sale when a lot is made. */
export interface ReservedNumbers<Each extends Numbered = Numbered> {
  /** In sale order, without the trash. */
  readonly lots: readonly Each[];
  /** Taken along on this device, smallest first. */
  readonly block: readonly AheadNumber[];
  /** Taken along on other devices. */
  readonly others: ReadonlySet<string>;
  readonly status: SaleStatus;
  /** The server does not answer: what was not taken along may be given to somebody else in this moment. */
  readonly isAlone: boolean;
}

/** The number of a new lot. */
export interface ChosenNumber {
  readonly number: LotNumber | null;
  /** The member of the range that it is: the lot takes its id too. */
  readonly ahead: AheadNumber | null;
  /** What the lot asks for once the server answers. `next` beside a number: when that is taken, the one after it is as good. */
  readonly wanted?: LotNumber | 'next';
}

const plain = (number: number): LotNumber => ({ number, suffix: '' });
const valueOf = (each: AheadNumber): number => parseLotNumber(each.number)?.number ?? 0;
const fromRange = (ahead: AheadNumber): ChosenNumber => ({ number: parseLotNumber(ahead.number), ahead });
const NONE: ChosenNumber = { number: null, ahead: null };

/**
 * The number of a lot that is put behind another one. `least`: the smallest that is good for it. The smallest that was taken
 * along comes first; without any it is the one after the largest, passing over what others took along, and without the server
 * none for now.
 */
export function chooseNumber(stock: ReservedNumbers, behind: Numbered | null, least = 0): ChosenNumber {
  const { lots, block, status, isAlone } = stock;
  if (status === 'open') {
    const own = block.find((each) => valueOf(each) >= least) ?? (isAlone ? block[0] : undefined);
    if (own !== undefined) return fromRange(own);
  }
  if (isAlone) return { ...NONE, wanted: 'next' };
  if (status !== 'open') return { number: newNumber(lots, behind, status), ahead: null };
  const [next] = nextNumbers(stock, 1, least);
  return next === undefined ? NONE : { number: parseLotNumber(next), ahead: null, wanted: 'next' };
}

/** A number that the person has named for a new lot, such as by the names of its photos. */
export function chooseNamed(stock: ReservedNumbers, wanted: LotNumber, behind: Numbered | null): ChosenNumber {
  const ahead = stock.block.find(({ number }) => number === formatLotNumber(wanted));
  const isLocked = stock.status !== 'open' && wanted.suffix === '';
  if (ahead !== undefined && stock.status === 'open') return fromRange(ahead);
  if (stock.isAlone) return { ...NONE, wanted: isLocked ? 'next' : wanted };
  return { number: isLocked ? newNumber(stock.lots, behind, stock.status) : wanted, ahead: null };
}

/** The numbers, as ids of claims, that come next behind all lots, and that nobody took along; at most `count`. */
export function nextNumbers(
  { lots, block, others }: Pick<ReservedNumbers, 'lots' | 'block' | 'others'>,
  count: number,
  least = 0,
): readonly string[] {
  const held = new Set([...takenNumbers(lots), ...others, ...block.map(({ number }) => number)]);
  return freeRun(held, Math.max(least, largestNumber(lots) + 1), count);
}

export function largestNumber(lots: readonly Numbered[]): number {
  return lots.reduce((largest, lot) => Math.max(largest, lot.number ?? 0), 0);
}

/** The first numbers from `from` on that nobody holds, at most `count`. `held`: the ids of all claims. */
export function freeRun(held: ReadonlySet<string>, from: number, count: number): readonly string[] {
  const run: string[] = [];
  for (let number = from; number <= MAX_LOT_NUMBER && run.length < count; number += 1) {
    const name = formatLotNumber(plain(number));
    if (!held.has(name)) run.push(name);
  }
  return run;
}
