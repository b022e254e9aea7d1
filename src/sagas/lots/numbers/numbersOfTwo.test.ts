import fc from 'fast-check';
import type { LotNumber } from '../../../domain/numbering/lotNumber';
import { numberOf } from '../../../domain/numbering/numbering';
import { formatLotNumber } from '../../../domain/numbering/lotNumber';
import { addEmptyLot, selectLot, selectLots } from '../../../features/lots/model/lots/lotsSlice';
import {
  duplicateLot,
  restoreLots,
  setLotNumber,
  setLotNumbers,
  trashLots,
} from '../../../features/lots/model/operations/lotCommands';
import { selectNeedsAttention, selectUnreadableAmounts } from '../../../features/lots/model/saves/savesSlice';
import {
  createFakeLotsGateway,
  createFakeLotsServer,
  type FakeLotsServer,
} from '../../../testing/fakes/lots/fakeLotsGateway';
import { settle } from '../../../testing/stores/makeTestStore';
import { microtasks } from '../../../testing/waiting/microtasks';
import { buildLot, makeWorkspace, SALE, type Workspace } from '../../../testing/stores/makeWorkspace';

const plain = (number: number): LotNumber => ({ number, suffix: '' });
const FIRST = ['lot1', 'lot2', 'lot3'];

const entered: Workspace[] = [];
afterEach(async () => {
  await Promise.all(entered.splice(0).map((person) => person.store.stop()));
});

/** Two people at the same sale of lots 1 to 3, each with a device of their own. */
async function enterTwo() {
  const server = createFakeLotsServer();
  const people = [0, 1].map(() => makeWorkspace({ lots: createFakeLotsGateway('editor', server) }));
  entered.push(...people);
  const seeding = createFakeLotsGateway('editor', server);
  seeding.seed(
    SALE,
    FIRST.map((id, index) => buildLot({ id, number: index + 1, order: `a${index}` })),
  );
  FIRST.forEach((id, index) => seeding.documents(SALE).numbers.set(String(index + 1), id));
  await Promise.all(people.map((person) => person.signIn()));
  return { server, people, stop: () => Promise.all(people.map((person) => person.store.stop())) };
}

/** Every lot that is not in the trash with the number that the server has for it. */
const numbers = ({ sales }: FakeLotsServer): Record<string, string | null> =>
  Object.fromEntries(
    [...(sales.get(SALE)?.lots.values() ?? [])]
      .filter((lot) => lot.deletedAt === null)
      .map((lot) => {
        const number = numberOf(lot);
        return [lot.id, number === null ? null : formatLotNumber(number)];
      }),
  );
/** Numbers that a lot has without holding them, or that nobody may take though no lot has them. */
function strayReservations(server: FakeLotsServer): string[] {
  const has = numbers(server);
  const claims = server.sales.get(SALE)?.numbers ?? new Map<string, string>();
  const unheld = Object.entries(has).filter(([lotId, number]) => number !== null && claims.get(number) !== lotId);
  const unused = [...claims].filter(([number, lotId]) => has[lotId] !== number);
  return [...unheld, ...unused].map((each) => each.join(' '));
}

describe('numbers that lots exchange', () => {
  it('change places, with what follows in the ring', async () => {
    const { server, people, stop } = await enterTwo();
    const [ada] = people as [Workspace];
    ada.store.dispatch(
      setLotNumbers({
        numbers: [
          { lotId: 'lot1', number: plain(2) },
          { lotId: 'lot2', number: plain(3) },
          { lotId: 'lot3', number: plain(1) },
        ],
      }),
    );
    expect(FIRST.map((id) => ada.read(selectLot, id)?.number)).toEqual([2, 3, 1]);
    await settle();
    expect(numbers(server)).toEqual({ lot1: '2', lot2: '3', lot3: '1' });
    expect(strayReservations(server)).toEqual([]);
    await stop();
  });

  it('can be taken as soon as their lot has let go of them, by another act', async () => {
    const { server, people, stop } = await enterTwo();
    const [ada] = people as [Workspace];
    ada.store.dispatch(trashLots({ lotIds: ['lot1'] }));
    ada.store.dispatch(setLotNumber({ lotId: 'lot2', number: plain(1) }));
    ada.store.dispatch(setLotNumber({ lotId: 'lot3', number: plain(2) }));
    await settle();
    expect(numbers(server)).toEqual({ lot2: '1', lot3: '2' });
    expect(strayReservations(server)).toEqual([]);
    await stop();
  });
});

