import { crc32 } from 'node:zlib';
import { CANARY, exifBlock, type ExifOptions } from './exif';

/** An XMP packet with the canary in it. */
const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:tiff="http://ns.adobe.com/tiff/1.0/" tiff:Make="${CANARY.make}"/></rdf:RDF></x:xmpmeta>`;

function jpegSegment(marker: number, body: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

/** Puts EXIF (APP1) right behind the start of a JPEG; with `full` also XMP (APP1), IPTC (APP13) and a comment. */
export function jpegWithMetadata(jpeg: Buffer, options: ExifOptions & { readonly full?: boolean }): Buffer {
  const segments = [jpegSegment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), exifBlock(options)]))];
  if (options.full) {
    segments.push(
      jpegSegment(0xe1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0${XMP}`)),
      jpegSegment(0xed, Buffer.from(`Photoshop 3.0\0${CANARY.make}`)),
      jpegSegment(0xfe, Buffer.from(CANARY.make)),
    );
  }
  return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);
}

export function pngChunk(type: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), body]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Signature and IHDR: eight bits, with transparency. */
export function pngStart(width: number, height: number): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 6, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  return Buffer.concat([PNG_SIGNATURE, pngChunk('IHDR', header)]);
}

/** Puts eXIf, tEXt and an XMP iTXt behind the IHDR of a PNG. */
export function pngWithMetadata(png: Buffer, options: ExifOptions): Buffer {
  const afterHeader = 8 + 25;
  return Buffer.concat([
    png.subarray(0, afterHeader),
    pngChunk('eXIf', exifBlock(options)),
    pngChunk('tEXt', Buffer.from(`Author\0${CANARY.make}`)),
    pngChunk('iTXt', Buffer.from(`XML:com.adobe.xmp\0\0\0\0\0${XMP}`)),
    png.subarray(afterHeader),
  ]);
}

function riffChunk(type: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(body.length);
  return Buffer.concat([Buffer.from(type), length, body, Buffer.alloc(body.length % 2)]);
}

/** Makes an extended WebP of any WebP: VP8X, its picture, then EXIF and XMP. */
export function webpWithMetadata(webp: Buffer, size: { width: number; height: number }, options: ExifOptions): Buffer {
  const extended = Buffer.alloc(10);
  extended.writeUInt8(0x0c); // It has EXIF and XMP.
  extended.writeUIntLE(size.width - 1, 4, 3);
  extended.writeUIntLE(size.height - 1, 7, 3);
  const picture = pictureOf(webp);
  const body = Buffer.concat([
    Buffer.from('WEBP'),
    riffChunk('VP8X', extended),
    picture,
    riffChunk('EXIF', exifBlock(options)),
    riffChunk('XMP ', Buffer.from(XMP)),
  ]);
  return riffChunk('RIFF', body);
}

/** The VP8 or VP8L chunk of a WebP. */
function pictureOf(webp: Buffer): Buffer {
  for (let at = 12; at + 8 <= webp.length;) {
    const length = 8 + webp.readUInt32LE(at + 4);
    const padded = length + (length % 2);
    if (/^VP8[ L]$/.test(webp.toString('ascii', at, at + 4))) return webp.subarray(at, at + padded);
    at += padded;
  }
  throw new Error('A WebP without a picture');
}

/** The head of a HEIC that says its size, without a picture. */
export function heicOfSize(width: number, height: number): Buffer {
  const box = (type: string, ...content: Buffer[]): Buffer => {
    const body = Buffer.concat(content);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(body.length + 8);
    return Buffer.concat([length, Buffer.from(type), body]);
  };
  const size = Buffer.alloc(12);
  size.writeUInt32BE(width, 4);
  size.writeUInt32BE(height, 8);
  return Buffer.concat([
    box('ftyp', Buffer.from('heic\0\0\0\0mif1heic')),
    box('meta', Buffer.alloc(4), box('iprp', box('ipco', box('ispe', size)))),
    box('mdat', Buffer.alloc(1000)),
  ]);
}
