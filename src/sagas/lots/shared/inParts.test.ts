import { signedOut } from '../../../features/auth/model/authSlice';
import { editCells } from '../../../features/lots/model/view/gridSlice';
import { selectLots, selectOpenSaleId } from '../../../features/lots/model/lots/lotsSlice';
import { editLots } from '../../../features/lots/model/operations/lotCommands';
import {
  selectIsActUnderWay,
  selectEditsStatus,
  selectUnkeptCount,
} from '../../../features/lots/model/saves/savesSlice';
import { undoAsked } from '../../../features/lots/model/history/undoSlice';
import { navigate } from '../../../features/navigation/model/navigationSlice';
import { settle } from '../../../testing/stores/makeTestStore';
import { buildLot, makeWorkspace, SALE } from '../../../testing/stores/makeWorkspace';

const LOTS = Array.from({ length: 160 }, (_, i) =>
  buildLot({ id: `lot${String(i)}`, number: i + 1, order: `b${String(i).padStart(3, '0')}`, category: 'Clocks' }),
);
const toGlass = LOTS.map(({ id }) => ({ lotId: id, changes: { category: 'Glass' }, unread: {} }));

beforeEach(() => {
  jest.useFakeTimers();
  // The screen shows the first part before the others are made.
  globalThis.requestAnimationFrame = (frame) => Number(setTimeout(() => frame(performance.now()), 16));
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'requestAnimationFrame');
  jest.useRealTimers();
});

async function open() {
  const space = makeWorkspace();
  space.lots.seed(SALE, LOTS);
  const signedIn = space.signIn();
  await jest.advanceTimersByTimeAsync(500);
  await signedIn;
  const has = (category: string): number =>
    [...space.lots.documents(SALE).lots.values()].filter((lot) => lot.category === category).length;
  return { ...space, has };
}

it.each<[string, ReturnType<typeof navigate>]>([
  ['the list of sales', navigate('/sales')],
  ['another sale', navigate('/sales/other')],
])('what was pasted into many lots is made to its end when somebody goes to %s meanwhile', async (_to, go) => {
  const space = await open();
  space.store.dispatch(editCells({ edits: toGlass, note: null }));
  const shown = space.read(selectLots).filter(({ category }) => category === 'Glass').length;
  expect([shown > 0, shown < LOTS.length]).toEqual([true, true]);
  expect(space.read(selectEditsStatus)).toBe('saving');
  expect(space.read(selectUnkeptCount)).toBeGreaterThan(0);
  space.store.dispatch(go);
  await jest.advanceTimersByTimeAsync(1);
  // At once, though frames come later: nobody sees the lots of one sale in another.
  expect(space.read(selectOpenSaleId)).not.toBe(SALE);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(space.has('Glass')).toBe(LOTS.length);
  expect([space.read(selectEditsStatus), space.read(selectUnkeptCount)]).toEqual(['sent', 0]);
  await space.store.stop();
});

it('a session that ends in the middle of it leaves nothing to wait for', async () => {
  const space = await open();
  space.store.dispatch(editCells({ edits: toGlass, note: null }));
  expect(space.read(selectIsActUnderWay)).toBe(true);
  space.store.dispatch(signedOut({ reason: 'ended-elsewhere' }));
  await jest.advanceTimersByTimeAsync(1_000);
  expect(space.state().saves.acts).toBe(0);
  await space.store.stop();
});

it('so is what was taken back', async () => {
  const space = await open();
  space.store.dispatch(editLots({ edits: toGlass.map(({ lotId, changes }) => ({ lotId, changes })) }));
  await jest.advanceTimersByTimeAsync(5_000);
  expect(space.has('Glass')).toBe(LOTS.length);
  space.store.dispatch(undoAsked());
  expect(space.read(selectLots).filter(({ category }) => category === 'Glass').length).toBeGreaterThan(0);
  space.store.dispatch(navigate('/sales'));
  // The person who leaves waits for no pause between the parts.
  await settle();
  expect([space.read(selectOpenSaleId), space.read(selectIsActUnderWay)]).toEqual([null, false]);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(space.has('Clocks')).toBe(LOTS.length);
  await space.store.stop();
});
