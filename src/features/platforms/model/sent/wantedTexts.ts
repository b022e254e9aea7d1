import type { SentComparison } from '../../../../domain/platforms/sent/compareSent';
import type { PlatformHas } from '../../../../domain/platforms/sent/platformState';
import type { SentLot } from '../../../../domain/platforms/sent/sentLot';
import { own } from '../../../../domain/values/own';
import type { SentState, WantedTexts } from './sentSlice';

const lotsOf = ({ changed, gone }: SentComparison): readonly PlatformHas[] =>
  [...changed, ...gone].map(({ has }) => has);

/** What has to be read before the list can say what stood there; null for nothing. */
export function wantedTexts(comparison: SentComparison, known: SentState['texts']): WantedTexts | null {
  const wanted = new Map<string, string[]>();
  for (const { entry, from } of lotsOf(comparison)) {
    if (own(own(known, from.id), entry.id) !== undefined) continue;
    wanted.set(from.id, [...(wanted.get(from.id) ?? []), entry.id]);
  }
  return wanted.size === 0 ? null : Object.fromEntries(wanted);
}

/** What the platform has of these lots, by their ids. */
export function sentTextsOf(comparison: SentComparison, known: SentState['texts']): ReadonlyMap<string, SentLot> {
  const found = lotsOf(comparison).map(({ entry, from }) => own(own(known, from.id), entry.id));
  return new Map(found.filter((lot) => lot !== undefined).map((lot) => [lot.id, lot]));
}
