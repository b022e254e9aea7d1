import type { Lot } from './lot';
import { formatLotNumber, type LotNumber, MAX_LOT_NUMBER, parseLotNumber } from './lotNumber';
import { newNumber, takenNumbers } from './newNumber';
import type { SaleStatus } from './sale';

type Numbered = Pick<Lot, 'id' | 'number' | 'suffix'>;

/** A number, as its claim's id, that is held ahead for a lot which this device may make. */
export interface AheadNumber {
  readonly number: string;
  readonly lotId: string;
}

/** What is known of the numbers of a sale when a lot is made. */
export interface NumberStock<Each extends Numbered = Numbered> {
  /** In sale order, without the trash. */
  readonly lots: readonly Each[];
  /** Held ahead for this device, smallest first. */
  readonly block: readonly AheadNumber[];
  /** Held ahead for other devices. */
  readonly others: ReadonlySet<string>;
  readonly status: SaleStatus;
  /** The server does not answer: what is not in the block may be given to somebody else in this moment. */
  readonly isAlone: boolean;
}

/** The number of a new lot. */
export interface ChosenNumber {
  readonly number: LotNumber | null;
  /** The member of the block that it is: the lot takes its id too. */
  readonly ahead: AheadNumber | null;
  /** What the lot asks for once the server answers. */
  readonly wanted?: LotNumber | 'next';
}

const plain = (number: number): LotNumber => ({ number, suffix: '' });
const valueOf = (each: AheadNumber | undefined): number => parseLotNumber(each?.number ?? '')?.number ?? 0;
const fromBlock = (ahead: AheadNumber): ChosenNumber => ({ number: parseLotNumber(ahead.number), ahead });
const NONE: ChosenNumber = { number: null, ahead: null };

/**
 * The number of a lot that is put behind another one. `least`: the smallest that is good for it while the server answers.
 * Without the server it is the smallest of the block, or none for now. With it, the one after the largest, passing over
 * what other devices hold; but a device that numbers in a block of its own, below another one's, goes on there.
 */
export function chooseNumber(stock: NumberStock, behind: Numbered | null, least = 0): ChosenNumber {
  const { lots, block, others, status, isAlone } = stock;
  const [first] = block;
  if (isAlone) {
    return status === 'open' && first !== undefined ? fromBlock(first) : { ...NONE, wanted: 'next' };
  }
  if (status !== 'open') return { number: newNumber(lots, behind, status), ahead: null };
  const next = firstFree(stock, Math.max(least, largestNumber(lots) + 1));
  if (first !== undefined && next > valueOf(first) && valueOf(first) >= least && isBehindALot(stock, valueOf(first))) {
    return fromBlock(first);
  }
  if (next > MAX_LOT_NUMBER) return NONE;
  const name = formatLotNumber(plain(next));
  const ahead = others.has(name) ? undefined : block.find(({ number }) => number === name);
  return ahead === undefined ? { number: plain(next), ahead: null } : fromBlock(ahead);
}

/** A number that the person has named for a new lot, such as by the names of its photos. */
export function chooseNamed(stock: NumberStock, wanted: LotNumber, behind: Numbered | null): ChosenNumber {
  const ahead = stock.block.find(({ number }) => number === formatLotNumber(wanted));
  const isLocked = stock.status !== 'open' && wanted.suffix === '';
  if (ahead !== undefined && stock.status === 'open') return fromBlock(ahead);
  if (stock.isAlone) return { ...NONE, wanted: isLocked ? 'next' : wanted };
  return { number: isLocked ? newNumber(stock.lots, behind, stock.status) : wanted, ahead: null };
}

/** Whether the block is far from where the numbers of the sale go on: after they were given anew, it is of no use. */
export function isStale(stock: NumberStock): boolean {
  const [first] = stock.block;
  if (first === undefined || isBehindALot(stock, valueOf(first))) return false;
  return Math.abs(firstFree(stock, largestNumber(stock.lots) + 1) - valueOf(first)) > FAR;
}

/** Further away than this, a block is of no use. */
const FAR = 25;

export function largestNumber(lots: readonly Numbered[]): number {
  return lots.reduce((largest, lot) => Math.max(largest, lot.number ?? 0), 0);
}

function isBehindALot({ lots }: NumberStock, number: number): boolean {
  return lots.some((lot) => lot.number === number - 1);
}

function firstFree({ lots, others }: NumberStock, from: number): number {
  const taken = takenNumbers(lots);
  for (let number = from; ; number += 1) {
    const name = formatLotNumber(plain(number));
    if (number > MAX_LOT_NUMBER || (!others.has(name) && !taken.has(name))) return number;
  }
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
