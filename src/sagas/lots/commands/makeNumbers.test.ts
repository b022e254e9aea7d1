import { isAnyOf } from '@reduxjs/toolkit';
import { nameOfNumber, parseLotNumber } from '../../../domain/numbering/lotNumber';
import type { Operation } from '../../../domain/operations/operations';
import type { SaleStatus } from '../../../domain/sales/sale';
import { addEmptyLot, selectLot, selectLots } from '../../../features/lots/model/lots/lotsSlice';
import { blockChanged } from '../../../features/lots/model/numbering/reservationsSlice';
import { giveTypedNumber, setLotNumber, setLotNumbers } from '../../../features/lots/model/operations/lotCommands';
import {
  amountNotRead,
  amountRead,
  operationMade,
  operationsIn,
  operationsMade,
  selectUnreadableAmounts,
} from '../../../features/lots/model/saves/savesSlice';
import { lotNumberText } from '../../../features/lots/model/texts/lotWords';
import { createSaleServer } from '../../../services/sales/saleServer';
import { createFakeSalesGateway } from '../../../testing/fakes/fakeSalesGateway';
import { settle } from '../../../testing/stores/makeTestStore';
import { buildLot, makeWorkspace, SALE, type Workspace } from '../../../testing/stores/makeWorkspace';
import { OPEN_SALE } from '../../../testing/stores/saleDevices';

const LOTS = [
  buildLot({ id: 'a', number: 1, order: 'a0' }),
  buildLot({ id: 'b', number: 2, order: 'a1' }),
  buildLot({ id: 'c', number: 3, order: 'a2', status: 'published' }),
  buildLot({ id: 'd', number: null, order: 'a3', title: 'A bowl' }),
  buildLot({ id: 'e', number: 4, suffix: 'A', order: 'a4' }),
  buildLot({ id: 'gone', number: 9, order: 'a5', deletedAt: 5 }),
];

let space: Workspace;
afterEach(() => space.store.stop());

async function open(status: SaleStatus = 'open'): Promise<void> {
  const server = createSaleServer();
  server.sales.set(SALE, { ...OPEN_SALE, status });
  space = makeWorkspace({ sales: createFakeSalesGateway(null, server) });
  space.lots.seed(SALE, LOTS);
  const { numbers } = space.lots.documents(SALE);
  for (const each of LOTS) if (each.number !== null && each.deletedAt === null) numbers.set(textOf(each.id), each.id);
  await space.signIn();
}

const textOf = (id: string): string => lotNumberText(LOTS.find((lot) => lot.id === id) ?? buildLot()) ?? '';
const act = async (...actions: Parameters<Workspace['store']['dispatch']>[0][]): Promise<void> => {
  for (const action of actions) space.store.dispatch(action);
  await settle();
};
const numberOf = (text: string | null) => (text === null ? null : parseLotNumber(text));
const wishes = (wanted: Readonly<Record<string, string | null>>) =>
  Object.entries(wanted).map(([lotId, text]) => ({ lotId, number: numberOf(text) }));
const typed = (lotId: string, text: string, swap: Readonly<Record<string, string>> = {}) => {
  const [other] = Object.entries(swap).map(([id, given]) => ({ lotId: id, number: read(given) }));
  return giveTypedNumber({ lotId, number: read(text), swap: other ?? null });
};
const read = (text: string) => parseLotNumber(text) ?? { number: 0, suffix: '' };
const operations = (): Operation[] =>
  space.actions.filter(isAnyOf(operationMade, operationsMade)).flatMap(({ payload }) => operationsIn(payload));
/** `a 1 → 7`, in the order in which they are made. */
const steps = (): string[] =>
  operations().map((each) =>
    each.kind === 'setNumber'
      ? `${each.lotId} ${nameOfNumber(each.before) || 'none'} → ${nameOfNumber(each.after) || 'none'}`
      : each.kind,
  );
const said = (): string[] => space.state().notifications.list.map(({ message }) => message);
const shown = (id: string): string | null => lotNumberText(space.read(selectLot, id) ?? buildLot());
const stays = (id: string): string | undefined => space.read(selectUnreadableAmounts, id)?.number;

