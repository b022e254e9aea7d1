import type { ByteReader, PixelSize } from './byteReader';

/** Most segments before the frame header: metadata of many megabytes still has fewer. */
const MAX_SEGMENTS = 2048;

const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;

/**
 * ITU-T T.81, B.1 and B.2: goes from marker to marker until a frame header (SOF) tells the size. The preview inside an
 * APP segment is passed over with its segment. Null without a frame header before the picture's data.
 */
export async function jpegSize(reader: ByteReader): Promise<PixelSize | null> {
  let at = 2;
  for (let segments = 0; segments < MAX_SEGMENTS; segments += 1) {
    const segment = await reader.read(at, 9);
    if (segment.byteLength < 4 || segment.getUint8(0) !== 0xff) return null;
    const marker = segment.getUint8(1);
    if (marker === 0xff) {
      at += 1; // A fill byte before the marker.
    } else if (marker === START_OF_SCAN || marker === END_OF_IMAGE) {
      return null;
    } else if (isFrameHeader(marker)) {
      if (segment.byteLength < 9) return null;
      return { width: segment.getUint16(7), height: segment.getUint16(5) };
    } else {
      at += isBare(marker) ? 2 : 2 + segment.getUint16(2);
    }
  }
  return null;
}

/** SOF0 to SOF15 without DHT (C4), JPG (C8) and DAC (CC), which share their range. */
function isFrameHeader(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

/** TEM and RSTn have no length. */
function isBare(marker: number): boolean {
  return marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);
}
