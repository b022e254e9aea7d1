import type { Lot } from '../../../../domain/lots/lot';
import { fold, holdsAll, searchTerms } from '../../../../domain/lots/lotSearch';
import { lotNumberText } from '../texts/lotWords';

export interface FoundLots {
  /** The best first, at most as many as asked for. */
  readonly lots: readonly Lot[];
  /** All that there are. */
  readonly total: number;
  /** The lot that can only be meant: its number is what was typed, or nothing else was found. */
  readonly meant: Lot | null;
}

/**
 * Lots, other than `own`, whose number begins with what was typed or whose title has all of its words. `all`: the lots of the
 * sale in its order. Nothing typed: the lots around the own one, where a photo strays from most often.
 */
export function findLots(all: readonly Lot[], own: string, typed: string, most: number): FoundLots {
  const terms = searchTerms(typed);
  const wanted = fold(typed.trim());
  const others = all.filter(({ id }) => id !== own);
  if (terms.length === 0) {
    const here = all.findIndex(({ id }) => id === own);
    const from = Math.max(0, Math.min((here < 0 ? 0 : here) - Math.floor(most / 2), others.length - most));
    return { lots: others.slice(from, from + most), total: others.length, meant: null };
  }
  const ranked: [Lot[], Lot[], Lot[]] = [[], [], []];
  for (const lot of others) {
    const number = fold(lotNumberText(lot) ?? '');
    if (number === wanted) ranked[0].push(lot);
    else if (number.startsWith(wanted)) ranked[1].push(lot);
    else if (holdsAll(fold(lot.title), terms)) ranked[2].push(lot);
  }
  const found = ranked.flat();
  const [exact] = ranked[0];
  return {
    lots: found.slice(0, most),
    total: found.length,
    meant: exact ?? (found.length === 1 ? (found[0] ?? null) : null),
  };
}
