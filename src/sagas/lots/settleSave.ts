import { call, delay, put, race, select, type SagaGenerator } from 'typed-redux-saga';
import { theirsOf } from '../../features/lots/operations/theirsOf';
import {
  conflictNarrowed,
  saveConflicted,
  saveDiscarded,
  saveSent,
  selectNeedsAttention,
} from '../../features/lots/savesSlice';
import type { ContestedField, FieldConflicts, Operation, TheirValue } from '../../services/lots/LotsGateway';
import { changesOfEdit, type Edit, isEdit, narrowEdit } from '../../services/lots/splitEdit';
import { gateway } from '../effects';
import { forget, keep } from './keepOperations';

/** Whose a text is, is good to know and no reason to wait longer for, in ms. */
const NAME_LIMIT_MS = 5_000;

/**
 * The server has answered: what was written is done. What a colleague was faster with waits for the person, with both
 * values, on this device too; an earlier text of the same person from which this one went on need not wait any more.
 * `known`: the server had it before.
 */
export function* settleSave(operation: Operation, conflicts: FieldConflicts, known: boolean): SagaGenerator<void> {
  const waiting = isEdit(operation) ? narrowEdit(operation, (field) => field in conflicts) : null;
  if (!isEdit(operation) || waiting === null) {
    yield* call(forget, operation);
    yield* put(saveSent(known ? { operation, known } : { operation }));
  } else {
    const contested: Edit = { ...waiting, theirs: yield* call(nameTheirs, waiting, conflicts) };
    yield* call(keep, contested);
    const written = narrowEdit(operation, (field) => !(field in conflicts));
    yield* put(saveConflicted({ operation: contested, written, ...(known ? { known } : {}) }));
  }
  if (isEdit(operation)) yield* call(supersede, operation);
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
  for (const [field, { before }] of changesOfEdit(later)) {
    for (const earlier of yield* call(waitingOf, later.lotId)) {
      const text = new Map(changesOfEdit(earlier)).get(field)?.after;
      if (earlier.id !== later.id && text !== undefined && text === before) yield* call(decided, earlier, field);
    }
  }
}

/** What stands in the fields, with its person and time as far as the lot's history tells. */
function* nameTheirs(
  waiting: Edit,
  conflicts: FieldConflicts,
): SagaGenerator<Partial<Record<ContestedField, TheirValue>>> {
  const history = yield* gateway('lotHistory');
  const theirs: Partial<Record<ContestedField, TheirValue>> = {};
  for (const [field] of changesOfEdit(waiting)) theirs[field] = { value: conflicts[field] ?? null, by: null, at: null };
  try {
    const { saleId, lotId, kind } = waiting;
    const { changes } = yield* race({
      changes: call([history, history.read], saleId, lotId, kind === 'editPrivate'),
      late: delay(NAME_LIMIT_MS),
    });
    for (const [field] of changesOfEdit(waiting)) {
      const value = conflicts[field] ?? null;
      // Latest first. What a photo or an older version wrote may be in no record.
      const record = changes?.find((change) => field in change.changes);
      if (record?.changes[field]?.after === value) theirs[field] = { value, by: record.by, at: record.at };
    }
  } catch (error) {
    console.warn('Nobody could say whose text it is.', error);
  }
  return theirs;
}
