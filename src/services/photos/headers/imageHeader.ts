import { isoMediaSize, isoMediaType } from './isoMediaHeader';
import { jpegSize } from './jpegHeader';
import { openBytes, text, type ByteReader, type PixelSize } from './byteReader';

export type ImageType = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'heic';

export interface ImageHeader {
  readonly type: ImageType;
  /** As stored, before it is turned upright. Null when the header does not say, or lies outside its own limits. */
  readonly size: PixelSize | null;
}

/**
 * What a file is by its first bytes, whatever its name and declared type say, and how many pixels it claims to have:
 * read before anything is decoded, so that a bomb of a few bytes never unfolds. Null for everything that is not one of
 * the six types, SVG included (it can carry scripts and has no pixels of its own).
 */
export const readImageHeader = (file: Blob): Promise<ImageHeader | null> => readHeader(openBytes(file));

/** The same of bytes that may be in memory. */
export async function readHeader(reader: ByteReader): Promise<ImageHeader | null> {
  const start = await reader.read(0, 32);
  if (start.byteLength < 12) return null;
  if (start.getUint16(0) === 0xffd8 && start.getUint8(2) === 0xff)
    return { type: 'jpeg', size: await jpegSize(reader) };
  if (start.getUint32(0) === 0x89504e47 && start.getUint32(4) === 0x0d0a1a0a)
    return { type: 'png', size: pngSize(start) };
  if (text(start, 0, 4) === 'RIFF' && text(start, 8, 4) === 'WEBP') return { type: 'webp', size: webpSize(start) };
  if (/^GIF8[79]a$/.test(text(start, 0, 6))) return { type: 'gif', size: await gifSize(reader) };
  const type = await isoMediaType(reader);
  return type === null ? null : { type, size: await isoMediaSize(reader) };
}

/** PNG, 11.2.1: IHDR comes first. */
function pngSize(start: DataView): PixelSize | null {
  if (start.byteLength < 24 || text(start, 12, 4) !== 'IHDR') return null;
  return { width: start.getUint32(16), height: start.getUint32(20) };
}

/** RFC 9649: lossy, lossless or extended; in the extended form the canvas, which no frame may exceed. */
function webpSize(start: DataView): PixelSize | null {
  if (start.byteLength < 30) return null;
  switch (text(start, 12, 4)) {
    case 'VP8 ':
      return { width: start.getUint16(26, true) & 0x3fff, height: start.getUint16(28, true) & 0x3fff };
    case 'VP8L': {
      const bits = start.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { width: uint24(start, 24) + 1, height: uint24(start, 27) + 1 };
    default:
      return null;
  }
}

function uint24(view: DataView, at: number): number {
  return view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
}

/** Most extension blocks that are read past before the first picture of a GIF. */
const MAX_GIF_BLOCKS = 4096;

/** GIF89a: the screen, or the first picture where that is larger (decoders widen the screen to it). */
async function gifSize(reader: ByteReader): Promise<PixelSize | null> {
  const screen = await reader.read(0, 13);
  if (screen.byteLength < 13) return null;
  let at = 13 + colourTable(screen.getUint8(10));
  for (let blocks = 0; blocks < MAX_GIF_BLOCKS; blocks += 1) {
    const block = await reader.read(at, 9);
    if (block.byteLength < 9) return null;
    if (block.getUint8(0) === 0x2c) {
      return {
        width: Math.max(screen.getUint16(6, true), block.getUint16(1, true) + block.getUint16(5, true)),
        height: Math.max(screen.getUint16(8, true), block.getUint16(3, true) + block.getUint16(7, true)),
      };
    }
    if (block.getUint8(0) !== 0x21) return null;
    at += 2;
    for (let length = block.getUint8(2); length > 0; blocks += 1) {
      at += length + 1;
      const next = await reader.read(at, 1);
      if (next.byteLength < 1 || blocks > MAX_GIF_BLOCKS) return null;
      length = next.getUint8(0);
    }
    at += 1;
  }
  return null;
}

function colourTable(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}
