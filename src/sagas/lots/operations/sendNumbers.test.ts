import { addEmptyLot, selectLots } from '../../../features/lots/model/lots/lotsSlice';
import { selectIsServerSilent } from '../../../features/lots/model/numbering/reservationsSlice';
import { setLotNumber } from '../../../features/lots/model/operations/lotCommands';
import {
  discardSave,
  selectEditsStatus,
  selectNeedsAttention,
  selectUnsentCount,
} from '../../../features/lots/model/saves/savesSlice';
import { lotNumberText } from '../../../features/lots/model/texts/lotWords';
import { settle } from '../../../testing/stores/makeTestStore';
import { buildLot, makeWorkspace, SALE, type Workspace } from '../../../testing/stores/makeWorkspace';

let space: Workspace;
beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  space = makeWorkspace();
  space.lots.seed(SALE, [buildLot()]);
  space.lots.documents(SALE).numbers.set('1', 'lot1');
  await space.signIn();
});
afterEach(async () => {
  await space.store.stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const tries = (): number => space.lots.calls.filter(({ op }) => op === 'apply').length;
const shown = (): (string | null)[] => space.read(selectLots).map(lotNumberText);
async function add(): Promise<void> {
  space.store.dispatch(addEmptyLot());
  await settle();
}
async function give(number: number | null): Promise<void> {
  space.store.dispatch(setLotNumber({ lotId: 'lot1', number: number === null ? null : { number, suffix: '' } }));
  await settle();
}

describe('a number that colleagues are faster with', () => {
  it('is another one at once, eight times; then there is a pause of a second, which nobody has to know of', async () => {
    for (let time = 0; time < 10; time += 1) space.lots.failNext('apply', 'already-exists');
    await add();
    expect(tries()).toBe(9);
    expect([space.read(selectEditsStatus), space.types().includes('saves/sendDelayed')]).toEqual(['onDevice', false]);
    await jest.advanceTimersByTimeAsync(990);
    expect(tries()).toBe(9);
    await jest.advanceTimersByTimeAsync(20);
    expect([tries(), space.read(selectUnsentCount)]).toEqual([10, 1]);
    await jest.advanceTimersByTimeAsync(2_010);
    expect([tries(), space.read(selectUnsentCount), space.read(selectNeedsAttention)]).toEqual([11, 0, []]);
  });

  it('is a refusal where none was asked for', async () => {
    space.lots.failNext('apply', 'already-exists');
    await give(null);
    expect(tries()).toBe(1);
    expect(space.read(selectNeedsAttention)).toMatchObject([{ code: 'already-exists' }]);
  });

  it('is asked for again as it was after a failure that says nothing of it', async () => {
    space.lots.failNext('apply', 'already-exists');
    space.lots.failNext('apply', 'unavailable');
    space.lots.documents(SALE).numbers.set('2', 'theirs');
    await add();
    expect([tries(), shown()]).toEqual([2, ['1', '3']]);
    await jest.advanceTimersByTimeAsync(1_010);
    expect(space.lots.applied).toMatchObject([{ kind: 'createLot', number: 3 }]);
  });
});

describe('a server that owes the answer about a number', () => {
  it('is counted on no more after four seconds, until it answers', async () => {
    const answer = space.lots.hang('apply');
    await add();
    await jest.advanceTimersByTimeAsync(3_900);
    expect(space.read(selectIsServerSilent)).toBe(false);
    await jest.advanceTimersByTimeAsync(200);
    expect(space.read(selectIsServerSilent)).toBe(true);
    space.lots.hang('apply');
    await add();
    expect(shown().slice(0, 2)).toEqual(['1', '2']);
    expect(space.types().filter((type) => type === 'claims/serverAnswered')).toEqual([]);
    answer();
    await settle();
    expect(space.read(selectIsServerSilent)).toBe(false);
    expect(space.lots.documents(SALE).numbers.get('2')).toBeDefined();
  });

  it('is counted on again once it has said that another lot has the number, also before it has said more', async () => {
    space.lots.failNext('apply', 'already-exists');
    const answer = space.lots.hang('apply');
    await add();
    await jest.advanceTimersByTimeAsync(4_100);
    expect(space.read(selectIsServerSilent)).toBe(true);
    space.lots.hang('apply');
    answer();
    await settle();
    expect([tries(), space.read(selectUnsentCount), space.read(selectIsServerSilent)]).toEqual([2, 1, false]);
  });

  it('is not silent where no number is asked for, nor when it answers in time', async () => {
    const answer = space.lots.hang('apply');
    await give(null);
    await jest.advanceTimersByTimeAsync(10_000);
    answer();
    await settle();
    const second = space.lots.hang('apply');
    await give(5);
    await jest.advanceTimersByTimeAsync(3_900);
    second();
    await settle();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(space.types().filter((type) => type.startsWith('claims/server'))).toEqual([]);
    expect(shown()).toEqual(['5']);
  });

  it('may say then that it cannot: it is asked again, and counted on once it has the lot', async () => {
    space.lots.failNext('apply', 'unavailable');
    const answer = space.lots.hang('apply');
    await give(5);
    await jest.advanceTimersByTimeAsync(4_100);
    answer();
    await settle();
    expect([space.read(selectIsServerSilent), space.read(selectUnsentCount)]).toEqual([true, 1]);
    await jest.advanceTimersByTimeAsync(1_010);
    expect([shown(), space.read(selectUnsentCount)]).toEqual([['5'], 0]);
    expect(space.read(selectIsServerSilent)).toBe(false);
  });
});

it('a refused number that is given up goes from the device before the server is asked to free it', async () => {
  space.lots.failNext('apply', 'permission-denied');
  await give(5);
  const order: string[] = [];
  const [{ remove }, { release }] = [{ ...space.outbox }, { ...space.numbers }];
  space.outbox.remove = (id) => (order.push('device'), remove(id));
  space.numbers.release = (saleId, held) => (order.push(JSON.stringify(held)), release(saleId, held));
  space.numbers.failNext('release', 'unavailable');
  space.store.dispatch(discardSave({ id: space.read(selectNeedsAttention)[0]?.operation.id ?? '' }));
  await settle();
  expect(order).toEqual(['device', '[{"number":"5","lotId":"lot1"}]']);
  expect([shown(), space.read(selectUnsentCount), space.failures]).toEqual([['1'], 0, []]);
  // And nothing is asked of the server for what claimed nothing.
  space.lots.failNext('apply', 'permission-denied');
  await give(null);
  space.store.dispatch(discardSave({ id: space.read(selectNeedsAttention)[0]?.operation.id ?? '' }));
  await settle();
  expect(order.slice(2)).toEqual(['device']);
});
