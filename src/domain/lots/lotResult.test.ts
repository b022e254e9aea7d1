import { isBeforeSale, readResultWord } from './lotResult';

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
