import { call, delay, put, race, select, type SagaGenerator } from 'typed-redux-saga';
import {
  conflictNarrowed,
  saveConflicted,
  saveWentOn,
  selectWaitingEdits,
} from '../../../features/lots/model/saves/savesSlice';
import type { ContestedField, FieldConflicts } from '../../../domain/operations/changes';
import { isPrivateOperation } from '../../../domain/operations/operations';
import {
  changesOfEdit,
  type Edit,
  narrowEdit,
  theirsOf,
  type TheirValue,
  type TheirValues,
} from '../../../domain/operations/fieldEdits';
import { derivedId } from '../../../shared/derivedId';
import { gateway } from '../../base/effects';
import { discard, keep } from '../outbox/keepOperations';

/** Whose a text is, is good to know and no reason to wait longer for, in ms. */
const NAME_LIMIT_MS = 5_000;

/** What becomes of an edit when the server has not written some of its fields. */
interface Contested {
  /** The part that is settled now: written, or to be decided by its person. Null: nothing is. */
  readonly rest: Edit | null;
  /** What stands in its fields that were not written. */
  readonly theirs: TheirValues;
  /** Words that go on from earlier ones of the same person, which they did not see: they are sent next in its turn. */
  readonly next: Edit | null;
}

/**
 * What a colleague was faster with waits for the person, with both values; where the same person wrote before, the edit
 * goes on from that.
 */
export function* splitContested(edit: Edit, conflicts: FieldConflicts): SagaGenerator<Contested> {
  const { theirs, own } = yield* call(nameTheirs, edit, conflicts);
  const rest = narrowEdit(edit, (field) => !own.has(field));
  const ownPart = narrowEdit(edit, (field) => own.has(field));
  return { rest, theirs, next: ownPart === null ? null : yield* call(goOn, edit, ownPart, rest, theirs) };
}

/** Shows and keeps an edit with the values of colleagues, until its person has decided. `written`: the rest of it. */
export function* waitForPerson(
  waiting: Edit,
  theirs: TheirValues,
  written: Edit | null,
  known: boolean,
): SagaGenerator<void> {
  const fields = changesOfEdit(waiting).map(([field]) => [field, theirs[field]] as const);
  const contested: Edit = { ...waiting, theirs: Object.fromEntries(fields) };
  yield* call(keep, contested);
  yield* put(saveConflicted({ operation: contested, written, ...(known ? { known } : {}) }));
}

/** Takes a field out of an edit that waits; the last one takes the edit with it. */
export function* decided({ id, lotId }: Edit, field: ContestedField): SagaGenerator<void> {
  // As it is by now, and shown before the device is asked: another of its fields may be decided in the same moment.
  const waiting = (yield* select(selectWaitingEdits, lotId)).find((edit) => edit.id === id);
  if (waiting === undefined) return;
  const rest = narrowEdit(waiting, (other) => other !== field);
  if (rest === null) return yield* call(discard, waiting);
  const { [field]: _decided, ...theirs } = theirsOf(waiting) ?? {};
  const operation: Edit = { ...rest, theirs };
  yield* put(conflictNarrowed({ operation }));
  yield* call(keep, operation);
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

interface Named {
  /** What stands in the fields, with its person and time as far as the lot's history tells. */
  readonly theirs: TheirValues;
  /** Where that is what the same person wrote before, from the same browser. */
  readonly own: ReadonlySet<ContestedField>;
}

/** Asks the history of the lot about the fields of an edit that was not written because of `conflicts`. */
function* nameTheirs(edit: Edit, conflicts: FieldConflicts): SagaGenerator<Named> {
  const history = yield* gateway('lotHistory');
  const theirs: Partial<Record<ContestedField, TheirValue>> = {};
  const own = new Set<ContestedField>();
  const fields = changesOfEdit(edit)
    .map(([field]) => field)
    .filter((field) => field in conflicts);
  for (const field of fields) theirs[field] = { value: conflicts[field] ?? null, by: null, at: null };
  try {
    const { changes } = yield* race({
      changes: call([history, history.read], edit.saleId, edit.lotId, isPrivateOperation(edit)),
      late: delay(NAME_LIMIT_MS),
    });
    for (const field of fields) {
      const value = conflicts[field] ?? null;
      // Latest first. What a photo or an older version wrote may be in no record.
      const record = changes?.find((change) => field in change.changes);
      if (record?.changes[field]?.after !== value) continue;
      theirs[field] = { value, by: record.by, at: record.at };
      if (record.by === edit.uid && record.id === edit.follows?.[field]) own.add(field);
    }
  } catch (error) {
    console.warn('Nobody could say whose text it is.', error);
  }
  return { theirs, own };
}
