import { call, select, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { NO_PRIVATE_FIELDS } from '../../../domain/lots/lot';
import { takeMine, takeTheirs } from '../../../features/lots/model/conflict/conflicts';
import { selectLot } from '../../../features/lots/model/lots/lotsSlice';
import { draftEdit, draftPrivateEdit } from '../../../features/lots/model/operations/drafts';
import { selectSave } from '../../../features/lots/model/saves/savesSlice';
import { type Edit, isEdit, theirsOf, type TheirValue } from '../../../domain/operations/fieldEdits';
import { isPrivateOperation, type OperationDraft } from '../../../domain/operations/operations';
import { keep } from '../outbox/keepOperations';
import { recordOperations, tellRefusal } from '../outbox/recordOperations';
import { decided } from '../operations/editConflicts';

/** What a person decides about a field that a colleague and they have both changed. */
export function* decideConflicts(uid: string): SagaGenerator<void> {
  yield* takeEvery(takeMine, handleTakeMine, uid);
  yield* takeEvery(takeTheirs, function* ({ payload: { id, field } }) {
    const waiting = yield* call(waitingEdit, id);
    if (waiting?.theirs?.[field] !== undefined) yield* call(decided, waiting, field);
  });
}

function* waitingEdit(id: string): SagaGenerator<Edit | null> {
  const save = yield* select(selectSave, id);
  if (save?.status !== 'needsAttention' || !isEdit(save.operation)) return null;
  return theirsOf(save.operation) === undefined ? null : save.operation;
}

/** A new edit over the colleague's text, which the person has seen; only when the device has it does the old one go. */
function* handleTakeMine(uid: string, { payload }: ReturnType<typeof takeMine>): SagaGenerator<void> {
  const { id, field } = payload;
  const waiting = yield* call(waitingEdit, id);
  const theirs = waiting?.theirs?.[field];
  if (waiting === null || theirs === undefined) return;
  const drafts = yield* call(draftMine, waiting, payload, theirs);
  if (drafts === 'publishedNeedsAll') {
    yield* tellRefusal((words) => words.publishedNeedsAll);
    return;
  }
  for (const operation of yield* call(recordOperations, uid, drafts)) yield* call(keep, operation);
  yield* call(decided, waiting, field);
}

type Choice = ReturnType<typeof takeMine>['payload'];

function* draftMine(
  edit: Edit,
  { field, value }: Choice,
  theirs: TheirValue,
): SagaGenerator<ReturnType<typeof draftEdit>> {
  const { saleId, lotId } = edit;
  const lot = yield* select(selectLot, lotId);
  const [wanted, seen] = [{ [field]: value }, { [field]: theirs.value }];
  // Over what was seen: of another sale than the open one nothing private is known, which must not pass for empty fields.
  if (isPrivateOperation(edit)) return draftPrivateEdit(saleId, lotId, { ...NO_PRIVATE_FIELDS, ...seen }, wanted);
  if (lot !== undefined) return draftEdit(saleId, lot, wanted, seen);
  // Of another sale than the open one.
  const changes = { [field]: { before: theirs.value, after: value } };
  const draft: OperationDraft = { saleId, lotId, kind: 'editLot', changes };
  return [draft];
}
