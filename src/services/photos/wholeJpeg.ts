const MARKER = 0xff;
const START = 0xd8;
const END = 0xd9;
/** Markers that stand alone, without a length behind them: restarts, and what fills a gap. */
const isAlone = (code: number): boolean => (code >= 0xd0 && code <= 0xd7) || code === 0x01;

/**
 * Whether a JPEG has the end of its picture: a card that was pulled out leaves files that break off, which browsers draw
 * grey from there on, or not at all. Everything that is no JPEG counts as whole. Cameras put more behind the picture.
 */
export function isWholeJpeg(bytes: Uint8Array): boolean {
  if (bytes[0] !== MARKER || bytes[1] !== START) return true;
  for (let at = 2; at >= 0 && at < bytes.length;) {
    at = bytes.indexOf(MARKER, at);
    if (at < 0) return false;
    const code = bytes[at + 1];
    if (code === undefined) return false;
    if (code === END) return true;
    if (code === MARKER) at += 1;
    else if (code === 0 || isAlone(code)) at += 2;
    else {
      const [high, low] = [bytes[at + 2], bytes[at + 3]];
      if (high === undefined || low === undefined) return false;
      // Behind the head of a scan come its data, in which a byte like a marker has a 0 behind it.
      at += 2 + high * 256 + low;
    }
  }
  return false;
}
