import { LANGUAGES, languageOf } from '../../shared/messages/languages';
import { localeOf } from '../../shared/messages/languageChoice';
import { startLanguage } from './startLanguage';

it.each([
  ['the account', { account: 'de', device: 'en', wished: ['en-GB'] }, 'de'],
  ['the account, though the browser asks for another', { account: 'en', device: 'de', wished: ['de'] }, 'en'],
  ['the device', { account: null, device: 'de', wished: ['en-GB'] }, 'de'],
  [
    'the device, where the account asks for a language we do not have',
    { account: 'tlh', device: 'de', wished: [] },
    'de',
  ],
  ['the browser', { account: null, device: null, wished: ['de-AT', 'en'] }, 'de'],
  ['the browser’s second wish', { account: null, device: null, wished: ['tlh-001', 'de', 'en'] }, 'de'],
  ['the browser’s English before its German', { account: null, device: null, wished: ['en-US', 'de'] }, 'en'],
  ['English, when nobody asks for a language of ours', { account: null, device: null, wished: ['tlh', 'la'] }, 'en'],
  ['English, when nothing is known', { account: null, device: null, wished: [] }, 'en'],
  [
    'never what only looks like a language',
    { account: '__proto__', device: 'toString', wished: ['constructor'] },
    'en',
  ],
] as const)('%s', (_, wishes, language) => expect(startLanguage(wishes)).toBe(language));

it.each([
  ['de', 'de'],
  ['DE-ch-1996', 'de'],
  ['en-GB', 'en'],
  ['tlh', null],
  ['', null],
])('the tag %j asks for %j', (tag, language) => expect(languageOf(tag)).toBe(language));

it.each([
  ['en', ['de-DE', 'en-GB', 'en-US'], 'en-GB'],
  ['de', ['de-CH', 'en'], 'de-CH'],
  ['de', ['en-US'], 'de'],
] as const)('%s is written as in the region of %j', (language, wished, locale) => {
  expect(localeOf(language, wished)).toBe(locale);
});

it('every language names itself', () => {
  for (const [code, name] of Object.entries(LANGUAGES)) {
    const own = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? '';
    // In a choice each begins with a capital, also where the language writes its name without one.
    expect(name).toBe(own.charAt(0).toLocaleUpperCase(code) + own.slice(1));
  }
});
