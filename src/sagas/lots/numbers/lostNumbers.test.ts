import { addEmptyLot, selectLots } from '../../../features/lots/model/lots/lotsSlice';
import { numberLots } from '../../../features/lots/model/numbering/numberingSlice';
import { restoreLots, setLotNumber, setLotNumbers } from '../../../features/lots/model/operations/lotCommands';
import {
  discardSave,
  operationsMade,
  selectNeedsAttention,
  selectUnsentCount,
} from '../../../features/lots/model/saves/savesSlice';
import { lotNumberText } from '../../../features/lots/model/texts/lotWords';
import { formatLotNumber, type LotNumber } from '../../../domain/numbering/lotNumber';
import type { Operation } from '../../../domain/operations/operations';
import { createSaleServer } from '../../../services/sales/saleServer';
import { newId } from '../../../shared/id';
import { createFakeSalesGateway } from '../../../testing/fakes/fakeSalesGateway';
import { settle } from '../../../testing/stores/makeTestStore';
import { buildLot, makeWorkspace, SALE, type Workspace } from '../../../testing/stores/makeWorkspace';
import { OPEN_SALE } from '../../../testing/stores/saleDevices';

const no = (number: number, suffix: LotNumber['suffix'] = ''): LotNumber => ({ number, suffix });

let space: Workspace;
beforeEach(async () => {
  const sales = createSaleServer();
  sales.sales.set(SALE, OPEN_SALE);
  space = makeWorkspace({ sales: createFakeSalesGateway(null, sales) });
  const lots = [
    buildLot({ id: 'a', number: 1, order: 'a0' }),
    buildLot({ id: 'b', number: 2, suffix: 'A', order: 'a1' }),
    buildLot({ id: 'c', number: null, order: 'a2' }),
    buildLot({ id: 'x', number: 8, order: 'a3', deletedAt: 5 }),
    buildLot({ id: 'y', number: 9, order: 'a4', deletedAt: 5 }),
  ];
  space.lots.seed(SALE, lots);
  space.lots.documents(SALE).numbers.set('1', 'a').set('2A', 'b');
  await space.signIn();
});
afterEach(() => space.store.stop());

/** Colleagues were faster, and this page does not know it yet. */
const take = (...numbers: readonly string[]): void => {
  for (const number of numbers) space.lots.documents(SALE).numbers.set(number, `theirs ${number}`);
};
const said = () => space.state().notifications.list.map(({ kind, message }) => [kind, message]);
const shown = (): (string | null)[] => space.read(selectLots).map(lotNumberText);
/** The numbers of lots on the server, with those that somebody else holds. */
const onServer = (id: string): string | null => {
  const { number = null, suffix = '' } = space.lots.documents(SALE).lots.get(id) ?? {};
  return number === null ? null : formatLotNumber(no(number, suffix as LotNumber['suffix']));
};

