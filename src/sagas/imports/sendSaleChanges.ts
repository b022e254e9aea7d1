import { call, delay, select, type SagaGenerator } from 'typed-redux-saga';
import { marksOfPhotos } from '../../domain/imports/plan/planPictures';
import type { PrivateLotFields, Lot } from '../../domain/lots/lot';
import { selectLots, selectPrivateReader, selectTrashedLots } from '../../features/lots/model/lots/lotsSlice';
import { selectHeldByOthers } from '../../features/lots/model/numbering/reservationsSlice';
import {
  selectIntakePhoto,
  selectPhotoIdsOfLot,
  selectStoredPhoto,
  type WithPhotos,
} from '../../features/lots/model/photos/photosSlice';
import { gateway } from '../base/effects';
import { statusOfSale } from '../lots/outbox/recordOperations';

/** Lots that go to the reader in one task of the page: to copy thousands is a long one. */
const TOGETHER = 500;

interface SentLot {
  readonly lot: Lot;
  readonly privately: PrivateLotFields;
  readonly photoIds: readonly string[];
}

/** What the reader knows of the sale. Of a lot it is enough to know the very objects: state never changes in place. */
export interface SentSale {
  saleId: string | null;
  readonly lots: Map<string, SentLot>;
  held: ReadonlySet<string> | null;
  status: string | null;
}

export const nothingSent = (): SentSale => ({ saleId: null, lots: new Map(), held: null, status: null });

/** Sends the reader what has changed in the sale since it knows it. True when there was something. */
export function* sendSaleChanges(saleId: string, known: SentSale): SagaGenerator<boolean> {
  const reader = yield* gateway('importReader');
  if (known.saleId !== saleId) {
    known.lots.clear();
    known.saleId = saleId;
    yield* call([reader, reader.forgetSale]);
  }
  const lots = [...(yield* select(selectLots)), ...(yield* select(selectTrashedLots))];
  const privateOf = yield* select(selectPrivateReader);
  const photos = yield* select((now: WithPhotos) => now);
  const held = yield* select(selectHeldByOthers);
  const status = yield* call(statusOfSale, saleId);
  const changed = lots.filter((lot) => {
    const before = known.lots.get(lot.id);
    if (before?.lot !== lot || before.privately !== privateOf(lot.id)) return true;
    return before.photoIds !== selectPhotoIdsOfLot(photos, lot.id);
  });
  const present = new Set(lots.map(({ id }) => id));
  const removed = [...known.lots.keys()].filter((id) => !present.has(id));
  if (changed.length + removed.length === 0 && known.held === held && known.status === status) return false;
  for (const id of removed) known.lots.delete(id);
  known.held = held;
  known.status = status;
  for (let from = 0; from === 0 || from < changed.length; from += TOGETHER) {
    const part = changed.slice(from, from + TOGETHER).map((lot) => {
      const privately = privateOf(lot.id);
      const photoIds = selectPhotoIdsOfLot(photos, lot.id);
      known.lots.set(lot.id, { lot, privately, photoIds });
      const own = photoIds.flatMap((id) => selectStoredPhoto(photos, id) ?? selectIntakePhoto(photos, id) ?? []);
      return { ...privately, ...lot, photoMarks: marksOfPhotos(own) };
    });
    const change = { lots: part, removed: from === 0 ? removed : [], held: [...held], status };
    yield* call([reader, reader.receiveSaleChange], change);
    yield* delay(0);
  }
  return true;
}
