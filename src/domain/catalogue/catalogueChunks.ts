import type { PublishedLot, PublishedPhoto } from './catalogue';

/** What the rules let into one chunk. */
export const LOTS_IN_CHUNK = 50;
/** UTF-8 bytes of a chunk's lots: a document holds 1 MiB, and a visitor should see the first lots soon. */
export const CHUNK_BYTES = 400_000;
/** The rules let ids have five digits; the second half of them is for every other version. */
const OTHER_HALF = 50_000;

const encoder = new TextEncoder();

/** Lots in pieces of at most LOTS_IN_CHUNK and about CHUNK_BYTES, in their order; [] for none. */
export function intoChunks(lots: readonly PublishedLot[]): PublishedLot[][] {
  const chunks: PublishedLot[][] = [];
  let room = 0;
  for (const lot of lots) {
    const bytes = encoder.encode(JSON.stringify(lot)).length;
    const last = chunks.at(-1);
    if (last === undefined || last.length >= LOTS_IN_CHUNK || bytes > room) {
      chunks.push([lot]);
      room = CHUNK_BYTES - bytes;
    } else {
      last.push(lot);
      room -= bytes;
    }
  }
  return chunks;
}

/**
 * The id of the `place`-th chunk (from 0) of a version. Two versions that follow each other never share one: a
 * visitor who reads the old one reads it whole until the header names the new one, however long that takes.
 */
export function chunkId(version: number, place: number): string {
  return String((version % 2) * OTHER_HALF + place);
}

/** The photos of all lots by id. */
export function photosIn(lots: readonly PublishedLot[]): Map<string, PublishedPhoto> {
  return new Map(lots.flatMap(({ photos }) => photos.map((photo) => [photo.id, photo] as const)));
}
