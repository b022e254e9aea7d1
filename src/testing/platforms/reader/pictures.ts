import { numberIn, type ReaderFacts } from './facts';
import type { Bundle } from './bundle';

type Cells = ReadonlyMap<string, string>;

/** What is wrong with the pictures of a bundle. One without pictures is a data file alone. */
export function wrongPictures({ pictures }: Bundle, lots: readonly Cells[], facts: ReaderFacts): string[] {
  if (pictures.length === 0) return [];
  const { name: form, most, longestSide, leastBytes, mostBytes } = facts.pictures;
  // Our own table is found by the lot's id; its pictures, as everywhere, by the number.
  const header = facts.header.includes('lotId') ? ['lot'] : facts.number;
  const numbers = new Set(lots.map((lot) => numberIn(lot, { ...facts, number: header })));
  const places = new Map<string, number[]>();
  const reasons: string[] = [];
  for (const { name, width, height, bytes } of pictures) {
    const [, number, place] = form.exec(name) ?? [];
    if (number === undefined) reasons.push(`the picture ${name} has no such name as the platform reads`);
    else if (!numbers.has(number)) reasons.push(`the picture ${name} has no lot`);
    else places.set(number, [...(places.get(number) ?? []), Number(place)]);
    if (Math.max(width, height) > (longestSide ?? Infinity)) reasons.push(`the picture ${name} has too many pixels`);
    if (bytes < (leastBytes ?? 0)) reasons.push(`the picture ${name} has too few bytes`);
    if (bytes > (mostBytes ?? Infinity)) reasons.push(`the picture ${name} has too many bytes`);
  }
  for (const [number, found] of places) {
    const isSeries = found.every((place, index) => place === index + 1);
    if (!isSeries) reasons.push(`the pictures of ${number} are not counted from 1`);
    if (found.length > (most ?? Infinity)) reasons.push(`${number} has ${found.length} pictures`);
  }
  return [...reasons, ...wrongNames(pictures, lots, facts)];
}

/** Where the data file names pictures: these, and no others. A caption stands beside its picture. */
function wrongNames(pictures: Bundle['pictures'], lots: readonly Cells[], { pictures: facts }: ReaderFacts): string[] {
  const { columns = [], captions = [] } = facts;
  const there = new Set(pictures.map(({ name }) => name));
  const named = lots.flatMap((lot) => columns.map((header) => lot.get(header) ?? ''));
  const missing = named.filter((name) => name !== '' && !there.has(name));
  const alone = lots.flatMap((lot) =>
    captions.filter((header, place) => (lot.get(header) ?? '') !== '' && (lot.get(columns[place] ?? '') ?? '') === ''),
  );
  return [
    ...missing.map((name) => `the picture ${name} is named, and not in the bundle`),
    ...alone.map((header) => `${header} stands there without its picture`),
  ];
}
