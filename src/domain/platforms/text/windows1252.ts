/**
 * The bytes 0x80–0x9F of Windows-1252, from the index of the Encoding Standard; a space stands for the five that have no
 * character. All others are those of Latin-1. Written down, because the decoder of Node 20 takes Windows-1252 for Latin-1.
 */
const SPECIAL = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';
const FIRST_SPECIAL = 0x80;

const BYTES: ReadonlyMap<string, number> = new Map(
  Array.from({ length: 0x100 }, (_, byte): [string, number] => {
    const special = SPECIAL.charAt(byte - FIRST_SPECIAL);
    return [special === '' ? String.fromCharCode(byte) : special, byte];
  }).filter(([character, byte]) => character !== ' ' || byte === 0x20),
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