describe('numbers that are given', () => {
  it.each<[string, SaleStatus, Record<string, string | null>, string[]]>([
    ['another one', 'open', { a: '7' }, ['a 1 → 7']],
    ['the same with a letter', 'open', { a: '1A' }, ['a 1 → 1A']],
    ['the same with another letter', 'open', { e: '4B' }, ['e 4A → 4B']],
    ['the same without its letter', 'open', { e: '4' }, ['e 4A → 4']],
    ['none', 'open', { a: null }, ['a 1 → none']],
    ['the first one', 'open', { d: '12' }, ['d none → 12']],
    [
      'one with a letter, for a lot without any, while numbers are locked',
      'numbersLocked',
      { d: '3A' },
      ['d none → 3A'],
    ],
    ['those of each other', 'open', { a: '2', b: '1' }, ['a 1 → none', 'b 2 → 1', 'a none → 2']],
    ['one that another lot of the act gives up', 'open', { d: '2', b: null }, ['b 2 → none', 'd none → 2']],
    ['the same as before, in the trash, and of a lot that is not there', 'open', { a: '1', gone: '8', no: '8' }, []],
    ['the own one of a lot that is published', 'open', { c: '3' }, []],
    ['none to a lot that has none, while numbers are locked', 'numbersLocked', { d: null }, []],
  ])('%s', async (_, status, wanted, made) => {
    await open(status);
    await act(setLotNumbers({ numbers: wishes(wanted) }));
    expect([steps(), said()]).toEqual([made, []]);
  });

  it('are one act, or part of the one that was asked for', async () => {
    await open();
    await act(setLotNumber({ lotId: 'a', number: numberOf('7') }));
    await act(setLotNumber({ lotId: 'a', number: numberOf('8'), group: 'paste' }));
    await act(setLotNumbers({ numbers: wishes({ b: '10' }), group: 'many' }));
    expect(operations().map(({ group }) => group)).toEqual([undefined, 'paste', 'many']);
  });
});

const LOCKED =
  'The numbers of this sale are locked. Numbers can no longer be changed, and lots neither go into the trash nor come out of it.';
const PUBLISHED = 'A published lot keeps its number and does not go into the trash. Withdraw it instead.';

it.each<[string, SaleStatus, Record<string, string | null>, string]>([
  ['a lot that is published', 'open', { a: '7', c: '8' }, PUBLISHED],
  ['a number of another lot', 'open', { a: '3' }, 'The number 3 is taken. Lot 1 keeps the number it has.'],
  [
    'several numbers of other lots',
    'open',
    { a: '3', d: '4A', b: '7' },
    'Already taken: 3, 4A. No number was changed. Choose numbers that are free.',
  ],
  ['one number for two', 'open', { a: '7', b: '7' }, 'Only one lot can have the number 7. No number was changed.'],
  ['a number without a letter in a locked sale', 'numbersLocked', { d: '7' }, LOCKED],
  ['a letter for a lot with a number in a locked sale', 'numbersLocked', { a: '1A' }, LOCKED],
  ['that a number goes in a locked sale', 'published', { a: null }, LOCKED],
])('refuses %s, says why, and changes none of the others', async (_, status, wanted, message) => {
  await open(status);
  await act(setLotNumbers({ numbers: wishes(wanted) }));
  expect([steps(), said()]).toEqual([[], [message]]);
});

