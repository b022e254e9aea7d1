import { planPastedNumbers } from './pastedNumbers';
import type { SaleStatus } from '../sales/sale';

type Row = readonly [id: string, number: number | null, fields?: { suffix?: string; status?: 'draft' | 'published' }];

const plan = (
  rows: readonly Row[],
  texts: Readonly<Record<string, string>>,
  status: SaleStatus = 'open',
  held: readonly string[] = [],
) => {
  const lots = rows.map(([id, number, fields]) => ({
    id,
    number,
    suffix: '',
    status: 'draft' as const,
    deletedAt: null,
    ...fields,
  }));
  const wishes = Object.entries(texts).map(([lotId, text]) => ({ lotId, text }));
  const { given, left, kept } = planPastedNumbers(wishes, { lots, held: new Set(held), status });
  return {
    given: Object.fromEntries(given.map(({ lotId, number }) => [lotId, `${number.number}${number.suffix}`])),
    left: Object.fromEntries(left.map(({ lotId, text }) => [lotId, text])),
    ...(kept.length > 0 && { kept: kept.join(' ') }),
  };
};

const THREE: readonly Row[] = [
  ['a', 1],
  ['b', 2],
  ['c', 3],
];

it('reads them as they are typed', () => {
  expect(plan(THREE, { a: ' 12 a', b: '0013', c: '99999' })).toEqual({
    given: { a: '12A', b: '13', c: '99999' },
    left: {},
  });
});

it('leaves a lot alone that has the number, and one whose text is empty', () => {
  expect(plan(THREE, { a: '1', b: ' ', c: '3' })).toEqual({ given: {}, left: {} });
});

it('lets lots exchange theirs, also round in a ring', () => {
  expect(plan(THREE, { a: '2', b: '3', c: '1' }).given).toEqual({ a: '2', b: '3', c: '1' });
});

it('leaves out what is no number, what another lot has, what is kept for a colleague, and what was wanted before', () => {
  const texts = { a: 'a vase', b: '3', d: '40', e: '41', f: '41' };
  expect(plan([...THREE, ['d', 4], ['e', 5], ['f', 6]], texts, 'open', ['40'])).toEqual({
    given: { e: '41' },
    left: { a: 'a vase', b: '3', d: '40', f: '41' },
  });
});

it('leaves out all that wait for a number whose lot has to keep it', () => {
  const rows: readonly Row[] = [...THREE, ['d', 4, { status: 'published' }]];
  expect(plan(rows, { a: '2', b: '3', c: '4', d: '5' })).toEqual({
    given: {},
    left: { a: '2', b: '3', c: '4' },
    kept: 'd',
  });
});

it('gives a lot without a number a letter only, once numbers are locked', () => {
  const rows: readonly Row[] = [
    ['a', 1],
    ['b', null],
    ['c', null],
  ];
  expect(plan(rows, { a: '7', b: '1a', c: '8' }, 'numbersLocked')).toEqual({
    given: { b: '1A' },
    left: { c: '8' },
    kept: 'a',
  });
});

it('takes a number from the trash, which holds none', () => {
  const lots = [
    { id: 'a', number: 1, suffix: '', status: 'draft' as const, deletedAt: null },
    { id: 'b', number: 2, suffix: '', status: 'draft' as const, deletedAt: 5 },
  ];
  const known = { lots, held: new Set<string>(), status: 'open' as const };
  expect(planPastedNumbers([{ lotId: 'a', text: '2' }], known).given).toHaveLength(1);
  expect(planPastedNumbers([{ lotId: 'gone', text: '3' }], known)).toEqual({ given: [], left: [], kept: [] });
});

it('plans ten thousand, also when each waits for the one behind it in vain', () => {
  const rows = Array.from({ length: 10_000 }, (_, place): Row => [`lot${place}`, place + 1]);
  const texts = Object.fromEntries(rows.map(([id], place) => [id, String(place === 9_999 ? 0 : place + 2)]));
  expect(Object.keys(plan(rows, texts).left)).toHaveLength(10_000);
});
