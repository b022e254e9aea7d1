import { readFieldText } from './fieldText';

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
