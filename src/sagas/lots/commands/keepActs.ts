import { buffers, eventChannel, type EventChannel } from 'redux-saga';
import { call, debounce, fork, put, select, take, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { canEdit } from '../../../domain/sales/sale';
import { removedPhoto } from '../../../domain/operations/entitiesOf';
import {
  type Act,
  actRecalled,
  actsForgotten,
  actsRestored,
  actTaken,
  selectActs,
  selectIsTakingBack,
  type UndoWay,
} from '../../../features/lots/model/history/undoSlice';
import { lotNumbered, lotsFailed } from '../../../features/lots/model/lots/lotsSlice';
import { photosChanged, selectIntakePhotos } from '../../../features/lots/model/photos/photosSlice';
import {
  actEnded,
  operationMade,
  operationsMade,
  saveConflicted,
  saveRefused,
  saveWentOn,
} from '../../../features/lots/model/saves/savesSlice';
import { selectTransfersDone, transferEnded } from '../../../features/lots/model/transfer/transferSlice';
import { saleLost, salesReceived, selectSale } from '../../../features/sales/salesSlice';
import type { KeptActs } from '../../../services/acts/KeptActs';
import { gateway } from '../../base/effects';

/** Behind the pause in which a field is saved: who goes on typing waits for nothing. */
const PAUSE_MS = 1_000;

const CHANGES = [
  operationMade,
  operationsMade,
  photosChanged,
  actTaken,
  actRecalled,
  actEnded,
  saveRefused,
  saveConflicted,
  saveWentOn,
  lotNumbered,
  transferEnded,
];

/** What can be undone, and done again, in this tab outlives a reload of the page. */
export function* keepActs(uid: string): SagaGenerator<void> {
  const acts = yield* gateway('keptActs');
  // Before anything is awaited: what the first answers of the server say counts already.
  yield* fork(forgetClosed, uid);
  const kept = yield* call([acts, acts.claim], uid);
  if (kept !== null) yield* put(actsRestored(kept));
  yield* debounce(PAUSE_MS, CHANGES, keepNow, acts, uid, 'pause');
  yield* takeEvery(actsForgotten, keepNow, acts, uid, 'end');
  const left = yield* call(createLeftChannel, acts);
  try {
    for (;;) {
      yield* take(left);
      yield* keepNow(acts, uid, 'end');
    }
  } finally {
    left.close();
  }
}

const createLeftChannel = (acts: KeptActs): EventChannel<true> =>
  eventChannel<true>((emit) => acts.whenLeft(() => emit(true)), buffers.sliding(1));

/** An act that is taken back part by part stays kept as it was: the next page takes back what is left of it. */
function* keepNow(acts: KeptActs, uid: string, moment: 'pause' | 'end'): SagaGenerator<void> {
  if (yield* select(selectIsTakingBack)) return;
  const done = yield* lasting('undo');
  const undone = yield* lasting('redo');
  const ids = new Set(done.map(({ id }) => id));
  const all = Object.entries(yield* select(selectTransfersDone));
  const wentTo = Object.fromEntries(all.filter(([id]) => ids.has(id)));
  yield* call([acts, acts.keep], uid, { done, undone, wentTo }, moment);
}

/** Without the removal of photos that were never sent: their bytes go with this page, and nothing can put them back. */
function* lasting(way: UndoWay): SagaGenerator<readonly Act[]> {
  const acts = yield* select(selectActs, way);
  const photos = yield* select(selectIntakePhotos);
  const gone = new Set(photos.filter(({ status }) => status === 'removed').map(({ id }) => id));
  if (gone.size === 0) return acts;
  const isLost = (operation: Act['operations'][number]): boolean => gone.has(removedPhoto(operation)?.id ?? '');
  return acts.map((act) => {
    if (!act.operations.some(isLost)) return act;
    // The next page does not take up an act of which nothing is left.
    return { ...act, operations: act.operations.filter((operation) => !isLost(operation)) };
  });
}

/** What a sale has held does not stay in the tab of a person who may change it no more. */
function* forgetClosed(uid: string): SagaGenerator<void> {
  const listed = new Set<string>();
  yield* takeEvery(salesReceived, function* ({ payload: { sales } }) {
    const closed: string[] = [];
    for (const saleId of yield* call(salesOfActs)) {
      const sale = yield* select(selectSale, saleId);
      // One that was just made may not be in the list yet.
      if (sale === undefined ? listed.has(saleId) : !canEdit(sale, uid)) closed.push(saleId);
    }
    for (const { id } of sales) listed.add(id);
    if (closed.length > 0) yield* put(actsForgotten({ saleIds: closed }));
  });
  yield* takeEvery(saleLost, function* ({ payload: { saleId } }) {
    yield* put(actsForgotten({ saleIds: [saleId] }));
  });
  yield* takeEvery(lotsFailed, function* ({ payload: { saleId, code } }) {
    if (code === 'permission-denied') yield* put(actsForgotten({ saleIds: [saleId] }));
  });
}

function* salesOfActs(): SagaGenerator<ReadonlySet<string>> {
  const all = [...(yield* select(selectActs, 'undo')), ...(yield* select(selectActs, 'redo'))];
  return new Set(all.map(({ saleId }) => saleId));
}
