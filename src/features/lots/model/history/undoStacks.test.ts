import type { Operation } from '../../../../domain/operations/operations';
import { signedOut } from '../../../auth/model/authSlice';
import { photoRefused, photosChanged } from '../photos/photosSlice';
import { actBegan, operationMade, operationsMade, saveConflicted, saveRefused, saveWentOn } from '../saves/savesSlice';
import { buildPhoto } from '../../../../testing/stores/builders';
import undo, {
  actRecalled,
  actsForgotten,
  actsRestored,
  actTaken,
  importNamed,
  photosPlaced,
  selectActs,
  selectIsTakingBack,
  selectNextAct,
  type UndoState,
  type UndoWay,
} from './undoSlice';

const signature = { saleId: 'sale', lotId: 'lot1', uid: 'ada' } as const;
const move = (id: string, group?: string, saleId = 'sale'): Operation => ({
  ...{ ...signature, id, saleId, kind: 'moveLot', before: 'a0', after: 'a1' },
  ...(group !== undefined && { group }),
});
const edit = (id: string, before: unknown, after: unknown, more: object = {}): Operation =>
  ({ ...signature, id, kind: 'editLot', changes: { title: { before, after } }, ...more }) as Operation;
const added = (id: string, photoId: string, group = 'photos'): Operation => ({
  ...{ ...signature, id, group, kind: 'addPhoto', photo: buildPhoto({ id: photoId }), cover: false },
});
const made = (...operations: readonly Operation[]) => operationsMade({ operations });

type Action = Parameters<typeof undo.reducer>[1];
const after = (...actions: readonly Action[]): UndoState => actions.reduce(undo.reducer, undo.getInitialState());
const stack = (state: UndoState, way: UndoWay = 'undo'): string[] =>
  selectActs({ undo: state }, way).map(({ id, operations }) => `${id}: ${operations.map((each) => each.id).join(' ')}`);

describe('what a person types', () => {
  const begun = edit('o1', '', 'A');
  const typed = (next: Operation, first = begun) => stack(after(made(first), made(next)));
  const ONE = ['o1: o1 o2'];
  const TWO = ['o1: o1', 'o2: o2'];

  it.each<[string, readonly string[], Operation, Operation?]>([
    ['grows: one act', ONE, edit('o2', 'A', 'A blue')],
    ['is shortened: another act', TWO, edit('o2', 'A', '')],
    ['is replaced: another act', TWO, edit('o2', 'A', 'Blue')],
    ['grows in another lot: another act', TWO, edit('o2', 'A', 'A blue', { lotId: 'lot2' })],
    [
      'grows in another field: another act',
      TWO,
      edit('o2', 'A', 'A blue', { changes: { creator: { before: 'A', after: 'A blue' } } }),
    ],
    ['was empty again meanwhile: another act', TWO, edit('o2', '', 'A blue')],
    ['is a number: another act', TWO, edit('o2', 12, 120), edit('o1', 1, 12)],
    ['is something else than text: another act', TWO, move('o2')],
    ['comes behind something else: another act', TWO, edit('o2', 'A', 'A blue'), move('o1')],
    ['is private by the same name: another act', TWO, edit('o2', 'A', 'A blue', { kind: 'editPrivate' })],
  ])('%s', (_what, acts, next, first = begun) => {
    expect(typed(next, first)).toEqual(acts);
  });

  it('is an act of its own beside what was done at once with something else', () => {
    const grouped = { group: 'act' };
    expect(typed(edit('o2', 'A', 'A blue', grouped))).toEqual(['o1: o1', 'act: o2']);
    expect(typed(edit('o2', 'A', 'A blue'), edit('o1', '', 'A', grouped))).toEqual(['act: o1', 'o2: o2']);
    const both = made(edit('o2', 'A', 'A blue'), move('o3'));
    expect(stack(after(made(edit('o1', '', 'A')), both))).toEqual(['o1: o1', 'o2: o2 o3']);
  });
});

