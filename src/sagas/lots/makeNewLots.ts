import { all, call, put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { planIntake, planPhotosForLot, type PlannedLot } from '../../domain/intake';
import { EDITABLE_LOT_FIELDS, type EditableLotFields, NO_PRIVATE_FIELDS } from '../../domain/lot';
import { newNumber } from '../../domain/newNumber';
import { keysBetween } from '../../domain/order';
import { addEmptyLot, selectLotPrivate, selectLots, selectOpenSaleId } from '../../features/lots/lotsSlice';
import { draftPrivateEdit } from '../../features/lots/operations/drafts';
import { duplicateLot, duplicateLots } from '../../features/lots/operations/lotCommands';
import {
  addPhotos,
  photosCaptured,
  photosRefused,
  type ChosenFile,
  selectIntakePhoto,
  selectPhotoIdsOfLot,
  selectStoredPhoto,
} from '../../features/lots/photosSlice';
import type { OperationDraft } from '../../services/lots/LotsGateway';
import { newId } from '../../shared/id';
import { gateway } from '../effects';
import { recordOperations, statusOfSale } from './recordOperations';

/** Lots that come into being: empty, from photos, and as the double of another one. */
export function* makeNewLots(uid: string): SagaGenerator<void> {
  yield* takeEvery(addEmptyLot, handleAddEmptyLot, uid);
  yield* takeEvery(duplicateLot, ({ payload }) => handleDuplicate(uid, [payload.lotId], payload.group));
  yield* takeEvery(duplicateLots, ({ payload }) => handleDuplicate(uid, payload.lotIds, payload.group));
  yield* takeEvery(addPhotos, handleAddPhotos, uid);
}

function draftLot(
  saleId: string,
  { id: lotId, number, suffix, order }: PlannedLot,
  fields: Partial<EditableLotFields> = {},
): OperationDraft {
  return { saleId, lotId, kind: 'createLot', number, suffix, order, fields };
}

function* handleAddEmptyLot(uid: string): SagaGenerator<void> {
  const saleId = yield* select(selectOpenSaleId);
  if (saleId === null) return;
  const lots = yield* select(selectLots);
  const last = lots.at(-1) ?? null;
  const number = newNumber(lots, last, yield* call(statusOfSale, saleId));
  const [order = 'a0'] = keysBetween(last?.order ?? null, null, 1);
  const lot = { id: newId(), number: number?.number ?? null, suffix: number?.suffix ?? '', order };
  yield* call(recordOperations, uid, [draftLot(saleId, lot)]);
}

/** Each behind its lot, with all that was said of it and not its photos: those show the other one. One act. */
function* handleDuplicate(uid: string, lotIds: readonly string[], group?: string): SagaGenerator<void> {
  const saleId = yield* select(selectOpenSaleId);
  if (saleId === null) return;
  const status = yield* call(statusOfSale, saleId);
  const lots = yield* select(selectLots);
  const numbered: (typeof lots)[number][] = [...lots];
  const drafts: OperationDraft[] = [];
  for (const [place, source] of lots.entries()) {
    if (!lotIds.includes(source.id)) continue;
    const number = newNumber(numbered, source, status);
    const [order = 'a0'] = keysBetween(source.order, lots[place + 1]?.order ?? null, 1);
    const lot = { id: newId(), number: number?.number ?? null, suffix: number?.suffix ?? '', order };
    numbered.push({ ...source, ...lot });
    const said = EDITABLE_LOT_FIELDS.filter((field) => field !== 'coverPhotoId').map((field) => [field, source[field]]);
    const fields = Object.fromEntries(said) as Partial<EditableLotFields>;
    const { reserve, consignor, notes } = yield* select(selectLotPrivate, source.id);
    const privately = draftPrivateEdit(saleId, lot.id, NO_PRIVATE_FIELDS, { reserve, consignor, notes });
    drafts.push(draftLot(saleId, lot, fields), ...privately);
  }
  yield* call(recordOperations, uid, drafts, group);
}

/** Lots appear at once, with the chosen files as their pictures; preparing and uploading follow. */
function* handleAddPhotos(uid: string, { payload }: ReturnType<typeof addPhotos>): SagaGenerator<void> {
  const { lotId } = payload;
  const saleId = yield* select(selectOpenSaleId);
  if (saleId === null) return;
  const files = yield* call(takeUsable, saleId, payload.files);
  // Another sale was opened in the blink of the check: the photos do not belong there.
  if (files.length === 0 || (yield* select(selectOpenSaleId)) !== saleId) return;
  const lots = yield* select(selectLots);
  const orders = new Map<string, string>();
  for (const id of lotId === null ? lots.map((lot) => lot.id) : [lotId]) {
    const lastId = (yield* select(selectPhotoIdsOfLot, id)).at(-1);
    if (lastId === undefined) continue;
    const last = (yield* select(selectStoredPhoto, lastId)) ?? (yield* select(selectIntakePhoto, lastId));
    if (last !== undefined) orders.set(id, last.order);
  }
  const lastPhotoOrder = (id: string): string | null => orders.get(id) ?? null;
  const plan =
    lotId === null
      ? planIntake({ files, lots, lastPhotoOrder, newId })
      : planPhotosForLot(files, lotId, lastPhotoOrder(lotId));
  yield* call(
    recordOperations,
    uid,
    plan.lots.map((lot) => draftLot(saleId, lot)),
  );
  const withPhoto = new Set(orders.keys());
  const photos = plan.photos.map((photo) => {
    const first = !withPhoto.has(photo.lotId);
    withPhoto.add(photo.lotId);
    return { ...photo, first };
  });
  yield* put(photosCaptured({ saleId, photos }));
}

/** The files that may be photos; the others go to the list of refused ones with their reason, and make no lot. */
function* takeUsable(saleId: string, files: readonly ChosenFile[]): SagaGenerator<readonly ChosenFile[]> {
  const preparer = yield* gateway('preparer');
  const pictures = yield* gateway('pictures');
  const verdicts = yield* all(
    files.map(({ id }) => {
      const file = pictures.file(id);
      return call(async () => (file === undefined ? null : preparer.inspect(file)));
    }),
  );
  const photos = files.flatMap(({ id, name }, index) => {
    const refusal = verdicts[index] ?? null;
    return refusal === null ? [] : [{ id, fileName: name, refusal }];
  });
  if (photos.length === 0) return files;
  for (const { id } of photos) pictures.release(id);
  yield* put(photosRefused({ saleId, photos }));
  const refused = new Set(photos.map(({ id }) => id));
  return files.filter(({ id }) => !refused.has(id));
}
