import type { SagaGenerator } from 'typed-redux-saga';
import type { PublishedLot } from '../../domain/catalogue/catalogue';
import { chunkId } from '../../domain/catalogue/catalogueChunks';
import type { CatalogueHeader } from '../../services/catalogue/CatalogueReader';
import { type DataCode, GatewayFailure } from '../../services/failure';
import { gateway } from '../base/effects';
import { patiently } from './patiently';

/**
 * The lots of all chunks that lie where those of a version do, also of a publishing that was broken off. They are written
 * from the first place on and removed from the last one on, so that none lies behind a gap.
 */
export function* readPlaces(slug: string, version: number): SagaGenerator<PublishedLot[]> {
  const reader = yield* gateway('catalogueReader');
  const lots: PublishedLot[] = [];
  for (let place = 0; ; place += 1) {
    const chunk = yield* patiently(() => reader.chunk(slug, chunkId(version, place)));
    if (chunk === null) return lots;
    lots.push(...chunk.lots);
  }
}

/** Removes the chunks that lie where those of a version do, from this place on. */
export function* clearPlaces(slug: string, version: number, from = 0): SagaGenerator<void> {
  const reader = yield* gateway('catalogueReader');
  const catalogue = yield* gateway('catalogue');
  const isThere = async (place: number): Promise<boolean> =>
    (await reader.chunk(slug, chunkId(version, place))) !== null;
  let places = from;
  while (yield* patiently(() => isThere(places))) places += 1;
  while (places > from) {
    places -= 1;
    yield* patiently(() => catalogue.removeChunk(slug, chunkId(version, places)));
  }
}

/** Visitors see this version from now on. When its first answer is lost, the second try is refused, and that is no refusal. */
export function* showVersion(slug: string, header: CatalogueHeader): SagaGenerator<void> {
  const catalogue = yield* gateway('catalogue');
  const reader = yield* gateway('catalogueReader');
  let tries = 0;
  try {
    yield* patiently(() => {
      tries += 1;
      return catalogue.writeHeader(slug, header);
    });
  } catch (error) {
    const isRefused = error instanceof GatewayFailure && error.code === ('failed-precondition' satisfies DataCode);
    if (!isRefused || tries === 1) throw error;
    const present = yield* patiently(() => reader.header(slug));
    if (present?.version !== header.version || present.chunkCount !== header.chunkCount) throw error;
  }
}
