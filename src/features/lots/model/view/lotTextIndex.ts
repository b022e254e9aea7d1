import { extraFieldsIn } from '../../../../domain/lots/extras';
import { type Lot, SEARCHED_FIELDS, SEARCHED_PRIVATE_FIELDS, type PrivateLotFields } from '../../../../domain/lots/lot';
import { fold } from '../../../../domain/lots/lotSearch';

/** What only editors may read of a lot, by its id. The same function while none of it changes. */
export type PrivateOf = (lotId: string) => PrivateLotFields;

/** The texts of each lot ready for searching. A lot never changes; an edited one is another object. */
const folded = new WeakMap<object, string>();

function foldedOnce<Of extends object>(of: Of, words: (of: Of) => string): string {
  let text = folded.get(of);
  if (text === undefined) {
    text = fold(words(of));
    folded.set(of, text);
  }
  return text;
}

/** Texts of extras; nobody looks for a yes, or for a number among so many. */
const extraTextsOf = (lot: Lot): readonly string[] =>
  extraFieldsIn(lot).flatMap((field) => {
    const value = lot[field];
    return typeof value === 'string' ? [value] : [];
  });

const publicText = (lot: Lot): string =>
  foldedOnce(lot, ({ number, suffix }) =>
    [
      number === null ? '' : `${String(number)}${suffix}`,
      ...SEARCHED_FIELDS.map((field) => lot[field]),
      ...extraTextsOf(lot),
    ].join('\n'),
  );

const privateText = (own: PrivateLotFields): string =>
  foldedOnce(own, (said) => SEARCHED_PRIVATE_FIELDS.map((field) => said[field]).join('\n'));

/** The texts at the places of their lots. */
interface TextIndex {
  readonly privateOf: PrivateOf;
  readonly shared: readonly string[];
  readonly own: readonly string[];
  /** Of all lots. */
  readonly places: readonly number[];
  /** What was looked for last. With one more letter, only what it found is looked at. */
  last: { readonly terms: readonly string[]; readonly places: readonly number[] };
}

/** By the list of lots: it goes when they go. */
const indexes = new WeakMap<readonly Lot[], TextIndex>();

/**
 * Makes the texts of lots ready for searching, from the place `from` for as long as `goOn` says, which is asked now and
 * then; returns the place it has come to. The first search of thousands of lots is the dear one.
 */
export function readyTexts(lots: readonly Lot[], privateOf: PrivateOf, from: number, goOn: () => boolean): number {
  if (indexes.get(lots)?.privateOf === privateOf) return lots.length;
  let place = from;
  do {
    for (const lot of lots.slice(place, place + 100)) {
      publicText(lot);
      privateText(privateOf(lot.id));
    }
    place = Math.min(place + 100, lots.length);
  } while (place < lots.length && goOn());
  return place;
}

function indexOf(lots: readonly Lot[], privateOf: PrivateOf): TextIndex {
  const known = indexes.get(lots);
  if (known?.privateOf === privateOf) return known;
  const own = lots.map(({ id }) => privateText(privateOf(id)));
  const places = [...lots.keys()];
  const index = { privateOf, shared: lots.map(publicText), own, places, last: { terms: [], places } };
  indexes.set(lots, index);
  return index;
}

/**
 * The lots that hold every folded word somewhere in what this person may read of them, and the one to be kept. Reads the
 * texts only and leaves alone the lots it does not find: for ten thousand, just touching each took ten times as long.
 */
export function lotsHolding(
  lots: readonly Lot[],
  privateOf: PrivateOf,
  terms: readonly string[],
  kept: string | null,
): readonly Lot[] {
  const index = indexOf(lots, privateOf);
  const { shared, own, last } = index;
  const holds = (place: number): boolean => {
    for (const term of terms) {
      if (shared[place]?.includes(term) !== true && own[place]?.includes(term) !== true) return false;
    }
    return true;
  };
  const isNarrower = last.terms.every((term) => terms.some((longer) => longer.includes(term)));
  const places = (isNarrower ? last : index).places.filter(holds);
  index.last = { terms, places };
  const keptPlace = kept === null ? -1 : lots.findIndex(({ id }) => id === kept);
  const shown = keptPlace < 0 || holds(keptPlace) ? places : [...places, keptPlace].sort((one, other) => one - other);
  return shown.flatMap((place) => lots[place] ?? []);
}
