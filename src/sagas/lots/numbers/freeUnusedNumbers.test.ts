import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';
import { runSaga, stdChannel } from 'redux-saga';
import lotsSlice, { lotsReceived, saleEntered, saleLeft } from '../../../features/lots/model/lots/lotsSlice';
import { HELD_FOR_MS } from '../../../domain/numbering/heldNumbers';
import reservationsSlice, {
  blockChanged,
  numbersPanelToggled,
} from '../../../features/lots/model/numbering/reservationsSlice';
import savesSlice, { operationMade } from '../../../features/lots/model/saves/savesSlice';
import salesSlice, { salesReceived } from '../../../features/sales/salesSlice';
import { emptySale } from '../../../testing/fakes/lots/fakeSale';
import { createFakeNetwork } from '../../../testing/fakes/fakeNetwork';
import { createFakeNumbersGateway } from '../../../testing/fakes/fakeNumbersGateway';
import { buildLot } from '../../../testing/stores/makeWorkspace';
import { OPEN_SALE } from '../../../testing/stores/saleDevices';
import { freeUnusedNumbers } from './freeUnusedNumbers';

const saleId = 'S';
const reducer = combineReducers({
  lots: lotsSlice.reducer,
  claims: reservationsSlice.reducer,
  saves: savesSlice.reducer,
  sales: salesSlice.reducer,
});
const kept = buildLot({ id: 'kept', number: 1 });
const trashed = buildLot({ id: 'trashed', number: 2, deletedAt: 5 });
const late = buildLot({ id: 'late', number: null });

/** A sale in which each of these lots holds one number, and a device that has just read all claims. */
function begin(uid = 'ada') {
  const lots = [kept, trashed, late, buildLot({ id: 'moved', number: 7 })];
  const sale = emptySale();
  for (const lot of lots) sale.lots.set(lot.id, lot);
  const claims = {
    1: 'kept',
    2: 'trashed',
    3: 'never made',
    4: 'late',
    5: 'ahead',
    6: 'moved',
    7: 'moved',
    8: 'unsent',
  };
  for (const [number, lotId] of Object.entries(claims)) sale.numbers.set(number, lotId);
  sale.reserved.set('5', { by: 'ben', at: 1 });
  const unsent = { id: 'o', saleId, lotId: 'unsent', uid: 'ada', kind: 'createLot', number: 8, suffix: '' } as const;
  let state = [
    saleEntered({ saleId }),
    lotsReceived({ saleId, changed: lots, removed: [], fromServer: true }),
    operationMade({ operation: { ...unsent, order: 'a9', fields: {} } }),
    salesReceived({ sales: [{ ...OPEN_SALE, id: saleId, roles: { ada: 'owner', ben: 'editor', eve: 'viewer' } }] }),
  ].reduce(reducer, reducer(undefined, { type: 'start' }));
  const numbers = createFakeNumbersGateway({ documents: () => sale, listeners: new Map() });
  const network = createFakeNetwork();
  const channel = stdChannel();
  const task = runSaga({ channel, getState: () => state, context: { numbers, network } }, freeUnusedNumbers, uid);
  return {
    network,
    asked: () => numbers.calls.length,
    left: () => [...sale.numbers.keys()],
    /** Opens the panel of numbers, or closes it. */
    toggle() {
      const action = numbersPanelToggled();
      state = reducer(state, action);
      channel.put(action);
    },
    /** Somebody took a number along. */
    hold(number: string, by: string, at: number, lotId = `ahead ${number}`) {
      sale.numbers.set(number, lotId);
      sale.reserved.set(number, { by, at });
    },
    /** Something that happens on this device. */
    reduce: (...actions: UnknownAction[]) => void (state = actions.reduce(reducer, state)),
    /** This device holds it. */
    own: (number: string) =>
      void (state = reducer(state, blockChanged({ saleId, block: [{ number, lotId: `ahead ${number}` }] }))),
    /** A lot gets a number, on the server and in what the device knows. */
    arrives(id: string, number: number) {
      const lot = buildLot({ id, number });
      sale.lots.set(id, lot);
      state = reducer(state, lotsReceived({ saleId, changed: [lot], removed: [], fromServer: true }));
    },
    stop: () => task.cancel(),
  };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('frees what no lot has for minutes, once an editor looks at the numbers, and nothing else', async () => {
  const { toggle, left, arrives, stop } = begin();
  await jest.advanceTimersByTimeAsync(180_000);
  expect(left()).toHaveLength(8);
  toggle();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(left()).toHaveLength(8);
  arrives('late', 4);
  toggle();
  await jest.advanceTimersByTimeAsync(120_000);
  expect(left()).toEqual(['1', '4', '5', '7', '8']);
  stop();
});

it('frees nothing for a person who may only look', async () => {
  const { toggle, left, stop } = begin('eve');
  toggle();
  await jest.advanceTimersByTimeAsync(180_000);
  expect(left()).toHaveLength(8);
  stop();
});

describe('nothing is freed, and nothing fails, when', () => {
  const others = lotsReceived({ saleId: 'T', changed: [buildLot({ id: 'other' })], removed: [], fromServer: true });
  it.each<[string, UnknownAction[]]>([
    ['another sale is open by then', [saleEntered({ saleId: 'T' }), others]],
    ['the lots are being read anew', [saleEntered({ saleId })]],
    ['the sale is closed to the person', [salesReceived({ sales: [] })]],
  ])('%s', async (_, actions) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { toggle, reduce, left, stop } = begin();
    toggle();
    await jest.advanceTimersByTimeAsync(60_000);
    reduce(...actions);
    await jest.advanceTimersByTimeAsync(120_000);
    expect([left().length, warn.mock.calls]).toEqual([8, []]);
    stop();
    warn.mockRestore();
  });
});

it('waits for another look when the server cannot be asked', async () => {
  const { toggle, left, network, stop } = begin();
  toggle();
  network.isThere = false;
  await jest.advanceTimersByTimeAsync(180_000);
  expect(left()).toHaveLength(8);
  network.isThere = true;
  toggle();
  toggle();
  await jest.advanceTimersByTimeAsync(180_000);
  expect(left()).toEqual(['1', '5', '7', '8']);
  stop();
});

it('asks for nothing when the panel is closed, nor without a sale', async () => {
  const { toggle, asked, reduce, left, network, stop } = begin();
  network.isThere = false;
  toggle();
  await jest.advanceTimersByTimeAsync(180_000);
  network.isThere = true;
  const before = asked();
  toggle();
  await jest.advanceTimersByTimeAsync(180_000);
  reduce(saleLeft());
  toggle();
  await jest.advanceTimersByTimeAsync(180_000);
  expect([asked() - before, left().length]).toEqual([0, 8]);
  stop();
});

it('frees what was taken along in vain, and leaves what a device may still use', async () => {
  const { toggle, hold, own, left, stop } = begin();
  const now = 5 * HELD_FOR_MS;
  hold('20', 'eve', now);
  hold('21', 'gone', now);
  hold('22', 'ben', now - HELD_FOR_MS - 1);
  hold('23', 'ben', now - HELD_FOR_MS);
  hold('24', 'ada', now - HELD_FOR_MS - 1);
  hold('25', 'ben', now, 'moved');
  hold('26', 'ben', now);
  own('24');
  toggle();
  await jest.advanceTimersByTimeAsync(180_000);
  expect(left().filter((number) => Number(number) >= 20)).toEqual(['23', '24', '26']);
  stop();
});
