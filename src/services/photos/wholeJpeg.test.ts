import { encode } from 'jpeg-js';
import { fingerprint } from './fingerprint';
import { isWholeJpeg } from './wholeJpeg';

const [WIDTH, HEIGHT] = [64, 48];
const pixels = Uint8Array.from({ length: 4 * WIDTH * HEIGHT }, (_, place) => (place * 37) % 256);
const photo = new Uint8Array(encode({ width: WIDTH, height: HEIGHT, data: pixels }, 80).data);
const join = (...parts: readonly (Uint8Array | readonly number[])[]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(parts.flatMap((part) => [...part]));
const blob = (bytes: Uint8Array): Blob => new Blob([Uint8Array.from(bytes)]);

describe('a JPEG', () => {
  it('is whole to its end, whatever a camera has put behind it', () => {
    expect(isWholeJpeg(photo)).toBe(true);
    expect(isWholeJpeg(join(photo, [0xff, 0xd8, 1, 2, 3]))).toBe(true);
  });

  it.each([photo.length - 1, photo.length - 2, Math.floor(photo.length / 2), 3])(
    'that breaks off after %d bytes is not',
    (length) => expect(isWholeJpeg(photo.subarray(0, length))).toBe(false),
  );

  it('is not whole by the end of the preview inside it', () => {
    const preview = join([0xff, 0xe1, 0x00, 0x06], [0xff, 0xd8, 0xff, 0xd9]);
    expect(isWholeJpeg(join([0xff, 0xd8], preview))).toBe(false);
    expect(isWholeJpeg(join([0xff, 0xd8], preview, [0xff, 0xd9]))).toBe(true);
  });

  it('may have bytes like markers in its data, restarts, and bytes that fill', () => {
    const data = [0xff, 0xda, 0x00, 0x02, 7, 0xff, 0x00, 0xd9, 0xff, 0xd0, 9, 0xff, 0xff, 0xd9];
    expect(isWholeJpeg(join([0xff, 0xd8], data))).toBe(true);
    expect(isWholeJpeg(join([0xff, 0xd8], data.slice(0, -1)))).toBe(false);
  });
});

it('every other file counts as whole', () => expect(isWholeJpeg(Uint8Array.of(0x89, 0x50))).toBe(true));

describe('a fingerprint', () => {
  it('is the SHA-256 of the whole file', async () => {
    expect(await fingerprint(new Blob(['abc']))).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
    expect(await fingerprint(blob(photo))).not.toBe(await fingerprint(blob(join(photo, [1]))));
  });

  it('is none of a file that breaks off, or went away', async () => {
    await expect(fingerprint(blob(photo.subarray(0, 500)))).rejects.toMatchObject({ code: 'damaged' });
    const gone = Object.assign(new Blob(['x']), { arrayBuffer: () => Promise.reject(new Error('gone')) });
    await expect(fingerprint(gone)).rejects.toMatchObject({ code: 'damaged' });
  });
});
