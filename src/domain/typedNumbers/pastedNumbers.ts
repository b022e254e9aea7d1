import { type LotNumber, nameOfNumber } from '../numbering/lotNumber';
import { takenNumbers } from '../numbering/newNumber';
import { numberOf, reasonToKeepNumber } from '../numbering/numbering';
import { type KnownNumbers, readTypedNumber } from './typedNumber';

/** A text that was pasted over the number of a lot. */
export interface PastedNumber {
  readonly lotId: string;
  readonly text: string;
}

export interface PastedNumbers {
  /** What lots can have, all in one act: they may exchange numbers among themselves. */
  readonly given: readonly { readonly lotId: string; readonly number: LotNumber }[];
  /** What cannot be given now: it stays as it was pasted, and a person decides about each. */
  readonly left: readonly PastedNumber[];
  /** Lots that keep the number they have, whatever is pasted: they are published, or the numbers are locked. */
  readonly kept: readonly string[];
}

/**
 * Which of many pasted numbers lots can have. As with typing, an empty text takes no number away, and a number that a lot
 * has already changes nothing. Of two lots that want the same one the first takes it. A lot that cannot have its number
 * keeps its old one, and so nobody else of them can have that.
 */
export function planPastedNumbers(pasted: readonly PastedNumber[], known: KnownNumbers): PastedNumbers {
  const { lots, held, status } = known;
  const lotOf = new Map(lots.flatMap((lot) => (lot.deletedAt === null ? [[lot.id, lot] as const] : [])));
  const left = new Set<PastedNumber>();
  const kept: string[] = [];
  /** By the number that is wanted. */
  const wishes = new Map<string, PastedNumber & { readonly number: LotNumber }>();
  for (const each of pasted) {
    const lot = lotOf.get(each.lotId);
    const read = readTypedNumber(each.text);
    if (lot === undefined) continue;
    const number = read.ok ? read.number : null;
    const name = nameOfNumber(number);
    const isSame = read.ok && (number === null || name === nameOfNumber(numberOf(lot)));
    const isPossible = number !== null && (status === 'open' || number.suffix !== '');
    if (isSame) continue;
    if (reasonToKeepNumber(lot, status) !== null) kept.push(lot.id);
    else if (isPossible && !held.has(name) && !wishes.has(name)) wishes.set(name, { ...each, number });
    else left.add(each);
  }
  const giving = new Set([...wishes.values()].map(({ lotId }) => lotId));
  const stays = [...takenNumbers([...lotOf.values()].filter(({ id }) => !giving.has(id)))];
  for (let name = stays.pop(); name !== undefined; name = stays.pop()) {
    const wish = wishes.get(name);
    if (wish === undefined) continue;
    wishes.delete(name);
    left.add(wish);
    const lot = lotOf.get(wish.lotId);
    const own = lot === undefined ? null : numberOf(lot);
    if (own !== null) stays.push(nameOfNumber(own));
  }
  const leftIds = new Set([...left].map(({ lotId }) => lotId));
  return {
    given: [...wishes.values()].map(({ lotId, number }) => ({ lotId, number })),
    left: pasted.filter(({ lotId }) => leftIds.has(lotId)),
    kept,
  };
}
