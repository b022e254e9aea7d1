import { call, put, select, type SagaGenerator } from 'typed-redux-saga';
import { theirsOf } from '../../../features/lots/model/pending/theirsOf';
import {
  conflictNarrowed,
  saveConflicted,
  saveDiscarded,
  saveSent,
  saveWentOn,
  selectNeedsAttention,
} from '../../../features/lots/model/saves/savesSlice';
import type { ContestedField, FieldConflicts } from '../../../domain/operations/changes';
import type { Operation } from '../../../domain/operations/operations';
import type { TheirValues } from '../../../domain/operations/fieldEdits';
import { changesOfEdit, type Edit, isEdit, narrowEdit } from '../../../domain/operations/splitEdit';
import { derivedId } from '../../../shared/derivedId';
import { forget, keep } from '../outbox/keepOperations';
import { type Named, nameTheirs } from './nameTheirs';
import { rememberOwnEdit } from './ownEdits';

const NO_CONFLICT: Named = { theirs: {}, own: new Set() };

/**
 * The server has answered: what was written is done. What a colleague was faster with waits for the person, with both
 * values, on this device too; an earlier text of the same person from which this one went on need not wait any more.
 * `known`: the server had it before. Gives what is to be sent next in its turn: words that go on from earlier ones of the
 * same person, which they did not see.
 */
export function* handleSendResult(
  operation: Operation,
  conflicts: FieldConflicts,
  known: boolean,
): SagaGenerator<Edit | null> {
  if (!isEdit(operation)) {
    yield* call(settleWhole, operation, known);
    return null;
  }
  if (Object.keys(conflicts).length === 0) {
    yield* call(settleEdit, operation, {}, known);
    return null;
  }
  const waiting = narrowEdit(operation, (field) => field in conflicts);
  const { theirs, own } = waiting === null ? NO_CONFLICT : yield* call(nameTheirs, waiting, conflicts);
  const rest = narrowEdit(operation, (field) => !own.has(field));
  const next = narrowEdit(operation, (field) => own.has(field));
  const goesOn = next === null ? null : yield* call(goOn, operation, next, rest, theirs);
  if (rest !== null) yield* call(settleEdit, rest, theirs, known);
  return goesOn;
}

function* settleWhole(operation: Operation, known: boolean): SagaGenerator<void> {
  yield* call(forget, operation);
  yield* put(saveSent(known ? { operation, known } : { operation }));
}

function* settleEdit(edit: Edit, theirs: TheirValues, known: boolean): SagaGenerator<void> {
  const waiting = narrowEdit(edit, (field) => theirs[field] !== undefined);
  const written = narrowEdit(edit, (field) => theirs[field] === undefined);
  if (written !== null) yield* call(rememberOwnEdit, written);
  if (waiting === null) yield* call(settleWhole, edit, known);
  else {
    const fields = changesOfEdit(waiting).map(([field]) => [field, theirs[field]] as const);
    const contested: Edit = { ...waiting, theirs: Object.fromEntries(fields) };
    yield* call(keep, contested);
    yield* put(saveConflicted({ operation: contested, written, ...(known ? { known } : {}) }));
  }
  yield* call(supersede, edit);
}

/**
 * The same words over what stands there. An id under which the server has recorded nothing is used again, so that the device
 * has the one edit or the other at any moment. Else (`rest`) the new id follows from the first one: a page that dies in
 * between makes nothing twice.
 */
function* goOn(from: Edit, next: Edit, rest: Edit | null, theirs: TheirValues): SagaGenerator<Edit> {
  const changes = changesOfEdit(next).map(([field, { after }]) => {
    return [field, { before: theirs[field]?.value ?? null, after }] as const;
  });
  const id = rest === null ? from.id : yield* call(derivedId, 'goes on', from.id);
  const operation: Edit = { ...next, id, changes: Object.fromEntries(changes) };
  yield* put(saveWentOn({ from, operation, rest }));
  yield* call(keep, operation);
  return operation;
}

/** Takes a field out of an edit that waits; the last one takes the edit with it. */
export function* decided(waiting: Edit, field: ContestedField): SagaGenerator<void> {
  const rest = narrowEdit(waiting, (other) => other !== field);
  if (rest === null) {
    yield* call(forget, waiting);
    yield* put(saveDiscarded({ operation: waiting }));
    return;
  }
  const { [field]: _decided, ...theirs } = theirsOf(waiting) ?? {};
  const operation: Edit = { ...rest, theirs };
  yield* call(keep, operation);
  yield* put(conflictNarrowed({ operation }));
}

/** The edits of a lot that wait for the person. */
function* waitingOf(lotId: string): SagaGenerator<readonly Edit[]> {
  const records = yield* select(selectNeedsAttention);
  return records
    .map(({ operation }) => operation)
    .filter((operation) => operation.lotId === lotId)
    .filter(isEdit)
    .filter((operation) => theirsOf(operation) !== undefined);
}

function* supersede(later: Edit): SagaGenerator<void> {
  if ((yield* call(waitingOf, later.lotId)).length === 0) return;
  for (const [field, { before }] of changesOfEdit(later)) {
    for (const earlier of yield* call(waitingOf, later.lotId)) {
      const text = new Map(changesOfEdit(earlier)).get(field)?.after;
      if (earlier.id !== later.id && text !== undefined && text === before) yield* call(decided, earlier, field);
    }
  }
}
