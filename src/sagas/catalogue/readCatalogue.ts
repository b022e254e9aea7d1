import { all, call, type SagaGenerator } from 'typed-redux-saga';
import type { PublishedLot } from '../../domain/catalogue/catalogue';
import { chunkId } from '../../domain/catalogue/catalogueChunks';
import type { CatalogueHeader } from '../../services/catalogue/CatalogueReader';
import { type DataCode, GatewayFailure } from '../../services/failure';
import { gateway } from '../base/effects';

/** While one reads, a new version may be published, and then another one: so often it is begun anew. */
const TRIES = 3;
const AT_ONCE = 8;

export interface WholeCatalogue {
  readonly header: CatalogueHeader;
  readonly lots: readonly PublishedLot[];
}

/** A whole version of a catalogue, never a mixture of two; null when nothing was ever published there. */
export function* readCatalogue(slug: string): SagaGenerator<WholeCatalogue | null> {
  const reader = yield* gateway('catalogueReader');
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const header = yield* call([reader, reader.header], slug);
    if (header === null) return null;
    const lots = yield* call(readLots, slug, header);
    if (lots !== null) return { header, lots };
  }
  throw new GatewayFailure<DataCode>('aborted');
}

/** Null when a chunk of this version is not there any more. */
function* readLots(slug: string, { version, chunkCount }: CatalogueHeader): SagaGenerator<PublishedLot[] | null> {
  const reader = yield* gateway('catalogueReader');
  const lots: PublishedLot[] = [];
  for (let first = 0; first < chunkCount; first += AT_ONCE) {
    const places = Array.from({ length: Math.min(AT_ONCE, chunkCount - first) }, (_, place) => first + place);
    const chunks = yield* all(
      places.map((place) => call([reader, reader.chunk] as const, slug, chunkId(version, place))),
    );
    for (const chunk of chunks) {
      if (chunk === null || chunk.version !== version) return null;
      lots.push(...chunk.lots);
    }
  }
  return lots;
}
