import type { Lot } from '../lots/lot';
import { changeNumberNow, isNumberChange, type NumberOperation, onlyRenumbers, passesNumber } from './numberChange';
import { asksForNext, claimedNumber, releasedNumber, waitsForNumber } from './operationNumbers';
import { heldNumber, type Operation, type OperationDraft, withClaim } from './operations';

const of = { saleId: 'sale', lotId: 'lot' } as const;
const by = { id: 'o', uid: 'ada' } as const;
const five = { number: 5, suffix: '' } as const;
const six = { number: 6, suffix: 'A' } as const;
const create = { ...of, kind: 'createLot', number: 7, suffix: 'A', order: 'a1', fields: { title: 'Vase' } } as const;
const unnumbered = { ...create, number: null, suffix: '' } as const;
const title = { ...of, kind: 'editLot', changes: { title: { before: '', after: 'Vase' } } } as const;
const renumber = { ...of, kind: 'setNumber', before: five, after: six } as const;
const trash = { ...of, kind: 'trashLot', number: five, deletedAt: 3 } as const;
const restore = { ...of, kind: 'restoreLot', number: six, deletedAt: 3 } as const;
const ALL: readonly OperationDraft[] = [create, title, renumber, trash, restore];

describe('the numbers of an operation', () => {
  it('are claimed, given back and waited for', () => {
    const view = (draft: OperationDraft) => [
      claimedNumber(draft),
      releasedNumber(draft),
      asksForNext(draft),
      waitsForNumber(draft),
    ];
    expect(view(create)).toEqual([{ number: 7, suffix: 'A' }, null, false, false]);
    expect(view(unnumbered)).toEqual([null, null, false, false]);
    expect(view({ ...unnumbered, wanted: 'next' })).toEqual([null, null, true, true]);
    expect(view({ ...unnumbered, wanted: six })).toEqual([six, null, false, true]);
    expect(view({ ...create, wanted: 'next' })).toEqual([{ number: 7, suffix: 'A' }, null, true, false]);
    expect(view(renumber)).toEqual([six, '5', false, false]);
    expect(view({ ...renumber, before: six })).toEqual([six, null, false, false]);
    expect(view({ ...renumber, before: null })).toEqual([six, null, false, false]);
    expect(view({ ...renumber, before: six, after: null })).toEqual([null, '6A', false, false]);
    expect(view(trash)).toEqual([null, '5', false, false]);
    expect(view({ ...restore, number: null, wanted: 'next' })).toEqual([null, null, true, true]);
    expect(view({ ...restore, number: null, wanted: five })).toEqual([five, null, false, true]);
    expect(view({ ...restore, number: null })).toEqual([null, null, false, false]);
    expect(view(title)).toEqual([null, null, false, false]);
    expect([renumber, trash, restore, title].map(heldNumber)).toEqual([five, five, undefined, undefined]);
    expect(withClaim<OperationDraft>({ ...restore, number: null, wanted: 'next' }, five)).toEqual({
      ...restore,
      number: five,
    });
    expect(withClaim<OperationDraft>(title, five)).toBe(title);
  });

  it('keep their place in the order where they go from lot to lot', () => {
    const ids = (test: (operation: Operation) => boolean) =>
      [...ALL, unnumbered].filter((draft) => test({ ...draft, ...by } as Operation));
    expect(ids(isNumberChange)).toEqual([create, renumber, trash, restore]);
    expect(ids(passesNumber)).toEqual([renumber, trash, restore]);
    // A colleague may have given it one since.
    const { lotId, ...rest } = { ...trash, number: null, ...by };
    expect(isNumberChange({ ...rest, lotId })).toBe(true);
    expect(ALL.filter(onlyRenumbers)).toEqual([renumber]);
  });

  const lot = (number: number | null, suffix: string, deletedAt: number | null = null) =>
    ({ number, suffix, deletedAt }) as Pick<Lot, 'number' | 'suffix' | 'deletedAt'>;

  it.each<[string, OperationDraft, ReturnType<typeof lot> | undefined, string | null, readonly string[], object]>([
    ['a new lot holds its number', create, undefined, '7A', [], create],
    ['a lot gives up what it has', renumber, lot(5, ''), '6A', ['5'], renumber],
    [
      'a lot gives up what a colleague gave it since',
      renumber,
      lot(9, 'B'),
      '6A',
      ['9B'],
      { ...renumber, before: { number: 9, suffix: 'B' } },
    ],
    ['a lot that has it already gives up nothing', renumber, lot(6, 'A'), '6A', [], { ...renumber, before: six }],
    ['a lot without a number gives up none', renumber, lot(null, ''), '6A', [], { ...renumber, before: null }],
    ['a lot loses its number', { ...renumber, after: null }, lot(5, ''), null, ['5'], { ...renumber, after: null }],
    [
      'a lot in the trash takes no number, and lets go of the one it wanted',
      renumber,
      lot(5, '', 3),
      null,
      ['6A'],
      { ...renumber, before: null },
    ],
    ['a lot goes into the trash', trash, lot(8, ''), null, ['8'], { ...trash, number: { number: 8, suffix: '' } }],
    ['a lot goes into the trash twice', trash, lot(8, '', 3), null, [], { ...trash, number: null }],
    ['a lot comes back', restore, lot(5, '', 3), '6A', [], restore],
    ['a lot comes back that is back already', restore, lot(5, ''), '6A', ['5'], restore],
  ])('%s', (_name, draft, now, holds, lets, operation) => {
    expect(changeNumberNow({ ...draft, ...by } as NumberOperation, now)).toEqual({
      operation: { ...operation, ...by },
      holds,
      lets,
    });
  });
});
