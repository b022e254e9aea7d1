import fc from 'fast-check';
import { PLATFORMS } from '../platforms/profiles/platforms';
import { kindOfExtra, PLATFORM_EXTRAS } from '../platforms/profiles/knownExtras';
import { extraColumnsOf } from '../platforms/profiles/saleExtras';
import { type Extras, extraFieldsIn, extraFieldsOf, extrasOf, isExtraField, isExtraId, LONGEST_EXTRA } from './extras';
import { sharedFieldsIn } from './lot';

const id = fc.stringMatching(/^[A-Za-z][A-Za-z0-9_]{0,49}$/).filter(isExtraId);
const value = fc.oneof(fc.string({ minLength: 1 }), fc.integer(), fc.boolean());

describe('extras of a lot', () => {
  it('are the same as fields and as one map, in the order of their ids', () => {
    fc.assert(
      fc.property(fc.dictionary(id, value), (extras: Extras) => {
        const back = extrasOf({ ...extraFieldsOf(extras) });
        expect(back).toEqual({ ...extras });
        expect(Object.keys(back)).toEqual(Object.keys(extras).sort());
      }),
    );
  });

  it('are kept when nobody knows them, and what is none is left out', () => {
    const stored = { ofANewerBuild: 'x', 'a b': 'y', constructor: 'z', empty: '', list: ['x'], none: null, bad: NaN };
    expect(extraFieldsOf(stored)).toEqual({ 'extras.ofANewerBuild': 'x' });
    expect([extraFieldsOf(undefined), extraFieldsOf('x')]).toEqual([{}, {}]);
  });

  it('are found among other fields, each once', () => {
    const lot = { title: 'A vase', extras: 1, 'extras.': 'x', 'extras.endTime': '18:00' };
    expect(extraFieldsIn(lot, { 'extras.endTime': null, 'extras.height': 3 }, undefined)).toEqual([
      'extras.endTime',
      'extras.height',
    ]);
    expect(sharedFieldsIn(lot).at(-1)).toBe('extras.endTime');
    expect(['extras', 'extras.', 'extras.1a', 'title'].map(isExtraField)).toEqual([false, false, false, false]);
  });
});

describe('the extras of a sale', () => {
  const named = (platforms: readonly string[]) => extraColumnsOf({ platforms }).map(({ field }) => field);

  it('are those of its platforms, each once', () => {
    expect(named([])).toEqual([]);
    expect(named(['bidlogix', 'ofANewerBuild'])).toEqual(['extras.endDate', 'extras.endTime', 'extras.bidIncrement']);
    expect(named(['theSaleroom'])).toContain('extras.bidIncrement');
    const both = named(['bidlogix', 'theSaleroom']);
    expect(new Set(both).size).toBe(both.length);
    expect(extraColumnsOf({ platforms: ['bidlogix'] })[0]).toEqual({
      field: 'extras.endDate',
      kind: 'text',
      longest: 20,
      choices: [],
      name: 'End date',
      isOwn: false,
      isRequired: true,
    });
  });

  it('have ids that a lot may have, and one kind for all platforms', () => {
    for (const { extras } of PLATFORMS) {
      for (const { name, kind, longest = 0 } of extras) {
        expect(isExtraId(name)).toBe(true);
        expect(longest).toBeLessThanOrEqual(LONGEST_EXTRA);
        expect(kindOfExtra(`extras.${name}`)).toBe(kind);
      }
    }
    expect(PLATFORM_EXTRAS.length).toBeGreaterThan(15);
  });
});
