import { call, type SagaGenerator } from 'typed-redux-saga';
import type { ContestedField, FieldValue } from '../../../domain/operations/changes';
import { changesOfEdit, type Edit, narrowEdit, type TheirValues } from '../../../domain/operations/fieldEdits';
import { discard, letGo } from '../outbox/keepOperations';
import { decided, splitContested, waitForPerson, waitingOf } from './editConflicts';
import { noteEarlierEdits, rememberOwnEdit } from './ownEdits';
import { type Answer, asItIs, askServer, type SendHandler } from './sendOperation';

/** Edits of fields: the server writes those that hold what the person saw, and says what stands in the others. */
export function* createEditHandler(): SagaGenerator<SendHandler<Edit>> {
  const rebase = createFieldRebase();
  return {
    note: yield* call(noteEarlierEdits),
    begin: (made) => ({
      operation: rebase.apply(made),
      prepare: asItIs<Edit>,
      send: askServer,
      *settle(edit, answer) {
        rebase.settled(edit);
        return yield* call(settle, edit, answer);
      },
    }),
    refused: rebase.refused,
    *discard(edit) {
      rebase.settled(edit);
      yield* call(discard, edit);
    },
  };
}

/**
 * What was written is done. What a colleague was faster with waits for the person, on this device too; an earlier text of
 * the same person from which this one went on need not wait any more.
 */
function* settle(edit: Edit, { conflicts, known }: Answer): SagaGenerator<Edit | null> {
  if (Object.keys(conflicts).length === 0) {
    yield* call(settlePart, edit, {}, known);
    return null;
  }
  const { rest, theirs, next } = yield* call(splitContested, edit, conflicts);
  if (rest !== null) yield* call(settlePart, rest, theirs, known);
  return next;
}

function* settlePart(edit: Edit, theirs: TheirValues, known: boolean): SagaGenerator<void> {
  const waiting = narrowEdit(edit, (field) => theirs[field] !== undefined);
  const written = narrowEdit(edit, (field) => theirs[field] === undefined);
  if (written !== null) yield* call(rememberOwnEdit, written);
  if (waiting === null) yield* call(letGo, edit, known);
  else yield* call(waitForPerson, waiting, theirs, written, known);
  yield* call(supersede, edit);
}

function* supersede(later: Edit): SagaGenerator<void> {
  for (const earlier of yield* call(waitingOf, later.lotId)) {
    if (earlier.id === later.id) continue;
    const texts = new Map(changesOfEdit(earlier));
    for (const [field, { before }] of changesOfEdit(later)) {
      if (texts.get(field)?.after === before) yield* call(decided, earlier, field);
    }
  }
}

/**
 * What later edits of a field have to know when an earlier one of the same person was refused: they go on from a text
 * that the server never had, and stand on what the refused one stood on.
 */
interface FieldRebase {
  /** The server has not taken it, for another reason than a colleague's text. */
  refused(operation: Edit): void;
  /** It has been sent, or is given up. */
  settled(operation: Edit): void;
  apply(operation: Edit): Edit;
}

const place = ({ saleId, lotId }: Edit, field: ContestedField): string => `${saleId} ${lotId} ${field}`;

function createFieldRebase(): FieldRebase {
  const really = new Map<string, { readonly expected: FieldValue; readonly has: FieldValue }>();
  return {
    refused(operation) {
      for (const [field, { before, after }] of changesOfEdit(operation)) {
        really.set(place(operation, field), { expected: after, has: before });
      }
    },
    settled(operation) {
      if (really.size === 0) return;
      for (const [field] of changesOfEdit(operation)) really.delete(place(operation, field));
    },
    apply(operation) {
      if (really.size === 0) return operation;
      const changes = changesOfEdit(operation).map(([field, change]) => {
        const known = really.get(place(operation, field));
        return [field, known?.expected === change.before ? { ...change, before: known.has } : change];
      });
      return { ...operation, changes: Object.fromEntries(changes) };
    },
  };
}
