import { all, call, put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { EDITABLE_LOT_FIELDS, type LotStatus } from '../../domain/lot';
import { planIntake, planPhotosForLot } from '../../domain/intake';
import { missingForReady } from '../../domain/readiness';
import { lotMachine, type LotEvent } from '../../features/lots/lotMachine';
import {
  addEmptyLot,
  editLot,
  markLotReady,
  returnLotToDraft,
  selectLot,
  selectLots,
  selectOpenSaleId,
} from '../../features/lots/lotsSlice';
import {
  addPhotos,
  photosCaptured,
  photosRefused,
  type ChosenFile,
  selectIntakePhoto,
  selectPhotoIdsOfLot,
  selectStoredPhoto,
} from '../../features/lots/photosSlice';
import { operationMade } from '../../features/lots/savesSlice';
import type { FieldChange } from '../../services/lots/LotsGateway';
import { gateway } from '../effects';
import { newId } from '../../shared/id';
import { targets } from '../../shared/machine';

/** Turns what a person does to lots into operations. Nothing here waits for a network. */
export function* makeOperations(uid: string): SagaGenerator<void> {
  yield* takeEvery(editLot, handleEditLot, uid);
  yield* takeEvery(markLotReady, ({ payload }) => handleStatus(uid, 'markReady', payload.lotId));
  yield* takeEvery(returnLotToDraft, ({ payload }) => handleStatus(uid, 'backToDraft', payload.lotId));
  yield* takeEvery(addEmptyLot, handleAddEmptyLot, uid);
  yield* takeEvery(addPhotos, handleAddPhotos, uid);
}

/** Only the fields that really changed go into the operation, each with its value before. */
function* handleEditLot(uid: string, { payload: { lotId, changes } }: ReturnType<typeof editLot>): SagaGenerator<void> {
  const saleId = yield* select(selectOpenSaleId);
  const lot = yield* select(selectLot, lotId);
  if (saleId === null || lot === undefined) return;
  const changed: Partial<Record<(typeof EDITABLE_LOT_FIELDS)[number], FieldChange>> = {};
  for (const field of EDITABLE_LOT_FIELDS) {
    const after = changes[field];
    if (after !== undefined && after !== lot[field]) changed[field] = { before: lot[field], after };
  }
  if (Object.keys(changed).length === 0) return;
  // Ready always means complete: a ready lot that loses what ready needs is a draft again, and that goes first.
  if (lot.status === 'ready' && missingForReady({ ...lot, ...changes }).length > 0) {
    yield* handleStatus(uid, 'backToDraft', lotId);
  }
  yield* put(operationMade({ operation: { id: newId(), saleId, lotId, uid, kind: 'editLot', changes: changed } }));
}

function* handleStatus(uid: string, event: LotEvent, lotId: string): SagaGenerator<void> {
  const saleId = yield* select(selectOpenSaleId);
  const lot = yield* select(selectLot, lotId);
  if (saleId === null || lot === undefined) return;
  const after: LotStatus | undefined = targets(lotMachine, lot.status, event)[0];
  if (after === undefined || (after === 'ready' && missingForReady(lot).length > 0)) return;
  yield* put(
    operationMade({
      operation: { id: newId(), saleId, lotId, uid, kind: 'setLotStatus', before: lot.status, after },
    }),
  );
}

function* handleAddEmptyLot(uid: string): SagaGenerator<void> {
  const saleId = yield* select(selectOpenSaleId);
  if (saleId === null) return;
  const lots = yield* select(selectLots);
  const plan = planIntake({
    files: [{ id: '', name: '', lastModified: 0 }],
    lots,
    lastPhotoOrder: () => null,
    newId,
  });
  for (const lot of plan.lots) yield* call(createLot, uid, saleId, lot);
}

function* createLot(
  uid: string,
  saleId: string,
  lot: { readonly id: string; readonly number: number | null; readonly suffix: string; readonly order: string },
): SagaGenerator<void> {
  const { id: lotId, number, suffix, order } = lot;
  yield* put(
    operationMade({
      operation: { id: newId(), saleId, lotId, uid, kind: 'createLot', number, suffix, order, fields: {} },
    }),
  );
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
  for (const lot of plan.lots) yield* call(createLot, uid, saleId, lot);
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
