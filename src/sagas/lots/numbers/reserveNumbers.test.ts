import { addEmptyLot, selectLots } from '../../../features/lots/model/lots/lotsSlice';
import { selectBlock, takeNumbersAlong } from '../../../features/lots/model/numbering/reservationsSlice';
import { selectNeedsAttention } from '../../../features/lots/model/saves/savesSlice';
import { settle } from '../../../testing/stores/makeTestStore';
import { buildLot, makeWorkspace, SALE, type Workspace } from '../../../testing/stores/makeWorkspace';

let space: Workspace;
beforeEach(async () => {
  space = makeWorkspace();
  space.lots.seed(SALE, [buildLot()]);
  await space.signIn();
});
afterEach(() => space.store.stop());

describe('the number of a new lot', () => {
  it('is claimed with the lot, in one request', async () => {
    space.store.dispatch(addEmptyLot());
    await settle();
    const ops = space.lots.calls.map(({ op }) => op).filter((op) => !op.startsWith('listen'));
    expect(ops).toEqual(['apply']);
    expect(space.lots.applied).toMatchObject([{ kind: 'createLot', number: 2, suffix: '' }]);
    const { lotId = '' } = space.lots.applied[0] ?? {};
    expect(space.lots.documents(SALE).numbers.get('2')).toBe(lotId);
  });

  it('becomes the next free one, quietly, when a colleague made a lot in the same moment', async () => {
    space.lots.documents(SALE).numbers.set('2', 'theirs').set('3', 'theirs too');
    space.store.dispatch(addEmptyLot());
    await settle();
    expect(space.lots.applied).toMatchObject([{ kind: 'createLot', number: 4 }]);
    expect(space.read(selectLots).map((lot) => lot.number)).toEqual([1, 4]);
    expect(space.state().notifications.list).toEqual([]);
    expect(space.outbox.entries.size).toBe(0);
  });

  it('is reported when it was shown for a while before a colleague got it: it may stand on a tag', async () => {
    const now = jest.spyOn(Date, 'now');
    const answer = space.lots.hang('apply');
    space.store.dispatch(addEmptyLot());
    await settle();
    space.lots.documents(SALE).numbers.set('2', 'theirs');
    const later = Date.now() + 5_000;
    now.mockImplementation(() => later);
    answer();
    await settle();
    expect(space.read(selectLots).map((lot) => lot.number)).toEqual([1, 3]);
    expect(space.state().notifications.list).toMatchObject([
      { kind: 'warning', message: 'Lot 2 was taken in the meantime. The new lot is 3.' },
    ]);
    now.mockRestore();
  });

  it('is reported too when the device kept it from being sent while it was shown', async () => {
    const now = jest.spyOn(Date, 'now');
    space.lots.documents(SALE).numbers.set('2', 'theirs');
    const { put } = space.outbox;
    let write = (): void => undefined;
    const isWritten = new Promise<void>((resolve) => (write = resolve));
    jest.spyOn(space.outbox, 'put').mockImplementationOnce(async (operation) => {
      await isWritten;
      await put(operation);
    });
    space.store.dispatch(addEmptyLot());
    await settle();
    expect(space.read(selectLots).map((lot) => lot.number)).toEqual([1, 2]);
    const later = Date.now() + 5_000;
    now.mockImplementation(() => later);
    write();
    await settle();
    expect(space.read(selectLots).map((lot) => lot.number)).toEqual([1, 3]);
    expect(space.state().notifications.list).toMatchObject([
      { kind: 'warning', message: 'Lot 2 was taken in the meantime. The new lot is 3.' },
    ]);
    now.mockRestore();
  });

  it('is the next one when it is read only once for all whose numbers were taken in one moment', async () => {
    for (const number of ['2', '3', '4']) space.lots.documents(SALE).numbers.set(number, `their ${number}`);
    for (let made = 0; made < 3; made += 1) space.store.dispatch(addEmptyLot());
    await settle();
    expect(space.read(selectLots).map((lot) => lot.number)).toEqual([1, 5, 6, 7]);
    expect(space.numbers.calls.filter(({ op }) => op === 'list')).toHaveLength(1);
  });

  it('says nothing of the lots of another sale that was opened meanwhile', async () => {
    space.lots.documents(SALE).numbers.set('2', 'theirs');
    space.lots.seed('saleB000000000000000', [buildLot({ id: 'other', number: 500 })]);
    const answer = space.lots.hang('apply');
    space.store.dispatch(addEmptyLot());
    await settle();
    space.history.push('/sales/saleB000000000000000');
    await settle();
    answer();
    await settle();
    expect(space.lots.applied).toMatchObject([{ saleId: SALE, number: 3 }]);
  });

  it('stays wanted when nobody answers for now', async () => {
    space.lots.failNext('apply', 'unavailable');
    space.store.dispatch(addEmptyLot());
    await settle();
    expect(space.lots.applied).toEqual([]);
    space.resume.resume('focus');
    await settle();
    expect(space.lots.applied).toMatchObject([{ number: 2 }]);
  });

  it('is not given up when the lot itself is refused: the lot stays on the screen', async () => {
    space.lots.failNext('apply', 'permission-denied');
    space.store.dispatch(addEmptyLot());
    await settle();
    const lotId = space.read(selectNeedsAttention)[0]?.operation.lotId ?? '';
    space.lots.emit(SALE, { type: 'lots', changed: [], removed: [lotId], fromServer: true });
    await settle();
    expect(space.read(selectLots).map((lot) => lot.id)).toEqual(['lot1', lotId]);
  });
});

it('numbers are taken along with one reading of what is held, and nothing more is asked once all are there', async () => {
  space.lots.documents(SALE).numbers.set('1', 'lot1').set('3', 'theirs');
  space.store.dispatch(takeNumbersAlong({ from: 2, count: 3 }));
  await settle();
  expect(space.read(selectBlock).map(({ number }) => number)).toEqual(['2', '4', '5']);
  const asked = space.numbers.calls.map(({ op }) => op).filter((op) => op !== 'listenReserved');
  expect(asked).toEqual(['list', 'reserve']);
});