describe('an act', () => {
  it('takes in all of its parts, whatever was done between them', () => {
    const state = after(made(move('o1', 'act')), operationMade({ operation: move('o2') }), made(move('o3', 'act')));
    expect(stack(state)).toEqual(['act: o1 o3', 'o2: o2']);
    expect(stack(after(made(move('o1', 'act')), made(move('o2', 'other'))))).toEqual(['act: o1', 'other: o2']);
  });

  it('of nothing is none', () => {
    const state = after(made(move('o1')), actTaken({ id: 'o1', way: 'undo', group: 'back' }), made(move('o2', 'back')));
    expect(undo.reducer(state, made())).toBe(state);
  });

  it('is one of the latest two hundred', () => {
    const all = Array.from({ length: 201 }, (_, index) => made(move(`o${String(index)}`)));
    const state = after(...all);
    expect(stack(state)).toHaveLength(200);
    expect(stack(state)[0]).toBe('o1: o1');
    const kept = [{ id: 'kept', saleId: 'sale', operations: [move('kept')] }];
    const full = undo.reducer(state, actsRestored({ done: kept, undone: [], wentTo: {} }));
    expect([stack(full).length, stack(full)[0]]).toEqual([200, 'o1: o1']);
  });

  it('is none of the moment in which a photo is stored, but of the one in which it was put somewhere', () => {
    const undone = [made(move('o1')), actTaken({ id: 'o1', way: 'undo', group: 'back' }), made(move('o2', 'back'))];
    const state = after(...undone, made(added('p1', 'photo1')), photosChanged({ operations: [added('p2', 'photo2')] }));
    expect([stack(state), stack(state, 'redo')]).toEqual([[], ['back: o2']]);
    const placed = undo.reducer(state, photosPlaced({ operations: [added('p1', 'photo1')] }));
    expect([stack(placed), stack(placed, 'redo')]).toEqual([['photos: p1'], []]);
    // More photos of the same act leave what was undone since.
    const more = [actTaken({ id: 'photos', way: 'undo' as const, group: 'gone' }), made(move('o3', 'gone'))];
    expect(stack(more.reduce(undo.reducer, placed), 'redo')).toEqual(['gone: o3']);
  });

  it('is none where a photo is stored with something else, such as its lot becoming a draft', () => {
    expect(stack(after(made(move('o1', 'photos'), added('p1', 'photo1'))))).toEqual([]);
  });

  it('that is placed part by part stays one, and what was undone meanwhile can be done again', () => {
    const state = after(
      photosPlaced({ operations: [added('p1', 'photo1')] }),
      made(move('o1')),
      actTaken({ id: 'o1', way: 'undo', group: 'back' }),
      made(move('o2', 'back')),
      photosPlaced({ operations: [added('p2', 'photo2')] }),
    );
    expect([stack(state), stack(state, 'redo')]).toEqual([['photos: p1 p2'], ['back: o2']]);
  });

  it('made before a reload grows without ending what can be done again', () => {
    const undone = [made(move('o1')), actTaken({ id: 'o1', way: 'undo', group: 'back' }), made(move('o2', 'back'))];
    const state = after(...undone, actRecalled({ operations: [move('o3', 'import')] }));
    expect([stack(state), stack(state, 'redo')]).toEqual([['import: o3'], ['back: o2']]);
  });
});

describe('taking back', () => {
  const taken = actTaken({ id: 'o1', way: 'undo', group: 'back' });

  it('goes from stack to stack and back again', () => {
    const undone = after(made(move('o1')), made(move('o2')), taken, made(move('o3', 'back')));
    expect([stack(undone), stack(undone, 'redo')]).toEqual([['o2: o2'], ['back: o3']]);
    const redone = [actTaken({ id: 'back', way: 'redo' as const, group: 'again' }), made(move('o4', 'again'))];
    const state = redone.reduce(undo.reducer, undone);
    expect([stack(state), stack(state, 'redo')]).toEqual([['o2: o2', 'again: o4'], []]);
  });

  it('leaves what else can be done again when one of several is done again', () => {
    const state = after(
      ...[made(move('o1')), made(move('o2')), taken, made(move('o3', 'back'))],
      ...[actTaken({ id: 'o2', way: 'undo', group: 'back2' }), made(move('o4', 'back2'))],
      ...[actTaken({ id: 'back2', way: 'redo', group: 'again' }), made(move('o5', 'again'))],
    );
    expect([stack(state), stack(state, 'redo')]).toEqual([['again: o5'], ['back: o3']]);
  });

  it('takes the name of an import along from its own act only', () => {
    const named = [importNamed({ id: 'import', name: 'lots.csv' }), made(move('o1', 'import')), made(move('o2'))];
    const undone = after(...named, actTaken({ id: 'o2', way: 'undo', group: 'back' }), made(move('o3', 'back')));
    expect(selectActs({ undo: undone }, 'redo')[0]).not.toHaveProperty('importOf');
    expect(selectActs({ undo: undone }, 'undo')[0]).toHaveProperty('importOf', 'lots.csv');
  });

  it('leaves nothing to do again when nothing could be taken back', () => {
    const state = after(made(move('o1')), actTaken({ id: 'o1', way: 'undo', group: null }));
    expect([stack(state), stack(state, 'redo'), state.expected]).toEqual([[], [], {}]);
  });

  it('is not done again once something else was done in the middle of it', () => {
    const state = after(made(move('o1')), taken, made(move('o3', 'back')), made(move('o2')), made(move('o4', 'back')));
    expect([stack(state), stack(state, 'redo')]).toEqual([['o2: o2'], []]);
    // What is done again part by part can still be undone.
    const redo = [
      actTaken({ id: 'x', way: 'redo' as const, group: 'again' }),
      made(move('o5')),
      made(move('o6', 'again')),
    ];
    expect(stack(after(...redo))).toEqual(['o5: o5', 'again: o6']);
  });

  it('is under way while parts of it are still to be made', () => {
    const withActs = (state: UndoState, acts: number) =>
      selectIsTakingBack({ undo: state, saves: { acts } } as unknown as Parameters<typeof selectIsTakingBack>[0]);
    const begun = after(made(move('o1')), taken);
    expect([withActs(begun, 1), withActs(begun, 0), withActs(after(), 1)]).toEqual([true, false, false]);
    // What something else was done behind is half of no way back any more.
    expect(withActs(undo.reducer(begun, made(move('o2'))), 1)).toBe(false);
    // The same of what was done again: before its first part, with it, and with something else behind it.
    const redo = after(made(move('o1')), actTaken({ id: 'back', way: 'redo', group: 'again' }));
    const half = undo.reducer(redo, made(move('o5', 'again')));
    const next = undo.reducer(half, made(move('o6', 'large')));
    expect([redo, half, next].map((state) => withActs(state, 1))).toEqual([true, true, false]);
    expect(selectIsTakingBack({})).toBe(false);
    expect(undo.reducer(begun, actBegan())).toBe(begun);
  });
});

