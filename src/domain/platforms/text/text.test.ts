import { encode } from '../file/encode';
import { toWindows1252 } from './closest';
import { escapeHtml, hasMarkup } from './html';
import { joinLines, withBreaks } from './lineBreaks';
import { takeOut } from './marks';
import { isWholeMoney, moneyText, roundMoney } from './moneyText';
import { shorten } from './shorten';
import { encodeWindows1252, isWindows1252 } from './windows1252';

describe('shorten', () => {
  test.each([
    ['A blue and white vase', 30, 'A blue and white vase'],
    ['A blue and white vase', 16, 'A blue and white'],
    ['A blue and white vase', 15, 'A blue and'],
    ['A blue, and white vase', 7, 'A blue'],
    ['Donaudampfschifffahrt', 10, 'Donaudampf'],
    ['Jug 🫖🫖', 5, 'Jug'],
    ['🫖🫖', 3, '🫖'],
  ])('%j to %i', (text, most, short) => expect(shorten(text, most)).toBe(short));
});

describe('line breaks', () => {
  test('are parted by one space in one line', () => {
    expect(joinLines(' One \r\n\r\n two\n three\u2028four ')).toBe('One two three four');
  });
  test('become <br>, or stay as they are', () => {
    expect(withBreaks('One\r\n\ntwo \n three', 'br')).toBe('One<br><br>two<br>three');
    expect(withBreaks('One\ntwo', 'kept')).toBe('One\ntwo');
    expect(withBreaks('One line', 'space')).toBe('One line');
  });
});

describe('Windows-1252', () => {
  test('has its 27 special characters and all of Latin-1', () => {
    const latin1 = Array.from({ length: 0x100 }, (_, byte) => byte).filter((byte) => byte < 0x80 || byte > 0x9f);
    expect([...(encodeWindows1252(String.fromCharCode(...latin1)) ?? [])]).toEqual(latin1);
    expect([...(encodeWindows1252('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ') ?? [])]).toEqual([
      0x80, 0x82, 0x83, 0x84, 0x85, 0x86, 0x87, 0x88, 0x89, 0x8a, 0x8b, 0x8c, 0x8e, 0x91, 0x92, 0x93, 0x94, 0x95, 0x96,
      0x97, 0x98, 0x99, 0x9a, 0x9b, 0x9c, 0x9e, 0x9f,
    ]);
  });
  test('has neither its five gaps nor what is in no Western language', () => {
    expect(encodeWindows1252('Łódź')).toBeNull();
    expect(isWindows1252('\u0081')).toBe(false);
  });
});

describe('the closest text', () => {
  test.each([
    ['Łódź', 'Lódz', ['Ł', 'ź'], []],
    ['12″ × 5′', '12" × 5\'', ['″', '′'], []],
    ['cafe\u0301', 'café', [], []],
    ['⅓ of 5 − 2', '1/3 of 5 - 2', ['⅓', '−'], []],
    ['東京 jug', '?? jug', [], ['東', '京']],
    ['👩‍🌾', '??', ['\u200d'], ['👩', '🌾']],
  ])('of %j', (text, written, replaced, lost) => {
    expect(toWindows1252(text)).toEqual({ text: written, replaced, lost });
  });
  test('can leave alone what has nothing near it', () => {
    expect(toWindows1252('Łódź 東京', { lost: 'kept' }).text).toBe('Lódz 東京');
  });
});

describe('HTML', () => {
  test('shows the text as it is', () => expect(escapeHtml('5 < 6 & "so"')).toBe('5 &lt; 6 &amp; "so"'));
  test('differs from plain signs by its elements', () => {
    expect(['<b>', 'a</p>', '<br/>'].map(hasMarkup)).toEqual([true, true, true]);
    expect(['5 < 6 > 4', '<- here', 'a <3'].map(hasMarkup)).toEqual([false, false, false]);
  });
});

describe('money', () => {
  test.each([
    [120_000, 'GBP', 'ifNeeded', '1200'],
    [1_250, 'GBP', 'ifNeeded', '12.50'],
    [120_000, 'GBP', 'always', '1200.00'],
    [1_250, 'GBP', 'none', '12.50'],
    [1_200, 'JPY', 'always', '1200'],
    [1_234, 'KWD', 'ifNeeded', '1.234'],
  ] as const)('%i of %s, decimals %s', (minor, currency, decimals, text) => {
    expect(moneyText(minor, currency, decimals)).toBe(text);
  });
  test('is rounded to whole units', () => {
    expect([roundMoney(1_250, 'GBP'), roundMoney(1_249, 'GBP'), roundMoney(7, 'JPY')]).toEqual([1_300, 1_200, 7]);
    expect([isWholeMoney(1_200, 'GBP'), isWholeMoney(1_250, 'GBP'), isWholeMoney(7, 'JPY')]).toEqual([
      true,
      false,
      true,
    ]);
  });
});

test('marks are taken out, and an inch mark becomes a word', () => {
  expect(takeOut('A 12" and 6 ″ "fine" plate', ['"'])).toBe('A 12 in and 6 in fine plate');
  expect(takeOut('12-1_A', ['-', '_'])).toBe('121A');
});

test('each encoding has its bytes', () => {
  expect([...encode('é', 'utf-8')]).toEqual([0xc3, 0xa9]);
  expect([...encode('é', 'utf-8-bom')]).toEqual([0xef, 0xbb, 0xbf, 0xc3, 0xa9]);
  expect([...encode('é€', 'utf-16be-bom')]).toEqual([0xfe, 0xff, 0x00, 0xe9, 0x20, 0xac]);
  expect([...encode('é€', 'windows-1252')]).toEqual([0xe9, 0x80]);
  expect([...encode('ł', 'windows-1252')]).toEqual([0x6c]);
});
