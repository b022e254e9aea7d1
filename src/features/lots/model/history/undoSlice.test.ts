import type { LotNumber } from '../../../../domain/numbering/lotNumber';
import type { Operation } from '../../../../domain/operations/operations';
import { lotNumbered } from '../lots/lotsSlice';
import { operationsMade } from '../saves/savesSlice';
import undo, {
  actRecalled,
  importNamed,
  actsRestored,
  actTaken,
  photosPlaced,
  selectActs,
  selectNextAct,
  type UndoState,
} from './undoSlice';

const SALE = 'saleA0000000000000000';
const base = (id: string, lotId: string) => ({ id, lotId, saleId: SALE, uid: 'ada', group: 'act' });
const no = (number: number): LotNumber => ({ number, suffix: '' });

/** One act on two lots: both change their numbers. */
const RENUMBERED: readonly Operation[] = [
  { ...base('op1', 'lot1'), kind: 'setNumber', before: no(1), after: no(11) },
  { ...base('op2', 'lot2'), kind: 'setNumber', before: no(2), after: no(12) },
  { ...base('op3', 'lot1'), kind: 'moveLot', before: 'a0', after: 'a5' },
  { ...base('op4', 'lot1'), kind: 'setNumber', before: no(11), after: null },
  { ...base('op5', 'lot1'), kind: 'restoreLot', number: no(1), deletedAt: 1 },
  { ...base('op6', 'lot2'), kind: 'restoreLot', number: no(2), deletedAt: 1 },
];

const numbersOf = (state: UndoState): unknown[] =>
  (selectNextAct({ undo: state }, 'undo', SALE)?.operations ?? []).map((operation) => {
    if (operation.kind === 'setNumber') return operation.after?.number ?? null;
    return operation.kind === 'restoreLot' ? operation.number?.number : operation.kind;
  });

const after = (...actions: Parameters<typeof undo.reducer>[1][]): UndoState =>
  actions.reduce(undo.reducer, undo.getInitialState());

describe('the numbers that an undo gives back', () => {
  const numbered = { lotId: 'lot1', number: 20, suffix: '', operationId: 'op1' } as const;

  it('are those that the lot got in the end, and of no other lot', () => {
    const state = after(operationsMade({ operations: RENUMBERED }), lotNumbered(numbered));
    expect(numbersOf(state)).toEqual([20, 12, 'moveLot', null, 1, 2]);
  });

  it('are not those of another change of the same lot, which counts on what the lot has', () => {
    const next = { ...base('op7', 'lot1'), kind: 'setNumber', before: no(11), after: no(30), group: 'next' } as const;
    const last = { ...base('op8', 'lot1'), kind: 'setNumber', before: no(30), after: no(11), group: 'last' } as const;
    const more = { ...base('op9', 'lot1'), kind: 'setNumber', before: no(11), after: no(40), group: 'more' } as const;
    const acts = [[RENUMBERED[0] as Operation], [next], [last], [more]];
    const state = after(...acts.map((operations) => operationsMade({ operations })), lotNumbered(numbered));
    expect(selectActs({ undo: state }, 'undo').flatMap(({ operations }) => operations)).toEqual([
      { ...RENUMBERED[0], after: no(20) },
      { ...next, before: no(20) },
      last,
      more,
    ]);
    const none = after(
      ...acts.map((operations) => operationsMade({ operations })),
      lotNumbered({ ...numbered, number: null }),
    );
    expect(selectActs({ undo: none }, 'undo')[1]?.operations).toEqual([{ ...next, before: null }]);
  });

  it('are none for a lot that got none', () => {
    const state = after(operationsMade({ operations: RENUMBERED }), lotNumbered({ ...numbered, number: null }));
    expect(numbersOf(state)).toEqual([null, 12, 'moveLot', null, 1, 2]);
  });

  it('are right behind a redo too', () => {
    const taken = actTaken({ id: 'act', way: 'undo', group: 'back' });
    const back = RENUMBERED.map((operation) => ({ ...operation, group: 'back' }));
    const state = after(
      operationsMade({ operations: RENUMBERED }),
      taken,
      operationsMade({ operations: back }),
      lotNumbered(numbered),
    );
    const redo = selectNextAct({ undo: state }, 'redo', SALE);
    expect(redo?.operations[0]).toMatchObject({ lotId: 'lot1', after: no(20) });
    expect(redo?.operations[1]).toMatchObject({ lotId: 'lot2', after: no(12) });
    expect(selectNextAct({ undo: state }, 'undo', SALE)).toBeUndefined();
  });
});

it('knows an import by its file, also when it is taken back and done again', () => {
  const named = importNamed({ id: 'act', name: 'lots.csv' });
  const state = after(named, operationsMade({ operations: RENUMBERED }));
  expect(selectNextAct({ undo: state }, 'undo', SALE)?.importOf).toBe('lots.csv');
  const back = RENUMBERED.map((operation) => ({ ...operation, group: 'back' }));
  const again = RENUMBERED.map((operation) => ({ ...operation, group: 'again' }));
  const steps = [actTaken({ id: 'act', way: 'undo', group: 'back' }), operationsMade({ operations: back })];
  const undone = steps.reduce(undo.reducer, state);
  expect(selectNextAct({ undo: undone }, 'redo', SALE)?.importOf).toBe('lots.csv');
  const more = [actTaken({ id: 'back', way: 'redo', group: 'again' }), operationsMade({ operations: again })];
  const redone = more.reduce(undo.reducer, undone);
  expect(selectNextAct({ undo: redone }, 'undo', SALE)?.importOf).toBe('lots.csv');
  const other = undo.reducer(
    redone,
    operationsMade({ operations: RENUMBERED.map((each) => ({ ...each, group: 'x' })) }),
  );
  expect(selectNextAct({ undo: other }, 'undo', SALE)).not.toHaveProperty('importOf');
});

