import { call, put, select, type SagaGenerator } from 'typed-redux-saga';
import { CATALOGUE_STATUSES } from '../../domain/catalogue';
import { photosIn } from '../../domain/catalogueChunks';
import { publicationStepped, publishedRead } from '../../features/catalogue/publicationSlice';
import { selectLots } from '../../features/lots/lotsSlice';
import { selectPhotoIdsOfLot } from '../../features/lots/photosSlice';
import { gateway } from '../effects';
import { clearPlaces, readPlaces } from './publishChunks';
import { removePhotoFiles } from './publishPhotos';

/**
 * Shows nothing to visitors any more, at once, and then takes away what they could read: the files, and last the chunks,
 * which tell of the files, so that it can be done once more after a break. The address stays the sale's.
 */
export function* takeBackCatalogue(saleId: string, slug: string, uid: string): SagaGenerator<void> {
  const reader = yield* gateway('catalogueReader');
  const catalogue = yield* gateway('catalogue');
  const header = yield* call([reader, reader.header], slug);
  if (header === null) return;
  let { version } = header;
  yield* put(publicationStepped({ step: 'clearing', done: 0, total: 0 }));
  if (header.chunkCount > 0) {
    version += 1;
    yield* call([catalogue, catalogue.writeHeader], slug, { ...header, version, chunkCount: 0 }, uid);
  }
  const ids = new Set(yield* call(photosOfPublishedLots));
  for (const each of [version, version + 1]) {
    for (const id of photosIn(yield* call(readPlaces, slug, each)).keys()) ids.add(id);
  }
  let done = 0;
  for (const id of ids) {
    yield* put(publicationStepped({ step: 'clearing', done, total: ids.size }));
    yield* call(removePhotoFiles, slug, [id]);
    done += 1;
  }
  for (const each of [version, version + 1]) yield* call(clearPlaces, slug, each);
  yield* put(publishedRead({ saleId, catalogue: { details: null, version, lots: [] } }));
}

/** Their files may be public without a chunk that tells of them, after a publishing that was broken off. */
function* photosOfPublishedLots(): SagaGenerator<string[]> {
  const statuses: ReadonlySet<string> = new Set(CATALOGUE_STATUSES);
  const ids: string[] = [];
  for (const { id, status } of yield* select(selectLots)) {
    if (statuses.has(status)) ids.push(...(yield* select(selectPhotoIdsOfLot, id)));
  }
  return ids;
}
