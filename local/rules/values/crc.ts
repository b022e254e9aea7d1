/** A 32-bit cyclic redundancy check with the given reflected polynomial. */
function checksum(polynomial: number): (bytes: Uint8Array) => number {
  const table = Uint32Array.from({ length: 256 }, (_, byte) => {
    let remainder = byte;
    for (let bit = 0; bit < 8; bit += 1) remainder = remainder & 1 ? (remainder >>> 1) ^ polynomial : remainder >>> 1;
    return remainder;
  });
  return (bytes) => {
    let remainder = 0xffffffff;
    for (const byte of bytes) remainder = (remainder >>> 8) ^ (table[(remainder ^ byte) & 0xff] ?? 0);
    return (remainder ^ 0xffffffff) >>> 0;
  };
}

export const crc32 = checksum(0xedb88320);
export const crc32c = checksum(0x82f63b78);
