import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';
import type { Lot } from '../../../../domain/lots/lot';
import type { Operation } from '../../../../domain/operations/operations';
import { buildLot } from '../../../../testing/stores/builders';
import { signedOut } from '../../../auth/model/authSlice';
import lots, { lotsReceived, saleEntered, saleLeft } from '../lots/lotsSlice';
import saves, {
  operationMade,
  operationsMade,
  saveDiscarded,
  saveRefused,
  saveSent,
  sendStarted,
} from '../saves/savesSlice';
import numbering, {
  numberingAgain,
  numberingClosed,
  numberingFinished,
  numberingOpened,
  numberingStarted,
  placeDialogOpened,
  selectLotsForNumbers,
  selectNumberingDialog,
  selectNumberingReport,
  selectNumberingRun,
  selectNumbersHeld,
  selectRefusedOfRun,
} from './numberingSlice';

const reducer = combineReducers({ numbering: numbering.reducer, lots: lots.reducer, saves: saves.reducer });
type State = ReturnType<typeof reducer>;
const saleId = 'sale';
const on = (state: State, ...actions: readonly UnknownAction[]): State => actions.reduce(reducer, state);
const run = (...actions: readonly UnknownAction[]): State =>
  on(reducer(undefined, { type: 'start' }), saleEntered({ saleId }), ...actions);

const no = (number: number) => ({ number, suffix: '' });
const changes = [{ lotId: 'a', before: no(1), after: no(2) }];
const started = numberingStarted({ group: 'run', changes });
const operation = (id: string, lotId: string, group = 'run'): Operation => ({
  ...{ id, saleId, lotId, uid: 'ada', group, kind: 'setNumber', before: no(1), after: no(2) },
});
const [first, second, other] = [operation('1', 'a'), operation('2', 'b'), operation('3', 'c', 'other')] as const;
const report = { numbered: 1, taken: ['a'], refused: ['b'] };

describe('a plan of numbers on its way', () => {
  it('counts what was made of it and what is settled, and nothing else', () => {
    const made = run(started, operationMade({ operation: first }), operationsMade({ operations: [second, other] }));
    expect(selectNumberingRun(made)).toEqual({ group: 'run', changes, made: 2, settled: 0 });
    const settled = on(
      made,
      saveSent({ operation: first }),
      saveDiscarded({ operation: second }),
      saveSent({ operation: other }),
    );
    expect(selectNumberingRun(settled)).toMatchObject({ made: 2, settled: 2 });
    const before = run(
      operationMade({ operation: first }),
      operationsMade({ operations: [second] }),
      saveSent({ operation: first }),
    );
    expect(selectNumberingRun(before)).toBeNull();
  });

  it('names the lots that the server refused, of this plan only', () => {
    const refuse = ({ id }: Operation) => [sendStarted({ id }), saveRefused({ id, code: 'permission-denied' })];
    const operations = operationsMade({ operations: [first, second, other] });
    const state = run(started, operations, ...refuse(second), ...refuse(other));
    expect(selectRefusedOfRun(state)).toEqual(['b']);
    expect(selectRefusedOfRun(run(operations, ...refuse(second)))).toEqual([]);
  });

  it('ends with its report, and not with that of another one', () => {
    const state = run(started);
    const late = on(state, numberingFinished({ group: 'before', report }));
    expect([selectNumberingRun(late)?.group, selectNumberingReport(late)]).toEqual(['run', null]);
    const over = on(state, numberingFinished({ group: 'run', report }));
    expect([selectNumberingRun(over), selectNumberingReport(over)]).toEqual([null, report]);
    for (const action of [numberingAgain(), numberingOpened({ lotIds: null }), started]) {
      expect(selectNumberingReport(on(over, action))).toBeNull();
    }
    expect(selectNumberingReport(on(over, numberingClosed()))).toEqual(report);
  });

  it('goes with its sale, and with the session', () => {
    const state = run(started, numberingOpened({ lotIds: ['a'] }));
    for (const end of [saleLeft(), saleEntered({ saleId: 'other' }), signedOut({ reason: 'requested' })]) {
      expect(on(state, end).numbering).toEqual(numbering.getInitialState());
    }
  });
});

it('opens a dialog for chosen lots, for all, or for their place', () => {
  const dialog = (...actions: readonly UnknownAction[]) => selectNumberingDialog(run(...actions));
  expect(dialog(numberingOpened({ lotIds: ['a'] }))).toEqual({ kind: 'numbers', lotIds: ['a'] });
  expect(dialog(numberingOpened({ lotIds: null }))).toEqual({ kind: 'numbers', lotIds: null });
  expect(dialog(placeDialogOpened({ lotIds: ['b'] }))).toEqual({ kind: 'place', lotIds: ['b'] });
  expect(dialog(placeDialogOpened({ lotIds: ['b'] }), numberingClosed())).toEqual({ kind: 'closed' });
  expect([selectNumberingDialog({}), selectNumberingRun({}), selectNumberingReport({})]).toEqual([
    { kind: 'closed' },
    null,
    null,
  ]);
});

describe('the lots as numbers see them', () => {
  const receive = (...changed: Lot[]) => lotsReceived({ saleId, changed, removed: [], fromServer: true });
  const LOT = buildLot({ id: 'a', number: 1, mark: 1 });
  const opened = () => run(receive(LOT, buildLot({ id: 'b', number: 2, order: 'a1' })));

  it.each<[Partial<Lot>, boolean, boolean]>([
    [{ title: 'Another' }, true, true],
    [{ number: 9 }, false, false],
    [{ suffix: 'A' }, false, false],
    [{ mark: 2 }, false, false],
    [{ deletedAt: 5 }, false, false],
    [{ category: 'Glass' }, false, true],
    [{ status: 'ready' }, false, true],
    // Another lot stands first.
    [{ order: 'a2' }, false, false],
  ])('with %j: the list stays for a plan %p, and for what is held %p', (fields, forPlan, forHeld) => {
    const state = opened();
    const [plan, held] = [selectLotsForNumbers(state), selectNumbersHeld(state)];
    const now = on(state, receive({ ...LOT, ...fields }));
    expect([selectLotsForNumbers(now) === plan, selectNumbersHeld(now) === held]).toEqual([forPlan, forHeld]);
  });

  it('are those outside of the trash, in sale order', () => {
    const trashed = on(opened(), receive(buildLot({ id: 'c', deletedAt: 1 })));
    expect(selectLotsForNumbers(trashed).map(({ id }) => id)).toEqual(['a', 'b']);
    expect(selectNumbersHeld(trashed).map(({ id }) => id)).toEqual(['a', 'b']);
  });
});
