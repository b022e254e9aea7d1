import { call, select, type SagaGenerator } from 'typed-redux-saga';
import { selectUnsentOfSale, selectWaitingEdits } from '../../../features/lots/model/saves/savesSlice';
import type { ContestedField, FieldValue } from '../../../domain/operations/changes';
import { changesOfEdit, type Edit, isEdit, narrowEdit, type TheirValues } from '../../../domain/operations/fieldEdits';
import { discard, keep, letGo } from '../outbox/keepOperations';
import { decided, splitContested, waitForPerson } from './editConflicts';
import { noteEarlierEdits, rememberOwnEdit } from './ownEdits';
import { type Answer, askServer, type SendHandler } from './sendOperation';

/** Edits of fields: the server writes those that hold what the person saw, and says what stands in the others. */
export function* createEditHandler(): SagaGenerator<SendHandler<Edit>> {
  const rebase = createFieldRebase();
  return {
    note: yield* call(noteEarlierEdits),
    begin(made) {
      const operation = rebase.apply(made);
      let isKept = operation === made;
      return {
        operation,
        *prepare(edit) {
          // The refused one may be given up before the server has this one, and the next page know nothing of it.
          if (!isKept) yield* call(keep, edit);
          isKept = true;
          return edit;
        },
        send: askServer,
        *settle(edit, answer) {
          rebase.settled(edit);
          return yield* call(settle, edit, answer);
        },
      };
    },
    refused: rebase.refused,
    *discard(edit) {
      yield* call(discard, edit);
      const unsent = yield* select(selectUnsentOfSale, edit.saleId);
      rebase.givenUp(edit, unsent.filter(isEdit));
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
  for (const earlier of yield* select(selectWaitingEdits, later.lotId)) {
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
  /** It has been sent. */
  settled(operation: Edit): void;
  /** Its person gives it up. `unsent`: edits that may go on from its text all the same. */
  givenUp(operation: Edit, unsent: readonly Edit[]): void;
  apply(operation: Edit): Edit;
}

const place = ({ saleId, lotId }: Edit, field: ContestedField): string => `${saleId} ${lotId} ${field}`;

function createFieldRebase(): FieldRebase {
  const really = new Map<string, { readonly expected: FieldValue; readonly has: FieldValue }>();
  /** Where an edit goes on from a text that was refused. */
  const placesOf = (operation: Edit): readonly string[] =>
    changesOfEdit(operation).flatMap(([field, { before }]) => {
      const each = place(operation, field);
      return really.get(each)?.expected === before ? [each] : [];
    });
  return {
    refused(operation) {
      for (const [field, { before, after }] of changesOfEdit(operation)) {
        really.set(place(operation, field), { expected: after, has: before });
      }
    },
    settled(operation) {
      for (const [field] of changesOfEdit(operation)) really.delete(place(operation, field));
    },
    givenUp(operation, unsent) {
      const needed = new Set(unsent.flatMap(placesOf));
      for (const [field] of changesOfEdit(operation)) {
        if (!needed.has(place(operation, field))) really.delete(place(operation, field));
      }
    },
    apply(operation) {
      if (placesOf(operation).length === 0) return operation;
      const changes = changesOfEdit(operation).map(([field, change]) => {
        const known = really.get(place(operation, field));
        return [field, known?.expected === change.before ? { ...change, before: known.has } : change];
      });
      return { ...operation, changes: Object.fromEntries(changes) };
    },
  };
}
