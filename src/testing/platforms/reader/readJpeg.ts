interface JpegFacts {
  readonly width: number;
  readonly height: number;
  /** What stands in it beside the picture, such as `Exif`. */
  readonly says: readonly string[];
}

const NEEDED = /^(JFIF|ICC_PROFILE|Adobe)/;

/** Size and metadata of a JPEG by the letter of ITU-T T.81; null when it is none, or breaks off. */
export function readJpeg(bytes: Uint8Array): JpegFacts | null {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return null;
  if (bytes.at(-2) !== 0xff || bytes.at(-1) !== 0xd9) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const says: string[] = [];
  let size: Pick<JpegFacts, 'width' | 'height'> | null = null;
  for (let at = 2; at + 9 < bytes.length && view.getUint8(at) === 0xff;) {
    const marker = view.getUint8(at + 1);
    if (marker === 0xda) break;
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 16)).split('\0')[0] ?? '';
    if (marker === 0xfe) says.push('a comment');
    if (marker >= 0xe0 && marker <= 0xef && !NEEDED.test(name)) says.push(name);
    if (marker === 0xc0 || marker === 0xc1 || marker === 0xc2) {
      size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    }
    at += 2 + view.getUint16(at + 2);
  }
  return size === null ? null : { ...size, says };
}
