import { call, put, select, type SagaGenerator } from 'typed-redux-saga';
import { buildCatalogue, catalogueDetails, lotsToPublish, type PublishedLot } from '../../domain/catalogue/catalogue';
import { chunkId, intoChunks, photosIn } from '../../domain/catalogue/catalogueChunks';
import type { Lot } from '../../domain/lots/lot';
import type { Photo } from '../../domain/photos/photo';
import type { Sale } from '../../domain/sales/sale';
import { publicationStepped, publishedRead } from '../../features/catalogue/publicationSlice';
import { selectLots, selectLotsStatus, selectOpenSaleId } from '../../features/lots/model/lots/lotsSlice';
import { draftStatus } from '../../features/lots/model/operations/drafts';
import { selectSave } from '../../features/lots/model/saves/savesSlice';
import { type DataCode, GatewayFailure } from '../../services/failure';
import { readCatalogue } from '../catalogue/readCatalogue';
import { gateway } from '../base/effects';
import { countUnsentOf, countWaiting, untilLotsAreSent, untilSent } from '../lots/shared/awaitSaves';
import { recordOperations } from '../lots/outbox/recordOperations';
import { patiently } from './patiently';
import { clearPlaces, readPlaces, showVersion } from './publishChunks';
import { publishPhotos, removePhotoFiles } from './publishPhotos';
import { whileSending } from './whileSending';

/** Lots that are asked for at once: as many as one query may name. */
const AT_ONCE = 30;

/**
 * Publishes a sale, or what has changed of it since. Each step may be done once more, so that a person who presses the button
 * again goes on where it broke off; visitors see the version before until the last step names the new one. Gives how many
 * ready lots were left out because not all of them is sent. Rejects with a GatewayFailure.
 */
export function* publishSale(sale: Sale, slug: string, uid: string): SagaGenerator<number> {
  const catalogue = yield* gateway('catalogue');
  if ((yield* select(selectOpenSaleId)) !== sale.id || (yield* select(selectLotsStatus)) !== 'live') {
    throw new GatewayFailure<DataCode>('unavailable');
  }
  // Now: the person may go to another sale, or to none, long before all of it is done.
  const present = yield* select(selectLots);
  yield* patiently(() => catalogue.publishSale(sale.id, slug, catalogueDetails(sale)));
  const left = yield* call(publishLots, sale, present, uid);
  const { lots, photos } = yield* call(readLots, sale.id, present);
  const before = yield* call(readCatalogue, slug, patiently);
  if (before === null) throw new GatewayFailure<DataCode>('not-found');
  const there = photosIn(before.lots);
  const wanted = photosIn(lots);
  const version = before.header.version + 1;
  // Before the files: after a publishing that broke off, the next one finds in them which files to delete.
  const begun = yield* call(removeStrayFiles, slug, version, new Set([...there.keys(), ...wanted.keys()]));
  const chunks = intoChunks(lots);
  yield* call(writeChunks, slug, version, chunks);
  const total = photos.length;
  yield* call(publishPhotos, slug, photos, there, begun, function* (done: number): SagaGenerator<void> {
    yield* put(publicationStepped({ step: 'photos', done, total }));
  });
  const header = { saleId: sale.id, details: catalogueDetails(sale), version, chunkCount: chunks.length };
  yield* call(showVersion, slug, header);
  yield* put(publicationStepped({ step: 'clearing', done: 0, total: 0 }));
  yield* call(
    removePhotoFiles,
    slug,
    [...there.keys()].filter((id) => !wanted.has(id)),
  );
  yield* call(clearPlaces, slug, before.header.version);
  const published = { details: catalogueDetails(sale), version, lots };
  yield* put(publishedRead({ saleId: sale.id, catalogue: published }));
  return left;
}

/** All that are ready, in one act. Gives how many were left out. */
function* publishLots(sale: Sale, lots: readonly Lot[], uid: string): SagaGenerator<number> {
  const ready = lotsToPublish(sale, lots);
  const ids = ready.map(({ id }) => id);
  const unsent = yield* whileSending('sending', {
    wait: () => untilLotsAreSent(sale.id, ids),
    left: (state) => countUnsentOf(state, sale.id, ids),
  });
  const drafts = ready.filter(({ id }) => !unsent.has(id)).flatMap((lot) => draftStatus(sale.id, lot, 'publish'));
  const made = (yield* call(recordOperations, uid, drafts)).map(({ id }) => id);
  yield* whileSending('lots', {
    wait: () => untilSent(made),
    left: (state) => countWaiting(state, made),
  });
  let left = unsent.size;
  for (const id of made) if ((yield* select(selectSave, id)) !== undefined) left += 1;
  return left;
}

/** What the server has, and of that only what is public; nothing else goes any further. */
function* readLots(
  saleId: string,
  present: readonly Lot[],
): SagaGenerator<{ readonly lots: readonly PublishedLot[]; readonly photos: readonly Photo[] }> {
  const reader = yield* gateway('saleReader');
  // The server decides which of them are published: its word on those of a moment ago may not be here yet.
  const ids = present.filter(({ status }) => status !== 'draft').map(({ id }) => id);
  const lots: PublishedLot[] = [];
  const photos: Photo[] = [];
  for (let first = 0; first < ids.length; first += AT_ONCE) {
    yield* put(publicationStepped({ step: 'reading', done: first, total: ids.length }));
    const found = yield* patiently(() => reader.read(saleId, ids.slice(first, first + AT_ONCE)));
    const some = found.flatMap((record) => record.photos);
    const built = buildCatalogue(
      found.map(({ lot }) => lot),
      some,
    );
    const shown = photosIn(built);
    lots.push(...built);
    photos.push(...some.filter(({ id }) => shown.has(id)));
  }
  return { lots, photos };
}

/**
 * Those of what lies where this version will: of a publishing that was broken off, or of a clearing that was. Gives the
 * photos that were found there.
 */
function* removeStrayFiles(
  slug: string,
  version: number,
  kept: ReadonlySet<string>,
): SagaGenerator<ReadonlySet<string>> {
  const found = new Set(photosIn(yield* call(readPlaces, slug, version)).keys());
  yield* call(
    removePhotoFiles,
    slug,
    [...found].filter((id) => !kept.has(id)),
  );
  return found;
}

/** In place of what lies there; visitors do not read it before the header names it. */
function* writeChunks(
  slug: string,
  version: number,
  chunks: readonly (readonly PublishedLot[])[],
): SagaGenerator<void> {
  const catalogue = yield* gateway('catalogue');
  const total = chunks.length;
  for (const [place, some] of chunks.entries()) {
    yield* put(publicationStepped({ step: 'writing', done: place, total }));
    yield* patiently(() => catalogue.writeChunk(slug, chunkId(version, place), { version, lots: some }));
  }
  yield* call(clearPlaces, slug, version, total);
}
