import type { Lot } from '../lots/lot';
import { compareLotNumbers, formatLotNumber, type LotNumber, MAX_LOT_NUMBER, parseLotNumber } from './lotNumber';
import { takenNumbers } from './newNumber';
import { categoryKey, type NumberBand, type NumberingChoices } from './numberingChoices';
import { createSeries, nextLetter, type NumberSeries } from './numberingSeries';
import type { SaleStatus } from '../sales/sale';

export type NumberedLot = Pick<Lot, 'id' | 'number' | 'suffix' | 'category' | 'status' | 'deletedAt'>;

/** One lot of a plan: what it has and what it gets. */
export interface NumberChange {
  readonly lotId: string;
  readonly before: LotNumber | null;
  readonly after: LotNumber;
}

/** Why a lot keeps what it has, in the order in which they are listed. */
export const SKIP_REASONS = [
  'published',
  'locked',
  'noNumberBefore',
  'lettersUsedUp',
  'bandFull',
  'numbersUsedUp',
] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

export interface NumberingPlan {
  /** Only what changes, in sale order. */
  readonly changes: readonly NumberChange[];
  /** Lots that have the right number already. */
  readonly unchanged: number;
  readonly skipped: readonly { readonly lotId: string; readonly reason: SkipReason }[];
  readonly passedOver: PassedOver;
}

/** Numbers that would have been given, were they not somebody's already. Ids of claims, smallest first. */
export interface PassedOver {
  /** Held for lots that are not there yet. */
  readonly held: readonly string[];
  /** Of lots that keep theirs. */
  readonly kept: readonly string[];
}

/** The number of a lot as one value; null without. */
export function numberOf(lot: Pick<Lot, 'number' | 'suffix'>): LotNumber | null {
  return lot.number === null ? null : { number: lot.number, suffix: lot.suffix };
}

/** From `published` on a lot keeps its number. */
export function mayChangeNumber(lot: Pick<Lot, 'status'>): boolean {
  return lot.status === 'draft' || lot.status === 'ready';
}

/**
 * Numbers for the lots of a sale (or those chosen), given in sale order. Nobody's number is given twice: what a lot that
 * is not to be changed holds is passed over. Lots in the trash hold no number and get none. While the numbers are locked
 * only lots without a number get one, with a letter behind the lot before them. The choices must be without problems.
 * `held`: numbers, as ids of claims, that are held for lots which colleagues may be making.
 */
export function planNumbers(
  lots: readonly NumberedLot[],
  choices: NumberingChoices,
  saleStatus: SaleStatus,
  held: ReadonlySet<string> = new Set(),
): NumberingPlan {
  const present = lots.filter((lot) => lot.deletedAt === null);
  const chosen = choices.lotIds === null ? null : new Set(choices.lotIds);
  const skipped = new Map<string, SkipReason>();
  const kept = new Set<string>();
  for (const lot of present) {
    const reason = reasonToKeepNumber(lot, saleStatus);
    const wanted = chosen?.has(lot.id) ?? true;
    if (wanted && reason !== null) skipped.set(lot.id, reason);
    if (!wanted || reason !== null) kept.add(lot.id);
  }
  const shown = takenNumbers(present);
  // What a lot shows is that lot's, whatever is still recorded about who holds it.
  const others = new Set([...held].filter((name) => !shown.has(name)));
  const met = new Set<string>();
  // A lot for which there is no number keeps the one it has, which the others must then pass over: begin again.
  for (;;) {
    const ofKept = takenNumbers(present.filter(({ id }) => kept.has(id)));
    const taken = new Set([...ofKept, ...others]);
    const pass = onePass(present, kept, giverOf(choices, saleStatus, taken, met), taken);
    for (const [lotId, reason] of pass.failed) skipped.set(lotId, reason);
    const holders = present.filter((lot) => pass.failed.has(lot.id) && lot.number !== null);
    if (holders.length === 0) {
      const passedOver = { held: metIn(others, met), kept: metIn(ofKept, met) };
      return { ...toPlan(present, kept, pass.given, skipped), passedOver };
    }
    for (const { id } of holders) kept.add(id);
  }
}

/** Why the number of a lot cannot be changed; null when it can. */
export function reasonToKeepNumber(
  lot: Pick<Lot, 'number' | 'status'>,
  saleStatus: SaleStatus,
): 'published' | 'locked' | null {
  if (!mayChangeNumber(lot)) return 'published';
  return saleStatus !== 'open' && lot.number !== null ? 'locked' : null;
}

interface Pass {
  readonly given: ReadonlyMap<string, LotNumber>;
  readonly failed: ReadonlyMap<string, SkipReason>;
}

