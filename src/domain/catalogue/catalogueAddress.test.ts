import fc from 'fast-check';
import { suggestSlug, toSlug } from './catalogueAddress';
import { isSlug, LONGEST_SLUG } from '../values/slug';

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

  it('may have as many characters as the rules take', () => {
    expect(isSlug('a'.repeat(LONGEST_SLUG))).toBe(true);
    expect(toSlug('a'.repeat(LONGEST_SLUG + 1))).toBe('a'.repeat(LONGEST_SLUG));
    const suggested = suggestSlug('a'.repeat(LONGEST_SLUG), '2027-10-09');
    expect(suggested).toBe(`${'a'.repeat(LONGEST_SLUG - 11)}-2027-10-09`);
    expect(suggestSlug(`${'a'.repeat(LONGEST_SLUG - 12)} b`, '2027-10-09')).toBe(
      `${'a'.repeat(LONGEST_SLUG - 12)}-2027-10-09`,
    );
  });

  it.each([
    ['Straße', 'strasse'],
    ['Ærø', 'aero'],
    ['Cœur', 'coeur'],
    ['Đorđe', 'dorde'],
    ['Garðar', 'gardar'],
    ['Þór', 'thor'],
    ['Łódź', 'lodz'],
    ['ılık', 'ilik'],
    ['Crème brûlée', 'creme-brulee'],
    ['--- Silver --- & --- Gold ---', 'silver-gold'],
    ['ﬁne ½', 'fine-1-2'],
  ])('writes %s as %s', (typed, slug) => expect(toSlug(typed)).toBe(slug));

  it('is made of what somebody types', () => expect(toSlug(' Clocks / Watches ')).toBe('clocks-watches'));
});
