import { buildLot } from '../../../../testing/stores/builders';
import { lotsTexts, lotTexts } from '../texts/lotsTexts';
import { lotTag } from '../texts/lotWords';
import { hasMark, isNeeded, markOf } from './cellMarks';
import { rowName } from './rowName';

describe('a row as it is read out', () => {
  it.each([
    [{ number: 12, suffix: 'A' }, 'Lot 12A, A vase, £1 – £2, draft'],
    [{ title: '  ', estimateLow: null, estimateHigh: null }, 'Lot 1, not described yet, draft'],
    [{ number: null, mark: 3, estimateHigh: null }, 'New lot 3, A vase, from £1, draft'],
    [{ number: null, mark: '12' }, 'Lot 12, not confirmed yet, A vase, £1 – £2, draft'],
    [{ number: null, estimateLow: null }, 'Lot without a number, A vase, up to £2, draft'],
    [{ status: 'sold', hammer: 900 }, 'Lot 1, A vase, £1 – £2, sold for £9'],
    [{ status: 'sold' }, 'Lot 1, A vase, £1 – £2, sold, no price yet'],
    [{ status: 'passed' }, 'Lot 1, A vase, £1 – £2, passed'],
    [{ status: 'published' }, 'Lot 1, A vase, £1 – £2, published'],
  ] as const)('%j', (fields, words) => {
    const pounds = { currency: 'GBP', locale: 'en-GB' };
    expect(rowName(buildLot(fields), lotTexts.texts, lotsTexts.texts, pounds)).toBe(words);
  });
});

it('is marked in place of its number while that is still to come', () => {
  const tag = (fields: object) => lotTag(buildLot(fields), lotTexts.texts);
  expect([tag({ number: 12, suffix: 'A', mark: 3 }), tag({ number: null })]).toEqual([
    { number: '12A' },
    { number: null },
  ]);
  const { markHint: hint } = lotTexts.texts;
  expect(tag({ number: null, mark: 3 })).toEqual({ number: null, mark: { text: 'new 3', name: 'New lot 3', hint } });
  expect(tag({ number: null, mark: '12' })).toEqual({
    ...{ number: null, mark: { text: '12?', name: 'Lot 12, not confirmed yet', hint } },
  });
});

describe('a value that is wrong beside others', () => {
  it.each([
    ['estimateHigh', { estimateHigh: 100 }, 'wrongOrder'],
    ['estimateHigh', { estimateHigh: 101 }, null],
    ['estimateHigh', { estimateHigh: null }, null],
    ['startPrice', { startPrice: 101 }, 'startAboveLow'],
    ['startPrice', { startPrice: 100 }, null],
    ['buyNow', { buyNow: 99 }, 'buyNowBelowLow'],
    ['buyNow', { buyNow: 100 }, null],
    ['reserve', { reserve: 101 }, 'reserveAboveLow'],
    ['reserve', { reserve: 100 }, null],
    ['reserve', {}, null],
    ['startPrice', { startPrice: 900, estimateLow: null }, null],
  ] as const)('%s of %j: %s', (column, fields, mark) => {
    const lot = { ...buildLot(), ...fields };
    expect([markOf(lot, column), hasMark(lot)]).toEqual([mark, mark !== null]);
    // It stands at that value only.
    expect(markOf(lot, 'title')).toBeNull();
    for (const other of ['estimateHigh', 'startPrice', 'buyNow', 'reserve'] as const) {
      if (other !== column) expect(markOf(lot, other)).toBeNull();
    }
  });
});

it('knows which empty cells the catalogue needs', () => {
  const bare = buildLot({ title: ' ', description: '', estimateLow: null, estimateHigh: null });
  const columns = ['title', 'description', 'estimateLow', 'estimateHigh', 'category', 'startPrice', 'number'] as const;
  expect(columns.filter((column) => isNeeded(bare, column))).toEqual([
    ...['title', 'description', 'estimateLow', 'estimateHigh'],
  ]);
  expect(columns.filter((column) => isNeeded(buildLot(), column))).toEqual([]);
});
