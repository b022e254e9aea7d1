import type { TextBlock } from '../../../../domain/lots/template';
import { slashBefore, takesSlash, textsFor } from './slashTexts';

describe('a slash at the beginning of a word', () => {
  it.each([
    ['/', 1, { at: 0, query: '' }],
    ['/res', 4, { at: 0, query: 'res' }],
    ['A vase. /ch', 11, { at: 8, query: 'ch' }],
    ['line\n/x', 7, { at: 5, query: 'x' }],
    ['(/x', 3, { at: 1, query: 'x' }],
    ['/restored', 4, { at: 0, query: 'res' }],
  ])('is found in %j', (text, caret, found) => {
    expect(slashBefore(text, caret)).toEqual(found);
  });

  it.each([
    ['12/18', 5],
    ['w/o', 3],
    ['/res tored', 10],
    ['//', 2],
    ['', 0],
    ['/x', 0],
  ])('is not in %j', (text, caret) => {
    expect(slashBefore(text, caret)).toBeNull();
  });
});

const block = (id: string, field: TextBlock['field'], name: string, text: string): TextBlock => ({
  kind: 'text',
  id,
  field,
  name,
  text,
  order: id,
});

const BLOCKS = [
  block('a', 'condition', 'Restored', 'Old restorations.'),
  block('b', 'description', 'By descent', 'By descent\nin the family.'),
  block('c', 'description', 'Signed', 'Signed and dated.'),
];
const ids = (field: Parameters<typeof textsFor>[1], query: string) =>
  textsFor(BLOCKS, field, query)
    .map(({ id }) => id)
    .join('');

describe('the texts behind a slash', () => {
  it('are those of the field first, then by their name and their words', () => {
    expect(ids('description', '')).toBe('bca');
    expect(ids('condition', '')).toBe('abc');
    expect(ids('description', 'sig')).toBe('c');
    expect(ids('description', 'da')).toBe('c');
    expect(ids('description', 'REST')).toBe('a');
    expect(ids('description', 'zebra')).toBe('');
  });

  it('are one line in a title, and none where nobody writes sentences', () => {
    expect(ids('title', '')).toBe('ac');
    expect([takesSlash('title'), takesSlash('provenance'), takesSlash('category')]).toEqual([true, true, false]);
  });
});