describe('a number that a colleague has just taken', () => {
  it('leaves the lot the one it has, needs no attention, and what follows goes on from there', async () => {
    const { server, people, stop } = await enterTwo();
    const [ada] = people as [Workspace];
    server.sales.get(SALE)?.numbers.set('7', 'theirs');
    ada.store.dispatch(setLotNumber({ lotId: 'lot1', number: plain(7) }));
    ada.store.dispatch(setLotNumber({ lotId: 'lot1', number: plain(8) }));
    await settle();
    expect(numbers(server)).toMatchObject({ lot1: '8' });
    expect(ada.read(selectLot, 'lot1')?.number).toBe(8);
    expect(ada.read(selectNeedsAttention)).toEqual([]);
    expect(ada.outbox.entries.size).toBe(0);
    expect(ada.read(selectUnreadableAmounts, 'lot1')).toBeUndefined();
    expect(ada.state().notifications.list).toMatchObject([
      { message: 'The number 7 is taken. Lot 1 keeps the number it has.' },
    ]);
    expect(server.sales.get(SALE)?.numbers.has('1')).toBe(false);
    await stop();
  });

  it('is shown as it was', async () => {
    const { server, people, stop } = await enterTwo();
    const [ada] = people as [Workspace];
    server.sales.get(SALE)?.numbers.set('7', 'theirs');
    ada.store.dispatch(setLotNumber({ lotId: 'lot1', number: plain(7) }));
    expect(ada.read(selectLot, 'lot1')?.number).toBe(7);
    await settle();
    expect(ada.read(selectLot, 'lot1')?.number).toBe(1);
    await stop();
  });

  it('stays where it was typed, so that the person can choose another one', async () => {
    const { server, people, stop } = await enterTwo();
    const [ada] = people as [Workspace];
    server.sales.get(SALE)?.numbers.set('7A', 'theirs');
    ada.store.dispatch(setLotNumber({ lotId: 'lot1', number: { number: 7, suffix: 'A' } }));
    await settle();
    expect(ada.read(selectLot, 'lot1')?.number).toBe(1);
    expect(ada.read(selectUnreadableAmounts, 'lot1')).toEqual({ number: '7A' });
    await stop();
  });

  it('is known before it is asked for, when its lot is in sight', async () => {
    const { people, stop } = await enterTwo();
    const [ada] = people as [Workspace];
    ada.store.dispatch(setLotNumber({ lotId: 'lot1', number: plain(3) }));
    expect(ada.read(selectLot, 'lot1')?.number).toBe(1);
    expect(ada.state().notifications.list).toHaveLength(1);
    await stop();
  });
});

type Act = {
  readonly who: number;
  readonly what: number;
  readonly lot: number;
  readonly number: number;
  readonly pause: boolean;
};
const acts = fc.array(
  fc.record({
    who: fc.nat(1),
    what: fc.nat(5),
    lot: fc.nat(5),
    number: fc.integer({ min: 1, max: 6 }),
    pause: fc.boolean(),
  }),
  { minLength: 5, maxLength: 14 },
);

function perform({ store, read, state }: Workspace, { what, lot, number }: Act): void {
  const trashed = state().lots?.trashedIds ?? [];
  const lots = read(selectLots);
  const lotId = lots[lot % Math.max(1, lots.length)]?.id ?? '';
  const other = lots[(lot + 1) % Math.max(1, lots.length)];
  switch (what) {
    case 0:
      return void store.dispatch(addEmptyLot());
    case 1:
      return void store.dispatch(trashLots({ lotIds: [lotId] }));
    case 2:
      return void store.dispatch(restoreLots({ lotIds: trashed.slice(0, 2) }));
    case 3:
      return void store.dispatch(setLotNumber({ lotId, number: number === 6 ? null : plain(number) }));
    case 4:
      return void store.dispatch(duplicateLot({ lotId }));
    default: {
      const mine = read(selectLot, lotId);
      if (mine === undefined || other === undefined || other.id === lotId) return;
      const swapped = [
        { lotId, number: numberOf(other) },
        { lotId: other.id, number: numberOf(mine) },
      ];
      store.dispatch(setLotNumbers({ numbers: swapped }));
    }
  }
}

/** One swaps its lot's number away while the other adds, trashes and brings back: it once gave a number to two lots. */
const BOTH_AT_ONCE: Act[] = [
  { who: 1, what: 5, lot: 2, number: 1, pause: false },
  { who: 0, what: 0, lot: 0, number: 1, pause: false },
  { who: 0, what: 1, lot: 0, number: 1, pause: false },
  { who: 0, what: 2, lot: 0, number: 1, pause: false },
  { who: 0, what: 0, lot: 0, number: 1, pause: false },
];

it('two people never hold the same number, whatever both do at once', async () => {
  await fc.assert(
    fc.asyncProperty(acts, async (sequence) => {
      const { server, people, stop } = await enterTwo();
      for (const act of sequence) {
        const person = people[act.who];
        if (person !== undefined) perform(person, act);
        if (act.pause) await microtasks(3);
      }
      await settle();
      const taken = Object.values(numbers(server)).filter((number) => number !== null);
      expect(taken).toEqual([...new Set(taken)]);
      expect(
        Object.entries(numbers(server)).filter(
          ([lotId, number]) => number !== null && server.sales.get(SALE)?.numbers.get(number) !== lotId,
        ),
      ).toEqual([]);
      for (const person of people)
        expect(person.outbox.entries.size - person.read(selectNeedsAttention).length).toBe(0);
      await stop();
    }),
    { numRuns: 12, seed: 1, examples: [[BOTH_AT_ONCE], [BOTH_AT_ONCE.map((act) => ({ ...act, pause: true }))]] },
  );
}, 60_000);
