import { call, put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { PRIVATE_LOT_FIELDS, sharedFieldsIn } from '../../../domain/lots/lot';
import {
  type CellEdit,
  editCells,
  type GridNote,
  workEnded,
  workProgressed,
} from '../../../features/lots/model/view/gridSlice';
import { selectIsUnsent, selectLot, selectLotPrivate } from '../../../features/lots/model/lots/lotsSlice';
import { editLots, type EnteredResult, enterResults } from '../../../features/lots/model/operations/lotCommands';
import { amountNotRead, amountRead, selectUnreadableAmounts } from '../../../features/lots/model/saves/savesSlice';
import { resultOfCell } from '../../../features/lots/model/results/draftResult';
import { newId } from '../../../shared/id';
import { afterFrame } from '../shared/afterFrame';
import { givePastedNumbers } from '../commands/givePastedNumbers';
import { breathe, IN_SIGHT, inParts, TOGETHER } from '../shared/inParts';
import { untilReduced } from '../../shared/untilReduced';

/** Half a frame: what is typed or scrolled meanwhile has the other half. */
const SLICE_MS = 8;

type ChangedNote = Extract<GridNote, { kind: 'changed' }>;

type Edits = ReturnType<typeof editLots>['payload']['edits'];

/** Of these it is asked whether a colleague was faster; of results the later one stands. */
const comparedIn = (...from: readonly (object | undefined)[]) => [...sharedFieldsIn(...from), ...PRIVATE_LOT_FIELDS];

/** Turns one act on many cells into edits of one group, a slice of time at once. */
export function* changeManyLots(): SagaGenerator<void> {
  yield* takeEvery(editCells, handleEditCells);
}

function* handleEditCells(act: ReturnType<typeof editCells>): SagaGenerator<void> {
  if (act.payload.edits.length <= IN_SIGHT) yield* call(makeParts, act);
  else yield* call(inParts, () => makeParts(act));
}

function* makeParts({ payload: { edits, numbers = [], note } }: ReturnType<typeof editCells>): SagaGenerator<void> {
  const group = newId();
  const seen = yield* select(wholeState);
  let began = performance.now();
  let refused = 0;
  for (let done = 0; done < edits.length;) {
    if (performance.now() - began >= SLICE_MS) {
      yield* put(workProgressed({ done, total: edits.length }));
      yield* call(breathe);
      began = performance.now();
    }
    const now = edits.slice(done, done === 0 ? IN_SIGHT : done + TOGETHER);
    for (const edit of now) yield* keepUnread(edit);
    const changed = now.filter(({ changes }) => Object.keys(changes).length > 0);
    if (changed.length > 0) {
      yield* put(editLots({ edits: yield* call(withBefore, changed, seen), group }));
      const results = yield* call(resultsOf, changed);
      if (results.length > 0) yield* put(enterResults({ results, group }));
      if (note?.kind === 'changed') refused += yield* call(countRefused, changed);
    }
    done += now.length;
    // What is in sight is seen before the rest is done.
    if (done === IN_SIGHT && done < edits.length) {
      yield* call(breathe, afterFrame);
      began = performance.now();
    }
  }
  // One cell says nothing of itself: what it holds now is there to see.
  if (note !== null) yield* put(workEnded({ note: note.kind === 'changed' ? withoutRefused(note, refused) : note }));
  if (numbers.length > 0) yield* call(givePastedNumbers, numbers, edits, group);
}

function* countRefused(edits: readonly CellEdit[]): SagaGenerator<number> {
  yield* call(untilReduced);
  const after = yield* select(wholeState);
  return edits.filter((edit) => wasRefused(after, edit)).length;
}

function* resultsOf(edits: readonly CellEdit[]): SagaGenerator<readonly EnteredResult[]> {
  const state = yield* select(wholeState);
  return edits.flatMap(({ lotId, changes }) => {
    const result = changes.hammer === undefined ? null : resultOfCell(lotId, selectLot(state, lotId), changes);
    return result === null ? [] : [result];
  });
}

/**
 * A published lot has to stay complete, and not every lot can be sold: it says so by itself, and is not what it was to
 * become. A lot that a colleague has deleted meanwhile becomes nothing any more.
 */
function wasRefused(after: WithLots, { lotId, changes }: CellEdit): boolean {
  const lot = selectLot(after, lotId);
  if (lot === undefined) return true;
  if (changes.hammer !== undefined && lot.hammer !== changes.hammer) return true;
  if (changes.result !== undefined && lot.status !== changes.result) return true;
  if (lot.status !== 'published') return false;
  return sharedFieldsIn(changes).some((field) => field in changes && lot[field] !== changes[field]);
}

const withoutRefused = (note: ChangedNote, refused: number): ChangedNote =>
  refused === 0 ? note : { ...note, lots: Math.max(0, note.lots - refused) };

type WithLots = Parameters<typeof selectIsUnsent>[0];
const wholeState = (state: WithLots): WithLots => state;

/** A colleague may change a lot before its turn comes: the person saw it as it was at the moment of the act. */
function* withBefore(edits: readonly CellEdit[], seen: WithLots): SagaGenerator<Edits> {
  const now = yield* select(wholeState);
  return edits.map((edit) => ({
    ...byReaders(edit),
    before: { ...changedSince(seen, now, edit.lotId), ...edit.before },
  }));
}

/** What a lot held that is another by now, without the fields that this person has written. */
function changedSince(seen: WithLots, now: WithLots, lotId: string): CellEdit['changes'] {
  const [then, lot] = [valuesOf(seen, lotId), valuesOf(now, lotId)];
  if (then.every((values, place) => values === lot[place])) return {};
  const [before, after]: CellEdit['changes'][] = [Object.assign({}, ...then), Object.assign({}, ...lot)];
  const changed = comparedIn(before, after).filter((field) => !selectIsUnsent(now, lotId, field));
  return Object.fromEntries(changed.map((field) => [field, before?.[field]]));
}

const valuesOf = (state: WithLots, lotId: string): readonly (CellEdit['changes'] | undefined)[] => [
  selectLot(state, lotId),
  selectLotPrivate(state, lotId),
];

/** Text that is none of what its cell holds stays in it; a value that comes takes its place. */
function* keepUnread({ lotId, changes, unread }: CellEdit): SagaGenerator<void> {
  const before = yield* select(selectUnreadableAmounts, lotId);
  if (before === undefined && Object.keys(unread).length === 0) return;
  for (const field of [...comparedIn(unread, before, changes), 'hammer' as const]) {
    const text = unread[field as keyof typeof unread];
    if (text !== undefined) yield* put(amountNotRead({ lotId, field, text }));
    else if (before?.[field] !== undefined && field in changes) yield* put(amountRead({ lotId, field }));
  }
}

/** Fields of everybody and private ones are saved apart. */
function byReaders({ lotId, changes }: CellEdit) {
  const pick = <Field extends keyof CellEdit['changes']>(fields: readonly Field[]): Pick<CellEdit['changes'], Field> =>
    Object.fromEntries(fields.filter((field) => field in changes).map((field) => [field, changes[field]])) as Pick<
      CellEdit['changes'],
      Field
    >;
  return { lotId, changes: pick(sharedFieldsIn(changes)), privateChanges: pick(PRIVATE_LOT_FIELDS) };
}
