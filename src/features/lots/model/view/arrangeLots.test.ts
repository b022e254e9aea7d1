import fc from 'fast-check';
import { NO_PRIVATE_FIELDS } from '../../../../domain/lots/lot';
import { buildLot } from '../../../../testing/stores/builders';
import { arrangeLots, NO_FILTER } from './arrangeLots';

const lots = [
  buildLot({ id: 'a', number: 10, title: 'Café chair', category: 'Furniture', estimateLow: 500, estimateHigh: 900 }),
  buildLot({ id: 'b', number: 2, suffix: 'A', title: 'vase, blue', category: 'Ceramics', estimateLow: null }),
  buildLot({ id: 'c', number: 2, title: 'Étagère', category: 'Furniture ', estimateLow: 300, estimateHigh: 300 }),
  buildLot({ id: 'd', number: null, title: '', status: 'ready', estimateLow: 100 }),
];
const whole = { sort: null, filter: NO_FILTER, query: '' };
const secret = { ...NO_PRIVATE_FIELDS, consignor: 'Mrs Miller', reserve: 5, toCheck: 'Is it oak?' };
const privateOf = (id: string) =>
  id === 'a' ? secret : id === 'b' ? { ...NO_PRIVATE_FIELDS, toCheck: ' ' } : NO_PRIVATE_FIELDS;
const arranged = (view: Partial<Parameters<typeof arrangeLots>[1]>, kept: string | null = null): string =>
  arrangeLots(lots, { ...whole, ...view }, privateOf, kept).join('');

describe('the view', () => {
  it.each([
    ['number', 'ascending', 'cbad'],
    ['number', 'descending', 'abcd'],
    ['estimateLow', 'ascending', 'dcab'],
    ['estimateLow', 'descending', 'acdb'],
    ['title', 'ascending', 'acbd'],
    ['reserve', 'ascending', 'abcd'],
  ] as const)('by %s, %s, is %s: empty last, and sale order decides between equals', (column, direction, order) => {
    expect(arranged({ sort: { column, direction } })).toBe(order);
  });

  it('lets through only what needs attention when that is asked for', () => {
    const view = { ...whole, filter: { ...NO_FILTER, problem: 'attention' } } as const;
    expect(arrangeLots(lots, view, privateOf, null, (id) => id === 'b')).toEqual(['b']);
  });

  it.each([
    ['cafe', 'a'],
    ['2A', 'b'],
    ['furniture', 'ac'],
    ['chair miller', 'a'],
    ['chair vase', ''],
    ['oak', 'a'],
    ['  ', 'abcd'],
  ])('of %p shows %p', (query, ids) => {
    expect(arranged({ query })).toBe(ids);
  });

  it('filters by state, category and problem, and keeps the lot that is being written in', () => {
    expect(arranged({ filter: { ...NO_FILTER, status: 'ready' } })).toBe('d');
    expect(arranged({ filter: { ...NO_FILTER, category: 'Furniture' } })).toBe('ac');
    expect(arranged({ filter: { ...NO_FILTER, problem: 'wrong' } })).toBe('c');
    expect(arranged({ filter: { ...NO_FILTER, problem: 'needs' } })).toBe('bcd');
    expect(arranged({ filter: { ...NO_FILTER, problem: 'toCheck' } })).toBe('a');
    expect(arranged({ filter: { ...NO_FILTER, status: 'ready' } }, 'a')).toBe('ad');
  });

  it('shows every lot once, whatever it is sorted by', () => {
    const columns = fc.constantFrom('number', 'title', 'status', 'needs', 'estimateHigh', 'consignor' as const);
    fc.assert(
      fc.property(columns, fc.constantFrom('ascending', 'descending'), (column, direction) => {
        const sort = { column, direction } as NonNullable<Parameters<typeof arrangeLots>[1]['sort']>;
        expect([...arranged({ sort })].sort().join('')).toBe('abcd');
      }),
    );
  });
});
