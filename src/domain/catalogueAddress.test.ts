import fc from 'fast-check';
import { suggestSlug, toSlug } from './catalogueAddress';
import { isSlug, LONGEST_SLUG } from './slug';

describe('the address of a catalogue', () => {
  it.each([
    ['Autumn Sale', '2027-10-09', 'autumn-sale-2027-10-09'],
    ['Möbel & Gemälde, Straße', '2027-10-09', 'mobel-gemalde-strasse-2027-10-09'],
    ['  ', '2027-10-09', '2027-10-09'],
    ['時計', '2027-10-09', '2027-10-09'],
  ])('%s on %s', (title, date, slug) => expect(suggestSlug(title, date)).toBe(slug));

  it('is always one that the rules take', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 200 });
    fc.assert(fc.property(text, (title) => expect(isSlug(suggestSlug(title, '2027-10-09'))).toBe(true)));
  });

  it.each(['', '-a', 'a-', 'a--b', 'A', 'a b', 'ä', 'a/b', 'a'.repeat(LONGEST_SLUG + 1)])('is not %j', (text) =>
    expect(isSlug(text)).toBe(false),
  );

  it('is made of what somebody types', () => expect(toSlug(' Clocks / Watches ')).toBe('clocks-watches'));
});
