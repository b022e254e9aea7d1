import { CANARY, exifBlock } from './exif';

interface Segment {
  /** Two hex digits, `e1` for APP1. */
  readonly marker: string;
  readonly body: Buffer;
}

/** A JPEG's segments before its data. */
export function segmentsOf(jpeg: Buffer): Segment[] {
  const segments: Segment[] = [];
  for (let at = 2; at + 4 <= jpeg.length && jpeg[at] === 0xff;) {
    const end = at + 2 + jpeg.readUInt16BE(at + 2);
    const segment = { marker: jpeg.toString('hex', at + 1, at + 2), body: jpeg.subarray(at + 4, end) };
    segments.push(segment);
    if (segment.marker === 'da') return segments;
    at = end;
  }
  throw new Error('no picture in the JPEG');
}

/** The colour profile that the browser itself puts into the JPEG of a canvas. */
export const profilesOf = (jpeg: Buffer) =>
  segmentsOf(jpeg).flatMap(({ marker, body }) => (marker === 'e2' ? [body] : []));

/** Which traces the bytes hold of made the photo, where, and with which tags. */
export function leaks(bytes: Buffer): string[] {
  const position = exifBlock({ gps: true }).subarray(-48);
  const traces: [string, Buffer][] = [
    ['maker', Buffer.from(CANARY.make)],
    ['position', position.subarray(0, 24)],
    ['position', position.subarray(24)],
    ['Exif', Buffer.from('Exif')],
    ['XMP', Buffer.from('ns.adobe.com')],
    ['IPTC', Buffer.from('Photoshop')],
  ];
  return traces.filter(([, trace]) => bytes.includes(trace)).map(([name]) => name);
}
