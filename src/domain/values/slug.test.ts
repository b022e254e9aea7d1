import { isSlug, LONGEST_SLUG, readSlug } from './slug';

it.each([
  ['autumn-sale', true],
  ['12', true],
  ['a', true],
  ['a-b-c', true],
  ['a'.repeat(LONGEST_SLUG), true],
  ['a'.repeat(LONGEST_SLUG + 1), false],
  ['', false],
  ['-autumn', false],
  ['autumn-', false],
  ['autumn--sale', false],
  ['Autumn', false],
  ['autumn sale', false],
  ['autumn/sale', false],
  ['.autumn', false],
  ['autumn.', false],
  ['herbst-ä', false],
  ['autumn\n', false],
])('%j may be a part of an address: %s', (text, is) => {
  expect(isSlug(text)).toBe(is);
});

it('may be typed with capitals', () => {
  expect([readSlug('Autumn-SALE'), readSlug('Autumn sale')]).toEqual(['autumn-sale', null]);
});
