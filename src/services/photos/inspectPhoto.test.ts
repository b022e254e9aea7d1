import { refusalOf } from './inspectPhoto';

/** The start of a PNG of this size; nothing behind its header is needed. */
function png(width: number, height: number): Blob {
  const bytes = new DataView(new ArrayBuffer(64));
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a].forEach((byte, index) => bytes.setUint8(index, byte));
  bytes.setUint32(8, 13);
  [0x49, 0x48, 0x44, 0x52].forEach((byte, index) => bytes.setUint8(12 + index, byte));
  bytes.setUint32(16, width);
  bytes.setUint32(20, height);
  return new Blob([bytes.buffer]);
}

describe('refusalOf', () => {
  it.each([
    ['a photo', png(4000, 3000), null],
    ['a text', new Blob(['Notes about the sale, long enough to be read as something else.']), 'notAnImage'],
    ['an empty file', new Blob([]), 'damaged'],
    ['a picture that is too small', png(4000, 319), 'tooSmall'],
    ['a picture of exactly the least size', png(320, 320), null],
    ['a picture of too many pixels', png(20_000, 20_000), 'tooLarge'],
  ] as const)('answers for %s', async (_name, file, expected) => {
    await expect(refusalOf(file)).resolves.toBe(expected);
  });
});
