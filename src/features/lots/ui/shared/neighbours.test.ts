import { neighboursIn } from './neighbours';

const ids = ['a', 'b', 'c', 'd'];

it.each([
  ['in the order of the sale', null, 'b', { previous: 'a', next: 'c' }],
  ['in the order of the view', ['d', 'b', 'a'], 'b', { previous: 'd', next: 'a' }],
  ['at the end of the view', ['d', 'b', 'a'], 'a', { previous: 'b', next: null }],
  ['by the sale for a lot that is filtered out', ['d', 'a'], 'c', { previous: 'b', next: 'd' }],
  ['none for a lot that is not in the sale', null, 'x', { previous: null, next: null }],
] as const)('neighbours stand %s', (_, arranged, lotId, neighbours) => {
  expect(neighboursIn(arranged, ids, lotId)).toEqual(neighbours);
});
