import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';
import { buildLot } from '../../../../testing/stores/builders';
import { signedOut } from '../../../auth/model/authSlice';
import type { NumberReservation } from '../../../../services/numbers/NumbersGateway';
import lots, { lotsReceived, saleEntered, saleLeft } from '../lots/lotsSlice';
import { saveRefused, saveSent, sendDelayed } from '../saves/savesSlice';
import claims, {
  blockChanged,
  numbersPanelToggled,
  reservedReceived,
  selectAhead,
  selectBlock,
  selectHeldByOthers,
  selectIsServerReached,
  selectIsServerSilent,
  selectReservations,
  serverAnswered,
  serverSilent,
  takingClosed,
  takingFailed,
  takingOpened,
  takingStarted,
} from './reservationsSlice';

const reducer = combineReducers({ claims: claims.reducer, lots: lots.reducer });
type State = ReturnType<typeof reducer>;
const saleId = 'sale';
const on = (state: State, ...actions: readonly UnknownAction[]): State => actions.reduce(reducer, state);
const run = (...actions: readonly UnknownAction[]): State =>
  on(reducer(undefined, { type: 'start' }), saleEntered({ saleId }), ...actions);
const lot = buildLot({ id: 'a' });
const event = (fromServer: boolean, changed = [lot], of = saleId) =>
  lotsReceived({ saleId: of, changed, removed: [], fromServer });
const [fromServer, fromMemory, nothing] = [event(true), event(false), event(false, [])];
const delayed = (code: 'unavailable' | 'deadline-exceeded' | 'permission-denied') => sendDelayed({ id: 'o', code });
const sent = saveSent({
  operation: { id: 'o', saleId, lotId: 'a', uid: 'ada', kind: 'moveLot', before: 'a0', after: 'a1' },
});

describe('whether the server is there', () => {
  const REACHED = [true, false];
  const UNKNOWN = [false, false];
  const SILENT = [false, true];

  it.each<[string, readonly boolean[], readonly UnknownAction[]]>([
    ['in the first moments', REACHED, []],
    ['it has sent lots', REACHED, [fromServer]],
    ['it has sent that there are none', REACHED, [event(true, [])]],
    ['lots have come from memory', UNKNOWN, [fromMemory]],
    ['more of them', UNKNOWN, [fromMemory, fromMemory]],
    ['it answers after that', REACHED, [fromMemory, fromServer]],
    ['memory has no more', SILENT, [fromMemory, nothing]],
    ['memory has nothing', SILENT, [nothing]],
    ['only memory speaks after the server did', SILENT, [fromServer, fromMemory]],
    ['only memory speaks after silence', SILENT, [nothing, fromMemory]],
    ['lots of another sale come', REACHED, [event(false, [], 'other')]],
    ['it owes an answer', SILENT, [fromServer, serverSilent()]],
    ['it has answered', REACHED, [fromServer, serverSilent(), serverAnswered()]],
    ['a save could not be sent', SILENT, [fromServer, delayed('unavailable')]],
    ['its stream goes on meanwhile', SILENT, [fromServer, delayed('unavailable'), fromServer]],
    ['its stream was away, and is back', REACHED, [fromServer, delayed('unavailable'), nothing, fromServer]],
    ['it has refused the save', REACHED, [delayed('unavailable'), saveRefused({ id: 'o', code: 'permission-denied' })]],
    ['a save took too long', SILENT, [fromServer, delayed('deadline-exceeded')]],
    ['a save waits for another reason', REACHED, [fromServer, delayed('permission-denied')]],
    ['a later save was sent', REACHED, [fromServer, delayed('unavailable'), sent]],
  ])('%s', (_when, verdict, actions) => {
    const state = run(...actions);
    expect([selectIsServerReached(state), selectIsServerSilent(state)]).toEqual(verdict);
  });
});

describe('numbers that are held', () => {
  const claim = (number: string, lotId: string): NumberReservation => ({ number, lotId, by: 'ada', reservedAt: 1 });
  const CLAIMS = [claim('5', 'a'), claim('6', 'mine'), claim('7', 'theirs')];
  const reserved = reservedReceived({ saleId, claims: CLAIMS });
  const block = blockChanged({ saleId, block: [{ number: '6', lotId: 'mine' }] });

  it('are held by others unless they were taken along here', () => {
    const state = run(reserved, block);
    expect(selectBlock(state)).toEqual([{ number: '6', lotId: 'mine' }]);
    expect([...selectHeldByOthers(state)]).toEqual(['5', '7']);
    expect([...selectHeldByOthers(run(reserved))]).toEqual(['5', '6', '7']);
  });

  it('are ahead while their lots are not there, and the same list while they stay', () => {
    const state = run(reserved, fromServer);
    expect(selectAhead(state).map(({ number }) => number)).toEqual(['6', '7']);
    const again = on(state, event(true, [buildLot({ id: 'b', order: 'a1' })]));
    expect(selectAhead(again)).toBe(selectAhead(state));
    expect(selectAhead(on(state, event(true, [buildLot({ id: 'mine', order: 'a1' })])))).toEqual([
      claim('7', 'theirs'),
    ]);
    const moved = reservedReceived({ saleId, claims: [claim('8', 'mine'), claim('7', 'theirs')] });
    expect(selectAhead(on(state, moved)).map(({ number }) => number)).toEqual(['8', '7']);
    expect(selectAhead({})).toEqual([]);
  });

  it('are those of the open sale, and go with it', () => {
    const state = run(reserved, block, fromServer, numbersPanelToggled());
    const late = [reservedReceived({ saleId: 'other', claims: [] }), blockChanged({ saleId: 'other', block: [] })];
    for (const action of late) expect(on(state, action)).toBe(state);
    for (const end of [saleLeft(), signedOut({ reason: 'requested' })]) {
      expect(on(state, end).claims).toEqual(claims.getInitialState());
    }
    const next = on(state, saleEntered({ saleId: 'other' }));
    expect(next.claims).toEqual({ ...claims.getInitialState(), saleId: 'other' });
    expect(selectReservations({})).toEqual(claims.getInitialState());
  });
});

describe('taking numbers along', () => {
  const taking = (...actions: readonly UnknownAction[]) => selectReservations(run(...actions)).taking;
  const failed = takingFailed({ problem: 'offline' });

  it('opens, works, fails with its reason, and is closed', () => {
    expect(taking()).toEqual({ kind: 'closed' });
    expect(taking(takingOpened())).toEqual({ kind: 'open', problem: null });
    expect(taking(takingOpened(), takingStarted())).toEqual({ kind: 'working' });
    expect(taking(takingOpened(), takingStarted(), failed)).toEqual({ kind: 'open', problem: 'offline' });
    expect(taking(takingOpened(), takingStarted(), takingClosed())).toEqual({ kind: 'closed' });
  });

  it('does not come back to a person who has closed it', () => {
    const closed = run(takingOpened(), takingStarted(), takingClosed());
    expect(on(closed, failed)).toBe(closed);
  });

  it('has a panel of numbers that opens and closes', () => {
    const isOpen = (...actions: readonly UnknownAction[]) => selectReservations(run(...actions)).isPanelOpen;
    expect([isOpen(), isOpen(numbersPanelToggled()), isOpen(numbersPanelToggled(), numbersPanelToggled())]).toEqual([
      ...[false, true, false],
    ]);
  });
});
