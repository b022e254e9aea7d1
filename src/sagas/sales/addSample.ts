import { call, delay, fork, put, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import { NO_PRIVATE_FIELDS } from '../../domain/lots/lot';
import type { OperationDraft } from '../../domain/operations/operations';
import type { SampleLot } from '../../domain/sample/sampleLots';
import { dayOf } from '../../domain/values/dayOf';
import { minorDigits } from '../../domain/values/money';
import { keysBetween } from '../../domain/values/order';
import {
  lotsReceived,
  saleEntered,
  selectLot,
  selectLotsStatus,
  selectOpenSaleId,
} from '../../features/lots/model/lots/lotsSlice';
import { draftPrivateEdit } from '../../features/lots/model/operations/drafts';
import { markLotsReady } from '../../features/lots/model/operations/lotCommands';
import { addPhotos, photoStored } from '../../features/lots/model/photos/photosSlice';
import { locationChanged, navigate, selectPath } from '../../features/navigation/model/navigationSlice';
import { addSample, saleCreated, sampleChanged, selectOwnSales } from '../../features/sales/salesSlice';
import { salesTexts } from '../../features/sales/salesTexts';
import { codeOf, DATA_CODES, type DataCode } from '../../services/failure';
import { newId } from '../../shared/id';
import { saleIdOf } from '../../domain/sales/addresses';
import { gateway } from '../base/effects';
import { safely } from '../base/safely';
import { texts } from '../base/texts';
import { recordOperations } from '../lots/outbox/recordOperations';
import { reportFailure } from '../shared/reportFailure';

const AHEAD_MS = 28 * 24 * 60 * 60 * 1000;
/** The person waits for the sale; after so long without an answer the page says so. */
const LIMIT_MS = 15_000;
/** Photos that take longer leave the lots drafts. */
const PHOTOS_MS = 120_000;

/** The sample goes the way of all work: a sale of the person's own, operations in the outbox, photos as chosen files. */
export function* watchAddSample(uid: string): SagaGenerator<void> {
  // Asking again after a lost answer makes no second sale.
  let id = newId();
  for (;;) {
    yield* take(addSample);
    const path = yield* select(selectPath);
    yield* put(sampleChanged({ status: 'working' }));
    try {
      const sample = yield* gateway('sample');
      const lots = yield* call([sample, sample.lots]);
      const { made } = yield* race({ made: call(openSale, id, uid, path), late: delay(LIMIT_MS) });
      if (made === undefined) {
        yield* put(sampleChanged({ status: 'refused', code: 'deadline-exceeded' }));
        continue;
      }
      yield* fork(safely('addSample', fill), id, lots, uid);
      id = newId();
      yield* put(sampleChanged({ status: 'idle' }));
    } catch (error) {
      yield* call(reportFailure, 'addSample', error, uid);
      yield* put(sampleChanged({ status: 'refused', code: codeOf<DataCode>(error, DATA_CODES, 'unknown') }));
    }
  }
}

/**
 * A new sale of the person's own, which is then shown: until it is there, or the person has gone elsewhere. Who has left
 * the page of `path` before there was a sale is not led to it.
 */
function* openSale(id: string, uid: string, path: string): SagaGenerator<true> {
  const sales = yield* gateway('sales');
  const title = (yield* texts(salesTexts)).sampleTitle;
  const currency = (yield* select(selectOwnSales))[0]?.currency ?? 'EUR';
  const details = { title, date: dayOf(Date.now() + AHEAD_MS), place: null, currency };
  yield* call([sales, sales.create], id, details, uid);
  yield* put(saleCreated({ sale: { id, ...details, status: 'open', roles: { [uid]: 'owner' }, createdBy: uid } }));
  if ((yield* select(selectPath)) === path) yield* put(navigate(`/sales/${id}`));
  yield* race({ there: call(untilThere, id), left: call(untilLeft, id) });
  return true;
}

function* untilThere(saleId: string): SagaGenerator<void> {
  while ((yield* select(selectOpenSaleId)) !== saleId || (yield* select(selectLotsStatus)) !== 'live') {
    yield* take([saleEntered, lotsReceived]);
  }
}

function* untilLeft(saleId: string): SagaGenerator<void> {
  while (saleIdOf(yield* select(selectPath)) === saleId) yield* take(locationChanged);
}

/** Lots and photos go into the open sale: who has left the sample meanwhile finds it going on when it is open again. */
function* fill(saleId: string, lots: readonly SampleLot[], uid: string): SagaGenerator<void> {
  yield* call(untilThere, saleId);
  const currency = (yield* select(selectOwnSales)).find(({ id }) => id === saleId)?.currency ?? 'EUR';
  const keys = keysBetween(null, null, lots.length);
  const made = lots.map((lot, place) => ({ lot, id: newId(), order: keys[place] ?? 'a0' }));
  yield* call(
    recordOperations,
    uid,
    made.flatMap((each) => draftsOf(saleId, each, 10 ** minorDigits(currency))),
  );
  const sample = yield* gateway('sample');
  const pictures = yield* gateway('pictures');
  for (const { lot, id: lotId } of made) {
    const file = yield* call([sample, sample.photo], lot);
    const id = yield* call([pictures, pictures.hold], file);
    yield* call(untilThere, saleId);
    yield* put(addPhotos({ files: [{ id, name: file.name, lastModified: file.lastModified }], lotId }));
  }
  const ready = made.flatMap(({ lot, id }) => (lot.ready ? [id] : []));
  const { late } = yield* race({ shown: call(untilShown, ready), late: delay(PHOTOS_MS) });
  yield* call(untilThere, saleId);
  if (late === undefined) yield* put(markLotsReady({ lotIds: ready }));
}

/** Until each of the lots has its photo: only then it can be ready. */
function* untilShown(lotIds: readonly string[]): SagaGenerator<void> {
  for (;;) {
    const lots: (string | null | undefined)[] = [];
    for (const id of lotIds) lots.push((yield* select(selectLot, id))?.coverPhotoId);
    if (lots.every((cover) => typeof cover === 'string')) return;
    yield* take([photoStored, lotsReceived]);
  }
}

interface MadeLot {
  readonly lot: SampleLot;
  readonly id: string;
  readonly order: string;
}

/** What is not ready yet lacks its estimate: there is something to do. `unit`: minor units in one of the currency. */
function draftsOf(saleId: string, { lot, id: lotId, order }: MadeLot, unit: number): readonly OperationDraft[] {
  const { number, title, description, category, period, materials, condition } = lot;
  const estimates = lot.ready && { estimateLow: lot.estimateLow * unit, estimateHigh: lot.estimateHigh * unit };
  const fields = { title, description, category, period, materials, condition, ...estimates };
  const reserve = Math.round(lot.estimateLow * 0.9) * unit;
  const privately = lot.ready ? { reserve, consignor: `Consignor ${1 + (number % 7)}` } : {};
  return [
    { saleId, lotId, kind: 'createLot', number, suffix: '', order, fields },
    ...draftPrivateEdit(saleId, lotId, NO_PRIVATE_FIELDS, privately),
  ];
}
