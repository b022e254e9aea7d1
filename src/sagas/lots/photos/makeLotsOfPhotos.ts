import { call, put, select, type SagaGenerator } from 'typed-redux-saga';
import { type IntakePlan, planIntake, planPhotosForLot, type PlannedPhoto } from '../../../domain/photos/intake';
import type { KnownFile } from '../../../features/lots/model/photos/choicesSlice';
import { selectLot, selectLots } from '../../../features/lots/model/lots/lotsSlice';
import {
  photosCaptured,
  selectIntakePhoto,
  selectPhotoIdsOfLot,
  selectStoredPhoto,
} from '../../../features/lots/model/photos/photosSlice';
import { newId } from '../../../shared/id';
import { fieldsOfNewLot } from '../templates/applyTemplates';
import { draftLot, tellWithoutNumber, withNumbers } from '../commands/makeNewLots';
import { wantedNumbers } from '../numbers/numberReservations';
import { recordOperations } from '../outbox/recordOperations';

/**
 * Lots appear at once, with the chosen files as their pictures; keeping, preparing and uploading follow. `lotsOf`: lots that
 * some files belong to already. Gives the new ones. `group`: the act that the new lots are part of.
 */
export function* makeLotsOfPhotos(
  uid: string,
  saleId: string,
  lotId: string | null,
  files: readonly KnownFile[],
  lotsOf: ReadonlyMap<string, string>,
  group?: string,
): SagaGenerator<ReadonlySet<string>> {
  const orders = yield* call(lastOrders, lotId);
  const withPhoto = new Set(orders.keys());
  const lastPhotoOrder = (id: string): string | null => orders.get(id) ?? null;
  const joined: PlannedPhoto[] = [];
  const addTo = (ofLot: readonly KnownFile[], id: string): void => {
    const { photos } = planPhotosForLot(ofLot, id, lastPhotoOrder(id));
    joined.push(...photos);
    const last = photos.at(-1);
    if (last !== undefined) orders.set(id, last.order);
  };
  const others: KnownFile[] = [];
  for (const file of files) {
    const known = lotId ?? lotsOf.get(file.id);
    const isThere = known !== undefined && (yield* select(selectLot, known))?.deletedAt === null;
    if (lotId === null && isThere) addTo([file], known);
    else others.push(file);
  }
  if (lotId !== null) addTo(others, lotId);
  const wantedOf = yield* call(wantedNumbers, saleId);
  const plan = yield* withNumbers<IntakePlan>(uid, saleId, (stock) => {
    const made = planIntake({ files: lotId === null ? others : [], stock, wantedOf, lastPhotoOrder, newId });
    return { made, ahead: made.ahead };
  });
  const begun = new Set(plan.lots.map(({ id }) => id));
  const sources = new Map(files.map(({ id, source }) => [id, source]));
  const photos = [...joined, ...plan.photos].map((photo) => {
    const first = !withPhoto.has(photo.lotId);
    withPhoto.add(photo.lotId);
    return { ...photo, first, source: sources.get(photo.id) ?? '', coming: begun.has(photo.lotId) };
  });
  const fields = yield* call(fieldsOfNewLot);
  // Before their lots: the saga that keeps the lots then knows which photos belong to them.
  yield* put(photosCaptured({ saleId, photos }));
  yield* call(
    recordOperations,
    uid,
    plan.lots.map((lot) => draftLot(saleId, lot, fields)),
    group,
  );
  yield* call(tellWithoutNumber, saleId, plan.lots);
  return begun;
}

/** The key of the last photo of each lot that has some. */
function* lastOrders(lotId: string | null): SagaGenerator<Map<string, string>> {
  const orders = new Map<string, string>();
  for (const id of lotId === null ? (yield* select(selectLots)).map((lot) => lot.id) : [lotId]) {
    const lastId = (yield* select(selectPhotoIdsOfLot, id)).at(-1);
    if (lastId === undefined) continue;
    const last = (yield* select(selectStoredPhoto, lastId)) ?? (yield* select(selectIntakePhoto, lastId));
    if (last !== undefined) orders.set(id, last.order);
  }
  return orders;
}
