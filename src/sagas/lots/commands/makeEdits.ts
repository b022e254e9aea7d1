import { call, put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { mayHaveResults } from '../../../domain/lots/lotResult';
import type { LotEvent } from '../../../domain/lots/lotSteps';
import {
  editLot,
  markLotReady,
  returnLotToDraft,
  selectLot,
  selectLotPrivate,
  selectOpenSaleId,
} from '../../../features/lots/model/lots/lotsSlice';
import { draftEdit, draftPrivateEdit, draftStatus } from '../../../features/lots/model/operations/drafts';
import {
  editField,
  editLotPrivate,
  editLots,
  enterResults,
  publishLot,
  reinstateLot,
  setCover,
  withdrawLot,
} from '../../../features/lots/model/operations/lotCommands';
import type { CellChanges } from '../../../features/lots/model/fields/cellValues';
import { isPrivateField } from '../../../features/lots/model/fields/gridColumns';
import { amountNotRead, amountRead, selectUnreadableAmounts } from '../../../features/lots/model/saves/savesSlice';
import { selectPhoto } from '../../../features/lots/model/photos/photosSlice';
import { selectCover } from '../../../features/lots/model/photos/selectCover';
import { resultOfCell } from '../../../features/lots/model/results/draftResult';
import { selectSale } from '../../../features/sales/salesSlice';
import type { OperationDraft } from '../../../domain/operations/operations';
import { recordOperations, tellRefusal } from '../outbox/recordOperations';

const STEPS = {
  [markLotReady.type]: 'markReady',
  [returnLotToDraft.type]: 'backToDraft',
  [publishLot.type]: 'publish',
  [withdrawLot.type]: 'withdraw',
  [reinstateLot.type]: 'reinstate',
} as const satisfies Record<string, LotEvent>;

/** What the server takes while the sale is published, and at no other time. */
const WHILE_PUBLISHED: readonly LotEvent[] = ['publish', 'withdraw', 'reinstate'];

const statusCommands = [markLotReady, returnLotToDraft, publishLot, withdrawLot, reinstateLot];

/** What a person says of one lot: words, prices, cover, and the steps of its life. */
export function* makeEdits(uid: string): SagaGenerator<void> {
  yield* takeEvery(editField, handleEditField, uid);
  yield* takeEvery(editLot, ({ payload: { lotId, changes, before = {}, group } }) =>
    editMany(uid, [{ lotId, changes, before }], group),
  );
  yield* takeEvery(setCover, handleSetCover, uid);
  yield* takeEvery(editLotPrivate, ({ payload: { lotId, changes, before = {}, group } }) =>
    editMany(uid, [{ lotId, privateChanges: changes, before }], group),
  );
  yield* takeEvery(editLots, ({ payload: { edits, group } }) => editMany(uid, edits, group));
  yield* takeEvery(statusCommands, function* ({ type, payload: { lotId, group } }) {
    const saleId = yield* select(selectOpenSaleId);
    const lot = yield* select(selectLot, lotId);
    const event: LotEvent | undefined = (STEPS as Readonly<Record<string, LotEvent>>)[type];
    if (saleId === null || lot === undefined || event === undefined) return;
    const drafts = draftStatus(saleId, lot, event);
    const sale = yield* select(selectSale, saleId);
    const isClosed = sale !== undefined && !mayHaveResults(sale) && WHILE_PUBLISHED.includes(event);
    if (isClosed && drafts.length > 0) return yield* tellRefusal((words) => words.onlyWhilePublished);
    yield* call(recordOperations, uid, drafts, group);
  });
}

function* handleEditField(uid: string, { payload }: ReturnType<typeof editField>): SagaGenerator<void> {
  const { lotId, field, group } = payload;
  if ('unread' in payload) {
    yield* put(amountNotRead({ lotId, field, text: payload.unread }));
    return;
  }
  if ((yield* select(selectUnreadableAmounts, lotId))?.[field] !== undefined) yield* put(amountRead({ lotId, field }));
  const { changes, seen } = payload;
  if (field === 'hammer') return yield* call(giveResult, lotId, changes, group);
  const typed = isPrivateField(field) ? { privateChanges: changes } : { changes };
  yield* call(editMany, uid, [{ lotId, ...typed, before: { [field]: seen } }], group);
}

function* giveResult(lotId: string, changes: CellChanges, group?: string): SagaGenerator<void> {
  const result = resultOfCell(lotId, yield* select(selectLot, lotId), changes);
  if (result !== null) yield* put(enterResults({ results: [result], ...(group === undefined ? {} : { group }) }));
}

type Edits = ReturnType<typeof editLots>['payload']['edits'];

type WithLots = Parameters<typeof selectLotPrivate>[0];

function* editMany(uid: string, edits: Edits, group?: string): SagaGenerator<void> {
  const saleId = yield* select(selectOpenSaleId);
  if (saleId === null) return;
  const state = yield* select((now: WithLots) => now);
  const drafts: OperationDraft[] = [];
  let isRefused = false;
  for (const { lotId, changes = {}, privateChanges = {}, before = {} } of edits) {
    const lot = selectLot(state, lotId);
    if (lot === undefined) continue;
    const made = draftEdit(saleId, lot, changes, before);
    if (made === 'publishedNeedsAll') isRefused = true;
    else drafts.push(...made);
    drafts.push(...draftPrivateEdit(saleId, lotId, selectLotPrivate(state, lotId), privateChanges, before));
  }
  yield* call(recordOperations, uid, drafts, group);
  if (isRefused) yield* tellRefusal((words) => words.publishedNeedsAll);
}

function* handleSetCover(uid: string, { payload }: ReturnType<typeof setCover>): SagaGenerator<void> {
  const { lotId, photoId, group } = payload;
  const saleId = yield* select(selectOpenSaleId);
  const lot = yield* select(selectLot, lotId);
  const photo = yield* select(selectPhoto, photoId);
  if (saleId === null || lot === undefined || photo?.lotId !== lotId) return;
  const shown = { ...lot, coverPhotoId: yield* select(selectCover, lotId) };
  const drafts = draftEdit(saleId, shown, { coverPhotoId: photoId });
  if (drafts !== 'publishedNeedsAll') yield* call(recordOperations, uid, drafts, group);
}
