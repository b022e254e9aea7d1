import { noSource, stated, vendor } from '../../domain/platforms/facts';
import type { Profile } from '../../domain/platforms/profile';
import {
  column,
  COMMON_FILE,
  COMMON_PICTURES,
  extra,
  field,
  NO_SALE_RULES,
  WHOLE_NUMBER,
} from '../../domain/platforms/profiles/common';
import { validate } from '../../domain/platforms/validate/validator';
import { GOLDEN_LOTS, GOLDEN_PHOTOS, GOLDEN_SALE } from './goldenSale';
import { makeBundle } from './makeBundle';

const PAGE = vendor('https://example.com/import');

/** A platform that nobody has: all that is written to add one. */
const fixturePlatform: Profile = {
  id: 'fixture',
  name: 'Fixture',
  verified: true,
  letters: stated('joined', PAGE),
  longestNumber: stated(4, PAGE),
  money: stated({ decimals: 'always', most: null }, PAGE),
  columns: [
    { ...column('NO', WHOLE_NUMBER, PAGE), required: true },
    { ...column('WHAT', field('title'), PAGE), required: true, limit: { most: 20, whenLonger: 'cut', fact: PAGE } },
    column('FROM', field('estimateLow'), PAGE),
    { ...column('SHIP', extra('ship'), PAGE), allowed: stated(['J', 'N'], PAGE) },
  ],
  extras: [{ name: 'ship', kind: 'yesNo', yesNo: ['J', 'N'], initial: 'N', fact: noSource() }],
  file: {
    ...COMMON_FILE,
    extension: 'txt',
    delimiter: stated('\t', PAGE),
    quotes: 'always',
    encoding: stated('windows-1252', PAGE),
  },
  pictures: { ...COMMON_PICTURES, name: stated('{nnn} {lot}.jpg', PAGE), most: stated(1, PAGE) },
  sale: NO_SALE_RULES,
};

it('is a file of data: its bundle is written and checked with no other line of code', () => {
  const lots = GOLDEN_LOTS.slice(39, 42);
  const { fileName, bytes, pictures } = makeBundle(lots, GOLDEN_PHOTOS, GOLDEN_SALE, fixturePlatform);
  expect(fileName).toBe('sample-sale-fifty-four-vessels-fixture.txt');
  expect(Buffer.from(bytes).toString('latin1').split('\r\n')).toEqual([
    '"NO"\t"WHAT"\t"FROM"\t"SHIP"',
    '"40"\t"Red lacquer table"\t"340.00"\t"N"',
    '"41"\t"Lódz tea service"\t"100.00"\t"N"',
    `"42"\t"'=SUM(A1:A9)"\t"100.00"\t"N"`,
    '',
  ]);
  expect(pictures.map(({ name }) => name)).toEqual(['001 40.jpg', '001 41.jpg', '001 42.jpg']);
  const problems = validate(lots, GOLDEN_PHOTOS, GOLDEN_SALE, fixturePlatform);
  expect(problems.map(({ detail }) => detail.rule)).toEqual([
    'shortened',
    'tooManyPictures',
    'charactersReplaced',
    'shortened',
    'formula',
    'shortened',
  ]);
});
