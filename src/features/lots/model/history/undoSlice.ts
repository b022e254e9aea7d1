import { createAction, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { addedPhoto } from '../../../../domain/operations/entitiesOf';
import { formatLotNumber } from '../../../../domain/numbering/lotNumber';
import { claimedNumber } from '../../../../domain/operations/operationNumbers';
import { heldNumber, type Operation, typedWith, withClaim, withHeld } from '../../../../domain/operations/operations';
import { own } from '../../../../domain/values/own';
import type { KeptAct, KeptStacks } from '../../../../services/acts/KeptActs';
import { signedOut } from '../../../auth/model/authSlice';
import { lotNumbered, type Numbered } from '../lots/lotsSlice';
import { photoRefused, photosChanged } from '../photos/photosSlice';
import { bypassImmer } from '../pending/bypassImmer';
import {
  operationMade,
  operationsIn,
  operationsMade,
  saveConflicted,
  saveRefused,
  saveWentOn,
  selectIsActUnderWay,
} from '../saves/savesSlice';

export type Act = KeptAct;

export type UndoWay = 'undo' | 'redo';

export interface UndoState {
  /** What can be undone, latest last. */
  readonly done: readonly Act[];
  /** What was undone, and can be done again, latest last: the operations here are those that undid it. */
  readonly undone: readonly Act[];
  /**
   * The group whose operations, made in a moment or part by part, belong to an undo or a redo; `over`: something else was
   * done since, behind which an undo is not done again.
   */
  readonly expected: Readonly<Record<string, UndoWay | 'over'>>;
  /** By the id of an act: the file that it imports, or whose import it takes back. */
  readonly imports: Readonly<Record<string, string>>;
}

const initialState: UndoState = { done: [], undone: [], expected: {}, imports: {} };

/** How many acts are remembered. */
const MOST_ACTS = 200;

export const undoAsked = createAction('undo/undoAsked');
export const redoAsked = createAction('undo/redoAsked');

/** Text that grows while it is typed is saved at each pause; all of it is one act. */
function continues(last: Act, operations: readonly Operation[]): boolean {
  const [next] = operations;
  const before = last.operations.at(-1);
  if (operations.length !== 1 || next === undefined || before === undefined) return false;
  if (next.group !== undefined || before.group !== undefined || next.lotId !== before.lotId) return false;
  const [text, earlier] = [typedWith(next), typedWith(before)];
  if (text === null || next.kind !== before.kind || text.place !== earlier?.place) return false;
  const { before: was, after } = text.change;
  return typeof was === 'string' && was !== '' && typeof after === 'string' && after.startsWith(was);
}

/** A page that is loaded anew makes again what it finds unmade, which the act may have already. */
function withOperations(act: Act, more: readonly Operation[]): Act {
  const known = new Set(act.operations.map(({ id }) => id));
  return { ...act, operations: [...act.operations, ...more.filter(({ id }) => !known.has(id))] };
}

function push(
  acts: readonly Act[],
  operations: readonly Operation[],
  { imports }: Pick<UndoState, 'imports'>,
): readonly Act[] {
  const [first] = operations;
  const last = acts.at(-1);
  if (first === undefined) return acts;
  // An act that is made part by part stays one, whatever was done between two parts.
  const begun = first.group === undefined ? -1 : acts.findLastIndex(({ id }) => id === first.group);
  const act = acts[begun];
  if (act !== undefined) {
    const isAgain = act.operations.some(({ id }) => id === first.id);
    const grown = isAgain
      ? withOperations(act, operations)
      : { ...act, operations: [...act.operations, ...operations] };
    return acts.with(begun, grown);
  }
  if (last !== undefined && continues(last, operations)) {
    return [...acts.slice(0, -1), { ...last, operations: [...last.operations, ...operations] }];
  }
  const { group = '', saleId } = first;
  const importOf = own(imports, group);
  const made = { id: group === '' ? first.id : group, saleId, operations };
  return [...acts, importOf === undefined ? made : { ...made, importOf }].slice(-MOST_ACTS);
}

function made(state: UndoState, operations: readonly Operation[]): UndoState {
  const group = operations[0]?.group ?? '';
  const way = state.expected[group];
  if (way === 'undo') return { ...state, undone: push(state.undone, operations, state) };
  if (way === 'redo') return { ...state, done: push(state.done, operations, state) };
  if (way === 'over') return state;
  // A photo is stored when its upload ends: whatever the person does meanwhile, this is no act of that moment.
  if (operations.length === 0 || operations.some((operation) => addedPhoto(operation) !== null)) return state;
  return restOfAct(state, operations) ?? did(state, operations);
}

/** More of an act, such as the captions of imported photos: what was undone meanwhile can still be done again. */
function restOfAct(state: UndoState, operations: readonly Operation[]): UndoState | null {
  const group = operations[0]?.group;
  if (group === undefined || !state.done.some(({ id }) => id === group)) return null;
  return { ...state, done: push(state.done, operations, state) };
}

/** Photos of an import come in the background, also when a page was loaded anew: that is nothing new of the person. */
function restOfImport(state: UndoState, operations: readonly Operation[]): UndoState | null {
  if (own(state.imports, operations[0]?.group ?? '') === undefined) return null;
  return { ...state, done: push(state.done, operations, state) };
}

/** Something new: what was undone before is not done again behind it. */
function did(state: UndoState, operations: readonly Operation[]): UndoState {
  const over = Object.entries(state.expected).map(([of, was]) => [of, was === 'undo' ? 'over' : was] as const);
  return { ...state, done: push(state.done, operations, state), undone: [], expected: Object.fromEntries(over) };
}

/** What an earlier page has left, before what was done on this one meanwhile. */
function restored(state: UndoState, { done, undone }: KeptStacks): UndoState {
  const fresh = state.done.map((act) => {
    const begun = done.find(({ id }) => id === act.id);
    return begun === undefined ? act : withOperations(begun, act.operations);
  });
  const earlier = done.filter(({ id }) => !state.done.some((act) => act.id === id));
  const isFirst = state.done.length === 0 && state.undone.length === 0;
  return { ...state, done: [...earlier, ...fresh].slice(-MOST_ACTS), undone: isFirst ? undone : state.undone };
}

type Changed = Operation | readonly Operation[] | null;

function mapOperations(acts: readonly Act[], change: (operation: Operation) => Changed): readonly Act[] {
  return acts.flatMap((act) => {
    const operations = act.operations.flatMap((operation) => change(operation) ?? []);
    return operations.length === 0 ? [] : [{ ...act, operations }];
  });
}

/** The operation that got another number than it asked for, and what the next ones of its lot take for the number that it has. */
function withNumber(acts: readonly Act[], { lotId, operationId, number, suffix }: Numbered): readonly Act[] {
  const now = number === null ? null : { number, suffix: suffix as '' };
  let expected: string | null = null;
  return mapOperations(acts, (operation) => {
    if (operation.lotId !== lotId) return operation;
    const claimed = claimedNumber(operation);
    if (operation.id === operationId) {
      expected = claimed === null ? null : formatLotNumber(claimed);
      return claimed === null ? operation : withClaim(operation, now);
    }
    const held = heldNumber(operation) ?? null;
    const isNext = expected !== null && held !== null && formatLotNumber(held) === expected;
    // What comes behind another number, or none, counts on that one.
    if (claimed !== null || held !== null) expected = null;
    return isNext ? withHeld(operation, now) : operation;
  });
}

interface Taken {
  readonly id: string;
  readonly way: UndoWay;
  readonly group: string | null;
}

const slice = createSlice({
  name: 'undo',
  initialState: initialState as UndoState,
  reducers: {
    /** An act leaves its stack. `group`: its way back follows in a moment; null when nothing of it could be taken back. */
    actTaken: bypassImmer((state: UndoState, { payload }: PayloadAction<Taken>): UndoState => {
      const { id, way, group } = payload;
      const stack = way === 'undo' ? 'done' : 'undone';
      const expected: UndoState['expected'] = group === null ? {} : { [group]: way };
      const importOf = state[stack].find((act) => act.id === id)?.importOf;
      const named = group === null || importOf === undefined ? {} : { [group]: importOf };
      const imports = { ...state.imports, ...named };
      return { ...state, expected, imports, [stack]: state[stack].filter((act) => act.id !== id) };
    }),
    /** The act that comes, or grows, with this id is the import of a file. */
    importNamed: bypassImmer(
      (state: UndoState, { payload: { id, name } }: PayloadAction<{ id: string; name: string }>): UndoState => ({
        ...state,
        imports: { ...state.imports, [id]: name },
      }),
    ),
    /** The part of an act that was made before the page was loaded anew: with the rest it is taken back as one. */
    actRecalled: bypassImmer(
      (state: UndoState, { payload }: PayloadAction<{ operations: readonly Operation[] }>): UndoState => ({
        ...state,
        done: push(state.done, payload.operations, state),
      }),
    ),
    /** Found in this tab: done before the page was loaded anew. */
    actsRestored: bypassImmer((state: UndoState, { payload }: PayloadAction<KeptStacks>) => restored(state, payload)),
    /** The person may change these sales no more. */
    actsForgotten: bypassImmer(
      (state: UndoState, { payload: { saleIds } }: PayloadAction<{ saleIds: readonly string[] }>): UndoState => {
        const stay = ({ saleId }: Act): boolean => !saleIds.includes(saleId);
        return { ...state, done: state.done.filter(stay), undone: state.undone.filter(stay) };
      },
    ),
    /** Photos were put into lots that were there: an act of this moment, however long they take to be added. */
    photosPlaced: bypassImmer(
      (state: UndoState, { payload: { operations } }: PayloadAction<{ operations: readonly Operation[] }>): UndoState =>
        restOfAct(state, operations) ?? restOfImport(state, operations) ?? did(state, operations),
    ),
  },
  extraReducers: (builder) => {
    builder
      .addCase(signedOut, () => initialState)
      .addCase(saveRefused, (state, { payload }): UndoState => {
        const keep = (operation: Operation): Operation | null => (operation.id === payload.id ? null : operation);
        return { ...state, done: mapOperations(state.done, keep), undone: mapOperations(state.undone, keep) };
      })
      .addCase(photoRefused, (state, { payload }): UndoState => {
        // A file that proves to be no photo was never put anywhere.
        const keep = (operation: Operation): Operation | null =>
          addedPhoto(operation)?.id === payload.id ? null : operation;
        return { ...state, done: mapOperations(state.done, keep) };
      })
      .addCase(saveConflicted, (state, { payload: { operation: waiting, written } }): UndoState => {
        // What a colleague was faster with was never done.
        const keep = (operation: Operation): Operation | null => (operation.id === waiting.id ? written : operation);
        return { ...state, done: mapOperations(state.done, keep), undone: mapOperations(state.undone, keep) };
      })
      .addCase(saveWentOn, (state, { payload: { from, operation, rest } }): UndoState => {
        const now = rest === null ? operation : [rest, operation];
        const change = (each: Operation): Changed => (each.id === from.id ? now : each);
        return { ...state, done: mapOperations(state.done, change), undone: mapOperations(state.undone, change) };
      })
      .addCase(lotNumbered, (state, { payload }): UndoState => ({
        ...state,
        done: withNumber(state.done, payload),
        undone: withNumber(state.undone, payload),
      }))
      .addMatcher(
        isAnyOf(operationMade, operationsMade, photosChanged),
        // An act of thousands of lots comes in hundreds of parts: each would draft all operations of those before.
        bypassImmer((state: UndoState, { payload }) => made(state, operationsIn(payload))),
      );
  },
});

export default slice;
export const { importNamed, actTaken, actRecalled, actsRestored, actsForgotten, photosPlaced } = slice.actions;

export interface WithUndo {
  readonly undo?: UndoState;
}

/** Whether an act is being taken back part by part: what is done of it is half of a way back. */
export const selectIsTakingBack = (state: WithUndo & Parameters<typeof selectIsActUnderWay>[0]): boolean =>
  selectIsActUnderWay(state) && isTakingBack(state.undo ?? initialState);

/** A redo stays expected, as more parts of it may come. Once something was done behind it, that is what is under way. */
function isTakingBack({ expected, done }: UndoState): boolean {
  const isBehind = (group: string): boolean => done.some(({ id }) => id === group) && done.at(-1)?.id !== group;
  return Object.entries(expected).some(([group, way]) => way === 'undo' || (way === 'redo' && !isBehind(group)));
}

/** All acts that can be undone, or done again, latest last. */
export function selectActs(state: WithUndo, way: UndoWay): readonly Act[] {
  const { done, undone } = state.undo ?? initialState;
  return way === 'undo' ? done : undone;
}

/** The latest of them in a sale. */
export function selectNextAct(state: WithUndo, way: UndoWay, saleId: string | null): Act | undefined {
  return selectActs(state, way).findLast((act) => act.saleId === saleId);
}
