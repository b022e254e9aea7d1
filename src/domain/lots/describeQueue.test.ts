import { buildLot } from '../../testing/stores/makeWorkspace';
import { type DescribeQueue, isInQueue, nextInQueue, platformOfQueue, readQueue, refusedBy } from './describeQueue';
import type { Lot } from './lot';

const FACTS = {
  hasPhoto: (id: string) => id === 'photographed',
  isToCheck: (id: string) => id === 'doubted',
  isRefused: () => false,
};
const FULL = buildLot({ category: 'Glass' });

describe('what a lot needs', () => {
  it.each<[DescribeQueue, Partial<Lot>, boolean]>([
    ['undescribed', {}, false],
    ['undescribed', { title: ' ' }, true],
    ['undescribed', { description: '' }, true],
    ['undescribed', { estimateHigh: null }, true],
    ['undescribed', { category: '' }, false],
    ['title', { title: '' }, true],
    ['title', { description: '' }, false],
    ['description', { description: '\n' }, true],
    ['estimate', { estimateLow: null }, true],
    ['category', { category: '' }, true],
    ['photo', {}, true],
    ['photo', { id: 'photographed' }, false],
    ['toCheck', {}, false],
    ['toCheck', { id: 'doubted', status: 'ready' }, true],
    ['toCheck', { id: 'doubted', status: 'published' }, true],
    ['toCheck', { id: 'doubted', status: 'withdrawn' }, false],
    ['toCheck', { id: 'doubted', deletedAt: 1 }, false],
    ['undescribed', { title: '', status: 'published' }, true],
    ['undescribed', { title: '', status: 'withdrawn' }, false],
    ['undescribed', { title: '', deletedAt: 1 }, false],
  ])('in the queue %s a lot with %j: %s', (queue, fields, needs) => {
    expect(isInQueue({ ...FULL, ...fields }, queue, FACTS)).toBe(needs);
  });

  it('is what a platform refuses, where one is chosen', () => {
    const isRefused = (id: string, platformId: string): boolean => id === 'lot1' && platformId === 'invaluable';
    expect(isInQueue(FULL, refusedBy('invaluable'), { ...FACTS, isRefused })).toBe(true);
    expect(isInQueue(FULL, refusedBy('bidlogix'), { ...FACTS, isRefused })).toBe(false);
    expect(platformOfQueue(refusedBy('invaluable'))).toBe('invaluable');
    expect(platformOfQueue('title')).toBeNull();
  });

  it('is read back from text, and is the first one for anything else', () => {
    expect(['title', 'toCheck', 'refused:x', 'undescribed', 'constructor', null].map(readQueue)).toEqual([
      'title',
      'toCheck',
      'refused:x',
      'undescribed',
      'undescribed',
      'undescribed',
    ]);
  });
});

describe('the next lot', () => {
  const ids = ['a', 'b', 'c', 'd'];
  const needs = (id: string): boolean => id !== 'c';
  it.each([
    [null, 'a'],
    ['a', 'b'],
    ['b', 'd'],
    ['d', 'a'],
    ['elsewhere', 'a'],
  ])('behind %s is %s', (from, next) => {
    expect(nextInQueue(ids, from, needs)).toBe(next);
  });

  it('is never the same one, and none where nothing needs anything', () => {
    expect(nextInQueue(ids, 'b', (id) => id === 'b')).toBeNull();
    expect(nextInQueue(ids, null, () => false)).toBeNull();
  });
});
