import { selectLots } from '../../../features/lots/model/lots/lotsSlice';
import { giveTypedNumber } from '../../../features/lots/model/operations/lotCommands';
import { selectUnreadableAmounts } from '../../../features/lots/model/saves/savesSlice';
import { lotNumberText } from '../../../features/lots/model/texts/lotWords';
import type { LotsEvent } from '../../../services/lots/LotsGateway';
import { settle } from '../../../testing/stores/makeTestStore';
import { buildLot, makeWorkspace, SALE, type Workspace } from '../../../testing/stores/makeWorkspace';

const LOTS = [1, 2, 3].map((number) => buildLot({ id: `lot${String(number)}`, number, order: `a${String(number)}` }));
/** The first lots of the sale, as the database remembers them before the server has named all. */
const FIRST: LotsEvent = { type: 'lots', changed: LOTS.slice(0, 2), removed: [], fromServer: false };
const SILENCE: LotsEvent = { type: 'lots', changed: [], removed: [], fromServer: false };
const ALL: LotsEvent = { type: 'lots', changed: LOTS, removed: [], fromServer: true };

let space: Workspace;
let tell: (event: LotsEvent) => Promise<void>;
beforeEach(async () => {
  jest.useFakeTimers();
  space = makeWorkspace();
  space.lots.seed(SALE, LOTS);
  let listener: ((event: LotsEvent) => void) | undefined;
  space.lots.listen = (_saleId, notified) => {
    listener = notified;
    return () => undefined;
  };
  tell = async (event) => {
    listener?.(event);
    await settle();
  };
  await space.signIn();
});
afterEach(async () => {
  await space.store.stop();
  jest.useRealTimers();
});

const shown = (): (string | null)[] => space.read(selectLots).map(lotNumberText);
const said = (): string[] => space.store.getState().notifications.list.map(({ message }) => message);
async function type(lotId: string, number: number): Promise<void> {
  space.store.dispatch(giveTypedNumber({ lotId, number: { number, suffix: 'A' }, swap: null }));
  await settle();
}

it('a typed number is given while lots from memory are shown and the server has not answered for all yet', async () => {
  await tell(FIRST);
  await type('lot2', 2);
  expect(shown()).toEqual(['1', '2A']);
  expect(said()).toEqual([]);
  expect(space.read(selectUnreadableAmounts, 'lot2')).toBeUndefined();
});

it.each([
  ['does not answer', [FIRST, SILENCE]],
  ['answers no more', [ALL, SILENCE]],
  ['answers no more, and lots of before come from memory', [ALL, FIRST]],
])('a typed number stays as it was typed when the server %s', async (_name, events) => {
  for (const event of events) await tell(event);
  await type('lot2', 2);
  expect(shown()[1]).toBe('2');
  expect(space.read(selectUnreadableAmounts, 'lot2')).toEqual({ number: '2A' });
  expect(said()).toEqual([expect.stringContaining('no number can be given safely now')]);
});
