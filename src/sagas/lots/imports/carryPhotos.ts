import { buffers, channel, type Channel } from 'redux-saga';
import { call, delay, fork, put, select, take, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import type { CarriedLot } from '../../../domain/imports/own/carried';
import { type Carrying, photosCarried, photosToCarry } from '../../../features/imports/model/importSlice';
import { carryTexts } from '../../../features/imports/model/carryTexts';
import { retryAllSaves } from '../../../features/lots/model/saves/savesSlice';
import { selectIntakePhoto, type WithPhotos } from '../../../features/lots/model/photos/photosSlice';
import { notificationRequested } from '../../../features/notifications/notificationsSlice';
import { actTaken, importNamed } from '../../../features/lots/model/history/undoSlice';
import type { Photo } from '../../../domain/photos/photo';
import type { Operation } from '../../../domain/operations/operations';
import type { LotRecord } from '../../../services/lots/SaleReader';
import { gateway } from '../../base/effects';
import { texts } from '../../base/texts';
import { reportFailure } from '../../shared/reportFailure';
import { untilLotsAreSent, untilPhotosArrive } from '../shared/awaitSaves';
import { copyOfPhoto, type CopyPlan, draftFinish } from '../transfer/transferCopies';
import { AT_ONCE, copyPhotos } from '../transfer/transferPhotos';
import { sendOnce } from '../transfer/transferSteps';
import { asPicture, takePicture } from './takePicture';

type Kept = ReturnType<typeof photosToCarry>['payload']['kept'];

/**
 * Brings the photos of an import to its lots, one import after the other: from where the file says that they lie, or from the
 * pictures beside it. Each step may be done once more: a page that is loaded anew goes on, and passes over what is there.
 */
export function* carryPhotos(uid: string): SagaGenerator<void> {
  const queue = channel<Kept>(buffers.expanding(4));
  const stopped = new Map<string, Kept>();
  const known = new Map<string, Kept>();
  const takenBack = new Set<string>();
  const came = new Set<string>();
  const over = new Set<string>();
  /** Imports by the acts that took them back. */
  const undoneAs = new Map<string, string>();
  yield* takeEvery(photosToCarry, function* ({ payload: { kept } }) {
    if (known.has(kept.id)) return;
    known.set(kept.id, kept);
    // A page that was loaded anew has not made the lots, whose act it is.
    yield* put(importNamed({ id: kept.id, name: kept.name }));
    yield* put(queue, kept);
  });
  // What was not there before goes into the trash, where photos do no harm; lots that were there shall be as they were.
  yield* takeEvery(actTaken, function* ({ payload: { id, way, group } }) {
    if (way === 'redo') {
      const again = undoneAs.get(id) ?? '';
      if (takenBack.delete(again)) yield* call(sayLeftOut, known.get(again), came);
      return;
    }
    takenBack.add(id);
    if (group !== null) undoneAs.set(group, id);
    const kept = known.get(id);
    // Of what is over the device keeps nothing that a later page could bring once more.
    if (kept !== undefined && !over.has(id)) yield* call(forgetLots, uid, kept);
  });
  // Back in the network, or at this window: what has stopped may go on.
  yield* takeEvery(retryAllSaves, function* () {
    const again = [...stopped.values()];
    stopped.clear();
    for (const kept of again) yield* put(queue, kept);
  });
  yield* fork(work, uid, queue, { stopped, takenBack, came, over });
}

interface Course {
  readonly stopped: Map<string, Kept>;
  /** Imports that were undone since this page began. */
  readonly takenBack: ReadonlySet<string>;
  /** Photos that were brought to their lots. */
  readonly came: Set<string>;
  /** Imports of which nothing is still to come. */
  readonly over: Set<string>;
}

function* work(uid: string, queue: Channel<Kept>, { stopped, takenBack, came, over }: Course): SagaGenerator<void> {
  const plans = yield* gateway('importPlans');
  const claimed = new Set<string>();
  try {
    for (;;) {
      const kept = yield* take(queue);
      const claim = `photos of ${kept.id}`;
      try {
        // Another page of this browser may be at it.
        if (!(yield* call(claimOnce, claimed, claim))) continue;
        yield* call(carry, uid, kept, { isTakenBack: () => takenBack.has(kept.id), came, over });
      } catch (error) {
        yield* call(reportFailure, 'carryPhotos', error, uid);
        console.warn('The photos of an import wait.', error);
        stopped.set(kept.id, kept);
      }
    }
  } finally {
    // The session has ended: at the next one this page may go on.
    for (const claim of claimed) plans.release(claim);
  }
}

/** Noted before the browser answers: a session that ends meanwhile lets go of it, too. */
function* claimOnce(claimed: Set<string>, claim: string): SagaGenerator<boolean> {
  if (claimed.has(claim)) return true;
  const plans = yield* gateway('importPlans');
  claimed.add(claim);
  try {
    if (yield* call([plans, plans.claim], claim)) return true;
    claimed.delete(claim);
    return false;
  } catch (error) {
    claimed.delete(claim);
    throw error;
  }
}

interface OnTheWay extends Pick<Course, 'came' | 'over'> {
  readonly isTakenBack: () => boolean;
}

function* carry(
  uid: string,
  { id, saleId, carried }: Kept,
  { isTakenBack, came, over }: OnTheWay,
): SagaGenerator<void> {
  const plan: CopyPlan = { id, uid, to: saleId };
  const lotIds = carried.map(({ lotId }) => lotId);
  let progress: Carrying = {
    importId: id,
    saleId,
    total: countPhotos(carried),
    done: 0,
    missing: 0,
    isOver: false,
  };
  const onCopied = function* (more: Partial<Carrying>): SagaGenerator<void> {
    progress = { ...progress, ...more };
    yield* put(photosCarried(progress));
  };
  // Said before the server has the lots, so that the person knows that photos will come.
  yield* call(onCopied, {});
  const there = yield* call(lotsOnServer, uid, saleId, lotIds);
  // A lot that was taken back meanwhile needs no photos.
  const lots = carried.filter(({ lotId }) => there.has(lotId));
  yield* call(onCopied, { total: countPhotos(lots) });
  let onTheWay: readonly string[] = [];
  const begun: string[] = [];
  for (const lot of lots) {
    for (const photo of lot.photos) {
      onTheWay = yield* call(untilPhotosArrive, onTheWay, AT_ONCE - 1);
      if (lot.wasThere && isTakenBack()) break;
      const known = there.get(lot.lotId)?.photos ?? [];
      const one = { ...asCopied(lot), photos: [photo] };
      const counted = function* (): SagaGenerator<void> {
        came.add(photo.id);
        yield* call(onCopied, { done: progress.done + 1 });
      };
      // A photo that nobody has stored lies beside the file only.
      const copied = photo.path === '' ? GONE : yield* call(copyPhotos, plan, one, lot.lotId, known, counted);
      if (!copied.isGone) {
        if (copied.problem !== null) throw new Error(`The photos of an import stopped: ${copied.problem}.`);
        onTheWay = [...onTheWay, ...copied.ids];
        begun.push(...copied.ids);
        continue;
      }
      const taken = yield* call(takePicture, plan, lot, photo, { there: known, isTakenBack });
      if (taken === null) yield* call(onCopied, { missing: progress.missing + 1 });
      else {
        onTheWay = [...onTheWay, taken];
        begun.push(taken);
        yield* call(counted);
      }
    }
  }
  yield* call(untilPhotosArrive, onTheWay);
  yield* call(
    finish,
    plan,
    lots.filter(({ wasThere }) => !wasThere),
  );
  over.add(id);
  const lost = yield* select(countLost, begun);
  yield* call(onCopied, { done: progress.done - lost, isOver: true });
  yield* call(conclude, uid, progress);
}

const countPhotos = (lots: readonly CarriedLot[]): number => lots.reduce((sum, { photos }) => sum + photos.length, 0);

/** How many of these photos were refused on their way, or wait for their person: that is said where photos are chosen. */
const countLost = (state: WithPhotos, photoIds: readonly string[]): number =>
  photoIds.filter((id) => (selectIntakePhoto(state, id)?.status ?? 'stored') !== 'stored').length;

const GONE = { ids: [], problem: null, isGone: true } as const;

type Described = Pick<CarriedLot, 'cover' | 'status' | 'photos'>;
const asCopied = ({ cover, status, photos }: Described) => ({ lot: { coverPhotoId: cover, status }, photos });

/** A lot with each photo as it came: from its sale, or as a picture. */
async function asItCame(lot: CarriedLot, { photos: there }: LotRecord): Promise<Described> {
  const ids = new Set(there.map(({ id }) => id));
  const as = async (photo: Photo): Promise<Photo> => {
    const picture = asPicture(photo);
    return ids.has(await copyOfPhoto(picture.id, lot.lotId)) ? picture : photo;
  };
  const photos = await Promise.all(lot.photos.map(as));
  const cover = photos[lot.photos.findIndex(({ id }) => id === lot.cover)]?.id ?? lot.cover;
  return { ...lot, photos, cover };
}

/** How often this device is asked for lots that no page has begun to send, in ms. */
const LOOK_AGAIN_MS = 1_000;

/**
 * The lots, once the server has all that this device will send. A page that was loaded anew does not know at once what the one
 * before has left on the device.
 */
function* lotsOnServer(
  uid: string,
  saleId: string,
  lotIds: readonly string[],
): SagaGenerator<ReadonlyMap<string, LotRecord>> {
  for (;;) {
    yield* call(untilLotsAreSent, saleId, lotIds);
    const waiting = yield* call(waitingLots, uid);
    const there = yield* call(readLots, saleId, lotIds);
    if (!lotIds.some((id) => !there.has(id) && waiting.has(id))) return there;
    yield* delay(LOOK_AGAIN_MS);
  }
}

/** The lots for which this device keeps work that nobody has refused, whichever page has made it. */
function* waitingLots(uid: string): SagaGenerator<ReadonlySet<string>> {
  const outbox = yield* gateway('outbox');
  try {
    const entries = yield* call([outbox, outbox.list], uid);
    return new Set(entries.filter(({ refused }) => refused === null).map(({ operation }) => operation.lotId));
  } catch (error) {
    console.warn('The device did not say what it keeps.', error);
    return new Set();
  }
}

/** The lots as the server has them, without those in the trash. */
function* readLots(saleId: string, lotIds: readonly string[]): SagaGenerator<ReadonlyMap<string, LotRecord>> {
  const reader = yield* gateway('saleReader');
  const found = yield* call([reader, reader.read], saleId, lotIds);
  return new Map(found.filter(({ lot }) => lot.deletedAt === null).map((record) => [record.lot.id, record]));
}

/** Captions, turns, covers and readiness of new lots follow the photos, as part of the import. */
function* finish(plan: CopyPlan, lots: readonly CarriedLot[]): SagaGenerator<void> {
  const there = yield* call(
    readLots,
    plan.to,
    lots.map(({ lotId }) => lotId),
  );
  const drafts: Operation[] = [];
  for (const lot of lots) {
    const copy = there.get(lot.lotId);
    if (copy === undefined) continue;
    const came = yield* call(asItCame, lot, copy);
    drafts.push(...(yield* call(draftFinish, plan, asCopied(came), copy, plan.id)));
  }
  yield* call(sendOnce, drafts);
}

/** After an undo, no page brings photos to the lots that were there. */
function* forgetLots(uid: string, { id, carried }: Kept): SagaGenerator<void> {
  const left = carried.filter(({ wasThere }) => !wasThere);
  if (left.length === carried.length) return;
  const plans = yield* gateway('importPlans');
  try {
    yield* call([plans, plans.carried], uid, id, left);
  } catch (error) {
    console.warn('The device did not let go of the photos of an import.', error);
  }
}

/** An import that is done again has only those photos that had come to lots that were there before. */
function* sayLeftOut(kept: Kept | undefined, came: ReadonlySet<string>): SagaGenerator<void> {
  const photos = (kept?.carried ?? []).flatMap((lot) => (lot.wasThere ? lot.photos : []));
  const left = photos.filter(({ id }) => !came.has(id)).length;
  if (left === 0) return;
  const { leftOut } = yield* texts(carryTexts);
  yield* put(notificationRequested({ kind: 'warning', message: leftOut(left) }));
}

/** Says how it went, and lets go of what the device has kept for it. */
function* conclude(uid: string, { importId, done, missing }: Carrying): SagaGenerator<void> {
  const { carried: sayCarried, missing: sayMissing } = yield* texts(carryTexts);
  if (done > 0) yield* put(notificationRequested({ kind: 'success', message: sayCarried(done) }));
  if (missing > 0) yield* put(notificationRequested({ kind: 'warning', message: sayMissing(missing) }));
  const plans = yield* gateway('importPlans');
  try {
    yield* call([plans, plans.carried], uid, importId, []);
  } catch (error) {
    console.warn('The device did not let go of the photos of an import.', error);
  }
}