describe('what was never done', () => {
  const undone = (...operations: readonly Operation[]) => [
    made(move('o1')),
    actTaken({ id: 'o1', way: 'undo', group: 'back' }),
    made(...operations),
  ];

  it('is in no stack: a save that was refused, and a file that is no photo', () => {
    const refused = saveRefused({ id: 'o2', code: 'permission-denied' });
    expect(stack(after(made(move('o2', 'act'), move('o3', 'act')), refused))).toEqual(['act: o3']);
    expect(stack(after(made(move('o2')), refused))).toEqual([]);
    expect(stack(after(...undone(move('o2', 'back'), move('o3', 'back')), refused), 'redo')).toEqual(['back: o3']);
    const placed = photosPlaced({ operations: [added('p1', 'photo1'), added('p2', 'photo2'), move('o4', 'photos')] });
    expect(stack(after(placed, photoRefused({ id: 'photo1', refusal: 'damaged' })))).toEqual(['photos: p2 o4']);
  });

  it('is not undone: where a colleague was faster, only the rest counts', () => {
    const waiting = edit('o2', '', 'Mine');
    const written = edit('o2', '', 'Written');
    const operationsOf = (state: UndoState, way: UndoWay) =>
      selectActs({ undo: state }, way).flatMap((act) => act.operations);
    const conflicted = (rest: Operation | null) => saveConflicted({ operation: waiting, written: rest });
    expect(operationsOf(after(made(waiting), conflicted(written)), 'undo')).toEqual([written]);
    expect(operationsOf(after(made(waiting, move('o3')), conflicted(null)), 'undo')).toEqual([move('o3')]);
    const back = { ...waiting, group: 'back' };
    expect(operationsOf(after(...undone(back), conflicted(written)), 'redo')).toEqual([written]);
  });

  it('is undone as what it went on from', () => {
    const from = edit('o2', '', 'Mine');
    const [rest, next] = [edit('o2', '', 'Rest'), edit('o9', 'Earlier', 'Mine')];
    const wentOn = (of: Operation | null) => saveWentOn({ from, operation: next, rest: of });
    expect(stack(after(made(from, move('o3')), wentOn(rest)))).toEqual(['o2: o2 o9 o3']);
    expect(stack(after(made(from), wentOn(null)))).toEqual(['o2: o9']);
    const back = [...undone({ ...from, group: 'back' }), wentOn(null)];
    expect(stack(after(...back), 'redo')).toEqual(['back: o9']);
  });
});

it('forgets sales that the person may change no more, and all of it with the session', () => {
  const other = move('o2', undefined, 'other');
  const state = after(
    made(move('o1')),
    made(other),
    actTaken({ id: 'o1', way: 'undo', group: 'back' }),
    made(move('o3', 'back')),
  );
  expect(stack(undo.reducer(state, actsForgotten({ saleIds: ['sale'] })))).toEqual(['o2: o2']);
  expect(stack(undo.reducer(state, actsForgotten({ saleIds: ['sale'] })), 'redo')).toEqual([]);
  expect(stack(undo.reducer(state, actsForgotten({ saleIds: ['other'] })), 'redo')).toEqual(['back: o3']);
  expect(undo.reducer(state, signedOut({ reason: 'requested' }))).toEqual(undo.getInitialState());
});

it('offers the latest act of the open sale', () => {
  const state = { undo: after(made(move('o1')), made(move('o2')), made(move('o3', undefined, 'other'))) };
  expect(selectNextAct(state, 'undo', 'sale')?.id).toBe('o2');
  expect([selectNextAct(state, 'undo', null), selectNextAct(state, 'redo', 'sale')]).toEqual([undefined, undefined]);
  expect(selectActs({}, 'undo')).toEqual([]);
});