describe('a number that was typed', () => {
  it('stays as typed where it is refused, and goes from there with one that is given', async () => {
    await open();
    await act(typed('a', '3'));
    expect([shown('a'), stays('a')]).toEqual(['1', '3']);
    await act(typed('a', '7A'));
    expect([shown('a'), stays('a')]).toEqual(['7A', undefined]);
    await act(amountNotRead({ lotId: 'a', field: 'number', text: '3' }), typed('a', '7A'));
    expect([steps(), stays('a')]).toEqual([['a 1 → 7A'], undefined]);
  });

  it('that differs from the present one by its letter only stays too', async () => {
    await open('numbersLocked');
    await act(typed('e', '4B'));
    expect([shown('e'), stays('e')]).toEqual(['4A', '4B']);
  });

  it('takes nothing back where nothing was left to be read', async () => {
    await open();
    await act(amountNotRead({ lotId: 'a', field: 'estimateLow', text: 'much' }), typed('a', '7'));
    expect(space.actions.filter(amountRead.match)).toEqual([]);
    expect(space.read(selectUnreadableAmounts, 'a')).toEqual({ estimateLow: 'much' });
  });

  it('is exchanged with the lot that has it', async () => {
    await open();
    await act(typed('a', '2', { b: '1' }));
    expect([shown('a'), shown('b'), said()]).toEqual(['2', '1', []]);
    await act(typed('a', '3', { b: '2' }));
    expect([shown('a'), shown('b'), stays('a')]).toEqual(['2', '1', '3']);
    expect(said()).toEqual(['Already taken: 3. No number was changed. Choose numbers that are free.']);
  });

  it('of a lot that is gone meanwhile breaks nothing', async () => {
    await open();
    await act(typed('nowhere', '3'), typed('nowhere', '7'));
    expect([steps(), space.failures]).toEqual([[], []]);
  });
});

describe('a number that a colleague has taken in the same moment', () => {
  it('stays in the cell where it was typed, and in no cell of an act on many', async () => {
    await open();
    space.lots.documents(SALE).numbers.set('7', 'theirs').set('8', 'theirs');
    await act(typed('a', '7'), setLotNumber({ lotId: 'b', number: numberOf('8'), group: 'many' }));
    expect([shown('a'), stays('a'), shown('b'), stays('b')]).toEqual(['1', '7', '2', undefined]);
  });

  it('stays in no cell of a lot that the person has given another number since', async () => {
    await open();
    space.lots.documents(SALE).numbers.set('7', 'theirs');
    const answer = space.lots.hang('apply');
    await act(typed('a', '7'));
    await act(typed('a', '8'));
    answer();
    await settle();
    expect([shown('a'), stays('a')]).toEqual(['8', undefined]);
  });

  it('stays in no cell of a new lot, which has another one', async () => {
    await open();
    space.lots.documents(SALE).numbers.set('5', 'theirs');
    await act(addEmptyLot());
    const made = space.read(selectLots).at(-1);
    expect([lotNumberText(made ?? buildLot()), stays(made?.id ?? '')]).toEqual(['6', undefined]);
  });
});

describe('without a network', () => {
  const away = async (...block: string[]): Promise<void> => {
    await open();
    for (let waiting = 0; waiting < 9; waiting += 1) space.lots.hang('apply');
    space.network.isThere = false;
    space.store.dispatch(
      blockChanged({ saleId: SALE, block: block.map((number) => ({ number, lotId: `of${number}` })) }),
    );
  };
  const NONE = 'The server does not answer: no number can be given safely now. Nothing was changed.';

  it('only what was taken along is given, in an act of several too, and it is said which', async () => {
    await away('20', '21', '22', '30');
    await act(setLotNumbers({ numbers: wishes({ a: '21', b: '23' }) }));
    const free = 'only the numbers that you took along are safe, 20 to 22, 30. Nothing was changed.';
    expect([steps(), said()]).toEqual([[], [`The server does not answer: ${free}`]]);
    await act(setLotNumbers({ numbers: wishes({ a: '21', b: '30' }) }));
    expect(steps()).toEqual(['a 1 → 21', 'b 2 → 30']);
  });

  it('a number may go, be exchanged, and be taken by who follows', async () => {
    await away();
    await act(setLotNumber({ lotId: 'd', number: numberOf('7') }));
    expect([steps(), said()]).toEqual([[], [NONE]]);
    await act(setLotNumbers({ numbers: wishes({ a: '2', b: '1' }) }), setLotNumber({ lotId: 'e', number: null }));
    // 4A is given up by what is still to be sent.
    await act(setLotNumber({ lotId: 'd', number: numberOf('4A') }));
    expect([...'abde'].map(shown)).toEqual(['2', '1', '4A', null]);
    expect(said()).toEqual([NONE]);
  });
});
