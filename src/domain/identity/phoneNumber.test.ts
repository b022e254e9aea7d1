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
