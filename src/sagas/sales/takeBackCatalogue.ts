import { call, put, type SagaGenerator } from 'typed-redux-saga';
import { photosIn } from '../../domain/catalogue/catalogueChunks';
import { publicationStepped, publishedRead } from '../../features/catalogue/publicationSlice';
import { gateway } from '../base/effects';
import { clearPlaces, readPlaces } from './publishChunks';
import { removePhotoFiles } from './publishPhotos';

/** Takes a sale's catalogue back, as `emptyCatalogue` does, and tells how far it is. */
export function* takeBackCatalogue(saleId: string, slug: string): SagaGenerator<void> {
  const version = yield* call(emptyCatalogue, slug, function* (done: number, total: number): SagaGenerator<void> {
    yield* put(publicationStepped({ step: 'clearing', done, total }));
  });
  if (version !== null) yield* put(publishedRead({ saleId, catalogue: { details: null, version, lots: [] } }));
}

/**
 * Shows nothing to visitors any more, at once, and then takes away what they could read: the files, and last the chunks,
 * which tell of the files, so that it can be done once more after a break. The address stays the sale's. Gives the
 * version that is there now; null when there was never one.
 */
export function* emptyCatalogue(
  slug: string,
  onStep?: (done: number, total: number) => SagaGenerator<void>,
): SagaGenerator<number | null> {
  const reader = yield* gateway('catalogueReader');
  const catalogue = yield* gateway('catalogue');
  const header = yield* call([reader, reader.header], slug);
  if (header === null) return null;
  let { version } = header;
  if (onStep !== undefined) yield* call(onStep, 0, 0);
  if (header.chunkCount > 0) {
    version += 1;
    yield* call([catalogue, catalogue.writeHeader], slug, { ...header, version, chunkCount: 0 });
  }
  const ids = new Set<string>();
  for (const each of [version, version + 1]) {
    for (const id of photosIn(yield* call(readPlaces, slug, each)).keys()) ids.add(id);
  }
  let done = 0;
  for (const id of ids) {
    if (onStep !== undefined) yield* call(onStep, done, ids.size);
    yield* call(removePhotoFiles, slug, [id]);
    done += 1;
  }
  for (const each of [version, version + 1]) yield* call(clearPlaces, slug, each);
  return version;
}
