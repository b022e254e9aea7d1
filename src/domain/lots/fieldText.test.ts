import { readCount, readFieldText, readLotType } from './fieldText';

const oneLine = (text: string): string => {
  const read = readFieldText(text, 'text', 1_000_000);
  if (!read.ok) throw new Error(read.problem);
  return read.value;
};

it.each([
  ['Vase', 'Vase'],
  ['Vase \r\n  blue', 'Vase blue'],
  ['Vase\n \n\t\nblue', 'Vase blue'],
  ['\n\nVase', ' Vase'],
  ['Vase\n', 'Vase '],
  ['\n', ' '],
  ['a  b', 'a  b'],
])('a short text is one line: %j', (text, expected) => expect(oneLine(text)).toBe(expected));

it('keeps the breaks of a long text', () => {
  expect(readFieldText('a\r\nb\rc', 'longText', 100)).toEqual({ ok: true, value: 'a\nb\nc' });
});

it('takes no longer for each space of a long run of spaces', () => {
  const spaces = ' '.repeat(100_000);
  const began = performance.now();
  expect(oneLine(`a${spaces}b\nc`)).toBe(`a${spaces}b c`);
  expect(performance.now() - began).toBeLessThan(1_000);
});

it('takes a text that is as long as it may be once it is clean, and no longer one', () => {
  expect(readFieldText('Va\u0000se', 'text', 4)).toEqual({ ok: true, value: 'Vase' });
  expect(readFieldText('Vases', 'text', 4)).toEqual({ ok: false, problem: 'tooLong' });
  expect(readFieldText('Vases', 'longText', 4)).toEqual({ ok: false, problem: 'tooLong' });
});

it.each([
  ['the break that databases write within a field', 'Teapot.\vLondon.'],
  ['a new page', 'Teapot.\fLondon.'],
  ['a break of a line', 'Teapot.\u2028London.'],
  ['a break of a paragraph', 'Teapot.\u2029London.'],
])('%s joins no two words', (_, text) => {
  expect(readFieldText(text, 'longText', 100)).toEqual({ ok: true, value: 'Teapot.\nLondon.' });
  expect(readFieldText(text, 'text', 100)).toEqual({ ok: true, value: 'Teapot. London.' });
});

it.each([
  ['1', 1],
  [' 12 ', 12],
  ['0012', 12],
  ['100', 100],
  ['101', null],
  ['0', null],
  ['', null],
  ['-1', null],
  ['1.5', null],
  ['12 pieces', null],
  ['1e1', null],
])('how many: %j is %j', (text, value) => {
  const problem = { ok: false, problem: 'notACount' };
  expect(readCount(text, 100)).toEqual(value === null ? problem : { ok: true, value });
});

const NAMES = { single: 'Einzelnes Los', asOneLot: 'Konvolut', timesTheMoney: 'Mal Stück', choice: 'Zur Wahl' };

it.each([
  ['Konvolut', 'asOneLot'],
  [' zur WAHL ', 'choice'],
  ['timesTheMoney', 'timesTheMoney'],
  ['SINGLE', 'single'],
  ['Los', null],
  ['', null],
])('the kind of lot %j is %j', (text, value) => {
  const problem = { ok: false, problem: 'notAChoice' };
  expect(readLotType(text, NAMES)).toEqual(value === null ? problem : { ok: true, value });
});
