import type { Lot } from '../lots/lot';
import { formatLotNumber, type LotNumber, MAX_LOT_NUMBER, nextFreeNumber, nameOfNumber } from '../numbering/lotNumber';
import { takenNumbers } from '../numbering/newNumber';
import { mayChangeNumber, numberOf, reasonToKeepNumber } from '../numbering/numbering';
import { nextLetter } from '../numbering/numberingSeries';
import type { SaleStatus } from '../sales/sale';

export type NumberProblem = 'notANumber' | 'zero' | 'tooLarge' | 'oneLetter';

export type TypedNumber =
  /** null: the text is empty, and so is the number. */
  { readonly ok: true; readonly number: LotNumber | null } | { readonly ok: false; readonly problem: NumberProblem };

/** Reads a number as people type it: `12`, `12a`, `12 A`. */
export function readTypedNumber(text: string): TypedNumber {
  const trimmed = text.trim();
  if (trimmed === '') return { ok: true, number: null };
  const [, digits = '', letters = ''] = /^(\d+)\s*([a-z]*)$/i.exec(trimmed) ?? [];
  if (digits === '') return { ok: false, problem: 'notANumber' };
  if (letters.length > 1) return { ok: false, problem: 'oneLetter' };
  const number = Number(digits);
  if (number === 0) return { ok: false, problem: 'zero' };
  if (number > MAX_LOT_NUMBER) return { ok: false, problem: 'tooLarge' };
  return { ok: true, number: { number, suffix: letters.toUpperCase() } };
}

/** How a lot can go on whose wanted number is somebody else's. */
export type NumberAlternative =
  /** Both lots exchange their numbers. */
  | { readonly kind: 'swap'; readonly number: LotNumber; readonly other: LotNumber; readonly otherId: string }
  | { readonly kind: 'nextFree'; readonly number: LotNumber }
  | { readonly kind: 'letter'; readonly number: LotNumber };

/** `kept`: the lot keeps its number, whatever is typed. */
export type NumberVerdict =
  | { readonly kind: 'same' | 'free' }
  | { readonly kind: 'kept'; readonly reason: 'published' | 'locked' }
  /** `letterOnly`: the sale is locked, and the lot has no number yet. */
  | { readonly kind: 'held' | 'letterOnly'; readonly alternatives: readonly NumberAlternative[] }
  | { readonly kind: 'taken'; readonly holderId: string; readonly alternatives: readonly NumberAlternative[] };

type NumberedLot = Pick<Lot, 'id' | 'number' | 'suffix' | 'status' | 'deletedAt'>;

/** What is known of the numbers of the sale. */
export interface KnownNumbers {
  readonly lots: readonly NumberedLot[];
  /** Numbers, as ids of claims, that are held for lots which colleagues may be making. */
  readonly held: ReadonlySet<string>;
  readonly status: SaleStatus;
}

/** Whether the lot can have the number, and what it can have in its place when it cannot. */
export function judgeNumber(lot: NumberedLot, wanted: LotNumber | null, known: KnownNumbers): NumberVerdict {
  const { lots, held, status } = known;
  const own = numberOf(lot);
  if (nameOfNumber(own) === nameOfNumber(wanted)) return { kind: 'same' };
  const reason = reasonToKeepNumber(lot, status);
  if (reason !== null) return { kind: 'kept', reason };
  if (wanted === null) return { kind: 'free' };
  const name = formatLotNumber(wanted);
  const present = lots.filter((each) => each.deletedAt === null && each.id !== lot.id);
  // Its own number is nothing to offer it.
  const taken = new Set([...takenNumbers([...present, lot]), ...held]);
  if (status !== 'open' && wanted.suffix === '')
    return { kind: 'letterOnly', alternatives: letterAlternatives(wanted, taken) };
  if (!taken.has(name)) return { kind: 'free' };
  const holder = present.find((each) => nameOfNumber(numberOf(each)) === name);
  const letters = letterAlternatives(wanted, taken);
  const alternatives =
    status === 'open'
      ? [...swapAlternatives(wanted, own, holder), ...freeAlternatives(wanted, taken), ...letters]
      : letters;
  return holder === undefined ? { kind: 'held', alternatives } : { kind: 'taken', holderId: holder.id, alternatives };
}

function swapAlternatives(
  number: LotNumber,
  own: LotNumber | null,
  holder: NumberedLot | undefined,
): NumberAlternative[] {
  if (own === null || holder === undefined || !mayChangeNumber(holder)) return [];
  return [{ kind: 'swap', number, other: own, otherId: holder.id }];
}

function freeAlternatives({ number: from }: LotNumber, taken: ReadonlySet<string>): NumberAlternative[] {
  const number = nextFreeNumber(taken, from);
  return number === null ? [] : [{ kind: 'nextFree', number: { number, suffix: '' } }];
}

function letterAlternatives(wanted: LotNumber, taken: ReadonlySet<string>): NumberAlternative[] {
  const number = nextLetter(wanted, taken);
  return number === null ? [] : [{ kind: 'letter', number }];
}
