import { call, type SagaGenerator } from 'typed-redux-saga';
import type { PublishedLot } from '../../domain/catalogue/catalogue';
import { chunkId } from '../../domain/catalogue/catalogueChunks';
import { gateway } from '../base/effects';

/**
 * The lots of all chunks that lie where those of a version do, also of a publishing that was broken off. They are written
 * from the first place on and removed from the last one on, so that none lies behind a gap.
 */
export function* readPlaces(slug: string, version: number): SagaGenerator<PublishedLot[]> {
  const reader = yield* gateway('catalogueReader');
  const lots: PublishedLot[] = [];
  for (let place = 0; ; place += 1) {
    const chunk = yield* call([reader, reader.chunk], slug, chunkId(version, place));
    if (chunk === null) return lots;
    lots.push(...chunk.lots);
  }
}

/** Removes the chunks that lie where those of a version do, from this place on. */
export function* clearPlaces(slug: string, version: number, from = 0): SagaGenerator<void> {
  const reader = yield* gateway('catalogueReader');
  const catalogue = yield* gateway('catalogue');
  let places = from;
  while ((yield* call([reader, reader.chunk], slug, chunkId(version, places))) !== null) places += 1;
  while (places > from) {
    places -= 1;
    yield* call([catalogue, catalogue.removeChunk], slug, chunkId(version, places));
  }
}
