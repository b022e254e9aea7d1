import type { ByteReader } from './byteReader';

/** Most segments before the picture's data: metadata of many megabytes still has fewer. */
const MAX_SEGMENTS = 2048;

const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;

export interface JpegSegment {
  readonly marker: number;
  /** Its first bytes, beginning with the marker. */
  readonly head: DataView;
}

/**
 * ITU-T T.81, B.1: the segments before the picture's data, marker by marker. What is inside one, such as the preview in an
 * APP segment, is passed over with it. Ends early where the bytes are no JPEG.
 */
export async function* jpegSegments(reader: ByteReader): AsyncGenerator<JpegSegment> {
  let at = 2;
  for (let segments = 0; segments < MAX_SEGMENTS; segments += 1) {
    const head = await reader.read(at, 16);
    if (head.byteLength < 4 || head.getUint8(0) !== 0xff) return;
    const marker = head.getUint8(1);
    if (marker === START_OF_SCAN || marker === END_OF_IMAGE) return;
    if (marker === 0xff) at += 1; // A fill byte before the marker.
    else {
      yield { marker, head };
      at += isBare(marker) ? 2 : 2 + head.getUint16(2);
    }
  }
}

/** TEM and RSTn have no length. */
const isBare = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);
