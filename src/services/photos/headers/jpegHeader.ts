import type { ByteReader, PixelSize } from './byteReader';
import { jpegSegments } from './jpegSegments';

/** ITU-T T.81, B.2: a frame header (SOF) tells the size. Null without one before the picture's data. */
export async function jpegSize(reader: ByteReader): Promise<PixelSize | null> {
  for await (const { marker, head } of jpegSegments(reader)) {
    if (!isFrameHeader(marker)) continue;
    if (head.byteLength < 9) return null;
    return { width: head.getUint16(7), height: head.getUint16(5) };
  }
  return null;
}

/** SOF0 to SOF15 without DHT (C4), JPG (C8) and DAC (CC), which share their range. */
function isFrameHeader(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}
