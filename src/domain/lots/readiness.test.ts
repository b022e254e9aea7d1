import { isToCheck, missingForReady } from './readiness';

const ready = {
  number: 12,
  title: 'A pair of candlesticks',
  description: 'Silver, London 1774.',
  estimateLow: 20000,
  estimateHigh: 30000,
  coverPhotoId: 'p1',
};

describe('missingForReady', () => {
  it('asks for nothing more when everything is there', () => {
    expect(missingForReady(ready)).toEqual([]);
  });

  it.each([
    [{ coverPhotoId: null }, 'photo'],
    [{ number: null }, 'number'],
    [{ title: '  ' }, 'title'],
    [{ description: '' }, 'description'],
    [{ description: ' \n ' }, 'description'],
    [{ estimateLow: null }, 'estimateLow'],
    [{ estimateHigh: null }, 'estimateHigh'],
    [{ estimateLow: 30000 }, 'estimateOrder'],
    [{ estimateLow: 30001 }, 'estimateOrder'],
    [{ estimateLow: null, estimateHigh: 0 }, 'estimateLow'],
    [{ estimateLow: 0, estimateHigh: null }, 'estimateHigh'],
  ])('%j lacks %s', (change, missing) => {
    expect(missingForReady({ ...ready, ...change })).toEqual([missing]);
  });
});

it.each([
  ['', false],
  [' \n', false],
  ['Is the clasp gold?', true],
])('has a question that nobody has answered: %j', (toCheck, is) => {
  expect(isToCheck({ toCheck })).toBe(is);
});