describe('what an earlier page of the tab has left', () => {
  const restored = (...operations: readonly Operation[]) =>
    actsRestored({ done: [{ id: 'act', saleId: SALE, operations }], undone: [], wentTo: {} });
  const [first, second, ...others] = RENUMBERED as readonly [Operation, Operation, ...Operation[]];
  const whole = RENUMBERED.map(({ id }) => id);
  const ids = (state: UndoState): unknown[] =>
    selectActs({ undo: state }, 'undo').map(({ operations }) => operations.map(({ id }) => id));

  it('is one act with what is made of it anew, and nothing is in it twice', () => {
    const again = [actRecalled({ operations: [first, second] }), operationsMade({ operations: others })];
    expect(ids(after(restored(first, second), ...again))).toEqual([whole]);
    // The server's answers may come before the tab's own memory.
    expect(ids(after(...again, restored(first, second)))).toEqual([whole]);
  });

  it('comes before what was done meanwhile, which ends what could be done again', () => {
    const other: Operation = { ...base('op9', 'lot9'), group: 'other', kind: 'moveLot', before: 'a0', after: 'a1' };
    const kept = actsRestored({
      done: [{ id: 'act', saleId: SALE, operations: RENUMBERED }],
      undone: [{ id: 'back', saleId: SALE, operations: [first] }],
      wentTo: {},
    });
    const state = after(operationsMade({ operations: [other] }), kept);
    expect(ids(state)).toEqual([whole, ['op9']]);
    expect(selectActs({ undo: state }, 'redo')).toEqual([]);
    expect(selectActs({ undo: after(kept) }, 'redo')).toHaveLength(1);
  });

  it('goes on with the rest of its acts, and can be done again only where nothing was done or undone since', () => {
    const move = (id: string, group = id): Operation => ({
      ...{ ...base(id, 'lot1'), group, kind: 'moveLot', before: 'a0', after: 'a5' },
    });
    const acts = (...list: readonly Operation[]) =>
      list.map((each) => ({ id: each.group ?? '', saleId: SALE, operations: [each] }));
    const kept = (...done: readonly Operation[]) =>
      actsRestored({ done: acts(...done), undone: acts(move('again')), wentTo: {} });
    const redone = (state: UndoState) => selectActs({ undo: state }, 'redo').map(({ id }) => id);
    const begun = [move('o2', 'act'), move('o3')].map((each) => operationsMade({ operations: [each] }));
    const state = after(...begun, kept(move('o0'), move('o1', 'act')));
    expect([ids(state), redone(state)]).toEqual([[['o0'], ['o1', 'o2'], ['o3']], []]);
    expect(redone(after(kept()))).toEqual(['again']);
    const taken = actTaken({ id: 'o3', way: 'undo', group: 'back' });
    const undone = after(
      operationsMade({ operations: [move('o3')] }),
      taken,
      operationsMade({ operations: [move('o4', 'back')] }),
      kept(move('o0')),
    );
    expect([ids(undone), redone(undone)]).toEqual([[['o0']], ['back']]);
  });
});

it('lets be done again what was undone while the rest of an earlier act arrives', () => {
  const edit = (id: string, group = id): Operation => ({
    ...base(id, 'lot1'),
    kind: 'moveLot',
    before: 'a0',
    after: 'a5',
    group,
  });
  const state = after(
    operationsMade({ operations: [edit('made', 'import')] }),
    operationsMade({ operations: [edit('moved')] }),
    actTaken({ id: 'moved', way: 'undo', group: 'back' }),
    operationsMade({ operations: [edit('movedBack', 'back')] }),
    operationsMade({ operations: [edit('caption', 'import')] }),
  );
  expect(state.undone.map(({ id }) => id)).toEqual(['back']);
  expect(state.done.map(({ operations }) => operations.map(({ id }) => id))).toEqual([['made', 'caption']]);
  expect(selectNextAct({ undo: state }, 'redo', SALE)?.id).toBe('back');
});

it('keeps what can be done again when photos of an import come in the background', () => {
  const edit: Operation = { ...base('op9', 'lot2'), group: 'edit', kind: 'moveLot', before: 'a0', after: 'a5' };
  const back: Operation = { ...base('op10', 'lot2'), group: 'back', kind: 'moveLot', before: 'a5', after: 'a0' };
  const photo: Operation = { ...base('op11', 'lot1'), group: 'import1', kind: 'moveLot', before: 'a1', after: 'a2' };
  const undone = [
    operationsMade({ operations: [edit] }),
    actTaken({ id: 'edit', way: 'undo', group: 'back' }),
    operationsMade({ operations: [back] }),
  ];
  const named = importNamed({ id: 'import1', name: 'lots.csv' });
  const came = after(...undone, named, photosPlaced({ operations: [photo] }));
  expect(selectActs({ undo: came }, 'redo').map(({ id }) => id)).toEqual(['back']);
  expect(selectActs({ undo: came }, 'undo').map(({ id }) => id)).toEqual(['import1']);
  // What a person puts somewhere is something new.
  expect(selectActs({ undo: after(...undone, photosPlaced({ operations: [photo] })) }, 'redo')).toEqual([]);
});
