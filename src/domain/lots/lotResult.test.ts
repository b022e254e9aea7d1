import { SALE_STATUSES } from '../sales/sale';
import { LOT_STATUSES } from './lot';
import {
  isBeforeSale,
  isEnded,
  isSameResult,
  mayHaveResults,
  readResultWord,
  RESULT_STATUSES,
  resultOf,
  showsResults,
} from './lotResult';

describe('the day of a sale', () => {
  const noon = new Date(2026, 11, 3, 12).getTime();

  it.each([
    ['2026-12-04', true],
    ['2026-12-03', false],
    ['2026-12-02', false],
    ['2027-01-01', true],
  ])('%s is still to come on 3 December: %s', (date, expected) => {
    expect(isBeforeSale({ date }, noon)).toBe(expected);
  });

  it('begins at midnight where the person is', () => {
    expect(isBeforeSale({ date: '2026-12-03' }, new Date(2026, 11, 3, 0, 0, 1).getTime())).toBe(false);
    expect(isBeforeSale({ date: '2026-12-03' }, new Date(2026, 11, 2, 23, 59, 59).getTime())).toBe(true);
  });
});

describe('a word in place of a price', () => {
  it.each([
    ['p', 'passed'],
    [' Passed ', 'passed'],
    ['UNSOLD', 'passed'],
    ['bought in', 'passed'],
    ['u', 'passed'],
    ['unverkauft', 'passed'],
    ['w', 'withdrawn'],
    ['zurückgezogen', 'withdrawn'],
    ['', null],
    ['120', null],
    ['sold', null],
    ['a text that is much longer than any of the words', null],
  ])('%j says %s', (text, status) => {
    expect(readResultWord(text)).toBe(status);
  });
});

describe('the result of a lot', () => {
  it('is there for a lot that was offered, and for no other', () => {
    const offered = LOT_STATUSES.filter((status) => resultOf({ status, hammer: null }) !== null);
    expect(offered).toEqual(RESULT_STATUSES);
    for (const status of RESULT_STATUSES) expect(resultOf({ status, hammer: 12 })).toEqual({ status, hammer: 12 });
  });

  it('is the same only with the same state and the same price', () => {
    const sold = { status: 'sold', hammer: 12 } as const;
    expect(isSameResult(sold, { ...sold })).toBe(true);
    expect(isSameResult(sold, { ...sold, hammer: 13 })).toBe(false);
    expect(isSameResult(sold, { ...sold, hammer: null })).toBe(false);
    expect(isSameResult({ status: 'passed', hammer: null }, { status: 'withdrawn', hammer: null })).toBe(false);
  });

  it('is final once the hammer has fallen', () => {
    expect(RESULT_STATUSES.filter((status) => isEnded({ status, hammer: null }))).toEqual(['sold', 'passed']);
  });

  it('is entered while the sale is published, and looked for ever after', () => {
    expect(SALE_STATUSES.filter((status) => mayHaveResults({ status }))).toEqual(['published']);
    expect(SALE_STATUSES.filter((status) => showsResults({ status }))).toEqual(['published', 'closed']);
  });
});
