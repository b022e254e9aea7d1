import { all, call, type SagaGenerator } from 'typed-redux-saga';
import type { PublishedLot } from '../../domain/catalogue/catalogue';
import { chunkId } from '../../domain/catalogue/catalogueChunks';
import type { CatalogueChunk, CatalogueHeader } from '../../services/catalogue/CatalogueReader';
import { type DataCode, GatewayFailure } from '../../services/failure';
import { gateway } from '../base/effects';

/** While one reads, a new version may be published, and then another one: so often it is begun anew. */
const TRIES = 3;
const AT_ONCE = 8;

export interface WholeCatalogue {
  readonly header: CatalogueHeader;
  readonly lots: readonly PublishedLot[];
}

type Asking = <Result>(ask: () => Promise<Result>) => SagaGenerator<Result>;

/** Asks once. */
function* once<Result>(ask: () => Promise<Result>): SagaGenerator<Result> {
  return yield* call(ask);
}

/**
 * A whole version of a catalogue, never a mixture of two; null when nothing was ever published there. `asking`: how each
 * document is asked for.
 */
export function* readCatalogue(slug: string, asking: Asking = once): SagaGenerator<WholeCatalogue | null> {
  const reader = yield* gateway('catalogueReader');
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const header = yield* asking(() => reader.header(slug));
    if (header === null) return null;
    const lots = yield* call(readLots, slug, header, asking);
    if (lots !== null) return { header, lots };
  }
  throw new GatewayFailure<DataCode>('aborted');
}

/** Null when a chunk of this version is not there any more. */
function* readLots(
  slug: string,
  { version, chunkCount }: CatalogueHeader,
  asking: Asking,
): SagaGenerator<PublishedLot[] | null> {
  const reader = yield* gateway('catalogueReader');
  const lots: PublishedLot[] = [];
  for (let first = 0; first < chunkCount; first += AT_ONCE) {
    const places = Array.from({ length: Math.min(AT_ONCE, chunkCount - first) }, (_, place) => first + place);
    const chunks = yield* all(
      places.map((place) => call(asking<CatalogueChunk | null>, () => reader.chunk(slug, chunkId(version, place)))),
    );
    for (const chunk of chunks) {
      if (chunk === null || chunk.version !== version) return null;
      lots.push(...chunk.lots);
    }
  }
  return lots;
}
