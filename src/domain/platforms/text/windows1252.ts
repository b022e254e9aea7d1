import { windowsSign } from '../../values/windows1252';

const LATIN = Array.from({ length: 0x100 }, (_, byte) => String.fromCharCode(byte));
/** Five bytes have no character: their control characters of Latin-1 are not written. */
const isControl = (character: string): boolean => character >= '\u0080' && character <= '\u009f';

const BYTES: ReadonlyMap<string, number> = new Map(
  LATIN.map((latin, byte) => [windowsSign(latin), byte] as const).filter(([character]) => !isControl(character)),
);

export const isWindows1252 = (character: string): boolean => BYTES.has(character);

/** Null when a character is outside: the caller replaces it first. */
export function encodeWindows1252(text: string): Uint8Array<ArrayBuffer> | null {
  const bytes = new Uint8Array(text.length);
  for (let place = 0; place < text.length; place += 1) {
    const byte = BYTES.get(text.charAt(place));
    if (byte === undefined) return null;
    bytes[place] = byte;
  }
  return bytes;
}