describe('one number that a colleague was faster with', () => {
  it.each<[string, string, LotNumber, string]>([
    ['a lot with a number keeps it', 'a', no(7), 'The number 7 is taken. Lot 1 keeps the number it has.'],
    ['so does one with a letter', 'b', no(7, 'B'), 'The number 7B is taken. Lot 2A keeps the number it has.'],
    ['one without gets the next free one', 'c', no(7), 'The number 7 was taken in the meantime. The lot is now 9.'],
  ])('%s, and the person reads of it once', async (_name, lotId, number, message) => {
    take('7', '7B', '8');
    space.store.dispatch(setLotNumber({ lotId, number }));
    await settle();
    expect(said()).toEqual([['warning', message]]);
    expect([onServer('a'), onServer('b'), onServer('c')]).toEqual(['1', '2A', lotId === 'c' ? '9' : null]);
    expect([space.read(selectNeedsAttention), space.outbox.entries.size]).toEqual([[], 0]);
  });

  it('leaves a lot without one as it is where none after it is free, and says so', async () => {
    take('99999');
    space.store.dispatch(setLotNumber({ lotId: 'c', number: no(99_999) }));
    await settle();
    expect(said()).toEqual([
      ['warning', 'The number 99999 is taken, and none after it is free. The lot has no number.'],
    ]);
    expect([shown(), space.read(selectUnsentCount)]).toEqual([['1', '2A', null], 0]);
  });

  it('is said of the lot as it is called now, when it had lost its present number once', async () => {
    take('5', '7');
    const { numbers } = space.lots.documents(SALE);
    for (const number of [5, 5, 7]) {
      space.store.dispatch(setLotNumber({ lotId: 'a', number: no(number) }));
      await settle();
      // The colleague does without it.
      if (number === 5 && numbers.get('5') !== 'a') numbers.delete('5');
    }
    expect(said().map(([, message]) => message)).toEqual([
      'The number 5 is taken. Lot 1 keeps the number it has.',
      'The number 7 is taken. Lot 5 keeps the number it has.',
    ]);
  });

  it('is no message of a lot that comes back from the trash under its own', async () => {
    space.store.dispatch(restoreLots({ lotIds: ['x'] }));
    await settle();
    expect([onServer('x'), said()]).toEqual(['8', []]);
  });

  it('is one of a lot that comes back under another', async () => {
    take('8');
    space.store.dispatch(restoreLots({ lotIds: ['x'] }));
    await settle();
    expect(said()).toEqual([['warning', 'The number 8 was taken in the meantime. The lot is now 9.']]);
  });

  it('may have been taken along by somebody: then it can be freed, and the message says so', async () => {
    const answer = space.lots.hang('apply');
    space.store.dispatch(setLotNumber({ lotId: 'a', number: no(7) }));
    await settle();
    await space.numbers.reserve(SALE, [{ number: '7', lotId: 'ahead' }], 'ben');
    await settle();
    answer();
    await settle();
    expect(said()).toEqual([
      [
        'warning',
        'Somebody took the number 7 along. Lot 1 keeps the number it has. Under “Numbers” you see who it is, and can free the number.',
      ],
    ]);
    expect(shown()).toEqual(['1', '2A', null]);
  });

  it('is no loss where the server had the lot with it before', async () => {
    const { apply } = space.lots;
    jest.spyOn(space.lots, 'apply').mockImplementationOnce(async (operation, onKnown) => {
      await apply(operation, onKnown);
      throw new TypeError('Failed to fetch');
    });
    space.store.dispatch(addEmptyLot());
    await settle();
    space.resume.resume('online');
    await settle();
    expect([shown(), said(), space.read(selectUnsentCount)]).toEqual([['1', '2A', null, '3'], [], 0]);
  });
});

it('a new lot that is given up after it was refused under another number holds neither of the two', async () => {
  space.lots.failNext('apply', 'already-exists');
  space.lots.failNext('apply', 'permission-denied');
  space.store.dispatch(addEmptyLot());
  await settle();
  const [record] = space.read(selectNeedsAttention);
  const { lotId = '', id = '' } = record?.operation ?? {};
  expect(shown()).toEqual(['1', '2A', null, '4']);
  // A build before this one claimed numbers before the lot itself was written.
  const { numbers } = space.lots.documents(SALE);
  numbers.set('3', lotId).set('4', lotId).set('5', 'theirs');
  space.store.dispatch(discardSave({ id }));
  await settle();
  expect([...numbers.keys()]).toEqual(['1', '2A', '5']);
});

