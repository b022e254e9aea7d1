import type { Lot } from '../../lots/lot';
import { compareLotNumbers, type LotNumber } from '../../numbering/lotNumber';
import type { OrderedLot } from '../../numbering/lotOrder';
import { numberOf } from '../../numbering/numbering';
import { keysBetween } from '../../values/order';

/**
 * The keys of many new lots, in the order of `wanted`: each straight after the last lot whose number is not larger, as one that
 * is made alone; one without a number at the end. `lots`: in sale order.
 */
export function newPlaces(
  lots: readonly (OrderedLot & Pick<Lot, 'number'>)[],
  wanted: readonly (LotNumber | null)[],
): readonly string[] {
  const placeOf = placesByNumber(lots);
  const byPlace = new Map<number, number[]>();
  const inOrder = wanted.map((_, at) => at).sort((one, other) => compare(wanted[one] ?? null, wanted[other] ?? null));
  for (const at of inOrder) {
    const place = placeOf(wanted[at] ?? null);
    const group = byPlace.get(place);
    if (group === undefined) byPlace.set(place, [at]);
    else group.push(at);
  }
  const keys: string[] = [];
  for (const [place, group] of byPlace) {
    const before = lots[place - 1]?.order ?? null;
    // Lots that were made in the same moment may have the same key: there is no room between them.
    let next = place;
    while (before !== null && next < lots.length && (lots[next]?.order ?? '') <= before) next += 1;
    for (const [nth, key] of keysBetween(before, lots[next]?.order ?? null, group.length).entries()) {
      const at = group[nth];
      if (at !== undefined) keys[at] = key;
    }
  }
  return keys;
}

function compare(one: LotNumber | null, other: LotNumber | null): number {
  if (one === null || other === null) return one === other ? 0 : one === null ? 1 : -1;
  return compareLotNumbers(one, other);
}

interface Step {
  readonly number: LotNumber;
  /** Behind the last of all lots up to this number. */
  readonly place: number;
}

/** Looks the place of a number up in a time that hardly grows with the lots. */
function placesByNumber(lots: readonly OrderedLot[]): (number: LotNumber | null) => number {
  const numbered = lots.flatMap((lot, at) => {
    const number = numberOf(lot);
    return number === null ? [] : [{ number, at }];
  });
  let last = 0;
  const steps = numbered
    .sort((one, other) => compareLotNumbers(one.number, other.number))
    .map(({ number, at }): Step => ({ number, place: (last = Math.max(last, at + 1)) }));
  return (number) => {
    if (number === null || steps.length === 0) return lots.length;
    let [low, high] = [0, steps.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const step = steps[middle];
      if (step !== undefined && compareLotNumbers(step.number, number) <= 0) low = middle + 1;
      else high = middle;
    }
    return steps[low - 1]?.place ?? 0;
  };
}