/** `taken`: takes what is given. */
function onePass(lots: readonly NumberedLot[], kept: ReadonlySet<string>, giver: Giver, taken: Set<string>): Pass {
  const given = new Map<string, LotNumber>();
  const failed = new Map<string, SkipReason>();
  let before: Place | null = null;
  for (const lot of lots) {
    const own = numberOf(lot);
    let now = own;
    if (!kept.has(lot.id)) {
      const found = giver(lot, before);
      if (typeof found === 'string') failed.set(lot.id, found);
      else {
        given.set(lot.id, found);
        taken.add(formatLotNumber(found));
        now = found;
      }
    }
    if (now !== null) before = { lot, now };
  }
  return { given, failed };
}

function metIn(some: ReadonlySet<string>, met: ReadonlySet<string>): readonly string[] {
  const found = [...met].filter((name) => some.has(name)).flatMap((name) => parseLotNumber(name) ?? []);
  return found.sort(compareLotNumbers).map(formatLotNumber);
}

/** The nearest lot before that has a number, and which one it has by now. */
interface Place {
  readonly lot: NumberedLot;
  readonly now: LotNumber;
}

type Giver = (lot: NumberedLot, before: Place | null) => LotNumber | SkipReason;

function lettersOnly(taken: ReadonlySet<string>): Giver {
  return (_lot, before) => (before === null ? 'noNumberBefore' : (nextLetter(before.now, taken) ?? 'lettersUsedUp'));
}

function giverOf(
  choices: NumberingChoices,
  saleStatus: SaleStatus,
  taken: ReadonlySet<string>,
  met: Set<string>,
): Giver {
  if (saleStatus !== 'open') return lettersOnly(taken);
  return choices.startLetter === '' ? freeNumbers(choices, taken, met) : lettersFrom(choices, taken, met);
}

/** One number with letter after letter. `met`: as of `freeNumbers`. */
function lettersFrom({ start, startLetter }: NumberingChoices, taken: ReadonlySet<string>, met: Set<string>): Giver {
  const begin = { number: start, suffix: '' };
  let last: LotNumber = begin;
  return () => {
    const next = nextLetter(last, taken, startLetter);
    // What lies between was somebody's.
    for (const name of taken) {
      const number = parseLotNumber(name);
      if (number?.number !== start || number.suffix < startLetter || number.suffix <= last.suffix) continue;
      if (next === null || number.suffix < next.suffix) met.add(name);
    }
    if (next !== null) last = next;
    return next ?? 'lettersUsedUp';
  };
}

/** `met`: takes the numbers that it comes to and that are taken. */
function freeNumbers(choices: NumberingChoices, taken: ReadonlySet<string>, met: Set<string>): Giver {
  const { start, step, freeEvery, categoryGap, bands, letters } = choices;
  const isFree = (number: number): boolean => {
    const name = formatLotNumber({ number, suffix: '' });
    if (!taken.has(name)) return true;
    met.add(name);
    return false;
  };
  const inBand = (number: number): boolean => bands.some(({ from, to }) => from <= number && number <= to);
  const seriesOf = ({ from, to }: Pick<NumberBand, 'from' | 'to'>, free = isFree): NumberSeries =>
    createSeries({ from, to, step, freeEvery, isFree: free });
  const rest = seriesOf({ from: start, to: MAX_LOT_NUMBER }, (number) => !inBand(number) && isFree(number));
  const byCategory = new Map(bands.map((band) => [categoryKey(band.category), seriesOf(band)]));
  let lastCategory: string | null = null;

  return (lot, before) => {
    if (letters === 'keep' && before !== null && lot.suffix !== '' && before.lot.number === lot.number) {
      return nextLetter(before.now, taken, lot.suffix) ?? nextLetter(before.now, taken) ?? 'lettersUsedUp';
    }
    const category = categoryKey(lot.category);
    const band = byCategory.get(category);
    if (band !== undefined) return plain(band.next()) ?? 'bandFull';
    if (lastCategory !== category) rest.leave(categoryGap);
    lastCategory = category;
    return plain(rest.next()) ?? 'numbersUsedUp';
  };
}

function plain(number: number | null): LotNumber | null {
  return number === null ? null : { number, suffix: '' };
}

function toPlan(
  lots: readonly NumberedLot[],
  kept: ReadonlySet<string>,
  given: Pass['given'],
  skipped: ReadonlyMap<string, SkipReason>,
): Omit<NumberingPlan, 'passedOver'> {
  const changes: NumberChange[] = [];
  let unchanged = 0;
  for (const lot of lots) {
    const after = kept.has(lot.id) ? undefined : given.get(lot.id);
    if (after === undefined) continue;
    const before = numberOf(lot);
    if (before?.number === after.number && before.suffix === after.suffix) unchanged += 1;
    else changes.push({ lotId: lot.id, before, after });
  }
  return {
    changes,
    unchanged,
    skipped: lots.flatMap(({ id }) => {
      const reason = skipped.get(id);
      return reason === undefined ? [] : [{ lotId: id, reason }];
    }),
  };
}
