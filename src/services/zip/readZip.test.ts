import { looksLikeZip, readZip } from './readZip';
import { eight, fields, four, oddZip, type OddFile, two } from './zipForTests';

const NO_LIMITS = { mostBytes: Infinity, mostTogether: Infinity };
const read = async (files: readonly OddFile[], limits = NO_LIMITS) => readZip(await oddZip(files), limits);
/** What the only file in it has. */
async function only(file: Partial<OddFile>, limits = NO_LIMITS): Promise<string> {
  const [entry] = [...(await read([{ name: 'a.txt', content: 'content', ...file }], limits)).values()];
  return (await entry?.read(''))?.text() ?? 'no file';
}

describe('a ZIP file', () => {
  it('gives its files by their paths, stored or packed, and leaves folders out', async () => {
    const found = await read([
      { name: 'out/', content: '' },
      { name: 'out/a.txt', content: 'first', extra: fields(two(9), two(0)), remark: 'a remark' },
      { name: 'b.txt', content: 'second '.repeat(50), isPacked: true },
    ]);
    expect([...found].map(([path, { size }]) => [path, size])).toEqual([
      ['out/a.txt', 5],
      ['b.txt', 350],
    ]);
    const [first, second] = await Promise.all([...found.values()].map((entry) => entry.read('text/plain')));
    expect([await first?.text(), await second?.text()]).toEqual(['first', 'second '.repeat(50)]);
    expect([first?.type, second?.type]).toEqual(['text/plain', 'text/plain']);
    expect(new TextDecoder().decode(await found.get('out/a.txt')?.bytes())).toBe('first');
  });

  it('may be empty, and have a comment behind it, however long', async () => {
    expect((await readZip(await oddZip([]), NO_LIMITS)).size).toBe(0);
    for (const length of [1, 0xffff]) {
      const file = await oddZip([{ name: 'a.txt', content: 'x' }], 'c'.repeat(length));
      expect([...(await readZip(file, NO_LIMITS)).keys()]).toEqual(['a.txt']);
    }
  });

  it('is known by its first bytes', async () => {
    expect(await looksLikeZip(await oddZip([{ name: 'a.txt' }]))).toBe(true);
    expect(await looksLikeZip(new Blob(['PK\u0003']))).toBe(false);
    expect(await looksLikeZip(new Blob(['PK\u0005\u0006']))).toBe(false);
    expect(await looksLikeZip(new Blob(['PK\u0003\u0004']))).toBe(true);
  });

  it('has sizes and places of more than 32 bits behind the name, and no others there', async () => {
    const large = (...numbers: readonly ReturnType<typeof eight>[]) =>
      fields(two(1), two(8 * numbers.length), ...numbers);
    const other = fields(two(0x5455), two(4), four(7));
    const before = async (extra: Uint8Array<ArrayBuffer>) =>
      new Uint8Array(await new Blob([other, extra]).arrayBuffer());
    expect(await only({ size: 0xffffffff, extra: await before(large(eight(7))) })).toBe('content');
    expect(await only({ packed: 0xffffffff, extra: large(eight(7)) })).toBe('content');
    expect(await only({ offset: 0xffffffff, extra: large(eight(0)) })).toBe('content');
    const all = { size: 0xffffffff, packed: 0xffffffff, offset: 0xffffffff };
    expect(await only({ ...all, extra: large(eight(7), eight(7), eight(0)) })).toBe('content');
    // One number is not there, or none.
    await expect(only({ ...all, extra: large(eight(7), eight(7)) })).rejects.toThrow('A size is not there.');
    await expect(only({ size: 0xffffffff, extra: other })).rejects.toThrow(RangeError);
  });

  it('has names in the letters of an old computer, which stay different, and one spelling of each', async () => {
    const name = (...bytes: readonly number[]) => new Uint8Array(bytes);
    expect([...(await read([{ name: name(0xe1, 0x61) }, { name: name(0xe2, 0x61) }])).keys()]).toEqual(['áa', 'âa']);
    // UTF-8 by its own word, which it is not.
    await expect(read([{ name: name(0xe1, 0x61), flags: 0x800 }])).rejects.toThrow(/utf-8/);
    expect([...(await read([{ name: 'e\u0301.jpg', flags: 0x800 }])).keys()]).toEqual(['é.jpg']);
  });
});

describe('a ZIP file is refused', () => {
  it.each<[string, () => Promise<unknown>, string]>([
    ['without an end', async () => readZip(new Blob(['x'.repeat(100)]), NO_LIMITS), 'The end is not there.'],
    ['when it is too short', async () => readZip(new Blob(['PK']), NO_LIMITS), 'The end is not there.'],
    [
      'when its table of contents lies behind it',
      async () => readZip((await oddZip([{ name: 'a.txt' }])).slice(40), NO_LIMITS),
      'The table of contents is not there.',
    ],
    [
      'when its table of contents says too many',
      async () => readZip(await oddZip([{ name: 'a.txt' }], '', 2), NO_LIMITS),
      'Offset is outside the bounds of the DataView',
    ],
    [
      'when its table of contents is none',
      async () => {
        const bytes = new Uint8Array(await (await oddZip([{ name: 'a.txt' }])).arrayBuffer());
        bytes[35] = 0;
        return readZip(new Blob([bytes]), NO_LIMITS);
      },
      'The table of contents is damaged.',
    ],
    ['with a path that is there twice', () => read([{ name: 'a.txt' }, { name: 'a.txt' }]), 'A path is there twice.'],
    [
      'when all of it would become too large',
      () =>
        read(
          [
            { name: 'a', content: '123' },
            { name: 'b', content: '45' },
          ],
          { ...NO_LIMITS, mostTogether: 4 },
        ),
      'It would become too large.',
    ],
  ])('%s', async (_name, open, words) => {
    await expect(open()).rejects.toThrow(words);
  });

  it('by a byte more than the limit, and not by the last one', async () => {
    const files = [
      { name: 'a', content: '123' },
      { name: 'b', content: '45' },
    ];
    expect((await read(files, { ...NO_LIMITS, mostTogether: 5 })).size).toBe(2);
    expect(await only({}, { ...NO_LIMITS, mostBytes: 7 })).toBe('content');
    await expect(only({}, { ...NO_LIMITS, mostBytes: 6 })).rejects.toThrow('It is too large.');
  });
});

describe('a file in a ZIP file is refused', () => {
  it.each<[string, Partial<OddFile>, string]>([
    ['when it is encrypted', { flags: 1 }, 'It is encrypted.'],
    ['when it is packed in a way of today', { method: 93 }, 'It is packed in an unknown way.'],
    ['when it lies elsewhere', { offset: 3 }, 'It is not where it should be.'],
    ['when it lies behind the end', { offset: 9_999 }, 'It is not where it should be.'],
    ['when a byte is another one', { sum: 5 }, 'It is damaged.'],
    ['when it is shorter than it says', { size: 8 }, 'It is damaged.'],
    ['when it is longer than it says', { size: 6 }, 'It is damaged.'],
    ['when it becomes longer than it says', { isPacked: true, size: 6 }, 'It is larger than it says.'],
    ['when it becomes shorter than it says', { isPacked: true, size: 8 }, 'It is damaged.'],
  ])('%s', async (_name, odd, words) => {
    await expect(only(odd)).rejects.toThrow(words);
  });

  it('when it would be too large to look into, however small it becomes', async () => {
    const limits = { mostBytes: 10, mostTogether: Infinity };
    await expect(only({ packed: 11, size: 1 }, limits)).rejects.toThrow('It is too large.');
  });
});
