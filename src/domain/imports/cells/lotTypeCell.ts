import { readLotType } from '../../lots/fieldText';
import type { LotType } from '../../lots/lotFields';
import { nameKey } from '../nameKey';

/**
 * What files call the kinds of lots. 1 and 2 are Proxibid's codes:
 * https://auctionbuilder.proxibid.com/hc/en-gb/articles/4416426674065 (vendor).
 */
const WORDS: Readonly<Record<LotType, readonly string[]>> = {
  single: ['single', 'single lot', 'single item', 'einzeln', 'einzelstück', 'Einzellos'],
  asOneLot: ['as one lot', 'one lot', 'all one money', 'one money', 'AOM', '1', 'als ein Los', 'ein Preis für alles'],
  timesTheMoney: ['times the money', 'times money', 'x the money', 'x money', 'TTM', '2', 'mal Stückzahl', 'je Stück'],
  choice: ['choice', 'buyers choice', 'bidders choice', 'choice of lots', 'nach Wahl', 'Auswahl', 'Wahl'],
};

const BY_WORD: ReadonlyMap<string, LotType> = new Map(
  (Object.entries(WORDS) as [LotType, readonly string[]][]).flatMap(([type, words]) =>
    words.map((word) => [nameKey(word), type] as const),
  ),
);

/** A kind of lot by its name on the screen, or as other programs call it; null for anything else. */
export function lotTypeOf(text: string, names: Readonly<Record<LotType, string>>): LotType | null {
  const read = readLotType(text, names);
  return read.ok ? read.value : (BY_WORD.get(nameKey(text)) ?? null);
}
