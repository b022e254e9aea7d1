import { call, delay, race, type SagaGenerator } from 'typed-redux-saga';
import type { ContestedField, FieldConflicts } from '../../../domain/operations/changes';
import { isPrivateOperation } from '../../../domain/operations/operations';
import type { TheirValue } from '../../../domain/operations/fieldEdits';
import { changesOfEdit, type Edit } from '../../../domain/operations/splitEdit';
import { gateway } from '../../base/effects';

/** Whose a text is, is good to know and no reason to wait longer for, in ms. */
const NAME_LIMIT_MS = 5_000;

export interface Named {
  /** What stands in the fields, with its person and time as far as the lot's history tells. */
  readonly theirs: Partial<Record<ContestedField, TheirValue>>;
  /** Where that is what the same person wrote before, from the same browser. */
  readonly own: ReadonlySet<ContestedField>;
}

/** Asks the history of the lot about the fields of an edit that was not written because of `conflicts`. */
export function* nameTheirs(waiting: Edit, conflicts: FieldConflicts): SagaGenerator<Named> {
  const history = yield* gateway('lotHistory');
  const theirs: Partial<Record<ContestedField, TheirValue>> = {};
  const own = new Set<ContestedField>();
  for (const [field] of changesOfEdit(waiting)) theirs[field] = { value: conflicts[field] ?? null, by: null, at: null };
  try {
    const { saleId, lotId } = waiting;
    const { changes } = yield* race({
      changes: call([history, history.read], saleId, lotId, isPrivateOperation(waiting)),
      late: delay(NAME_LIMIT_MS),
    });
    for (const [field] of changesOfEdit(waiting)) {
      const value = conflicts[field] ?? null;
      // Latest first. What a photo or an older version wrote may be in no record.
      const record = changes?.find((change) => field in change.changes);
      if (record?.changes[field]?.after !== value) continue;
      theirs[field] = { value, by: record.by, at: record.at };
      if (record.by === waiting.uid && record.id === waiting.follows?.[field]) own.add(field);
    }
  } catch (error) {
    console.warn('Nobody could say whose text it is.', error);
  }
  return { theirs, own };
}
