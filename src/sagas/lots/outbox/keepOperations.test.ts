import { editLot, selectLot } from '../../../features/lots/model/lots/lotsSlice';
import {
  discardSave,
  operationsMade,
  selectEditsStatus,
  selectNeedsAttention,
  selectUnkeptCount,
  selectUnsentCount,
} from '../../../features/lots/model/saves/savesSlice';
import { selectVisibleNotifications } from '../../../features/notifications/notificationsSlice';
import type { Operation } from '../../../domain/operations/operations';
import { settle } from '../../../testing/stores/makeTestStore';
import { buildLot, makeWorkspace, SALE, type Workspace } from '../../../testing/stores/makeWorkspace';

let space: Workspace;
beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  space = makeWorkspace();
  space.lots.seed(SALE, [buildLot(), buildLot({ id: 'lot2', number: 2 }), buildLot({ id: 'lot3', number: 3 })]);
  await space.signIn();
});
afterEach(async () => {
  await space.store.stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const editOf = (lotId: string, id = `edit of ${lotId}`): Operation => {
  const changes = { title: { before: 'A vase', after: 'A jug' } };
  return { id, saleId: SALE, lotId, uid: 'user-1', kind: 'editLot', changes };
};
/** One act on several lots. */
const editTogether = (lotIds: readonly string[]): void =>
  void space.store.dispatch(operationsMade({ operations: lotIds.map((lotId) => editOf(lotId)) }));
const edit = (lotId: string): void =>
  void space.store.dispatch(editLot({ lotId, changes: { description: 'With a handle.' } }));
const onDevice = (): string[] => [...space.outbox.entries.keys()];
const sent = (): string[] => space.lots.applied.map(({ lotId }) => lotId);
const never = <Value>(): Promise<Value> => new Promise(() => undefined);
/** The server gives no answer to the next `count` operations. */
const silence = (count: number): void => {
  for (let each = 0; each < count; each += 1) space.lots.hang('apply');
};

describe('what one act made, on a device that cannot take it whole', () => {
  beforeEach(() => space.outbox.failNext('putAll'));

  it('is kept one by one, and said to be here', async () => {
    silence(2);
    editTogether(['lot1', 'lot2']);
    await settle();
    expect(onDevice()).toEqual(['edit of lot1', 'edit of lot2']);
    expect(space.read(selectEditsStatus)).toBe('onDevice');
  });

  it('is sent after five seconds without the device, when that hangs as well', async () => {
    jest.spyOn(space.outbox, 'put').mockImplementation(never);
    editTogether(['lot1', 'lot2']);
    await jest.advanceTimersByTimeAsync(4_900);
    expect(sent()).toEqual([]);
    await jest.advanceTimersByTimeAsync(200);
    expect(sent()).toEqual(['lot1', 'lot2']);
    // And hardly waits for it again.
    edit('lot3');
    await jest.advanceTimersByTimeAsync(250);
    expect(sent()).toEqual(['lot1', 'lot2', 'lot3']);
  });

  it('leaves the next save the time that a device may take', async () => {
    editTogether(['lot1', 'lot2']);
    await settle();
    jest.spyOn(space.outbox, 'put').mockImplementation(never);
    edit('lot3');
    await jest.advanceTimersByTimeAsync(4_900);
    expect(sent()).toEqual(['lot1', 'lot2']);
    await jest.advanceTimersByTimeAsync(200);
    expect(sent()).toEqual(['lot1', 'lot2', 'lot3']);
  });
});

describe('what one act made, on a device that hangs', () => {
  it('is sent after five seconds, never said to be here, and the next save hardly waits', async () => {
    jest.spyOn(space.outbox, 'putAll').mockImplementation(never);
    jest.spyOn(space.outbox, 'put').mockImplementation(never);
    silence(2);
    editTogether(['lot1', 'lot2']);
    await jest.advanceTimersByTimeAsync(4_900);
    expect(space.lots.calls.filter(({ op }) => op === 'apply')).toEqual([]);
    await jest.advanceTimersByTimeAsync(200);
    expect(space.lots.calls.filter(({ op }) => op === 'apply')).toHaveLength(2);
    expect([space.read(selectUnkeptCount), space.read(selectEditsStatus)]).toEqual([2, 'saving']);
    edit('lot3');
    await jest.advanceTimersByTimeAsync(250);
    expect(sent()).toEqual(['lot3']);
  });
});

test('what is too much for one transaction is kept and sent whole, a few at a time so that the page stays awake', async () => {
  const tries = jest.spyOn(space.lots, 'apply').mockImplementation(never);
  const putAll = jest.spyOn(space.outbox, 'putAll');
  editTogether(Array.from({ length: 251 }, (_, place) => `many${String(place)}`));
  await settle();
  expect(putAll.mock.calls.map(([operations]) => operations.length)).toEqual([250]);
  expect([onDevice().length, space.read(selectUnkeptCount)]).toEqual([251, 0]);
  // Ten of those that were kept together, and the one behind them.
  expect(tries).toHaveBeenCalledTimes(11);
  await jest.advanceTimersByTimeAsync(100);
  expect(tries).toHaveBeenCalledTimes(251);
});

test('what one act changed is kept in one transaction, also where that is one lot', async () => {
  const methods = (['put', 'putAll'] as const).map((method) => jest.spyOn(space.outbox, method));
  const asked = (): number[] => methods.map(({ mock }) => mock.calls.length);
  editTogether(['lot1']);
  await settle();
  expect(asked()).toEqual([1, 0]);
  editTogether(['lot2', 'lot3']);
  await settle();
  expect(asked()).toEqual([1, 1]);
  expect([sent(), space.read(selectUnkeptCount)]).toEqual([['lot1', 'lot2', 'lot3'], 0]);
});

describe('what an earlier visit left, on a device that cannot be read', () => {
  it.each([
    ['refuses', () => space.outbox.failNext('list')],
    ['is silent', () => void jest.spyOn(space.outbox, 'list').mockImplementationOnce(never)],
  ])('because it %s, is taken over and sent, and the person reads once that nothing is kept', async (_name, fail) => {
    await space.store.stop();
    const { outbox, lots, auth } = space;
    fail();
    outbox.leave(editOf('lot1'));
    space = { ...makeWorkspace({ outbox, lots, auth }), outbox, lots, auth };
    await jest.advanceTimersByTimeAsync(5_100);
    expect([sent(), onDevice()]).toEqual([['lot1'], []]);
    expect(space.read(selectVisibleNotifications)).toMatchObject([
      { kind: 'warning', message: expect.stringContaining('does not let Lotsmith store') as string },
    ]);
    expect(space.failures).toEqual([]);
  });
});

test('what the server refused is noted with its reason, and the next visit asks about it and does not send it', async () => {
  space.lots.failNext('apply', 'permission-denied');
  edit('lot1');
  await settle();
  expect([...space.outbox.entries.values()]).toMatchObject([{ refused: 'permission-denied' }]);
  const { outbox, lots, auth } = space;
  await space.store.stop();
  space = { ...makeWorkspace({ outbox, lots, auth }), outbox, lots, auth };
  await settle();
  expect(space.read(selectNeedsAttention)).toMatchObject([{ code: 'permission-denied' }]);
  expect(sent()).toEqual([]);
});

describe('a device that does not note what the server said', () => {
  it('of a save: it is sent for the person all the same, and again at the next visit, which changes nothing', async () => {
    space.outbox.failNext('remove');
    edit('lot1');
    await settle();
    expect([space.read(selectEditsStatus), onDevice().length, sent()]).toEqual(['sent', 1, ['lot1']]);
    const { outbox, lots, auth } = space;
    await space.store.stop();
    space = { ...makeWorkspace({ outbox, lots, auth }), outbox, lots, auth };
    await settle();
    expect([onDevice(), sent(), space.read(selectUnsentCount)]).toEqual([[], ['lot1'], 0]);
  });

  it('of a refusal: the person reads of it all the same', async () => {
    space.outbox.failNext('refuse');
    space.lots.failNext('apply', 'permission-denied');
    edit('lot1');
    await settle();
    expect(space.read(selectNeedsAttention)).toMatchObject([{ code: 'permission-denied' }]);
    expect(space.read(selectLot, 'lot1')?.description).toBe('With a handle.');
  });
});

describe('a device that stops answering', () => {
  it('holds back neither what the server has taken nor what comes after it', async () => {
    jest.spyOn(space.outbox, 'remove').mockImplementation(never);
    edit('lot1');
    space.store.dispatch(editLot({ lotId: 'lot1', changes: { description: 'Without one.' } }));
    await jest.advanceTimersByTimeAsync(1_000);
    expect(sent()).toEqual(['lot1', 'lot1']);
    expect(space.read(selectEditsStatus)).toBe('sent');
  });

  it('does not keep a refusal from the person, nor what they give up then on the screen', async () => {
    jest.spyOn(space.outbox, 'refuse').mockImplementation(never);
    jest.spyOn(space.outbox, 'remove').mockImplementation(never);
    space.lots.failNext('apply', 'permission-denied');
    edit('lot1');
    await jest.advanceTimersByTimeAsync(5_000);
    const [record] = space.read(selectNeedsAttention);
    expect(record).toMatchObject({ code: 'permission-denied' });
    space.store.dispatch(discardSave({ id: record?.operation.id ?? '' }));
    await jest.advanceTimersByTimeAsync(5_000);
    expect([space.read(selectNeedsAttention), space.read(selectLot, 'lot1')?.description]).toEqual([[], 'Blue.']);
  });
});

describe('a device that cannot be asked for the work of other pages', () => {
  it.each([
    ['refuses', () => space.outbox.failNext('adopt')],
    ['is silent', () => void jest.spyOn(space.outbox, 'adopt').mockImplementationOnce(never)],
  ])('and %s is asked again, and the work goes on meanwhile', async (_name, fail) => {
    fail();
    space.outbox.leave(editOf('lot1'));
    edit('lot2');
    await settle();
    expect(sent()).toEqual(['lot2']);
    await jest.advanceTimersByTimeAsync(15_000);
    expect(sent()).toEqual(['lot2', 'lot1']);
    expect(space.failures).toEqual([]);
  });

  it('and answers late has given its work to this page, which sends it', async () => {
    const { adopt } = space.outbox;
    let answer = (): void => undefined;
    const until = new Promise<void>((resolve) => (answer = resolve));
    jest.spyOn(space.outbox, 'adopt').mockImplementationOnce(async (uid) => {
      const found = await adopt(uid);
      await until;
      return found;
    });
    space.outbox.leave(editOf('lot1'));
    await jest.advanceTimersByTimeAsync(8_000);
    answer();
    await jest.advanceTimersByTimeAsync(15_000);
    expect([sent(), onDevice()]).toEqual([['lot1'], []]);
  });
});
