/** The encodings in which platforms read, as their facts name them. */
export type ReadEncoding = 'windows-1252' | 'utf-8' | 'utf-8 with mark' | 'utf-16be with mark' | 'utf-16le with mark';

/** Code points of 0x80–0x9F; 0 where Windows-1252 has nothing. From the index of the Encoding Standard. */
const SPECIAL = [
  0x20ac, 0, 0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021, 0x02c6, 0x2030, 0x0160, 0x2039, 0x0152, 0, 0x017d, 0, 0,
  0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014, 0x02dc, 0x2122, 0x0161, 0x203a, 0x0153, 0, 0x017e, 0x0178,
];

const beginsWith = (bytes: Uint8Array, mark: readonly number[]): boolean =>
  mark.every((byte, place) => bytes[place] === byte);

/** The text of the bytes, or why they are none in this encoding. */
export function decode(
  bytes: Uint8Array,
  encoding: ReadEncoding,
): { readonly text: string } | { readonly reason: string } {
  const hasUtf8Mark = beginsWith(bytes, [0xef, 0xbb, 0xbf]);
  switch (encoding) {
    case 'windows-1252':
      return readNarrow(bytes);
    case 'utf-8':
      return hasUtf8Mark ? { reason: 'a mark stands before UTF-8' } : readUtf8(bytes);
    case 'utf-8 with mark':
      return hasUtf8Mark ? readUtf8(bytes.subarray(3)) : { reason: 'the mark before UTF-8 is missing' };
    case 'utf-16be with mark':
      return beginsWith(bytes, [0xfe, 0xff])
        ? readWide(bytes.subarray(2), false)
        : { reason: 'the mark before UTF-16 is missing' };
    case 'utf-16le with mark':
      return beginsWith(bytes, [0xff, 0xfe])
        ? readWide(bytes.subarray(2), true)
        : { reason: 'the mark before UTF-16 is missing' };
  }
}

function readUtf8(bytes: Uint8Array): { readonly text: string } | { readonly reason: string } {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    return { reason: 'the bytes are no UTF-8' };
  }
}

function readNarrow(bytes: Uint8Array): { readonly text: string } | { readonly reason: string } {
  const isAscii = bytes.every((byte) => byte < 0x80);
  // Text of Windows-1252 with any sign beyond ASCII is practically never well-formed UTF-8.
  if (!isAscii && 'text' in readUtf8(bytes)) return { reason: 'UTF-8 where Windows-1252 is read' };
  const codes = [...bytes].map((byte) => (byte >= 0x80 && byte <= 0x9f ? (SPECIAL[byte - 0x80] ?? 0) : byte));
  if (codes.includes(0)) return { reason: 'a byte is none of Windows-1252' };
  return { text: codes.map((code) => String.fromCharCode(code)).join('') };
}

function readWide(bytes: Uint8Array, isLittleEndian: boolean): { readonly text: string } | { readonly reason: string } {
  if (bytes.length % 2 === 1) return { reason: 'half a character of UTF-16' };
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const codes = Array.from({ length: bytes.length / 2 }, (_, place) => view.getUint16(place * 2, isLittleEndian));
  return { text: codes.map((code) => String.fromCharCode(code)).join('') };
}
