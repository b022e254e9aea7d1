import fc from 'fast-check';
import { type MarkedPart, markDifference, shortened } from './markDifference';

/** What is alike as it is, what differs in brackets. */
const written = (parts: readonly MarkedPart[]): string =>
  parts.map(({ text, differs }) => (differs && text !== '' ? `[${text}]` : text)).join('');
const whole = (parts: readonly MarkedPart[]): string => parts.map(({ text }) => text).join('');
const alike = (parts: readonly MarkedPart[]): string => whole(parts.filter(({ differs }) => !differs));

it.each([
  ['A red vase', 'A blue vase', 'A [red] vase', 'A [blue] vase'],
  ['A vase', 'A vase', 'A vase', 'A vase'],
  ['', 'A vase', '', '[A vase]'],
  ['vase', 'a vase', 'vase', '[a ]vase'],
  ['A 😀 vase', 'A 😁 vase', 'A [😀] vase', 'A [😁] vase'],
  ['about 1790', 'about 1760', 'about [1790]', 'about [1760]'],
  ['A red vase and a red bowl', 'A vase and a blue bowl', 'A [red ]vase and a [red] bowl', 'A vase and a [blue] bowl'],
  ['one two', 'three four', '[one two]', '[three four]'],
])('marks the words that differ in %p and %p', (one, other, first, second) => {
  expect(markDifference(one, other).map(written)).toEqual([first, second]);
});

it('leaves nothing out, and what is alike is the same in both', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(fc.constantFrom('a', 'b', ' ', '\n', 'vase'), { maxLength: 12 }).map((words) => words.join('')),
  );
  fc.assert(
    fc.property(texts, texts, (one, other) => {
      const [left, right] = markDifference(one, other);
      expect([whole(left), whole(right)]).toEqual([one, other]);
      expect(alike(left)).toBe(alike(right));
    }),
  );
});

it('compares texts of very many words from both ends', () => {
  const words = (of: string) => Array.from({ length: 700 }, (_, at) => `${of}${at}`).join(' ');
  const [left] = markDifference(`same ${words('a')} end`, `same ${words('b')} end`);
  expect(left.map(({ differs }) => differs)).toEqual([false, true, false]);
});

it('shortens what is alike between whole words, and nothing that differs', () => {
  const far = 'many words that stand far away from it';
  const [left] = markDifference(
    `${far} red vase ${far} ${far} one ${far}`,
    `${far} blue vase ${far} ${far} two ${far}`,
  );
  expect(written(shortened(left, 12))).toBe('… from it [red] vase many … from it [one] many words …');
  const [longer, other] = markDifference(`${far} vase (?)`, `${far} vase`);
  expect([longer, other].map((each) => written(shortened(each, 12)))).toEqual(['… it vase[ (?)]', '… it vase']);
  expect(shortened([{ text: far, differs: false }], 12)).toEqual([{ text: far, differs: false }]);
});