describe('what one act asked for and did not get', () => {
  const renumber = (numbers: Readonly<Record<string, number>>): void =>
    void space.store.dispatch(
      setLotNumbers({ numbers: Object.entries(numbers).map(([lotId, number]) => ({ lotId, number: no(number) })) }),
    );

  it('is said once, when the last of it is settled', async () => {
    take('20', '21');
    const answer = space.lots.hang('apply');
    renumber({ c: 22, a: 20, b: 21 });
    await settle();
    expect([shown(), said()]).toEqual([['1', '2A', '22'], []]);
    answer();
    await settle();
    expect(said()).toEqual([['warning', '2 numbers were taken in the meantime. 2 lots keep the numbers they have.']]);
    // And it is over: what comes next is another act.
    renumber({ a: 30, b: 31 });
    await settle();
    expect(said()).toHaveLength(1);
  });

  it('is said as of one where it is one', async () => {
    take('20');
    renumber({ a: 20, b: 21 });
    await settle();
    expect(said()).toEqual([['warning', 'The number 20 is taken. Lot 1 keeps the number it has.']]);
    expect(shown()).toEqual(['1', '21', null]);
  });

  it('does not wait for what the server has refused', async () => {
    take('20', '21');
    const answer = space.lots.hang('apply');
    space.lots.failNext('apply', 'permission-denied');
    renumber({ c: 22, a: 20, b: 21 });
    await settle();
    expect(said()).toEqual([]);
    answer();
    await settle();
    expect(said()).toHaveLength(1);
    expect(space.read(selectNeedsAttention)).toHaveLength(1);
  });

  it('does not wait for an edit of the same act that a colleague was faster with', async () => {
    take('20');
    const answer = space.lots.hang('apply');
    const base = { saleId: SALE, uid: 'user-1', group: 'act' } as const;
    const changes = { title: { before: 'Old', after: 'Mine' } };
    const operations: Operation[] = [
      { ...base, id: newId(), lotId: 'c', kind: 'editLot', changes },
      { ...base, id: newId(), lotId: 'a', kind: 'setNumber', before: no(1), after: no(20) },
    ];
    space.store.dispatch(operationsMade({ operations }));
    await settle();
    expect(said()).toEqual([]);
    answer();
    await settle();
    expect(space.read(selectNeedsAttention)).toHaveLength(1);
    expect(said()).toEqual([['warning', 'The number 20 is taken. Lot 1 keeps the number it has.']]);
  });

  it('does not wait for other acts, nor they for it', async () => {
    take('20', '21');
    const answer = space.lots.hang('apply');
    renumber({ c: 22, a: 20 });
    renumber({ b: 21, x: 1 });
    await settle();
    expect(said()).toEqual([['warning', 'The number 21 is taken. Lot 2A keeps the number it has.']]);
    answer();
    await settle();
    expect(said().slice(1)).toEqual([['warning', 'The number 20 is taken. Lot 1 keeps the number it has.']]);
  });

  it('is counted apart where lots have got others', async () => {
    take('8', '9', '20');
    const base = { saleId: SALE, uid: 'user-1', group: 'act' } as const;
    const operations: Operation[] = [
      { ...base, id: newId(), lotId: 'a', kind: 'setNumber', before: no(1), after: no(20) },
      { ...base, id: newId(), lotId: 'x', kind: 'restoreLot', number: no(8), deletedAt: 5 },
      { ...base, id: newId(), lotId: 'y', kind: 'restoreLot', number: no(9), deletedAt: 5 },
    ];
    space.store.dispatch(operationsMade({ operations }));
    await settle();
    expect(said()).toEqual([
      [
        'warning',
        '3 numbers were taken in the meantime. 1 lot keeps the number it has. 2 lots have the next free ones.',
      ],
    ]);
  });

  it('is said apart of a lot that has none, and for which none was free', async () => {
    take('99999', '20', '21');
    renumber({ c: 99_999, a: 20, b: 21 });
    await settle();
    expect(said()).toEqual([
      ['warning', 'The number 99999 is taken, and none after it is free. The lot has no number.'],
      ['warning', '2 numbers were taken in the meantime. 2 lots keep the numbers they have.'],
    ]);
  });

  it('is one sentence of such a lot where the others got what they asked for', async () => {
    take('99999');
    renumber({ c: 99_999, a: 20 });
    await settle();
    expect(said()).toEqual([['warning', expect.stringMatching(/^The number 99999 is taken, and none after it/)]]);
  });

  it('is said by the numbering itself, in its own sentence', async () => {
    take('20', '21');
    const changes = [
      { lotId: 'a', before: no(1), after: no(20) },
      { lotId: 'b', before: no(2, 'A'), after: no(21) },
      { lotId: 'c', before: null, after: no(22) },
    ];
    space.store.dispatch(numberLots({ changes }));
    await settle();
    expect(said()).toEqual([['warning', expect.stringMatching(/^1 lot has its new number\. /)]]);
  });
});
