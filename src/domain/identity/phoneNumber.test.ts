import { CALLING_REGIONS, likelyRegion, toE164 } from './phoneNumber';

describe('a phone number as people write it', () => {
  it.each([
    ['0176 1234567', 'DE', '+491761234567'],
    ['+49 (0)176 / 123 45-67', 'US', '+491761234567'],
    ['0049 176 1234567', 'FR', '+491761234567'],
    ['  +44 20 7946 0958 ', 'DE', '+442079460958'],
    ['(0)20 7946 0958', 'GB', '+442079460958'],
    ['(650) 555-3434', 'US', '+16505553434'],
    ['1 650.555.3434', 'CA', '+16505553434'],
    ['06 1234 5678', 'IT', '+390612345678'],
    ['8 912 345-67-89', 'RU', '+79123456789'],
    ['912 345 67 89', 'RU', '+79123456789'],
    ['800 555 35 35', 'RU', '+78005553535'],
    ['8 800 555 35 35', 'RU', '+78005553535'],
    ['701 234 56 78', 'KZ', '+77012345678'],
    ['8 701 234 56 78', 'KZ', '+77012345678'],
    ['06 30 123 4567', 'HU', '+36301234567'],
    ['8 029 123-45-67', 'BY', '+375291234567'],
    ['612 34 56 78', 'ES', '+34612345678'],
    ['07 01 02 03 04', 'CI', '+2250701020304'],
    // Without its plus, and with the country's code all the same.
    ['7 912 345-67-89', 'RU', '+79123456789'],
    ['7 701 234 56 78', 'KZ', '+77012345678'],
    ['029 123-45-67', 'BY', '+375291234567'],
    ['80 29 123-45-67', 'BY', '+375291234567'],
    ['29 123-45-67', 'BY', '+375291234567'],
    ['8 65 12 34 56', 'TM', '+99365123456'],
    ['65 12 34 56', 'TM', '+99365123456'],
    ['30 123 4567', 'HU', '+36301234567'],
    ['8 612 34567', 'LT', '+37061234567'],
    ['0 612 34567', 'LT', '+37061234567'],
    ['612 34567', 'LT', '+37061234567'],
    ['800 12345', 'LT', '+37080012345'],
    // From a list of contacts, with the marks of its direction; and from a Japanese keyboard.
    ['\u202a+49 176 1234567\u202c', 'US', '+491761234567'],
    ['\u200e0176\u00a01234567\u2060', 'DE', '+491761234567'],
    ['\uff0b49 176 1234567', 'US', '+491761234567'],
    ['０９０（１２３４）５６７８', 'JP', '+819012345678'],
    // The shortest and the longest that there are.
    ['+290 22222', 'GB', '+29022222'],
    ['+49 1234567890123', 'GB', '+491234567890123'],
  ])('%s in %s is %s', (typed, region, number) => {
    expect(toE164(typed, region)).toBe(number);
  });

  it.each([
    ['', 'DE'],
    ['12', 'DE'],
    ['+0 176 1234567', 'DE'],
    ['call me', 'DE'],
    ['0176 1234567 ext 5', 'DE'],
    ['1234567890123456', 'DE'],
    ['+1234567', 'DE'],
    ['+49 12345678901234', 'DE'],
    ['49+1761234567', 'DE'],
    ['0176 1234567', 'nowhere'],
  ])('%j in %s is none', (typed, region) => {
    expect(toE164(typed, region)).toBeNull();
  });
});

test('every region has one code, and stands once', () => {
  expect(new Set(CALLING_REGIONS.map(({ region }) => region)).size).toBe(CALLING_REGIONS.length);
  for (const { region, callingCode } of CALLING_REGIONS) {
    expect(region).toMatch(/^[A-Z]{2}$/);
    expect(callingCode).toMatch(/^[1-9]\d{0,2}$/);
  }
});

describe('where a person probably is', () => {
  it.each([
    [['de-AT', 'en-US'], 'AT'],
    [['de', 'en-GB'], 'GB'],
    [['de'], 'DE'],
    [['not a language', 'fr-CH'], 'CH'],
    [['en-ZZ'], 'US'],
    [[], 'US'],
  ])('%j is %s', (languages, region) => {
    expect(likelyRegion(languages)).toBe(region);
  });
});
